"""How urgent something is that has to wait for painters or for Discord's limits."""

from __future__ import annotations

from enum import IntEnum


class Priority(IntEnum):
    """Smaller is sooner."""

    OLDER = 0
    """A hand or table with buttons of which nothing else says that it is done with."""
    ANSWER = 1
    """Somebody has pressed and waits."""
    ASKED = 2
    """The hand of somebody who is asked."""
    REPLACED = 3
    """A hand that still has its buttons beside a newer one."""
    WAITING = 4
    """The hand of somebody who waits for others."""
    LAST = 5
    """What everybody sees, and what is only tidied up."""
