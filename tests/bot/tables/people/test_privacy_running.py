"""Being forgotten while a match goes on: in each moment, and for the others it goes on."""

import pytest

from bot.ui.narration import who
from bot.ui.table_status import company_words
from engine.core import Ask
from tests.bot.leaderboards import standing_of
from tests.bot.named import SPEAK, privacy
from tests.bot.tables.test_leaving import played_on, result, step
from tests.bot.timed_rooms import PERSONS
from tests.there import there

ANNA, BEN, CHIE, _ = PERSONS


async def test_while_the_others_are_asked_they_may_go_on_without_a_name(rooms):
    table = await rooms.started("hanaawase", 3)
    await rooms.leaving.resign(table.id, BEN)
    await privacy(rooms).forget(BEN)
    table = await rooms.registry.get(table.id)
    assert (
        "A former player has resigned. To play on with a computer instead, <@11> and <@33> must press"
        in company_words(table, table.match.question, SPEAK)
    )
    for user in (ANNA, CHIE):
        await rooms.leaving.go_on(table.id, user)
    table = await rooms.registry.get(table.id)
    assert who(table, 1, SPEAK) == "Tama"
    table = await played_on(rooms, table)
    reason, places, counted = await result(rooms, table.id)
    assert (reason, places[1], counted) == ("played", 3, True)
    assert await standing_of(rooms.store, 1, "hanaawase", BEN) is None
    assert there(await standing_of(rooms.store, 1, "hanaawase", ANNA)).played == 1


async def test_without_the_word_of_the_others_it_ends_and_a_former_player_is_last(rooms):
    table = await rooms.started("hanaawase", 3)
    await privacy(rooms).forget(BEN)
    assert (await rooms.registry.get(table.id)).match.result is None
    await rooms.restart()
    await rooms.glass.pass_s(61)
    table = await rooms.registry.get(table.id)
    reason, places, _ = await result(rooms, table.id)
    assert (reason, places[1]) == ("resigned", 3)
    assert who(table, 1, SPEAK) == "a former player"
    await rooms.restart()
    assert (await rooms.registry.get(table.id)).match.result is not None


async def begun(rooms, game):
    """Anna, Ben, Chie and a computer; in Fuzhou a match goes on without who has left."""
    table = await rooms.lobbies.open(1, 5, ANNA, 1, game, "standard")
    for press, user in enumerate((BEN, CHIE), 2):
        await rooms.lobbies.join(table.id, user, press)
    await rooms.lobbies.add_computer(table.id, ANNA, 4)
    if game == "fuzhou":
        await rooms.lobbies.set_rule(table.id, ANNA, "after_escape", "bot")
    return await rooms.lobbies.start(table.id, ANNA, 5)


@pytest.mark.parametrize("ask", [Ask.WINDOW, Ask.TURN, Ask.PAUSE])
@pytest.mark.parametrize("game", ["jiaxing", "fuzhou"])
async def test_in_any_moment_the_match_goes_on_for_the_others(rooms, game, ask):
    table = await begun(rooms, game)
    while table.match.question.ask is not ask:
        await step(rooms, table, 0.1)
    await privacy(rooms).forget(BEN)
    table = await rooms.registry.get(table.id)
    assert table.persons == (ANNA, CHIE)
    if game == "jiaxing":
        for user in (ANNA, CHIE):
            await rooms.leaving.go_on(table.id, user)
    else:  # it has a rule for leaving
        gone = table.sitters[1]
        assert (gone.user, gone.leaver < 0, gone.former, who(table, 1, SPEAK)) == (None, True, True, "Tama")
        assert (await rooms.moves(table.id))[-1][1:] == ("resign", "person")
    before = (await rooms.registry.get(table.id)).match.seq
    for _ in range(12):
        await step(rooms, await rooms.registry.get(table.id))
    table = await rooms.registry.get(table.id)
    assert table.match.seq > before
    assert table.match.result is None


async def test_whose_stand_in_plays_is_forgotten_too(rooms):
    table = await rooms.started("hanaawase", 3)
    await rooms.matches.stand_in(table.id, BEN)
    await privacy(rooms).forget(BEN)
    sitter = (await rooms.registry.get(table.id)).sitters[1]
    assert (sitter.user, sitter.former, sitter.away) == (None, True, False)
    for user in (ANNA, CHIE):
        await rooms.leaving.go_on(table.id, user)
    assert (await played_on(rooms, table)).row.state == "over"


async def test_whose_stand_in_played_at_the_end_is_no_computer(rooms):
    table = await rooms.started("koikoi", 2)
    await rooms.matches.stand_in(table.id, BEN)
    await rooms.leaving.resign(table.id, ANNA)
    await privacy(rooms).forget(BEN)
    assert who(await rooms.registry.get(table.id), 1, SPEAK) == "a former player"
