"""Weights of old matches, recalculated once after an update, in the background. Also marks inactive players."""

import logging
from collections.abc import Callable

from bot.common.units import DAY_MS
from bot.games import GAMES
from bot.store import Store, StoreError
from bot.store.rating_model import FORMULA
from bot.store.records import REST_DAYS, Weighed, since
from bot.tables.weights import weights

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 60.0
"""Seconds between two checks for ratings that must be rebuilt."""
GROUP = 200
"""Number of matches that are weighed between two commits."""
RESTED = 50
"""Number of players that are marked as inactive in one commit."""
NOTED = "formula"
"""Name of the note that holds the formula by which all matches are weighted."""


class Rating:
    """Periodic check that all matches are weighted by the current formula, and that inactive players are marked.

    `outdated`: called when ratings may be out of date.
    """

    def __init__(self, store: Store, outdated: Callable[[], None]) -> None:
        self._store, self._outdated = store, outdated
        self._day = 0

    async def run_once(self) -> None:
        """Recalculate the weights of matches if the formula has changed. Once a day, mark inactive players."""
        try:
            await weigh(self._store)
            self._outdated()
            today = self._store.now() // DAY_MS
            if today != self._day:
                await self._rest()
                self._day = today
        except StoreError as error:
            log.warning("Weights of matches not updated yet; will retry: %s", error)

    async def _rest(self) -> None:
        now, more = self._store.now(), True
        while more:
            more = await self._store.records.rest_idle(now - REST_DAYS * DAY_MS, since("season", now), RESTED)


async def outdate(store: Store) -> bool:
    """Freeze ratings until they are rebuilt, if an update has changed the formula.

    Return whether there are matches that need new weights. Raises StoreError.
    """
    if await store.key_values.get(NOTED) == str(FORMULA):
        return False
    await store.records.outdate()
    if await store.records.weighed(0, 1):
        return True
    await store.key_values.keep(NOTED, str(FORMULA))
    return False


async def weigh(store: Store) -> None:
    """Save new weights of all old rated matches, if an update has changed the formula.

    Each match has one weight per player. Ratings must be rebuilt afterwards. Raises StoreError.
    """
    if not await outdate(store):
        return
    after = 0
    while found := await store.records.weighed(after, GROUP):
        await store.records.keep_weights({each.table: weight_of(each) for each in found})
        after = found[-1].table
    await store.key_values.keep(NOTED, str(FORMULA))


def weight_of(match: Weighed) -> tuple[int, ...]:
    """Return the weight of a match for each seat. If its game no longer exists, all weights are 0."""
    game = GAMES.get(match.game)
    if game is None:
        return (0,) * match.seats
    return weights(game, game.rules.parse(match.rules), match.seats, match.hands, match.reason, match.resigned)
