"""The tables of the win check (T-30 to T-35), held against all targets and against every substitution."""

from collections import Counter
from importlib.resources import files
from itertools import product
from typing import Any
from zlib import decompress

import pytest

from engine.core import Rng
from engine.mahjong import build, need
from engine.mahjong.need import SUITS, TRIPLETS, H, P, Row, S, interned, whole, whole_triplets, wins
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import SUIT, pack
from tests.engine.mahjong import cutting
from tests.engine.mahjong.cutting import near, needed, packed

PLACES = list(product(range(6), range(2)))


def pattern(rng: Rng, kinds: int) -> tuple[int, ...]:
    """The counts of a group by chance, of few tiles or of many."""
    much = 1 + rng.below(9)
    return tuple(rng.below(5) if rng.below(10) < much else 0 for _ in range(kinds))


def suit_row(counts: tuple[int, ...]) -> tuple[int, ...]:
    return SUITS[packed([*counts])].need


def test_t31_the_rows_of_a_suit_are_the_least_over_all_targets() -> None:
    rng = Rng(b"rows")
    for _ in range(30):
        counts = pattern(rng, 9)
        row = suit_row(counts)
        for melds, pairs in PLACES[:8]:
            assert row[2 * melds + pairs] == needed(counts, melds, pairs), counts


@pytest.mark.full
def test_t31_rows_with_five_melds_are_the_least_over_all_targets() -> None:
    rng = Rng(b"five melds")
    for _ in range(100):
        counts = pattern(rng, 9)
        assert suit_row(counts) == tuple(needed(counts, melds, pairs) for melds, pairs in PLACES), counts


def test_t31_the_rows_of_the_honours_are_the_least_over_all_targets_without_sequences() -> None:
    rng = Rng(b"honours")
    for _ in range(30):
        counts = pattern(rng, 7)
        row = TRIPLETS[packed([*counts])].need
        assert row == tuple(needed(counts, melds, pairs) for melds, pairs in PLACES), counts


def test_t31_tiles_that_are_not_used_cost_nothing() -> None:
    assert suit_row((3, 1, 0, 0, 2, 0, 0, 0, 1))[:4] == (0, 0, 0, 0)
    assert suit_row((0,) * 9) == (0, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17)


@pytest.mark.parametrize(("counts", "melds", "pairs", "cost"), [
    ((4, 0, 0, 0, 0, 0, 0, 0, 0), 1, 1, 1), ((4, 0, 0, 0, 0, 0, 0, 0, 0), 2, 0, 2),
    ((0, 0, 0, 0, 0, 0, 0, 0, 4), 2, 1, 4), ((4, 4, 4, 0, 0, 0, 0, 0, 0), 4, 0, 0),
    ((4, 4, 4, 0, 0, 0, 0, 0, 0), 4, 1, 2), ((4, 4, 4, 0, 0, 0, 0, 0, 0), 5, 0, 3),
])  # fmt: skip
def test_t33_a_wild_tile_may_stand_for_a_fifth_copy(counts: tuple[int, ...], melds: int, pairs: int, cost: int) -> None:
    """T-33 in a row: m1111 makes a triplet and, with a fifth m1, a pair."""
    assert suit_row(counts)[2 * melds + pairs] == cost


def test_t33_a_wild_tile_may_stand_for_a_fifth_copy_of_an_honour() -> None:
    """T-33 in a row, and in whole hands of four of a kind."""
    assert TRIPLETS[4].need[:6] == (0, 0, 0, 1, 2, 4)
    assert wins(pack(tiles_of("EEEE")), 1, 1)
    assert wins(pack(tiles_of("EEEE CCC m11")), 3, 2)
    assert wins(pack(tiles_of("m1111")), 1, 1)
    assert not wins(pack(tiles_of("EEEE")), 1, 0)


def test_a_row_asked_for_with_a_fifth_copy_is_that_of_four() -> None:
    for copies in (5, 6, 7):
        assert SUITS[copies << 6] is SUITS[4 << 6]
        assert TRIPLETS[copies << 6] is TRIPLETS[4 << 6]


def test_t34_the_shipped_table_gives_the_rows_that_are_worked_out_without_it() -> None:
    """T-34: a prebuilt table of all keys of a suit."""
    rng = Rng(b"shipped")
    for _ in range(300):
        counts = pattern(rng, 9)
        assert suit_row(counts) == build.row(counts), counts


@pytest.mark.full
def test_t34_the_shipped_table_is_the_automaton() -> None:
    assert decompress(files("engine.mahjong").joinpath("need.bin").read_bytes()) == build.automaton()


def agrees(rng: Rng, melds: int, wilds: int, strangers: int) -> tuple[bool, int]:
    """Whether one hand by chance is won, and its distance, after both opinions were compared."""
    hand = near(rng, melds, wilds, strangers)
    tiles, won = packed(hand), cutting.wins(hand, wilds)
    assert wins(tiles, melds, wilds) is won, (hand, wilds)
    far = cutting.distance(hand, melds, wilds)
    assert need.distance(tiles, melds, wilds) == far, (hand, wilds)
    assert max(0, whole(tiles).need[2 * melds + 1] - wilds) == far
    return won, far


def many(rng: Rng, hands: int) -> None:
    """Hands of 0 to 5 sets with 0 to 4 wild tiles, up to 3 tiles away from a win."""
    found = Counter[tuple[bool, int]]()
    for number in range(hands):
        melds, wilds = number % 6, (0, 1, 2, 3, 3, 2, 1, 4)[rng.below(8)]
        wilds = min(wilds, 3 * melds + 2)
        found[agrees(rng, melds, wilds, min(rng.below(4), 3 * melds + 2 - wilds, 5 - wilds))] += 1
    assert set(found) >= {(True, 0), (False, 1), (False, 2), (False, 3)}
    assert all((distance == 0) is won for won, distance in found)


