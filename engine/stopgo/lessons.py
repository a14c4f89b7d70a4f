"""The course for newcomers to Stop-Go, at a table with two seats under the standard rules."""

from __future__ import annotations

from functools import cache

from engine.core import Action, Answer, Lesson
from engine.hanafuda import lessons
from engine.hanafuda.cards import HANAMI
from engine.stopgo.play import apply, start
from engine.stopgo.rules import Rules
from engine.stopgo.score import yaku
from engine.stopgo.state import State, Verb

STOP, GO = Action(Verb.STOP), Action(Verb.GO)
RULES = Rules()


def laid(mine: str, field: str, taken: tuple[str, ...], top: str = "") -> State:
    return lessons.laid(start(RULES, 2, bytes(32)).state, mine, field, taken, top)


def _chosen(state: State, action: Action) -> State:
    return apply(state, 0, action).state


def _early() -> State:
    return lessons.early(laid, _chosen)


def _late() -> State:
    return lessons.late(laid, _chosen)


VIEWING, BRIGHTS = yaku(HANAMI, RULES).total, yaku(("01H", "03H", "08H"), RULES).total


@cache
def course() -> tuple[Lesson, ...]:
    return (
        *lessons.capturing(laid, _chosen),
        lessons.brights(laid, BRIGHTS),
        lessons.viewing(laid, VIEWING),
        Lesson(
            "early",
            (Answer("stop", STOP), Answer("on", GO, right=True)),
            _early,
            says={"have": ("01H", "03H"), "moon": ("08H",), "card": ("08K1",), "points": VIEWING, "more": BRIGHTS},
        ),
        Lesson(
            "late",
            (Answer("stop", STOP, right=True), Answer("on", GO)),
            _late,
            after="result",
            says={"phoenix": ("12H",), "have": ("01H", "08H"), "left": 3, "points": VIEWING},
        ),
    )
