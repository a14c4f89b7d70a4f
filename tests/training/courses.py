"""The courses in which hanafuda players learn, one for each file of weights."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.hanaawase import learned as hanaawase
from engine.hanaawase.rules import PRESETS as HANAAWASE
from engine.hanafuda import kernel
from engine.hanafuda.piles import Worth
from engine.hanafuda.tables import tables
from engine.koikoi import learned as koikoi
from engine.koikoi.rules import PRESETS as KOIKOI
from engine.stopgo import learned as stopgo
from engine.stopgo.rules import PRESETS as STOPGO

ENGINE = Path(__file__).parents[2] / "engine"
GAMES = ("koikoi", "stopgo", "hanaawase")


@dataclass(frozen=True)
class Course:
    """The rules of a course, and the number of cards in a hand and on the field."""

    game: str
    name: str
    preset: str
    worth: Worth
    settings: kernel.Settings
    hand: int
    field: int
    cards: Worth | None = None

    @property
    def file(self) -> Path:
        """The file of the weights."""
        return ENGINE / self.game / f"{self.name}.weights"

    def lookups(self, weights: Any, unit: int = 1) -> Any:
        """Return the kernel's tables. `unit`: one point in the weights; by default points count as they are."""
        return tables(self.worth, self.cards, weights, self.settings._replace(unit=unit))


def _koikoi(preset: str) -> Course:
    rules = KOIKOI[preset]
    return Course("koikoi", preset, preset, koikoi.worth(rules), koikoi.settings(rules, 0), 8, 8)


def _stopgo(seats: int, hand: int, field: int) -> Course:
    preset, rules = next(iter(STOPGO.items()))
    name = {2: "two", 3: "three"}[seats]
    return Course("stopgo", name, preset, stopgo.worth(rules, 0), stopgo.settings(rules, seats, 0), hand, field)


def _hanaawase() -> Course:
    preset, rules = next(iter(HANAAWASE.items()))
    settings = hanaawase.settings(rules)
    return Course("hanaawase", "three", preset, hanaawase.worth(rules), settings, 7, 6, hanaawase.values(rules))


def courses(game: str) -> list[Course]:
    """All courses of a game."""
    return {
        "koikoi": lambda: [_koikoi("kirin"), _koikoi("nintendo")],
        "stopgo": lambda: [_stopgo(2, 10, 8), _stopgo(3, 7, 6)],
        "hanaawase": lambda: [_hanaawase()],
    }[game]()
