"""What every game promises: each promise is a function that plays a plan and asserts."""

import json
from collections import Counter
from typing import Any

import pytest

from engine.core import (
    FINISH,
    RESIGN,
    TABLE,
    Action,
    AnyMatch,
    Ask,
    IllegalAction,
    Match,
    Payment,
    Question,
    Rng,
    decode,
    encode,
    shared,
)
from engine.hanafuda.cards import CARDS
from engine.mahjong.tiles import KINDS, unpack
from tests.contract.plans import LONG, LONGEST, Plan, default, eyes, state_of
from tests.there import asked_of


def somebody_is_asked_until_the_end_and_it_ends(plan: Plan) -> None:
    """Pending is never empty before the result, and always well formed."""
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
    """Text and back is the same action, and playing it changes the match."""
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
    """Other actions, other seats, and everything after the end."""
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
            if action not in match.pending.get(seat, ()) and action != RESIGN:
                with pytest.raises(IllegalAction):
                    match.play(seat, action)
    assert (match.snapshot(), match.record(), dict(match.pending), match.number) == before


def replay_equals_play(plan: Plan) -> None:
    """The record alone gives the same match."""
    match = plan.played()
    assert Match.replay(plan.game, match.record()).snapshot() == match.snapshot()


def a_snapshot_restores_at_any_point(plan: Plan) -> None:
    """Fresh, of another version, damaged, or stale: the match goes on equally."""
    stops, rng = plan.stops(4), plan.rng("damage")
    end = plan.played()
    record = end.record()
    for match, _, _ in plan.moves():
        if match.seq not in stops:
            continue
        snapshot = match.snapshot()
        for other in (*_spoiled(snapshot, rng), snapshot):
            restored = Match.restore(plan.game, match.record(), other)
            assert restored.snapshot() == snapshot
            assert (restored.pending, restored.told, restored.seq) == (match.pending, match.told, match.seq)
        for seat, action in record.moves[match.seq :]:
            restored.play(seat, action)
        assert restored.snapshot() == end.snapshot()
        assert Match.restore(plan.game, record, snapshot).snapshot() == end.snapshot()


def _spoiled(snapshot: str, rng: Rng) -> list[str | None]:
    data = json.loads(snapshot)
    without = dict(data["state"])
    without.pop(rng.pick(sorted(without)))
    return [
        None,
        "",
        "null",
        "[]",
        snapshot[: rng.below(len(snapshot))],
        json.dumps(data | {"version": data["version"] + 1, "state": None}),
        json.dumps(data | {"seq": data["seq"] + 1}),
        json.dumps(data | {"state": without}),
        json.dumps(data | {"state": 7}),
    ]


def a_fork_is_independent(plan: Plan) -> None:
    """What is tried on a fork is not seen by the match, nor the other way."""
    stops = plan.stops(4)
    for match, seat, action in plan.moves():
        if match.seq in stops:
            before = (match.snapshot(), match.record(), match.told)
            fork, untouched = match.fork(), match.fork()
            assert fork.snapshot() == before[0]
            fork.play(seat, action)
            assert (match.snapshot(), match.record(), match.told) == before
            other = match.fork()
            other.play(seat, action)
            assert other.snapshot() == fork.snapshot()
            fork.play(0, RESIGN) if fork.result is None else None
            assert (untouched.snapshot(), untouched.record(), untouched.told) == before


def a_state_is_plain_data_and_back(plan: Plan) -> None:
    """Encode and decode are exact inverses, by way of JSON text."""
    stops = plan.stops(6)
    for match, _, _ in plan.moves():
        if match.seq in stops:
            state = state_of(match)
            again = decode(plan.game.state, encode(state))
            assert again == state
            assert [plan.game.view(again, eye) for eye in eyes(match)] == [match.view(eye) for eye in eyes(match)]
            assert plan.game.pending(again) == match.pending


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


def events_are_of_known_kinds_and_only_they_raise_the_question(plan: Plan) -> None:
    """A move without events changes nothing for anybody else."""
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


def every_sign_is_declared(plan: Plan) -> None:
    """A badge with whose fact it is, and the terms of what was scored; verbs and tells are looked at elsewhere."""
    stops = plan.stops(20)
    for match in (match for match, _, _ in plan.moves() if match.seq in stops):
        _shows_what_is_declared(match)
    _shows_what_is_declared(plan.played())


def _shows_what_is_declared(match: AnyMatch) -> None:
    signs = {sign.key: sign.at for sign in match.game.signs}
    terms = {term.key for term in match.game.terms}
    for eye in eyes(match):
        whose = {"table": (None,), "seat": range(match.seats), "own": () if eye is None else (eye,)}
        scene = match.scene(eye)
        assert all(badge.seat in whose[signs[badge.key]] for badge in scene.badges), scene.badges
        for sheet in scene.sheets:
            scored = sheet.key in ("result", "count", "yaku")
            assert not scored or {key for key, _ in sheet.terms} <= terms, sheet
            assert all(isinstance(payment, Payment) for payment in sheet.payments), sheet


def a_scene_numbers_its_hands(plan: Plan) -> None:
    """One after the other; settled is the one on the table or the one before, in the end as many as the result says."""
    before = 0
    for match, _, _ in plan.moves():
        scene = match.scene(None)
        assert before <= scene.hand <= before + 1
        assert scene.settled in (scene.hand - 1, scene.hand)
        before = scene.hand
    last = plan.played()
    assert last.result is not None
    assert last.result.hands == last.scene(None).settled


