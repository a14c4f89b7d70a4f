"""A replay shows what its eyes saw then, and nothing else: whatever they could not know may have been otherwise."""

from dataclasses import dataclass
from typing import Any

import pytest

from bot.features.replay.messages import ReplayView, replay_message
from bot.history.replays import Replay
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from engine import GAMES
from engine.core import Rng
from engine.testing import Plan
from engine.testing.plans import state_of
from tests.bot.reading import reading
from tests.bot.refusals.test_secrets import WORDS, otherwise, table_of
from tests.sampling import slow_but

pytestmark = pytest.mark.slow


@dataclass
class Otherwise:
    """A reel whose match stands otherwise at every step."""

    reel: Any
    match: Any

    def at(self, _step):
        return self.match

    def __getattr__(self, name):
        return getattr(self.reel, name)


async def shown(table, reel, step, eyes, pictures):
    """Every byte of a step."""
    names = [f"Player {seat}" for seat in range(table.row.seats)]
    post = await replay_message(table, reel, ReplayView(table.id, step, eyes), names, reading(pictures))
    return post.view.to_components(), post.pictures


@pytest.mark.parametrize("game", slow_but(GAMES["koikoi"], [*GAMES.values()]), ids=lambda game: game.key)
async def test_every_byte_of_a_step_is_the_same_for_all_that_its_eyes_had_to_think_possible(game):
    rng = Rng(b"replay secrets", game.key)
    match = Plan(game, game.rules(), game.seats[0], rng.bytes(32), 1).played()
    reel, pictures, drawn = Replay(game, match.record()), PictureService(WORDS, PaintWorkers(0).paint), 0
    table = table_of(game, game.rules(), match)
    steps = sorted({1, reel.hands[0].last, *(1 + rng.below(reel.last - 1) for _ in range(6))})
    differs = 0
    for number, step in enumerate(steps):
        for eyes in (None, *range(match.seats)):
            painted = pictures if number % 3 == 0 else None
            seen = await shown(table, reel, step, eyes, painted)
            guessed = otherwise(reel.at(step), eyes, rng)
            assert seen == await shown(table, Otherwise(reel, guessed), step, eyes, painted), f"step {step}, {eyes}"
            drawn += len(seen[1])
            differs += state_of(guessed) != state_of(reel.at(step))
    assert drawn
    assert differs > len(steps)
