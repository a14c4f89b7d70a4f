"""Hand yaku: what they are, who knows of them, and when they count (GO-11 to GO-13)."""

from typing import Any

import pytest

from engine.core import Rng
from engine.hanafuda.cards import CARDS
from engine.stopgo.score import dealt, settle
from tests.engine.stopgo.oracle_rules import chosen, luck
from tests.engine.stopgo.table import GAME, Table, cards, deck, matches, script, with_rules
from tests.there import there

TESHI = "01* 02A 03R 05K1 06A 07R 12H"
PAIRS = "02R 02K1 04A 04R 06R 06K1 07A 07K1 08H 09A"
PLAIN = "01H 01R 01K1 02A 03R 05K1 06A 07R 11R 12H"
FIELD = "10A 10R 11H 11A 12K1 12K2 09K1 08A"
MODES = pytest.mark.parametrize("mode", ["bonus", "instant"])


def holds(text: str, **settings: Any) -> dict[str, int]:
    return dict(dealt(cards(text), with_rules(**settings)))


def eyes(seats: int, but: int) -> list[int | None]:
    return [*(seat for seat in range(seats) if seat != but), None]


@pytest.mark.parametrize("month", range(1, 13))
def test_go11_teshi_is_all_four_cards_of_any_month(month: int) -> None:
    four = f"{month:02}*"
    assert holds(four) == {"teshi": 1}
    for card in cards(four):
        assert holds(f"{four} -{card}") == {}


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("01* 02* 05K1 06A", {"teshi": 1, "futateshi": 1}),
        ("01* 02* 03R 03K1", {"teshi": 1, "futateshi": 1}),
        ("01* 02R 02K1 03H 03R 04A 04R", {"teshi": 1, "kuttsuki": 1}),
        ("01* 02R 02K1 03H 03R 04A 05A", {"teshi": 1}),
        ("01H 01R 02R 02K1 03H 03R 04A 04R 05A 05R", {"kuttsuki": 1}),
        ("01H 01R 01K1 02R 02K1 02K2 03H 03R 03K1 05A", {}),
        ("01H 01R 01K1 02R 02K1 02K2 03H 03R 04A 05A", {}),
        (PLAIN, {}),
    ],
)
def test_go11_the_hand_yaku_of_the_table(hand: str, found: dict[str, int]) -> None:
    assert holds(hand) == found


def test_go_a4_go_a17_a_contract_is_exactly_three_of_a_month_and_must_be_agreed() -> None:
    assert holds("01H 01R 01K1", contract="on") == {"keiyaku": 1}
    assert holds("01H 01R 01K1", contract="off") == {}
    assert holds("01*", contract="on") == {"teshi": 1}
    assert holds("01H 01R", contract="on") == {}
    assert holds("01* 02R 02K1 02A", contract="on") == {"teshi": 1, "keiyaku": 1}
    assert holds("01H 01R 01K1", contract="on", hand_yaku="off") == {}


def test_go12_each_counts_once_and_different_ones_add_up_go_a16() -> None:
    assert sum(holds("01* 02* 05K1 06A").values()) == 2
    assert holds("01H 01R 01K1 02R 02K1 02K2 03H 03R 03K1", contract="on") == {"keiyaku": 1}
    rng = Rng(b"hands")
    for size in (7, 10):
        for _ in range(400):
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


@pytest.mark.parametrize("seats", [2, 3])
def test_go13_the_points_of_a_hand_yaku_are_added_when_its_holder_stops(seats: int) -> None:
    table = stopping("01*", "", seats=seats)
    assert table.asked == {0: ["stop", "go"]}
    hand = set(table.state.hands[0]) | {"03H"}
    table.play("stop")
    last = table.state.last
    assert (last.reason, last.winner, last.points, last.scores) == ("stop", 0, 6, (6, *[0] * (seats - 1)))
    assert dict(last.rows) == {"hanami": 5, "teshi": 1}
    assert set(cards("01*")) <= set(last.luck[0]) <= hand
    assert last.luck[1:] == ((),) * (seats - 1)


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


def test_go13_a_hand_yaku_never_allows_a_stop_by_itself() -> None:
    table = Table(script("03K1 09K1 10A 11H", "02A 03R", "05K1 12H"), hand_yaku="bonus").ready().play("02A")
    assert list(table.asked) == [1]
    order = deck("01* 04A 06A", field="02K1 03K1", stock="05R")
    assert list(Table(order).ready().play("01H").asked) == [1]


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


