"""Painting of a shell: in a ring of light where it may be laid."""

from __future__ import annotations

from pathlib import Path

from bot.render.canvas import Canvas
from bot.render.painter import Art
from tests.toy_deck.deck.items import Shell


def _shell(item: Shell, canvas: Canvas) -> None:
    if item.lit:
        around = item.box.inset(-6)
        canvas.round(around, around.h / 2, canvas.theme.now)
    canvas.piece(item.piece or "back", item.box, item.box.w)


ART = Art({Shell: _shell}, Path(__file__).parent / "sheets")
