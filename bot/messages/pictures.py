"""Pictures of scenes, drawn off the event loop and kept while they are still wanted."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.decks.deck import Kind
from bot.decks.telling import Telling
from bot.messages.names import Called
from bot.messages.speech import deck_of, marked, who
from bot.render.fonts import writable
from bot.render.layout import Picture
from bot.render.theme import USUAL, Look
from bot.tables.table import Table
from bot.words import Text, Words
from engine.core import Scene, Seat

KEPT = 64

Paint = Callable[[Picture, Look], Awaitable[bytes]]


class Pictures:
    """`called(guild, user)`: what somebody may be called on a server; a seat without a name carries its number."""

    def __init__(
        self, words: Words, paint: Paint, called: Callable[[int, int], Called] = lambda _guild, _user: ()
    ) -> None:
        self._words, self._paint, self._called = words, paint, called
        self._drawn: OrderedDict[tuple[Picture, Look], bytes] = OrderedDict()

    async def draw(
        self, kind: Kind, table: Table, scene: Scene, locale: str, look: Look = USUAL
    ) -> tuple[str, bytes, str]:
        """File name, PNG bytes and alt text. The scene is the only source, so a secret has no road out."""
        speak, deck = self._words.translator(locale), deck_of(table)
        names, drawable = self._seat_names(table, speak)
        laid = deck.layout(kind, scene, Telling(speak, table.game, lambda seat: drawable.get(seat, "")))
        key = (laid, look)
        if key not in self._drawn:
            self._drawn[key] = await self._paint(laid, look)
        self._drawn.move_to_end(key)
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        data = self._drawn[key]
        told = Telling(speak, table.game, lambda seat: names.get(seat) or speak("scene-player", number=seat + 1))
        return f"{kind}.png", data, deck.alt(kind, scene, told)

    def forget(self, _user: int) -> None:
        """Keep no picture: each may write somebody's name."""
        self._drawn.clear()

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
