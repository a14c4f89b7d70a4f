"""The choice of hints that a hand shows."""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.table import Table
from bot.ui.narration import deck_of
from engine.core import Action, Scene, Seat


def hinting(table: Table, scene: Scene, seat: Seat, legal: Sequence[Action], *, hints: bool) -> Scene:
    """Return the scene without the hints that the reader should not see. Use it for both words and picture.

    A hint with a standing order that hides it is hidden if the seat gave that order or may win now. All other hints are
    hidden if the reader's setting (`hints`) is off.
    """
    given = table.orders.get(seat, frozenset[str]())
    wins = any(table.game.verbs[action.verb].wins for action in legal)
    hidden = frozenset[str]() if hints else deck_of(table).hinting
    for order in table.game.orders:
        if order.hides:
            hidden = hidden | {order.hides} if wins or order.key in given else hidden - {order.hides}
    if not hidden:
        return scene
    return replace(scene, sheets=tuple(sheet for sheet in scene.sheets if sheet.key not in hidden))
