"""Promises about the cards and tiles of a deck."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.hanafuda.cards import CARDS
from engine.mahjong.tiles import KINDS, unpack
from engine.testing.plans import Plan, state_of


def _cards(state: Any) -> list[str]:
    lying = [card for pile in (*state.hands, *state.taken, state.field, state.stock) for card in pile]
    return lying + [state.held] * (state.held is not None)


def _tiles(state: Any) -> list[str]:
    lying = [tile for hand in state.hands for tile in unpack(hand)]
    lying += [tile for row in state.melds for meld in row for tile in meld.pieces]
    lying += [tile for stack in state.wall for tile in stack]
    lying += [tile for _, tile in state.discards]
    # the games differ in their flowers and in the name of the indicator
    lying += [tile for rack in getattr(state, "racks", ()) for tile in rack]
    return [*lying, *getattr(state, "aside", ()), getattr(state, "wild", None) or state.gold]


class Deck(NamedTuple):
    """A deck, described so that its pieces can be counted.

    `wholes`: the complete sets of pieces, one for each way to play with the deck. `lying` returns all pieces in a
    State.
    """

    wholes: tuple[Counter[str], ...]
    lying: Callable[[Any], list[str]]


DECKS = {
    "hanafuda": Deck((Counter(CARDS),), _cards),
    "mahjong": Deck(
        (
            Counter(dict.fromkeys(KINDS[:34], 4)),
            Counter({kind: 4 if number < 34 else 1 for number, kind in enumerate(KINDS)}),
        ),
        _tiles,
    ),
}
"""The decks by key. A package with its own deck must add the deck here before its contract is tested."""


def no_piece_is_lost_or_doubled(plan: Plan) -> None:
    """Check that the State contains every card or tile of the deck exactly once at any time."""
    stops, deck = plan.stops(20), DECKS[plan.game.deck]
    whole = Counter(deck.lying(state_of(plan.match())))
    assert whole in deck.wholes
    for match, _, _ in plan.moves():
        if match.seq in stops:
            assert Counter(deck.lying(state_of(match))) == whole


PROMISES = (no_piece_is_lost_or_doubled,)
