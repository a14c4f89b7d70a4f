"""Painters are processes: they paint what a thread would, survive their own end, and stay small."""

import asyncio
import os
import signal
import subprocess
import sys
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.ai.workers import Late, Workers
from bot.decks.all import DECKS
from bot.decks.brushes import painted
from bot.decks.telling import Telling
from bot.i18n import Words
from bot.render import canvas, painter
from bot.render.layout import Picture
from bot.render.theme import USUAL, Look
from bot.ui.paint_workers import PaintWorkers
from engine import GAMES
from tests.bench.gauge import memory_of
from tests.bench.scenes import scenes
from tests.missing import proc
from tests.there import there

pytestmark = [pytest.mark.real_time, pytest.mark.slow]
WORDS = Words(strict=True).translator()
LARGEST_MB = 75


@pytest.fixture
async def painters():
    made = PaintWorkers(1)
    there(made._workers)._limit_s = 60.0  # on a busy machine
    yield made
    await made.close()


def layouts(key: str, most=1):
    """Pictures of a played match, of all kinds."""
    game = GAMES[key]
    telling = Telling(WORDS, game, lambda seat: f"Player {seat + 1}")
    for kind, shown in scenes(key, b"painters", most).items():
        for scene in shown:
            yield DECKS[game.deck].layout(cast(Any, kind), scene, telling)


async def test_a_picture_whose_painter_was_killed_is_painted_and_the_next_by_a_new_one(painters):
    laid = next(layouts("jiaxing"))
    before = await painters.paint(laid, USUAL)
    (pid,) = there(painters._workers).pids
    os.kill(pid, signal.SIGSTOP)
    waiting = asyncio.create_task(painters.paint(laid, USUAL))
    await asyncio.sleep(0.1)
    os.kill(pid, signal.SIGKILL)
    assert await waiting == before == await painters.paint(laid, USUAL)
    assert there(painters._workers).pids != [pid]


async def test_a_picture_that_takes_too_long_is_painted_by_another_process_and_never_by_the_bot(painters, monkeypatch):
    laid = next(layouts("fuzhou"))
    painters._workers = Workers("bot.decks.brushes", limit_s=5.0)
    before = await painters.paint(laid, USUAL)
    os.kill(painters._workers.pids[0], signal.SIGSTOP)
    assert await painters.paint(laid, USUAL) == before
    monkeypatch.setattr(painters._workers, "run", AsyncMock(side_effect=Late("hangs")))
    with pytest.raises(Late):
        await painters.paint(laid, USUAL)


async def test_a_process_paints_what_a_thread_does_and_forgets_it_when_somebody_is_forgotten(painters):
    """A process says how much it keeps; so does this one, which paints where there is none."""
    laid, own = next(layouts("koikoi")), PaintWorkers(0)
    run = there(painters._workers).run
    assert await painters.paint(laid, USUAL) == painted(laid, USUAL) == await own.paint(laid, USUAL)
    assert min(await run(kept), kept()) > 1
    for each in (painters, own):
        each.forget(1)
    assert kept() == 0
    await painters.paint(Picture(1, 1, ()), USUAL)
    assert await run(kept) == 1


def kept():
    """Strips, and what was written in them."""
    return len(painter._strips) + len(painter._numbers) + canvas._word.cache_info().currsize


async def test_a_painter_stays_small_whatever_was_played(painters):
    """It paints all games in all looks. The widest cards of four looks are 10 MB."""
    others = Look("high", red=True), Look(codes=True), Look("high", codes=True)
    for look, most in ((USUAL, 6), *((look, 2) for look in others)):
        for key in GAMES:
            for laid in layouts(key, most):
                await painters.paint(laid, look)
    (pid,) = there(painters._workers).pids
    proc(pid, "smaps_rollup")
    assert 0 < memory_of(pid).pss < LARGEST_MB


def test_a_painter_loads_neither_engine_nor_words_nor_discord():
    look = "import sys, bot.decks.brushes; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout.split()
    assert {"engine", "fluent", "discord", "numba", "asyncio"} & {*loaded} == set()
    assert {"PIL", "isal"} <= {*loaded}
