"""What somebody decided in a match, and what of it surely cost them something."""

from dataclasses import replace
from itertools import islice

import pytest

from bot.history.decisions import SUSPECTS, Decision, decisions, mistake_of, reviewed, suspects
from engine import GAMES, judge
from engine.core import Action, AnyMatch, Ask, Effort, Rng, Weighed
from tests.engine.ai.positions import positions
from tests.golden.matches import MATCHES
from tests.there import there

DONE, BETTER, OTHER = (Action("play", (card,)) for card in ("01H", "02A", "03H"))


def decision(seq=0):
    return Decision(seq, seq + 1, 1, None, (DONE, BETTER, OTHER), DONE)


def judgement(points, chance=0.0, error=0.0, best=BETTER):
    """What was done loses so many points, and so much of the chance."""
    done = Weighed(DONE, 10 - points, 0.6 - chance, error)
    return (Weighed(best, 10.0, 0.6), done) if best != DONE else (done,)


@pytest.mark.parametrize("name", MATCHES)
def test_a_decision_is_what_its_seat_knew_could_do_and_did_where_there_was_a_choice(name):
    game, record = GAMES[MATCHES[name].game], MATCHES[name].record()
    found = {each.seq: each for each in decisions(game, record, 0, range(len(record.moves) + 1))}
    match, turns = AnyMatch.replay(game, replace(record, moves=())), 0
    for seat, action in record.moves:
        legal = match.pending.get(seat, ())
        if seat == 0 and len(legal) > 1 and match.question.ask is not Ask.PAUSE and seat not in match.equal:
            hand = match.scene(None).hand
            assert found.pop(match.seq) == Decision(match.seq, match.number, hand, match.view(0), legal, action)
            turns += 1
        match.play(seat, action)
    assert not found
    assert turns > 2


def test_moves_of_the_clock_and_of_a_stand_in_are_nobodys_decisions():
    golden = MATCHES["koikoi"]
    record = golden.record()
    every = decisions(GAMES["koikoi"], record, 0, range(len(record.moves) + 1))
    own = {every[1].seq + 1, every[4].seq + 1}
    assert decisions(GAMES["koikoi"], record, 0, own) == [every[1], every[4]]


def test_a_loss_that_may_be_chance_is_none():
    assert mistake_of(decision(), [judgement(points) for points in (9, -6, 8, -5, 7, -4)]) is None
    assert mistake_of(decision(), [judgement(2, error=3.0)] * 4) is None
    assert mistake_of(decision(), [judgement(2, error=1.0)] * 4)
    assert mistake_of(decision(), [judgement(0, chance) for chance in (0.2, -0.2, 0.3, -0.1)]) is None


def lasting(share, losses, chance=0.0, chance_error=0.0):
    """Judgements of that error, of whose square a share would come again in each."""
    return [
        tuple(
            replace(each, lasting=share, chance_error=chance_error * (each.action == DONE))
            for each in judgement(points, chance, error=1.0)
        )
        for points in losses
    ]


@pytest.mark.parametrize("apart", [0.0, 0.02])
def test_what_a_formula_says_is_no_surer_for_being_said_often(apart):
    losses = [number * apart for number in (-2, -1, 0, 0, 1, 2)]
    assert mistake_of(decision(), lasting(1.0, [1.9 + each for each in losses])) is None
    assert mistake_of(decision(), lasting(1.0, [2.1 + each for each in losses]))
    assert mistake_of(decision(), lasting(0.0, [0.9 + each for each in losses]))
    assert mistake_of(decision(), lasting(0.25, [1.2 + each for each in losses])) is None
    assert mistake_of(decision(), lasting(0.25, [1.3 + each for each in losses]))
    assert mistake_of(decision(), lasting(1.0, [0.0] * 6, 0.19, chance_error=0.1)) is None
    assert mistake_of(decision(), lasting(1.0, [0.0] * 6, 0.21, chance_error=0.1))
    assert mistake_of(decision(), lasting(0.0, [0.0] * 6, 0.09, chance_error=0.1))


