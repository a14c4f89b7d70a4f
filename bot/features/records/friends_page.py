"""What somebody has played with friends outside of servers, by game: for themselves alone, and in no standings."""

from __future__ import annotations

from bot.games import GAMES
from bot.store.records import FriendsTotal
from bot.tables.keeper import Keeper
from bot.words import Text


class FriendsPages:
    """Says what stands there."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def words(self, user: int, text: Text) -> str:
        """A title and a line for each game that is played today, the one played most first; "" where there is nothing.
        Raises UserError: not-loaded."""
        found = await self._keeper.read(self._keeper.store.records.among_friends(user))
        lines = [_line(each, text) for each in found if each.game in GAMES]
        return "\n".join((text("friends-title"), *lines)) if lines else ""


def _line(each: FriendsTotal, text: Text) -> str:
    played = text("practice-game", game=text(each.game), played=each.played, won=each.won, hands=each.hands)
    return f"- {played}{text('practice-points', points=each.points)}"
