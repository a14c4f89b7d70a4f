"""A win in the last round that loses the match says so, and no other does."""

from itertools import islice

import pytest

from bot.ui.hand_message import hand_message
from tests.bot.reading import reading
from tests.bot.walking import seen, table_of, walk

LOSES = "ends the match, and you lose by"
SHORT = {"koikoi": {"rounds": 3}, "stopgo": {"rounds": 3}}
AFTER = {"koikoi": "agari", "stopgo": "stop"}


async def decisions(game, matches):
    """Each question whether to go out, with what it would come to, and what its player reads."""
    for seed in range(matches):
        for match in walk(game, seed, SHORT[game]):
            seat, *more = match.pending or [-1]
            wins = [action for action in match.pending.get(seat, ()) if action.verb == AFTER[game]]
            if not wins or more:
                continue
            then = match.fork()
            then.play(seat, wins[0])
            text = seen("hand", await hand_message(table_of(match), seat, reading())).text
            yield then.result, seat, text


@pytest.mark.parametrize("game", SHORT)
async def test_it_says_so_exactly_where_it_is_so(game):
    found = [each async for each in decisions(game, 8)]
    lost = [(result, seat, text) for result, seat, text in found if result and result.places[seat] > 1]
    assert lost, "no match ended so"
    for result, seat, text in found:
        assert (LOSES in text) == (result is not None and result.places[seat] > 1)
    for result, seat, text in islice(lost, 3):
        behind = max(result.points) - result.points[seat]
        assert f"{LOSES} {behind} point" in text
