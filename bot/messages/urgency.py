"""How urgent something is that has to wait for painters or for Discord's limits."""

from __future__ import annotations

from enum import IntEnum


class Urgency(IntEnum):
    """Smaller is sooner."""

    ANSWER = 0
    """Somebody has pressed and waits."""
    ASKED = 1
    """The hand of somebody who is asked."""
    WAITING = 2
    """The hand of somebody who waits for others."""
    LAST = 3
    """What everybody sees, and what is only tidied up."""