def test_t30_t32_wins_and_distances_are_those_of_every_substitution() -> None:
    many(Rng(b"substitution"), 300)


@pytest.mark.full
def test_t30_t32_twenty_thousand_wins_and_distances_are_those_of_every_substitution() -> None:
    many(Rng(b"every substitution"), 20_000)


@pytest.mark.parametrize("kind", [0, 8, 9, 17, 18, 26, 27, 33])
def test_t32_each_tile_counts_in_its_own_group_only(kind: int) -> None:
    """And where no wild tiles are named there are none."""
    hand = [3 * (index == kind) for index in range(34)]
    for others, won in (((4, 4), True), ((30, 30), True), ((4, 5), False), ((13, 30), False), ((22, 32), False)):
        tiles = [count + others.count(index) for index, count in enumerate(hand)]
        assert wins(packed(tiles), 1) is won
        assert need.distance(packed(tiles), 1) == (0 if won else 1)


def test_t32_a_hand_far_from_a_win_is_never_less_than_won() -> None:
    assert need.distance(pack(tiles_of("m1")), 4, 0) == 13
    assert need.distance(pack(tiles_of("m1")), 0, 4) == 0
    assert need.distance(0, 4, 14) == 0


@pytest.mark.parametrize("groups", [(0,), (1,), (2,), (3,), (0, 3), (1, 3), (2, 3)])
def test_t32_a_group_that_is_left_out_must_not_be_in_the_hand(groups: tuple[int, ...]) -> None:
    """Pure, mixed, and all honours: only the rows of these groups are added."""
    rng, found = Rng(b"left out", *groups), Counter[bool]()
    for number in range(60):
        wilds = rng.below(4)
        hand = near(rng, 4, wilds, rng.below(2))
        if number % 3:  # all into the suit that is asked for, where there is room
            moved = [0] * 34
            for kind, count in enumerate(hand):
                moved[kind if kind > 26 else kind % 9 + 9 * (groups[0] % 3)] += count
            hand = moved if max(moved) <= 4 else hand
        tiles = packed(hand)
        rows = [SUITS[tiles & SUIT], SUITS[tiles >> P & SUIT], SUITS[tiles >> S & SUIT], TRIPLETS[tiles >> H]]
        row = rows[groups[0]] if len(groups) == 1 else rows[groups[0]][rows[groups[1]]]
        won = cutting.wins(hand, wilds, groups=groups)
        assert (row.need[9] <= wilds) is won, (hand, wilds)
        found[won] += 1
    assert found[False] > 5
    assert found[True] > 0 or groups == (3,)


def test_t32_only_triplets() -> None:
    rng, found = Rng(b"triplets"), Counter[bool]()
    for number in range(200):
        melds, wilds = number % 6, rng.below(4)
        wilds = min(wilds, 3 * melds + 2)
        hand = near(rng, melds, wilds, 0)
        if number % 2:  # each tile of a sequence drawn to its first one, so that there are triplets
            hand = [min(4, 3 * (count > 1)) if kind % 3 else count for kind, count in enumerate(hand)]
            wilds = 3 * melds + 2 - sum(hand)
            if not 0 <= wilds <= 4:
                continue
        won = cutting.wins(hand, wilds, sequences=False)
        assert (whole_triplets(packed(hand)).need[2 * melds + 1] <= wilds) is won, (hand, wilds)
        found[won] += 1
    assert min(found[True], found[False]) > 20


def test_t35_equal_rows_are_one_and_sums_are_kept() -> None:
    """T-35: what was worked out for one position is found again for its neighbours."""
    one, other = SUITS[0o111], SUITS[0o222]
    for row in (one, other):
        row.clear()  # what a row has been asked for is no part of what it is
    assert one is SUITS[0o111000]
    assert interned(tuple(other.need)) is other
    assert one != other
    assert len({one: 1, other: 2}) == 2
    assert one[other] is other[one] is one[other]
    assert isinstance(one[other], Row)
    assert list(one).count(other) == 1
    assert repr(one) == f"Row{one.need}"


def test_t35_tables_that_are_emptied_give_the_same_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Rng(b"emptied")
    hands = [near(rng, 4, 2, 2) for _ in range(60)]

    def answers() -> list[tuple[int, bool, tuple[int, ...]]]:
        return [
            (need.distance(packed(hand), 4, 2), wins(packed(hand), 4, 2), whole_triplets(packed(hand)).need)
            for hand in hands
        ]

    before = answers()
    monkeypatch.setattr(need, "MOST_KEPT", 5)
    tables = (SUITS, TRIPLETS)
    for table in tables:
        table.clear()
    assert answers() == before
    assert [len(table) <= 5 for table in tables] == [True] * 2
    assert answers() == before


def test_t35_a_table_is_emptied_when_it_is_full_and_not_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(need, "MOST_KEPT", 5)
    tables: list[tuple[Any, Any]] = [
        (SUITS, range(6)),
        (TRIPLETS, range(6)),
    ]
    for table, keys in tables:
        table.clear()
        sizes: list[int] = []
        for key in keys:
            assert len(table[key].need) == 12
            sizes.append(len(table))
        assert sizes == [1, 2, 3, 4, 5, 1]
