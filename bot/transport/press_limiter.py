"""How many presses may be under way at a time: as many as the event loop can answer in time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

MOST, LEAST = 200, 16
"""Each takes a few milliseconds of the one event loop: on a machine of its own, 200 take about a second."""

TOO_LATE_S, SOON_S = 0.25, 0.1
"""A press goes through the loop about five times. When the loop comes to what waits only after TOO_LATE_S, fewer may be
under way from then on; before SOON_S, more."""

PAUSE_S = 0.1
"""Seconds between two changes."""

LESS, MORE = 0.8, 8

IN_A_ROW = 20
"""So many presses of one person are taken however fast they come."""

TOLD_S = 3.0
"""Who presses too fast is told so once in so many seconds; the other presses are acknowledged in silence."""

MOST_SILENT, SILENT_S = 5, 0.2
"""So many presses of one person are acknowledged at once, and then one each so many seconds; more get no answer, which
costs nothing."""

REMEMBERED = 1000
"""Beyond so many people those are forgotten who have not pressed just now."""


@dataclass(slots=True)
class PressRate:
    """How fast somebody presses: when as many presses would be due as they have made, and when they were told of it;
    silent: when as many would be due as were acknowledged in silence."""

    due: float
    told: float = -TOLD_S
    silent: float = 0.0


class PressLimiter:
    """`most` follows how late the event loop is, because nobody knows what else the machine has to do."""

    def __init__(self) -> None:
        self.most, self._changed, self._press_s = MOST, 0.0, 0.0
        self._hasty: dict[int, PressRate] = {}

    def hold_to(self, press_s: float) -> None:
        """Take a press of the same person only each so many seconds, after the first IN_A_ROW; 0: as fast as they
        like."""
        self._press_s = press_s

    def is_hasty(self, user: int) -> bool:
        """Whether somebody presses too fast, with this press; it does not count then."""
        if not self._press_s:
            return False
        now = asyncio.get_running_loop().time()
        haste = self._hasty.setdefault(user, PressRate(now))
        if haste.due - now > IN_A_ROW * self._press_s:
            return True
        haste.due = max(haste.due, now) + self._press_s
        if len(self._hasty) > REMEMBERED:
            self._hasty = {user: haste for user, haste in self._hasty.items() if haste.due > now}
        return False

    def tells(self, user: int) -> bool:
        """Whether somebody who presses too fast is told so now."""
        haste, now = self._hasty[user], asyncio.get_running_loop().time()
        if now - haste.told < TOLD_S:
            return False
        haste.told = now
        return True

    def acknowledges(self, user: int) -> bool:
        """Whether a press that comes too fast is acknowledged now."""
        haste, now = self._hasty[user], asyncio.get_running_loop().time()
        if haste.silent - now > (MOST_SILENT - 0.5) * SILENT_S:
            return False
        haste.silent = max(haste.silent, now) + SILENT_S
        return True

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
