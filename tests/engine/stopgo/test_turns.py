"""A turn: what may be played, what it captures, and the card of the stock (GO-14 to GO-19)."""

from collections import Counter
from typing import Any

import pytest

from engine.core import IllegalAction, Rng
from engine.hanafuda.cards import CARDS, ID, month
from tests.engine.stopgo.table import Table, cards, deck, matches
from tests.engine.stopgo.walks import always_go, nobody_of_two, rounds

FIELD = "01K1 02K1 02K2 03R 03K1 03K2 04K1 05K1"
HAND = "01H 02A 03H 06A 07A 08H 09A 10A"
OTHER = "01R 02R 04R 05R 06R 07R 08K1 09R"
TRIPLES = pytest.mark.parametrize("triple", ["all", "one"])


def opened(*stock: str, hand: str = HAND, field: str = FIELD, **settings: Any) -> Table:
    return Table(deck(hand, OTHER, field=field, stock=" ".join(stock)), **settings).ready()


def test_go14_a_round_goes_from_play_over_the_choices_to_the_next_player() -> None:
    table = opened("02A", hand="01H 06A 07A").play("01H")
    assert table.asked == {0: ["take 02K1", "take 02K2"]}
    assert list(table.play("take 02K1").asked) == [1]


def test_go14_both_choices_of_one_turn_are_asked_one_after_the_other() -> None:
    table = opened("12H", field="02K1 02K2 12K1 12K2 04K1 05K1 06K1 07K1").play("02A")
    assert table.asked == {0: ["take 02K1", "take 02K2"]}
    assert table.state.held == "02A"
    assert len(table.state.stock) == 20
    assert table.play("take 02K1").asked == {0: ["take 12K1", "take 12K2"]}
    assert list(table.play("take 12K2").asked) == [1]
    assert table.taken(0) == {"02A", "02K1", "12H", "12K2"}


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, "play 01R"),
        (0, "play 11H"),
        (0, "take 02K1"),
        (0, "stop"),
        (0, "go"),
        (0, "ready"),
        (0, "finish"),
        (1, "play 01R"),
        (1, "stop"),
        (2, "play 01H"),
        (-1, "ready"),
    ],
)
def test_go14_what_is_not_offered_is_refused_and_changes_nothing(seat: int, action: str) -> None:
    table = opened("11H")
    before = table.state
    with pytest.raises(IllegalAction):
        table.say(seat, action)
    assert table.state == before


@pytest.mark.parametrize("action", ["take 01K1", "take 03R", "play 01H", "stop", "go"])
def test_go14_only_a_matching_card_is_taken(action: str) -> None:
    table = opened("11H").play("02A")
    with pytest.raises(IllegalAction):
        table.say(0, action)


def test_go15_any_hand_card_may_be_played() -> None:
    table = opened("11H")
    assert set(table.asked[0]) == {f"play {card}" for card in table.state.hands[0]}
    table.play("06A")
    assert "06A" in table.field


def test_go15_go_a5_with_must_match_only_cards_that_capture_may_be_played_if_there_are_any() -> None:
    table = opened("11H", must_match="on")
    fitting = [card for card in table.state.hands[0] if card[:2] in {open_card[:2] for open_card in table.field}]
    assert fitting
    assert len(fitting) < 10
    assert set(table.asked[0]) == {f"play {card}" for card in fitting}
    with pytest.raises(IllegalAction):
        table.play("06A")


def test_go15_with_must_match_every_card_may_be_played_if_none_captures() -> None:
    hand, other = "06A 06K1 06K2 07A 08H 09A 09K1 10A 11H 11A", "01R 02R 03H 04R 04A 05R 05A 06R 01H 07R"
    order = deck(hand, other, field=FIELD)
    assert set(Table(order, must_match="on").ready().asked[0]) == {f"play {card}" for card in cards(hand)}


