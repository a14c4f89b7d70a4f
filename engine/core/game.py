"""The contract between a game and everything around it: the record `Game`, with steps and results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, Literal, TypeVar

from engine.core.action import Action, Event, Piece, Seat
from engine.core.lesson import Lesson
from engine.core.moment import Moments
from engine.core.pattern import Pattern
from engine.core.question import Pending, PublicQuestion
from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.core.scene import Scene
from engine.core.signs import Look, Order, Sign, Term
from engine.core.story import Story
from engine.core.thought import Judge, Player

R = TypeVar("R", bound=Rules)
S = TypeVar("S")
V = TypeVar("V")


class VoidDeal(Exception):
    """The dealt cards are void under the rules and must be dealt again; `field` is what lay open."""

    def __init__(self, field: tuple[Piece, ...] = ()) -> None:
        super().__init__("this deal is void")
        self.field = field


Reason = Literal["played", "finished", "resigned", "escaped"]


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match: points and places by seat (places 1..n, equal = shared), why it ended, and after how
    many settled hands (a match finished by agreement before the first is not counted).

    last: who ended it by resigning or escaping, and `fee`: the points that this cost them.
    """

    points: tuple[int, ...]
    places: tuple[int, ...]
    reason: Reason
    hands: int = 0
    last: Seat | None = None
    fee: int = 0

    @staticmethod
    def ranked(
        points: Sequence[int],
        reason: Reason,
        hands: int,
        last: Seat | None = None,
        ties: Literal["shared", "seat"] = "shared",
        fee: int = 0,
    ) -> Result:
        """Places by points, the highest first; `last` (who resigned) comes behind everybody else.

        ties: equal points share a place, or the seats come in their order (JX-113).
        """
        order = [(seat != last, score, -seat if ties == "seat" else 0) for seat, score in enumerate(points)]
        places = tuple(1 + sum(other > mine for other in order) for mine in order)
        return Result(tuple(points), places, reason, hands, last, fee)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A new state and what happened on the way. No events: the answer was heard, and nothing is settled yet."""

    state: S
    events: tuple[Event, ...] = ()


def _free(_state: Any) -> int:
    return 0


def _rounds(rules: Any) -> int:
    return getattr(rules, "rounds", 1)


def _none(_state: Any) -> Mapping[Seat, Any]:
    return {}


@dataclass(frozen=True, slots=True)
class Game(Generic[R, S, V]):
    """A game is a record of plain functions over its own frozen State `S` and View `V`, under its own Rules `R`.

    State and View share the class of what everybody sees; `asks` and `price` look at nothing else.
    """

    key: str
    seats: range
    deck: str
    """A key of `bot.decks.DECKS`: what it is played with."""
    rules: type[R]
    state: type[S]
    verbs: Mapping[str, Look]
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
    short: str
    """The key of the preset that takes a quarter of an hour or less, for one person with computers."""
    players: Mapping[str, Player[V]]
    """Its computer players by level, the easiest first."""
    asks: Callable[[Any], PublicQuestion]
    """The open question as everybody may know it."""
    open: type[Any]
    """The class of what everybody sees, which State and View inherit."""
    signs: tuple[Sign, ...]
    """Every badge of its scenes."""
    story: Story
    """By which of its events the latest turn is found and told."""
    orders: tuple[Order, ...] = ()
    terms: tuple[Term, ...] = ()
    """Every term of its result, count and yaku sheets."""
    own_topics: Callable[[S], Mapping[Seat, str]] = _none
    """By seat, what it is asked about where nobody else may know that."""
    equal: Callable[[S], Mapping[Seat, Action]] = _none
    """By seat, the first of its actions where all of them come to the same under every rule, so that nobody needs to be
    asked: whoever runs the match may play it at once. It is recorded like any other."""
    price: Callable[[Any], int] = _free
    """What it costs now to resign, in points."""
    course: Callable[[], tuple[Lesson, ...]] = tuple
    """How newcomers learn it, () where nobody has written that yet; worked out when it is first asked for."""
    rare: tuple[str, ...] = ()
    """Patterns of its sheet that come so seldom that the first one is an achievement."""
    moments: Moments = field(default_factory=Moments)
    """What is shown large when it happens."""
    judge: Judge[V] | None = None
    """What its best player thinks of each action; where it is left out, `engine.ai` plays it out by the game itself."""
    version: int = 1
    """Raised whenever a golden playthrough of this game or the fields of its State change: then its snapshots and
    reviews are worked out again, and those of no other game."""
    hands: Callable[[Any], int] = _rounds
    """How many hands a match by these rules usually has: what a match of another length, or one that ends early, counts
    beside one by the first preset. Where it is left out, its `rounds`."""
    live: bool = False
    """It has claim windows, so that all have to be there at the same time."""


AnyGame = Game[Any, Any, Any]
