"""Does what is pressed by whoever wants to be told of lobbies, or not any more; the answer is always theirs alone."""

from __future__ import annotations

from collections.abc import Collection

from bot.desk.desk import Desk
from bot.desk.feature import Press, beside
from bot.features.calling.list_panel import panel_post, told_post
from bot.games import GAMES
from bot.tables.keeper import Keeper
from bot.tables.table import Refused
from bot.wire import answers
from bot.wire.answers import Interaction, in_private
from bot.wire.forms import selected
from bot.wire.post import Post


class TellPresses:
    """A list is kept by server and game."""

    def __init__(self, desk: Desk, keeper: Keeper) -> None:
        self._desk, self._keeper = desk, keeper
        self.presses = {"tell": Press(self._pressed, beside)}

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """`tell:0:{game}` under a lobby: on the list, or off it again; `tell:0:list` and `tell:0:set` in private: the
        whole list, and what it is to be."""
        values = selected(interaction)
        match words[1:]:
            case ["list"] if in_private(interaction):
                shown = await self._list(interaction)
            case ["set"] if in_private(interaction) and values is not None:
                shown = await self._set(interaction, values)
            case [game] if game in GAMES:
                shown = await self._turn(interaction, game)
            case _:
                raise Refused("unknown-button")
        if in_private(interaction):
            await answers.edit(interaction, shown)
        else:
            await answers.send(interaction, shown, ephemeral=True)

    async def _turn(self, interaction: Interaction, game: str) -> Post:
        guild, user = interaction.guild_id or 0, interaction.user.id
        on = await self._keeper.saved(self._keeper.store.calls.turn(guild, user, game))
        return told_post(game, self._desk.reader(interaction).speak, self._pings(interaction), on=on)

    async def _list(self, interaction: Interaction) -> Post:
        guild, user = interaction.guild_id or 0, interaction.user.id
        wanted = await self._keeper.read(self._keeper.store.calls.wanted(guild, user))
        return panel_post(wanted, self._desk.reader(interaction).speak, self._pings(interaction))

    async def _set(self, interaction: Interaction, games: Collection[str]) -> Post:
        if not {*games} <= {*GAMES}:
            raise Refused("bad-setting")
        guild, user = interaction.guild_id or 0, interaction.user.id
        await self._keeper.saved(self._keeper.store.calls.want(guild, user, games))
        return await self._list(interaction)

    def _pings(self, interaction: Interaction) -> str:
        """Who wants no pings, so that nobody is called: `mine`, `server`; `on` where both want them."""
        if not self._desk.server(interaction).pings:
            return "server"
        return "on" if self._desk.settings.of_user(interaction.user.id).pings else "mine"
