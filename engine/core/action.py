"""Actions and events: an action is a decision of a seat, an event is a consequence."""

from __future__ import annotations

from dataclasses import dataclass, replace

Seat = int
Piece = str
TABLE: Seat = -1
"""The table's own seat. It plays `go_on` in claim windows of mahjong, and may play `finish` in a pause."""


class IllegalAction(ValueError):
    """Raised for an action that the seat may not take now. The state has not changed."""


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of one seat, e.g. `Action("take", ("03H",))`. Its text form is `take 03H`."""

    verb: str
    pieces: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.pieces))

    @staticmethod
    def parse(text: str) -> Action:
        """Return the action whose `str` is `text`. Raises ValueError for any other text."""
        verb, *pieces = text.split(" ")
        if [verb, *pieces] != text.split():
            raise ValueError(f"{text!r} is not an action")
        return Action(verb, tuple(pieces))


READY, FINISH, RESIGN, GO_ON = Action("ready"), Action("finish"), Action("resign"), Action("go_on")
"""The actions that every game has.

`READY` begins the next hand. `FINISH` ends the match if all other seats also choose it. `RESIGN` leaves the match.
`GO_ON` is the table's own move, which allows a claim window to be settled.
"""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table.

    `pieces` is None if they lie face down for the viewer. `secret`: the pieces are hidden from all other seats. `to` is
    the other seat concerned, e.g. the seat that is paid, or the seat bound by a contract.
    """

    kind: str
    seat: Seat | None = None
    pieces: tuple[Piece, ...] | None = ()
    amounts: tuple[int, ...] = ()
    notes: tuple[tuple[str, int], ...] = ()
    secret: bool = False
    to: Seat | None = None

    def __str__(self) -> str:
        """Return the event as text without its seat: `yaku 03H 09A hanami 3`, `paid 7 to 2`, `drew face down`."""
        pieces = ("face down",) if self.pieces is None else self.pieces
        notes = [f"{key} {number}" for key, number in self.notes]
        to = [] if self.to is None else [f"to {self.to}"]
        return " ".join((self.kind, *pieces, *map(str, self.amounts), *notes, *to))

    def seen_by(self, viewer: Seat | None) -> Event:
        """Return the event as `viewer` (None: a spectator) may see it.

        Pieces of another seat's secret event are hidden.
        """
        if self.secret and viewer != self.seat:
            return replace(self, pieces=None)
        return self
