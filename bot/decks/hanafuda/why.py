"""The explanation of a round's result: the yaku with their cards, the formula, who pays whom."""

from __future__ import annotations

from bot.decks import why
from bot.decks.telling import Telling
from engine.core import Scene, Sheet


def explained(scene: Scene, telling: Telling) -> list[str]:
    """Explain the result step by step, a line each. If every seat has a formula, show all of them."""
    sheet = scene.sheet("result")
    if sheet is None:
        return []
    counts = [count for count in scene.sheets if count.key == "count"]
    lines = why.ended(scene, "table-round-over", telling)
    if counts:
        lines += [*_had(scene, sheet, telling), *_others(scene, sheet, telling, "why-had")]
        lines += [_formula(count, telling) for count in counts]
    elif sheet.seat is None:
        lines += _others(scene, sheet, telling, "why-had")
    else:
        # what the others had comes after the sum, as it is no part of it
        lines += [*_yaku(scene, sheet, telling), *why.steps(sheet, telling)]
        lines += _others(scene, sheet, telling, "why-lost")
    return [*lines, *why.payments(sheet, telling), *why.changes(scene, telling)]


def _had(scene: Scene, sheet: Sheet, telling: Telling, key: str = "why-had") -> list[str]:
    """Return the yaku of a seat below its name. Nothing if it has none."""
    lines = _yaku(scene, sheet, telling)
    return [telling.text(key, who=telling.who(sheet.seat or 0)), *lines] if lines else []


def _formula(count: Sheet, telling: Telling) -> str:
    """Return the steps to the points of a seat, behind its name."""
    who = telling.text("list-said", what=telling.who(count.seat or 0), said="").rstrip()
    return " ".join((f"**{who}**", *why.steps(count, telling)))


def _others(scene: Scene, sheet: Sheet, telling: Telling, key: str) -> list[str]:
    """Return what all except the winner had made."""
    made = {seat: Sheet("made", seat) for seat in range(len(scene.places)) if seat != sheet.seat}
    made |= {each.seat: each for each in scene.sheets if each.key == "made" and each.seat in made}
    return [line for each in made.values() for line in _had(scene, each, telling, key)]


def _yaku(scene: Scene, sheet: Sheet, telling: Telling) -> list[str]:
    """Return the yaku of a seat, and the ones it lost because of other cards in its pile."""
    spoilt = scene.sheet("spoilt", sheet.seat)
    return [*why.scored(sheet, telling), *(why.spoilt(spoilt, telling) if spoilt else ())]
