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


def test_fz88_kongs_add_nothing_or_by_setting_1_and_2() -> None:
    found = won(WITH_KONGS, *KONGS)
    assert (found.kongs, found.P) == (0, 8)
    by_setting = won(WITH_KONGS, *KONGS, rules=Rules(kong_fan="ming1_an2"))
    assert (by_setting.kongs, by_setting.P) == (4, 16)
    assert won("m123 s55 s89 + s7", *KONGS, gold="s5", rules=Rules(kong_fan="ming1_an2")).P == (3 + 2 + 4) * 2 + 50
    assert won("m123 s11 s89 + s7", "pong p555", "pong m777", "chow s123", rules=Rules(kong_fan="ming1_an2")).kongs == 0


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


@pytest.mark.parametrize("seat", range(4))
def test_fz94_who_escapes_pays_and_nobody_receives(seat: int) -> None:
    assert escape(Rules(), seat) == tuple(-200 if other == seat else 0 for other in range(4))
    assert escape(Rules(stake=5, escape=30), seat)[seat] == -150
    assert sum(escape(Rules(escape=0), seat)) == 0
