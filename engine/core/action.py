"""Actions and events: what a seat decides, and what happens then."""

from __future__ import annotations

from dataclasses import dataclass, replace

Seat = int
Piece = str
TABLE: Seat = -1
"""The seat of nobody: it plays `go_on` in mahjong claim windows."""


class IllegalAction(ValueError):
    """The seat may not do this now; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of one seat, e.g. `Action("take", ("03H",))`; its text form is `take 03H`."""

    verb: str
    pieces: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.pieces))

    @staticmethod
    def parse(text: str) -> Action:
        """The exact inverse of `str(action)`. Raises ValueError for any other text."""
        verb, *pieces = text.split(" ")
        if not all((verb, *pieces)) or any(sign.isspace() for word in (verb, *pieces) for sign in word):
            raise ValueError(f"{text!r} is not an action")
        return Action(verb, tuple(pieces))


READY, FINISH, RESIGN, GO_ON = Action("ready"), Action("finish"), Action("resign"), Action("go_on")
"""The actions of every game: begin the next hand, end the match if all others do, leave it; and the table's own move,
which lets a claim window settle."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table. `pieces` is None where they lie face down for the viewer.

    to: the other seat it concerns: who is paid, to whom a contract binds.
    """

    kind: str
    seat: Seat | None = None
    pieces: tuple[Piece, ...] | None = ()
    amounts: tuple[int, ...] = ()
    notes: tuple[tuple[str, int], ...] = ()
    secret: bool = False
    to: Seat | None = None

    def __str__(self) -> str:
        """An event as text, without its seat: `yaku 03H 09A hanami 3`, `paid 7 to 2`, `drew face down`."""
        pieces = ("face down",) if self.pieces is None else self.pieces
        notes = [f"{key} {number}" for key, number in self.notes]
        to = [] if self.to is None else [f"to {self.to}"]
        return " ".join((self.kind, *pieces, *map(str, self.amounts), *notes, *to))

    def seen_by(self, viewer: Seat | None) -> Event:
        """The event as `viewer` (None: a spectator) may see it, without the pieces of another seat's secret."""
        if self.secret and viewer != self.seat:
            return replace(self, pieces=None)
        return self
