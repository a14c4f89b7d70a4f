"""Priorities of pictures that wait to be painted, and of requests that wait for Discord's limits."""

from enum import IntEnum


class Priority(IntEnum):
    """A priority. Smaller is sooner."""

    OLDER = 0
    """The removal of buttons from a hand or table message that is out of use."""
    ANSWER = 1
    """The answer to a press or command whose user waits."""
    ASKED = 2
    """The hand of a player who is asked something."""
    REPLACED = 3
    """The deletion of a hand that a newer message replaces."""
    WAITING = 4
    """The hand of a player who waits for others."""
    LAST = 5
    """A public message, and other removals of old messages."""
