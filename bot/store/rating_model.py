"""The rating formula, which computes the effect of a match on its players (bot/store/sql/rated/__init__.py)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import islice
from math import fsum
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store.models import Rated, Score
from bot.store.records import since

FORMULA = 4
"""Version of the formula. Raise it whenever the same results give other ratings.

All results are then rated again, once.
"""

MEAN = 25.0
SIGMA = 2.25
BETA = 25 / 6
TAU = 0.05
POINTS = 40
"""Rating points per unit of mu."""

WHOLE = 1000
"""Weight of a full match. Weights are thousandths, so that their sums are exact."""
IN_A_DAY, IN_A_WEEK = 3 * WHOLE, 10 * WHOLE
"""Weight a day and week against the same opponent that counts in full. Each match beyond it halves a rating change."""

NEEDED, NEEDED_OF_FOUR = 8 * WHOLE, 4 * WHOLE
"""Weight needed in a season to be listed. For all time, twice that is needed.

NEEDED_OF_FOUR applies if all matches had four players.
"""
FEWEST = 3
"""Number of proven opponents that a player needs so as not to be ranked as playing among themselves."""
PROVEN = ((WHOLE, 4), (2 * WHOLE, 2))
"""Requirements for an opponent to be proven: each is a weight, and a number of people played with so much.

One of them is enough. Matches in which the ranked player took part don't add to that weight.
"""

RATIO = 0.2
"""Matches with an opponent whose points count for the leaderboard, for each match of that opponent with others."""
SELDOM, MOSTLY = 0.1, 0.5
"""Limits for an opponent of an opponent: the part of their matches that they play with the ranked player.

Up to SELDOM, they count as others. From MOSTLY on, they don't count.
"""
SMALL, EASED = 25, 4.0
"""RATIO is higher with fewer than SMALL people, because they can't avoid each other.

If all play all equally often, the points of EASED times as many matches with an opponent count.
"""

VOIDS, DEFEAT = 3, 0.3
"""From so many people on, voided defeats cost a place on the leaderboard, each the mu of a usual defeat.

Fewer are no sign that someone voids defeats as a favour. Several against the same person count as one: a cheater's
victim is no cheater.
"""


class Skill(NamedTuple):
    """A player's estimated strength, its uncertainty, the number of rated matches, and their weight."""

    mu: float = MEAN
    sigma: float = SIGMA
    rated: int = 0
    weight: int = 0

    @property
    def rating(self) -> int | None:
        """The displayed rating, or None before one full match."""
        return rating_of(self.mu) if self.weight >= WHOLE else None

    def at_season_start(self) -> Skill:
        """Return the skill with which a player starts a season.

        It is halfway to the mean, and as uncertain as at first.
        """
        return Skill(MEAN + (self.mu - MEAN) / 2)


class RatingChange(NamedTuple):
    """The effect of a match on a player.

    `before`, `mu`: the player's mu before and after the match. `rated`, `weight`: their number of rated matches after
    it, and the total weight of those.
    """

    before: float
    mu: float
    rated: int
    weight: int


def rating_of(mu: float) -> int:
    """Return the displayed rating for the mean `mu` of a skill."""
    return round(1500 + POINTS * (mu - MEAN))


def spread_of(sigma: float) -> int:
    """Convert the standard deviation `sigma` of a skill to rating points."""
    return round(POINTS * sigma)


def _whole(*_: object) -> float:
    """Return 1 in all cases, as openskill's parameter gamma.

    Its default would make sigma fall more slowly than the model says.
    """
    return 1.0


@cache
def model(seats: int) -> PlackettLuce:
    """Return openskill's model, scaled for this number of seats.

    The scaling makes equal differences in skill mean equal chances at tables of any size.
    """
    return PlackettLuce(mu=MEAN, sigma=SIGMA, beta=BETA * (2 / seats) ** 0.5, tau=TAU, gamma=_whole)


class Teams(list[list[PlackettLuceRating]]):
    """Openskill's teams of one player each, overwritten before each match.

    Creating teams is slow. So is the copy that openskill makes to leave its arguments unchanged. This class therefore
    is its own copy.
    """

    def __deepcopy__(self, _memo: object) -> Teams:
        return self


def after(before: Sequence[Skill], places: Sequence[int], teams: Teams | None = None) -> list[tuple[float, float]]:
    """Return each player's mu and sigma after a full match with these places.

    `teams`: openskill's objects for this number of players, to be reused. None creates new ones.
    """
    made, teams = model(len(before)), teams or teams_of(len(before))
    for [team], skill in zip(teams, before, strict=True):
        team.mu, team.sigma = skill.mu, skill.sigma
    return [(new.mu, new.sigma) for [new] in made.rate(teams, ranks=[float(place) for place in places])]


