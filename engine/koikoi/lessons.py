"""The course for newcomers to Koi-Koi, under the Kirin rules."""

from __future__ import annotations

from functools import cache

from engine.core import Action, Answer, Lesson, changed
from engine.hanafuda import lessons
from engine.hanafuda.cards import HANAMI
from engine.koikoi.play import apply, start
from engine.koikoi.rules import Rules
from engine.koikoi.score import yaku
from engine.koikoi.state import State, Verb

AGARI, KOIKOI = Action(Verb.AGARI), Action(Verb.KOIKOI)
RULES = Rules()


def laid(mine: str, field: str, taken: tuple[str, ...], top: str = "") -> State:
    return lessons.laid(start(RULES, 2, bytes(32)).state, mine, field, taken, top)


def _chosen(state: State, action: Action) -> State:
    return apply(state, 0, action).state


def _worth(cards: str | frozenset[str]) -> int:
    return sum(yaku(cards.split() if isinstance(cards, str) else cards, RULES).values())


def _early() -> State:
    return lessons.early(laid, _chosen)


def _late() -> State:
    return lessons.late(lambda *given: changed(laid(*given), called=(0, 1)), _chosen)


MORE = _worth("01H 03H 08H 09A") - _worth(HANAMI)
"""Points that capturing the moon adds to pine, curtain and cup."""


@cache
def course() -> tuple[Lesson, ...]:
    return (
        *lessons.capturing(laid, _chosen),
        lessons.brights(laid, _worth("01H 03H 08H")),
        lessons.viewing(laid, _worth(HANAMI)),
        Lesson(
            "early",
            (Answer("stop", AGARI), Answer("on", KOIKOI, right=True)),
            _early,
            says={"have": ("01H", "03H"), "moon": ("08H",), "card": ("08K1",), "points": _worth(HANAMI), "more": MORE},
        ),
        Lesson(
            "late",
            (Answer("stop", AGARI, right=True), Answer("on", KOIKOI)),
            _late,
            after="result",
            says={
                "phoenix": ("12H",),
                "have": ("01H", "08H"),
                "left": 1,
                "points": _worth(HANAMI),
                "doubled": 2 * _worth(HANAMI),
            },
        ),
    )
