"""What stands out in the matches of late on a server: figures for who looks after it, and no judgement."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.games import GAMES
from bot.store.guarded import GuardedStore
from bot.store.moderation import Lately, Moderation

DAY_MS = 24 * 60 * 60 * 1000
DAYS = 30
"""So far back is looked."""
PAGE, MOST = 500, 5000
"""So many matches are read at a time, and in all: the latest ones."""

MANY = 10
"""So many short matches of the same people, or matches among the same few, are worth a line."""
GAVE_UP = 5
"""So many matches that somebody gave up before a second hand are."""
FEW, OTHERS = 5, 4
"""So many people at most are a closed circle, where so many others play on the server, and as many as they are."""
OFTEN = 3
"""So many matches in such a circle are counted with those of other circles around the same person."""


@dataclass(frozen=True, slots=True)
class Flag:
    """One thing that stands out. kind: `short` (so many of all their matches with each other were), `resigned` (so
    many of all their matches they gave up before a second hand), `circle` (these play with each other alone, and with
    `around`, who plays others, too)."""

    kind: str
    people: tuple[int, ...]
    count: int
    of: int
    around: int | None = None


@dataclass(frozen=True, slots=True)
class FlaggedMatches:
    """All that stands out, by kind, the most frequent first, in so many matches; whole: there were no more."""

    sights: list[Flag] = field(default_factory=list["Flag"])
    matches: int = 0
    whole: bool = True


async def look(guarded: GuardedStore, guild: int) -> FlaggedMatches:
    """Look at the matches of late on a server, some at a time. Raises UserError: not-loaded."""
    matches, whole = await _read(guarded, guarded.store.moderation, guild)
    return await asyncio.to_thread(seen, matches, shortest, whole)


async def _read(guarded: GuardedStore, saved: Moderation, guild: int) -> tuple[list[Lately], bool]:
    since, found = guarded.now() - DAYS * DAY_MS, list[Lately]()
    while len(found) < MOST:
        page = await guarded.read(saved.lately(guild, since, found[-1] if found else None, PAGE))
        found += page
        if len(page) < PAGE:
            return found, True
    return found, False


def shortest(game: str) -> int:
    """How many hands a match usually has by the shortest preset of its game; 0 where that is not played any more."""
    known = GAMES.get(game)
    return min(map(known.hands, known.presets.values())) if known else 0


def seen(matches: Sequence[Lately], usual: Callable[[str], int], whole: bool = True) -> FlaggedMatches:
    """What stands out in some matches. usual: the hands of a match by the shortest preset of a game."""
    return FlaggedMatches([*_short(matches, usual), *_resigned(matches), *_circles(matches)], len(matches), whole)


def is_short(match: Lately, usual: int) -> bool:
    """Whether at most two thirds of the hands were settled that the shortest matches of its game usually have."""
    return 3 * match.hands <= 2 * usual


def _short(matches: Iterable[Lately], usual: Callable[[str], int]) -> list[Flag]:
    """Who often plays short matches with each other, and mostly such."""
    short, together = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    for match in matches:
        people = tuple(sorted(match.users))
        together[people] += 1
        short[people] += is_short(match, usual(match.game))
    sights = (Flag("short", people, count, together[people]) for people, count in short.items() if len(people) > 1)
    return _in_order(each for each in sights if each.count >= MANY and 2 * each.count >= each.of)


def _resigned(matches: Iterable[Lately]) -> list[Flag]:
    """Who gives up again and again before a second hand."""
    played, gave_up = Counter[int](), Counter[int]()
    for match in matches:
        played.update(match.users)
        gave_up.update(match.gave_up)
    sights = (Flag("resigned", (user,), count, played[user]) for user, count in gave_up.items())
    return _in_order(each for each in sights if each.count >= GAVE_UP)


def _circles(matches: Sequence[Lately]) -> list[Flag]:
    """Who plays only with each other, or with each other and one more."""
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
    """Whether so many are few beside all who play on the server."""
    return all_ - people >= max(OTHERS, people)


def _circle(met: Mapping[int, set[int]], first: int, around: int | None) -> set[int]:
    """Everybody whom somebody has played with, and those these have, without `around`; nobody if they are not few."""
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
    """The most frequent first."""
    return sorted(sights, key=lambda sight: (-sight.count, sight.people))
