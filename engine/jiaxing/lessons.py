"""The course for newcomers to Jiaxing mahjong, under the standard rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core import Action, Answer, Lesson, Piece, changed
from engine.jiaxing.ending import won_hand
from engine.jiaxing.opening import TILES, start
from engine.jiaxing.rules import Rules
from engine.jiaxing.score import Win, best
from engine.jiaxing.state import Phase, State
from engine.mahjong.actions import PASS, WIN, Verb
from engine.mahjong.lessons import laid, meld
from engine.mahjong.tiles import KINDS

RULES = Rules()
WILD = "p9"


def _state(mine: str, **given: Any) -> State:
    phase = Phase.CLAIM if "claimable" in given else Phase.TURN
    fields = laid(TILES, mine, WILD, size=13, **given)
    return changed(start(RULES, 4, bytes(32)).state, wild=WILD, queue=(), phase=phase, source="draw", **fields)


def _discard(tile: Piece) -> Action:
    return Action(Verb.DISCARD, (tile,))


def _loose() -> State:
    return _state("m1234567 m99 EE CC", drawn="p4", discards="s9 W p1 s2 N s7")


def _wild() -> State:
    return _state("m123 m45 m888 EE s6 p99", drawn="C", discards="p1 s9 W s2 N p3")


def _pong() -> State:
    return _state("m123 m5678 EE CC s4 p2", claimable=(2, "E"), discards="s9 W p1 s2 N")


def _spoils() -> State:
    return _state("m123 m5678 EE CC p46", claimable=(3, "p5"), discards="s9 W p1 s2 N s7")


def _shapeless() -> State:
    return _state("m123 p456 s78 EEE m55", drawn="s9", discards="s1 W p1 s2 N m9")


def _won() -> State:
    return _state("m123 m456 m789 EEE C", drawn="C", discards="s9 W p1 s2 N s7")


def _discarded() -> State:
    return _state("m123 m456 m789 EEE C", claimable=(3, "C"), discards="s9 W p1 s2 N s7")


def _rich() -> State:
    return _state("m123 m456 m78 p99 CC B", drawn="p9", discards="s9 W p1 s2 N s7")


def _third() -> State:
    claimed = (meld("chow", "p123", "p3", 3), meld("pong", "p777", "p7", 3))
    return _state("m48 s69 CC W", melds=(claimed, (), (), ()), claimable=(3, "C"), discards="s1 W p1 s2 N s7")


def _win(state: State) -> Win:
    found = best(RULES, won_hand(state, 0, state.hands[0]))
    assert found is not None, "a lesson teaches a win that is none"
    return found


@cache
def course() -> tuple[Lesson, ...]:
    plain, rich = _win(_won()), _win(_rich())
    return (
        Lesson(
            "tiles",
            (Answer("next", "m6", right=True), Answer("other", "p6"), Answer("wind", "E")),
            pieces=KINDS[:34],
            says={"low": ("m4",), "high": ("m5",)},
        ),
        Lesson(
            "loose",
            (
                Answer("suit", _discard("m2")),
                Answer("loose", _discard("p4"), right=True),
                Answer("pair", _discard("E")),
            ),
            _loose,
            says={"loose": ("p4",), "suit": ("m2",), "pair": ("E",)},
        ),
        Lesson(
            "wild",
            (
                Answer("wild", _discard("p9")),
                Answer("loose", _discard("s6"), right=True),
                Answer("suit", _discard("m8")),
            ),
            _wild,
            says={"wild": (WILD,), "loose": ("s6",), "suit": ("m8",)},
        ),
        Lesson(
            "pong",
            (Answer("take", Action(Verb.PONG, ("E",)), right=True), Answer("pass", PASS)),
            _pong,
            after="hand",
            says={"tile": ("E",)},
        ),
        Lesson(
            "spoils",
            (Answer("take", Action(Verb.CHOW, ("p4", "p6"))), Answer("pass", PASS, right=True)),
            _spoils,
            says={"tile": ("p5",), "own": ("p4", "p6")},
        ),
        Lesson("shape", (Answer("yes"), Answer("no", right=True)), _shapeless, says={"tile": ("s9",)}),
        Lesson(
            "won",
            (Answer("on", _discard("m1")), Answer("win", WIN, right=True)),
            _won,
            after="result",
            says={"tile": ("C",), "points": plain.T, "all": 3 * plain.S},
        ),
        Lesson("discarded", (Answer("yes"), Answer("no", right=True)), _discarded, says={"tile": ("C",)}),
        Lesson(
            "counted",
            (Answer("bare"), Answer("doubled", right=True), Answer("each")),
            _rich,
            says={"tile": (WILD,), "points": rich.T, "share": rich.S, "all": 3 * rich.S},
        ),
        Lesson(
            "contract",
            (Answer("take", Action(Verb.PONG, ("C",))), Answer("pass", PASS, right=True)),
            _third,
            says={"tile": ("C",), "partner": RULES.contract_partner, "others": RULES.contract_outsider},
        ),
    )
