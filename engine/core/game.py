"""The contract between a game and its callers: the record `Game`, and the steps and results of its functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, Literal, TypeVar

from engine.core.achievement import Achievement
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
    """Raised for a void deal, which the rules require to be dealt again. `field` holds the open cards."""

    def __init__(self, field: tuple[Piece, ...] = ()) -> None:
        super().__init__("this deal is void")
        self.field = field


Reason = Literal["played", "finished", "resigned", "escaped"]


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match: points and places by seat, the reason, and the number of settled hands.

    Places are 1..n, and equal places are shared. `hands` is 0 if the match was finished before its first hand was
    settled. `last` is the seat that ended the match by resigning or escaping. `fee` is the number of points that it
    paid for that.
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
        """Rank the seats by points, highest first. The seat `last`, which resigned, ranks below all others.

        `ties`: seats with equal points share a place (`shared`), or rank in the order of their seats (`seat`, JX-113).
        `fee`: the points that `last` paid for resigning.
        """
        order = [(seat != last, score, -seat if ties == "seat" else 0) for seat, score in enumerate(points)]
        places = tuple(1 + sum(other > mine for other in order) for mine in order)
        return Result(tuple(points), places, reason, hands, last, fee)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A new state and the events that led to it. Without events, an answer was recorded but nothing was settled yet."""

    state: S
    events: tuple[Event, ...] = ()


def _free(_state: Any) -> int:
    return 0


def _rounds(rules: Any) -> int:
    return getattr(rules, "rounds", 1)


@dataclass(frozen=True, slots=True)
class Game(Generic[R, S, V]):
    """A game: plain functions over its own frozen State `S`, View `V` and Rules `R`.

    State and View inherit the public fields from the class `open`. `asks` and `price` read only these fields.
    """

    key: str
    seats: range
    deck: str
    """The deck that the game is played with, a key of `bot.decks.DECKS`."""
    rules: type[R]
    state: type[S]
    verbs: Mapping[str, Look]
    tells: type[StrEnum]
    start: Callable[[R, int, bytes], Step[S]]
    """`start(rules, seats, seed)`: Start a match and deal its first hand. All chance comes from the seed."""
    deal: Callable[..., S]
    """`deal(rules, seats, dealer, order, dice=(), seed=b"")`: Deal the first hand from pieces in the given order.

    Raises VoidDeal if the rules require a new deal.
    """
    pending: Callable[[S], Pending]
    """Return the legal actions of each seat that is asked. The safe default comes first. Empty after the end."""
    apply: Callable[[S, Seat, Action], Step[S]]
    """Play one action of a seat. Raises IllegalAction unless the action is legal.

    Two kinds of actions are legal although `pending` does not offer them. Every seat may `resign` until the match ends
    (in Fuzhou only once). `TABLE` may `finish` in every pause.
    """
    view: Callable[[S, Seat | None], V]
    """Return what a seat (None: a spectator) knows of the state."""
    scene: Callable[[V], Scene]
    """Return the table as the viewer sees it."""
    result: Callable[[S], Result | None]
    """Return the result of the match, None while it is in progress."""
    guess: Callable[[V, Rng], S]
    """Return a random state that the viewer must believe possible.

    Its view, scene and legal actions equal the viewer's.
    """
    sheet: Callable[[R], tuple[Pattern, ...]]
    """Return the scoring patterns under the given rules."""
    presets: Mapping[str, R]
    short: str
    """The key of the preset for short matches: at most 15 minutes for one player with computers."""
    players: Mapping[str, Player[V]]
    """Computer players by level, the easiest first."""
    asks: Callable[[Any], PublicQuestion]
    """Return the public part of the open question."""
    open: type[Any]
    """The class of the public fields, which State and View inherit."""
    signs: tuple[Sign, ...]
    """All badges that the game's scenes can show."""
    story: Story
    """The kinds of events by which callers find and describe the latest turn."""
    orders: tuple[Order, ...] = ()
    terms: tuple[Term, ...] = ()
    """All terms of its `result`, `count` and `yaku` sheets."""
    own_topics: Callable[[S], Mapping[Seat, str]] | None = None
    """Return the topic of the question for each seat whose topic other seats must not know."""
    equal: Callable[[S], Mapping[Seat, Action]] | None = None
    """Return the first action of each seat whose actions all have the same effect under every rule.

    The caller may play this action at once, without asking the player. It is recorded like any other.
    """
    price: Callable[[Any], int] = _free
    """Return the points that resigning costs now."""
    course: Callable[[], tuple[Lesson, ...]] = tuple
    """Build the lessons of the game's course, () without a course. Called when the course is first used."""
    achievements: tuple[Achievement, ...] = ()
    """Achievements that only this game has, for hands won with a pattern."""
    moments: Moments = field(default_factory=Moments)
    """Rare wins and feats that are shown large."""
    judge: Judge[V] | None = None
    """The function that rates each action for the best player.

    Without it, `engine.ai` plays out the actions by the game itself.
    """
    version: int = 1
    """Version of this game's golden playthroughs and State fields.

    Raise it when either changes. Snapshots of this game are then recalculated, but not those of other games.
    """
    judge_version: int = 12
    """Version of the ratings by the judge.

    Raise it when they change, or when the same moves lead to other question numbers. A stored review of another version
    is recalculated when someone asks for it. The first version is 10, because smaller numbers once had another meaning.
    """
    hands: Callable[[Any], int] = _rounds
    """Return how many hands a match under these rules usually has; by default the setting `rounds`.

    Matches of another length, and those that end early, are weighted by comparing it with that of the first preset.
    """
    live: bool = False
    """Set for games with claim windows, which need all players present at the same time."""


AnyGame = Game[Any, Any, Any]
