"""What groups of matches come to: means with their standard errors, and the rows of a table."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core import Seat
from tests.bench.minds.duels import Contest, Group, Played


class Mean(NamedTuple):
    """A mean and its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.error:.2f}"

    def beyond(self, even: float) -> float:
        """By how many standard errors it is more than that."""
        gap = self.value - even
        return gap / self.error if self.error else float("inf") * gap if gap else 0.0


def mean(values: Sequence[float]) -> Mean:
    count = len(values)
    middle = sum(values) / count
    if count < 2:
        return Mean(middle, float("inf"))
    return Mean(middle, (sum((value - middle) ** 2 for value in values) / (count - 1) / count) ** 0.5)


class Tally(NamedTuple):
    """What the better level made of its groups.

    duplicate: the share of them that it won by the points of all matches together; single: the share of single
    matches; a tie counts half, a first place its share. place: its mean place, `others`: theirs. lead: its points a
    hand before the mean of theirs.
    """

    groups: int
    hands: int
    duplicate: Mean
    single: Mean
    place: Mean
    others: Mean
    lead: Mean


def tally(groups: Sequence[Group]) -> Tally:
    """Raises ZeroDivisionError if there is none."""

    def over(figure: Callable[[Played, Seat], float]) -> Mean:
        return mean([sum(figure(match, seat) for seat, match in enumerate(group)) / len(group) for group in groups])

    seats = len(groups[0])
    return Tally(
        len(groups),
        sum(match.hands for group in groups for match in group),
        mean([_won(sum(_lead(match, seat) for seat, match in enumerate(group))) for group in groups]),
        over(_first),
        over(_place),
        over(lambda match, seat: (seats * (seats + 1) / 2 - _place(match, seat)) / (seats - 1)),
        over(lambda match, seat: _lead(match, seat) / match.hands),
    )


def _won(lead: float) -> float:
    return 0.5 if lead == 0 else float(lead > 0)


def _lead(match: Played, seat: Seat) -> float:
    """Points before the mean of the others; 0 exactly where they are equal."""
    others = len(match.points) - 1
    return (match.points[seat] * others - (sum(match.points) - match.points[seat])) / others


def _first(match: Played, seat: Seat) -> float:
    best = max(match.points)
    return (match.points[seat] == best) / match.points.count(best)


def _place(match: Played, seat: Seat) -> float:
    """From 1; who shares places has the mean of them."""
    mine = match.points[seat]
    return 1 + sum(points > mine for points in match.points) + (match.points.count(mine) - 1) / 2


HEADS = {
    True: "game | levels | preset | rounds | budget | duplicates | won | singles won | points a round | errors",
    False: "game | levels | preset | rounds | budget | groups | hands | place | others | points a hand | errors",
}
"""The heads of the tables for two seats, and for more."""


def heads(duel: bool) -> str:
    """The head of a table in markdown, for two seats or more."""
    return f"| {HEADS[duel]} |\n|{'---|' * (HEADS[duel].count('|') + 1)}"


def row(contest: Contest, found: Tally) -> str:
    """One line of it. The last column says by how many standard errors the better level is better: with two seats in
    duplicate matches, with more in its place."""
    first = [contest.name, f"{contest.better} : {contest.lower}", contest.preset]
    first += [contest.rounds, contest.budget, found.groups]
    if contest.seats == 2:
        won, single = (f"{each.value:.1%} ± {each.error:.1%}" for each in (found.duplicate, found.single))
        rest = [won, single, found.lead, f"{found.duplicate.beyond(0.5):.1f}"]
    else:
        even = (contest.seats + 1) / 2
        rest = [f"{found.hands:,}", found.place, f"{found.others.value:.2f}", found.lead]
        rest += [f"{found.others.beyond(even):.1f}"]
    return "| " + " | ".join(map(str, (*first, *rest))) + " |"
