"""A database in trouble: every press is refused with a sentence, and the log says why."""

from unittest.mock import AsyncMock

import pytest

from bot.store import Unreachable
from bot.store.sqlite.file import writer
from tests.bot.leaderboards import leaderboard
from tests.bot.rooms import Rooms
from tests.bot.tables.players import ANNA, BEN, READY, disk_out_of_reach, lobby, refused, started
from tests.bot.waiting import eventually


def said(caplog):
    return [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


async def test_the_log_says_why_nothing_is_saved(house, caplog):
    table = await lobby(house)
    locked = f"The database failed: The database {house.path} is locked by another program: stop that one first."
    with disk_out_of_reach(house), refused("not-saved"):
        await house.lobbies.join(table.id, BEN, 1)
    assert said(caplog) == [locked]


async def test_a_bot_that_runs_goes_on_by_itself_once_a_server_answers_and_says_so(house, caplog, monkeypatch):
    gone = AsyncMock(side_effect=Unreachable("PostgreSQL cannot be reached."))
    monkeypatch.setattr(house.store.writer, "_start", gone)
    with refused("not-loaded"):
        await house.registry.get(1)
    sentence = "The database failed: PostgreSQL cannot be reached. The bot continues automatically once it answers."
    assert said(caplog) == [sentence]


async def test_every_other_reason_is_told_at_once(house, caplog):
    table = await started(house)

    async def pages(spare):
        def job(db):
            most = db.execute("PRAGMA page_count").fetchone()[0] + spare
            db.execute(f"PRAGMA max_page_count = {most}")

        await house.store.writer.write(job)

    with disk_out_of_reach(house), refused("not-saved"):
        await house.matches.play(table.id, ANNA, table.match.number, READY)
    await pages(0)
    for _ in range(3):
        with refused("not-saved"):
            for number in range(100):
                await lobby(house, host=1000 + number)
    assert ["locked" in said(caplog)[0], "disk is full" in said(caplog)[1], len({*said(caplog)})] == [True, True, 2]


async def test_the_log_says_why_nothing_can_be_read(house, caplog):
    table = await started(house)
    house.registry.forget(table.id)
    await house.store.writer.write(lambda db: db.execute("ALTER TABLE tables RENAME TO hidden"))
    for work in (house.registry.get(table.id), house.registry.latest(ANNA, 5)):
        with refused("not-loaded"):
            await work
    assert {*said(caplog)} == {f"The database failed: The database {house.path} failed: no such table: tables."}


@pytest.mark.parametrize("watched", [True, False])
async def test_every_press_is_refused_when_the_database_is_gone_also_one_that_would_save_nothing(
    make_house, monkeypatch, caplog, watched
):
    monkeypatch.setattr(writer, "LOOK_PAUSE_S", 0.02 if watched else 600.0)
    house = await make_house()
    table, other = await started(house), await lobby(house, host=BEN)
    house.path.unlink()
    if watched:
        await eventually(lambda: house.store.gone)
    else:
        with refused("database-gone"):
            await house.matches.play(table.id, ANNA, table.match.number, READY)
    assert table.match.seq == 0
    for work in (
        house.registry.get(table.id),
        house.registry.get(99),
        house.registry.latest(ANNA, 5),
        house.matches.play(table.id, BEN, 99, READY),
        house.lobbies.join(other.id, ANNA, 1),
        house.registry.set_message(table.id, 1, 1),
        lobby(house),
        leaderboard(house.store, 1, "koikoi"),
    ):
        with refused("database-gone"):
            await work
    [line] = said(caplog)
    assert str(house.store.gone) == line
    with refused("database-gone"):
        await Rooms(house.store).registry.get(table.id)
    assert not house.path.exists()
