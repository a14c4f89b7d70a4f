"""Table events: each saved change is one event of one class, and who names that class gets it, in order."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.events import (
    Closed,
    Ended,
    EventBus,
    LobbyChanged,
    MatchEvent,
    Moved,
    SeatsChanged,
    Started,
    TableEvent,
    handles,
)
from tests.bot.tables.players import ANNA, BEN, CHIE, READY, lobby, press, refuses, started


class Heard:
    """A subscriber that names two kinds, and notes in `told` what it gets."""

    def __init__(self, told, name, *, fails=False):
        self._told, self._name, self._fails = told, name, fails

    @handles(Moved, Closed)
    def on_one_kind(self, event):
        self._told.append((self._name, type(event)))
        if self._fails:
            raise ValueError("this subscriber fails")

    @handles(MatchEvent)
    def on_match_changed(self, event):
        self._told.append((self._name, "match"))

    def other(self, event):
        raise AssertionError("nobody handles this")


class Kinds(list):
    """The classes of all events."""

    @handles(TableEvent)
    def on_table_changed(self, event):
        self.append(type(event))


@pytest.fixture
def found(house):
    kinds = Kinds()
    house.registry.events.subscribe(kinds)
    return kinds


async def test_each_change_is_one_event_of_one_class(house, found):
    table = await started(house)
    assert found == [LobbyChanged, LobbyChanged, Started]
    found.clear()
    await press(house, table, ANNA, READY)
    await press(house, table, BEN, READY)
    assert found == [Moved, Moved]
    await house.matches.stand_in(table.id, ANNA)
    await house.matches.be_back(table.id, ANNA)
    assert {*found[2:]} == {SeatsChanged}
    found.clear()
    await house.leaving.resign(table.id, BEN)
    other = await lobby(house, host=CHIE)
    await house.lobbies.leave(other.id, CHIE)
    assert found == [Ended, LobbyChanged, Closed]


async def test_an_answer_of_the_clock_changes_seats_and_a_refused_move_nothing(house, found):
    table = await lobby(house)
    await house.lobbies.join(table.id, BEN, 1001)
    await house.lobbies.set_clock(table.id, ANNA, "1m")
    table = await house.lobbies.start(table.id, ANNA, 1002)
    found.clear()
    await refuses("stale", house.matches.play(table.id, ANNA, table.match.number + 1, READY))
    assert found == []
    await house.matches.play_clock(table.id, table.match.number)
    assert found == [SeatsChanged, SeatsChanged]
    assert [sitter.misses for sitter in table.sitters] == [1, 1]


def test_subscribers_are_called_in_order_for_what_they_name_and_one_that_fails_stops_nobody(caplog):
    told: list[object] = []
    table: Any = SimpleNamespace(id=7)
    bus, first, last = EventBus(), Heard(told, "first", fails=True), Heard(told, "last")
    bus.subscribe(first, last)
    bus.publish(LobbyChanged(table))
    assert told == []
    bus.publish(Moved(table))
    assert told == [("first", Moved), ("first", "match"), ("last", Moved), ("last", "match")]
    assert "Table 7: a subscriber failed" in caplog.text
    told.clear()
    bus.unsubscribe(first)
    bus.publish(Closed(table))
    bus.publish(Ended(table))
    assert told == [("last", Closed), ("last", "match")]
