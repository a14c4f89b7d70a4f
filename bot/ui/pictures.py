"""Pictures of scenes, drawn off the event loop and kept while they are still wanted."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Literal

from bot.render import alt_text, hand_picture, result_picture, table_picture
from bot.table import Table
from bot.ui.speech import who
from bot.words import Words
from engine.core import AnyGame, Scene, Seat

Kind = Literal["table", "hand", "result"]
KEPT = 64


class Pictures:
    """`names` are the display names of the people met since the start; a seat without one carries its number."""

    def __init__(self, words: Words) -> None:
        self.names: dict[int, str] = {}
        self._words = words
        self._drawn: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    async def draw(self, kind: Kind, table: Table, scene: Scene, locale: str) -> tuple[str, bytes, str]:
        """File name, PNG bytes and alt text. The scene is the only source, so a secret has no road out."""
        names = self._seat_names(table, locale)
        key = (kind, table.row.game, scene, tuple(names.items()), locale)
        if key not in self._drawn:
            self._drawn[key] = await asyncio.to_thread(self._paint, kind, table.game, scene, names, locale)
        self._drawn.move_to_end(key)
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        data = self._drawn[key]
        text = self._words.speaker(locale, table.row.game)
        return f"{kind}.png", data, alt_text(scene, names, text, kind, deck=table.game.deck)

    def _paint(self, kind: Kind, game: AnyGame, scene: Scene, names: dict[Seat, str], locale: str) -> bytes:
        text = self._words.speaker(locale, game.key)

        def labels(key: str) -> str:
            if key.startswith("yaku-"):
                return text(key)
            if key == "badge-called":
                return text(f"{game.key}-called")
            return text(f"{game.key}-{key}" if key.startswith(("term-", "reason-")) else f"picture-{key}")

        match kind:
            case "table":
                return table_picture(scene, names, labels, game.deck)
            case "hand":
                return hand_picture(scene, labels, game.deck)
            case "result":
                return result_picture(scene, names, labels, game.deck)

    def _seat_names(self, table: Table, locale: str) -> dict[Seat, str]:
        text = self._words.speaker(locale)
        names = {
            sitter.seat: self.names.get(sitter.user, "") if sitter.user is not None else who(table, sitter.seat, text)
            for sitter in table.sitters
        }
        return {seat: name for seat, name in names.items() if name}
