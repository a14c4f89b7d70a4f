"""A form cannot follow a deferral: it opens at once, or a sentence says why not."""

import asyncio

import pytest

from tests.bot.deadlines.slowness import lobby_of, number_of, reading, table_of
from tests.bot.house import PATIENCE_S, more
from tests.bot.waiting import at_rest, eventually
from tests.there import there


async def test_the_form_for_a_cut_opens_while_everything_else_hangs(brush, house):
    lobby = await lobby_of(house, house.ben)
    table, message_state = table_of(house, lobby), house.bot.table_messages.get(number_of(lobby))
    async with table.lock, message_state.lock:
        form = await asyncio.wait_for(more(house.ben, lobby, "Cut the deck"), PATIENCE_S)
    assert form.state == "modal"


async def test_the_form_for_a_number_opens_while_everything_else_hangs(house):
    lobby = await lobby_of(house, game="fuzhou")
    panel = (await more(house.anna, lobby, "House rules")).message
    table, message_state = table_of(house, lobby), house.bot.table_messages.get(number_of(lobby))
    name = next(
        option.name
        for option in table.rules.options()
        if option.high and option.high - option.low > 25 and table.rules.applies(option)
    )
    async with table.lock, message_state.lock:
        panel = (await house.anna.select(panel, f"o:{table.id}:setting", [name])).message
        form = await asyncio.wait_for(house.anna.press(panel, f"o:{table.id}:number:{name}"), PATIENCE_S)
    assert form.state == "modal"


@pytest.mark.parametrize("form", ["cut", "number", "five"])
async def test_who_would_get_a_form_too_late_gets_a_sentence(form, monkeypatch, house):
    lobby = await lobby_of(house)
    number, pressed = number_of(lobby), lobby
    if form != "cut":
        pressed = (await more(house.anna, lobby, "House rules")).message
    opens = {"cut": f"l:{number}:cut", "number": f"o:{number}:number:rounds", "five": f"o:{number}:form:0"}
    async with reading(house, monkeypatch):
        answer = await house.anna.press(pressed, opens[form], raw=True)
    assert answer.state == "answered"
    assert there(answer.message).ephemeral
    assert "took too long" in there(answer.message).text


@pytest.mark.parametrize("held", ["table", "board"])
async def test_a_form_that_comes_back_while_something_is_slow_is_deferred_and_counts(held, house):
    lobby = await lobby_of(house, house.ben)
    form = await house.ben.press(lobby, f"l:{number_of(lobby)}:cut", raw=True)
    table = table_of(house, lobby)
    async with table.lock if held == "table" else house.bot.table_messages.get(table.id).lock:
        assert (await house.ben.submit(form, {"word": "moon"})).state == "deferred"
    await eventually(lambda: table.sitters[1].cut == "moon", "the cut does not count")
    await at_rest(house)