@pytest.mark.parametrize("must_match", ["on", "off"])
def test_go15_the_safe_default_is_the_lowest_card_that_captures_then_the_lowest(must_match: str) -> None:
    for table in matches(40, rounds=1, must_match=must_match):
        table.ready()
        while table.asked:
            (seat, legal), *_ = table.asked.items()
            if legal[0].startswith("play"):
                hand = sorted((words.split()[1] for words in legal), key=ID.__getitem__)
                fitting = [card for card in hand if month(card) in map(month, table.field)]
                assert legal[0] == f"play {(fitting or hand)[0]}"
                assert legal[1:] == [f"play {card}" for card in hand if f"play {card}" != legal[0]]
            elif legal[0].startswith("take"):
                assert legal == sorted(legal, key=lambda words: ID[words.split()[1]])
            else:
                assert legal == ["stop", "go"]
            table.say(seat, legal[-1])


@pytest.mark.parametrize(
    ("card", "captured"),
    [("06A", ""), ("01H", "01H 01K1"), ("03H", "03H 03R 03K1 03K2")],
    ids=["no match", "one match", "three matches"],
)
def test_go16_a_card_stays_or_captures_by_the_number_of_its_month(card: str, captured: str) -> None:
    table = opened("11H").play(card)
    assert table.taken(0) == set(cards(captured))
    assert (card in table.field) == (not captured)
    assert list(table.asked) == [1]


@pytest.mark.parametrize("target", ["02K1", "02K2"])
def test_go16_of_two_the_player_chooses_one_and_the_other_stays(target: str) -> None:
    table = opened("11H").play("02A")
    assert table.asked == {0: ["take 02K1", "take 02K2"]}
    assert table.taken(0) == set()
    table.play(f"take {target}")
    assert table.taken(0) == {"02A", target}
    assert {"02K1", "02K2"} & table.field == {"02K1", "02K2"} - {target}


@pytest.mark.parametrize("target", ["03R", "03K1", "03K2"])
def test_go16_go_a6_with_triple_capture_one_the_player_chooses_one_of_three(target: str) -> None:
    table = opened("11H", triple_capture="one").play("03H")
    assert table.asked == {0: ["take 03R", "take 03K1", "take 03K2"]}
    table.play(f"take {target}")
    assert table.taken(0) == {"03H", target}
    assert {"03R", "03K1", "03K2"} - table.field == {target}


@pytest.mark.parametrize(
    ("turned", "captured"),
    [("11H", ""), ("04A", "04A 04K1"), ("03H", "03H 03R 03K1 03K2")],
    ids=["no match", "one match", "three matches"],
)
def test_go17_the_stock_card_is_resolved_by_the_same_rule_and_never_goes_to_the_hand(
    turned: str, captured: str
) -> None:
    table = opened(turned, hand="06A 07A 08H 09A 10A 11A").play("06A")
    assert table.taken(0) == set(cards(captured))
    assert (turned in table.field) == (not captured)
    assert turned not in table.state.hands[0]
    assert len(table.state.stock) == 19


@pytest.mark.parametrize("target", ["03R", "03K1", "03K2"])
def test_go17_the_stock_card_takes_one_of_three_when_the_setting_says_so(target: str) -> None:
    table = opened("03H", hand="06A 07A", triple_capture="one").play("06A")
    assert table.asked == {0: ["take 03R", "take 03K1", "take 03K2"]}
    assert table.play(f"take {target}").taken(0) == {"03H", target}


@TRIPLES
def test_go17_the_stock_card_may_capture_the_card_just_placed(triple: str) -> None:
    order = deck("06A 07A", "01R 02R", field=FIELD, stock="06R 11H")
    table = Table(order, triple_capture=triple).ready().play("06A")
    assert table.taken(0) == {"06A", "06R"}
    assert not {"06A", "06R"} & table.field


def test_go17_a_pair_is_never_left_on_the_field() -> None:
    order = deck("01H 06A", "02R", field="01K1 03K1 04K1 05K1", stock="01R 11H")
    table = Table(order).ready().play("01H")
    assert table.taken(0) == {"01H", "01K1"}
    assert "01R" in table.field


