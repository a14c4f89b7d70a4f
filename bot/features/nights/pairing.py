"""Who sits down with whom in a club night. Pure: it is told who is free, and says which tables begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

AGAIN_MS, BOTH_MS = 22_000, 4_000
"""Who have just met sit down together again only after one of them has waited so long, and both a little, and where
nobody else is free."""
FILL_MS = 60_000
"""So long the first of two persons waits until computers take the other seats, at tables of three or four."""
MET = 2.0
"""A table that two have shared already is as good as so many places between them in the standing."""
JUST_MET = 1000.0


@dataclass(frozen=True, slots=True)
class Free:
    """Somebody without a table, since then (unix milliseconds)."""

    user: int
    since: int


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits down at a new table, and beside how many computers."""

    users: tuple[int, ...]
    computers: int = 0


@dataclass(frozen=True)
class Pairing:
    """What is known of a night when tables are made. ranks: where everybody stands; last: with whom they sat last; met:
    how often two have sat together; blocked: whether two shall never meet."""

    seats: int
    ranks: Mapping[int, int]
    last: Mapping[int, frozenset[int]]
    met: Mapping[frozenset[int], int]
    blocked: Callable[[int, int], bool]

    def tables(self, free: Sequence[Free], now: int, most: int | None = None) -> list[Seating]:
        """The tables that begin now, `most` of them at most; who has waited longest comes first."""
        waiting = sorted(free, key=lambda each: (each.since, each.user))
        made = self._pairs(waiting, now) if self.seats == 2 else self._groups(waiting, now)
        since = {each.user: each.since for each in free}
        made.sort(key=lambda seating: min(since[user] for user in seating.users))
        return made[:most]

    def wakes_in_ms(self, free: Sequence[Free], now: int) -> int | None:
        """The milliseconds after which it has to be looked at again, although nothing happens; None: never."""
        if len(free) < 2:
            return None
        limits = (BOTH_MS, AGAIN_MS) if self.seats == 2 else (AGAIN_MS, FILL_MS)
        left = [each.since + limit - now for each in free for limit in limits]
        return min((each for each in left if each > 0), default=None)

    # Below: how it is done

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
        for one, other in combinations(left, 2):  # the first has waited longer
            fits = not {one.user, other.user} & seated and not self.blocked(one.user, other.user)
            if fits and now - one.since >= AGAIN_MS:
                pairs.append((one.user, other.user))
                seated |= {one.user, other.user}
        return [Seating(pair) for pair in pairs]

    def _matched(self, users: Sequence[int], allowed: set[frozenset[int]]) -> list[tuple[int, int]]:
        """The most pairs that there can be, without the latest where somebody is left over, and then the nearest."""
        best: list[tuple[int, int]] = []
        for out in [*reversed(users)] if len(users) % 2 else [None]:
            found = self._nearest([user for user in users if user != out], allowed)
            if len(found) > len(best):
                best = found
            if 2 * len(best) >= len(users) - 1:
                break
        return best

    def _nearest(self, users: Sequence[int], allowed: set[frozenset[int]]) -> list[tuple[int, int]]:
        """Pairs, first greedily the nearest, then bettered by exchanging partners as long as that helps."""
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
        """Full tables around whoever has waited longest; then, after a while, two or three with computers."""
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
        """Somebody with the nearest of the others who fit to all at that table."""
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
