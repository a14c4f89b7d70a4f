"""The emoji of pieces: those that the application has now, lines of text with them, and messages without them where
Discord refuses one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TypeVar

import discord

from bot.decks import emoji_pack as pack
from bot.decks.deck import Deck, Kind
from bot.decks.telling import Telling
from bot.transport.payload import MessagePayload
from engine.core import Piece, Scene

T = TypeVar("T")

REFUSED_FORM = 50035
"""Code of Discord: something in the message is not allowed, such as an emoji that is there no more."""

TRIES = 2
"""So often a message is sent with its emoji, before it goes without."""

SEVERAL = 5
"""So many messages one after the other, each refused twice, and no emoji are sent any more."""

ROOM = 2400
"""Characters of words that may have emoji: each is 35 long, and a message has 4000 for everything."""


class Emojis:
    """What messages know of the emoji of an application. Of a deck they use all, or none while one is missing."""

    def __init__(self) -> None:
        self._by_deck: dict[str, Mapping[Piece, str]] = {}
        self._in_a_row = 0
        self.forgotten = 0
        """How often all were given up because Discord refused several messages in a row."""
        self.lost = asyncio.Event()
        """Set when Discord has refused a message twice: perhaps one is there no more."""

    def learn(self, ids: Mapping[str, int]) -> None:
        """Learn which emoji are there, ids by name; others are not."""
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

    def taken(self) -> None:
        """Note that Discord has taken a message with emoji."""
        self._in_a_row = 0

    def refused(self) -> None:
        """Note that Discord has refused a message with emoji twice, and has taken it without. After several in a row go
        on without any, until they are learned anew."""
        self._in_a_row += 1
        if self._in_a_row >= SEVERAL:
            self._by_deck, self._in_a_row = {}, 0
            self.forgotten += 1
        self.lost.set()


def for_emoji(post: MessagePayload, error: discord.HTTPException) -> bool:
    """Whether Discord may have refused a message for its emoji, which it does now and then at random (#7128)."""
    return error.code == REFUSED_FORM and post.plain is not None


async def sent(post: MessagePayload, request: Callable[[MessagePayload], Awaitable[T]]) -> T:
    """Send a message; where Discord refuses its emoji, once more with them, and then without. `request` sends the one
    it is given. Only if Discord takes it without, they were what it refused."""
    for _ in range(TRIES):
        try:
            done = await request(post)
        except discord.HTTPException as error:
            if not for_emoji(post, error):
                raise
        else:
            post.taken()
            return done
    plain = await without(post)
    done = await request(plain)
    plain.taken()
    return done


async def without(post: MessagePayload) -> MessagePayload:
    """A message without its emoji; if Discord takes that, it was these that it has refused."""
    assert post.plain is not None
    return replace(await post.plain(), taken=post.refused)


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
