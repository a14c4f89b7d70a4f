"""What is counted, the amount, and who pays it (FZ-85 to FZ-94)."""

from typing import Any

import pytest

from engine.fuzhou.rules import Rules
from engine.fuzhou.score import escape
from tests.engine.fuzhou.won import PLAIN, won

GOLDEN = "m123456 p123456 s55 s89 + s7"
"""A pair of golds s5."""
KONGS = ("kong p5555", "akong m7777", "added s4444")
WITH_KONGS = "m123 s11 s89 + s7"


@pytest.mark.parametrize(
    ("flowers", "hua"),
    [
        ("", 0),
        ("E", 1),
        ("EEE", 3),
        ("EEEE", 6),
        ("EEEE SSS", 9),
        ("CCCC FFFF BBBB", 18),
        ("WWWW NNNN", 12),
        ("f1234", 6),
        ("g1234", 6),
        ("f1234 g1234", 12),
        ("f12 g34", 4),
        ("f123 g4", 4),
        ("E S W N C F B f1", 8),
        ("EEEE SSSS WWWW NNNN CCCC FFFF BBBB f1234 g1234", 54),
    ],
)
def test_fz85_every_flower_counts_1_and_a_complete_set_of_four_counts_6(flowers: str, hua: int) -> None:
    assert won(PLAIN, flowers=flowers).hua == hua


@pytest.mark.parametrize(
    ("text", "came_from", "jin"),
    [
        (PLAIN, "draw", 0),
        ("m123456 p123456 s11 s8 m9 + s7", "discard", 1),
        ("m123456 p123456 s11 s8 m9 + m9", "draw", 2),
        ("m123456 p123456 s11 s89 + m9", "rob_gold", 1),
        ("m123456 p123456 s7 m999 + s7", "draw", 3),
    ],
)
def test_fz86_every_gold_in_the_hand_counts_the_drawn_and_the_robbed_one_too(
    text: str, came_from: str, jin: int
) -> None:
    assert won(text, came_from=came_from).jin == jin


def test_fz86_golds_count_where_three_of_them_win_with_any_tiles() -> None:
    assert won("m12479 p25689 s1379 s55 + s5", gold="s5").jin == 3


@pytest.mark.parametrize("seat", range(4))
def test_fz87_the_streak_counts_for_the_dealer_or_by_setting_for_every_winner(seat: int) -> None:
    assert won(PLAIN, seat=seat, dealer=2, streak=5).lian == (5 if seat == 2 else 0)
    assert won(PLAIN, seat=seat, dealer=2, streak=5, rules=Rules(streak="all")).lian == 5


def test_fz88_kongs_add_nothing_or_by_setting_1_and_2() -> None:
    found = won(WITH_KONGS, *KONGS)
    assert (found.kongs, found.P) == (0, 8)
    by_setting = won(WITH_KONGS, *KONGS, rules=Rules(kong_fan="ming1_an2"))
    assert (by_setting.kongs, by_setting.P) == (4, 16)
    assert won("m123 s55 s89 + s7", *KONGS, gold="s5", rules=Rules(kong_fan="ming1_an2")).P == (3 + 2 + 4) * 2 + 50
    assert won("m123 s11 s89 + s7", "pong p555", "pong m777", "chow s123", rules=Rules(kong_fan="ming1_an2")).kongs == 0


@pytest.mark.parametrize(
    ("came_from", "amount"), [("discard", 6), ("rob_kong", 6), ("draw", 12), ("kong_draw", 12), ("final", 12)]
)
@pytest.mark.parametrize("stake", [1, 7])
def test_fz90_without_a_special_a_self_draw_doubles(came_from: str, amount: int, stake: int) -> None:
    assert amount * stake == won(PLAIN, came_from=came_from, seat=0, streak=2, rules=Rules(stake=stake)).P


@pytest.mark.parametrize("came_from", ["discard", "rob_kong", "draw", "final"])
@pytest.mark.parametrize("stake", [1, 7])
def test_fz90_a_special_doubles_and_adds_its_constant_on_a_discard_as_well(came_from: str, stake: int) -> None:
    assert ((3 + 2) * 2 + 50) * stake == won(GOLDEN, gold="s5", came_from=came_from, rules=Rules(stake=stake)).P


@pytest.mark.parametrize(
    ("text", "came_from", "flowers", "counted", "constant"),
    [
        ("m12479 p25689 s1379 s55 + s5", "draw", "", 3, 40),
        ("m123456 p123456 s11 s89 + s7", "draw", "", 0, 30),
        ("m123456 p123456 s55 s89 + s7", "discard", "", 2, 50),
        ("m123456 p123456 s1 s555 + s1", "deal", "", 3, 100),
        ("m123456 p123456 s46 s11 + s5", "rob_gold", "", 1, 30),
        ("m123456 p123456 s7 s789 + s5", "rob_gold", "E", 2, 30),
        ("m123456 p123456 s5 s789 + s5", "rob_gold", "E", 3, 50),
    ],
)
def test_fz91_only_the_largest_constant_counts(
    text: str, came_from: str, flowers: str, counted: int, constant: int
) -> None:
    assert counted * 2 + constant == won(text, gold="s5", came_from=came_from, flowers=flowers, seat=0).P


