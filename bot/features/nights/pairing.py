"""Pairing of players at a club night: takes the free players and returns the tables that begin.

This module uses no clock and no Discord, and saves nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

AGAIN_MS, BOTH_MS = 22_000, 4_000
"""Milliseconds of waiting after which two players who have just met may meet again.

That happens only if no one else is free. One of the two must have waited AGAIN_MS, and both at least BOTH_MS.
"""
FILL_MS = 60_000
"""Milliseconds of waiting after which computers fill a table of three or four. Two players are enough for it."""
MET = 2.0
"""Cost of each table that two players have already shared. The unit is one rank of difference between the players."""
JUST_MET = 1000.0


@dataclass(frozen=True, slots=True)
class Free:
    """A player without a table. `since`: when the player began to wait, in unix milliseconds."""

    user: int
    since: int


@dataclass(frozen=True, slots=True)
class Seating:
    """The players of a new table, and the number of computers at it."""

    users: tuple[int, ...]
    computers: int = 0


@dataclass(frozen=True)
class Pairing:
    """The facts about a night that decide who plays whom.

    `seats`: number of seats at a table. `ranks`: rank of each player. `last`: other players at each player's latest
    table. `met`: how often two players have shared a table. `blocked`: returns whether two players must never meet.
    """

    seats: int
    ranks: Mapping[int, int]
    last: Mapping[int, frozenset[int]]
    met: Mapping[frozenset[int], int]
    blocked: Callable[[int, int], bool]

    def tables(self, free: Sequence[Free], now: int, most: int | None = None) -> list[Seating]:
        """Return the tables that begin now, at most `most`.

        The table with the player who has waited longest comes first.
        """
        waiting = sorted(free, key=lambda each: (each.since, each.user))
        made = self._pairs(waiting, now) if self.seats == 2 else self._groups(waiting, now)
        since = {each.user: each.since for each in free}
        made.sort(key=lambda seating: min(since[user] for user in seating.users))
        return made[:most]

    # Implementation

    def _cost(self, one: int, other: int) -> float:
        near = abs(self.ranks.get(one, 0) - self.ranks.get(other, 0))
        return near + MET * self.met.get(frozenset((one, other)), 0) + JUST_MET * self._just_met(one, other)

    def _just_met(self, one: int, other: int) -> bool:
        return other in self.last.get(one, ()) or one in self.last.get(other, ())

    def _pairs(self, waiting: Sequence[Free], now: int) -> list[Seating]:
        users = [each.user for each in waiting]
        fresh = [pair for pair in combinations(users, 2) if not self.blocked(*pair) and not self._just_met(*pair)]
        pairs = self._matched(users, set(map(frozenset, fresh)))
        seated = {user for pair in pairs for user in pair}
        left = [each for each in waiting if each.user not in seated and now - each.since >= BOTH_MS]
        for one, other in combinations(left, 2):  # `one` has waited longer than `other`
            fits = not {one.user, other.user} & seated and not self.blocked(one.user, other.user)
            if fits and now - one.since >= AGAIN_MS:
                pairs.append((one.user, other.user))
                seated |= {one.user, other.user}
        return [Seating(pair) for pair in pairs]

    def _matched(self, users: Sequence[int], allowed: set[frozenset[int]]) -> list[tuple[int, int]]:
        """Return as many pairs as possible, with a low total cost. `allowed`: the pairs that may play each other.

        If the number of players is odd, a player who came late is left over.
        """
        best: list[tuple[int, int]] = []
        for out in [*reversed(users)] if len(users) % 2 else [None]:
            found = self._nearest([user for user in users if user != out], allowed)
            if len(found) > len(best):
                best = found
            if 2 * len(best) >= len(users) - 1:
                break
        return best

    def _nearest(self, users: Sequence[int], allowed: set[frozenset[int]]) -> list[tuple[int, int]]:
        """Return pairs of low cost. `allowed`: the pairs that may play each other.

        Pairs are first chosen greedily. Then partners are swapped as long as that lowers the cost.
        """
        far = 1e6

        def cost(one: int | None, other: int | None) -> float:
            if one is None or other is None:
                return 0.0 if one is other else far
            return self._cost(one, other) if frozenset((one, other)) in allowed else 2 * far + 1

        order = sorted(users, key=lambda user: self.ranks.get(user, 0))
        rest, pairs = list(order), list[tuple[int | None, int | None]]()
        while len(rest) > 1:
            first = rest.pop(0)
            other = min(rest, key=lambda each: (cost(first, each), rest.index(each)))
            if frozenset((first, other)) in allowed:
                rest.remove(other)
                pairs.append((first, other))
            else:
                pairs.append((first, None))
        pairs += [(user, None) for user in rest]
        better = True
        while better:
            better = False
            for i, j in combinations(range(len(pairs)), 2):
                (a, b), (c, d) = pairs[i], pairs[j]
                now = cost(a, b) + cost(c, d)
                for one, two in (((a, c), (b, d)), ((a, d), (b, c))):
                    if cost(*one) + cost(*two) < now - 1e-9:
                        pairs[i], pairs[j], better = one, two, True
                        break
        return [(a, b) for a, b in pairs if a is not None and b is not None and frozenset((a, b)) in allowed]

    def _groups(self, waiting: Sequence[Free], now: int) -> list[Seating]:
        """Return full tables, built around the players who have waited longest.

        After FILL_MS, two or more players get a table whose other seats go to computers.
        """
        rest, made = list(waiting), list[Seating]()
        for first in waiting:
            if first not in rest:
                continue
            waited = now - first.since
            together = self._around(first, rest, again=waited >= AGAIN_MS)
            full = len(together) == self.seats
            if full or (len(together) >= 2 and waited >= FILL_MS):
                made.append(Seating(tuple(each.user for each in together), self.seats - len(together)))
                rest = [each for each in rest if each not in together]
        return made

    def _around(self, first: Free, rest: Sequence[Free], *, again: bool) -> list[Free]:
        """Return `first` and the players who fit best at one table with `first`, up to the number of seats.

        `again`: whether players who have just met may meet again.
        """
        together, others = [first], [each for each in rest if each is not first]

        def fits(each: Free) -> bool:
            users = [there.user for there in together]
            met = any(self._just_met(each.user, user) for user in users)
            return (again or not met) and not any(self.blocked(each.user, user) for user in users)

        while len(together) < self.seats:
            fitting = [each for each in others if fits(each)]
            if not fitting:
                break
            chosen = min(fitting, key=lambda each: sum(self._cost(each.user, there.user) for there in together))
            together.append(chosen)
            others.remove(chosen)
        return together
