"""How the result of a round of hanafuda came about: the yaku with their cards, the formula, who pays whom."""

from __future__ import annotations

from bot.decks import why
from bot.decks.telling import Telling
from engine.core import Scene, Sheet


def explained(scene: Scene, telling: Telling) -> list[str]:
    """Step by step, a line each; where every seat has a formula, all of them."""
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
        # what the others had stands behind the sum: it is no part of it
        lines += [*_yaku(scene, sheet, telling), *why.steps(sheet, telling)]
        lines += _others(scene, sheet, telling, "why-lost")
    return [*lines, *why.payments(sheet, telling), *why.changes(scene, telling)]


def _had(scene: Scene, sheet: Sheet, telling: Telling, key: str = "why-had") -> list[str]:
    """The yaku of a seat below its name; nothing where it has none."""
    lines = _yaku(scene, sheet, telling)
    return [telling.text(key, who=telling.who(sheet.seat or 0)), *lines] if lines else []


def _formula(count: Sheet, telling: Telling) -> str:
    """The steps to the points of a seat behind its name."""
    who = telling.text("list-said", what=telling.who(count.seat or 0), said="").rstrip()
    return " ".join((f"**{who}**", *why.steps(count, telling)))


def _others(scene: Scene, sheet: Sheet, telling: Telling, key: str) -> list[str]:
    """What all but the winner had made."""
    made = {seat: Sheet("made", seat) for seat in range(len(scene.places)) if seat != sheet.seat}
    made |= {each.seat: each for each in scene.sheets if each.key == "made" and each.seat in made}
    return [line for each in made.values() for line in _had(scene, each, telling, key)]


def _yaku(scene: Scene, sheet: Sheet, telling: Telling) -> list[str]:
    """The yaku of a seat, and those that other cards in its pile have taken from it."""
    spoilt = scene.sheet("spoilt", sheet.seat)
    return [*why.scored(sheet, telling), *(why.spoilt(spoilt, telling) if spoilt else ())]
