"""Pictures of scenes, drawn off the event loop and kept while they are still wanted."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from bot.decks.all import DECKS
from bot.decks.brushes import painted
from bot.decks.deck import Kind
from bot.decks.telling import Telling
from bot.messages.names import Called
from bot.messages.speech import deck_of, marked, who
from bot.render.fonts import writable
from bot.render.theme import USUAL, Look
from bot.tables.table import Table
from bot.words import Text, Words
from engine.core import AnyGame, Scene, Seat

KEPT = 64


class Pictures:
    """`called(guild, user)`: what somebody may be called on a server; a seat without a name carries its number."""

    def __init__(self, words: Words, called: Callable[[int, int], Called] = lambda _guild, _user: ()) -> None:
        self._words, self._called = words, called
        self._drawn: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    async def draw(
        self, kind: Kind, table: Table, scene: Scene, locale: str, look: Look = USUAL
    ) -> tuple[str, bytes, str]:
        """File name, PNG bytes and alt text. The scene is the only source, so a secret has no road out."""
        speak = self._words.translator(locale)
        names, drawable = self._seat_names(table, speak)
        key = (kind, table.row.game, scene, tuple(drawable.items()), locale, look)
        if key not in self._drawn:
            self._drawn[key] = await asyncio.to_thread(self._paint, kind, table.game, scene, drawable, locale, look)
        self._drawn.move_to_end(key)
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        data = self._drawn[key]
        told = Telling(speak, table.game, lambda seat: names.get(seat) or speak("scene-player", number=seat + 1))
        return f"{kind}.png", data, deck_of(table).alt(kind, scene, told)

    def forget(self, _user: int) -> None:
        """Keep no picture: each may write somebody's name."""
        self._drawn.clear()

    def _paint(self, kind: Kind, game: AnyGame, scene: Scene, names: dict[Seat, str], locale: str, look: Look) -> bytes:
        shown = Telling(self._words.translator(locale), game, lambda seat: names.get(seat, ""))
        return painted(DECKS[game.deck].layout(kind, scene, shown), look)

    def _seat_names(self, table: Table, speak: Text) -> tuple[dict[Seat, str], dict[Seat, str]]:
        """The names of the seats in full, for words, and as the typeface of the pictures can write them."""
        full: dict[Seat, str] = {}
        in_picture: dict[Seat, str] = {}
        for sitter in table.sitters:
            called = (who(table, sitter.seat, speak),)
            if sitter.user is not None:
                known = self._called(table.row.guild, sitter.user)
                called = tuple(marked(table, sitter.seat, name, speak) for name in known)
            if called:
                full[sitter.seat] = called[0]
            if written := [short for short in map(writable, called) if short]:
                in_picture[sitter.seat] = written[0]
        return full, in_picture