@pytest.mark.parametrize("came_from", ["draw", "kong_draw", "final", "deal"])
@pytest.mark.parametrize("payment", ["all_three", "discarder_only", "discarder_for_three"])
def test_fz92_all_three_pay_for_a_self_draw(came_from: str, payment: Any) -> None:
    found = won(PLAIN, came_from=came_from, seat=0, rules=Rules(discard_payment=payment))
    assert found.pay == (3 * found.P, -found.P, -found.P, -found.P)
    assert found.payments == ((1, 0, found.P), (2, 0, found.P), (3, 0, found.P))


@pytest.mark.parametrize("came_from", ["opening", "rob_gold"])
def test_fz92_all_three_pay_for_an_opening_win(came_from: str) -> None:
    text = "m123456 p123456 s55 s789 + s5"
    found = won(text if came_from == "opening" else text.replace("s55", "s5"), gold="s5", came_from=came_from, seat=3)
    assert found.pay == (-found.P, -found.P, -found.P, 3 * found.P)


@pytest.mark.parametrize("came_from", ["discard", "rob_kong"])
@pytest.mark.parametrize(
    ("payment", "pay"),
    [
        ("all_three", (-4, 12, -4, -4)),
        ("discarder_only", (0, 4, 0, -4)),
        ("discarder_double", (0, 8, 0, -8)),
        ("discarder_for_three", (0, 12, 0, -12)),
    ],
)
def test_fz92_on_a_discard_all_pay_or_by_setting_who_gave_the_tile(came_from: str, payment: Any, pay: tuple) -> None:
    found = won(PLAIN, came_from=came_from, discarder=3, rules=Rules(discard_payment=payment))
    assert found.pay == pay
    assert found.payments == tuple((seat, 1, -paid) for seat, paid in enumerate(pay) if paid < 0)


@pytest.mark.parametrize("base", [0, 1, 3, 5])
def test_fz90_the_base_counts_in_a_plain_win_and_not_in_a_special_one(base: int) -> None:
    rules = Rules(base=base)
    assert 3 + base == won(PLAIN, came_from="discard", rules=rules).P
    assert (3 + base) * 2 == won(PLAIN, came_from="draw", rules=rules).P
    assert won(GOLDEN, gold="s5", rules=rules).P == (3 + 2) * 2 + 50


@pytest.mark.parametrize("base", [0, 1, 5])
@pytest.mark.parametrize("came_from", ["discard", "draw", "deal"])
def test_fz90_by_setting_the_base_counts_in_a_special_win_too_and_is_doubled_there(base: int, came_from: str) -> None:
    rules = Rules(base=base, special_base=True, stake=3)
    assert ((3 + 2 + base) * 2 + 50) * 3 == won(GOLDEN, gold="s5", came_from=came_from, seat=0, rules=rules).P
    assert (3 + base) * 3 == won(PLAIN, came_from="discard", rules=rules).P


def test_fz89_a_pair_and_a_triplet_of_golds_count_what_is_set() -> None:
    rules = Rules(gold_pair=60, gold_triplet=120)
    assert won(GOLDEN, gold="s5", rules=rules).P == (3 + 2) * 2 + 60
    assert won("m123456 p123456 s1 s555 + s1", gold="s5", came_from="discard", rules=rules).P == (3 + 3) * 2 + 120


@pytest.mark.parametrize(("flowers", "counts"), [("", False), ("E", True), ("g4", True), ("EC", False)])
def test_fz89_by_setting_exactly_one_flower_without_a_kong_is_special(flowers: str, counts: bool) -> None:
    rules = Rules(one_flower=15)
    assert dict(won(PLAIN, flowers=flowers, rules=rules).special).get("one_flower", 0) == 15 * counts
    assert "one_flower" not in dict(won(PLAIN, flowers=flowers).special)
    assert won(WITH_KONGS, *KONGS, flowers=flowers, rules=rules).special == ()


@pytest.mark.parametrize("seat", range(4))
def test_fz94_who_escapes_pays_and_nobody_receives(seat: int) -> None:
    assert escape(Rules(), seat) == tuple(-200 if other == seat else 0 for other in range(4))
    assert escape(Rules(stake=5, escape=30), seat)[seat] == -150
    assert sum(escape(Rules(escape=0), seat)) == 0
