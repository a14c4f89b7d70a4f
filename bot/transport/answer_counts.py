"""Counts of presses, forms and commands by day: answered in time, later or never. The database has those of 90 days."""

from __future__ import annotations

import logging
import time
from collections import deque
from functools import partial
from typing import NamedTuple

from bot.common.units import DAY_MS
from bot.store import KeyValues, StoreError
from bot.transport.responses import ResponseState, now

log = logging.getLogger(__name__)

KEY, RIVAL = "answers", "rival"
"""Keys of the counts, and of when another program with the bot's token was last noticed, in unix seconds."""
DAYS, MONTH_DAYS = 90, 30
OBJECTIVE = 0.999
"""Share of the presses of a month that should be answered in time."""
IN_TIME_S, GIVEN_UP_S = 3.0, 60.0
"""Seconds that Discord waits for an answer, and after which an answer no longer counts."""
SAVE_PAUSE_S = 300.0
RIVAL_ANSWERS = 5
"""Number of presses in a day that another program has to answer before it is reported."""
DAY_S = 86_400.0


class AnswerCounts(NamedTuple):
    """Numbers of presses, forms and commands. Those that `PressLimiter` turns away don't count."""

    in_time: int = 0
    late: int = 0
    never: int = 0

    @property
    def share(self) -> float:
        """The share that was answered in time. 1 if there were none."""
        return self.in_time / sum(self) if sum(self) else 1.0

    def plus(self, other: AnswerCounts) -> AnswerCounts:
        return AnswerCounts(*map(sum, zip(self, other, strict=True)))


def read(text: str) -> dict[int, AnswerCounts]:
    """Return the counts by day since 1970, from the text in the database."""
    rows = [[int(word) for word in line.split()] for line in text.splitlines()]
    return {day: AnswerCounts(*counts) for day, *counts in rows}


def of_month(text: str, now_ms: int) -> AnswerCounts:
    """Return the counts of the last 30 days, from the text in the database."""
    found = AnswerCounts()
    for day, counts in read(text).items():
        found = found.plus(counts) if day > now_ms // DAY_MS - MONTH_DAYS else found
    return found


class AnswerCounter:
    """The counts of this process that are not saved yet, and in `counted` all that it has looked at since its start.

    An interaction is counted once it is answered, or after a minute. If another program has answered it, both have the
    same token.
    """

    def __init__(self, key_values: KeyValues) -> None:
        self._key_values, self._begun, self._rival = key_values, deque[ResponseState](), False
        self._unsaved, self._elsewhere, self.counted = AnswerCounts(), deque[float](), AnswerCounts()

    def add(self, answer: ResponseState) -> None:
        """Count the answer to an interaction that has just begun, as soon as there is one."""
        self._count(GIVEN_UP_S)
        self._begun.append(answer)

    def _count(self, age_s: float) -> None:
        until, counts = now() - age_s, [0, 0, 0]
        while self._begun and (self._begun[0].answered_s is not None or self._begun[0].arrived <= until):
            answer = self._begun.popleft()
            counts[2 if answer.answered_s is None else answer.answered_s > IN_TIME_S] += 1
            if answer.elsewhere:
                self._elsewhere.append(answer.arrived)
                while self._elsewhere[0] < answer.arrived - DAY_S:
                    self._elsewhere.popleft()
                self._rival = len(self._elsewhere) >= RIVAL_ANSWERS
        new = AnswerCounts(*counts)
        self.counted, self._unsaved = self.counted.plus(new), self._unsaved.plus(new)

    async def save(self, age_s: float = GIVEN_UP_S) -> None:
        """Save the counts, also of unanswered interactions that are at least `age_s` old. If that fails, keep them."""
        self._count(age_s)
        # taken out before the wait, so that a save that overlaps does not count them too
        new, self._unsaved = self._unsaved, AnswerCounts()
        rival, self._rival = self._rival, False
        if rival:
            log.error("Another program answers presses with the bot's token: stop it, or reset the token.")
        try:
            if any(new):
                await self._key_values.update(KEY, partial(_updated, new))
                new = AnswerCounts()
            if rival:
                await self._key_values.keep(RIVAL, f"{time.time():.0f}")
        except StoreError as error:
            self._unsaved = self._unsaved.plus(new)
            log.info("Counts of answers not saved; will retry: %s", error)


def _updated(new: AnswerCounts, text: str, at_ms: int) -> tuple[str, None]:
    return _with(text, at_ms // DAY_MS, new), None


def _with(text: str, today: int, new: AnswerCounts) -> str:
    kept = {day: counts for day, counts in read(text).items() if day > today - DAYS}
    kept[today] = kept.get(today, AnswerCounts()).plus(new)
    return "\n".join(f"{day} {' '.join(map(str, counts))}" for day, counts in sorted(kept.items()))
