"""Where all choose at once: who misses it is away in the end, and nothing tells who has answered until all have."""

import pytest

from bot.errors import UserError
from bot.ui.hand_message import hand_message
from bot.ui.table_message import board_message
from engine.core import Ask
from tests.bot.listening import listen
from tests.bot.reading import TEXT, reading
from tests.bot.timed_rooms import PERSONS
from tests.bot.toys import at_the_table
from tests.clash import GAME

ANNA, BEN, CHIE, _ = PERSONS


@pytest.fixture(scope="module", autouse=True)
def clash(tmp_path_factory):
    """The toy in which all lay their cards at once is one of the games that are played here."""
    with at_the_table(tmp_path_factory.mktemp("clash"), GAME):
        yield


@pytest.fixture
def heard(rooms):
    """What everybody sees of a table, each time that it is told of."""
    seen = []
    listen(rooms.registry, lambda table, events: seen.append((table.moment, events)))
    return seen


async def begun(rooms, persons=3, clock="30s", computers=0):
    """A match in which everybody is ready and nobody has laid a card."""
    table = await rooms.started(GAME.key, persons, clock, computers)
    for user in PERSONS[:persons]:
        await rooms.press(table.id, user)
    await rooms.glass.pass_s(0.5 if computers else 0)
    assert table.match.question.ask is Ask.TOGETHER
    return table


async def shown(table, *seats):
    """All that is sent of a table to everybody, and to these seats."""
    posts = [await board_message(table, reading()), *[await hand_message(table, seat, reading()) for seat in seats]]
    return [post.view.to_components() for post in posts]


async def test_whoever_misses_two_of_them_is_away_and_a_stand_in_chooses_for_them(rooms):
    table = await begun(rooms)
    assert table.row.due_at == rooms.glass.ms + 30_000
    for missed in (1, 2):
        for user in (ANNA, CHIE):
            await rooms.press(table.id, user)
        assert (table.sitter(1).misses, table.sitter(1).away) == (missed - 1, False)
        await rooms.glass.pass_s(30)
        moves = await rooms.moves(table.id)
        assert [seat for seat, _, by in moves if by == "clock"] == [1] * missed
    assert table.sitter(1).away
    for user in (ANNA, CHIE):
        await rooms.press(table.id, user)
    await rooms.glass.pass_s(2)
    assert [move[2] for move in await rooms.moves(table.id) if move[0] == 1][-1] == "computer"


async def test_who_answers_in_time_begins_to_count_anew(rooms):
    table = await begun(rooms)
    await rooms.glass.pass_s(30)
    assert [sitter.misses for sitter in table.sitters] == [1, 1, 1]
    await rooms.press(table.id, BEN)
    assert [sitter.misses for sitter in table.sitters] == [1, 0, 1]


async def test_nothing_is_seen_of_an_answer_until_all_have_answered(rooms, heard):
    table = await begun(rooms)
    before, other = await shown(table, 1, 2), await shown(table, 0)
    heard.clear()
    first, asked = table.moment, GAME.asks(table.match.view(None))
    said = table.match.pending[0][0].pieces
    await rooms.press(table.id, ANNA)
    assert heard == [(first, ())]
    assert await shown(table, 1, 2) == before
    assert await shown(table, 0) != other
    rooms.registry.forget(table.id)
    table = await rooms.registry.get(table.id)  # also where it is read again
    assert set(table.match.pending) == {1, 2}
    assert await shown(table, 1, 2) == before
    cards = [*said[:1], *(table.match.pending[seat][0].pieces[0] for seat in (1, 2))]
    await rooms.press(table.id, CHIE)
    assert heard == [(first, ())] * 2
    assert GAME.asks(table.match.view(None)) == asked
    await rooms.press(table.id, BEN)
    assert [event.kind for event in heard[-1][1]][:4] == ["laid", "laid", "laid", "took"]
    assert await shown(table, 1, 2) != before
    each = zip((ANNA, BEN, CHIE), cards, strict=True)
    whole = ", ".join(f"<@{user}> lays **{TEXT('piece-' + card)}**" for user, card in each)
    assert f"{whole}. <@" in str(await shown(table))
    assert "takes the trick." in str(await shown(table))


async def test_who_has_chosen_is_told_so_and_may_not_choose_anew(rooms):
    table = await begun(rooms)
    lowest, other, *_ = table.match.pending[0]
    await rooms.press(table.id, ANNA, other)
    said = str((await hand_message(table, 0, reading())).view.to_components())
    assert f"You lay **{TEXT('short-' + other.pieces[0])}**" in said
    assert "Waiting for the others" in said
    with pytest.raises(UserError, match="not-asked"):
        await rooms.matches.play(table.id, ANNA, table.match.number, lowest)


@pytest.mark.parametrize("answered", [False, True])
async def test_who_is_away_does_not_come_back_by_answering_as_that_would_tell_who_has(rooms, heard, answered):
    table = await begun(rooms)
    await rooms.matches.stand_in(table.id, BEN)
    heard.clear()
    moment = table.moment
    if answered:
        await rooms.press(table.id, BEN)
    assert (table.sitter(1).away, table.moment) == (True, moment)
    await rooms.glass.pass_s(5)
    await rooms.matches.be_back(table.id, BEN)
    assert table.sitter(1).here
    assert table.row.due_at == rooms.glass.ms + 30_000  # also where the stand-in has answered
    await rooms.press(table.id, ANNA)
    await rooms.press(table.id, CHIE)
    assert table.match.scene(None).pile("taken", 0) or table.match.scene(None).pile("taken", 2)


async def test_whoever_comes_back_first_to_a_match_that_slept_wakes_it(rooms):
    table = await begun(rooms, 2)
    for user in (ANNA, BEN):
        await rooms.matches.stand_in(table.id, user)
    assert (table.asleep, table.row.due_at) == (True, None)
    await rooms.press(table.id, ANNA)
    assert (table.sitter(0).here, table.asleep) == (True, False)
    assert table.row.due_at == rooms.glass.ms + 30_000
    await rooms.glass.pass_s(2)
    assert (await rooms.moves(table.id))[-1][::2] == (1, "computer")


async def test_computers_choose_in_their_own_time_beside_persons(rooms):
    table = await begun(rooms, 2, computers=1)
    await rooms.glass.pass_s(2)
    assert set(table.match.pending) == {0, 1}
    await rooms.press(table.id, ANNA)
    await rooms.press(table.id, BEN)
    assert table.match.told[-1].kind in ("took", "dealt")
