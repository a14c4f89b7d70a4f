"""What is told at the table, to whom, and what is kept of a hand that is over (FZ-53, FZ-85 to FZ-94)."""

from engine.core import Event
from engine.mahjong.notation import tiles_of, written
from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4."""
GOLDEN = "m123456 p123456 s11 s78"
"""Wins with the gold s9."""


def told(table: Table, *kinds: str) -> list[Event]:
    return [event for event in table.told if event.kind in kinds]


def test_fz90_a_self_draw_is_told_with_the_tiles_the_payments_and_the_points() -> None:
    table = Table("", READY, flowers=("E", "S"), draws="s4").play("0; 1 win")
    won, *paid = told(table, "won", "yaku", "paid")
    assert won == Event("won", 1, (*tiles_of(READY), "s4"))
    assert paid == [Event("paid", payer, amounts=(4,), to=1) for payer in (0, 2, 3)]
    scored = [(0, (-4, -4)), (1, (12, 12)), (2, (-4, -4)), (3, (-4, -4))]
    assert told(table, "scored") == [Event("scored", seat, amounts=amounts) for seat, amounts in scored]
    kinds = table.kinds()
    assert kinds.index("won") < kinds.index("paid") < kinds.index("scored") < kinds.index("dealt")


def test_fz89_every_special_is_told_for_itself() -> None:
    table = Table("s5", "", "", GOLDEN, flowers=("", "", "", "")).play("0 s5; 3 rob_gold")
    assert told(table, "robbed_gold") == [Event("robbed_gold", 3, ("s9",))]
    assert told(table, "yaku") == [
        Event("yaku", 3, notes=(("rob_gold", 30),)),
        Event("yaku", 3, notes=(("no_flower", 30),)),
    ]
    assert there(table.state.last).specials == (("rob_gold", 30), ("no_flower", 30))


def test_fz70_a_robbed_kong_is_told_with_the_konger() -> None:
    table = Table("m4", "m44", "", "m56 p456789 s456 m77 p111", draws="p3 s8 p3 m4")
    table.play("0 m4; 1 pong m4; 1; 2; 3; 0; 1 added_kong m4")
    assert told(table, "added_kong") == [Event("added_kong", 1, ("m4",))]
    assert told(table.play("3 win"), "robbed") == [Event("robbed", 3, ("m4",), to=1)]


def test_fz92_who_pays_alone_is_told_alone() -> None:
    table = Table("", "s4", READY, draws="p9", flowers=("", "", "E"), discard_payment="discarder_for_three")
    assert told(table.play("0; 1 s4; 2 win"), "paid") == [Event("paid", 1, amounts=(6,), to=2)]


def test_fz53_draws_and_concealed_kongs_are_for_the_own_eyes_and_a_replacement_is_told_as_one() -> None:
    table = Table("p444", "", draws="p5", back="p8").play("0").quiet().quiet()
    assert told(table, "drew") == [Event("drew", 1, ("p5",), secret=True)]
    table = Table("p4444", back="p8").play("0 concealed_kong p4")
    assert table.told == (
        Event("concealed_kong", 0, ("p4",) * 4, secret=True),
        Event("drew", 0, ("p8",), (1,), secret=True),
    )


def test_fz55_fz56_fz57_a_claim_is_told_with_the_meld_and_whom_it_came_from() -> None:
    hands = {"chow m4 m6": "m46", "pong m5": "m55", "kong m5": "m555"}
    melds = {"chow m4 m6": "m456", "pong m5": "m555", "kong m5": "m5555"}
    for claim, hand in hands.items():
        table = Table("", "", "m5", hand, draws="p9 p6").play(f"0; 1; 2 m5; 3 {claim}")
        (event,) = told(table, "chow", "pong", "kong")
        assert event == Event(claim.split()[0], 3, tiles_of(melds[claim]), to=2)


def test_fz93_a_hand_that_nobody_wins_is_told_and_kept_as_nothing() -> None:
    table = Table("", live=1)
    table.play("0").quiet().quiet()
    assert table.kinds()[:1] == ["final"]
    assert told(table, "washout") == [Event("washout")]
    last = there(table.state.last)
    assert (
        last.winner,
        last.tile,
        last.shown,
        last.parts,
        last.specials,
        last.payments,
    ) == (
        None,
        None,
        (),
        (),
        (),
        (),
    )
    assert (
        last.hua,
        last.jin,
        last.lian,
        last.kongs,
        last.constant,
        last.share,
    ) == (0, 0, 0, 0, 0, 0)
    assert (last.scores, last.self_draw) == ((0, 0, 0, 0), False)


def test_fz90_what_counted_in_a_win_is_kept() -> None:
    hand, racks = "m456 p23 s11239", (("E",), (), ("S", "f1"), ())
    table = Table("p9", "s4", draws="p8", kong_fan="ming1_an2", streak="all").streak(2)
    table.meld(2, hand, "akong m1111", "kong m9999").change(racks=racks)
    last = there(table.play("0 p9; 1 s4; 2 win").state.last)
    assert (last.winner, last.tile, last.dealer, last.streak, last.gold) == (
        2,
        "s4",
        0,
        2,
        "s9",
    )
    assert last.shown == tiles_of(hand)
    assert (last.hua, last.jin, last.lian, last.kongs) == (2, 1, 2, 3)
    assert (last.constant, last.share, last.self_draw) == (0, 9, False)
    assert ([meld.kind for meld in last.melds[2]], last.racks) == (["concealed", "kong"], racks)


def test_fz10_fz20_a_new_hand_is_told_with_its_dice_flowers_and_gold() -> None:
    step = Table("", live=1).play("0").quiet().quiet()
    dealt, gold = told(step, "dealt"), told(step, "gold")
    assert dealt == [Event("dealt", 0, amounts=(2, *step.state.dice))]
    assert gold == [Event("gold", pieces=(step.state.gold,))]
    rest = step.told[step.kinds().index("dealt") :]
    laid = {seat: [tile for event in rest if event.seat == seat for tile in event.pieces or ()] for seat in range(4)}
    assert {seat: tuple(tiles) for seat, tiles in laid.items()} == dict(enumerate(step.state.racks))


def test_fz77_three_golds_with_other_tiles_are_kept_without_a_reading_and_a_full_hand_with_one() -> None:
    any_tiles = there(Table("s999 m147 p258 m2 p9", "").play("0 three_golds").state.last)
    assert (any_tiles.winner, any_tiles.parts) == (0, ())
    full = there(Table("", READY, draws="s4").play("0; 1 win").state.last)
    assert [written(pieces) for pieces, _ in full.parts] == ["m123", "m456", "m789", "p123", "s234", "s11"]
    assert {golds for _, golds in full.parts} == {0}


def test_fz52_while_a_kong_may_be_robbed_nobody_holds_a_drawn_tile() -> None:
    table = Table("m4", "m44", draws="p1 p7 p3 m4").play("0 m4; 1 pong m4; 1; 2; 3; 0").quiet()
    assert "drawn" in [pile.role for pile in table.scene(1).piles]
    table.say(1, "added_kong m4")
    for viewer in (0, 1, None):
        assert "drawn" not in [pile.role for pile in table.scene(viewer).piles]


def test_fz70_who_passed_the_discard_before_is_asked_about_the_kong_all_the_same() -> None:
    table = Table("m4", "m44", "", "m56 p456789 s456 m77 p111", draws="p3 s8 p1 m4")
    table.play("0 m4; 1 pong m4; 1; 2; 3; 0")
    assert "pong p1" in table.claims[3]
    table.play("1 added_kong m4")
    assert table.claims == {3: ["win"]}
