"""Two to four people in a group or in the direct messages of two: hands for each alone, and a table of one token."""

import pytest

from tests.bot.anywhere.alone import refused
from tests.bot.anywhere.among import (
    begun_among,
    board_of,
    group_of,
    lobby_of,
    moved,
    my_hand,
    one_clock,
    played_out,
    public,
    resigned,
)
from tests.bot.evenings.test_results import settle
from tests.bot.house import evening
from tests.bot.waiting import at_rest
from tests.there import there

pytestmark = pytest.mark.slow

DAY_S = 24 * 3600.0


@pytest.fixture
async def house(tmp_path, monkeypatch):
    async with evening(tmp_path) as house:
        one_clock(house, monkeypatch)
        yield house


@pytest.mark.parametrize(
    ("game", "count", "most"),
    [("hanaawase", 3, 3000), ("jiaxing", 4, 30)],  # four are long at mahjong
)
async def test_a_match_in_a_group(house, game, count, most):
    more = [house.discord.add_person(name) for name in ("Chie", "Dan")]
    persons = (house.anna, house.ben, *more)[:count]
    group, began = group_of(house, *more), len(house.discord.requests)
    for person in more:
        await house.bot.settings.set_for_user(person.id, "in_words", ["on"])
    table = await begun_among(house, group, game, *persons[1:])
    assert (table.row.guild, table.row.channel, table.row.clock_s) == (0, group.id, None)
    await played_out(house, table, *persons, most=most)
    await at_rest(house)
    (board,) = await public(house, group)
    assert refused(house, began) == []
    assert (game == "jiaxing") == ("review:1" not in [button.custom_id for button in board.buttons])
    if finish := await house.bot.store.tables.get_finish(1):
        assert (finish.counted, finish.rated) == (False, False)


async def test_a_match_in_the_direct_messages_of_two(house):
    group_of(house)
    direct, began = house.discord.direct(house.anna, house.ben), len(house.discord.requests)
    table = await begun_among(house, direct, "koikoi", house.ben)
    await played_out(house, table, house.anna, house.ben, most=6)
    assert len(await public(house, direct)) == 1
    assert refused(house, began) == []


async def test_a_press_on_the_board_keeps_its_token_alive_and_an_old_one_says_where_the_table_is(house):
    group = group_of(house)
    table = await begun_among(house, group, "koikoi", house.ben)
    board = await board_of(house, table)
    for _ in range(3):
        house.discord.clock.advance(11 * 60)
        await my_hand(house.ben, board)
    await at_rest(house)
    assert [each.id for each in await public(house, group)] == [board.id]
    house.discord.clock.advance(DAY_S)
    began = len(house.discord.requests)
    await my_hand(house.ben, board)
    await at_rest(house)
    old, new = await public(house, group)
    assert (old.id, old.text) == (board.id, "The table is further down.")
    assert new.id == table.row.message
    assert refused(house, began) == []


async def test_the_next_match_begins_when_both_want_it_and_what_is_shared_all_see(house):
    group = group_of(house)
    table = await begun_among(house, group, "koikoi", house.ben)
    by_id = {each.id: each for each in (house.anna, house.ben)}
    await settle(house)
    asked = there((await house.ben.press(await my_hand(house.ben, await board_of(house, table)), label="More")).message)
    assert asked.ephemeral
    await resigned(house, house.anna, group)
    began, end = len(house.discord.requests), (await public(house, group))[-1]
    dealt = there((await house.anna.command(group, "verify")).message)
    await house.anna.press(dealt, label="Share")
    shared = (await public(house, group))[-1]
    assert "shared the deal from" in shared.text
    await house.anna.press(end, label="Play again")
    await house.ben.press(end, label="Play again")
    await at_rest(house)
    again = await house.bot.registry.get(2)
    assert (again.row.guild, again.row.channel, again.row.state) == (0, group.id, "playing")
    assert "My hand" in [button.label for button in (await board_of(house, again)).buttons]
    assert await moved(house, again, by_id)
    assert refused(house, began) == []


async def test_clocks_are_an_hour_long_or_none_and_its_host_chooses(house):
    group = group_of(house)
    lobby = await lobby_of(house, group, "koikoi", house.ben)
    panel = there((await house.anna.press(lobby, label="More…")).message)
    rules = there((await house.anna.press(panel, label="House rules")).message)
    clocks = next(select for select in rules.selects if select.custom_id == "o:1:clock")
    assert [option.value for option in clocks.options] == ["off", "1h", "1d"]
    await house.anna.select(rules, "o:1:clock", ["1h"])
    await house.ben.press(lobby, label="Accept")
    await house.anna.press(lobby, label="Start")
    await at_rest(house)
    table = await house.bot.registry.get(1)
    assert table.row.due_at - house.bot.registry.now() > 59 * 60 * 1000
