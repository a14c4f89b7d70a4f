"""The share and who pays it (JX-90 to JX-98, JX-122)."""

import itertools

import pytest

from tests.engine.jiaxing.won import MIXED, ROB, pay, won

CLAIMED = {"came_from": "first_discard", "discarder": 0}
HEAVENLY = {"seat": 0, "first_turn": True}
"""The same hand as the dealer's: five points and two doublings, 20."""


@pytest.mark.parametrize("base", [1, 3, 1000])
def test_jx90_the_share_is_base_times_points_doubled(base: int) -> None:
    assert 4 * base == won(MIXED, base=base).S
    assert 8 * base == won(MIXED, base=base, queue=1).S
    assert 20 * base == won(MIXED, base=base, **HEAVENLY).S


@pytest.mark.parametrize(("cap", "share"), [(0, 20), (1, 1), (19, 19), (20, 20), (21, 20)])
def test_jx90_the_share_is_cut_to_the_cap_before_it_is_paid(cap: int, share: int) -> None:
    found = won(MIXED, **HEAVENLY, cap=cap)
    assert (found.S, found.pay) == (share, (3 * share, -share, -share, -share))


def test_jx90_the_cap_holds_for_the_share_and_not_for_what_a_contract_makes_of_it() -> None:
    assert pay(MIXED, cap=3, contracts=((1, 2),)) == (-6, 27, -15, -6)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("came_from", ["draw", "kong_draw"])
def test_jx91_at_a_self_draw_each_of_the_others_pays_one_share(seat: int, came_from: str) -> None:
    found = won(MIXED, seat=seat, came_from=came_from)
    assert found.pay == tuple(3 * found.S if other == seat else -found.S for other in range(4))
    assert found.payments == tuple((other, seat, found.S) for other in range(4) if other != seat)


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


def test_jx93_the_numbers_of_shares_are_settings() -> None:
    one = {"contracts": ((1, 2),)}
    assert pay(MIXED, **one, contract_partner=7) == (-8, 44, -28, -8)
    assert pay(MIXED, **one, contract_outsider=3) == (-12, 44, -20, -12)
    assert pay(MIXED, **one, contract_outsider=0) == (0, 20, -20, 0)
    assert pay(MIXED, **one, contract_partner=0) == (-8, 16, 0, -8)


@pytest.mark.parametrize(
    ("seat", "contracts", "shares"),
    [
        (1, ((1, 2), (0, 3)), (4, 0, 5, 4)),
        (2, ((1, 2), (1, 3)), (2, 5, 0, 4)),
        (1, ((1, 2), (1, 3)), (2, 0, 5, 5)),
        (0, ((1, 2), (1, 3)), (0, 2, 2, 2)),
        (1, ((1, 2), (2, 3)), (2, 0, 5, 4)),
        (1, ((1, 2),), (2, 0, 5, 2)),
    ],
)
def test_jx94_by_setting_the_factors_of_two_contracts_are_multiplied(
    seat: int, contracts: tuple[tuple[int, int], ...], shares: tuple[int, ...]
) -> None:
    found = won(MIXED, seat=seat, contracts=contracts, contract_multi="product")
    assert [-amount // found.S for other, amount in enumerate(found.pay) if other != seat] == [
        number for other, number in enumerate(shares) if other != seat
    ]


def test_jx94_the_product_is_of_the_outsiders_shares_as_set() -> None:
    contracts = ((1, 2), (0, 3))
    assert pay(MIXED, contracts=contracts, contract_multi="product", contract_outsider=3) == (-36, 92, -20, -36)


def test_jx95_all_payments_go_to_the_winner_and_add_up_to_0() -> None:
    pairs = list(itertools.combinations(range(4), 2))
    for number, contracts in itertools.product(range(3), itertools.combinations(pairs, 2)):
        for multiplier, multi in itertools.product((1, 2), ("max", "product")):
            found = won(
                MIXED, seat=number, contracts=contracts, dealer=2, dealer_multiplier=multiplier, contract_multi=multi
            )
            assert sum(found.pay) == 0
            assert {winner for _, winner, _ in found.payments} == {number}
            assert found.pay[number] == sum(amount for _, _, amount in found.payments)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"seat": 0}, (30, -10, -10, -10)),
        ({"seat": 1}, (-8, 16, -4, -4)),
        ({"seat": 3, "dealer": 2}, (-4, -4, -8, 16)),
        ({"seat": 1, "contracts": ((0, 1),)}, (-40, 56, -8, -8)),
        ({"seat": 1, "gone": (0,)}, (0, 8, -4, -4)),
        ({"seat": 2, **CLAIMED}, (-96, 0, 96, 0)),
        ({"seat": 2, **CLAIMED, "earthly_payment": "all_1"}, (-32, -16, 64, -16)),
    ],
)
def test_jx96_by_setting_the_dealer_pays_and_receives_double(fields: dict, expected: tuple[int, ...]) -> None:
    assert pay(MIXED, dealer_multiplier=2, **fields) == expected


def test_jx96_a_robbed_dealer_pays_double() -> None:
    assert pay(ROB, came_from="rob", discarder=0, dealer_multiplier=2) == (-24, 24, 0, 0)
    assert pay(ROB, came_from="rob", discarder=3, dealer_multiplier=2) == (0, 12, 0, -12)


@pytest.mark.parametrize("konger", [0, 2, 3])
def test_jx97_a_robbed_konger_alone_pays_three_shares(konger: int) -> None:
    found = won(ROB, came_from="rob", discarder=konger)
    assert found.payments == ((konger, 1, 12),)
    assert found.pay == tuple(12 if seat == 1 else -12 * (seat == konger) for seat in range(4))


@pytest.mark.parametrize(
    ("contracts", "settings", "shares"),
    [
        (((1, 3),), {}, 5),
        (((2, 3),), {}, 3),
        (((1, 2),), {}, 3),
        (((1, 3),), {"contract_partner": 2}, 3),
        (((2, 3),), {"contract_outsider": 4}, 4),
        (((2, 3), (0, 1)), {"contract_multi": "product"}, 4),
        (((1, 3),), {"rob_contract": "three"}, 3),
        (((2, 3),), {"rob_contract": "three", "contract_outsider": 4}, 3),
    ],
)
def test_jx97_or_what_a_contract_asks_of_it_if_that_is_more(contracts: tuple, settings: dict, shares: int) -> None:
    found = won(ROB, came_from="rob", discarder=3, contracts=contracts, **settings)
    assert found.payments == ((3, 1, 4 * shares),)


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


def test_jx98_the_dealer_pays_for_an_earthly_hand_wherever_it_sits() -> None:
    found = won(MIXED, seat=0, dealer=3, came_from="first_discard", discarder=3)
    assert found.payments == ((3, 0, 3 * found.S),)


@pytest.mark.parametrize("payment", ["dealer_3", "dealer_1", "all_1"])
def test_jx98_a_win_at_the_first_draw_is_paid_as_a_self_draw(payment: str) -> None:
    found = won(MIXED, first_turn=True, earthly="first_draw", earthly_payment=payment)
    assert found.pay == (-16, 48, -16, -16)


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
