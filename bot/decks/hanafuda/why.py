"""The explanation of a round's result: the yaku with their cards, the formula, who pays whom."""

from bot.decks import why
from bot.decks.telling import Telling
from engine.core import Scene, Sheet


def explained(scene: Scene, telling: Telling) -> list[str]:
    """Explain the result step by step, one line per step. If every seat has its own formula, show all formulas."""
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
        # the yaku of the others come after the sum, because they are not part of it
        lines += [*_yaku(scene, sheet, telling), *why.steps(sheet, telling)]
        lines += _others(scene, sheet, telling, "why-lost")
    return [*lines, *why.payments(sheet, telling), *why.changes(scene, telling)]


def _had(scene: Scene, sheet: Sheet, telling: Telling, key: str = "why-had") -> list[str]:
    """Return a line with the name of a seat, then a line for each of its yaku. Return [] if it has no yaku.

    `key`: the message for the first line."""
    lines = _yaku(scene, sheet, telling)
    return [telling.text(key, who=telling.who(sheet.seat or 0)), *lines] if lines else []


def _formula(count: Sheet, telling: Telling) -> str:
    """Return the name of a seat, followed by the steps to its points."""
    who = telling.text("list-said", what=telling.who(count.seat or 0), said="").rstrip()
    return " ".join((f"**{who}**", *why.steps(count, telling)))


def _others(scene: Scene, sheet: Sheet, telling: Telling, key: str) -> list[str]:
    """Return lines with the yaku of all seats except the winner. `key`: the message that names each seat."""
    made = {seat: Sheet("made", seat) for seat in range(len(scene.places)) if seat != sheet.seat}
    made |= {each.seat: each for each in scene.sheets if each.key == "made" and each.seat in made}
    return [line for each in made.values() for line in _had(scene, each, telling, key)]


def _yaku(scene: Scene, sheet: Sheet, telling: Telling) -> list[str]:
    """Return a line for each yaku of a seat. Include yaku that do not count because of other cards in its pile."""
    spoilt = scene.sheet("spoilt", sheet.seat)
    return [*why.scored(sheet, telling), *(why.spoilt(spoilt, telling) if spoilt else ())]
