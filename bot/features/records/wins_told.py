"""What somebody's won hands were made of: favourite patterns and the best hands, in words and with pieces."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.deck import LONGEST
from bot.decks.patterns import known_by
from bot.decks.telling import Telling, closed
from bot.features.records.picture import Favourite
from bot.i18n import Text, listed
from bot.store.records import Hand
from bot.transport.payload import Part

Counted = tuple[tuple[str, int], ...]
"""Patterns, and how often somebody won with each."""


def favourites(patterns: Counted, telling: Telling) -> tuple[Favourite, ...]:
    """The favourite patterns for the picture, each with some pieces."""
    return tuple(
        Favourite(telling.yaku(key), telling.speak("profile-times", count=count), known_by(telling.game, key))
        for key, count in patterns
    )


def favourite_words(patterns: Counted, telling: Telling) -> str:
    """The same in words, "" where there are none."""
    text, game = telling.speak, telling.game.key
    said = [
        text("profile-favourite", name=telling.yaku(key), times=text("profile-times", count=count))
        for key, count in patterns
    ]
    return text("list-said", what=text("profile-won-with", game=text(game)), said=listed(said, text)) if said else ""


def best_words(best: Sequence[Hand], telling: Telling) -> list[str]:
    """The best hand with its patterns, and the points of the next best."""
    text, notes = telling.speak, list[str]()
    for points, keys in best[:1]:
        names = telling.joined(map(telling.yaku, keys)) if keys else text("profile-plain")
        notes.append(text("profile-best", points=points, names=names))
    if more := [points for points, _ in best[1:]]:
        notes.append(text("profile-next-best", points=telling.joined(map(str, more)), count=sum(more)))
    return notes


def drawn(data: bytes, lines: Sequence[str], text: Text) -> Part:
    """A picture with as many of its lines as a description may have."""
    told = [closed(line, text) for line in lines]
    while len(alt := listed(told, text, "sentences")) > LONGEST:
        told.pop()
    return "profile.png", data, alt


def average(points: int, hands: int) -> str:
    """Points a hand as they are shown, a dash where none was settled."""
    return f"{points / hands:+.1f}".replace("-", "−") if hands else "–"
