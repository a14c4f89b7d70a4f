"""What others are measured by plays as it is said to."""

from collections.abc import Sequence
from itertools import islice

import pytest

from engine.core import Action, Rng, Seat
from engine.hanafuda.cards import CARDS, ID, VALUES, category
from engine.hanafuda.judge import KINDS
from engine.hanafuda.piles import BITS
from engine.hanafuda.playout import DECIDE, GO, STOP, Move
from engine.koikoi.playout import Playout
from tests.bench.minds import yardsticks
from tests.bench.minds.yardsticks import PARTNER, POINT
from tests.engine.ai.positions import positions

WORTH = [VALUES[category(card)] for card in CARDS]
GIVEN = {Action("agari"): STOP, Action("koikoi"): GO}


def capture(trial: Playout, seat: Seat, options: Sequence[Move]) -> Move:
    """What the greedy one does, as it is said to: of equal cards the first."""
    if options is DECIDE:
        return STOP
    before, cards = trial.piles[seat], sorted(options)

    def taking(card: Move, others: Sequence[Move]) -> int:
        pile = before | BITS[card] | sum(BITS[other] for other in others)
        return POINT * trial.worth(pile) + sum(WORTH[each] for each in (card, *others))

    if trial.held >= 0:
        return max(cards, key=lambda other: taking(trial.held, [other]))
    gains: dict[Move, int] = {}
    for card in cards:
        same = trial.field[card >> 2]
        if same:
            ways = [[other] for other in same] if len(same) == 2 else [same]
            gains[card] = max(taking(card, way) for way in ways)
    if gains:
        return max(gains, key=gains.__getitem__)
    months = [card >> 2 for card in cards]
    return min(cards, key=lambda card: taking(card, []) - PARTNER * (months.count(card >> 2) > 1))


@pytest.mark.slow
def test_the_greedy_one_plays_as_it_is_said_to() -> None:
    """By the engine's own play-outs."""
    for game, state, seat, legal in islice(positions("koikoi", "capture"), 40):
        view = game.view(state, seat)
        if view.phase not in KINDS:
            continue
        moves = [GIVEN[each] if each in GIVEN else ID[each.pieces[0]] for each in legal]
        options = DECIDE if STOP in moves else moves
        assert moves[legal.index(yardsticks.greedy(view, legal, Rng(b"1")))] == capture(Playout(state), seat, options)


def test_the_greedy_one_captures_whenever_it_can_and_always_stops() -> None:
    captured = 0
    for game, state, seat, legal in islice(positions("koikoi", "greedy"), 30):
        view = game.view(state, seat)
        done = yardsticks.greedy(view, legal, Rng(b"1"))
        assert done in legal
        assert Action("agari") not in legal or done == Action("agari")
        able = {each for each in legal if each.verb == "play" and view.meets(each.pieces[0]).cards}
        assert not able or done in able
        captured += bool(able)
    assert captured > 5
