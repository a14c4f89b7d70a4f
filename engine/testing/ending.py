"""Promises about the end of a match: by its rules, by agreement, or because one seat leaves."""

from collections.abc import Iterator

import pytest

from engine.core import (
    FINISH,
    RESIGN,
    TABLE,
    AnyGame,
    AnyMatch,
    Ask,
    IllegalAction,
    Match,
    Scene,
    Sheet,
    Terms,
    balance,
    formula,
    points_by_hand,
    won,
)
from engine.testing.plans import LONGEST, Plan, default

MOVES = 5000
"""Maximum number of moves that are played to settle hands under many rules. Short plans play 50 times their length."""


def anybody_may_resign_at_any_time_and_is_last(plan: Plan) -> None:
    """Check that a seat may resign at any time and ranks last.

    The hand is then void, earlier points stay, and the resignation is recorded.
    """
    stops, rng = plan.stops(6), plan.rng("resign")
    for match, _, _ in plan.moves():
        if match.seq in stops:
            seat = rng.below(plan.seats)
            fork = match.fork()
            events = fork.play(seat, RESIGN)
            assert events
            result = fork.result
            if result is None:
                # under some rules a computer plays on, and the seat that left can't leave again (FZ-94)
                with pytest.raises(IllegalAction):
                    fork.play(seat, RESIGN)
                continue
            assert fork.pending == {}
            assert result.reason in ("resigned", "escaped")
            assert (result.last, result.fee) == (seat, match.price)
            assert result.places[seat] == max(result.places)
            assert result.places.count(max(result.places)) == 1
            assert AnyMatch.replay(plan.game, fork.record()).snapshot() == fork.snapshot()


def all_may_agree_to_finish_before_any_hand(plan: Plan) -> None:
    """Check that the match ends only when every seat finishes, in any order. Otherwise the hand must be played."""
    rng = plan.rng("finish")
    for match, _, _ in plan.moves():
        asked = [seat for seat, legal in match.pending.items() if FINISH in legal]
        if len(asked) == plan.seats:
            order = rng.shuffled(asked)
            fork, torn = match.fork(), match.fork()
            for seat in order:
                assert fork.result is None
                fork.play(seat, FINISH)
                torn.play(seat, torn.pending[seat][0] if seat == order[-1] else FINISH)
            assert fork.result is not None
            assert fork.result.reason == "finished"
            assert torn.result is None or torn.result.reason != "finished"


def the_table_may_finish_in_every_pause_whoever_has_answered(plan: Plan) -> None:
    """Check that the table may play `finish` in every pause, and at no other time.

    The match must then end exactly as if every seat had played `finish`.
    """
    rng, pauses = plan.rng("replayed"), 0
    for match, _, _ in plan.moves():
        fork = match.fork()
        if match.question.ask is not Ask.PAUSE:
            with pytest.raises(IllegalAction):
                fork.play(TABLE, FINISH)
            continue
        assert FINISH not in match.pending.get(TABLE, ())
        events = fork.play(TABLE, FINISH)
        assert fork.result is not None
        assert fork.result.reason == "finished"
        asked = [seat for seat, legal in match.pending.items() if FINISH in legal]
        if len(asked) == plan.seats:
            each = match.fork()
            told = [event for seat in asked for event in each.play(seat, FINISH)]
            assert (each.result, tuple(told)) == (fork.result, events)
        pauses += 1
        if rng.below(pauses) == 0:  # only in a few pauses, because each replay takes as long as the match
            assert AnyMatch.replay(plan.game, fork.record()).snapshot() == fork.snapshot()


def safe_defaults_lead_to_the_end(plan: Plan) -> None:
    """Check that a match of only safe defaults ends."""
    match = plan.match()
    while match.pending:
        assert match.seq < LONGEST
        seat = min(match.pending)
        match.play(seat, default(match.pending[seat], match.seq, plan.long))
    assert match.result is not None
    assert match.result.reason == "played" or match.seq > plan.long


