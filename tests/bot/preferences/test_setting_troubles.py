"""A channel or a role that somebody chose is gone, or closed to the bot: the panel says so, and what helps."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.preferences.messages import panel_message
from bot.i18n import languages
from bot.playground.world.world import FORUM, MEDIA
from bot.settings.settings import ServerSettings
from tests.bot.reading import WORDS
from tests.bot.waiting import at_rest
from tests.bot.wishes import choose, manager, opened, panel, set_of_server
from tests.there import there

NUMBER = 7
PLACED = [setting for setting in ServerSettings.settings() if setting.kind in ("channel", "channels", "role")]
SERVER_WIDE = ("manage_roles", "mention_everyone", "create_events")


class Role:
    """A role below that of the bot, or above it."""

    managed, mentionable = False, False

    def __init__(self, place):
        self.place = place

    def __lt__(self, other):
        return self.place < other.place

    def is_default(self):
        return False


def server(*, channels=True, roles=True, able=True, above=False, managed=False):
    """A server with a channel and a role, or without; able: the bot may do everything there."""
    places = "view_channel", "send_messages", "send_messages_in_threads"
    may: Any = SimpleNamespace(**dict.fromkeys((*places, *SERVER_WIDE), able))
    role = Role(9 if above else 1)
    role.managed = managed
    me = SimpleNamespace(guild_permissions=may, top_role=Role(5))
    channel = SimpleNamespace(permissions_for=lambda _: may)
    return SimpleNamespace(
        me=me, get_channel=lambda _: channel if channels else None, get_role=lambda _: role if roles else None
    )


def said(setting, guild: Any, locale):
    """What the panel says beneath that setting."""
    chosen = ServerSettings.parse({setting.key: str(NUMBER)})
    shown = panel_message(chosen, WORDS.translator(locale), guild, setting.key).view
    lines = "\n".join(getattr(part, "content", "") for part in shown.walk_children()).split("\n")
    at = next(number for number, line in enumerate(lines) if line.endswith((f"<#{NUMBER}>**", f"<@&{NUMBER}>**")))
    return [line for line in lines[at + 1 :][:1] if line.startswith("-#")]


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("setting", PLACED, ids=lambda setting: setting.key)
def test_every_setting_with_a_channel_or_role_says_what_is_in_its_way(setting, locale):
    assert said(setting, server(), locale) == []
    gone = said(setting, server(channels=False, roles=False), locale)
    shut = said(setting, server(able=False), locale)
    assert len(gone) == 1
    assert len(shut) == (0 if setting.key == "starters" else 1)  # nobody needs anything to look who has a role
    assert gone != shut


@pytest.mark.parametrize("locale", languages())
def test_the_role_of_the_champion_says_each_way_in_which_it_cannot_be_given(locale):
    setting = next(each for each in PLACED if each.given)
    servers = server(roles=False), server(able=False), server(above=True), server(managed=True)
    sentences = [said(setting, each, locale) for each in servers]
    assert [len(each) for each in sentences] == [1, 1, 1, 1]
    assert len({each for (each,) in sentences}) == 4


async def test_the_next_settings_report_a_deleted_log_channel_and_its_second_page_opens(house):
    doomed = [house.discord.add_channel(house.guild, name) for name in ("log", "season")]
    for key, channel in zip(("log", "season"), doomed, strict=True):
        await set_of_server(house, key, str(channel.id))
    for channel in doomed:
        house.discord.remove_channel(channel)
    shown = await panel(house.anna, house.channel)
    assert f"<#{doomed[0].id}>**\n-# That channel is gone, so nothing is posted. Choose another one." in shown.text
    shown = await opened(house.anna, shown, "season")
    assert f"<#{doomed[1].id}>**\n-# That channel is gone, so nothing is posted. Choose another one." in shown.text


def behind(house, monkeypatch):
    """From now on the gateway tells the bot nothing more of channels."""
    ears = house.discord.world.ears

    def tell(notice):
        if "CHANNEL" not in notice.event:
            ears.tell(notice)

    monkeypatch.setattr(house.discord.world, "ears", replace(ears, tell=tell))


async def test_what_the_bot_may_do_in_a_chosen_channel_is_read_from_the_press(monkeypatch, house):
    manager(house, house.anna)
    shut, opened_again = (house.discord.add_channel(house.guild, name) for name in ("shut", "open"))
    opened_again.deny("SEND_MESSAGES")
    await at_rest(house)
    behind(house, monkeypatch)
    shut.deny("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS")
    opened_again.allow("SEND_MESSAGES")
    new = house.discord.add_channel(house.guild, "new")
    shown = await panel(house.anna, house.channel)
    for good in (opened_again, new):
        shown = await choose(house.anna, shown, "log", str(good.id))
        assert f"<#{good.id}>**\n-#" not in shown.text
    shown = await choose(house.anna, shown, "channels", str(shut.id), str(new.id))
    assert f"-# I can't write in <#{shut.id}>: I need" in shown.text
    shown = await opened(house.anna, shown, "log")
    refused = there((await house.anna.select(shown, shown.selects[1].custom_id, [str(shut.id)])).message)
    assert refused.text.startswith(f"I can't write in <#{shut.id}>. Give me")


async def test_tables_may_be_opened_in_the_posts_of_forums_and_media_channels_that_are_named(house):
    places = [house.discord.add_channel(house.guild, name, kind) for name, kind in (("f", FORUM), ("m", MEDIA))]
    shown = await set_of_server(house, "channels", *(str(place.id) for place in places))
    assert f"<#{places[1].id}>" in shown.text
    post = house.discord.add_thread(places[1], "A post")
    assert "Join" in [each.label for each in there((await house.ben.command(post, "play")).message).buttons]
    assert "You can't open tables" in there((await house.ben.command(house.channel, "play")).message).text
