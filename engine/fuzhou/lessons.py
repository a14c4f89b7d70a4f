"""The course for newcomers to Fuzhou mahjong, under the standard rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core import Action, Answer, Lesson, Piece, changed
from engine.fuzhou.ending import won_hand
from engine.fuzhou.legal import THREE_GOLDS
from engine.fuzhou.opening import TILES, start
from engine.fuzhou.rules import PRESETS
from engine.fuzhou.score import Win, best, constants
from engine.fuzhou.session import Deal
from engine.fuzhou.state import Phase, State
from engine.mahjong.actions import PASS, WIN, Verb
from engine.mahjong.lessons import laid
from engine.mahjong.tiles import KINDS

RULES = PRESETS["standard"]
GOLD = "m5"
FLOWERS = ("E", "C", "f1")


def _state(mine: str, locked: tuple[Piece, ...] = (), **given: Any) -> State:
    phase = Phase.CLAIM if "claimable" in given else Phase.TURN
    fields = laid(TILES, mine, GOLD, size=16, laid_out=FLOWERS, **given)
    return changed(
        start(RULES, 4, bytes(32)).state,
        carried=Deal(0),
        gold=GOLD,
        phase=phase,
        source="draw",
        racks=(FLOWERS, (), (), ()),
        aside=(),
        locked=(locked, (), (), ()),
        **fields,
    )


def _discard(tile: Piece) -> Action:
    return Action(Verb.DISCARD, (tile,))


def _loose() -> State:
    return _state("m123 m78 p345 p88 s234 s67 p1", drawn="s9", discards="p9 s1 m9 p9 s1")


def _gold() -> State:
    return _state("m123 m78 p345 p88 s234 s6 p1 m5", drawn="s7", discards="p9 s1 m9 p9 s1")


def _chow() -> State:
    return _state("m123 m78 p345 p88 s234 s67 p1", claimable=(3, "m9"), discards="p9 s1 p9 s1 p7")


def _locked() -> State:
    return _state("m123 m789 p345 p88 s234 s67", locked=("s8",), claimable=(3, "s8"), discards="p9 s1 p9 s1 p7")


def _won() -> State:
    return _state("m123 m789 p345 p88 s234 s67", claimable=(2, "s8"), discards="p9 s1 p9 s1 p7")


def _drawn() -> State:
    return _state("m123 m789 p345 p88 s234 s6 m5", drawn="s8", discards="p9 s1 p9 s1 p7")


def _lone() -> State:
    return _state("m123 m789 p345 p678 s234 m5", claimable=(3, "p2"), discards="p9 s1 p9 s1 p7")


def _three() -> State:
    return _state("m13 m789 p35 p88 s234 s69 m55", drawn="m5", discards="p9 s1 p9 s1 p7")


def _win(state: State) -> Win:
    found = best(RULES, won_hand(state, 0, state.hands[0], state.locked[0]))
    assert found is not None, "a lesson teaches a win that is none"
    return found


@cache
def course() -> tuple[Lesson, ...]:
    on_discard, by_draw = _win(_won()), _win(_drawn())
    return (
        Lesson(
            "tiles",
            (Answer("next", "m6", right=True), Answer("other", "p6"), Answer("flower", "E")),
            pieces=KINDS,
            says={"low": ("m4",), "high": ("m5",)},
        ),
        Lesson(
            "flowers",
            (Answer("set"), Answer("flower", right=True)),
            pieces=(*"ESWNCFB", *KINDS[34:]),
            says={"tile": ("E",)},
        ),
        Lesson(
            "loose",
            (
                Answer("pair", _discard("p8")),
                Answer("loose", _discard("p1"), right=True),
                Answer("suit", _discard("m2")),
            ),
            _loose,
            says={"loose": ("p1",), "suit": ("m2",), "pair": ("p8",)},
        ),
        Lesson(
            "gold",
            (Answer("gold", _discard(GOLD)), Answer("loose", _discard("p1"), right=True)),
            _gold,
            says={"gold": (GOLD,), "loose": ("p1",)},
        ),
        Lesson(
            "chow",
            (Answer("take", Action(Verb.CHOW, ("m7", "m8")), right=True), Answer("pass", PASS)),
            _chow,
            after="hand",
            says={"tile": ("m9",), "own": ("m7", "m8")},
        ),
        Lesson(
            "won",
            (Answer("win", WIN, right=True), Answer("pass", PASS)),
            _won,
            after="result",
            says={"tile": ("s8",), "flowers": on_discard.hua, "points": on_discard.P},
        ),
        Lesson("locked", (Answer("yes"), Answer("no", right=True)), _locked, says={"tile": ("s8",)}),
        Lesson(
            "counted",
            (Answer("bare"), Answer("doubled", right=True), Answer("gold")),
            _drawn,
            says={
                "tile": ("s8",),
                "flowers": by_draw.hua,
                "golds": by_draw.jin,
                "share": by_draw.P,
                "all": 3 * by_draw.P,
            },
        ),
        Lesson("lone", (Answer("yes"), Answer("no", right=True)), _lone, says={"tile": ("p2",), "gold": (GOLD,)}),
        Lesson(
            "three",
            (Answer("on", _discard("s6")), Answer("win", THREE_GOLDS, right=True)),
            _three,
            after="result",
            says={"gold": (GOLD,), "special": constants(RULES)["three_golds"]},
        ),
    )