def test_go13_at_a_forced_stop_the_hand_yaku_counts_too() -> None:
    forced = 0
    for table in matches(150, rounds=1):
        lucky = [dict(dealt(hand, table.state.rules)) for hand in table.state.hands]
        last = table.to_the_end("go").state.last
        if last.winner is not None and lucky[last.winner]:
            forced += 1
            assert table.state.hands[last.winner] == ()
            assert {key: points for key, points in last.rows if key in ("teshi", "kuttsuki")} == lucky[last.winner]
            assert last.points == sum(points for _, points in last.rows)
    assert forced


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("offset", [0, 1])
@pytest.mark.parametrize("payment", ["score", "zero_sum"])
def test_go13_instant_with_one_holder_ends_the_round_before_the_first_turn(
    seats: int, dealer: int, offset: int, payment: str
) -> None:
    hands = ["04A 05A", "06A 07A", "08H 09A"][:seats]
    hands[offset] = "01* 02R"
    table = Table(deck(*hands, seats=seats), seats=seats, dealer=dealer, hand_yaku="instant", payment=payment)
    holder = (dealer + offset) % seats
    assert table.asked == {seat: ["ready", "finish"] for seat in range(seats)}
    table.ready()
    last = table.state.last
    assert (last.reason, last.winner, last.points, last.turns) == ("instant", holder, 1, 0)
    paid = 0 if payment == "score" else -1
    assert last.scores == tuple((1 if not paid else seats - 1) if seat == holder else paid for seat in range(seats))
    assert (last.next_dealer, table.state.dealer, table.state.round) == (holder, holder, 2)
    assert [event.seat for event in table.told_of("luck")] == [holder]
    assert set(last.luck[holder]) >= set(cards("01*"))
    assert table.state.history == (last.scores,)


def test_go13_instant_counts_all_the_hand_yaku_of_the_holder() -> None:
    table = Table(deck("01* 02* 05K1 06A"), hand_yaku="instant", rounds=1).ready()
    assert (table.state.last.points, table.state.scores) == (2, (2, 0))
    assert dict(table.state.last.rows) == {"teshi": 1, "futateshi": 1}
    table = Table(deck("01H 01R 01K1 02A"), hand_yaku="instant", contract="on").ready()
    assert dict(table.state.last.rows) == {"keiyaku": 1}


@pytest.mark.parametrize("dealer_right", ["on", "off"])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_go13_instant_with_more_holders_is_a_round_without_winner(dealer: int, dealer_right: str) -> None:
    order = deck("01*", "02*", "05A 06A", seats=3)
    table = Table(order, seats=3, dealer=dealer, hand_yaku="instant", dealer_right=dealer_right).ready()
    last = table.state.last
    assert (last.reason, last.winner, last.points, last.scores) == ("both_instant", None, 0, (0, 0, 0))
    assert (table.state.dealer, table.state.round, last.next_dealer) == (dealer, 2, dealer)
    settled = settle(table.state.rules, dealer, 3, winner=None, points=0, instant=True)
    assert (settled.scores, settled.next_dealer, settled.payments) == ((0, 0, 0), dealer, ())


def test_go13_instant_without_a_holder_is_an_ordinary_round() -> None:
    table = Table(deck(PLAIN, field=FIELD), hand_yaku="instant").ready()
    assert table.kinds() == ["began"]
    assert list(table.asked) == [0]
    for table in (stopping("02A 04A", "", hand_yaku=mode, rounds=1).play("stop") for mode in ("instant", "off")):
        assert table.state.last.points == 5


def test_go13_off_ignores_them() -> None:
    table = stopping("01*", "", hand_yaku="off", rounds=1)
    assert "teshi" not in str(GAME.scene(GAME.view(table.state, 0)))
    table.play("stop")
    assert (table.state.last.points, table.state.last.luck) == (5, ((), ()))
    assert not table.told_of("luck")


def test_go11_hand_yaku_are_looked_at_on_the_dealt_hand_and_not_later() -> None:
    order = deck("03H 01*", "05K1", field="03K1 09K1 10A 11H 12K1 10R", stock="09A 12H")
    table = Table(order).ready().play("01H", "05K1", "03H", "stop")
    assert table.state.last.winner == 0
    assert dict(table.state.last.rows)["teshi"] == 1


@MODES
def test_go8_a_void_deal_comes_before_a_hand_yaku(mode: str) -> None:
    for table in (Table.started(b"void %d" % number, hand_yaku=mode, rounds=1) for number in range(200)):
        assert not table.told_of("luck")
        if table.told_of("void"):
            assert sorted(table.asked) == [0, 1]


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
