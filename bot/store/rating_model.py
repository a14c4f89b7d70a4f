"""Ratings as numbers: what one match does to those who played it (bot/README.md, "Ratings")."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store.models import Rated, Score
from bot.store.records import since

FORMULA = 2
"""Raised whenever the same results are rated otherwise; then all of them are, once."""

MEAN = 25.0
SIGMA = 2.25
BETA = 25 / 6
TAU = 0.05
POINTS = 40
"""So many points are one of mu."""

WHOLE = 1000
"""Weights are thousandths of a full match, so that sums of them are exact."""
IN_A_DAY, IN_A_WEEK = 3 * WHOLE, 10 * WHOLE
"""So much with the same person counts in full; beyond, the change is halved with each full match."""

NEEDED, NEEDED_OF_FOUR = 8 * WHOLE, 4 * WHOLE
"""Who is listed has played so much in a season, double for all time; less where all matches are of four."""
FEWEST = 3
"""So many different people somebody who is listed has played; all others where fewer have played there at all."""
PROVEN, OTHERS = 2 * WHOLE, 2
"""An opponent counts for that who has played so much with each of so many others, without the one they count for."""


class Skill(NamedTuple):
    """How good somebody is thought to be, how unsure that is, after how many rated matches, and of what weight."""

    mu: float = MEAN
    sigma: float = SIGMA
    rated: int = 0
    weight: int = 0

    @property
    def rating(self) -> int | None:
        """The rating as it is shown; None before one full match."""
        return rating_of(self.mu) if self.weight >= WHOLE else None

    def anew(self) -> Skill:
        """The skill with which a season begins: half the distance to the mean, as unsure as at first."""
        return Skill(MEAN + (self.mu - MEAN) / 2)


class RatingChange(NamedTuple):
    """What a match did to somebody: mu before and after it; after how many rated matches, of what weight, that was."""

    before: float
    mu: float
    rated: int
    weight: int


def rating_of(mu: float) -> int:
    """The number that stands for a skill."""
    return round(1500 + POINTS * (mu - MEAN))


def spread_of(sigma: float) -> int:
    """How many points one standard deviation is."""
    return round(POINTS * sigma)


def _whole(*_: object) -> float:
    """Gamma: sigma falls as the model says, where openskill's default slows that down."""
    return 1.0


@cache
def model(seats: int) -> PlackettLuce:
    """openskill's model, in which the same difference means the same chance whatever the number of seats."""
    return PlackettLuce(mu=MEAN, sigma=SIGMA, beta=BETA * (2 / seats) ** 0.5, tau=TAU, gamma=_whole)


class Teams(list[list[PlackettLuceRating]]):
    """openskill's teams of one, which are overwritten before each match: making them takes long, and so does the copy
    that openskill makes of them to leave them as they are."""

    def __deepcopy__(self, _memo: object) -> Teams:
        return self


def after(before: Sequence[Skill], places: Sequence[int], teams: Teams | None = None) -> list[tuple[float, float]]:
    """mu and sigma of each after a full match with these places. teams: of that many, to be used again."""
    made, teams = model(len(before)), teams or teams_of(len(before))
    for [team], skill in zip(teams, before, strict=True):
        team.mu, team.sigma = skill.mu, skill.sigma
    return [(new.mu, new.sigma) for [new] in made.rate(teams, ranks=[float(place) for place in places])]


def teams_of(seats: int) -> Teams:
    """Teams for so many seats."""
    return Teams([model(seats).rating()] for _ in range(seats))


def damped(day: int, week: int) -> float:
    """What is left of a change where so much was played with the same person on that day and in that week, this match
    among it."""
    beyond = max(day - IN_A_DAY, week - IN_A_WEEK)
    return 0.5 ** (beyond / WHOLE) if beyond > 0 else 1.0


class Pool:
    """The skills of people in one game on one server, by the first day of a season, 0 for all time, and with whom they
    have played how much."""

    def __init__(self) -> None:
        self.skills: dict[int, dict[int, Skill]] = {}
        self.met: defaultdict[tuple[int, int], Counter[int]] = defaultdict(Counter)
        """By person and first day: how much they have played with whom."""
        self.lately: defaultdict[tuple[str, int], Counter[tuple[int, int]]] = defaultdict(Counter)
        """By a `day` or `week` and when it began: how much somebody (first) has played with somebody else in it."""
        self._teams: dict[int, Teams] = {}

    def play(self, match: Rated) -> list[RatingChange | None]:
        """One match, which must not be older than those before it. Returns what it did to the ratings of all time,
        None where it counts for nothing."""
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
                    self._meet(match, score, key)
        return changes

    def _meet(self, match: Rated, score: Score, key: int) -> None:
        """Note with whom one of a match has played it."""
        met, earned = self.met[score.user, key], score.earned
        for other in match.scores:
            if other.user != score.user:
                met[other.user] = met.get(other.user, 0) + earned

    def skill(self, user: int, begun: int) -> Skill:
        """The skill in a season that began then, 0: of all time; before their first match in it, with what it
        begins."""
        own = self.skills.get(user, {})
        if begun in own:
            return own[begun]
        last = max((key for key in own if 0 < key < begun), default=0) if begun else 0
        return own[last].anew() if last else Skill()

    def _parts(self, match: Rated) -> list[float]:
        """How much of the change counts for each."""
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


def listed(user: int, own: Sequence[Rated], begun: int, people: int, met: Callable[[int], Mapping[int, int]]) -> bool:
    """Whether somebody has a place on the leaderboard of the season that began then, 0: of all time.

    own: their rated matches in it. people: how many have been rated in that game on that server at all. met: with whom
    somebody has played how much in it.
    """
    weight, fewest, opponents = 0, 4, dict[int, list[Rated]]()
    for match in own:
        earned = next(score.earned for score in match.scores if score.user == user)
        weight, fewest = weight + earned, min(fewest, len(match.scores))
        for score in match.scores if earned else ():
            if score.user != user:
                opponents.setdefault(score.user, [])
    if weight < needed(fewest, begun):
        return False
    if people <= FEWEST:
        return len(opponents) >= people - 1
    for match in own:
        for score in match.scores if len(match.scores) > 2 else ():
            if score.user in opponents:
                opponents[score.user].append(match)
    proven = (other for other, beside in opponents.items() if _proven(user, other, met(other), beside))
    return len([*islice(proven, FEWEST)]) == FEWEST


def needed(seats: int, begun: int) -> int:
    """How much somebody has to play to be listed, in matches of so many seats."""
    return (NEEDED_OF_FOUR if seats >= 4 else NEEDED) * (1 if begun else 2)


def _proven(user: int, one: int, met: Mapping[int, int], beside: Iterable[Rated]) -> bool:
    """Whether somebody (`one`) has played enough with others. beside: their matches at tables of more than two where
    the one they count for sat, too."""
    enough = {other: weight for other, weight in met.items() if weight >= PROVEN and other != user}
    if len(enough) < OTHERS:
        return False
    for match in beside:
        earned = next(score.earned for score in match.scores if score.user == one)
        for score in match.scores:
            if score.user in enough:
                enough[score.user] -= earned
    return sum(weight >= PROVEN for weight in enough.values()) >= OTHERS