def test_go17_exactly_one_card_is_turned_in_every_turn() -> None:
    for seats in (2, 3):
        for table, turns in rounds(always_go, seats):
            stock = 20 if seats == 2 else 21
            assert len(table.state.stock) == stock - len(turns)
            assert {turn.captured for turn in turns} <= {0, 2, 4, 6, 8}


@pytest.mark.parametrize("seats", [2, 3])
def test_go18_the_field_shrinks_only_as_dealt_and_is_empty_when_nobody_stops(seats: int) -> None:
    for table in matches(60, seats=seats, rounds=1, month_card="cut"):
        dealt = Counter(map(month, table.field))
        table.ready()
        while table.asked:
            lying = Counter(map(month, (*table.state.field, *[c for c in [table.state.held] if c])))
            for number, count in lying.items():
                assert count <= max(2, dealt[number] + 1)
            (seat, legal), *_ = table.asked.items()
            table.say(seat, "go" if "go" in legal else legal[0])
        left = Counter(map(month, table.state.field))
        if table.state.last.winner is None:
            assert not left
            assert sum(map(len, table.state.taken)) == 48
            assert table.state.hands == ((),) * seats


def test_go18_two_or_three_of_a_month_come_only_from_the_deal() -> None:
    for table in matches(60, rounds=1):
        dealt = Counter(map(month, table.field))
        table.ready()
        while table.asked:
            (seat, legal), *_ = table.asked.items()
            if legal[0].startswith("take"):
                assert dealt[int(legal[0][5:7])] == 2
            table.say(seat, "go" if "go" in legal else legal[0])


def test_go18_of_two_players_somebody_must_have_said_go_for_all_cards_to_be_captured() -> None:
    state = nobody_of_two(rounds=1).state
    assert state.field == ()
    assert sum(map(len, state.taken)) == 48


def test_go18_with_one_of_three_two_cards_stay_on_the_field_for_ever() -> None:
    stuck = 0
    for number in range(60):
        rest = Rng(b"triple", number).shuffled([card for card in CARDS if card[:2] != "05"])
        table = Table(("05A", "05R", "05K1", *rest, "05K2"), seats=3, rounds=1, triple_capture="one")
        triples = [number for number, count in Counter(map(month, table.field)).items() if count == 3]
        table.ready().to_the_end("go")
        if table.state.last.winner is None:
            assert Counter(map(month, table.state.field)) == dict.fromkeys(triples, 2)
            stuck += 1
    assert stuck


def test_go19_cards_that_are_left_belong_to_nobody() -> None:
    for settings in ({}, {"triple_capture": "one"}):
        for table in matches(60, seats=3, rounds=1, **settings):
            before = [set(pile) for pile in table.state.taken]
            while table.asked:
                before = [set(pile) for pile in table.state.taken]
                (seat, legal), *_ = table.asked.items()
                table.say(seat, "go" if "go" in legal else legal[0])
            assert [len(table.taken(seat) - before[seat]) for seat in range(3)].count(0) >= 2
            piles = [card for pile in table.state.taken for card in pile]
            assert not table.field & set(piles)


def test_go16_captured_cards_stay_in_the_pile_to_the_end_of_the_round() -> None:
    rng = Rng(b"piles")
    for table in matches(10, seats=3, rounds=1):
        piles: list[set[str]] = [set()] * 3
        while table.asked:
            seat, legal = next(iter(table.asked.items()))
            table.say(seat, rng.pick([words for words in legal if words != "finish"]))
            for owner in range(3):
                assert piles[owner] <= table.taken(owner)
                piles[owner] = table.taken(owner)
            board = table.state
            everything = [*board.field, *board.stock, *[c for p in (*board.hands, *board.taken) for c in p]]
            assert sorted([*everything, *[c for c in [board.held] if c]]) == sorted(CARDS)
