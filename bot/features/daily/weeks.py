"""The ranking of a week. It adds up the points that players get for their places on each day."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.store.dailies import DailyHand

WORTH = (10, 8, 6, 5, 4, 3, 2)
PLAYED = 1
"""Points for the first places of a day (WORTH), and for any other place (PLAYED).

Points of different games can't be added up, so places count instead.
"""


@dataclass(frozen=True, slots=True)
class Weekly:
    """A user's result of a week.

    `hand`: the latest hand that the user played in that week. `worth`: the user's points. `days`: number of days
    played.
    """

    hand: DailyHand
    worth: int
    days: int


def week_of(days: Mapping[int, Sequence[DailyHand]]) -> list[Weekly]:
    """Return each player's result of the week, best first. `days`: the hands of each day, best first."""
    worth, played, latest = defaultdict[int, int](int), defaultdict[int, int](int), dict[int, DailyHand]()
    for day in sorted(days):
        for hand in days[day]:
            before = sum((other.points or 0) > (hand.points or 0) for other in days[day])
            worth[hand.user] += WORTH[before] if before < len(WORTH) else PLAYED
            played[hand.user] += 1
            latest[hand.user] = hand
    found = [Weekly(latest[user], worth[user], played[user]) for user in worth]
    return sorted(found, key=lambda each: (-each.worth, each.days, each.hand.ended_at or 0))
