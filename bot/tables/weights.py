"""How much of a match counts for ratings: by its usual length, by how much of it was played, and who gave it up."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.rating_model import WHOLE
from engine.core import AnyGame, Rules

MOST = 2 * WHOLE
"""However long a match is."""


def length(game: AnyGame, rules: Rules) -> int:
    """What a match by these rules weighs that is played to its end, in thousandths of one by the first preset."""
    first = next(iter(game.presets.values()))
    return min(MOST, round(WHOLE * game.hands(rules) / game.hands(first)))


def weights(
    game: AnyGame, rules: Rules, seats: int, hands: int, reason: str, resigned: Collection[int]
) -> tuple[int, ...]:
    """How much a match changes the rating of each seat.

    hands: how many of it were settled. reason: why it ended. resigned: who gave it up or left it for good; for them it
    weighs as if it had been played to its end, for the others by the hands that were settled.
    """
    whole = length(game, rules)
    part = whole if reason == "played" else min(whole, round(whole * hands / game.hands(rules)))
    return tuple(whole if seat in resigned else part for seat in range(seats))