@pytest.mark.slow
@pytest.mark.parametrize("key", ["jiaxing", "fuzhou"])
def test_a_chance_that_follows_from_points_is_as_unsure_as_these(key):
    """Mistakes of a formula that is in doubt about all gaps below twice its error."""
    told = 0
    for game, state, seat, legal in islice(positions(key, "slips", apart=2), 150):
        view = game.view(state, seat)
        found = judge(game, view, legal, Rng(b"slips"), Effort(0))
        for done in found[1:]:
            asked = Decision(0, 1, 1, view, legal, done.action)
            if mistake_of(asked, [found] * 6) is not None:
                assert found[0].points - done.points >= 2 * done.error
                told += 1
    assert told


@pytest.mark.parametrize(("points", "chance", "costs"), [
    (2.0, 0.0, True), (0.0, 0.1, True), (0.4, 0.005, False), (2.0, -0.1, False), (-2.0, 0.1, False), (0.0, 0.0, False),
])  # fmt: skip
def test_points_or_the_chance_have_to_be_lost_and_neither_surely_won(points, chance, costs):
    assert bool(mistake_of(decision(), [judgement(points, chance)] * 6)) == costs


def test_what_was_better_is_what_most_judgements_put_first_and_the_loss_is_their_mean():
    other = (*judgement(1, 0.1, best=OTHER), Weighed(BETTER, 10, 0.6))
    judgements = [judgement(3, 0.2), judgement(5, 0.3), other, judgement(4, 0.2)]
    found = there(mistake_of(decision(), judgements))
    assert (found.done.action, found.better.action) == (DONE, BETTER)
    assert found.points == pytest.approx((3 + 5 + 1 + 4) / 4)
    assert found.chance == pytest.approx((0.2 + 0.3 + 0.1 + 0.2) / 4)
    assert mistake_of(decision(), [judgement(3), *[judgement(0, best=DONE)] * 2]) is None


def test_the_three_with_the_largest_loss_of_the_chance_are_told_the_dearest_first():
    losses = {3: (1.0, 0.1), 8: (9.0, 0.02), 12: (1.0, 0.3), 20: (5.0, 0.1), 31: (0.0, 0.0)}
    judged = [(decision(seq), judgement(*loss)) for seq, loss in losses.items()]
    closer = {seq: [judgement(*loss)] * 6 for seq, loss in losses.items()}
    review = reviewed(judged, closer, 1.0)
    assert [each.step for each in review.slips] == [13, 21, 4]
    assert [(each.step, each.best) for each in review.moments] == [(seq + 1, 0.6) for seq in losses]
    assert [each.chance for each in review.moments] == pytest.approx([0.5, 0.58, 0.3, 0.5, 0.6])
    assert reviewed(judged, {31: closer[31]}, 1.0).slips == ()


def test_what_could_not_be_looked_at_more_closely_is_not_told():
    judged = [(decision(seq), judgement(5.0, 0.2)) for seq in range(3)]
    closer = {0: [], 1: [judgement(5.0, 0.2)], 2: [judgement(5.0, 0.2)] * 2}
    assert [each.step for each in reviewed(judged, closer, 1.0).slips] == [3]


def test_only_those_that_seem_to_have_cost_most_by_points_or_by_chance_are_looked_at_more_closely():
    by_points = [(decision(seq), judgement(10 - seq)) for seq in range(8)]
    by_chance = [(decision(seq), judgement(0, seq / 100)) for seq in range(8, 16)]
    right = [(decision(seq), judgement(0, best=DONE)) for seq in range(16, 20)]
    found = [each.seq for each, _ in suspects([*by_points, *by_chance, *right])]
    assert found == [*range(SUSPECTS), *range(16 - SUSPECTS, 16)]
    assert suspects(right) == []
