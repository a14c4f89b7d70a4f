"""Readers: for whom a message is made, in which language, in pictures or in words alone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.decks.deck import Kind
from bot.messages.answers import Interaction
from bot.messages.pictures import Pictures
from bot.render.theme import DAY, Theme
from bot.tables.table import Table
from bot.words import DEFAULT, Text, Words
from engine.core import Scene


@dataclass(frozen=True, slots=True)
class Reader:
    """`speak` says a message in the language of `locale`; `theme` are the colours of their pictures. in_words: no
    picture may be attached, or none is wished."""

    locale: str
    speak: Text
    pictures: Pictures
    theme: Theme = DAY
    in_words: bool = False

    async def draw(self, kind: Kind, table: Table, scene: Scene) -> tuple[()] | tuple[str, bytes, str]:
        """File name, PNG bytes and alt text; nothing for somebody who reads words."""
        return () if self.in_words else await self.pictures.draw(kind, table, scene, self.locale, self.theme)


class Readers:
    """Makes a reader of whoever presses, and one of all who read in a channel."""

    def __init__(self, words: Words, pictures: Pictures) -> None:
        self._words, self._pictures = words, pictures

    def of(self, interaction: Interaction, *, in_words: bool = False) -> Reader:
        """Whoever pressed, in their language."""
        return self._reader(str(interaction.locale), in_words)

    def of_all(self, guild: int, *, in_words: bool = False) -> Reader:
        """Everybody on a server, in its language."""
        del guild  # no server has chosen a language yet
        return self._reader(DEFAULT, in_words)

    def _reader(self, locale: str, in_words: bool) -> Reader:
        return Reader(locale, self._words.translator(locale), self._pictures, in_words=in_words)
