"""The games for whose lobbies a user is pinged. All answers are private."""

from collections.abc import Collection
from zlib import crc32

import discord

from bot.errors import UserError
from bot.framework.feature import component
from bot.framework.services import Services
from bot.games import GAMES
from bot.i18n import Text
from bot.tables.lobby_checks import in_lobby
from bot.transport import responses
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, MessagePayload, View, button, post
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import TELL, TELL_LIST

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


class NotifyHandlers:
    """Handlers for the list of wanted games. Each user has one list on each server."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._store = services.interactions, services.store

    @component(TELL, deferral=Deferral.BESIDE)
    async def _turn(self, interaction: Interaction, table_id: int) -> None:
        """Add the game of a lobby to the user's list, or remove it."""
        table = await self._interactions.under(interaction, table_id)
        in_lobby(table)
        on = await self._store.calls.turn(table.row.guild, interaction.user.id, table.row.game)
        text = self._interactions.context_for(interaction).speak
        await responses.send(
            interaction, told_message(table.row.game, text, self._pings(interaction), on=on), ephemeral=True
        )

    @component(TELL_LIST, deferral=Deferral.BESIDE, private=True)
    async def _open(self, interaction: Interaction) -> MessagePayload:
        return await self._list(interaction)

    async def _list(self, interaction: Interaction, notice: str = "") -> MessagePayload:
        text, wanted = self._interactions.context_for(interaction).speak, await self._wanted(interaction)
        return panel_message(wanted, text, self._pings(interaction), text(notice) if notice else "")

    async def _wanted(self, interaction: Interaction) -> list[str]:
        return await self._store.calls.wanted(interaction.guild_id or 0, interaction.user.id)

    @component(SET_LIST, select=list, deferral=Deferral.BESIDE, private=True)
    async def _set(self, interaction: Interaction, shown: int, chosen: list[str]) -> MessagePayload:
        """Replace the user's list with the chosen games, unless it has changed since the panel was shown."""
        if not {*chosen} <= {*GAMES}:
            raise UserError("bad-setting")
        stale = shown != revision(await self._wanted(interaction))
        if not stale:
            await self._store.calls.want(interaction.guild_id or 0, interaction.user.id, chosen)
        return await self._list(interaction, "settings-stale" if stale else "")

    def _pings(self, interaction: Interaction) -> str:
        """Return `server` if the server has pings off, `mine` if only the user has, and `on` if both have pings on."""
        if not self._interactions.server(interaction).pings:
            return "server"
        return "on" if self._interactions.settings.for_user(interaction.user.id).pings else "mine"
