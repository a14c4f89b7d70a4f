"""A user's matches with friends outside of servers, by game.

Only the user sees these results, and they count in no ranking.
"""

from __future__ import annotations

from bot.games import GAMES
from bot.i18n import Text
from bot.store.guarded import GuardedStore
from bot.store.records import FriendsTotal


class FriendsPages:
    """Text about a user's matches with friends."""

    def __init__(self, guarded: GuardedStore) -> None:
        self._guarded = guarded

    async def words(self, user: int, text: Text) -> str:
        """Return a title and one line for each installed game, the most played first.

        The lines are about the user's matches with friends outside of servers. Returns "" if there are none. Raises
        UserError: not-loaded.
        """
        found = await self._guarded.read(self._guarded.store.records.among_friends(user))
        lines = [_line(each, text) for each in found if each.game in GAMES]
        return "\n".join((text("friends-title"), *lines)) if lines else ""


def _line(each: FriendsTotal, text: Text) -> str:
    played = text("practice-game", game=text(each.game), played=each.played, won=each.won, hands=each.hands)
    return f"- {played}{text('practice-points', points=each.points)}"