def hands_make_the_points_and_say_who_won_them(plan: Plan) -> None:
    """Check that the points of hands add up to the final points, except for the cost of leaving.

    Profiles and the end of a match are made from the points and the winner of each hand.
    """
    settled, patterns = 0, {pattern.key for pattern in plan.game.sheet(plan.rules)}
    rare = {each.yaku for each in plan.game.achievements}
    assert rare <= {each.key for rules in plan.game.presets.values() for each in plan.game.sheet(rules)}
    for match, _, _ in plan.moves():
        scene = match.scene(None)
        if scene.settled == settled:
            continue
        settled, hands = scene.settled, points_by_hand(scene)
        assert {seat: len(points) for seat, points in hands.items()} == dict.fromkeys(range(plan.seats), settled)
        for place in scene.places:
            gone = [badge for badge in scene.badges if badge.key == "escaped" and badge.seat == place.seat]
            assert place.points == sum(hands[place.seat]) or (gone and place.points < sum(hands[place.seat]))
        if (found := won(scene)) is not None:
            assert (found.hand, found.points) == (settled, hands[found.seat][-1])
            assert {key for key in found.patterns if key in rare} <= patterns


def the_terms_of_a_result_yield_its_points(plan: Plan) -> None:
    """Check that the terms of every settled hand lead to its points, and that its payments do the same.

    The hands are played under random rules. A seat that could see its stake must win by the same terms.
    """
    for scene, stake in _settled(plan):
        result, settled = scene.sheet("result"), scene.sheet("settled")
        assert result is not None
        assert settled is not None
        assert result.terms or result.seat is None, "a won hand has no terms"
        points = {row.seat: row.number for row in settled.rows}
        for sheet in (each for each in scene.sheets if each.key in ("result", "count") and each.terms):
            _adds_up(plan.game, sheet, points.get(sheet.seat, max(points.values())))
        assert stake in (None, result.terms)
        assert not result.payments or list(balance(result.payments, plan.seats)) == [*points.values()]


def _settled(plan: Plan) -> Iterator[tuple[Scene, Terms | None]]:
    """Yield the scene after each settled hand, and the terms of the stake that its winner saw, if any.

    The easiest computer plays. Some moves are random, above all whether to win now.
    """
    easy, rng, left = next(iter(plan.game.players.values())), plan.rng("settled"), min(12 * plan.long, MOVES)
    while left > 0:
        rules = plan.game.rules(**{option.name: rng.pick(option.offer) for option in plan.game.rules.options()})
        match, stake = Match(plan.game, rules, plan.seats, rng.bytes(32)), None
        while match.pending and not any(event.kind == "scored" for event in match.told):
            seat = rng.pick(sorted(match.pending))
            legal = [action for action in match.pending[seat] if action != FINISH]
            wins = {action for action in legal if plan.game.verbs[action.verb].wins}
            by_chance = seat == TABLE or rng.below(2 if wins else 24) == 0
            action = rng.pick(legal) if by_chance else easy(match.view(seat), match.pending[seat], rng)
            seen = match.scene(seat).sheet("stake", seat) if action in wins else None
            stake = seen.terms if seen else None
            match.play(seat, action)
            left -= 1
        yield match.scene(None), stake


def _adds_up(game: AnyGame, sheet: Sheet, points: int) -> None:
    """Check the sum of the rows, the share of each payer if there is one, and the score."""
    kinds, rows = {term.key: term.kind for term in game.terms}, [row for row in sheet.rows if row.counts == "points"]
    numbers = {kinds[key]: number for key, number in sheet.terms}
    results = {kind: number for kind, number in numbers.items() if kind in ("share", "score")}
    *_, (_, value) = formula(game.terms, (term for term in sheet.terms if kinds[term[0]] not in results))
    assert value == results.get("share", points), f"The terms lead to {value}: {sheet}"
    assert results["score"] == points, sheet
    assert not rows or numbers.get("sum") in (None, sum(row.number for row in rows)), sheet
    assert not any(payment.amount % (results.get("share") or 1) for payment in sheet.payments), sheet


PROMISES = (
    anybody_may_resign_at_any_time_and_is_last,
    all_may_agree_to_finish_before_any_hand,
    the_table_may_finish_in_every_pause_whoever_has_answered,
    safe_defaults_lead_to_the_end,
    hands_make_the_points_and_say_who_won_them,
    the_terms_of_a_result_yield_its_points,
)
