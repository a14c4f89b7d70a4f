"""Who pays, and how much of it (FZ-92, FZ-94)."""

from typing import Any

import pytest

from engine.fuzhou.rules import Rules
from engine.fuzhou.score import escape
from tests.engine.fuzhou.won import PLAIN, won


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
