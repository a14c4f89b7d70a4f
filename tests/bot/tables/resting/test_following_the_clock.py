"""People press at the very moment at which the bot follows the jump of its host's clock: nobody loses time."""

import asyncio
import random
from contextlib import suppress

import pytest

from bot.errors import UserError
from bot.store import StoreError
from bot.store.deadlines import Place
from tests.bot.listening import listen
from tests.bot.store.contract.conftest import kind, memory
from tests.bot.tables.resting.test_waking import awake, passes, process_of
from tests.bot.timed_rooms import PERSONS, TimedRooms
from tests.there import there

__all__ = ["kind", "memory"]

HOUR_S, DAY_S = 3600, 24 * 3600
GAMES = {"koikoi": 2, "hanaawase": 3, "jiaxing": 4, "fuzhou": 4}


class Jumping:
    """Rooms whose clock jumps: then the database moves all that is due, and is not done before `pressed` is, unless
    that waits for it. `early` has each question that the clock ended before its time. `lost_answers`: so often the
    database does so and cannot say it."""

    def __init__(self, rooms, monkeypatch):
        self.rooms, self.pressed, self.early, self.lost_answers = rooms, None, [], 0
        self._asked, self._woken, self._monkeypatch = {}, awake(rooms), monkeypatch
        self._make_up, self._play_clock = rooms.store.deadlines.make_up, rooms.matches.play_clock
        monkeypatch.setattr(rooms.store.deadlines, "make_up", self._moves_deadlines)
        monkeypatch.setattr(rooms.matches, "play_clock", self._ends)
        listen(rooms.registry, self._watch)

    async def jump(self, seconds, pressed):
        self.rooms.ahead_ms += seconds * 1000
        self.pressed = pressed
        await self.passes(self.rooms.timing.heartbeat_s)
        assert (self.rooms.host.jump, self.pressed) == (0, None)

    def jumps_before(self, rooms, name, seconds):
        """Let the clock jump when that of the database is asked for, and a heartbeat be done before it is, unless that
        waits."""
        asked, self.beating = getattr(rooms, name), None

        async def asking(*given):
            if self.beating is None:
                self.rooms.ahead_ms += seconds * 1000
                self.beating = asyncio.create_task(self.rooms.downtime._beat())
                await asyncio.wait([self.beating], timeout=0.05)
            return await asked(*given)

        self._monkeypatch.setattr(rooms, name, asking)

    async def passes(self, seconds):
        await self.rooms.glass.pass_s(seconds)
        await self._woken.all()
        await self._woken.run_once()

    async def _moves_deadlines(self, *given):
        await self._make_up(*given)
        if self.pressed is not None:
            self.pressing, self.pressed = asyncio.create_task(self.pressed()), None
            await asyncio.wait([self.pressing], timeout=0.05)
        if self.lost_answers:
            self.lost_answers -= 1
            raise StoreError("The connection is lost.")

    def _watch(self, table, events):
        if table.match is not None and events:
            self._asked[table.id] = table.match.number, self.rooms.glass.ms

    async def _ends(self, table_id, question, due_at=None):
        number, asked_at = self._asked.get(table_id, (None, 0))
        whole_s = self.rooms.timing.for_table(await self.rooms.registry.get(table_id))
        table = await self._play_clock(table_id, question, due_at)
        if number == question and self.rooms.glass.ms - asked_at < (whole_s or 0) * 1000:
            self.early.append((table_id, question, (self.rooms.glass.ms - asked_at) / 1000))
        return table


@pytest.fixture
async def rooms(memory):
    rooms = TimedRooms(await memory())
    await rooms.wake()
    yield rooms
    await rooms.glass.close()


@pytest.fixture
def jumping(rooms, monkeypatch):
    return Jumping(rooms, monkeypatch)


