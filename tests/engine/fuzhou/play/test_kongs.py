"""Kongs: claimed, added and concealed, and the tile that replaces them (FZ-28, FZ-57 to FZ-60)."""

from typing import Any

import pytest

from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 s11 s23"
"""With three of a kind it waits for s1 and s4."""
PONG = "0 m4; 1 pong m4; 1 p9"
"""Seat 1 has a pong of m4 from seat 0."""


def kongs(table: Table, seat: int) -> set[str]:
    return {action for action in table.asked[seat] if "kong" in action}


def pong_made(hand: str = "m44 p9", **words: Any) -> Table:
    return Table("m4", hand, **words).play(PONG)


def test_fz60_the_replacements_come_from_the_tail() -> None:
    """The gold was the last tile before them: s1 stood below it (T-22)."""
    table = Table("m1111 p5555", back="s1 s2")
    stacks = table.state.wall
    assert (stacks[-1], stacks[-2][0]) == (("s1",), "s2")
    for kind, drawn in (("m1", "s1"), ("p5", "s2")):
        table.say(0, f"concealed_kong {kind}")
        assert table.kinds() == ["concealed_kong", "drew"]
        assert (table.state.drawn, table.state.source) == (drawn, "kong_draw")
        assert table.asked[0][0] == f"discard {drawn}"
    assert table.state.left == 76


@pytest.mark.parametrize(("live", "offered"), [(5, True), (4, False)])
def test_fz60_a_concealed_or_added_kong_needs_five_live_tiles(live: int, offered: bool) -> None:
    """It is the dealer's turn, which has a pong of m4 and the fourth."""
    table = Table(live=live, back="s1").meld(0, "m4 p5555 s1479 m19 s6 m6", "pong m444")
    assert kongs(table, 0) == ({"concealed_kong p5", "added_kong m4"} if offered else set())


@pytest.mark.parametrize(("kind", "extra"), [("concealed_kong p5", 2), ("added_kong m4", 1)])
def test_fz60_by_setting_the_kong_itself_keeps_more_tiles(kind: str, extra: int) -> None:
    for live in (5, 6, 7):
        table = Table(live=live, reserve_per_kong="ming1_an2", back="s1")
        table.meld(0, "m4 p5555 s1479 m19 s6 m6", "pong m444")
        assert (kind in kongs(table, 0)) == (live - extra >= 5)


@pytest.mark.parametrize("kind", ["claimed", "concealed", "added"])
def test_fz61_fz72_the_replacement_of_any_kong_may_win_and_nothing_is_added_for_it(kind: str) -> None:
    """One flower: (1 + 1) x 2 (FZ-90)."""
    words = {"flowers": ("", "E"), "back": "s4"}
    if kind == "claimed":
        table = Table("p6", f"{READY} p666", **words).play("0 p6; 1 kong p6; 1 win")
    elif kind == "concealed":
        table = Table("", f"{READY} p666", draws="p6", **words).play("0; 1 concealed_kong p6; 1 win")
    else:
        table = Table("p6", f"{READY} p66 p9", draws="p1 p2 p3 p6", **words)
        table.play("0 p6; 1 pong p6; 1 p9; 2; 3; 0; 1 added_kong p6; 1 win")
    assert there(table.state.last).scores == (-4, 12, -4, -4)
    assert (there(table.state.last).specials, there(table.state.last).kongs) == ((), 0)


def test_fz63_by_setting_only_the_tile_just_drawn_makes_an_added_kong() -> None:
    kept = pong_made("m444 p9", draws="p1 p2 p3 p4", added_kong="drawn").play("2; 3; 0").quiet()
    assert (kept.state.drawn, kongs(kept, 1)) == ("p4", set())
    drawn = pong_made("m44 p9", draws="p1 p2 p3 m4", added_kong="drawn").play("2; 3; 0").quiet()
    assert kongs(drawn, 1) == {"added_kong m4"}
    later = pong_made("m44 p99", draws="p1 p2 p3 m4 p5 p6 p7 p8", added_kong="drawn").play("2; 3; 0; 1 p9; 2; 3; 0")
    assert (later.quiet().state.drawn, kongs(later, 1)) == ("p8", set())


def live(table: Table) -> int:
    return next(int(badge.args[0]) for badge in table.scene(None).badges if badge.key == "live")


@pytest.mark.parametrize(
    ("flowers", "fewer"),
    [(("EEE",), 0), (("EEEE",), 2), (("f1234 g1234",), 4), (("EEEE", "", "CCCC"), 4), (("EE", "EE"), 0)],
)
def test_fz31_by_setting_every_complete_four_of_flowers_keeps_two_tiles_more(flowers: tuple, fewer: int) -> None:
    plain, kept = (Table(flowers=flowers, flower_reserve=on) for on in (False, True))
    assert live(plain) - live(kept) == fewer


def test_fz31_a_four_that_is_completed_in_play_keeps_its_tiles_from_then_on() -> None:
    """Seat 1 draws the fourth E with eight tiles live: it, its replacement and two more are not live any longer."""
    table = Table("p5", flowers=("", "EEE"), draws="E", back="s1", flower_reserve=True, live=8).play("0 p5").quiet()
    assert (table.quiet().state.phase, table.state.drawn, live(table)) == ("turn", "s1", 4)
