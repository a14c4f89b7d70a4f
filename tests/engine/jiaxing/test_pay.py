"""The share and who pays it (JX-90 to JX-98, JX-122)."""

import pytest

from tests.engine.jiaxing.won import MIXED, ROB, pay, won

CLAIMED = {"came_from": "first_discard", "discarder": 0}
HEAVENLY = {"seat": 0, "first_turn": True}
"""The same hand as the dealer's: five points and two doublings, 20."""


@pytest.mark.parametrize(("cap", "share"), [(0, 20), (1, 1), (19, 19), (20, 20), (21, 20)])
def test_jx90_the_share_is_cut_to_the_cap_before_it_is_paid(cap: int, share: int) -> None:
    found = won(MIXED, **HEAVENLY, cap=cap)
    assert (found.S, found.pay) == (share, (3 * share, -share, -share, -share))


def test_jx92_kongs_are_paid_nothing() -> None:
    melds = ("m111", "m333", "m555", "m777")
    pongs = won("m9 + m9", *(f"pong {tiles}" for tiles in melds))
    kongs = won("m9 + m9", *(f"akong {tiles}{tiles[1]}" for tiles in melds))
    assert pongs.payments == kongs.payments


@pytest.mark.parametrize(
    ("seat", "contracts", "gone", "shares"),
    [
        (1, ((1, 2),), (), (2, 0, 5, 2)),
        (2, ((1, 2),), (), (2, 5, 0, 2)),
        (1, ((1, 2),), (0,), (0, 0, 5, 2)),
        (1, ((1, 2),), (0, 3), (0, 0, 5, 0)),
        (3, ((1, 2),), (), (1, 2, 2, 0)),
        (3, ((1, 2),), (0,), (0, 2, 2, 0)),
        (1, ((1, 2), (0, 3)), (), (2, 0, 5, 2)),
        (2, ((1, 2), (1, 3)), (), (2, 5, 0, 2)),
        (1, ((1, 2), (1, 3)), (), (2, 0, 5, 5)),
        (0, ((1, 2), (1, 3)), (), (0, 2, 2, 2)),
        (1, ((2, 1), (1, 2)), (), (2, 0, 5, 2)),
        (1, ((0, 1), (1, 2), (1, 3)), (), (5, 0, 5, 5)),
        (1, (), (0,), (0, 0, 1, 1)),
    ],
)
def test_jx93_jx94_what_each_seat_pays_with_contracts(
    seat: int, contracts: tuple[tuple[int, int], ...], gone: tuple[int, ...], shares: tuple[int, ...]
) -> None:
    found = won(MIXED, seat=seat, contracts=contracts, gone=gone)
    owed = [number * found.S for number in shares]
    assert found.pay == tuple(sum(owed) if other == seat else -owed[other] for other in range(4))
    assert found.payments == tuple((other, seat, amount) for other, amount in enumerate(owed) if amount)


@pytest.mark.parametrize("konger", [0, 2, 3])
def test_jx97_a_robbed_konger_alone_pays_three_shares(konger: int) -> None:
    found = won(ROB, came_from="rob", discarder=konger)
    assert found.payments == ((konger, 1, 12),)
    assert found.pay == tuple(12 if seat == 1 else -12 * (seat == konger) for seat in range(4))


@pytest.mark.parametrize(
    ("payment", "expected"),
    [
        ("dealer_3", (-48, 0, 48, 0)),
        ("dealer_1", (-16, 0, 16, 0)),
        ("all_1", (-16, -16, 48, -16)),
    ],
)
def test_jx98_who_pays_for_an_earthly_hand(payment: str, expected: tuple[int, ...]) -> None:
    assert pay(MIXED, seat=2, **CLAIMED, earthly_payment=payment) == expected


@pytest.mark.parametrize(
    ("text", "melds", "share"),
    [
        ("m123456789 WW p1 N + N", (), 2),
        ("m111 p222 s333 WW p1 N + N", (), 2),
        ("N + N", ("pong CCC", "pong FFF", "pong BBB", "akong EEEE"), 34),
    ],
)
def test_jx122_a_share_is_2_for_a_shape_alone_and_34_for_a_single_wait_of_honours(
    text: str, melds: tuple[str, ...], share: int
) -> None:
    assert share == won(text, *melds).S
