"""A report on conspicuous recent matches of a server. It gives its managers figures without judging anyone."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.common.units import DAY_MS
from bot.games import GAMES
from bot.store import Moderation, Store
from bot.store.moderation import CountedMatch

DAYS = 30
"""Number of past days that the report covers."""
PAGE, MOST = 500, 5000
"""Number of matches read at a time, and maximum number read in all. The latest matches are read first."""

MANY = 10
"""Minimum number of short matches of the same players, or of matches in a closed circle, for a report."""
GAVE_UP = 5
"""Minimum number of matches that a player gave up before the second hand, for a report."""
FEW, OTHERS = 5, 4
"""Limits that make a closed circle conspicuous.

FEW: maximum number of its members. OTHERS: minimum number of other players on the server. There must also be at least
as many other players as members.
"""
OFTEN = 3
"""Minimum number of matches that the most active member of a circle must have played.

Circles around the same player are counted together.
"""


@dataclass(frozen=True, slots=True)
class Flag:
    """A conspicuous pattern in the matches of `people`. `count` of `of` matches are conspicuous.

    Kind `short`: of all matches that these players had with each other, `count` were short. Kind `resigned`: of all
    matches of the player, `count` were given up before the second hand. Kind `circle`: these players play only with
    each other and with `around`, who also plays with others.
    """

    kind: str
    people: tuple[int, ...]
    count: int
    of: int
    around: int | None = None


@dataclass(frozen=True, slots=True)
class FlaggedMatches:
    """The report on conspicuous matches.

    `sights`: all flags, by kind, the most frequent first. `matches`: number of matches read. `whole`: whether all
    recent matches were read. If not, some were left out because of MOST.
    """

    sights: list[Flag] = field(default_factory=list["Flag"])
    matches: int = 0
    whole: bool = True


async def load_flagged(store: Store, guild: int) -> FlaggedMatches:
    """Return the report on recent matches of a server. Raises UserError: not-loaded."""
    matches, whole = await _read(store, store.moderation, guild)
    return await asyncio.to_thread(seen, matches, shortest, whole)


async def _read(store: Store, saved: Moderation, guild: int) -> tuple[list[CountedMatch], bool]:
    since, found = store.now() - DAYS * DAY_MS, list[CountedMatch]()
    while len(found) < MOST:
        page = await saved.lately(guild, since, found[-1] if found else None, PAGE)
        found += page
        if len(page) < PAGE:
            return found, True
    return found, False


def shortest(game: str) -> int:
    """Return the usual number of hands in a match with the game's shortest preset.

    Returns 0 for a game that no longer exists.
    """
    known = GAMES.get(game)
    return min(map(known.hands, known.presets.values())) if known else 0


def seen(matches: Sequence[CountedMatch], usual: Callable[[str], int], whole: bool = True) -> FlaggedMatches:
    """Return the report on these matches.

    `usual`: returns the usual number of hands in a match with a game's shortest preset. `whole`: whether `matches`
    contains all recent matches of the server.
    """
    return FlaggedMatches([*_short(matches, usual), *_resigned(matches), *_circles(matches)], len(matches), whole)


def is_short(match: CountedMatch, usual: int) -> bool:
    """Return whether at most two thirds of the `usual` number of hands were settled."""
    return 3 * match.hands <= 2 * usual


def _short(matches: Iterable[CountedMatch], usual: Callable[[str], int]) -> list[Flag]:
    """Return the groups that often play short matches with each other.

    At least half of the matches within the group must be short.
    """
    short, together = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    for match in matches:
        people = tuple(sorted(match.users))
        together[people] += 1
        short[people] += is_short(match, usual(match.game))
    sights = (Flag("short", people, count, together[people]) for people, count in short.items() if len(people) > 1)
    return _in_order(each for each in sights if each.count >= MANY and 2 * each.count >= each.of)


def _resigned(matches: Iterable[CountedMatch]) -> list[Flag]:
    """Return the players who often give up before the second hand."""
    played, gave_up = Counter[int](), Counter[int]()
    for match in matches:
        played.update(match.users)
        gave_up.update(match.gave_up)
    sights = (Flag("resigned", (user,), count, played[user]) for user, count in gave_up.items())
    return _in_order(each for each in sights if each.count >= GAVE_UP)


def _circles(matches: Sequence[CountedMatch]) -> list[Flag]:
    """Return the groups whose members play only with each other, or only with each other and one further player."""
    together = [match.users for match in matches if len(match.users) > 1]
    met: defaultdict[int, set[int]] = defaultdict(set)
    played = Counter(user for users in together for user in users)
    for users in together:
        for user in users:
            met[user].update(other for other in users if other != user)
    circles, placed = defaultdict[tuple[int | None, int], set[int]](set), set[int]()
    for user in met:
        for around in (None, *sorted(met[user])) if len(met[user]) <= FEW else ():
            circle = set[int]() if user in placed else _circle(met, user, around)
            if circle and max(played[each] for each in circle) >= OFTEN and _few(len(circle), len(met)):
                placed |= circle
                circles[around, min(circle) if around is None else 0] |= circle
    sights = (_circle_sight(people, around, together) for (around, _), people in circles.items())
    return _in_order(each for each in sights if each.count >= MANY and _few(len(each.people), len(met)))


def _few(people: int, all_: int) -> bool:
    """Return whether a circle is small compared with the number of players on the server.

    `people`: number of members of the circle. `all_`: number of all players.
    """
    return all_ - people >= max(OTHERS, people)


def _circle(met: Mapping[int, set[int]], first: int, around: int | None) -> set[int]:
    """Return `first` and everyone connected to `first` by shared matches.

    Sharing a match with `around` doesn't connect players. Returns an empty set if more than FEW players are connected.
    """
    found, left = {first}, [first]
    while left:
        others = met[left.pop()] - found - {around}
        found |= others
        left += others
        if len(found) > FEW:
            return set()
    return found


def _circle_sight(people: set[int], around: int | None, together: Iterable[tuple[int, ...]]) -> Flag:
    count = sum(1 for users in together if not people.isdisjoint(users))
    return Flag("circle", tuple(sorted(people)), count, count, around)


def _in_order(sights: Iterable[Flag]) -> list[Flag]:
    """Return the flags, the most frequent first."""
    return sorted(sights, key=lambda sight: (-sight.count, sight.people))
