"""Claims on a discard: chow, pong and kong, who comes first, and what follows (JX-23, JX-24, JX-40 to JX-50)."""

import itertools
from typing import Any

from tests.engine.jiaxing.table import Table


def discarded(tile: str, *others: str, **words: Any) -> Table:
    """Seat 1 has discarded the tile it drew; `others`: the hands of seat 2, 3 and 0."""
    second, third, first = (*others, *[""] * (3 - len(others)))
    return Table(first, "", second, third, draws=tile, **words).play(f"0; 1 {tile}")


def test_jx40_only_the_next_seat_may_chow() -> None:
    rest = ("EE SS WW NN C FF", "p1122 s113377 N", "p778899 CC BB F")
    for own in itertools.permutations(("m46", "p46", "s46")):
        table = discarded("m5", *(f"{tiles} {others}" for tiles, others in zip(own, rest, strict=True)))
        assert table.claims == ({2: ["chow m4 m6"]} if own[0] == "m46" else {})


def test_jx47_wild_tiles_are_no_part_of_a_claim() -> None:
    """The wild tile m4: no pong of m5 with it, no chow with it as a substitute or as itself."""
    assert discarded("m5", "m45 EE SS WW NN C FF", "m45 p1", wild="m4").claims == {}
    assert discarded("m5", "m46 EE SS WW NN C FF", wild="m4").claims == {}
    assert discarded("m5", "m4467 EE SS WW NN C", wild="m4").claims == {2: ["chow m6 m7"]}
    assert discarded("m5", "m55 EE SS WW NN C FF", "m44", wild="m4").claims == {2: ["pong m5"]}


def test_jx24_a_declined_claim_may_be_made_the_next_time() -> None:
    table = Table("m5", "", "m55 m1", "", draws="m5").play("0 m5")
    assert table.claims == {2: ["pong m5"]}
    assert table.play("1 m5").claims == {2: ["pong m5"]}
    assert table.play("2 pong m5").melds(2) == ["pong m555"]


def test_jx50_after_a_claim_any_tile_may_be_discarded_and_nothing_else_done() -> None:
    table = discarded("m5", "m5567 p5555 CC NN W").play("2 pong m5")
    assert sorted(table.asked[2]) == sorted(f"discard {tile}" for tile in ("m6", "m7", "p5", "C", "N", "W"))
    table = discarded("m5", "m4567 p3456 C NN WW").play("2 chow m6 m7")
    assert "discard m5" in table.asked[2]
    assert table.play("2 m5").kinds() == ["discarded"]


def test_jx50_not_same_kind_is_about_the_kind_alone_and_only_that_discard() -> None:
    """The other end of a sequence, m8 after m5 with m6 m7, may go; and the claimed kind may in the next turn."""
    table = discarded("m5", "m56788 p34 NN WW CC", swap_discard="not_same_kind").play("2 chow m6 m7")
    assert {"discard m8"} <= set(table.asked[2])
    table.play("2 C; 3; 0; 1").quiet()
    assert "discard m5" in table.asked[2]
