"""Tells somebody how they are called to lobbies, and shows of which games."""

from __future__ import annotations

from collections.abc import Collection
from zlib import crc32

import discord
from discord import ui

from bot.games import GAMES
from bot.i18n import Text
from bot.transport.payload import CALM, MessagePayload, View, button, post


def told_post(game: str, text: Text, pings: str, *, on: bool) -> MessagePayload:
    """The answer to *Tell me*. pings: whether anybody can be called at all, and else who wants no pings."""
    more = [button(text("tell-open"), "tell:0:list")]
    if not on:
        return post(text("tell-off", game=text(game)), more, accent=CALM)
    parts = text("tell-on", game=text(game)), text("tell-how"), _quiet(pings, text)
    return post("\n".join(filter(None, parts)), more, accent=CALM)


def revision(wanted: Collection[str]) -> int:
    """A number that is another one for another list."""
    return crc32(repr(sorted(wanted)).encode())


def panel_post(wanted: Collection[str], text: Text, pings: str, notice: str = "") -> MessagePayload:
    """The games of whose lobbies somebody is told on this server, with a select of all. notice: a sentence above."""
    options = [discord.SelectOption(label=text(game)[:100], value=game, default=game in wanted) for game in GAMES]
    select: ui.Select[View] = ui.Select(
        custom_id=f"tell:{revision(wanted)}:set",
        placeholder=text("tell-choose"),
        options=options[:25],
        min_values=0,
        max_values=min(25, len(options)),
        required=False,
    )
    said = text("tell-title"), notice, text("tell-how"), _quiet(pings, text)
    return post("\n".join(filter(None, said)), select, accent=CALM)


def _quiet(pings: str, text: Text) -> str:
    return "" if pings == "on" else text("tell-no-pings", whose=pings)
