"""Priorities of work that has to wait for painters or for Discord's limits."""

from __future__ import annotations

from enum import IntEnum


class Priority(IntEnum):
    """A priority. Smaller is sooner."""

    OLDER = 0
    """A stale hand or table message with buttons that nothing else marks as done."""
    ANSWER = 1
    """The answer to a press or command whose user waits."""
    ASKED = 2
    """The hand of a player who is asked."""
    REPLACED = 3
    """A hand that still has its buttons beside a newer one."""
    WAITING = 4
    """The hand of a player who waits for others."""
    LAST = 5
    """A public message, and any tidying up."""
