"""The forms of tables' messages and hands: without names or without pictures, where Discord refuses them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord

from bot.common.text import verbatim
from bot.i18n import Text
from bot.settings.presets import name_of
from bot.tables.table import Table
from bot.transport.channel_access import AUTOMOD, ChannelAccess
from bot.transport.payload import MessagePayload
from bot.ui.render_context import RenderContext

_MENTION = re.compile(r"<@(\d+)>")


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a message in a channel.

    `named`: it may show names, because AutoMod has blocked none there lately. `files`: it may have pictures.
    """

    channel: int
    access: ChannelAccess
    named: bool
    files: bool

    @classmethod
    def now(cls, channel: int, access: ChannelAccess, *, first: bool | None = None) -> Form:
        """Return the form for a message that is built now.

        `first`: whether it is the first answer to an interaction, or is sent by its token later. None: neither.
        """
        files = first is None or channel not in access.fileless[first]
        return cls(channel, access, channel not in access.moderated, files)

    def context(self, context: RenderContext) -> RenderContext:
        """Return the context in which the message has to be built."""
        taste = replace(context.taste, in_words=context.taste.in_words or not self.files)
        return replace(context, taste=taste, pictures=context.pictures if self.named else context.pictures.unnamed())

    def message(
        self, post: MessagePayload, table: Table, text: Text, build: Callable[[], Awaitable[MessagePayload]]
    ) -> MessagePayload:
        """Return a message in this form. If Discord refuses it, it may be built again in another form.

        `build`: builds it in the form that is right by then.
        """

        def instead(error: discord.HTTPException) -> Callable[[], Awaitable[MessagePayload]] | None:
            avoidable = self.named if error.code in AUTOMOD else self.files and bool(post.pictures)
            return build if avoidable and self.access.learn(self.channel, error) else None

        return replace(post if self.named else _unnamed(post, table, text), instead=instead)


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
