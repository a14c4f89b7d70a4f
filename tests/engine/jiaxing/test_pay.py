"""Who pays the share, and how much of it, with contracts (JX-93, JX-94)."""

import pytest

from tests.engine.jiaxing.won import MIXED, won


@pytest.mark.parametrize(("seat", "contracts", "gone", "shares"), [
    (1, ((1, 2),), (), (2, 0, 5, 2)), (2, ((1, 2),), (), (2, 5, 0, 2)), (1, ((1, 2),), (0,), (0, 0, 5, 2)),
    (1, ((1, 2),), (0, 3), (0, 0, 5, 0)), (3, ((1, 2),), (), (1, 2, 2, 0)), (3, ((1, 2),), (0,), (0, 2, 2, 0)),
    (1, ((1, 2), (0, 3)), (), (2, 0, 5, 2)), (2, ((1, 2), (1, 3)), (), (2, 5, 0, 2)),
    (1, ((1, 2), (1, 3)), (), (2, 0, 5, 5)), (0, ((1, 2), (1, 3)), (), (0, 2, 2, 2)),
    (1, ((2, 1), (1, 2)), (), (2, 0, 5, 2)), (1, ((0, 1), (1, 2), (1, 3)), (), (5, 0, 5, 5)),
    (1, (), (0,), (0, 0, 1, 1)),
])  # fmt: skip
def test_jx93_jx94_what_each_seat_pays_with_contracts(
    seat: int, contracts: tuple[tuple[int, int], ...], gone: tuple[int, ...], shares: tuple[int, ...]
) -> None:
    found = won(MIXED, seat=seat, contracts=contracts, gone=gone)
    owed = [number * found.S for number in shares]
    assert found.pay == tuple(sum(owed) if other == seat else -owed[other] for other in range(4))
    assert found.payments == tuple((other, seat, amount) for other, amount in enumerate(owed) if amount)
