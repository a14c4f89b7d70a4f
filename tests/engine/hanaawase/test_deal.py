"""Players, first dealer, deal, void deals, and what stays hidden (HA-2 to HA-10)."""

import itertools
from typing import Any

import pytest

from engine.core import Match, Rng, VoidDeal
from engine.hanaawase.score import void
from engine.hanafuda.cards import CARDS, month, value
from tests.engine.hanaawase.table import GAME, Rules, Table, cards, deck, matches, script, with_rules
from tests.engine.hanafuda.lying import lying
from tests.kinds.hanafuda import stride_deck
from tests.there import there


def test_ha2_exactly_three_play() -> None:
    assert list(GAME.seats) == [3]
    table = Table(deck())
    assert len(table.state.hands) == len(table.state.taken) == 3
    assert sorted(table.asked) == [0, 1, 2]
    for seats in (2, 4):
        with pytest.raises(ValueError, match="players"):
            Match(GAME, Rules(), seats, b"seed")


def test_ha2_the_next_seat_sits_to_the_right_so_the_scene_goes_counter_clockwise() -> None:
    table = Table(deck())
    for viewer, seats in ((0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (None, [0, 1, 2])):
        assert [place.seat for place in GAME.scene(GAME.view(table.state, viewer)).places] == seats


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_ha3_the_dealer_plays_first_and_the_seat_to_their_left_plays_last(dealer: int) -> None:
    table = Table(stride_deck(7, 3), dealer=dealer, rounds=1).ready()
    movers = []
    while table.asked:
        ((seat, legal),) = table.asked.items()
        if legal[0].startswith("play"):
            movers.append(seat)
        table.say(seat, legal[0])
    assert movers == [dealer, (dealer + 1) % 3, (dealer + 2) % 3] * 7


def draws(table: Table) -> list[dict[int, str]]:
    """What was drawn for the first dealer, draw by draw: seat -> card."""
    found: list[dict[int, str]] = []
    for event in table.told:
        if event.kind == "drew":
            if not found or there(event.seat) <= max(found[-1]):
                found.append({})
            (found[-1][there(event.seat)],) = there(event.pieces)
    return found


def best(drawn: dict[int, str], latest: bool) -> list[int]:
    """HA-4, read again: the seats whose card is the earliest (latest) month and then of the highest value."""
    ends = [month(card) for card in drawn.values()]
    right = {seat: card for seat, card in drawn.items() if month(card) == (max(ends) if latest else min(ends))}
    top = max(map(value, right.values()))
    return [seat for seat, card in right.items() if value(card) == top]


@pytest.mark.parametrize("setting", ["earliest_month", "latest_month"])
def test_ha4_ha_a9_the_first_month_deals_then_the_higher_value_and_only_the_tied_draw_again(setting: str) -> None:
    dealers, same_month, again, alone = set(), 0, 0, 0
    for table in matches(300, first_dealer=setting):
        all_draws = draws(table)
        assert list(all_draws[0]) == [0, 1, 2]
        assert all(len(set(drawn.values())) == len(drawn) for drawn in all_draws)
        for drawn, following in itertools.pairwise(all_draws):
            tied = best(drawn, setting == "latest_month")
            assert list(following) == tied
            assert len(tied) > 1
            alone += len(tied) == 2
            again += 1
        (winner,) = best(all_draws[-1], setting == "latest_month")
        mine = all_draws[-1].pop(winner)
        same_month += any(month(mine) == month(other) for other in all_draws[-1].values())
        assert table.state.dealer == winner
        assert [event.seat for event in table.told if event.kind == "dealer"] == [winner]
        dealers.add(winner)
    assert dealers == {0, 1, 2}
    assert same_month
    assert again
    assert alone


def test_ha4_at_random_nothing_is_drawn_and_each_seat_deals_about_as_often() -> None:
    dealers = []
    for table in matches(150, first_dealer="random"):
        assert not draws(table)
        assert table.kinds()[0] == "dealer"
        dealers.append(table.state.dealer)
    assert all(30 < dealers.count(seat) < 70 for seat in (0, 1, 2))


def test_ha4_the_cards_go_back_before_the_deal() -> None:
    for table in matches(20):
        board = table.state
        dealt = [*board.field, *board.stock, *(card for hand in board.hands for card in hand)]
        assert sorted(dealt) == sorted(CARDS)


def test_ha5_ha7_seven_cards_each_six_on_the_field_and_21_in_the_stock() -> None:
    for table in (Table(deck()), *matches(5)):
        board = table.state
        assert [len(hand) for hand in board.hands] == [7, 7, 7]
        assert (len(board.field), len(board.stock), board.taken) == (6, 21, ((), (), ()))


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_ha6_cards_are_dealt_in_packets_from_the_right_of_the_dealer(dealer: int) -> None:
    order = stride_deck(5, 7)
    board = Table(order, dealer=dealer).state
    assert board.hands[(dealer + 1) % 3] == order[0:4] + order[15:18]
    assert board.hands[(dealer + 2) % 3] == order[4:8] + order[18:21]
    assert board.hands[dealer] == order[8:12] + order[21:24]
    assert board.field == order[12:15] + order[24:27]
    assert board.stock == order[27:48]


def test_ha6_the_next_card_of_the_stock_is_the_top_one() -> None:
    table = Table(script("02A 03H 07A 08H 09A 10A", "01H 05A", "04A 06A")).ready().play("01H")
    assert table.state.stock[0] == "06A"
    assert "05A" in table.field


def test_ha6_only_a_deck_of_48_cards_is_dealt_and_only_to_three() -> None:
    with pytest.raises(ValueError, match="48"):
        GAME.deal(Rules(), 3, 0, CARDS[:47])
    with pytest.raises(ValueError, match="48"):
        GAME.deal(Rules(), 3, 0, (*CARDS[:47], "01H"))


def test_ha6_every_hand_is_dealt_from_a_hash_of_seed_number_and_attempt() -> None:
    for table in matches(5):
        order = Rng(table.state.seed, "hand", 1, 0).shuffled(CARDS)
        if "void" not in table.kinds():
            assert lying(table.state) == lying(GAME.deal(Rules(), 3, table.state.dealer, order))


@pytest.mark.parametrize("number", range(1, 13))
def test_ha8_ha_a6_four_of_a_month_on_the_field_are_a_void_deal(number: int) -> None:
    with pytest.raises(VoidDeal) as caught:
        Table(deck(field=f"{number:02}*"))
    assert set(cards(f"{number:02}*")) < set(caught.value.field)
    assert len(caught.value.field) == 6


@pytest.mark.parametrize(
    "field",
    ["01H 01R 01K1 02A 04A 05A", "01H 01R 01K1 02A 02R 02K1", "01H 01R 02A 02R 03H 03R"],
    ids=["three of a month", "two triples", "three pairs"],
)
def test_ha8_nothing_else_on_the_field_is_void(field: str) -> None:
    assert Table(deck(field=field)).field == set(cards(field))


@pytest.mark.parametrize("willows", ["11H 11A 11R", "11H 11A 11K1", "11H 11R 11K1", "11A 11R 11K1"])
def test_ha8_ha_a17_with_the_oni_three_other_willows_on_the_field_are_void_too(willows: str) -> None:
    order = deck(field=f"{willows} 01H 02A 03H")
    assert Table(order).field > set(cards(willows))
    if "11K1" in willows:
        assert Table(order, oni="on").field > set(cards(willows))
    else:
        with pytest.raises(VoidDeal):
            Table(order, oni="on")


def test_ha8_the_three_willows_alone_are_void_with_the_oni() -> None:
    assert void(cards("11H 11A 11R"), (), with_rules(oni="on"))
    assert not void(cards("11H 11A 11R"), (), Rules())
    assert not void(cards("11H 11A"), (), with_rules(oni="on"))


def void_starts(**settings: Any) -> list[Table]:
    return [table for table in matches(1500, first_dealer="random", **settings) if "void" in table.kinds()]


@pytest.mark.parametrize("oni", ["on", "off"])
def test_ha8_a_void_deal_is_dealt_again_with_the_next_attempt_for_the_same_round_and_dealer(oni: str) -> None:
    found = void_starts(oni=oni)
    assert found
    for table in found:
        dealer, seed = table.state.dealer, table.state.seed
        with pytest.raises(VoidDeal) as caught:
            GAME.deal(with_rules(oni=oni), 3, dealer, Rng(seed, "hand", 1, 0).shuffled(CARDS))
        voids = [event for event in table.told if event.kind == "void"]
        assert (voids[0].seat, set(there(voids[0].pieces))) == (None, set(caught.value.field))
        again = GAME.deal(with_rules(oni=oni), 3, dealer, Rng(seed, "hand", 1, len(voids)).shuffled(CARDS))
        assert lying(table.state) == lying(again)
        assert [event.seat for event in table.told if event.kind == "dealer"] == [dealer]
        assert table.state.round == 1


@pytest.mark.parametrize(
    "hand", ["01*", "01* 02R 02K1 02K2", "01H 01R 02A 02R 03H 03R 04A", "01K1 02K1 03K1 04K1 05K1"]
)
def test_ha9_ha_a16_no_hand_has_any_effect(hand: str) -> None:
    table = Table(deck(hand)).ready()
    assert len(table.asked[0]) == 7
    assert {action.split()[0] for action in table.asked[0]} == {"play"}
    board = table.state
    assert not void(board.field, board.hands, table.state.rules)


def test_ha10_a_player_sees_the_own_hand_and_of_the_rest_numbers_only() -> None:
    table = Table(deck("01H 02A"))
    for viewer in (0, 1, 2, None):
        scene = GAME.scene(GAME.view(table.state, viewer))
        assert set(there(scene.pile("field")).pieces) == table.field
        assert (there(scene.pile("stock")).pieces, there(scene.pile("stock")).count) == ((), 21)
        for seat in (0, 1, 2):
            hand = there(scene.pile("hand", seat))
            assert hand.count == 7
            assert set(hand.pieces) == (set(table.state.hands[seat]) if seat == viewer else set())


def test_ha10_piles_field_dealer_and_points_are_seen_by_everybody() -> None:
    table = Table(script("02A 08H 05A 03H", "08K1 09R"), dealer=1, rounds=3).ready().play("08K1")
    for viewer in (0, 1, 2, None):
        scene = GAME.scene(GAME.view(table.state, viewer))
        assert set(there(scene.pile("taken", 1)).pieces) == {"08K1", "08H"}
        assert set(there(scene.pile("field")).pieces) == table.field
        assert [there(scene.pile("hand", seat)).count for seat in (0, 1, 2)] == [7, 6, 7]
        assert there(scene.pile("stock")).count == 20
        assert scene.badge("dealer", 1)
    table.to_the_end()
    for viewer in (0, 1, 2, None):
        places = GAME.scene(GAME.view(table.state, viewer)).places
        assert {place.seat: place.points for place in places} == dict(enumerate(table.state.scores))
