"""Common parts of the hanafuda courses: setting up a position, and the lessons on capturing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.core import Action, Answer, Lesson, Piece, Rng, changed
from engine.hanafuda.cards import CARDS
from engine.hanafuda.state import Cards, Phase, State

S = TypeVar("S", bound=State)


def cards(text: str) -> Cards:
    """Return the cards in a text such as `01H 08K1`."""
    return tuple(text.split())


def laid(start: S, mine: str, field: str, taken: Sequence[str], top: str = "") -> S:
    """Set up a position in which the learner (seat 0, the dealer) plays next.

    `mine`: the learner's hand. All seats hold equally many cards. Their number follows from the cards on the field and
    in the piles, and further cards of `mine` are left out. `taken`: the captured cards by seat. `top`: the first cards
    of the stock. The rest of the deck goes to the other hands and to the stock.
    """
    seats, hand, lying = len(start.seats), len(start.hands[0]), len(start.field)
    piles = tuple(cards(taken[seat]) if seat < len(taken) else () for seat in range(seats))
    seen = len(cards(field)) + sum(map(len, piles))
    # a turn uses a card from the hand and one from the stock
    left = hand - (seen - lying) // (2 * seats)
    own = cards(mine)[:left]
    gone = {*own, *cards(field), *cards(top), *(card for pile in piles for card in pile)}
    rest = Rng(b"lesson").shuffled([card for card in CARDS if card not in gone])
    hands = (own, *(rest[place * left : (place + 1) * left] for place in range(seats - 1)))
    stock = (*cards(top), *rest[(seats - 1) * left :])
    return changed(
        start,
        dealer=0,
        mover=0,
        phase=Phase.PLAY,
        hands=hands,
        field=cards(field),
        taken=piles,
        counts=(left,) * seats,
        stock=stock,
        unturned=len(stock),
        turns=seats * (hand - left),
        answers=("ready",) * seats,
    )


def play(card: Piece) -> Action:
    return Action("play", (card,))


def take(card: Piece) -> Action:
    return Action("take", (card,))


MONTHS = Lesson(
    "months",
    (Answer("same", "03K1", right=True), Answer("ribbon", "02R"), Answer("bright", "12H")),
    pieces=CARDS,
    says={"card": ("03H",)},
)


def capturing(lay: Callable[..., S], chosen: Callable[[S, Action], S]) -> tuple[Lesson, ...]:
    """Return the lessons on months, captures, the stock, three cards of a month, and a card that captures nothing.

    `lay` is `laid` for one game. `chosen` plays a card in a position of that game.
    """

    def match() -> S:
        field = "03K1 05R 06K1 08K1 09K1 10K1 11A 12K1"
        return lay("07A 01K1 03R 02R 04A 07K1 01K2 02K2 07R", field, ("02A 02K1", "04R 04K1"), "05K1")

    def stock() -> S:
        field = "08H 08K1 01K1 03K2 05R 06K1 10K2 12K1"
        return chosen(
            lay("07K1 02R 04A 09R 07A 09K1 02K2 04K2 09K2", field, ("02A 02K1", "04R 04K1"), "08A"), play("07K1")
        )

    def three() -> S:
        field = "10R 10K1 10K2 01K1 03K2 05R 06K1 12K1"
        return lay("10A 06R 02R 04A 07A 08K1 09K2 07K1 02K2", field, ("02A 02K1", "04R 04K1"), "01R")

    def nothing() -> S:
        field = "03K1 05R 05K1 06K1 09K1 10K1 11R 12K1"
        return lay("01H 07K1 02R 07R 08H 04A 02K2 04K1 01K1", field, ("02A 02K1", "04R 04K2"), "12K2")

    return (
        MONTHS,
        Lesson(
            "match",
            (Answer("boar", play("07A")), Answer("cherry", play("03R"), right=True), Answer("pine", play("01K1"))),
            match,
            after="hand",
            says={"card": ("03R",), "caught": ("03K1",), "turned": ("05K1",), "second": ("05R",), "boar": ("07A",)},
        ),
        Lesson(
            "stock",
            (Answer("bright", take("08H"), right=True), Answer("plain", take("08K1"))),
            stock,
            after="hand",
            says={"played": ("07K1",), "turned": ("08A",), "bright": ("08H",), "plain": ("08K1",)},
        ),
        Lesson(
            "three",
            (Answer("two", play("06R")), Answer("none", play("02R")), Answer("all", play("10A"), right=True)),
            three,
            after="hand",
            says={
                "card": ("10A",),
                "caught": ("10R", "10K1", "10K2"),
                "two": ("06R",),
                "plain": ("06K1",),
                "none": ("02R",),
            },
        ),
        Lesson(
            "nothing",
            (Answer("bright", play("01H")), Answer("plain", play("07K1"), right=True), Answer("ribbon", play("02R"))),
            nothing,
            after="hand",
            says={"bright": ("01H",), "plain": ("07K1",), "mate": ("07R",), "ribbon": ("02R",)},
        ),
    )


def brights(lay: Callable[..., S], points: int) -> Lesson:
    """Return the lesson on capturing the third Bright. `points`: the points of Three Brights in the game."""

    def position() -> S:
        mine = "01H 01K1 03H 03K1 05A 05K1"
        theirs = "02A 02K1 04R 04K2 06R 06K2 07K1 07K2 09R 09K2"
        return lay("08K1 10K1 07R 02R 12K2 04A", "08H 10A 06K1 09K1 11R 12K1 04K1 05R", (mine, theirs), "03K2")

    return Lesson(
        "brights",
        (Answer("deer", play("10K1")), Answer("moon", play("08K1"), right=True), Answer("none", play("07R"))),
        position,
        after="hand",
        says={"have": ("01H", "03H"), "moon": ("08H",), "deer": ("10A",), "card": ("08K1",), "points": points},
    )


def viewing(lay: Callable[..., S], points: int) -> Lesson:
    """Return the lesson on two cards that make a yaku. `points`: the points of this yaku in the game."""

    def position() -> S:
        field = "09A 06A 08K1 01K1 10K2 11R 05K1 12K1"
        return lay("06K1 02R 09K1 04A 07A 07K1 02K2 04K2 07R", field, ("03H 03K1", "04R 04K1"), "12K2")

    return Lesson(
        "viewing",
        (Answer("butterflies", play("06K1")), Answer("cup", play("09K1"), right=True), Answer("none", play("02R"))),
        position,
        after="hand",
        says={
            "have": ("03H",),
            "cup": ("09A",),
            "moon": ("08H",),
            "butterflies": ("06A",),
            "boar": ("07A",),
            "deer": ("10A",),
            "points": points,
        },
    )


def early(lay: Callable[..., S], chosen: Callable[[S, Action], S]) -> S:
    """Set up a decision to stop or go on with many cards left.

    One more turn makes Three Brights for the learner, and no other seat has captured anything.
    """
    field = "09A 08H 06A 01K2 10K2 11R 05K1 12K1"
    return chosen(lay("09K1 08K1 02R 04A 07A 07K1 02K2 04K2 07R", field, ("01H 01K1 03H 03K1",), "12K2"), play("09K1"))


def late(lay: Callable[..., S], chosen: Callable[[S, Action], S]) -> S:
    """Set up a decision to stop or go on with few cards left. Another seat needs only one more card for a yaku."""
    mine = "01K1 01K2 03R 03K1 05A 05K1 06K1 06K2 03H 03K2 09R 09K2"
    theirs = "01H 01R 08H 08K1 02A 02K1 04R 04K2 07K1 07K2 10R 10K2"
    field = "09A 12H 10A 11R 12K1 04K1 05R 08A"
    return chosen(lay("09K1 02R 07R 07A", field, (mine, theirs), "02K2"), play("09K1"))
