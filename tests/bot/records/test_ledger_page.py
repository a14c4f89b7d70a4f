"""The message of an evening: it fits, equals share a rank, and the best hand is shown without the end of its match."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.decks.all import DECKS
from bot.decks.scenes import is_over, without_end
from bot.errors import UserError
from bot.features.ledger.messages import EveningTotals, LedgerPages
from bot.store.evenings import Best, Evening, Gain, Ledger
from engine import GAMES
from engine.core import FINISH, TABLE
from tests.bot.reading import reading
from tests.bot.wording.test_why import settled, telling

EVENING = Evening(1, 1, 10, 1_700_000_000_000, 1_700_000_009_000)
ID = 10**19
"""As long as the longest id of Discord."""


async def said(ledger, stake=0):
    """The texts of a message; the match of the best hand cannot be played again."""
    registry: Any = SimpleNamespace(looked_back=AsyncMock(side_effect=UserError("replay-broken")))
    services: Any = SimpleNamespace(registry=registry, names=registry)
    parts = await LedgerPages(services).parts(EveningTotals(EVENING, ledger, stake), reading())
    return [part for part in parts if isinstance(part, str) and part]


async def test_the_fullest_evening_fits_a_message_and_says_how_many_more_there_were():
    gains = tuple(Gain(game, ID + seat, 999, 999, 99_999 - seat) for game in GAMES for seat in range(60))
    patterns = {game: tuple(each.key for each in GAMES[game].sheet(GAMES[game].rules()))[:6] for game in GAMES}
    best = {game: Best(game, 99_999, 9, ID, 9_999, patterns[game]) for game in GAMES}
    texts = await said(Ledger(dict.fromkeys(GAMES, 99), gains, best), stake=1000)
    assert sum(map(len, texts)) < 3400  # the words of a result have room beside it
    assert len(texts) == 3 + len(GAMES)
    assert "-# and 56 more" in texts[1]
    _, alone = await said(Ledger({"koikoi": 99}, gains[:60], {}))
    assert alone.count("<@") == 24


async def test_who_has_as_many_points_shares_the_rank():
    gains = tuple(Gain("koikoi", user, 1, 0, points) for user, points in ((1, 9), (2, 9), (3, 4)))
    _, told = await said(Ledger({"koikoi": 3}, gains, {}))
    assert [line[:7] for line in told.splitlines()[1:]] == ["**1.** ", "**1.** ", "**3.** "]


@pytest.mark.parametrize("key", GAMES)
def test_the_last_hand_of_a_match_is_shown_as_a_result_before_the_next(key):
    seen = 0
    for match, scene in settled(key, 5, 3):
        if match.result is not None:
            continue  # it ended by itself
        fork = match.fork()
        fork.play(TABLE, FINISH)
        end, result = fork.scene(None), DECKS[GAMES[key].deck].layouts["result"]
        assert is_over(end)
        assert not is_over(without_end(end))
        assert result(without_end(end), telling(key)) == result(scene, telling(key))
        seen += 1
    assert seen
