"""Messages about the games for whose lobbies a user is pinged."""

from collections.abc import Collection
from zlib import crc32

import discord

from bot.games import GAMES
from bot.i18n import Text
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, MessagePayload, View, button, post
from bot.ui.custom_ids import TELL_LIST

SET_LIST = CustomId("tell:{shown:int}:set")
"""The select of games. `shown`: the revision of the list that the panel shows."""


def told_message(game: str, text: Text, pings: str, *, on: bool) -> MessagePayload:
    """Build the answer to *Tell me*.

    `on`: whether the game is now on the user's list. `pings`: `on` if the user can be pinged, otherwise `server` or
    `mine` for the side that has pings off.
    """
    more = [button(text("tell-open"), TELL_LIST())]
    if not on:
        return post(text("tell-off", game=text(game)), more, accent=CALM)
    parts = text("tell-on", game=text(game)), text("tell-how"), _quiet(pings, text)
    return post("\n".join(filter(None, parts)), more, accent=CALM)


def revision(wanted: Collection[str]) -> int:
    """Return a checksum of the list of games. It shows whether the list was changed."""
    return crc32(repr(sorted(wanted)).encode())


def panel_message(wanted: Collection[str], text: Text, pings: str, notice: str = "") -> MessagePayload:
    """Build the panel with the user's games on this server, and a select of all games.

    `pings`: as in `told_message`. `notice`: a sentence shown at the top.
    """
    options = [discord.SelectOption(label=text(game)[:100], value=game, default=game in wanted) for game in GAMES]
    select = discord.ui.Select[View](
        custom_id=SET_LIST(revision(wanted)),
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
