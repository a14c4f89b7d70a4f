"""At the end of a match a player's own message shows the podium that everybody sees."""

import asyncio
import time
from dataclasses import replace
from itertools import islice
from types import SimpleNamespace

import pytest

from bot.decks.brushes import painted
from bot.decks.scenes import place_of
from bot.render.layout import Medal, Picture
from bot.render.theme import USUAL
from bot.transport.priority import Priority
from bot.transport.webhook_rate_limiter import A_CHANNEL, KEPT_BACK
from bot.ui.hand_message import hand_message
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from bot.ui.table_message import board_message
from engine.core import RESIGN
from tests.bot.mahjong_table import shown
from tests.bot.reading import reading
from tests.bot.waiting import PATIENCE_S, at_rest
from tests.bot.walking import NAMES, WORDS, seen, table_of, walk
from tests.there import there

SOON_S = 5.0
"""So soon a podium is there that is painted for a second, while a hand of who waits is not edited for a minute."""


@pytest.fixture
def brush(monkeypatch):
    """What paints a small picture instead of each, as slowly as `takes_s` says."""
    brush, small = SimpleNamespace(takes_s=0.0), painted(Picture(1, 1, ()), USUAL, 0)

    async def paint(*_given):
        await asyncio.sleep(brush.takes_s)
        return small

    monkeypatch.setattr(PaintWorkers, "paint", paint)
    return brush


async def busy(house):
    """Others in the channel are asked so much that no hand of who waits is edited for the next minute."""
    house.discord.limit_hooks()
    house.bot.webhook_limiter.rule.learn()
    for number in range(A_CHANNEL - KEPT_BACK[Priority.WAITING]):
        asked = SimpleNamespace(channel_id=house.channel.id, token=f"token {number}")
        async with house.bot.webhook_limiter.turn(asked, Priority.ASKED):
            pass


async def test_the_own_hand_shows_the_end_of_the_match_as_everybody_sees_it():
    painted = []

    async def paint(picture, _look):
        painted.append(picture)
        return b"painted"

    (*_, match) = walk("koikoi", 1, {"rounds": 1})
    table, pictures = table_of(match), PictureService(WORDS, paint, lambda _guild, user: (NAMES[user],))
    post = await hand_message(table, 0, reading(pictures))
    assert [*dict(post.pictures).values()] == [b"painted"]
    (picture,) = painted
    assert picture.height > 400
    medals = {item.place for item in picture.items if isinstance(item, Medal)}
    assert medals == {place_of(match.scene(None), seat) for seat in range(2)}


@pytest.mark.parametrize("place", [(1, 2), (0, 0)])
async def test_the_end_of_the_match_says_first_that_the_reader_won(place):
    (*_, match) = walk("koikoi", 1, {"rounds": 1})
    table = table_of(match)
    table.row = replace(table.row, guild=place[0], channel=place[1])
    seat = there(match.result).places.index(1)
    assert shown(await hand_message(table, seat, reading())).text.startswith("## You won")
    assert not shown(await hand_message(table, 1 - seat, reading())).text.startswith("## You won")


@pytest.mark.parametrize("place", [(1, 2), (0, 0)])
async def test_a_match_that_counts_for_nobody_names_no_winner(place):
    match = next(iter(walk("koikoi", 1, {"rounds": 1})))
    match.play(0, RESIGN)
    table = table_of(match)
    table.row = replace(table.row, guild=place[0], channel=place[1])
    for post in (await hand_message(table, 0, reading()), await board_message(table, reading())):
        assert " won" not in shown(post).text
    assert "Nobody had moved yet" in shown(await board_message(table, reading())).text


async def test_a_podium_that_is_not_painted_in_time_follows():
    async def not_yet(*_given, **_more):
        return ()

    (*_, match) = walk("koikoi", 1, {"rounds": 1})
    post = await hand_message(table_of(match), 0, reading(SimpleNamespace(draw=not_yet)))
    assert (post.pictures, post.owed) == ((), True)
    assert not (await hand_message(table_of(match), 0, reading())).owed  # to who wants words none does


async def test_a_podium_that_follows_comes_soon_although_others_are_asked_in_the_channel_all_the_time(brush, house):
    await house.started()
    await at_rest(house)
    await busy(house)
    brush.takes_s = 1.0
    for person in (house.anna, house.ben):
        await person.press(await house.hand(person), label="End the match")
    ended = time.monotonic()
    for person in (house.anna, house.ben):
        await person.wait(house.channel, lambda m: "Thanks for playing" in m.text and bool(m.images), PATIENCE_S)
    assert time.monotonic() - ended < SOON_S


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
