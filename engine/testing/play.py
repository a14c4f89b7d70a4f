"""Promises about play: the seats that are asked, the actions that are accepted, and the events."""

import pytest

from engine.core import FINISH, RESIGN, TABLE, Action, AnyMatch, Ask, Effort, IllegalAction
from engine.testing.plans import LONGEST, Plan, asked_of, default, eyes


def somebody_is_asked_until_the_end_and_it_ends(plan: Plan) -> None:
    """Check that `pending` is never empty before the result is known, and that its actions are well-formed."""
    match = plan.match()
    for match, _, _ in plan.moves():
        assert match.result is None
        assert set(match.pending) <= {TABLE, *range(plan.seats)}
        for legal in match.pending.values():
            assert len(set(legal)) == len(legal) > 0
            assert all(action != RESIGN and action.verb in set(plan.game.verbs) for action in legal)
    assert match.result is not None
    assert match.pending == {}
    places = match.result.places
    assert len(places) == len(match.result.points) == plan.seats
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    assert match.result.reason in ("played", "finished", "escaped")


def every_action_offered_round_trips_and_is_accepted(plan: Plan) -> None:
    """Check that each offered action survives conversion to text and back, and that playing it changes the match."""
    stops = plan.stops(12)
    for match, _, _ in plan.moves():
        if match.seq in stops:
            for seat, legal in match.pending.items():
                for action in legal:
                    again = Action.parse(str(action))
                    assert again == action
                    fork = match.fork()
                    fork.play(seat, again)
                    assert fork.seq == match.seq + 1


def what_is_not_offered_is_refused_and_changes_nothing(plan: Plan) -> None:
    """Check that actions that are not offered, other seats' actions, and all moves after the end are refused."""
    rng, met, stops = plan.rng("illegal"), {Action(verb) for verb in plan.game.verbs}, plan.stops(8)
    last = plan.match()
    for match, _, _ in plan.moves():
        last = match
        met.update(action for legal in match.pending.values() for action in legal)
        if match.seq in stops:
            _refuses(match, rng.shuffled(sorted(met, key=str))[:20])
    _refuses(last, sorted(met, key=str))
    with pytest.raises(IllegalAction):
        last.play(0, RESIGN)


def _refuses(match: AnyMatch, actions: list[Action] | tuple[Action, ...]) -> None:
    before = (match.snapshot(), match.record(), dict(match.pending), match.number)
    wrong = [Action("no_such_verb"), *actions, *(Action(action.verb, ("99Z",)) for action in actions)]
    for seat in (*range(-1, match.seats + 1), 99):
        for action in wrong:
            ends = (seat, action) == (TABLE, FINISH) and match.question.ask is Ask.PAUSE
            if action not in match.pending.get(seat, ()) and action != RESIGN and not ends:
                with pytest.raises(IllegalAction):
                    match.play(seat, action)
    assert (match.snapshot(), match.record(), dict(match.pending), match.number) == before


def events_are_of_known_kinds_and_only_they_raise_the_question(plan: Plan) -> None:
    """Check that events are of known kinds, and that a move without events changes nothing for other seats."""
    kinds = set(plan.game.tells)
    for match, seat, action in plan.moves():
        after = match.fork()
        events = after.play(seat, action)
        assert {event.kind for event in events} <= kinds
        named = {seat for event in events for seat in (event.seat, event.to)}
        assert named <= {None, *range(plan.seats)}
        assert after.number == match.number + bool(events)
        assert after.told == (match.told + events)[-48:]
        if not events:
            for eye in (eye for eye in eyes(match) if eye != seat):
                assert after.view(eye) == match.view(eye)
                assert after.scene(eye) == match.scene(eye)
                assert asked_of(after.pending, eye) == asked_of(match.pending, eye)


def every_mind_plays_what_is_legal(plan: Plan) -> None:
    """Check that computer players choose a legal action from their view alone.

    The first level plays the whole match.
    """
    first, *others = plan.game.players.values()
    rng, match = plan.rng("mind"), plan.match()
    while match.pending:
        assert match.seq < LONGEST
        seat = rng.pick(sorted(match.pending))
        legal = match.pending[seat]
        action = legal[0] if seat == TABLE else first(match.view(seat), legal, rng)
        assert action in legal
        for mind in others:
            # the higher levels are slow, so they only play some moves
            assert seat == TABLE or rng.below(40) or mind(match.view(seat), legal, rng, Effort(2)) in legal
        match.play(seat, default((action, *legal), match.seq, plan.long))


PROMISES = (
    somebody_is_asked_until_the_end_and_it_ends,
    every_action_offered_round_trips_and_is_accepted,
    what_is_not_offered_is_refused_and_changes_nothing,
    events_are_of_known_kinds_and_only_they_raise_the_question,
    every_mind_plays_what_is_legal,
)
