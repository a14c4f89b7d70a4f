"""The queue before the painters: what is most urgent comes first, nothing is painted in vain, and it is bounded."""

import asyncio
from unittest.mock import AsyncMock

import pytest

from bot.transport.priority import Priority
from bot.ui.render_queue import AGAIN_S, KEY_BYTES, RenderQueue, RenderRequest


class Studio:
    """A gallery with a painter who takes as long as a test likes; `painted` has the keys in their order."""

    def __init__(self, **more):
        self.gallery, self.painted, self.free = RenderQueue(**more), [], asyncio.Semaphore(0)
        self.called = []

    async def want(self, key, place, urgency=Priority.WAITING, patience_s=0.0):
        await asyncio.sleep(0.001)  # who comes later has waited less
        return await self.gallery.get(key, lambda: self.paint(key), self.wish(place, urgency, patience_s))

    def wish(self, place, urgency, patience_s):
        return RenderRequest(place, urgency, patience_s, lambda: self.called.append(place))

    async def paint(self, key):
        await self.free.acquire()
        self.painted.append(key)
        return key.encode()

    async def let(self, count):
        for _ in range(count):
            self.free.release()
        await asyncio.sleep(0.02)


@pytest.fixture
async def studio():
    studio = Studio()
    yield studio
    await studio.gallery.close()


async def test_whoever_is_asked_comes_first_then_waiting_hands_then_boards(studio):
    await studio.want("begun", 0)
    for number, urgency in enumerate((Priority.LAST, Priority.WAITING, Priority.ASKED, Priority.WAITING)):
        await studio.want(f"{urgency.name} {number}", number + 1, urgency)
    await studio.let(5)
    assert studio.painted == ["begun", "ASKED 2", "WAITING 1", "WAITING 3", "LAST 0"]
    assert studio.called == [0, 3, 2, 4, 1]


async def test_equal_pictures_are_painted_once_and_then_kept(studio):
    both = asyncio.gather(studio.want("same", 1, patience_s=5), studio.want("same", 2, patience_s=5))
    await studio.let(2)
    assert await both == [b"same", b"same"]
    assert await studio.want("same", 3) == b"same"
    assert (studio.painted, studio.called) == (["same"], [])


async def test_of_a_message_only_the_newest_picture_is_painted_and_it_keeps_its_place_in_the_queue(studio):
    await studio.want("begun", 0)
    await studio.want("old", 1)
    await asyncio.sleep(1)
    await studio.want("other", 2)
    await studio.want("new", 1)
    await studio.let(4)
    assert studio.painted == ["begun", "new", "other"]


async def test_a_picture_that_somebody_else_wants_too_is_painted_though_one_wants_it_no_more(studio):
    await studio.want("begun", 0)
    await studio.want("shared", 1)
    await studio.want("shared", 2)
    await studio.want("alone", 3)
    for place in (1, 3):
        studio.gallery.withdraw(place)
    await studio.let(3)
    assert studio.painted == ["begun", "shared"]
    assert studio.called == [0, 2]


async def test_whoever_cannot_wait_has_no_picture_and_is_called_when_it_is_there(studio):
    assert await studio.want("late", 1, patience_s=0.05) is None
    assert studio.called == []
    await studio.let(1)
    assert studio.called == [1]
    assert await studio.want("late", 1) == b"late"


async def test_nobody_waits_for_a_picture_that_will_not_be_there_in_time(studio):
    studio.gallery._takes_s = 1.0
    for number in range(3):
        await studio.want(f"ahead {number}", number)
    loop = asyncio.get_running_loop()
    began = loop.time()
    assert await studio.want("behind", 9, patience_s=2.0) is None
    assert loop.time() - began < 0.01


async def test_no_more_wait_than_may_and_the_least_urgent_is_asked_for_again():
    studio = Studio(most_waiting=2)
    await studio.want("begun", 0)
    for number, urgency in enumerate((Priority.WAITING, Priority.LAST, Priority.ASKED), start=1):
        assert await studio.want(urgency.name, number, urgency) is None
    await asyncio.sleep(AGAIN_S)
    assert studio.called == [2]
    await studio.let(4)
    assert studio.painted == ["begun", "ASKED", "WAITING"]
    await studio.gallery.close()


async def test_who_still_waits_when_theirs_is_turned_away_has_none_and_asks_for_it_again():
    studio = Studio(most_waiting=1)
    await studio.want("begun", 0)
    patient = asyncio.create_task(studio.want("board", 1, Priority.LAST, patience_s=5.0))
    await asyncio.sleep(0)
    await studio.want("hand", 2, Priority.ASKED)
    assert await patient is None
    await asyncio.sleep(AGAIN_S)
    assert studio.called == [1]
    await studio.gallery.close()


async def test_pictures_are_kept_by_their_bytes_and_the_longest_unused_go():
    studio = Studio(kept_bytes=2 * KEY_BYTES + 10)
    await studio.let(9)
    for key in ("one", "two", "one", "three"):
        assert await studio.want(key, key, patience_s=5) == key.encode()
    assert await studio.want("two", 1, patience_s=5) == b"two"
    assert studio.painted == ["one", "two", "three", "two"]


async def test_a_painter_that_fails_costs_a_picture_and_nothing_more(studio, caplog):
    broken = AsyncMock(side_effect=ValueError("no paint"))
    assert await studio.gallery.get("broken", broken, studio.wish(1, Priority.ASKED, 5.0)) is None
    assert "no paint" in caplog.text
    await studio.let(1)
    assert await studio.want("next", 1, patience_s=5) == b"next"


async def test_a_picture_that_took_too_long_is_painted_again_for_the_message_that_is_still_without_it(studio):
    late = AsyncMock(side_effect=[TimeoutError("late"), b"end"])
    assert await studio.gallery.get("end", late, studio.wish(1, Priority.ASKED, 0.0)) is None
    await asyncio.sleep(0.02)
    assert studio.called == [1]
    assert await studio.want("end", 1) == b"end"


async def test_what_was_begun_before_somebody_was_forgotten_is_not_kept(studio):
    wanted = asyncio.create_task(studio.want("named", 1, patience_s=5))
    await asyncio.sleep(0.01)
    studio.gallery.forget()
    await studio.let(1)
    assert await wanted == b"named"
    assert studio.gallery.keys == []
