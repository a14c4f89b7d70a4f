"""KK-16: a choice between two kasu of a month is answered by itself, through the door of a press, and never seen."""

from dataclasses import replace

import pytest

from engine.core import Action
from engine.hanafuda import deal
from engine.hanafuda.cards import CARDS
from tests.bot.listening import listen
from tests.bot.tables.players import ANNA, BEN, READY, USERS, lobby, press, refuses, saved, started

FIELD = ("01K1", "01K2", "04K1", "04K2", "05A", "05R", "07A", "08A")
DEALER = ("01H", "05K1", "10K1", "10K2", "11R", "12H", "06A", "09A")
STOCK = ("04A", "05K2")
"""Whatever is played first of pine, the wisteria that is turned up then has a choice of two kasu as well."""


@pytest.fixture(autouse=True)
def dealt(monkeypatch):
    """Everybody gets these cards; the rest as they come."""
    rest = sorted((card for card in CARDS if card not in (*FIELD, *DEALER, *STOCK)), key=lambda card: card[2:])
    order = (*rest[:4], *FIELD[:4], *DEALER[:4], *rest[4:8], *FIELD[4:], *DEALER[4:], *STOCK, *rest[8:])

    class Dealt(deal.Rng):
        def shuffled(self, items):
            return order

    monkeypatch.setattr(deal, "Rng", Dealt)


async def begun(house, table):
    """Everybody is ready; who deals, and so begins."""
    for user in (ANNA, BEN):
        await press(house, table, user, READY)
    return USERS[min(table.match.pending)]


def moves(house):
    return saved(house, "SELECT action, by FROM moves ORDER BY seq")[2:]


async def test_kk16_one_press_takes_the_lower_of_two_kasu_and_nobody_is_asked(house):
    table = await started(house)
    user = await begun(house, table)
    seen = []
    listen(house.registry, lambda table, events: seen.append([event.kind for event in events]))
    question = table.match.number
    await press(house, table, user, Action("play", ("01H",)))
    assert moves(house) == [("play 01H", "person"), ("take 01K1", "table"), ("take 04K1", "table")]
    assert seen == [["played", "captured", "turned", "captured"]]
    assert USERS[min(table.match.pending)] != user
    await refuses("repeated", house.matches.play(table.id, user, question, Action("play", ("01H",))))


async def test_two_cards_that_differ_are_asked_about_as_before(house):
    table = await started(house)
    user = await begun(house, table)
    await press(house, table, user, Action("play", ("05K1",)))
    (legal,) = table.match.pending.values()
    assert list(map(str, legal)) == ["take 05A", "take 05R"]
    assert moves(house) == [("play 05K1", "person")]


async def test_computers_and_the_clock_are_not_asked_either(house):
    table = await lobby(house)
    await house.lobbies.add_computer(table.id, ANNA, 1)
    await house.lobbies.set_clock(table.id, ANNA, "3m")
    table = await house.lobbies.start(table.id, ANNA, 2)
    seat = min(table.match.pending)
    if table.sitter(seat).level is None:
        await house.matches.play_clock(table.id, table.match.number)
    else:
        await house.matches.play_computer(table.id, seat, table.match.number, Action("play", ("01H",)))
    assert [action for action, _ in moves(house)] == ["play 01H", "take 01K1", "take 04K1"]


async def test_a_table_from_before_that_stands_at_such_a_question_goes_on_after_the_start(house, make_house):
    table = await started(house)
    user = await begun(house, table)
    number = table.match.number
    table.match.game = replace(table.match.game, equal=lambda state: {})
    await house.matches.play(table.id, user, number, Action("play", ("01H",)))
    assert [action for action, _ in moves(house)] == ["play 01H"]
    await house.store.close()
    again = await make_house()
    table = await again.registry.get(table.id)
    assert table.match.pending[min(table.match.pending)][0].verb == "take"
    await again.timed(again.clock).wake(table)
    assert [action for action, _ in moves(house)] == ["play 01H", "take 01K1", "take 04K1"]
