"""Weight of a match in ratings. It depends on the usual length, on the part that was played, and on who resigned."""

from collections.abc import Collection

from bot.store.rating_model import WHOLE
from engine.core import AnyGame, Rules

MOST = 2 * WHOLE
"""Maximum weight of a match, no matter how long it is."""


def length(game: AnyGame, rules: Rules) -> int:
    """Return the weight of a complete match by these rules, in thousandths.

    1000 is the weight of a complete match by the rules of the game's first preset.
    """
    first = next(iter(game.presets.values()))
    return min(MOST, round(WHOLE * game.hands(rules) / game.hands(first)))


def weights(
    game: AnyGame, rules: Rules, seats: int, hands: int, reason: str, resigned: Collection[int]
) -> tuple[int, ...]:
    """Return the weight that a match has in the rating of each seat's player.

    - `hands`: number of settled hands.
    - `reason`: why the match ended.
    - `resigned`: seats that resigned or left for good. For them the match weighs as much as a complete match. For all
      other seats, its weight depends on the settled hands.
    """
    whole = length(game, rules)
    part = whole if reason == "played" else min(whole, round(whole * hands / game.hands(rules)))
    return tuple(whole if seat in resigned else part for seat in range(seats))
