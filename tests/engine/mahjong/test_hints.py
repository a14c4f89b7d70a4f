"""What a player is told of their own hand: what a win would bring, and why a hand that looks complete is none."""

from collections.abc import Iterator

import pytest

from engine import GAMES
from engine.core import AnyMatch, Rng, Seat
from engine.core.scene import Sheet
from tests.engine.fuzhou import table as fuzhou
from tests.engine.jiaxing import table as jiaxing
from tests.there import there


def played(key: str, hands: int) -> Iterator[AnyMatch]:
    """A match that computers play, before every move, until so many hands are settled."""
    game = GAMES[key]
    match, rng = AnyMatch(game, game.rules.parse({"match_rounds": 4}), 4, b"hints" * 7), Rng(b"hints")
    while match.result is None and match.scene(None).settled < hands:
        yield match
        seat = max(match.pending)
        legal = match.pending[seat]
        match.play(seat, game.players["easy"](match.view(seat), legal, rng) if seat >= 0 else legal[0])


def won(match: AnyMatch, seat: Seat) -> list[int]:
    """What everybody gets where the seat wins and all others do what is safe, the table going on."""
    fork, number = match.fork(), match.number
    win = next(action for action in fork.pending[seat] if fork.game.verbs[action.verb].wins)
    fork.play(seat, win)
    while fork.number == number:
        other = max(fork.pending)
        fork.play(other, fork.pending[other][0])
    return [row.number for row in there(fork.scene(None).sheet("settled")).rows]


@pytest.mark.slow
@pytest.mark.parametrize("key", ["jiaxing", "fuzhou"])
def test_a_win_is_worth_to_its_player_alone_what_they_are_paid_when_they_take_it(key: str) -> None:
    wins = 0
    for match in played(key, 3):
        for seat in range(4):
            legal, scene = match.pending.get(seat, ()), match.scene(seat)
            able = any(match.game.verbs[action.verb].wins for action in legal)
            sheet = scene.sheet("worth", seat)
            assert scene.badge("answered", seat) is not None or (sheet is not None) == able
            if able:
                assert won(match, seat)[seat] == dict(there(sheet).terms)["score"]
                wins += 1
    assert wins >= 2
    assert all(sheet.key not in ("worth", "lacking") for sheet in match.scene(None).sheets)


def lacking(table: jiaxing.Table | fuzhou.Table, seat: Seat) -> Sheet | None:
    seen = [table.scene(viewer).sheet("lacking") for viewer in range(4) if viewer != seat]
    assert all(sheet is None or sheet.seat != seat for sheet in seen)
    return table.scene(seat).sheet("lacking", seat)


def test_jx55_four_sets_and_a_pair_without_a_shape_name_the_shapes_that_are_nearest() -> None:
    sheet = there(lacking(jiaxing.Table("m123456 p789 EEE SS"), 0))
    assert (sheet.reason, [(row.key, row.missing) for row in sheet.rows]) == (
        "shape",
        [("mixed", 3), ("triplets", 6)],
    )
    assert lacking(jiaxing.Table("m123456789 EEE SS"), 0) is None
    assert lacking(jiaxing.Table("m123456 p789 EEE S N"), 0) is None


def test_jx50_jx52_a_complete_hand_wins_neither_after_a_claim_nor_on_a_discard() -> None:
    ready = "m123456789 EEE S"
    table = jiaxing.Table("S p1", ready, draws="p2").play("0 p1").quiet().play("1 p2").quiet()
    assert lacking(table, 1) is None
    while list(table.asked) != [0]:
        table.play(str(next(iter(table.asked)))).quiet()
    table.play("0 S")
    assert there(lacking(table, 1)).reason == "self_draw"


@pytest.mark.parametrize(
    ("hand", "tile", "gold", "reason"),
    [
        ("m123456789 p123 s234 s9", "p7", "s9", "youjin"),
        ("m123456789 p123 s11 s23", "s1", "s9", ""),
        ("m123456789 p123 s11 s23", "s9", "s9", "gold"),
    ],
)
def test_fz62_fz73_a_tile_that_would_complete_the_hand_says_why_it_does_not_win(
    hand: str, tile: str, gold: str, reason: str
) -> None:
    table = fuzhou.Table(f"{tile} p6", hand, gold=gold).play(f"0 {tile}")
    while table.state.phase == "rob_gold":
        table.quiet()
    sheet = lacking(table, 1)
    assert ("" if sheet is None else sheet.reason) == reason


def brought(table: jiaxing.Table | fuzhou.Table) -> dict[str, int]:
    """How far seat 1 is from a win, now and after each claim of what was discarded, the gold being left alone."""
    while table.state.phase == "rob_gold":
        table.quiet()
    return {row.key: row.missing for row in there(table.scene(1).sheet("claims", 1)).rows}


def test_jx48_fz61_a_claim_after_which_a_discard_follows_leaves_at_least_one_tile() -> None:
    pair, triplet = "m123456789 EE CC", "m12456789 EE CCC"
    assert brought(jiaxing.Table("C", pair).play("0 C")) == {"now": 1, "pong C": 1}
    assert brought(jiaxing.Table("C", triplet).play("0 C")) == {"now": 1, "pong C": 1, "kong C": 1}
    assert brought(fuzhou.Table("p6", "m12399 p12345 s123456").play("0 p6")) == {"now": 1, "chow p4 p5": 1}


@pytest.mark.parametrize(("setting", "missing"), [("not_after_chow", 2), ("allowed", 1)])
def test_fz61_a_claim_is_judged_by_the_discards_that_may_follow_it(setting: str, missing: int) -> None:
    table = fuzhou.Table("p6", "m12399 p123456 s12346", swap_discard=setting)
    assert brought(table.play("0 p6")) == {"now": 1, "chow p4 p5": missing}


@pytest.mark.parametrize(("setting", "missing"), [("not_same_kind", 2), ("allowed", 1)])
def test_jx48_a_claim_is_judged_by_the_discards_that_may_follow_it(setting: str, missing: int) -> None:
    table = jiaxing.Table("m6", "m12456 EEE CCC FF", swap_discard=setting)
    assert brought(table.play("0 m6"))["chow m4 m5"] == missing
