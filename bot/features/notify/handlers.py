"""Handlers for the games for whose lobbies a user is pinged. All answers are private."""

from __future__ import annotations

from collections.abc import Collection

from bot.errors import UserError
from bot.features.notify.messages import panel_message, revision, told_message
from bot.framework.feature import ComponentHandler, beside
from bot.framework.interaction_service import InteractionService
from bot.games import GAMES
from bot.store.guarded import GuardedStore
from bot.tables.lobby_service import in_lobby
from bot.transport import responses
from bot.transport.forms import selected
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction, in_private


class NotifyHandlers:
    """Handlers for the list of wanted games. Each user has one list on each server."""

    def __init__(self, interactions: InteractionService, guarded: GuardedStore) -> None:
        self._interactions, self._guarded = interactions, guarded
        self.presses = {"tell": ComponentHandler(self._pressed, beside)}

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `tell:{table}:turn`, `tell:0:list` and `tell:{revision}:set`.

        The button `turn` is under a lobby. It adds the lobby's game to the user's list, or removes it. `list` and `set`
        are in private messages. `list` shows the whole list, and `set` replaces it.
        """
        values = selected(interaction)
        match words[1:]:
            case ["turn"]:
                await responses.send(interaction, await self._turn(interaction, int(words[0])), ephemeral=True)
            case ["list"] if in_private(interaction):
                await responses.edit(interaction, await self._list(interaction))
            case ["set"] if in_private(interaction) and values is not None:
                await responses.edit(interaction, await self._set(interaction, words[0], values))
            case _:
                raise UserError("unknown-button")

    async def _turn(self, interaction: Interaction, number: int) -> MessagePayload:
        table = await self._interactions.under(interaction, number)
        in_lobby(table)
        guild, user, game = table.row.guild, interaction.user.id, table.row.game
        on = await self._guarded.saved(self._guarded.store.calls.turn(guild, user, game))
        return told_message(game, self._interactions.context_for(interaction).speak, self._pings(interaction), on=on)

    async def _list(self, interaction: Interaction, notice: str = "") -> MessagePayload:
        text = self._interactions.context_for(interaction).speak
        said = text(notice) if notice else ""
        return panel_message(await self._wanted(interaction), text, self._pings(interaction), said)

    async def _wanted(self, interaction: Interaction) -> list[str]:
        guild, user = interaction.guild_id or 0, interaction.user.id
        return await self._guarded.read(self._guarded.store.calls.wanted(guild, user))

    async def _set(self, interaction: Interaction, shown: str, games: Collection[str]) -> MessagePayload:
        """Replace the user's list with these games.

        If the list has changed since the panel was shown, nothing is replaced. `shown`: the revision of the list on the
        panel.
        """
        if not {*games} <= {*GAMES}:
            raise UserError("bad-setting")
        if shown != str(revision(await self._wanted(interaction))):
            return await self._list(interaction, "settings-stale")
        guild, user = interaction.guild_id or 0, interaction.user.id
        await self._guarded.saved(self._guarded.store.calls.want(guild, user, games))
        return await self._list(interaction)

    def _pings(self, interaction: Interaction) -> str:
        """Return `server` if the server has pings off, `mine` if only the user has, and `on` if both have pings on."""
        if not self._interactions.server(interaction).pings:
            return "server"
        return "on" if self._interactions.settings.for_user(interaction.user.id).pings else "mine"
