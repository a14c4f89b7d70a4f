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
    lines = [*why.ended(scene, "table-round-over", telling), *_yaku(scene, sheet, telling, named=bool(counts))]
    if counts:
        lines += [" ".join((f"**{telling.who(count.seat or 0)}:**", *why.steps(count, telling))) for count in counts]
    elif sheet.seat is not None:
        lines += why.steps(sheet, telling)
    return [*lines, *why.payments(sheet, telling), *why.changes(scene, telling)]


def _yaku(scene: Scene, sheet: Sheet, telling: Telling, *, named: bool) -> list[str]:
    """The yaku of the winner, and what the others had made; `named`: with everybody's name above."""
    lines = why.scored(sheet, telling)
    if named and lines and sheet.seat is not None:
        lines.insert(0, telling.text("why-had", who=telling.who(sheet.seat)))
    for made in scene.sheets:
        if made.key == "made" and made.rows:
            lines += [telling.text("why-had", who=telling.who(made.seat or 0)), *why.scored(made, telling)]
    return lines
