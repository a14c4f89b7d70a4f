"""Promises about reproducing a match: from its record, from a snapshot, or on a fork."""

import json

from engine.core import RESIGN, AnyMatch, Rng, decode, encode
from engine.testing.plans import Plan, eyes, state_of


def replay_equals_play(plan: Plan) -> None:
    """Check that replaying the record gives the same match."""
    match = plan.played()
    assert AnyMatch.replay(plan.game, match.record()).snapshot() == match.snapshot()


def a_snapshot_restores_at_any_point(plan: Plan) -> None:
    """Check that a restored match continues as before.

    The snapshot may be fresh, damaged, outdated, or of another version.
    """
    stops, rng = plan.stops(4), plan.rng("damage")
    end = plan.played()
    record = end.record()
    for match, _, _ in plan.moves():
        if match.seq not in stops:
            continue
        snapshot = match.snapshot()
        for other in (*_spoiled(snapshot, rng), snapshot):
            restored = AnyMatch.restore(plan.game, match.record(), other)
            assert restored.snapshot() == snapshot
            assert (restored.pending, restored.told, restored.seq) == (match.pending, match.told, match.seq)
        restored = AnyMatch.restore(plan.game, match.record(), snapshot)
        for seat, action in record.moves[match.seq :]:
            restored.play(seat, action)
        assert restored.snapshot() == end.snapshot()
        assert AnyMatch.restore(plan.game, record, snapshot).snapshot() == end.snapshot()


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
    """Check that the match and its fork do not affect each other."""
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
    """Check that encoding a state as JSON and decoding it gives an equal state, with equal views and legal actions."""
    stops = plan.stops(6)
    for match, _, _ in plan.moves():
        if match.seq in stops:
            state = state_of(match)
            again = decode(plan.game.state, encode(state))
            assert again == state
            assert [plan.game.view(again, eye) for eye in eyes(match)] == [match.view(eye) for eye in eyes(match)]
            assert plan.game.pending(again) == match.pending


PROMISES = (
    replay_equals_play,
    a_snapshot_restores_at_any_point,
    a_fork_is_independent,
    a_state_is_plain_data_and_back,
)
