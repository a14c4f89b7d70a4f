"""Seats, dealer, deal, void deals, the month, and what stays hidden (GO-2 to GO-10)."""

from dataclasses import replace

import pytest

from engine.hanafuda.cards import month
from engine.stopgo.score import void
from tests.engine.stopgo.table import GAME, Rules, Table, cards, deck, matches, script
from tests.there import there

SEATS = pytest.mark.parametrize("seats", [2, 3])


def draws(table: Table) -> list[list[tuple[int, str]]]:
    """The draws for the first dealer: (seat, card) in the order told, a list for every time that was drawn."""
    turns: list[list[tuple[int, str]]] = []
    for event in table.told_of("drew"):
        if not turns or there(event.seat) <= turns[-1][-1][0]:
            turns.append([])
        turns[-1].append((there(event.seat), there(event.pieces)[0]))
    return turns


@SEATS
@pytest.mark.parametrize(("setting", "best"), [("later_month", max), ("earlier_month", min)])
def test_go4_the_best_month_deals_and_the_equal_ones_draw_again_among_themselves(seats: int, setting, best) -> None:
    dealers, lengths, again = set(), set(), 0
    for table in matches(200, seats=seats, first_dealer=setting):
        among = list(range(seats))
        for drawn in draws(table):
            assert [seat for seat, _ in drawn] == among
            assert len({card for _, card in drawn}) == len(drawn)
            wanted = best(month(card) for _, card in drawn)
            among = [seat for seat, card in drawn if month(card) == wanted]
            lengths.add(len(drawn))
        assert among == [table.state.dealer]
        assert [event.seat for event in table.told_of("dealer")] == among
        dealers.add(table.state.dealer)
        again += len(draws(table)) > 1
    assert dealers == set(range(seats))
    assert again
    assert 2 in lengths


@SEATS
def test_go4_with_random_any_seat_deals_and_nothing_is_drawn(seats: int) -> None:
    dealers = [0] * seats
    for table in matches(150, seats=seats, first_dealer="random"):
        assert not table.told_of("drew")
        assert [event.seat for event in table.told_of("dealer")] == [table.state.dealer]
        dealers[table.state.dealer] += 1
    assert min(dealers) > 150 / seats * 0.6


@pytest.mark.parametrize("text", ["01H 01R 01K1 02A 02R 02K1", "01H 01R 02A 02R 03H 03R 04A 04R", ""])
def test_go8_nothing_else_on_the_field_is_void(text: str) -> None:
    assert not void(cards(text), (cards("05*"), cards("06*")), Rules())
    assert Table(deck(field=text)).field >= set(cards(text))


@SEATS
def test_go9_a_month_that_is_cut_is_one_of_twelve_and_announced_before_the_deal(seats: int) -> None:
    months = []
    for table in matches(240, seats=seats, month_card="cut"):
        (told,) = table.told_of("month")
        assert told.amounts == (table.state.month,)
        assert table.kinds().index("month") < table.kinds().index("dealt")
        months.append(table.state.month)
    assert set(months) == set(range(1, 13))
    assert max(months.count(number) for number in range(1, 13)) < 45


def test_go9_a_cut_month_is_cut_anew_for_every_round() -> None:
    for table in matches(3, month_card="cut", rounds=12):
        months = [table.state.month]
        while table.asked:
            number = table.state.round
            table.say(next(iter(table.asked)), next(iter(table.asked.values()))[0])
            if table.state.round > number:
                assert [event.amounts for event in table.told_of("month")] == [(table.state.month,)]
                months.append(table.state.month)
        assert len(months) == 12
        assert len(set(months)) > 2


def test_go9_the_month_of_a_round_is_its_number_and_begins_again_after_twelve() -> None:
    table = next(matches(1, month_card="round", rounds=12, tie="extra_round"))
    while table.asked:
        assert table.state.month == (table.state.round - 1) % 12 + 1
        for seat in list(table.asked):
            table.say(seat, table.asked[seat][0])
        table.to_the_end("stop", rounds=1)
        assert table.state.last.month == (table.state.last.round - 1) % 12 + 1


def test_go9_the_thirteenth_round_has_the_month_of_the_first() -> None:
    for table in matches(60, seats=3, month_card="round", rounds=12, tie="extra_round", hand_yaku="off"):
        table.state = replace(table.state, round=12, history=((0, 0, 0),) * 11)
        table.to_the_end("go", rounds=1)
        if table.state.last.winner is None:
            assert (table.state.round, table.state.month) == (13, 1)
            return
    pytest.fail("every round had a winner")


def test_go9_the_cut_month_depends_on_the_seed_and_the_round_alone() -> None:
    for seed in (b"one", b"two"):
        two, three = (Table.started(seed, seats=seats, month_card="cut").state for seats in (2, 3))
        assert two.month == three.month


def test_go9_a_deal_takes_the_month_that_it_is_given() -> None:
    for number in range(1, 13):
        table = Table(deck(seats=3), seats=3, month=number, month_card="cut")
        assert table.state.month == number
        assert there(GAME.scene(GAME.view(table.state, None)).badge("month")).args == (number,)
    plain = next(matches(1))
    assert (plain.state.month, plain.told_of("month")) == (0, [])
    assert GAME.scene(GAME.view(plain.state, None)).badge("month") is None


def test_go10_who_said_go_and_the_month_are_seen_by_everybody() -> None:
    order = script(
        "02A 08H 05A", "08K1 09R", "01R 06A", "03R 12H", "09A 10A", "02R 11H", "04K1 11A", "03H 09K1", seats=3
    )
    table = Table(order, seats=3, dealer=1, month=7, month_card="cut", rounds=3).ready()
    table.play("08K1", "01R", "03R", "09A", "02R", "04K1", "03H", "go")
    for scene in [GAME.scene(GAME.view(table.state, viewer)) for viewer in (0, 1, 2, None)]:
        assert [bool(scene.badge("called", seat)) for seat in range(3)] == [False, True, False]
        assert there(scene.badge("month")).args == (7,)
    assert table.state.called == (0, 1, 0)


def test_go9_a_void_deal_does_not_change_the_month() -> None:
    for number in range(3000):
        seed = b"match %d" % number
        if any(event.kind == "void" for event in GAME.start(Rules(), 2, seed).events):
            for setting in ("cut", "round"):
                table = Table.started(seed, month_card=setting)
                (told,) = table.told_of("month")
                assert told.amounts == (table.state.month,)
                assert table.kinds().index("month") < table.kinds().index("void")
            return
    pytest.fail("no deal was void")
