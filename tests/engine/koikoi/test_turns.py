"""A turn: what may be played, what it captures, and the card of the stock (KK-15 to KK-21)."""

import pytest

from tests.engine.koikoi.table import Table, cards, deck, script

FIELD = "01K1 02K1 02K2 03R 03K1 03K2 04K1 05K1"
HAND = "01H 02A 03H 06A 07A 08H 09A 10A"
OTHER = "01R 02R 04R 05R 06R 07R 08K1 09R"


def opened(*stock: str, hand: str = HAND, field: str = FIELD) -> Table:
    return Table(deck(hand, OTHER, field, " ".join(stock))).ready()


def test_kk15_a_round_goes_from_play_over_the_choices_to_the_next_player() -> None:
    table = Table(script("02K1 02K2 03R 03K1 06A 07A 08H 09A", "02A 03H", "10A 11H"))
    assert table.asked == {0: ["ready", "finish"], 1: ["ready", "finish"]}
    table.say(1, "ready")
    assert table.asked == {0: ["ready", "finish"]}
    table.say(0, "ready")
    assert {action.split()[0] for action in table.asked[0]} == {"play"}
    assert table.play("02A").asked == {0: ["take 02K1", "take 02K2"]}
    assert table.play("take 02K2").asked == {0: ["take 03R", "take 03K1"]}
    assert list(table.play("take 03R").asked) == [1]
    assert table.taken(0) == {"02A", "02K2", "03H", "03R"}


@pytest.mark.parametrize(
    ("card", "captured"),
    [("06A", ""), ("01H", "01H 01K1"), ("03H", "03H 03R 03K1 03K2")],
    ids=["no match", "one match", "three matches"],
)
def test_kk19_a_hand_card_stays_or_captures_one_or_all_three(card: str, captured: str) -> None:
    table = opened("11H").play(card)
    assert table.taken(0) == set(cards(captured))
    assert table.field == set(cards(f"{FIELD} {card} 11H")) - set(cards(captured))
    assert list(table.asked) == [1]


@pytest.mark.parametrize("target", ["02K1", "02K2"])
def test_kk19_with_two_matches_the_player_chooses_one_and_the_other_stays(target: str) -> None:
    table = opened("11H").play("02A")
    assert "02A" not in table.field | table.taken(0)
    table.play(f"take {target}")
    assert table.taken(0) == {"02A", target}
    assert table.field == set(cards(f"{FIELD} 11H")) - {target}


def test_kk20_two_triples_are_two_piles() -> None:
    field = "01R 01K1 01K2 03R 03K1 03K2 06A 07A"
    table = Table(script(field, "01H 03H", "08H 12H")).ready().play("01H")
    assert table.taken(0) == set(cards("01* 03*"))
    table = Table(script(field, "01H 12H", "08H 03H")).ready().play("01H")
    assert table.taken(0) == set(cards("01*"))
    assert set(cards("03R 03K1 03K2")) < table.field
    assert table.play("08H").taken(1) == set(cards("03*"))


def test_kk21_the_stock_card_meets_the_changed_field() -> None:
    table = opened("06K1").play("06A")
    assert table.taken(0) == {"06A", "06K1"}
    table = opened("01K2").play("01H")
    assert table.taken(0) == {"01H", "01K1"}
    assert "01K2" in table.field
    other = OTHER.replace("02R", "12H")
    table = Table(deck(HAND, other, FIELD, "02R")).ready().play("02A", "take 02K1")
    assert table.taken(0) == set(cards("02*"))


def test_kk21_a_hand_capture_lies_in_the_pile_before_the_stock_choice_is_answered() -> None:
    table = opened("02A", hand="01H 11A 03H 06A 07A 08H 09A 10A").play("01H")
    assert table.asked == {0: ["take 02K1", "take 02K2"]}
    assert table.taken(0) == {"01H", "01K1"}
