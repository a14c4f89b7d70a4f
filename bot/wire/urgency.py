"""How urgent something is that has to wait for painters or for Discord's limits."""

from __future__ import annotations

from enum import IntEnum


class Urgency(IntEnum):
    """Smaller is sooner."""

    OLDER = 0
    """A hand that still has its buttons beside a newer one."""
    ANSWER = 1
    """Somebody has pressed and waits."""
    ASKED = 2
    """The hand of somebody who is asked."""
    WAITING = 3
    """The hand of somebody who waits for others."""
    LAST = 4
    """What everybody sees, and what is only tidied up."""
