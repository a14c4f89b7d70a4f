"""Limits for presses: how many are handled at once, and how fast one user may press."""

import asyncio
from dataclasses import dataclass

MOST, LEAST = 200, 16
"""Largest and smallest limit of presses handled at once.

Each press takes a few milliseconds of the only event loop. If nothing else runs on the machine, 200 presses take about
a second.
"""

TOO_LATE_S, SOON_S = 0.25, 0.1
"""Seconds of delay in the event loop above which the limit falls, and below which it rises.

A press goes through the loop about five times.
"""

PAUSE_S = 0.1
"""Seconds between two changes of the limit."""

LESS, MORE = 0.8, 8

IN_A_ROW = 20
"""Number of presses that one user may make in a row at any speed."""

TOLD_S = 3.0
"""Seconds between two warnings to a user who presses too fast. Other presses are acknowledged silently."""

MOST_SILENT, SILENT_S = 5, 0.2
"""Number of a user's hasty presses that are acknowledged at once, and seconds until one more may be.

Any further presses get no answer, which costs nothing.
"""

REMEMBERED = 1000
"""Number of users above which the press rates of users without recent presses are forgotten."""


@dataclass(slots=True)
class PressRate:
    """The press rate of a user. All times are in seconds of the loop.

    `due`: when the user would be done with all their presses at the allowed rate. `told`: when they were last warned.
    `silent`: the same as `due` for hasty presses that were acknowledged silently.
    """

    due: float
    told: float = -TOLD_S
    silent: float = 0.0


class PressLimiter:
    """The limits of presses.

    `most`: current limit of presses handled at once. It follows the delay of the event loop, because other load on the
    machine is unknown. `press_s`: a user may press IN_A_ROW times at once, and after that once in so many seconds. 0:
    no limit.
    """

    def __init__(self) -> None:
        self.most, self._changed, self.press_s = MOST, 0.0, 0.0
        self._hasty: dict[int, PressRate] = {}

    def is_hasty(self, user: int) -> bool:
        """Return whether a press comes too fast. Only presses that do not come too fast count towards the limit."""
        if not self.press_s:
            return False
        now = asyncio.get_running_loop().time()
        haste = self._hasty.setdefault(user, PressRate(now))
        if haste.due - now > IN_A_ROW * self.press_s:
            return True
        haste.due = max(haste.due, now) + self.press_s
        if len(self._hasty) > REMEMBERED:
            self._hasty = {user: haste for user, haste in self._hasty.items() if haste.due > now}
        return False

    def tells(self, user: int) -> bool:
        """Return whether to warn a user who presses too fast. If so, note the time of the warning."""
        haste, now = self._hasty[user], asyncio.get_running_loop().time()
        if now - haste.told < TOLD_S:
            return False
        haste.told = now
        return True

    def acknowledges(self, user: int) -> bool:
        """Return whether to acknowledge a press that comes too fast. If so, count it towards MOST_SILENT."""
        haste, now = self._hasty[user], asyncio.get_running_loop().time()
        if haste.silent - now > (MOST_SILENT - 0.5) * SILENT_S:
            return False
        haste.silent = max(haste.silent, now) + SILENT_S
        return True

    def lets_in(self, under_way: int, own: int) -> bool:
        """Return whether to handle a new press.

        `under_way`: number of presses being handled, including this one. `own`: number of these that are by the same
        user.

        A user with several presses at once may use only a quarter of the limit. So a user who floods delays nobody
        else.
        """
        return under_way <= (self.most if own <= 1 else self.most // 4)

    def felt(self, late_s: float) -> None:
        """Adjust the limit of presses handled at once.

        `late_s`: seconds by which the event loop has delayed a press.
        """
        now = asyncio.get_running_loop().time()
        if now - self._changed < PAUSE_S:
            return
        if late_s > TOO_LATE_S:
            self.most, self._changed = max(LEAST, int(LESS * self.most)), now
        elif late_s < SOON_S:
            self.most, self._changed = min(MOST, self.most + MORE), now
