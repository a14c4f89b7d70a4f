"""The choice of hints that a hand shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.table import Table
from bot.ui.narration import deck_of
from engine.core import Action, Scene, Seat


def hinting(table: Table, scene: Scene, seat: Seat, legal: Sequence[Action], *, hints: bool) -> Scene:
    """Return the scene without the hints to be hidden. Use it for both words and picture.

    Hints that a standing order can hide are hidden if the seat gave that order or may win at once. All other hints are
    hidden if the reader's setting (`hints`) is off.
    """
    given = table.orders.get(seat, frozenset[str]())
    wins = any(table.game.verbs[action.verb].wins for action in legal)
    hiding = {order.key: order.hides for order in table.game.orders if order.hides}
    hidden = {sheet for order, sheet in hiding.items() if wins or order in given}
    if not hints:
        hidden |= deck_of(table).hinting - {*hiding.values()}
    return replace(scene, sheets=tuple(sheet for sheet in scene.sheets if sheet.key not in hidden))
