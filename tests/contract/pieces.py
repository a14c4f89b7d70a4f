"""The cards and tiles of a deck, wherever they lie."""

from collections import Counter
from typing import Any

from engine.hanafuda.cards import CARDS
from engine.mahjong.tiles import KINDS, unpack
from tests.contract.plans import Plan, state_of


def no_piece_is_lost_or_doubled(plan: Plan) -> None:
    """The cards or tiles of the deck lie somewhere once each, at any time."""
    stops, lying = plan.stops(20), _cards if plan.game.deck == "hanafuda" else _tiles
    deck = Counter(lying(state_of(plan.match())))
    assert deck in DECKS
    for match, _, _ in plan.moves():
        if match.seq in stops:
            assert Counter(lying(state_of(match))) == deck


DECKS = (
    Counter(CARDS),
    Counter(dict.fromkeys(KINDS[:34], 4)),
    Counter({kind: 4 if number < 34 else 1 for number, kind in enumerate(KINDS)}),
)


def _cards(state: Any) -> list[str]:
    lying = [card for pile in (*state.hands, *state.taken, state.field, state.stock) for card in pile]
    return lying + [state.held] * (state.held is not None)


def _tiles(state: Any) -> list[str]:
    lying = [tile for hand in state.hands for tile in unpack(hand)]
    lying += [tile for row in state.melds for meld in row for tile in meld.pieces]
    lying += [tile for stack in state.wall for tile in stack]
    lying += [tile for _, tile in state.discards]
    # what only one of the games has: flowers, and the name of the indicator
    plain = vars(state)
    lying += [tile for rack in plain.get("racks", ()) for tile in rack]
    return [*lying, *plain.get("aside", ()), plain.get("wild") or plain["gold"]]


PROMISES = (no_piece_is_lost_or_doubled,)
