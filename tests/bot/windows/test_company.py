"""Nothing that depends on clocks, stand-ins and missing players tells who could claim."""

import random

import pytest

from bot.live import pings
from bot.store.sqlite import SqliteStore
from engine.core import TABLE
from tests.bot.listening import listen
from tests.bot.timed_rooms import PERSONS, TimedRooms
from tests.bot.windows.guests import P6
from tests.bot.windows.parlour import DISCARDS, PARLOUR, PASS

WINDOWS, SCRIPTS = 12, range(4)
ALONE_S, SHARED_S = (0.4, 0.8), (1.5, 3.0)


class Dice(random.Random):
    """Chance that can be repeated, and says between what it was asked."""

    def __init__(self, seed):
        super().__init__(seed)
        self.asked = []

    def uniform(self, low, high):
        self.asked.append((low, high))
        return super().uniform(low, high)


@pytest.fixture(autouse=True)
def meek(monkeypatch):
    """Computers claim nothing, and discard what somebody may claim in half of the matches."""
    monkeypatch.setitem(PARLOUR.players, "easy", lambda view, legal, rng, effort: P6 if P6 in legal else legal[0])


class Evening:
    """A table of the parlour with a clock, and in `seen` what everybody may know of it, with the time."""

    def __init__(self, rooms, table, script):
        self.rooms, self.table, self.script, self.seen = rooms, table, script, []
        self.dice = rooms.windows._chance = Dice(script.random())
        rooms.computers._chance = Dice(0)
        listen(rooms.registry, self.look)

    def look(self, table, _events):
        question = table.match.question
        known = table.moment, table.row.state, question.ask, question.public, question.about, pings._asked(table)
        if not self.seen or self.seen[-1][1] != known:
            self.seen.append((self.rooms.glass.ms, known))

    def asked(self):
        return [seat for seat in self.table.match.pending if seat != TABLE and self.table.sitter(seat).here]

    async def turn(self):
        """Somebody discards what may be claimed, or lets the clock discard p1; a stand-in discards by itself."""
        number, (seat,) = self.table.match.number, self.table.match.pending
        user, here = self.table.sitter(seat).user, self.table.sitter(seat).here
        if self.script.random() < 0.6 and here:
            await self.rooms.press(self.table.id, user, P6)
        while self.table.match.number == number:
            await self.rooms.glass.pass_s(0.1)

    async def window(self):
        """Whoever may claim passes before the table goes on; somebody who was away may come back meanwhile."""
        number, away = self.table.match.number, [each.user for each in self.table.sitters if each.away]
        back_s, user = self.script.uniform(0, 1.4), self.script.choice(away) if away else 0
        await self.rooms.glass.pass_s(back_s)
        if away and self.script.random() < 0.5:
            await self.rooms.matches.be_back(self.table.id, user)
        for seat in self.asked():
            await self.rooms.press(self.table.id, self.table.sitter(seat).user, PASS)
        while self.table.match.number == number:
            await self.rooms.glass.pass_s(0.1)


async def seen(path, monkeypatch, script, *, odd):
    """What everybody sees of an evening, and between what the pauses of the table were drawn."""
    monkeypatch.setattr("bot.tables.table.match_seed", lambda *_: bytes([odd]) * 32)
    store = await SqliteStore.open(path / f"{script}-{odd}.sqlite3")
    rooms = TimedRooms(store)
    try:
        evening = Evening(rooms, await rooms.started("parlour", 3, "30s"), random.Random(script))
        for _ in range(WINDOWS):
            await evening.turn()
            await evening.window()
        passes = [move for move in await rooms.moves(evening.table.id) if move[1] == str(PASS)]
        return evening.seen, evening.dice.asked, len(passes)
    finally:
        await store.close()


@pytest.mark.parametrize("script", SCRIPTS)
async def test_everybody_sees_the_same_at_the_same_time_whether_or_not_somebody_could_claim(
    tmp_path, monkeypatch, script
):
    quiet, pauses, nobody = await seen(tmp_path, monkeypatch, script, odd=False)
    claims, others, somebody = await seen(tmp_path, monkeypatch, script, odd=True)
    assert nobody == 0 < somebody
    assert claims == quiet
    assert others == pauses == [SHARED_S] * WINDOWS


@pytest.fixture
async def rooms(tmp_path):
    store = await SqliteStore.open(tmp_path / "company.sqlite3")
    yield TimedRooms(store)
    await store.close()


async def pauses(rooms, persons, computers):
    """Every seat discards every piece in its turn: whether Anna, seat 0, may claim it, and between what the pause of
    the table is drawn."""
    table = await rooms.started("parlour", persons, computers=computers, channel=persons)
    if persons > 1:
        await rooms.matches.stand_in(table.id, PERSONS[1])
    found = []
    for piece in DISCARDS:
        for seat in range(persons + computers):
            while seat not in table.match.pending or table.in_window:
                await rooms.glass.pass_s(0.1)
            dice, question = Dice(0), table.match.number
            rooms.windows._chance = dice
            if table.sitter(seat).level is None:
                await rooms.press(table.id, table.sitter(seat).user, piece)
            else:
                await rooms.matches.play_computer(table.id, seat, question, piece)
            found += [(0 in table.match.pending, pause) for pause in dice.asked]
            await rooms.glass.pass_s(0.1)
    return found


async def test_the_table_hurries_for_one_person_exactly_where_they_may_not_claim(rooms):
    found = await pauses(rooms, 1, computers=2)
    assert len(found) == 3 * len(DISCARDS)
    assert set(found) == {(True, SHARED_S), (False, ALONE_S)}


async def test_an_owner_who_is_away_counts_as_a_person(rooms):
    found = await pauses(rooms, 2, computers=1)
    assert set(found) == {(True, SHARED_S), (False, SHARED_S)}
