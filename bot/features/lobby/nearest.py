"""A search for lobbies that a user may join. Lobbies in the same channel come first."""

from collections.abc import Iterable

from bot.errors import UserError
from bot.framework.services import Services
from bot.games import GAMES
from bot.store.models import Seated
from bot.tables.lobby_checks import may_join
from bot.transport.responses import Interaction
from bot.ui.asleep_message import PlayRequest
from bot.ui.waiting_message import Waits, waits_line

MOST_READ = 100
"""Maximum number of lobbies of a game that a search reads."""
MOST_NAMED = 3
"""Maximum number of lobbies that are listed before a new table is opened."""


class Waiting:
    """A search for lobbies that the user can see and may join."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._store, self._names = services.interactions, services.store, services.names

    async def find(self, interaction: Interaction, wish: PlayRequest) -> list[Waits]:
        """Return the lobbies that wait for this user, at most MOST_NAMED.

        A lobby must have the requested game, or the server's game if none was requested. It must also have the
        requested house rules, if any. Lobbies in this channel come first. After that, the oldest come first.

        Raises UserError.
        """
        guild, here = interaction.guild_id or 0, interaction.channel_id or 0
        game = wish.game or self._interactions.server(interaction).game
        if game not in GAMES or (wish.preset and not self._known(guild, game, wish.preset)):
            return []
        seen = [
            (row, there)
            for row, there in await self._store.tables.waiting(guild, game, here, MOST_READ)
            if self._interactions.sees(interaction, row, sat=None) and wish.preset in (None, row.preset)
        ]
        welcome, text = await self.welcome(interaction, seen), self._interactions.context_for(interaction).speak
        return [
            Waits(row.id, next(iter(self._names.get(guild, row.host)), ""), waits_line(row, there, text))
            for row, there in seen
            if row.id in welcome
        ][:MOST_NAMED]

    def _known(self, guild: int, game: str, preset: str) -> bool:
        """Return whether these house rules exist.

        If they don't exist, no lobby is listed. The user then gets the error when the table is opened.
        """
        return self._interactions.settings.presets.rules(guild, GAMES[game], preset) is not None

    async def welcome(self, interaction: Interaction, tables: Iterable[Seated]) -> set[int]:
        """Return the ids of the tables that the user may join.

        A table is left out if its host has blocked the user, or the user has blocked its host. Raises UserError.
        """
        user, guild = interaction.user.id, interaction.guild_id or 0
        lobbies = [each for each in tables if each[0].state == "lobby" and each[0].game in GAMES]
        if not lobbies or await self._interactions.settings.kept_out.until(guild, user) is not None:
            return set()
        blocked = await self._interactions.settings.blocked({user, *(row.host for row, _ in lobbies)})
        found: set[int] = set()
        for row, there in lobbies:
            try:
                may_join(row, there, user, blocked=blocked(row.host, user) or blocked(user, row.host))
            except UserError:
                continue
            found.add(row.id)
        return found
