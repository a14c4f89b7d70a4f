"""Weighs all matches of before anew after an update, once, in the background; and lets rest who does not play."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.games import GAMES
from bot.store import Store, StoreError
from bot.store.rating_model import FORMULA
from bot.store.records import DAY_MS, REST_DAYS, Weighed, since
from bot.tables.weights import weights

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 60.0
"""Between two looks whether ratings have to be made anew."""
GROUP = 200
"""So many matches are weighed between two commits."""
RESTED = 50
"""So many people begin to rest with one commit."""
NOTED = "formula"
"""Under this key it is kept by which formula all matches were weighed."""


class Rating:
    """Looks whether all matches are weighed as today, and who rests. now: unix milliseconds. anew: called where ratings
    may be due to be made anew."""

    def __init__(self, store: Store, now: Callable[[], int], anew: Callable[[], None]) -> None:
        self._store, self._now, self._anew = store, now, anew
        self._day = 0

    async def look(self) -> None:
        """Weigh what has to be, and see once a day who rests."""
        try:
            await weigh(self._store)
            self._anew()
            today = self._now() // DAY_MS
            if today != self._day:
                await self._rest()
                self._day = today
        except StoreError as error:
            log.warning("Matches are not weighed anew yet: %s", error)

    async def _rest(self) -> None:
        now, more = self._now(), True
        while more:
            more = await self._store.records.rest_idle(now - REST_DAYS * DAY_MS, since("season", now), RESTED)


async def outdate(store: Store) -> bool:
    """Let ratings rest as they are from the start on, until they have been made anew, where an update rates otherwise;
    and whether there are matches to weigh. Raises StoreError."""
    if await store.notes.get(NOTED) == str(FORMULA):
        return False
    await store.records.outdate()
    if await store.records.weighed(0, 1):
        return True
    await store.notes.keep(NOTED, str(FORMULA))
    return False


async def weigh(store: Store) -> None:
    """Say of all rated matches of before how much they count for whom, once after each update that weighs otherwise.
    Ratings have to be made anew then. Raises StoreError."""
    if not await outdate(store):
        return
    after = 0
    while found := await store.records.weighed(after, GROUP):
        await store.records.keep_weights({each.table: weight_of(each) for each in found})
        after = found[-1].table
    await store.notes.keep(NOTED, str(FORMULA))


def weight_of(match: Weighed) -> tuple[int, ...]:
    """How much a match counts for each seat; of a game that is not there any more, nothing."""
    game = GAMES.get(match.game)
    if game is None:
        return (0,) * match.seats
    return weights(game, game.rules.parse(match.rules), match.seats, match.hands, match.reason, match.resigned)
