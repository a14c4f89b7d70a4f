"""The part of `hanapai check` about a server: where the bot can play, and what `/server-settings` names."""

from collections.abc import Iterator

import discord

from bot.common.text import legible
from bot.i18n import Words
from bot.settings.settings import ServerSettings
from bot.transport.invite import NEEDED
from bot.transport.permissions import can_write, troubles

FOR_PICTURES = "attach_files"
"""The permission without which the bot plays in words."""
WRONG = {
    "gone": "no longer exists",
    "shut-channel": "needs View Channel and Send Messages",
    "shut-channels": "needs View Channel and Send Messages",
    "shut-role": "can't be mentioned by the bot",
    "shut-flag": "needs {needs}",
    "managed": "is managed by Discord or an integration",
    "permission": "needs Manage Roles",
    "above": "is not below the bot's own role",
}
"""Faults of settings, by the obstacle that `troubles` names, and by kind where that matters."""


def said_of(guild: discord.Guild, chosen: ServerSettings) -> tuple[str, bool]:
    """Return what to report of a server with these settings, and whether all is as it should be.

    If tables may be opened only in some channels, only those are looked at.
    """
    lacking, wordy = list[str](), list[str]()
    channels = [each for each in map(guild.get_channel, chosen.channels) if each] or guild.text_channels
    playable = 0
    for channel in channels:
        may = channel.permissions_for(guild.me)
        if not (may.view_channel if isinstance(channel, discord.ForumChannel) else can_write(channel, may)):
            continue  # a forum has only threads
        playable += 1
        missing = [name for name, wanted in NEEDED if wanted and not getattr(may, name)]
        if rest := [plain(name) for name in missing if name != FOR_PICTURES]:
            lacking.append(f"{_named(channel)} ({', '.join(rest)})")
        if FOR_PICTURES in missing:
            wordy.append(_named(channel))
    said = f"the bot can play in {playable} of {len(channels)} channels"
    if wordy:
        said += f"; in words, without {plain(FOR_PICTURES)}, in {', '.join(wordy)}"
    if lacking:
        said += f"; missing permissions in {', '.join(lacking)}"
    if not playable:
        said += ": allow View Channel and Send Messages in one"
    wrong = [*_wrong(guild, chosen)]
    if wrong:
        said += f"; /server-settings: {', '.join(wrong)}"
    return said, bool(playable) and not lacking and not wrong


def plain(name: str) -> str:
    """Return the name that Discord's own pages use for a permission."""
    return name.replace("_", " ").title()


def _wrong(guild: discord.Guild, chosen: ServerSettings) -> Iterator[str]:
    text = Words().translator()
    for setting in chosen.settings():
        if not (value := chosen.value(setting)):
            continue
        for obstacle, ids in troubles(setting, value, guild).items():
            sentence = WRONG.get(obstacle) or WRONG[f"{obstacle}-{setting.kind}"]
            where = ", ".join(_named(each) for each in map(guild.get_channel, ids) if each is not None)
            name = f"{text(f'{chosen.where}-{setting.field}')}{f' {where}' if where else ''}"
            yield f"{name} {sentence.format(needs=plain(setting.needs))}"


def _named(channel: discord.abc.GuildChannel) -> str:
    return f"#{legible(channel.name) or channel.id}"
