"""The theme and difficulty of a puzzle, and reasons why its answer is the best, in the game's terms.

All of this uses only what the seat can see. So do the judge's figures.
"""

from collections.abc import Mapping

from bot.decks.telling import Telling
from bot.features.puzzles.models import Puzzle
from bot.i18n import listed
from bot.store.puzzles import PuzzleTally
from bot.tables.table import Table
from bot.ui.narration import deck_of
from engine.core import Action

DANGERS = ("danger", "claimed")
"""Figures that say in percent how likely another seat can use a discard."""
RISKY = 4
"""Difference of two dangers, in percent, from which a choice is about them."""
PEOPLE = 10
"""Number of people whose answers decide how difficult a puzzle is."""
FEW, MOST = 0.45, 0.75
"""Shares of right answers below which a puzzle is hard, and above which it is easy."""
CLEAR = 0.4
"""Lead from which the best answer is easy to find, in standard deviations of the difference in one deal."""
MORE = 1.2
"""Factor from which the worth of a win is worth mentioning."""
SENTENCES = 2
"""Maximum number of sentences that explain an answer."""


def difficulty(puzzle: Puzzle, told: PuzzleTally) -> str:
    """Return `easy`, `medium` or `hard`.

    At first this depends on the lead, and on whether a strong computer misses the answer. Later it depends on what
    people have answered.
    """
    if told.people >= PEOPLE:
        share = told.found / told.people
        return "hard" if share < FEW else "easy" if share > MOST else "medium"
    if puzzle.missed:
        return "hard"
    deviation = max(each.error for each in puzzle.answers) * puzzle.deals**0.5
    return "easy" if puzzle.lead >= CLEAR * deviation else "medium"


def theme(puzzle: Puzzle, table: Table, telling: Telling) -> str:
    """Return what the puzzle is about, as the deck calls it, or `push` if a dangerous tile is the question."""
    scene = table.begun.scene(puzzle.seat)
    found = deck_of(table).theme(scene, [Action.parse(each.action) for each in puzzle.answers], telling)
    best, *others = (_danger(dict(each.figures)) for each in puzzle.answers)
    risky = any(None not in (best, other) and abs((best or 0) - (other or 0)) >= RISKY for other in others)
    return "push" if found == "hand" and risky else found


def explanation(puzzle: Puzzle, given: Action, table: Table, named: Mapping[Action, str], telling: Telling) -> str:
    """Explain in the game's terms why the best answer is better than `given`.

    If `given` is the best one, compare it with the second best, and if it wasn't simulated, compare figures with that.
    If neither the yaku nor the hand explain it, say so: then only the simulated deals show it.
    """
    text, scene = telling.speak, table.begun.scene(puzzle.seat)
    second = Action.parse(max(puzzle.answers[1:], key=lambda each: each.points).action)
    other = second if given == puzzle.best else given
    said = deck_of(table).explains(scene, puzzle.best, other, telling)
    if str(other) in {each.action for each in puzzle.answers}:
        said += _compared(puzzle, other, named[other], telling)
    elif not said:
        said = _compared(puzzle, second, named[second], telling)  # this names the second best
    return listed(said[: SENTENCES + (puzzle.kind == "decide")] or [text("puzzle-unexplained")], text, "sentences")


def _compared(puzzle: Puzzle, other: Action, name: str, telling: Telling) -> list[str]:
    """Compare the figures of the best answer with those of another: distance, helping tiles, worth, danger."""
    own = dict(puzzle.answers[0].figures)
    second = dict(next((each.figures for each in puzzle.answers if each.action == str(other)), ()))
    if "distance" not in own or "distance" not in second:
        return []
    said, nearer = list[str](), own["distance"] - second["distance"]
    text, numbers = telling.text, {"own": own["distance"], "theirs": second["distance"], "other": name}
    if nearer < 0:
        said.append(text("puzzle-nearer", **numbers))
    elif nearer == 0 and own["helping"] > second["helping"]:
        said.append(text("puzzle-helping", other=name, own=own["helping"], theirs=second["helping"]))
    if own["reach"] > MORE * second["reach"]:
        key = "puzzle-worth-slower" if nearer > 0 else "puzzle-worth"
        said.append(text(key, other=name, own=own["reach"], theirs=second["reach"]))
    best, risk = _danger(own), _danger(second)
    if best is not None and risk is not None and risk - best >= RISKY:
        said.insert(0, text("puzzle-safer", other=name))
    return said


def _danger(figures: Mapping[str, int]) -> int | None:
    return next((figures[name] for name in DANGERS if name in figures), None)
