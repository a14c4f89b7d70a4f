"""What stands in a replay: within the limits of Discord at every step of every game, in pictures and in words."""

import pytest
from discord.ui import Select

from bot.features.replay.messages import MOST_OPTIONS, ReplayView, replay_message
from bot.history.replays import Replay, ReplayHand
from engine import GAMES
from engine.core import AnyMatch
from tests.bot.reading import reading
from tests.bot.walking import pictures, seen, table_of
from tests.golden.matches import MATCHES
from tests.sampling import slow_but

NAMES = [f"{'Somebody with a name as long as it may be'} {seat}" for seat in range(4)]


def finished(name):
    game, record = GAMES[MATCHES[name].game], MATCHES[name].record()
    match = AnyMatch.replay(game, record)
    return table_of(match), Replay(game, record)


def codes(parts):
    for part in parts:
        if "custom_id" in part:
            yield part["custom_id"]
        yield from codes(part.get("components", ()))


@pytest.mark.parametrize("name", slow_but("koikoi", [*MATCHES]))
async def test_every_step_is_a_message_within_the_limits_whoever_looks(name):
    table, reel = finished(name)
    steps = sorted({*range(1, reel.last, max(9, reel.last // 20)), *reel.settling, reel.last})
    for number, step in enumerate(steps):
        eyes = [None, *range(table.row.seats)][number % (table.row.seats + 1)]
        for how, drawn in (("pictured", pictures()), ("in words", None)):
            post = await replay_message(
                table, reel, ReplayView(table.id, step, eyes), NAMES[: table.row.seats], reading(drawn)
            )
            message = seen(f"step {step} with the eyes of {eyes} {how}", post)
            assert message.too_long() == []
            assert f"Step {step} of {reel.last}, as " in message.text
            assert len(message.alts) == (drawn is not None)
            found = list(codes(post.view.to_components()))
            assert len(found) == len(set(found))
            assert max(map(len, found)) <= 100


@pytest.mark.parametrize(("step", "first", "last"), [(1, 1, 25), (2000, 8, 32), (3999, 16, 40)])
async def test_of_too_many_hands_those_around_the_present_one_are_offered(monkeypatch, step, first, last):
    table, reel = finished("koikoi")
    dealt = reel.at(1)
    reel.hands = tuple(ReplayHand(dealt.scene(None), 100 * number - 99, 100 * number) for number in range(1, 41))
    reel.last = 4000
    monkeypatch.setattr(reel, "at", lambda _step: dealt)
    post = await replay_message(table, reel, ReplayView(table.id, step, None), NAMES[:2], reading())
    selects = [item for item in post.view.walk_children() if isinstance(item, Select)]
    hands = next(select for select in selects if select.custom_id.endswith(":hand"))
    values = [int(option.value) for option in hands.options]
    assert (len(values), values[0], values[-1]) == (MOST_OPTIONS, 100 * first - 99, 100 * last - 99)
    assert [int(option.value) for option in hands.options if option.default] == [(step - 1) // 100 * 100 + 1]