def teams_of(seats: int) -> Teams:
    """Return new openskill objects for `seats` players, each a team of one."""
    return Teams([model(seats).rating()] for _ in range(seats))


def damped(day: int, week: int) -> float:
    """Return the fraction of a rating change to keep.

    `day`, `week`: the total weight of the matches against the same opponent in that time, including this match.
    """
    beyond = max(day - IN_A_DAY, week - IN_A_WEEK)
    return 0.5 ** (beyond / WHOLE) if beyond > 0 else 1.0


class Pool:
    """The players of one game on one server, with their skills and how much they have played with each other.

    `skills`: by user, then by the first day of a season (0: all time).
    """

    def __init__(self) -> None:
        self.skills: dict[int, dict[int, Skill]] = {}
        self.met: defaultdict[tuple[int, int], Counter[int]] = defaultdict(Counter)
        """Weight that a user has played with each opponent, by (user, first day of the season)."""
        self.won: defaultdict[tuple[int, int], dict[int, float]] = defaultdict(dict)
        """Change of a user's mu in matches with each opponent, by (user, first day of the season)."""
        self.lately: defaultdict[tuple[str, int], Counter[tuple[int, int]]] = defaultdict(Counter)
        """Weight by (user, opponent), for each `day` or `week` and its first day."""
        self._teams: dict[int, Teams] = {}

    def play(self, match: Rated) -> list[RatingChange | None]:
        """Rate one match, which must not be older than the previous ones.

        Return the change of each player's all-time rating, by seat. It is None for a player for whom the match doesn't
        count.
        """
        parts, places = self._parts(match), [score.place for score in match.scores]
        if len(places) not in self._teams:
            self._teams[len(places)] = teams_of(len(places))
        changes: list[RatingChange | None] = []
        for key in (since("season", match.ended_at), 0):
            before = [self.skill(score.user, key) for score in match.scores]
            found = after(before, places, self._teams[len(places)])
            changes = [None] * len(places)
            for seat, (score, old, new) in enumerate(zip(match.scores, before, found, strict=True)):
                if score.weight:
                    skill = self.skills.setdefault(score.user, {})[key] = _changed(old, new, score, parts[seat])
                    changes[seat] = RatingChange(old.mu, skill.mu, skill.rated, skill.weight)
                    self._meet(match, score, key, skill.mu - old.mu)
        return changes

    def _meet(self, match: Rated, score: Score, key: int, change: float) -> None:
        """Add the weight of this match to the total between one player and each of the others.

        `change`: the change of the player's mu, of which each of the others has an equal share.
        """
        met, earned = self.met[score.user, key], score.earned
        won, share = self.won[score.user, key], change / (len(match.scores) - 1)
        for other in match.scores:
            if other.user != score.user:
                met[other.user] = met.get(other.user, 0) + earned
                won[other.user] = won.get(other.user, 0.0) + share

    def skill(self, user: int, begun: int) -> Skill:
        """Return a user's skill in the season that began on day `begun` (0: all time).

        Before the user's first match in that season, return the skill with which they start.
        """
        own = self.skills.get(user, {})
        if begun in own:
            return own[begun]
        last = max((key for key in own if 0 < key < begun), default=0) if begun else 0
        return own[last].at_season_start() if last else Skill()

    def opponents(self, user: int, begun: int) -> list[Opponent]:
        """Return a user's opponents in the season that began on day `begun` (0: all time)."""
        won, met = self.won[user, begun], self.met
        return [
            Opponent(other, weight, won[other], met[other, begun].get(user, 0), self._total(other, begun))
            for other, weight in met[user, begun].items()
        ]

    def _total(self, user: int, begun: int) -> int:
        found = self.skills.get(user, {}).get(begun)
        return found.weight if found else 0

    def _parts(self, match: Rated) -> list[float]:
        """Return, for each player, the fraction of the rating change to apply."""
        today = self.lately["day", since("day", match.ended_at)]
        this_week = self.lately["week", since("week", match.ended_at)]
        found: list[float] = []
        for user, _, weight, _ in match.scores:
            kept = 0.0
            for other in match.scores:
                if other.user != user:
                    pair = (user, other.user)
                    on_day = today[pair] = today.get(pair, 0) + weight
                    in_week = this_week[pair] = this_week.get(pair, 0) + weight
                    kept += damped(on_day, in_week)
            found.append(weight / WHOLE * kept / (len(match.scores) - 1))
        return found


def _changed(old: Skill, new: tuple[float, float], score: Score, part: float) -> Skill:
    mu, sigma = new
    if score.helped and mu > old.mu:
        part = 0.0
    return Skill(
        old.mu + (mu - old.mu) * part,
        old.sigma + (sigma - old.sigma) * part,
        old.rated + 1,
        old.weight + score.earned,
    )


