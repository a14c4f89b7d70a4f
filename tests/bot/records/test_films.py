"""The last hand as an animated picture: made by the painters, bounded in time and size, forgotten on demand."""

import asyncio
import io
from dataclasses import replace

import pytest
from PIL import Image, ImageSequence

from bot.errors import UserError
from bot.history.replays import Replays
from bot.ui import films
from bot.ui.films import Films, thinned
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from engine import GAMES
from engine.core import AnyMatch
from tests.bot.reading import reading
from tests.bot.refusals.test_secrets import WORDS, table_of
from tests.bot.waiting import eventually
from tests.golden.matches import MATCHES
from tests.sampling import slow_but

pytestmark = pytest.mark.slow


def finished(name):
    golden = MATCHES[name]
    game = GAMES[golden.game]
    match = AnyMatch.replay(game, golden.record())
    table = table_of(game, match.rules, match)
    table.row = replace(table.row, state="over")
    return table


def cinema(painters=0):
    studio = PaintWorkers(painters)
    pictures = PictureService(WORDS, studio.paint)
    return Films(Replays(), pictures, studio), reading(pictures), studio


def frames_of(data):
    return sum(1 for _ in ImageSequence.Iterator(Image.open(io.BytesIO(data))))


@pytest.mark.parametrize("name", slow_but("hanaawase", ["hanaawase", "jiaxing_unusual"]))
async def test_a_long_hand_fits_the_limit_and_ends_with_its_settlement(name):
    made, context, _ = cinema()
    file, data, alt = await made.part(finished(name), context)
    assert file == "replay.gif"
    assert len(data) <= films.MOST_BYTES
    assert 2 < frames_of(data) <= films.MOST_FRAMES
    assert alt.startswith("The end of the match as an animation of ")
    assert len(alt) <= 1024
    assert "points" in alt


async def test_it_is_made_in_the_process_of_the_painters():
    made, context, studio = cinema(1)
    try:
        _, data, _ = await made.part(finished("koikoi"), context)
    finally:
        await studio.close()
    alone, context, _ = cinema()
    assert (await alone.part(finished("koikoi"), context))[1] == data


async def test_one_that_takes_too_long_is_refused_and_one_too_large_has_fewer_frames_or_is_refused(
    monkeypatch,
):
    table, (made, context, _) = finished("koikoi"), cinema()
    with monkeypatch.context() as impatient:
        impatient.setattr(films, "LIMIT_S", 0.0)
        with pytest.raises(UserError) as refused:
            await made.part(table, context)
    assert refused.value.key == "film-late"
    _, whole, _ = await made.part(table, context)  # which it does not hinder
    made, context, _ = cinema()
    monkeypatch.setattr(films, "FEWEST_FRAMES", 2)
    monkeypatch.setattr(films, "MOST_BYTES", len(whole) - 1)
    _, fewer, _ = await made.part(table, context)
    assert len(fewer) < len(whole)
    assert frames_of(fewer) == frames_of(whole) // 2
    made, context, _ = cinema()
    monkeypatch.setattr(films, "MOST_BYTES", 50_000)
    with pytest.raises(UserError) as refused:
        await made.part(table, context)
    assert refused.value.key == "film-large"


async def test_whoever_asks_for_many_lets_others_wait_for_one_of_them_at_most(monkeypatch):
    made, context, _ = cinema()
    turns, go_on = [], asyncio.Event()

    async def in_turn(table, *_):
        turns.append(table.id)
        await go_on.wait()
        return b""

    monkeypatch.setattr(made, "_made", in_turn)
    table = finished("koikoi")
    tables = [replace(table, row=replace(table.row, id=number)) for number in range(1, 7)]
    greedy = [asyncio.create_task(made.part(each, context, 1)) for each in tables[:5]]
    await eventually(lambda: len(turns) == 1 and len(made._own[1]._waiters or ()) == 4)
    other = asyncio.create_task(made.part(tables[5], context, 2))
    await eventually(lambda: made._alone._waiters)
    go_on.set()
    await asyncio.gather(other, *greedy)
    assert turns[1] == 6
    assert sorted(turns) == [1, 2, 3, 4, 5, 6]


async def test_a_film_is_made_once_until_somebody_is_forgotten(monkeypatch):
    made, context, studio = cinema()
    painted = []

    async def frame(*what):
        painted.append(what)
        return await PaintWorkers.frame(studio, *what)

    monkeypatch.setattr(studio, "frame", frame)
    table = finished("koikoi")
    first = await made.part(table, context)
    once = len(painted)
    assert await made.part(table, context) == first
    assert len(painted) == once > 0
    made.forget(1000)
    assert await made.part(table, context) == first
    assert len(painted) == 2 * once


def test_the_last_of_many_stays_and_the_others_are_evenly_far_apart():
    assert thinned(range(1, 11), 5) == [2, 4, 6, 8, 10]
    assert thinned(range(100), 7)[-1] == 99
    assert thinned("abc", 5) == ["a", "b", "c"]
