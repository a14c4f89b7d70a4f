"""Words and pieces about the hands that a user won: favourite scoring hands and best hands."""

from collections.abc import Sequence

from bot.decks.deck import LONGEST
from bot.decks.patterns import known_by
from bot.decks.telling import Telling, closed
from bot.features.records.picture import Favourite
from bot.i18n import Text, listed
from bot.store.records import Hand
from bot.transport.payload import Part
from engine.core import Piece

Counted = tuple[tuple[str, int], ...]
"""Scoring hands, each with the number of wins."""


def favourites(patterns: Counted, telling: Telling) -> tuple[Favourite, ...]:
    """Return the favourite scoring hands for the picture, each with example pieces."""
    return tuple(
        Favourite(telling.yaku(key), telling.speak("profile-times", count=count), known_by(telling.game, key))
        for key, count in patterns
    )


def favourite_words(patterns: Counted, telling: Telling) -> str:
    """Return a sentence about the favourite scoring hands, or "" if there are none."""
    text, game = telling.speak, telling.game.key
    said = [
        text("profile-favourite", name=telling.yaku(key), times=text("profile-times", count=count))
        for key, count in patterns
    ]
    return text("list-said", what=text("profile-won-with", game=text(game)), said=listed(said, text)) if said else ""


def best_hand(best: Sequence[Hand], telling: Telling) -> tuple[str, tuple[Piece, ...]]:
    """Return the sentence about the best hand, and pieces that show all that scored in it."""
    said = best_words(best[:1], telling)
    return (said[0], known_by(telling.game, *best[0][1])) if said else ("", ())


def best_words(best: Sequence[Hand], telling: Telling) -> list[str]:
    """Return sentences about the user's best hands.

    The first sentence has the points of the best hand and its scoring hands. The second sentence has only the points of
    the next best hands.
    """
    text, notes = telling.speak, list[str]()
    for points, keys in best[:1]:
        names = telling.joined(map(telling.yaku, keys)) if keys else text("profile-plain")
        notes.append(text("profile-best", points=points, names=names))
    if more := [points for points, _ in best[1:]]:
        notes.append(text("profile-next-best", points=telling.joined(map(str, more)), count=sum(more)))
    return notes


def drawn(name: str, data: bytes, lines: Sequence[str], text: Text) -> Part:
    """Return a picture as a message part. Its description has the user's name, and as many of the lines as fit."""
    told = [closed(line, text) for line in (name, *lines) if line]
    while len(alt := listed(told, text, "sentences")) > LONGEST:
        told.pop()
    return "profile.png", data, alt


def average(points: int, hands: int) -> str:
    """Return the average points per hand as text. If no hand was settled, return a dash."""
    return f"{points / hands:+.1f}".replace("-", "−") if hands else "–"
