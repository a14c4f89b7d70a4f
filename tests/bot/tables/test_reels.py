"""A finished match by its steps: each is where play was, and the last is the recorded end."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.errors import UserError
from bot.history.replays import Replay, Replays
from engine import GAMES
from engine.core import AnyMatch, IllegalAction, Record, Rng
from tests.bot.refusals.test_secrets import table_of
from tests.golden.matches import MATCHES
from tests.there import there


def check(record, looks=6):
    """Every look at a step is where play was then, with all eyes, and the end is the recorded one."""
    reel, rng = Replay(GAMES[record.game], record), Rng(record.seed, "looks")
    match = AnyMatch(GAMES[record.game], record.rules, record.seats, record.seed)
    steps = {1: match.fork()}
    for seat, action in record.moves:
        if match.play(seat, action):
            steps[match.number] = match.fork()
    assert reel.last == match.number == len(steps)
    for step in {1, reel.last, *(1 + rng.below(reel.last) for _ in range(looks))}:
        again = reel.at(step)
        for eyes in (None, *range(record.seats)):
            assert again.scene(eyes) == steps[step].scene(eyes)
        assert again.told == steps[step].told
    end = reel.at(reel.last)
    assert end.result == match.result is not None
    return reel


@pytest.mark.parametrize("name", MATCHES)
def test_every_golden_steps_to_its_result_by_its_hands_and_the_dearest_brought_and_cost_most(name):
    record = MATCHES[name].record()
    reel = check(record)
    end = reel.at(reel.last).scene(None)
    rounds = [end.sheet("rounds", seat) for seat in range(record.seats)]
    moved = [
        sum(map(abs, points))
        for points in zip(*([row.number for row in there(each).rows] for each in rounds), strict=True)
    ]
    assert len(reel.settling) == end.settled == len(moved)
    for before, after in pairwise(reel.hands):
        assert after.first == before.last + 1
    assert reel.hands[0].first == 1
    if max(moved):
        assert reel.dearest == sorted(reel.settling)[moved.index(max(moved))]
    else:
        assert reel.dearest is None


def test_a_step_that_there_is_not_and_a_record_of_another_game_are_refused():
    record = MATCHES["koikoi"].record()
    reel = Replay(GAMES["koikoi"], record)
    for step in (0, -1, reel.last + 1):
        with pytest.raises(LookupError):
            reel.at(step)
    with pytest.raises(ValueError, match="koikoi"):
        Replay(GAMES["stopgo"], record)
    with pytest.raises(IllegalAction):
        Replay(GAMES["koikoi"], Record(record.game, record.rules, 2, bytes(32), record.moves))


def finished(name):
    game, record = GAMES[MATCHES[name].game], MATCHES[name].record()
    return table_of(game, record.rules, AnyMatch.replay(game, record))


async def test_a_match_is_played_again_once_and_the_longest_unused_is_forgotten():
    replays, tables = Replays(most=2), [finished(name) for name in ("koikoi", "stopgo", "hanaawase")]
    for number, table in enumerate(tables, 1):
        table.row = replace(table.row, id=number)
    first, second = await replays.get(tables[0]), await replays.get(tables[1])
    assert await replays.get(tables[0]) is first
    await replays.get(tables[2])
    assert await replays.get(tables[0]) is first
    assert await replays.get(tables[1]) is not second


async def test_a_match_that_cannot_be_played_again_is_refused_with_a_sentence():
    table = finished("koikoi")
    there(table.match).seed = bytes(32)
    with pytest.raises(UserError) as refused:
        await Replays().get(table)
    assert refused.value.key == "replay-broken"
