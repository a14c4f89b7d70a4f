"""The opening of a hand: the deal, the indicator, and the entries that it adds to the queue (RULES.md chapter 2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event, Piece, Rng, Seat, Step
from engine.jiaxing.rules import Rules
from engine.jiaxing.session import Entry, dealer_of, first_dealer, opened
from engine.jiaxing.state import Phase, State, Tell
from engine.mahjong import wall as walls
from engine.mahjong.tiles import KINDS, TILE

SEATS = range(4)
TILES = tuple(kind for kind in KINDS[:34] for _ in range(4))
"""The 136 tiles (JX-2)."""


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Find the first dealer and deal the first hand (JX-1, JX-7)."""
    opener, dice = first_dealer(rules, Rng(seed, "dealer"))
    step = hand(rules, seed, 1, opener, 0, (), None)
    return Step(step.state, (Event(Tell.DICE, opener, amounts=dice, to=0), *step.events)) if dice else step


def deal(
    rules: Rules, seats: int, dealer: Seat, order: Sequence[Piece], dice: tuple[int, ...] = (), seed: bytes = b""
) -> State:
    """Deal hand 1 from the ring `order` of 136 tiles (T-20).

    `dice`: those that break the wall. With the setting `dice_stack` two more dice follow.
    """
    return _dealt(rules, seed, 1, 0, dealer, (), None, order, dice)[0]


def hand(
    rules: Rules, seed: bytes, number: int, opener: Seat, passed: int, queue: tuple[Entry, ...], previous: Piece | None
) -> Step[State]:
    """Deal hand `number` with its dice, and ask all seats to begin.

    `opener`: the dealer of the first hand. `previous`: the wild kind of the previous hand, if any.
    """
    rng = Rng(seed, "hand", number, 0)
    ring, dice = rng.shuffled(TILES), tuple(1 + rng.below(6) for _ in range(4))
    state, entries = _dealt(rules, seed, number, opener, passed, queue, previous, ring, dice)
    told = Event(Tell.DEALT, state.dealer, (state.wild,), (number, *state.dice))
    queued = Event(Tell.QUEUED, notes=tuple((entry, 1) for entry in entries))
    return Step(state, (told, queued) if entries else (told,))


def _dealt(
    rules: Rules,
    seed: bytes,
    number: int,
    opener: Seat,
    passed: int,
    queue: tuple[Entry, ...],
    previous: Piece | None,
    ring: Sequence[Piece],
    dice: tuple[int, ...],
) -> tuple[State, tuple[Entry, ...]]:
    """Deal the hands, the indicator and the queue (JX-10 to JX-15).

    Return the state, and the entries that this hand adds to the queue.
    """
    dealer = dealer_of(passed, opener)
    wall = walls.broken(ring, dealer, dice)
    hands = [0] * 4
    seats = [(dealer + step) % 4 for step in SEATS]
    order = [seat for _ in range(3) for seat in seats for _ in range(4)] + seats + [dealer]
    tiles, wall = walls.dealt(wall, len(order))
    for seat, tile in zip(order, tiles, strict=True):
        hands[seat] += TILE[tile]
    if rules.indicator == "dice_stack":
        wild, wall = walls.taken_at(wall, dice[2] + dice[3])
    else:
        wild, wall = walls.back(wall)
        dice = dice[:2]
    queue, entries = opened(queue, dice, wild, previous)
    return State(
        rules=rules,
        seed=seed,
        number=number,
        opener=opener,
        passed=passed,
        queue=queue,
        dice=dice,
        wild=wild,
        wall=wall,
        left=walls.left(wall),
        hands=tuple(hands),
        phase=Phase.READY,
        turn=dealer,
    ), entries
