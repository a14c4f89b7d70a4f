"""A report on conspicuous recent matches of a server. It gives its managers figures without judging anyone."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.common.units import DAY_MS
from bot.features.moderation.pairs import unlikely_pairs
from bot.games import GAMES
from bot.store import Moderation, Store
from bot.store.moderation import CountedMatch
from bot.store.rating_model import WHOLE
from bot.store.records import UncountedGain, since

DAYS = 30
"""Number of past days that the report covers."""
PAGE, MOST = 500, 5000
"""Number of matches read at a time, and maximum number read in all. The latest matches are read first."""

MANY = 10
"""Minimum number of short matches of the same players for a report."""
GAVE_UP = 5
"""Minimum number of matches that a player gave up before the second hand, for a report."""
ONE_IN = 10
"""Number of a player's matches of which at least one was given up, on average, for a report."""
LOST = 50
"""Minimum number of rating points that don't count on the leaderboard, for a report."""
HELPED = 3
"""Minimum number of voided results and closed matches from which a player profits, for a report."""
NAMED = 3
"""Maximum number of reports of the same kind about ratings, so that the most conspicuous are not overlooked."""


@dataclass(frozen=True, slots=True)
class Flag:
    """A conspicuous pattern in the matches of `people`. `count` of `of` matches are conspicuous.

    Kind `short`: of all matches that these players had with each other, `count` were short. Kind `resigned`: of all
    matches of the player, `count` were given up before the second hand. Kind `gain`: of all matches of `around`,
    `count` were with the player, whose points from them mostly don't count on the leaderboard. Kind `helped`: of all
    voided results and closed matches, `count` were bad for the player. Kind `pair`: `count` matches of these two at
    tables of four, whose places are far from chance. `figures`: further values for the sentence.
    """

    kind: str
    people: tuple[int, ...]
    count: int
    of: int
    around: int | None = None
    game: str = ""
    figures: Mapping[str, int | str] = field(default_factory=dict[str, int | str])


@dataclass(frozen=True, slots=True)
class FlaggedMatches:
    """The report on conspicuous matches.

    `sights`: all flags, by kind, the most conspicuous first. `matches`: number of matches read. `whole`: whether all
    recent matches were read. If not, some were left out because of MOST.
    """

    sights: list[Flag] = field(default_factory=list["Flag"])
    matches: int = 0
    whole: bool = True


async def load_flagged(store: Store, guild: int) -> FlaggedMatches:
    """Return the report on recent matches of a server. Raises UserError: not-loaded."""
    now = store.now()
    matches, whole = await _read(store, store.moderation, guild)
    gains = await store.records.gains(guild, since("season", now))
    helped = await store.moderation.helped_lately(guild, now - DAYS * DAY_MS)
    return await asyncio.to_thread(seen, matches, shortest, whole, gains, helped)


async def _read(store: Store, saved: Moderation, guild: int) -> tuple[list[CountedMatch], bool]:
    begun, found = store.now() - DAYS * DAY_MS, list[CountedMatch]()
    while len(found) < MOST:
        page = await saved.lately(guild, begun, found[-1] if found else None, PAGE)
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


def seen(
    matches: Sequence[CountedMatch],
    usual: Callable[[str], int],
    whole: bool = True,
    gains: Iterable[UncountedGain] = (),
    helped: Sequence[tuple[int, ...]] = (),
) -> FlaggedMatches:
    """Return the report on these matches.

    `usual`: returns the usual number of hands in a match with a game's shortest preset. `whole`: whether `matches`
    contains all recent matches of the server. `gains`: what the best players by rating owe to one opponent. `helped`:
    the players who profit from each of the voided results and closed matches.
    """
    sights = [*_gains(gains), *_helped(helped), *_pairs(matches), *_short(matches, usual), *_resigned(matches)]
    return FlaggedMatches(sights, len(matches), whole)


def _gains(gains: Iterable[UncountedGain]) -> list[Flag]:
    """Return the players whose rating counts much less for the leaderboard."""
    most = sorted((each for each in gains if each.lost > LOST), key=lambda each: (-each.lost, each.user))
    return [
        Flag(
            "gain",
            (each.user,),
            round(each.together / WHOLE),
            round(each.total / WHOLE),
            each.other,
            each.game,
            {"rating": str(each.rating), "board": str(each.rating - each.lost)},
        )
        for each in most[:NAMED]
    ]


def _helped(helped: Sequence[tuple[int, ...]]) -> list[Flag]:
    """Return the players who profit from several voided results and closed matches."""
    counts = Counter(user for users in helped for user in users)
    flags = (Flag("helped", (user,), count, len(helped)) for user, count in counts.items())
    return _in_order(each for each in flags if each.count >= HELPED)


def _pairs(matches: Iterable[CountedMatch]) -> list[Flag]:
    """Return the pairs at tables of four whose places are far from chance."""
    found: list[Flag] = []
    for pair in unlikely_pairs(matches)[:NAMED]:
        figures = {**pair.taken, "ahead-chance": pair.expected["ahead"], "apart-chance": pair.expected["apart"]}
        found.append(Flag("pair", pair.people, pair.count, pair.count, game=pair.game, figures=figures))
    return found


def _short(matches: Iterable[CountedMatch], usual: Callable[[str], int]) -> list[Flag]:
    """Return the groups that often play short matches with each other: at most two thirds of the usual number of hands.

    At least half of the matches within the group must be short.
    """
    short, together = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    for match in matches:
        people = tuple(sorted(match.users))
        together[people] += 1
        short[people] += 3 * match.hands <= 2 * usual(match.game)
    sights = (Flag("short", people, count, together[people]) for people, count in short.items() if len(people) > 1)
    return _in_order(each for each in sights if each.count >= MANY and 2 * each.count >= each.of)


def _resigned(matches: Iterable[CountedMatch]) -> list[Flag]:
    """Return the players who often give up before the second hand."""
    played, gave_up = Counter[int](), Counter[int]()
    for match in matches:
        played.update(match.users)
        gave_up.update(match.gave_up)
    sights = (Flag("resigned", (user,), count, played[user]) for user, count in gave_up.items())
    return _in_order(each for each in sights if each.count >= GAVE_UP and each.count * ONE_IN >= each.of)


def _in_order(sights: Iterable[Flag]) -> list[Flag]:
    return sorted(sights, key=lambda sight: (-sight.count, sight.people))