@pytest.mark.parametrize("jump_s", [HOUR_S, -DAY_S], ids=["hour", "day back"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_press_while_deadlines_move_takes_no_time_from_the_next_question(rooms, jumping, game, jump_s):
    people = PERSONS[: GAMES[game]]
    table = await rooms.started(game, len(people), "3m" if game in ("koikoi", "hanaawase") else "1m")

    async def pressed():
        for user in people:
            await rooms.press(table.id, user)

    await jumping.jump(jump_s, pressed)
    await jumping.pressing
    table = await rooms.registry.get(table.id)
    assert [by for _, _, by in await rooms.moves(table.id)][: len(people)] == ["person"] * len(people)
    left_s = (there(table.row.due_at) - rooms.host.now()) / 1000
    whole_s = there(rooms.timing.for_table(table))
    assert whole_s <= left_s <= whole_s + rooms.timing.heartbeat_s
    await jumping.passes(whole_s - 1)
    assert jumping.early == []
    assert len(await rooms.moves(table.id)) == len(people)


@pytest.mark.parametrize("jump_s", [HOUR_S, -HOUR_S])
async def test_deadlines_that_moved_although_the_answer_was_lost_move_once_and_nobody_presses_in_between(
    rooms, jumping, jump_s
):
    table = await rooms.started("koikoi", 2, "3m")

    async def pressed():
        for user in PERSONS[:2]:
            await rooms.press(table.id, user)

    jumping.lost_answers = 2
    await jumping.jump(jump_s, pressed)
    await jumping.pressing
    left_s = (there((await rooms.registry.get(table.id)).row.due_at) - rooms.host.now()) / 1000
    assert 180 <= left_s <= 180 + rooms.timing.heartbeat_s
    await jumping.passes(175)
    assert [by for _, _, by in await rooms.moves(table.id)] == ["person"] * 2


@pytest.mark.parametrize("jump_s", [HOUR_S, -HOUR_S])
async def test_a_table_that_is_taken_over_while_the_clock_jumps_has_the_time_it_had(rooms, kind, jumping, jump_s):
    await jumping.passes(0)
    _, dead = await process_of(rooms, await kind.beside(rooms.store, "dead"), 20)
    await passes(rooms, 50)
    jumping.jumps_before(rooms.store.leases, "take_over", jump_s)
    await jumping.passes(0)
    await jumping.beating
    left_s = (there((await rooms.registry.get(dead.id)).row.due_at) - rooms.host.now()) / 1000
    assert (rooms.host.jump, 30 <= left_s <= 30 + rooms.timing.heartbeat_s) == (0, True)
    await jumping.passes(25)
    assert await rooms.moves(dead.id) == []


@pytest.mark.parametrize("jump_s", [HOUR_S, -HOUR_S])
async def test_time_out_of_reach_is_given_back_also_while_the_clock_jumps(rooms, jumping, jump_s):
    table = await rooms.started("koikoi", 2, "3m")
    await jumping.passes(60)
    rooms.downtime.down(Place("channel", 5))
    await jumping.passes(300)
    jumping.jumps_before(rooms.store.deadlines, "timed", jump_s)
    rooms.downtime.up(Place("channel", 5))
    await jumping.passes(0)
    await jumping.beating
    left_s = (there((await rooms.registry.get(table.id)).row.due_at) - rooms.host.now()) / 1000
    assert (rooms.host.jump, 115 <= left_s <= 120 + rooms.timing.heartbeat_s) == (0, True)


@pytest.mark.parametrize("jumps", [3, pytest.param(100, marks=pytest.mark.full)])
async def test_no_clock_with_time_left_moves_at_eight_busy_tables(rooms, jumping, jumps):
    chance = random.Random(5)
    tables = {}

    async def press_all():
        """Somebody who is asked presses anything, at each table, and at most of them several times."""
        for channel in chance.choices(range(8), k=16):
            table = await rooms.registry.get(tables[channel])
            if table.match is None or table.match.result is not None:
                continue
            seats = [seat for seat in table.match.pending if seat >= 0]
            if seats:
                seat = chance.choice(seats)
                with suppress(UserError):
                    action = chance.choice(table.match.pending[seat])
                    await rooms.matches.play(table.id, PERSONS[seat], table.match.number, action)

    for _ in range(jumps):
        for channel, game in enumerate([*GAMES] * 2):
            if channel not in tables or (await rooms.registry.get(tables[channel])).row.state != "playing":
                tables[channel] = (await rooms.started(game, GAMES[game], "30s", channel=channel)).id
        await press_all()
        await jumping.passes(chance.uniform(0, 20))
        await jumping.jump(chance.choice([HOUR_S, -HOUR_S, DAY_S, -DAY_S, 30, -30]), press_all)
        await jumping.pressing
    assert jumping.early == []
