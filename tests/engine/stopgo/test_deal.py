"""Seats, dealer, deal, void deals, the month, and what stays hidden (GO-2 to GO-10)."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core import Match, Rng, VoidDeal
from engine.hanafuda.cards import CARDS, month
from engine.stopgo.score import void
from hanapai_testing.plans import asked_of
from tests.engine.hanafuda.lying import lying
from tests.engine.stopgo.table import GAME, Rules, Table, cards, deck, matches, script, with_rules
from tests.kinds.hanafuda import stride_deck
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


def test_go2_two_or_three_play() -> None:
    assert list(GAME.seats) == [2, 3]
    for seats in (2, 3):
        table = Table(deck(seats=seats), seats=seats)
        assert len(table.state.hands) == len(table.state.taken) == seats
        assert sorted(table.asked) == list(range(seats))
    for seats in (1, 4):
        with pytest.raises(ValueError, match="players"):
            Match(GAME, Rules(), seats, b"seed")


@SEATS
def test_go2_a_seat_looks_round_the_table_counter_clockwise(seats: int) -> None:
    state = Table(deck(seats=seats), seats=seats).state
    for viewer in range(seats):
        places = [place.seat for place in GAME.scene(GAME.view(state, viewer)).places]
        assert places == [(viewer + step) % seats for step in range(seats)]


@pytest.mark.parametrize(("seats", "dealer"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_go3_the_dealer_plays_first_and_then_it_goes_counter_clockwise(seats: int, dealer: int) -> None:
    turns = ["01H 02A", "03H 04A", "05A 06A", "07A 08H", "09A 10A", "11H 12H"]
    table = Table(script("", *turns, seats=seats), seats=seats, dealer=dealer, five_birds="off").ready()
    movers = []
    while len(movers) < 6:
        ((seat, legal),) = table.asked.items()
        if legal[0].startswith("play"):
            movers.append(seat)
        table.play("go" if "go" in legal else legal[0])
    assert movers == [(dealer + step) % seats for step in range(6)]


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


def test_go4_all_three_may_be_equal_and_draw_again() -> None:
    for number in range(5000):
        rng = Rng(b"match %d" % number, "dealer")
        if len({month(card) for card in rng.shuffled(CARDS)[:3]}) == 1:
            table = Table.started(b"match %d" % number, seats=3)
            if [len(drawn) for drawn in draws(table)][:2] == [3, 3]:
                return
    pytest.fail("three equal months were never drawn")


def test_go4_the_value_of_a_card_is_not_compared() -> None:
    for table in matches(120, seats=2):
        for drawn in draws(table)[:-1]:
            assert len({month(card) for _, card in drawn}) == 1


@SEATS
def test_go4_with_random_any_seat_deals_and_nothing_is_drawn(seats: int) -> None:
    dealers = [0] * seats
    for table in matches(150, seats=seats, first_dealer="random"):
        assert not table.told_of("drew")
        assert [event.seat for event in table.told_of("dealer")] == [table.state.dealer]
        dealers[table.state.dealer] += 1
    assert min(dealers) > 150 / seats * 0.6


def test_go4_the_drawn_cards_go_back_before_the_deal() -> None:
    for table in matches(20, seats=3):
        board = table.state
        assert sorted([*board.field, *board.stock, *(card for hand in board.hands for card in hand)]) == sorted(CARDS)


@pytest.mark.parametrize(("seats", "size", "field", "stock"), [(2, 10, 8, 20), (3, 7, 6, 21)])
def test_go6_the_stock_is_empty_when_the_hands_are(seats: int, size: int, field: int, stock: int) -> None:
    board = Table(deck(seats=seats), seats=seats).state
    assert [len(hand) for hand in board.hands] == [size] * seats
    assert (len(board.field), len(board.stock)) == (field, stock)
    assert stock == seats * size
    for table in matches(10, seats=seats, rounds=1):
        board = table.to_the_end("go").state
        assert len(board.stock) == sum(len(hand) for hand in board.hands)


def test_go6_only_a_deck_of_48_cards_is_dealt() -> None:
    for order in (CARDS[:47], (*CARDS[:47], "01H")):
        with pytest.raises(ValueError, match="48"):
            GAME.deal(Rules(), 2, 0, order)


@pytest.mark.parametrize("dealer", [0, 1])
def test_go7_two_are_dealt_four_open_five_each_four_open_five_each(dealer: int) -> None:
    d = stride_deck(5, 7)
    board = Table(d, dealer=dealer).state
    assert board.field == d[0:4] + d[14:18]
    assert board.hands[1 - dealer] == d[4:9] + d[18:23]
    assert board.hands[dealer] == d[9:14] + d[23:28]
    assert board.stock == d[28:48]


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_go7_three_are_dealt_three_open_four_each_three_open_three_each(dealer: int) -> None:
    d = stride_deck(5, 7)
    board = Table(d, seats=3, dealer=dealer).state
    assert board.field == d[0:3] + d[15:18]
    assert board.hands[(dealer + 1) % 3] == d[3:7] + d[18:21]
    assert board.hands[(dealer + 2) % 3] == d[7:11] + d[21:24]
    assert board.hands[dealer] == d[11:15] + d[24:27]
    assert board.stock == d[27:48]


def test_go7_the_next_card_of_the_stock_is_the_top_one() -> None:
    table = Table(script("02A 03H 07A 08H 09A 10A 11H 12H", "01H 05A", "04A 06A")).ready().play("01H")
    assert table.state.stock[0] == "06A"
    assert "05A" in table.field


@SEATS
def test_go7_every_hand_is_dealt_from_a_hash_of_seed_number_and_attempt(seats: int) -> None:
    state = GAME.start(Rules(), seats, b"a seed").state
    board = lying(GAME.deal(Rules(), seats, state.dealer, Rng(b"a seed", "hand", 1, 0).shuffled(CARDS)))
    assert lying(state) == board


@SEATS
@pytest.mark.parametrize("number", range(1, 13))
def test_go8_four_of_a_month_on_the_field_are_a_void_deal(number: int, seats: int) -> None:
    four = f"{number:02}*"
    with pytest.raises(VoidDeal) as caught:
        Table(deck(field=four, seats=seats), seats=seats)
    assert set(cards(four)) < set(caught.value.field)
    assert len(caught.value.field) == (8 if seats == 2 else 6)
    assert void(caught.value.field, (), Rules())


@pytest.mark.parametrize("text", ["01H 01R 01K1 02A 02R 02K1", "01H 01R 02A 02R 03H 03R 04A 04R", ""])
def test_go8_nothing_else_on_the_field_is_void(text: str) -> None:
    assert not void(cards(text), (cards("05*"), cards("06*")), Rules())
    assert Table(deck(field=text)).field >= set(cards(text))


def void_starts(seats: int, **settings: Any) -> list[tuple[bytes, Table]]:
    found = []
    for number in range(3000):
        seed = b"match %d" % number
        board = Rng(seed, "hand", 1, 0).shuffled(CARDS)
        field = board[0:4] + board[14:18] if seats == 2 else board[0:3] + board[15:18]
        if any(len([card for card in field if month(card) == m]) == 4 for m in range(1, 13)):
            found.append((seed, Table.started(seed, seats=seats, **settings)))
    return found


@SEATS
def test_go8_a_void_deal_is_dealt_again_for_the_same_round_and_dealer(seats: int) -> None:
    found = void_starts(seats)
    assert found
    for seed, table in found:
        voids = table.told_of("void")
        assert voids
        assert len(there(voids[0].pieces)) == (8 if seats == 2 else 6)
        assert max(sum(month(card) == m for card in there(voids[0].pieces)) for m in range(1, 13)) == 4
        order = Rng(seed, "hand", 1, len(voids)).shuffled(CARDS)
        assert lying(table.state) == lying(GAME.deal(Rules(), seats, table.state.dealer, order))
        assert (table.state.round, [event.seat for event in table.told_of("dealer")]) == (1, [table.state.dealer])


def test_go8_no_start_is_void_that_need_not_be() -> None:
    for table in matches(100):
        (dealt,) = table.told_of("dealt")
        assert (dealt.pieces, dealt.amounts) == (table.state.field, (1,))
        assert not table.told_of("void")


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


def test_go9_without_the_setting_there_is_no_month() -> None:
    for table in matches(10):
        assert (table.state.month, table.told_of("month")) == (0, [])


@SEATS
@pytest.mark.parametrize("setting", ["cut", "round"])
def test_go9_a_void_deal_does_not_change_the_month(setting: str, seats: int) -> None:
    found = void_starts(seats, month_card=setting)
    for seed, table in found:
        (told,) = table.told_of("month")
        assert told.amounts == (table.state.month,)
        assert table.kinds().index("month") < table.kinds().index("void")
        plain = Table.started(seed, seats=seats, month_card=setting, hand_yaku="off")
        assert plain.state.month == table.state.month


def test_go9_the_cut_month_depends_on_the_seed_and_the_round_alone() -> None:
    for seed in (b"one", b"two"):
        two, three = (Table.started(seed, seats=seats, month_card="cut").state for seats in (2, 3))
        assert two.month == three.month


def test_go9_a_deal_takes_the_month_that_it_is_given() -> None:
    for number in range(1, 13):
        table = Table(deck(seats=3), seats=3, month=number, month_card="cut")
        assert table.state.month == number
        assert there(GAME.scene(GAME.view(table.state, None)).badge("month")).args == (number,)
    assert GAME.scene(GAME.view(Table(deck()).state, None)).badge("month") is None


@SEATS
def test_go10_a_player_sees_the_own_hand_and_of_the_rest_numbers_only(seats: int) -> None:
    table = Table(deck("01* 02A", seats=seats), seats=seats)
    for viewer in (*range(seats), None):
        scene = GAME.scene(GAME.view(table.state, viewer))
        assert set(there(scene.pile("field")).pieces) == table.field
        assert (there(scene.pile("stock")).pieces, there(scene.pile("stock")).count) == ((), len(table.state.stock))
        for seat in range(seats):
            hand = there(scene.pile("hand", seat))
            assert hand.count == (10 if seats == 2 else 7)
            assert set(hand.pieces) == (set(table.state.hands[seat]) if seat == viewer else set())


def test_go10_piles_field_dealer_goes_month_and_points_are_seen_by_everybody() -> None:
    order = script(
        "02A 08H 05A", "08K1 09R", "01R 06A", "03R 12H", "09A 10A", "02R 11H", "04K1 11A", "03H 09K1", seats=3
    )
    table = Table(order, seats=3, dealer=1, month=7, month_card="cut", rounds=3).ready()
    table.play("08K1", "01R", "03R", "09A", "02R", "04K1", "03H", "go")
    scenes = [GAME.scene(GAME.view(table.state, viewer)) for viewer in (0, 1, 2, None)]
    for scene in scenes:
        for seat in range(3):
            assert set(there(scene.pile("taken", seat)).pieces) == table.taken(seat)
            assert bool(scene.badge("dealer", seat)) == (seat == 1)
            assert bool(scene.badge("called", seat)) == (seat == 1)
        assert set(there(scene.pile("field")).pieces) == table.field
        assert [there(scene.pile("hand", seat)).count for seat in range(3)] == [5, 4, 5]
        assert there(scene.badge("month")).args == (7,)
    assert table.state.called == (0, 1, 0)
    table.to_the_end("stop")
    for viewer in (0, 1, 2, None):
        places = GAME.scene(GAME.view(table.state, viewer)).places
        assert {place.seat: place.points for place in places} == dict(enumerate(table.state.scores))


@SEATS
def test_go10_nothing_of_a_view_depends_on_what_it_cannot_know(seats: int) -> None:
    table = Table(deck("01* 02A 03R", "02R 02K1 03H 03K1 04A 04R 05A", seats=seats), seats=seats).ready()
    for _ in range(6):
        for viewer in (*range(seats), None):
            view = GAME.view(table.state, viewer)
            for number in range(5):
                guess = GAME.guess(view, Rng(b"guess", number))
                assert GAME.view(guess, viewer) == view
                assert asked_of(GAME.pending(guess), viewer) == asked_of(GAME.pending(table.state), viewer)
        (legal,) = table.asked.values()
        table.play("go" if "go" in legal else legal[0])


def test_with_rules_reads_any_spelling() -> None:
    assert with_rules(contract="on") == with_rules(contract=True) == Rules(contract=True)
