"""What the hanafuda games' players have learned: `python -m tests.training GAME` writes `engine/GAME/*.weights` anew.

It needs the extra `fast` (numba) and, on one core, some five to fifteen minutes for each of the game's tables.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.hanaawase import learned as hanaawase
from engine.hanaawase.rules import Rules as HanaawaseRules
from engine.hanafuda import kernel
from engine.hanafuda.piles import Worth
from engine.hanafuda.tables import SIZES, UNIT, tables
from engine.hanafuda.weights import packed
from engine.koikoi import learned as koikoi
from engine.koikoi.rules import PRESETS
from engine.stopgo import learned as stopgo
from engine.stopgo.rules import Rules as StopgoRules
from tests.training.rounds import duel, learn, np

ENGINE = Path(__file__).parents[2] / "engine"
TIMES, ROUNDS = 30, 300_000
"""So many times so many rounds; each time the steps are shorter."""

FIRST_RATE, LAST_RATE, DARE = 0.03, 0.0006, 0.04
DUELS = 10_000


@dataclass(frozen=True)
class Course:
    """What is learned: under which rules, from how many cards in a hand and on the field."""

    name: str
    worth: Worth
    settings: kernel.Settings
    hand: int
    field: int
    cards: Worth | None = None

    def lookups(self, weights: Any) -> Any:
        """Points count as they are, so that the weights are points as well."""
        return tables(self.worth, self.cards, weights, self.settings._replace(unit=1))


def _koikoi(preset: str) -> Course:
    rules = PRESETS[preset]
    return Course(preset, koikoi.worth(rules), koikoi.settings(rules, 0), 8, 8)


def _stopgo(seats: int, hand: int, field: int) -> Course:
    rules = StopgoRules()
    return Course({2: "two", 3: "three"}[seats], stopgo.worth(rules, 0), stopgo.settings(rules, seats, 0), hand, field)


def _hanaawase() -> Course:
    rules = HanaawaseRules()
    return Course("three", hanaawase.worth(rules), hanaawase.settings(rules), 7, 6, hanaawase.values(rules))


def learned(course: Course, times: int = TIMES, rounds: int = ROUNDS, duels: int = DUELS) -> bytes:
    """The weights of a course as its file holds them, the same each time; how far it is is printed."""
    weights, nothing = (tuple(np.zeros(size) for size in SIZES) for _ in range(2))
    own, other = course.lookups(weights), course.lookups(nothing)
    began = time.perf_counter()
    for number in range(times):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (number / (times - 1))
        learn(rounds, own, rate, DARE, course.hand, course.field, number)
        gain, error = duel(duels, own, other, course.hand, course.field, 99)
        print(f"{course.name} {number + 1}: {gain:.2f} ({error:.2f}) a round, {time.perf_counter() - began:.0f} s")
    return packed([[round(float(each) * UNIT) for each in table] for table in weights])


def courses(game: str) -> list[Course]:
    """All courses of a game."""
    return {
        "koikoi": lambda: [_koikoi("kirin"), _koikoi("nintendo")],
        "stopgo": lambda: [_stopgo(2, 10, 8), _stopgo(3, 7, 6)],
        "hanaawase": lambda: [_hanaawase()],
    }[game]()


def write(game: str) -> None:
    """Learn all courses of a game and write them into its folder."""
    for course in courses(game):
        (ENGINE / game / f"{course.name}.weights").write_bytes(learned(course))


if __name__ == "__main__":
    write(sys.argv[1])
