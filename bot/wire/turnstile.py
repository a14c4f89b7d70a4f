"""How many presses may be under way at a time: as many as the event loop can answer in time."""

from __future__ import annotations

import asyncio

MOST, LEAST = 200, 16
"""Each takes a few milliseconds of the one event loop: on a machine of its own, 200 take about a second."""

TOO_LATE_S, SOON_S = 0.25, 0.1
"""A press goes through the loop about five times. When the loop comes to what waits only after TOO_LATE_S, fewer may be
under way from then on; before SOON_S, more."""

PAUSE_S = 0.1
"""Seconds between two changes."""

LESS, MORE = 0.8, 8


class Turnstile:
    """`most` follows how late the event loop is, because nobody knows what else the machine has to do."""

    def __init__(self) -> None:
        self.most, self._changed = MOST, 0.0

    def lets_in(self, under_way: int, own: int) -> bool:
        """Whether a press is taken, where with it so many are under way, `own` of them of the same person. Three in
        four places are for those who have none: whoever floods waits for themselves."""
        return under_way <= (self.most if own <= 1 else self.most // 4)

    def felt(self, late_s: float) -> None:
        """A press waited so long for the loop."""
        now = asyncio.get_running_loop().time()
        if now - self._changed < PAUSE_S:
            return
        if late_s > TOO_LATE_S:
            self.most, self._changed = max(LEAST, int(LESS * self.most)), now
        elif late_s < SOON_S:
            self.most, self._changed = min(MOST, self.most + MORE), now
