"""The emoji of pieces: which ones the application has, text that contains them, and messages without them.

If Discord refuses the emoji in a message, the message is sent without any.
"""

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
"""Discord's error code for a forbidden value in a message, such as an emoji that no longer exists."""

TRIES = 2
"""Number of tries to send a message with its emoji, before it is sent without."""

SEVERAL = 5
"""Number of messages in a row whose emoji Discord refuses, after which the bot sends no emoji."""

ROOM = 2400
"""Maximum number of characters in a text with emoji.

Each emoji takes 35 characters, and a whole message may have 4000.
"""


class Emojis:
    """The emoji of an application that messages may use. If one emoji of a deck is missing, none of it is used."""

    def __init__(self) -> None:
        self._by_deck: dict[str, Mapping[Piece, str]] = {}
        self._in_a_row = 0
        self.forgotten = 0
        """Number of times that the bot stopped using emoji because Discord refused several messages in a row."""
        self.lost = asyncio.Event()
        """Set when Discord has refused a message's emoji, perhaps because an emoji no longer exists."""

    def learn(self, ids: Mapping[str, int]) -> None:
        """Replace the known emoji. `ids`: the ids of all emoji by name."""
        self._by_deck = {}
        for deck in pack.DECKS:
            squares = pack.squares(deck)
            if all(square.name in ids for square in squares.values()):
                self._by_deck[deck] = {
                    piece: f"<:{square.name}:{ids[square.name]}>" for piece, square in squares.items()
                }

    def for_deck(self, deck: str) -> Mapping[Piece, str]:
        """Return the emoji of a deck's pieces, as they are written in a message. {} if there are none."""
        return self._by_deck.get(deck, {})

    def mark_accepted(self) -> None:
        """Note that Discord has accepted a message with emoji."""
        self._in_a_row = 0

    def refused(self) -> None:
        """Note that Discord refused a message with emoji, but accepted it without them.

        After SEVERAL such messages in a row, no emoji are used until `learn` is called.
        """
        self._in_a_row += 1
        if self._in_a_row >= SEVERAL:
            self._by_deck, self._in_a_row = {}, 0
            self.forgotten += 1
        self.lost.set()


def for_emoji(post: MessagePayload, error: discord.HTTPException) -> bool:
    """Return whether the emoji in a message may be the reason why Discord refused it.

    Discord sometimes refuses emoji at random (#7128).
    """
    return error.code == REFUSED_FORM and post.plain is not None


async def sent(post: MessagePayload, request: Callable[[MessagePayload], Awaitable[T]]) -> T:
    """Send a message with `request` and return the result.

    If Discord refuses the emoji, send the message a second time. If that fails too, send it without emoji. If only this
    succeeds, count the emoji as refused. If Discord refuses the message for a reason that another form of it avoids,
    send that form.
    """
    for _ in range(TRIES):
        try:
            done = await request(post)
        except discord.HTTPException as error:
            if (build := post.instead(error)) is not None:
                return await sent(await build(), request)
            if not for_emoji(post, error):
                raise
        else:
            post.taken()
            return done
    return await sent(await without(post), request)


async def without(post: MessagePayload) -> MessagePayload:
    """Return the same message without emoji.

    If Discord accepts it, the emoji were the reason for the refusal, and the bot notes that Discord refused them.
    """
    assert post.plain is not None
    return replace(await post.plain(), taken=post.refused, instead=post.instead)


def words(deck: Deck, kind: Kind, scene: Scene, said: Telling, emoji: Mapping[Piece, str]) -> str:
    """Return a scene in words, with one sentence on each line.

    `emoji`: the emoji of the pieces. If not all fit, only the first sentences have them.
    """
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
