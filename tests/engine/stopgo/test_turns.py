"""A turn: what may be played, what it captures, and the card of the stock (GO-14 to GO-19)."""

from collections import Counter
from typing import Any

import pytest

from engine.core import IllegalAction, Rng
from engine.hanafuda.cards import CARDS, month
from tests.engine.hanafuda.table import ways
from tests.engine.stopgo.table import GAME, Table, cards, deck, script
from tests.kinds.hanafuda import stride_deck

FIELD = "01K1 02K1 02K2 03R 03K1 03K2 04K1 05K1"
HAND = "01H 02A 03H 06A 07A 08H 09A 10A"
OTHER = "01R 02R 04R 05R 06R 07R 08K1 09R"


def opened(*stock: str, hand: str = HAND, field: str = FIELD, **settings: Any) -> Table:
    return Table(deck(hand, OTHER, field=field, stock=" ".join(stock)), **settings).ready()


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


@pytest.mark.parametrize("target", ["03R", "03K1", "03K2"])
def test_go16_go_a6_with_triple_capture_one_the_player_chooses_one_of_three(target: str) -> None:
    table = opened("11H", triple_capture="one").play("03H")
    assert table.asked == {0: ["take 03R", "take 03K1", "take 03K2"]}
    table.play(f"take {target}")
    assert table.taken(0) == {"03H", target}
    assert {"03R", "03K1", "03K2"} - table.field == {target}


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


CHOICES = script(
    "01R 01K1 02R 02K1 03R 03K1 03K2 05K1",
    *("01H 02A", "03H 04A", "05A 01K2", "02K2 04R", "06A 07A"),
)
COUNTS: list[tuple[str, int, dict[str, str], list[int]]] = [
    ("stride", 2, {}, [10, 76, 690]),
    ("stride", 3, {}, [7, 49, 343]),
    ("stride", 2, {"must_match": "on"}, [4, 8, 18, 48]),
    ("choices", 2, {}, [10, 20, 184, 1660]),
    ("choices", 2, {"triple_capture": "one", "must_match": "on"}, [3, 6, 12, 24]),
    ("choices", 3, {"triple_capture": "one"}, [7, 44, 278, 1550]),
]


def order(name: str) -> tuple[str, ...]:
    return stride_deck(7, 3) if name == "stride" else CHOICES


@pytest.mark.parametrize(("name", "seats", "settings", "counts"), COUNTS)
def test_go14_there_are_as_many_sequences_of_moves_as_were_counted(
    name: str, seats: int, settings: dict[str, Any], counts: list[int]
) -> None:
    state = Table(order(name), seats=seats, rounds=1, **settings).ready().state
    assert [ways(GAME, state, length) for length in range(1, len(counts) + 1)] == counts
