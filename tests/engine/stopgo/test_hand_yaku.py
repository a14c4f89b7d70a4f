"""Hand yaku: what they are, who knows of them, and when they count (GO-11 to GO-13)."""

from typing import Any

import pytest

from engine.core import Rng
from engine.hanafuda.cards import CARDS
from engine.stopgo.score import dealt
from tests.engine.stopgo.oracle_rules import chosen, luck
from tests.engine.stopgo.table import GAME, Table, cards, deck, with_rules
from tests.there import there


def holds(text: str, **settings: Any) -> dict[str, int]:
    return dict(dealt(cards(text), with_rules(**settings)))


def eyes(seats: int, but: int) -> list[int | None]:
    return [*(seat for seat in range(seats) if seat != but), None]


def test_go12_each_counts_once_and_different_ones_add_up_go_a16() -> None:
    assert sum(holds("01* 02* 05K1 06A").values()) == 2
    assert holds("01H 01R 01K1 02R 02K1 02K2 03H 03R 03K1", contract="on") == {"keiyaku": 1}
    rng = Rng(b"hands")
    for size in (7, 10):
        for _ in range(100):
            hand = rng.shuffled(CARDS[: rng.pick((12, 16, 24, 48))])[:size]
            for contract in ("on", "off"):
                expected = luck(list(hand), chosen(contract=contract))
                assert dict(dealt(hand, with_rules(contract=contract))) == expected
                assert size == 10 or not {"futateshi", "kuttsuki"} & set(expected)


def stopping(first: str, second: str, *, seats: int = 2, **settings: Any) -> Table:
    """The dealer has made blossom viewing in the second turn, and is asked; the hands begin with these cards."""
    field = "03K1 09K1 10A 11H 12K1 10R"
    turns = ["03H 09A", "05K1 12H"] if seats == 2 else ["03H 09A", "05K1 12H", "06K1 11A"]
    stock = " ".join(turn.split()[1] for turn in turns)
    order = deck(f"03H {first}", f"05K1 {second}", field=field, stock=stock, seats=seats)
    return Table(order, seats=seats, **settings).ready().play("03H")


def test_go13_the_hand_yaku_of_who_did_not_stop_are_neither_counted_nor_shown() -> None:
    table = stopping("02A 04A", "01*", rounds=1).play("stop")
    last = table.state.last
    assert (last.scores, last.luck) == ((5, 0), ((), ()))
    assert "luck" not in table.kinds()
    assert "teshi" not in str(GAME.scene(GAME.view(table.state, 0)))
    assert "teshi" not in str(GAME.scene(GAME.view(table.state, None)))


def test_go13_the_cards_of_a_hand_yaku_are_shown_to_all_when_it_counts() -> None:
    table = stopping("01*", "", rounds=1).play("stop")
    (told,) = table.told_of("luck")
    assert (told.seat, told.secret, told.notes) == (0, False, (("teshi", 1),))
    assert set(there(told.pieces)) >= set(cards("01*"))
    for viewer in (0, 1, None):
        rows = {row.key: row for row in there(GAME.scene(GAME.view(table.state, viewer)).sheet("result", 0)).rows}
        assert rows["teshi"].number == 1
        assert set(rows["teshi"].pieces) >= set(cards("01*"))


@pytest.mark.parametrize("seats", [2, 3])
def test_go13_the_hand_yaku_of_another_is_known_to_nobody_until_it_counts(seats: int) -> None:
    first = deck("05A 05R", "01* 02A", field="10A 10R 11H 11A 12K1 09K1", stock="05K1", seats=seats)
    other = {"01K2": first[-1], first[-1]: "01K2"}
    lucky, plain = (
        Table(order, seats=seats, hand_yaku="bonus") for order in (first, [other.get(card, card) for card in first])
    )
    assert [dict(dealt(table.state.hands[1], with_rules())) for table in (lucky, plain)] == [{"teshi": 1}, {}]
    for moves in ((), ("05A",)):
        for table in (lucky, plain):
            if moves:
                table.ready().play(*moves)
        for viewer in eyes(seats, 1):
            assert GAME.view(lucky.state, viewer) == GAME.view(plain.state, viewer)
            assert GAME.scene(GAME.view(lucky.state, viewer)) == GAME.scene(GAME.view(plain.state, viewer))
        assert [event.seen_by(0) for event in lucky.told] == [event.seen_by(0) for event in plain.told]


@pytest.mark.parametrize("seats", [2, 3])
def test_go13_its_holder_knows_of_it(seats: int) -> None:
    table = Table(deck("02A", "01*", seats=seats), seats=seats)
    for viewer in (*range(seats), None):
        assert ("teshi" in str(GAME.scene(GAME.view(table.state, viewer)))) == (viewer == 1)


def test_go11_hand_yaku_are_looked_at_on_the_dealt_hand_and_not_later() -> None:
    order = deck("03H 01*", "05K1", field="03K1 09K1 10A 11H 12K1 10R", stock="09A 12H")
    table = Table(order).ready().play("01H", "05K1", "03H", "stop")
    assert table.state.last.winner == 0
    assert dict(table.state.last.rows)["teshi"] == 1


def test_go13_only_the_cards_of_the_hand_yaku_are_opened():
    from engine.stopgo.rules import Rules
    from engine.stopgo.score import lucky

    four_and_pairs = ("01H", "01R", "01K1", "01K2", "02A", "02R", "03H", "05R", "06A", "07A")
    assert lucky(four_and_pairs, Rules()) == ("01H", "01R", "01K1", "01K2")
    pairs = ("01H", "01R", "02A", "02R", "03H", "03R", "04A", "04R", "05A", "05K1")
    assert lucky(pairs, Rules()) == pairs
    three = ("01H", "01R", "01K1", "02A", "03H", "04A", "05A", "06A", "07A", "08H")
    assert lucky(three, Rules(contract=True)) == ("01H", "01R", "01K1")
    assert lucky(three, Rules()) == ()
    assert lucky(four_and_pairs, Rules(hand_yaku="off")) == ()


def test_go13_instant_a_holder_wins_before_the_first_turn_and_two_holders_are_no_winner() -> None:
    table = Table(deck("04A 05A", "01* 02*"), dealer=1, hand_yaku="instant").ready()
    last = table.state.last
    assert (last.reason, last.winner, last.points, last.turns, last.scores) == ("instant", 0, 2, 0, (2, 0))
    assert (dict(last.rows), set(last.luck[0]) >= set(cards("01* 02*"))) == ({"teshi": 1, "futateshi": 1}, True)
    assert [event.seat for event in table.told_of("luck")] == [0]
    both = Table(deck("01*", "02*", seats=3), seats=3, dealer=2, hand_yaku="instant", dealer_right="on").ready()
    last = both.state.last
    assert (last.reason, last.winner, last.scores, last.next_dealer) == ("both_instant", None, (0, 0, 0), 2)
