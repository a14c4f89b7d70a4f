"""The explanation of a hand's result: the hand as sets, the items that scored, the formula, and who pays whom."""

from bot.decks import why
from bot.decks.mahjong.settled import bonds, last_tile, reading
from bot.decks.telling import Telling
from engine.core import Scene


def explained(scene: Scene, telling: Telling) -> list[str]:
    """Explain the result step by step, one line per step."""
    sheet = scene.sheet("result")
    if sheet is None:
        return []
    lines = why.ended(scene, "table-hand-over", telling)
    if sheet.seat is not None:
        lines += [*last_tile(scene, telling)[:1], reading(scene, telling)]
        lines += why.scored(sheet, telling)
        lines += why.steps(sheet, telling, scene.sheet("winning"))
    lines += [
        *why.payments(sheet, telling),
        telling.listed(bonds(scene, telling), "dots"),
        *why.changes(scene, telling),
    ]
    return [line for line in lines if line]