class Opponent(NamedTuple):
    """An opponent of a player on a leaderboard.

    `weight`, `won`: the weight of their matches for the player, and the change of the player's mu in them. `theirs`,
    `total`: the weight of these matches and of all matches for the opponent.
    """

    user: int
    weight: int
    won: float
    theirs: int
    total: int

    @property
    def loyal(self) -> float:
        """0 if the opponent seldom plays with the player, 1 if they do so in half of their matches."""
        return _loyal(self.theirs / self.total if self.total else 1.0)


def _loyal(share: float) -> float:
    return min(1.0, max(0.0, (share - SELDOM) / (MOSTLY - SELDOM)))


def uncounted(
    weight: int, opponents: Sequence[Opponent], people: int, met: Callable[[int, int], int]
) -> dict[int, float]:
    """Return the mu that a player has won but that doesn't count for the leaderboard, by opponent.

    `weight`: the total weight of the player's matches. `people`: the number of rated people on the leaderboard.
    `met`: a function that returns the weight of one opponent's matches with another.

    An opponent's points count for as many matches as RATIO says for each match of theirs with others. Others who
    mostly play with the player don't count.
    """
    beside = sum(each.weight for each in opponents) / weight if weight else 0.0
    ratio = ratio_of(people, beside)
    loyal = {each.user: (each, part) for each in opponents if (part := each.loyal)} if ratio else {}
    found: dict[int, float] = {}
    for user, (each, _) in loyal.items():
        if each.won > 0:
            others = beside * each.total - each.theirs
            others -= fsum(part * met(user, other) for other, (_, part) in loyal.items() if other != user)
            kept = ratio * max(0.0, others) / max(each.weight, each.theirs, 1)
            if kept < 1:
                found[user] = each.won * (1 - kept)
    return found


def ratio_of(people: int, beside: float) -> float:
    """Return RATIO, or a higher value among few people. 0 means that all points count.

    `people`: the number of rated people. `beside`: the mean number of opponents at a table.
    """
    if people >= SMALL:
        return RATIO
    if people <= 2:
        return 0.0
    alike = beside / (people - 1)
    if alike >= MOSTLY:
        return 0.0
    return max(RATIO, EASED / ((people - 2) * (1 - _loyal(alike))))


def voided(winners: int) -> float:
    """Return the mu that doesn't count for the leaderboard because a player's defeats by so many people were voided."""
    return DEFEAT * winners if winners >= VOIDS else 0.0


def rank_of(user: int, own: Sequence[Rated], begun: int, met: Callable[[int], Mapping[int, int]]) -> Rank:
    """Return whether a user has a rank, and what it still needs.

    `begun`: the first day of the season, or 0 for all time. `own`: the user's rated matches in that season. `met`:
    returns a user's weight with each opponent in that season.
    """
    weight, fewest, opponents = 0, 4, dict[int, list[Rated]]()
    for match in own:
        earned = next(score.earned for score in match.scores if score.user == user)
        weight, fewest = weight + earned, min(fewest, len(match.scores))
        for score in match.scores if earned else ():
            if score.user != user:
                opponents.setdefault(score.user, [])
    for match in own:
        for score in match.scores if len(match.scores) > 2 else ():
            if score.user in opponents:
                opponents[score.user].append(match)
    proven = (other for other, beside in opponents.items() if _proven(user, other, met(other), beside))
    return Rank(max(0, needed(fewest, begun) - weight), len([*islice(proven, FEWEST)]))


class Rank(NamedTuple):
    """The requirements of a rank. `missing`: the weight that it still needs. `proven`: opponents, up to FEWEST."""

    missing: int
    proven: int

    @property
    def listed(self) -> bool:
        return self.missing == 0

    @property
    def closed(self) -> bool:
        """True for a player who is ranked among themselves."""
        return self.listed and self.proven < FEWEST


def needed(seats: int, begun: int) -> int:
    """Return the weight that a player needs to be listed.

    `seats`: the fewest seats of any of the player's matches. `begun`: the first day of the season, or 0 for all time.
    """
    return (NEEDED_OF_FOUR if seats >= 4 else NEEDED) * (1 if begun else 2)


def _proven(user: int, one: int, met: Mapping[int, int], beside: Iterable[Rated]) -> bool:
    """Return whether the opponent `one` has played enough with people other than `user`.

    `beside`: the matches that `one` and `user` both played with others. They are not counted.
    """
    alone = {other: weight for other, weight in met.items() if other != user}
    if not may_be_proven(alone.values()):
        return False
    for match in beside:
        earned = next(score.earned for score in match.scores if score.user == one)
        for score in match.scores:
            if score.user in alone and score.user != one:
                alone[score.user] -= earned
    return may_be_proven(alone.values())


def may_be_proven(weights: Collection[int]) -> bool:
    """Return whether these weights with other people make an opponent proven."""
    return any(sum(weight >= each for weight in weights) >= people for each, people in PROVEN)
