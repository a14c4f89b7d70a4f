"""Messages without names and typed words, for channels where AutoMod blocks them (DISCORD A11)."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord

from bot.common.text import verbatim
from bot.i18n import Text
from bot.settings.presets import name_of
from bot.tables.table import Table
from bot.transport.channel_access import ChannelAccess
from bot.transport.payload import MessagePayload
from bot.ui.render_context import RenderContext

_MENTION = re.compile(r"<@(\d+)>")


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a message in a channel. `named`: it may show names, because AutoMod has blocked none there lately."""

    channel: int
    access: ChannelAccess
    named: bool

    @classmethod
    def now(cls, channel: int, access: ChannelAccess) -> Form:
        """Return the form for a message that is built now."""
        return cls(channel, access, channel not in access.moderated)

    def context(self, context: RenderContext) -> RenderContext:
        """Return the context in which the message has to be built."""
        return context if self.named else replace(context, pictures=context.pictures.unnamed())

    def message(
        self, post: MessagePayload, table: Table, text: Text, build: Callable[[], Awaitable[MessagePayload]]
    ) -> MessagePayload:
        """Return a message in this form. If Discord then refuses it, it is built again in another form.

        `build`: builds it in the form that is right by then.
        """
        if not self.named:
            return _unnamed(post, table, text)

        def instead(error: discord.HTTPException) -> Callable[[], Awaitable[MessagePayload]] | None:
            return build if self.access.learn(self.channel, error) else None

        return replace(post, instead=instead)


def _unnamed(post: MessagePayload, table: Table, text: Text) -> MessagePayload:
    """Return a message in which seats replace mentions, and *House rules* the name of a server's preset."""
    typed = verbatim(name_of(table.row.preset))

    def seat_of(found: re.Match[str]) -> str:
        seat = table.seat_of(int(found[1]))
        return text("guests-unknown", user=found[1][-4:]) if seat is None else text("scene-player", number=seat + 1)

    for part in post.view.walk_children():
        if isinstance(part, discord.ui.TextDisplay):
            words = part.content.replace(typed, text("preset-house")) if typed else part.content
            part.content = _MENTION.sub(seat_of, words)
    plain = post.plain
    if plain is None:
        return post

    async def build() -> MessagePayload:
        return _unnamed(await plain(), table, text)

    return replace(post, plain=build)