def what_everybody_sees_is_one_class_of_state_and_view(plan: Plan) -> None:
    """It is the same in both, and in every guess: no secret is in it. The open question is worked out from it alone."""
    game, rng, stops = plan.game, plan.rng("open"), plan.stops(8)
    for match, seat, action in plan.moves():
        if match.seq not in stops:
            continue
        state = state_of(match)
        question, seen = game.asks(state), shared(game.open, state)
        assert isinstance(state, game.open)
        assert question.ask is Ask.WINDOW or set(match.pending) <= question.public <= set(range(plan.seats))
        for eye in eyes(match):
            view = match.view(eye)
            assert isinstance(view, game.open)
            assert not isinstance(view, game.state)
            for other in (view, game.guess(view, rng)):
                assert shared(game.open, other) == seen
                assert (game.asks(other), game.price(other)) == (question, game.price(state))
        after = match.fork()
        if not after.play(seat, action):
            assert game.asks(state_of(after)) == question
    assert game.asks(state_of(plan.played())) == Question(Ask.OVER)


def no_view_leaks(plan: Plan) -> None:
    """A guess re-deals what an eye cannot know: for that eye everything stays, for others it does not."""
    rng, total = plan.rng("guess"), plan.played().seq
    first = rng.below(max(1, total - 100))
    differs = dict.fromkeys(eyes(plan.match()), False)
    for match, _, _ in plan.moves():
        if first <= match.seq < first + 100:
            for eye in eyes(match):
                differs[eye] |= _guesses(match, eye, rng)
    assert all(differs.values())


def _guesses(match: AnyMatch, eye: int | None, rng: Rng) -> bool:
    """Whether some guess differs from the truth for somebody else."""
    view, scene, game = match.view(eye), match.scene(eye), match.game
    assert scene.viewer == eye
    others = [other for other in range(match.seats) if other != eye]
    different = False
    for number in range(2):
        guess = game.guess(view, Rng(rng.bytes(8), number))
        assert game.view(guess, eye) == view
        assert game.scene(game.view(guess, eye)) == scene
        assert asked_of(game.pending(guess), eye) == asked_of(match.pending, eye)
        different |= any(game.view(guess, other) != match.view(other) for other in others)
    return different


def a_guess_can_be_played_on(plan: Plan) -> None:
    """What a mind imagines is a match that goes on to its end by safe defaults."""
    rng, stops = plan.rng("imagine"), plan.stops(2)
    for match, _, _ in plan.moves():
        if match.seq in stops:
            state = plan.game.guess(match.view(rng.below(plan.seats)), rng)
            for made in range(LONGEST):
                pending = plan.game.pending(state)
                if not pending:
                    break
                seat, legal = next(iter(pending.items()))
                state = plan.game.apply(state, seat, default(legal, made)).state
            assert plan.game.result(state) is not None


def anybody_may_resign_at_any_time_and_is_last(plan: Plan) -> None:
    """The hand is void, the points stay, and the record tells it."""
    stops, rng = plan.stops(6), plan.rng("resign")
    for match, _, _ in plan.moves():
        if match.seq in stops:
            seat = rng.below(plan.seats)
            fork = match.fork()
            events = fork.play(seat, RESIGN)
            assert events
            result = fork.result
            if result is None:
                # the rules let a computer play on: that seat cannot leave again (FZ-94)
                with pytest.raises(IllegalAction):
                    fork.play(seat, RESIGN)
                continue
            assert fork.pending == {}
            assert result.reason in ("resigned", "escaped")
            assert result.places[seat] == max(result.places)
            assert result.places.count(max(result.places)) == 1
            assert Match.replay(plan.game, fork.record()).snapshot() == fork.snapshot()


def all_may_agree_to_finish_before_any_hand(plan: Plan) -> None:
    """Only when every seat says it, in any order; else the hand is played."""
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


def safe_defaults_lead_to_the_end(plan: Plan) -> None:
    """A table where everybody sleeps is played out."""
    match = plan.match()
    while match.pending:
        assert match.seq < LONGEST
        seat = min(match.pending)
        match.play(seat, default(match.pending[seat], match.seq))
    assert match.result is not None
    assert match.result.reason == "played" or match.seq > LONG


def every_mind_plays_what_is_legal(plan: Plan) -> None:
    """A computer seat sees its view only, and answers with an action it was offered; the first level plays it all."""
    first, *others = plan.game.players.values()
    rng, match = plan.rng("mind"), plan.match()
    while match.pending:
        assert match.seq < LONGEST
        seat = rng.pick(sorted(match.pending))
        legal = match.pending[seat]
        action = legal[0] if seat == TABLE else first(match.view(seat), legal, rng)
        assert action in legal
        for mind in others:
            # these think for long
            assert seat == TABLE or rng.below(40) or mind(match.view(seat), legal, rng) in legal
        match.play(seat, default((action, *legal), match.seq))


PROMISES = (
    somebody_is_asked_until_the_end_and_it_ends,
    every_action_offered_round_trips_and_is_accepted,
    what_is_not_offered_is_refused_and_changes_nothing,
    replay_equals_play,
    a_snapshot_restores_at_any_point,
    a_fork_is_independent,
    a_state_is_plain_data_and_back,
    no_piece_is_lost_or_doubled,
    events_are_of_known_kinds_and_only_they_raise_the_question,
    every_sign_is_declared,
    a_scene_numbers_its_hands,
    what_everybody_sees_is_one_class_of_state_and_view,
    no_view_leaks,
    a_guess_can_be_played_on,
    anybody_may_resign_at_any_time_and_is_last,
    all_may_agree_to_finish_before_any_hand,
    safe_defaults_lead_to_the_end,
    every_mind_plays_what_is_legal,
)
