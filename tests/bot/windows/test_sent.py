"""How long a claim window is: for one person from when the question was sent, for several by what everybody sees."""

import asyncio

import pytest

from bot.tables.timing import Timing
from tests.bot.house import evening
from tests.bot.waiting import at_rest, eventually
from tests.bot.windows import test_nothing_betrays as betrays
from tests.bot.windows.guests import ANNA, BEN, CHIE, P1, P2, P6, InThread, moves, press, seated, until
from tests.bot.windows.parlour import PASS

spoken = betrays.spoken
WINDOW_S, SENDING_S = Timing().window_s, Timing().sending_s


async def claimed(timed):
    """A window in which the one person at the table may claim what a computer discarded: the table, and when it was
    asked (unix milliseconds)."""
    table = await seated(timed, ANNA, None)
    await press(timed, table, ANNA, P1)
    await eventually(lambda: not table.in_window)
    await timed.matches.play_computer(table.id, 1, table.match.number, P2)
    assert table.in_window
    assert 0 in table.match.pending
    return table, table.asked_at


async def test_the_time_of_one_person_counts_from_when_the_question_was_sent(timed):
    table, asked = await claimed(timed)
    assert table.row.due_at == asked + 1000 * (WINDOW_S + SENDING_S)
    await timed.matches.sent(table)  # at once
    assert table.row.due_at == asked + 1000 * (WINDOW_S + SENDING_S)
    await asyncio.sleep(SENDING_S * 1.5)
    before = timed.registry.now()
    await timed.matches.sent(table)
    assert before + 1000 * WINDOW_S <= table.row.due_at <= asked + 2000 * WINDOW_S
    assert (await timed.store.tables.load(table.id)).table.due_at == table.row.due_at
    await press(timed, table, ANNA, PASS)
    await eventually(lambda: not table.in_window)


async def test_it_is_never_more_than_twice_its_length(timed):
    table, asked = await claimed(timed)
    for _ in range(6):
        await asyncio.sleep(WINDOW_S / 4)
        await timed.matches.sent(table)
        assert table.row.due_at <= asked + 2000 * WINDOW_S
    timed.windows.unsent = lambda _: True
    await eventually(lambda: not table.in_window)
    assert timed.registry.now() >= asked + 2000 * WINDOW_S


async def test_a_window_whose_question_is_on_its_way_does_not_lapse_before_it_came(timed):
    on_its_way = True
    timed.windows.unsent = lambda _: on_its_way
    table, asked = await claimed(timed)
    await asyncio.sleep(WINDOW_S + SENDING_S + 0.1)
    assert table.in_window
    await timed.matches.sent(table)
    on_its_way = False
    await eventually(lambda: not table.in_window)
    assert timed.registry.now() >= asked + 2000 * WINDOW_S
    assert (0, "pass", "clock") in moves(timed)


async def test_with_two_persons_nothing_moves_the_end_of_a_window(timed):
    timed.windows.unsent = lambda _: True
    table = await seated(timed, ANNA, BEN, None)
    await press(timed, table, ANNA, P2)
    due_at = table.row.due_at
    assert due_at == table.asked_at + 1000 * WINDOW_S
    await asyncio.sleep(WINDOW_S / 2)
    await timed.matches.sent(table)
    assert table.row.due_at == due_at
    assert (await until(timed, 3))[-1][2] == "clock"
    assert timed.registry.now() < due_at + 1000 * WINDOW_S


async def test_the_length_with_two_persons_goes_by_the_tables_that_run_in_the_channel(timed):
    lengths = []
    for number in range(7):
        table = await seated(timed, ANNA, BEN, CHIE)
        await press(timed, table, ANNA, (P2, P6)[number % 2])
        lengths.append((table.row.due_at - table.asked_at) / 1000)
        await press(timed, table, CHIE, PASS) if 2 in table.match.pending else None
        assert (table.row.due_at - table.asked_at) / 1000 == lengths[-1]
    assert lengths == [8.0, 10.0, 12.0, 14.0, 16.0, 16.0, 16.0]
    timed.matches.channel_activity._now = lambda: (
        timed.registry.now() + 11 * 60 * 1000
    )  # nothing happens at those any more
    assert timed.matches.channel_activity.count_others(table) == 0


async def test_another_channel_and_matches_that_are_over_are_no_neighbours(timed):
    first, second = await seated(timed, ANNA, BEN), await seated(timed, ANNA, BEN)
    assert timed.matches.channel_activity.count_others(first) == 1
    await timed.matches.close(second, "idle")
    assert timed.matches.channel_activity.count_others(first) == 0
    away = await timed.lobbies.open(1, 6, ANNA, 1000, "parlour", "standard")
    await timed.lobbies.join(away.id, BEN, 1001)
    await timed.lobbies.start(away.id, ANNA, 2000)
    assert timed.matches.channel_activity.count_others(first) == 0


async def test_computers_slow_down_at_a_table_of_one_person_alone(house):
    asked = []
    clock = house.clock
    players = house.players(clock, InThread(), computer_s=0.5)
    players.slower_s = lambda table: 2.0
    players._ask = lambda key, pause: asked.append(pause)
    alone = await seated(house, ANNA, None)
    several = await seated(house, ANNA, BEN, None)
    for table, answers in ((alone, ()), (several, (BEN,))):
        for user in (ANNA, *answers):
            await press(house, table, user, P1)
            await house.matches.play_table(table.id, table.match.number)
            await house.matches.play_clock(table.id, table.match.number)
            if table.in_window:
                await press(house, table, BEN, PASS)
    usual = players._timing.computer_of(alone.row.pace)
    assert asked == [pytest.approx(usual + 2.0), pytest.approx(usual)]


@pytest.mark.parametrize("late_s", [5.0, 10.0])
async def test_a_hand_that_is_late_leaves_its_player_their_time(tmp_path, monkeypatch, late_s):
    """Over the stand-in: the edit that shows the question is so long on its way. The window has eight seconds."""
    async with evening(tmp_path) as house:
        house.channel.deny("ATTACH_FILES")
        monkeypatch.setattr(house.bot.computers, "_ask", lambda key, pause: None)
        await house.anna.command(house.channel, "play", game="stopgo", against_computers=True)
        await house.hand(house.anna)
        table = await house.bot.registry.get(1)
        await at_rest(house)
        await betrays.discard(house, house.anna, P1)
        while 0 not in table.match.pending or not table.in_window:
            for seat in [seat for seat in table.match.pending if seat > 0]:
                action = P2 if not table.in_window else PASS
                await house.bot.matches.play_computer(1, seat, table.match.number, action)
                if 0 in table.match.pending:
                    house.discord.delay("PATCH", r"/webhooks/.*", late_s)
            await asyncio.sleep(0.1)
        asked, number, before = table.asked_at, table.match.number, len(house.discord.requests)
        await betrays.settled(house, number)
        ended = house.bot.registry.now()
        shown = next(each for each in house.discord.requests[before:] if each.method == "PATCH" and "/web" in each.path)
        assert ended >= min(1000 * (shown.at + shown.took) + 7900, asked + 15990)
