"""The contract between a game and everything around it: actions, events, steps, results, and the record `Game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

if TYPE_CHECKING:
    from engine.core.rng import Rng
    from engine.core.rules import Rules
    from engine.core.scene import Scene

Seat = int
Piece = str
TABLE: Seat = -1
"""The seat of nobody: it plays `go_on` in mahjong claim windows (DESIGN chapter 6)."""

R = TypeVar("R", bound="Rules")
S = TypeVar("S")
V = TypeVar("V")


class IllegalAction(ValueError):
    """The seat may not do this now; nothing has changed."""


class VoidDeal(Exception):
    """The dealt cards are void under the rules and must be dealt again; `field` is what lay open."""

    def __init__(self, field: tuple[Piece, ...] = ()) -> None:
        super().__init__("this deal is void")
        self.field = field


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


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table. `pieces` is None when they lie face down for this viewer."""

    kind: str
    seat: Seat | None = None
    pieces: tuple[Piece, ...] | None = ()
    amounts: tuple[int, ...] = ()
    notes: tuple[tuple[str, int], ...] = ()
    secret: bool = False

    def seen_by(self, viewer: Seat | None) -> Event:
        """The event as `viewer` (None: a spectator) may see it: the pieces of another seat's secret are hidden."""
        if self.secret and viewer != self.seat:
            return replace(self, pieces=None)
        return self


Reason = Literal["played", "finished", "resigned", "escaped"]


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match: points and places by seat (places 1..n, equal = shared), why it ended, and after how
    many settled hands (a match finished by agreement before the first is not counted)."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    reason: Reason
    hands: int = 0

    @staticmethod
    def ranked(
        points: Sequence[int],
        reason: Reason,
        hands: int,
        last: Seat | None = None,
        ties: Literal["shared", "seat"] = "shared",
    ) -> Result:
        """Places by points, the highest first; `last` (who resigned) comes behind everybody else.

        ties: equal points share a place, or the seats come in their order (JX-113).
        """
        order = [(seat != last, score, -seat if ties == "seat" else 0) for seat, score in enumerate(points)]
        places = tuple(1 + sum(other > mine for other in order) for mine in order)
        return Result(tuple(points), places, reason, hands)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A new state and what happened on the way; no events means: heard, nothing settled yet."""

    state: S
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Pattern:
    """A scoring pattern under some rules: its key, points, and the pieces that make it (() when any of a kind do).

    doubles: it adds nothing, but doubles what the others add, `points` times.
    """

    key: str
    points: int
    pieces: tuple[Piece, ...] = ()
    doubles: bool = False


Pending = Mapping[Seat, tuple[Action, ...]]
"""Who is asked, and the legal actions of each; the first of them is the safe default."""


@dataclass(frozen=True, slots=True)
class Game(Generic[R, S, V]):
    """A game is a record of plain functions over its own frozen State `S` and View `V`, under its own Rules `R`."""

    key: str
    seats: range
    deck: Literal["hanafuda", "mahjong"]
    rules: type[R]
    state: type[S]
    verbs: type[StrEnum]
    tells: type[StrEnum]
    start: Callable[[R, int, bytes], Step[S]]
    deal: Callable[..., S]
    pending: Callable[[S], Pending]
    apply: Callable[[S, Seat, Action], Step[S]]
    view: Callable[[S, Seat | None], V]
    scene: Callable[[V], Scene]
    result: Callable[[S], Result | None]
    guess: Callable[[V, Rng], S]
    sheet: Callable[[R], tuple[Pattern, ...]]
    presets: Mapping[str, R]
    players: Mapping[str, Callable[[V, tuple[Action, ...], Rng], Action]]


AnyGame = Game[Any, Any, Any]
