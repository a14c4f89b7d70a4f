"""The course for newcomers to Hana-awase, under the standard rules. Lessons about the oni also use the oni rule."""

from __future__ import annotations

from functools import cache

from engine.core import Action, Answer, Lesson
from engine.hanaawase.oni import ONI
from engine.hanaawase.play import apply, start
from engine.hanaawase.rules import Rules
from engine.hanaawase.score import card_points, par, yaku
from engine.hanaawase.state import State
from engine.hanafuda import lessons
from engine.hanafuda.cards import HANAMI
from engine.hanafuda.lessons import play, take

RULES, WITH_ONI = Rules(), Rules(oni=True)
PILE = ("01H", "01K1", "02R", "04A", "04R", "05A", "05R", "08A", "08K1", "11A", "12H", "12K1")
"""Cards captured in a round, without a yaku."""
POINTS = card_points(PILE, RULES)


def laid(mine: str, field: str, taken: tuple[str, ...], top: str = "", rules: Rules = RULES) -> State:
    return lessons.laid(start(rules, 3, bytes(32)).state, mine, field, taken, top)


def _chosen(state: State, action: Action) -> State:
    return apply(state, 0, action).state


def _values() -> State:
    field = "12H 08A 01R 03K2 05K1 06K1 10K2 11R"
    return laid("08K1 12K1 01K1 02R 04A 07A", field, ("02A 02K1", "04R 04K1"), "07K1")


def _bites() -> State:
    field = "08H 01K1 03K2 05A 06R 10K2 09K1 12K1"
    return _chosen(laid(f"{ONI} 02R 04A 07A 07K1 02K2", field, ("02A 02K1", "04R 04K1"), "05K1", WITH_ONI), play(ONI))


def _lies() -> State:
    field = f"{ONI} 08H 01K1 03K2 05A 06R 10K2 12K1"
    return laid("11R 06K1 02R 04A 07A 07K1", field, ("02A 02K1", "04R 04K1"), "09K1", WITH_ONI)


def _paid() -> int:
    return sum(yaku(HANAMI, RULES).values())


@cache
def course() -> tuple[Lesson, ...]:
    return (
        *lessons.capturing(laid, _chosen),
        Lesson(
            "values",
            (
                Answer("animal", play("08K1")),
                Answer("bright", play("12K1"), right=True),
                Answer("ribbon", play("01K1")),
            ),
            _values,
            after="hand",
            says={"bright": ("12H",), "animal": ("08A",), "ribbon": ("01R",)},
        ),
        Lesson(
            "par",
            (Answer("all"), Answer("above", right=True), Answer("nothing")),
            pieces=PILE,
            says={"points": POINTS, "par": par(RULES), "score": POINTS - par(RULES)},
        ),
        lessons.viewing(laid, _paid()),
        Lesson(
            "bites",
            (Answer("plain", take("03K2")), Answer("bright", take("08H"), right=True), Answer("animal", take("05A"))),
            _bites,
            after="hand",
            says={"oni": (ONI,), "bright": ("08H",), "plain": ("03K2",), "animal": ("05A",)},
        ),
        Lesson(
            "lies",
            (Answer("willow", play("11R")), Answer("other", play("06K1"), right=True)),
            _lies,
            after="hand",
            says={"oni": (ONI,), "willow": ("11R",), "card": ("06K1",), "caught": ("06R",), "turned": ("09K1",)},
        ),
    )
