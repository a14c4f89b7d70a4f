"""Ratings as numbers: what one match does to those who played it (bot/README.md, "Ratings")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
ENOUGH = 10
"""So many rated matches make a rating; one of fewer is provisional."""
IN_FULL = 3
"""So many rated matches of the same persons in a day count in full; from then on the change is halved each time."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How good somebody is thought to be, how unsure that is, and after how many rated matches."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    rated: int = 0

    @property
    def rating(self) -> int | None:
        """As it is shown; None while it is provisional."""
        return rating_of(self.mu) if self.rated >= ENOUGH else None

    def anew(self) -> Skill:
        """With what a season begins: half the distance to the mean, as unsure as at first."""
        return Skill(MODEL.mu + (self.mu - MODEL.mu) / 2)


def rating_of(mu: float) -> int:
    """The number that stands for a skill."""
    return round(1500 + 40 * (mu - MODEL.mu))


def share(earlier: int) -> float:
    """How much of the change counts after so many matches of the same persons on that day."""
    return 0.5 ** max(0, earlier - IN_FULL + 1)


def after(before: Sequence[Skill], places: Sequence[int], part: float) -> list[Skill]:
    """The skills after a match with these places; `part` of the change counts."""
    teams = [[MODEL.rating(skill.mu, skill.sigma)] for skill in before]
    played = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Skill(old.mu + (new.mu - old.mu) * part, old.sigma + (new.sigma - old.sigma) * part, old.rated + 1)
        for old, [new] in zip(before, played, strict=True)
    ]


Change = tuple[float, float, int]
"""What a match did to somebody: mu before and after it, and after how many rated matches that was."""


class Pool:
    """The skills of people in one game on one server, by the first day of a season, 0 for all time."""

    def __init__(self) -> None:
        self.skills: dict[int, dict[int, Skill]] = {}

    def play(self, users: Sequence[int], places: Sequence[int], season: int, part: float) -> list[Change]:
        """One match, which must not be older than those before it. Returns what it did to the ratings of all time."""
        changes: list[Change] = []
        for key in (season, 0):
            before = [self._skill(user, key) for user in users]
            skills = after(before, places, part)
            changes = [(old.mu, new.mu, new.rated) for old, new in zip(before, skills, strict=True)]
            for user, skill in zip(users, skills, strict=True):
                self.skills.setdefault(user, {})[key] = skill
        return changes

    def _skill(self, user: int, season: int) -> Skill:
        own = self.skills.get(user, {})
        if season in own:
            return own[season]
        last = max((key for key in own if 0 < key < season), default=0) if season else 0
        return own[last].anew() if last else Skill()
