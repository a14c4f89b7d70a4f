"""The data of a ping about a lobby."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Call:
    """The ping of a lobby that is short of players. Times are unix milliseconds.

    `due_at`: when the ping is due. `called_at`: when people were pinged, or None. `sent`: the message with the ping has
    been sent.
    """

    due_at: int
    called_at: int | None = None
    sent: bool = False
