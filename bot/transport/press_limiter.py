"""A limit for presses being handled at once: as many as the event loop can answer in time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

MOST, LEAST = 200, 16
"""Bounds of presses handled at once.

Each takes a few milliseconds of the one event loop. On a machine of its own, 200 take about a second.
"""

TOO_LATE_S, SOON_S = 0.25, 0.1
"""Seconds of delay in the event loop after which fewer presses are allowed, and below which more are.

A press goes through the loop about five times.
"""

PAUSE_S = 0.1
"""Seconds between two changes of the limit."""

LESS, MORE = 0.8, 8

IN_A_ROW = 20
"""Number of presses of one user that are taken however fast they come."""

TOLD_S = 3.0
"""Seconds between two warnings to a user who presses too fast. Other presses are acknowledged silently."""

MOST_SILENT, SILENT_S = 5, 0.2
"""Number of a user's presses acknowledged at once, and seconds for each further one.

More get no answer, which costs nothing.
"""

REMEMBERED = 1000
"""Number of users beyond which those are forgotten who have not pressed just now."""


@dataclass(slots=True)
class PressRate:
    """The press rate of a user, in seconds of the loop.

    `due`: when as many presses would be due as they made. `told`: when they were last warned. `silent`: when as many
    would be due as were acknowledged silently.
    """

    due: float
    told: float = -TOLD_S
    silent: float = 0.0


class PressLimiter:
    """The limits of presses.

    `most` follows the delay of the event loop, because other load on the machine is not known.
    """

    def __init__(self) -> None:
        self.most, self._changed, self._press_s = MOST, 0.0, 0.0
        self._hasty: dict[int, PressRate] = {}

    def hold_to(self, press_s: float) -> None:
        """Limit a user to one press each `press_s` seconds, after the first IN_A_ROW. 0: no limit."""
        self._press_s = press_s

    def is_hasty(self, user: int) -> bool:
        """Return whether the user presses too fast with this press. If so, it does not count."""
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
        """Return whether to warn a user who presses too fast now."""
        haste, now = self._hasty[user], asyncio.get_running_loop().time()
        if now - haste.told < TOLD_S:
            return False
        haste.told = now
        return True

    def acknowledges(self, user: int) -> bool:
        """Return whether to acknowledge a press that comes too fast."""
        haste, now = self._hasty[user], asyncio.get_running_loop().time()
        if haste.silent - now > (MOST_SILENT - 0.5) * SILENT_S:
            return False
        haste.silent = max(haste.silent, now) + SILENT_S
        return True

    def lets_in(self, under_way: int, own: int) -> bool:
        """Return whether to take a press if `under_way` are being handled with it, `own` of them by its user.

        Three quarters of the places are for users with no other press, so a user who floods waits only for themselves.
        """
        return under_way <= (self.most if own <= 1 else self.most // 4)

    def felt(self, late_s: float) -> None:
        """Adjust the limit to a press that waited `late_s` for the loop."""
        now = asyncio.get_running_loop().time()
        if now - self._changed < PAUSE_S:
            return
        if late_s > TOO_LATE_S:
            self.most, self._changed = max(LEAST, int(LESS * self.most)), now
        elif late_s < SOON_S:
            self.most, self._changed = min(MOST, self.most + MORE), now
