"""The emoji of pieces: those that the application has now, lines of text with them, and messages without them where
Discord refuses one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TypeVar

import discord

from bot.decks import emoji as pack
from bot.decks.deck import Deck, Kind
from bot.decks.telling import Telling
from bot.messages.post import Post
from engine.core import Piece, Scene

T = TypeVar("T")

REFUSED_FORM = 50035
"""Code of Discord: something in the message is not allowed, such as an emoji that is there no more."""

ROOM = 2400
"""Characters of words that may have emoji: each is 35 long, and a message has 4000 for everything."""


class Emojis:
    """What messages know of the emoji of an application. Of a deck they use all, or none while one is missing."""

    def __init__(self) -> None:
        self._by_deck: dict[str, Mapping[Piece, str]] = {}
        self.refusals = 0
        """How often Discord has refused one."""
        self.lost: Callable[[], None] = lambda: None
        """Called when Discord has refused one."""

    def learn(self, ids: Mapping[str, int]) -> None:
        """These are there, ids by name; others are not."""
        self._by_deck = {}
        for deck in pack.DECKS:
            squares = pack.squares(deck)
            if all(square.name in ids for square in squares.values()):
                self._by_deck[deck] = {
                    piece: f"<:{square.name}:{ids[square.name]}>" for piece, square in squares.items()
                }

    def of(self, deck: str) -> Mapping[Piece, str]:
        """How the pieces of a deck are written in a message, {} where there are no emoji."""
        return self._by_deck.get(deck, {})

    def refused(self) -> None:
        """Discord does not know one any more: go on without any, until they are learned anew."""
        self._by_deck = {}
        self.refusals += 1
        self.lost()


def refused(post: Post, error: discord.HTTPException) -> bool:
    """Whether Discord may have refused a message for its emoji: from now on there are none."""
    if error.code != REFUSED_FORM or post.plain is None:
        return False
    post.refused()
    return True


async def sent(post: Post, request: Callable[[Post], Awaitable[T]]) -> T:
    """Send a message; where Discord refuses its emoji, once more without. `request` sends the one it is given."""
    try:
        return await request(post)
    except discord.HTTPException as error:
        if post.plain is None or not refused(post, error):
            raise
    return await request(await post.plain())


def words(deck: Deck, kind: Kind, scene: Scene, said: Telling, emoji: Mapping[Piece, str]) -> str:
    """A scene in words, a sentence a line; pieces with their emoji, the first sentences first, as far as there is
    room."""
    lines = list(deck.sentences(kind, scene, said))
    if not emoji:
        return "\n".join(lines)
    room = ROOM - sum(map(len, lines))
    for place, shown in enumerate(deck.sentences(kind, scene, replace(said, emoji=emoji))):
        room -= len(shown) - len(lines[place])
        if room < 0:
            break
        lines[place] = shown
    return "\n".join(lines)
