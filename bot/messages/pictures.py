"""Pictures of scenes, drawn off the event loop and kept while they are still wanted."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

from bot.decks import alt_text, hand_picture, result_picture, table_picture, writable
from bot.messages.names import Called
from bot.messages.speech import who
from bot.tables.table import Table
from bot.words import Words
from engine.core import AnyGame, Scene, Seat

Kind = Literal["table", "hand", "result"]
KEPT = 64


class Pictures:
    """`called(guild, user)`: what somebody may be called on a server; a seat without a name carries its number."""

    def __init__(self, words: Words, called: Callable[[int, int], Called] = lambda _guild, _user: ()) -> None:
        self._words, self._called = words, called
        self._drawn: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    async def draw(self, kind: Kind, table: Table, scene: Scene, locale: str) -> tuple[str, bytes, str]:
        """File name, PNG bytes and alt text. The scene is the only source, so a secret has no road out."""
        names, written = self._seat_names(table, locale)
        key = (kind, table.row.game, scene, tuple(written.items()), locale)
        if key not in self._drawn:
            self._drawn[key] = await asyncio.to_thread(self._paint, kind, table.game, scene, written, locale)
        self._drawn.move_to_end(key)
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        data = self._drawn[key]
        text = self._words.translator(locale, table.row.game)
        return f"{kind}.png", data, alt_text(scene, names, text, kind, deck=table.game.deck)

    def _paint(self, kind: Kind, game: AnyGame, scene: Scene, names: dict[Seat, str], locale: str) -> bytes:
        text = self._words.translator(locale, game.key)

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

    def _seat_names(self, table: Table, locale: str) -> tuple[dict[Seat, str], dict[Seat, str]]:
        """The names of the seats in full, for words, and as the typeface of the pictures can write them."""
        text = self._words.translator(locale)
        full: dict[Seat, str] = {}
        in_picture: dict[Seat, str] = {}
        for sitter in table.sitters:
            called = (who(table, sitter.seat, text),)
            if sitter.user is not None:
                called = self._called(table.row.guild, sitter.user)
            if called:
                full[sitter.seat] = called[0]
            if written := [short for short in map(writable, called) if short]:
                in_picture[sitter.seat] = written[0]
        return full, in_picture
