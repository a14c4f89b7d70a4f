"""Club nights without a bot: people of known strength play as long as real matches take, seated by the pure core."""

import heapq
import random
from collections.abc import Set
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

from bot.features.nights.arena import last_met, standings, times_met
from bot.features.nights.pairing import AGAIN_MS, BOTH_MS, FILL_MS, Free, Pairing, Seating
from bot.store.nights import NightTable

MINUTE = 60_000


@dataclass
class Arena:
    """One night: who is how strong, for how long it goes, who never meets (shut), what happened. waits: from each *Next
    table* to the table, in seconds. repeats: how often two met again although somebody was free who had just met nobody
    at that table. late, early: the share of people who come in the first half only, and of those who leave in the last
    two thirds. ideal: any two free people sit down at once, even if they have just met. When people come and leave, and
    how fast they play, doesn't depend on who plays whom."""

    people: int
    seed: int
    seats: int = 2
    minutes: int = 90
    usual_minutes: float = 5.0
    spread: float = 1.0
    shut: Set[frozenset[int]] = frozenset()
    late: float = 0.0
    early: float = 0.0
    ideal: bool = False
    waits: list[float] = field(default_factory=list)
    bouts: list[NightTable] = field(default_factory=list)
    repeats: int = 0
    again: int = 0

    def __post_init__(self):
        self.rng = random.Random(f"arena {self.people} {self.seats} {self.seed}")
        steps = max(1, self.people - 1)
        self.strength = {user + 1: self.spread * (2 * user / steps - 1) for user in range(self.people)}
        self.pace = {user: self.rng.uniform(0.85, 1.15) for user in self.strength}
        self.comes, self.leaves = dict[int, int](), dict[int, int]()
        until = self.minutes * MINUTE
        for user in self.strength:
            own = random.Random(f"comes {self.people} {self.seed} {user}")
            self.comes[user] = int(own.uniform(0, until / 2 if own.random() < self.late else 30_000))
            self.leaves[user] = int(own.uniform(until / 3, until) if own.random() < self.early else until)
        self.ranks = {user: place for place, user in enumerate(self.strength)}
        self.own = {user: random.Random(f"plays {self.people} {self.seed} {user}") for user in self.strength}

    def play(self):
        """From the first press to the last table that is still begun in time."""
        events: list[tuple[int, int, str, Any]] = []
        number = 0

        def soon(at, kind, what):
            nonlocal number
            number += 1
            heapq.heappush(events, (int(at), number, kind, what))

        for user in self.strength:
            soon(self.comes[user], "press", user)
            soon(self.leaves[user], "leave", user)
        free: dict[int, int] = {}
        until = self.minutes * MINUTE
        while events:
            now, _, kind, what = heapq.heappop(events)
            if now >= until and kind != "end":
                continue
            if kind == "press" and now < self.leaves[what]:
                free[what] = now
            elif kind == "leave":
                free.pop(what, None)
            elif kind == "end":
                self._ended(what, now)
                for user in self.bouts[what].people:
                    soon(now + self.own[user].uniform(3_000, 20_000), "press", user)
                continue
            if now >= until:
                continue
            if len(free) < 2:
                continue
            pairing = self._pairing()
            waiting = [Free(user, since) for user, since in free.items()]
            for seating in self._at_once(waiting) if self.ideal else pairing.tables(waiting, now):
                self._look_for_repeats(seating, free, pairing)
                for user in seating.users:
                    self.waits.append((now - free.pop(user)) / 1000)
                self.bouts.append(NightTable(len(self.bouts), seating.users, now))
                soon(now + self._lasts(seating.users), "end", len(self.bouts) - 1)
            left = [Free(user, since) for user, since in free.items()]
            pause = self._wakes_in_ms(left, now)
            if pause is not None and not self.ideal:
                soon(now + pause, "look", None)
        return self

    def _pairing(self):
        return Pairing(self.seats, self.ranks, last_met(self.bouts), times_met(self.bouts), self._blocked)

    def _wakes_in_ms(self, left, now):
        """When somebody may sit down although nobody has come or left: the bot looks every two seconds."""
        limits = (BOTH_MS, AGAIN_MS) if self.seats == 2 else (AGAIN_MS, FILL_MS)
        return min((at for each in left for limit in limits if (at := each.since + limit - now) > 0), default=None)

    def _blocked(self, one, other):
        return frozenset((one, other)) in self.shut

    def _at_once(self, waiting):
        """Tables of two, as people come."""
        users = [each.user for each in sorted(waiting, key=lambda each: each.since)]
        return [Seating(pair) for pair in zip(users[::2], users[1::2], strict=False)]

    def _lasts(self, users):
        slow = mean(self.pace[user] * self.own[user].lognormvariate(0.0, 0.3) for user in users)
        return self.usual_minutes * MINUTE * slow

    def _ended(self, number, now):
        bout = self.bouts[number]
        drawn = {user: self.strength[user] + self.own[user].gauss(0, 1.0) * 1.13 for user in bout.people}
        places = tuple(1 + sum(drawn[other] > drawn[user] for other in bout.people) for user in bout.people)
        self.bouts[number] = NightTable(number, bout.people, bout.began_at, now, places, hands=3)
        self.ranks = {each.user: place for place, each in enumerate(standings(self.strength, self.bouts))}

    def _look_for_repeats(self, seating, free, pairing):
        for user in seating.users:
            met = [other for other in seating.users if other != user and other in pairing.last.get(user, ())]
            if met:
                self.again += 1
                rest = [other for other in free if other not in seating.users]
                self.repeats += any(self._fits(other, seating.users, met, pairing) for other in rest)

    def _fits(self, other, users, met, pairing):
        """Whether somebody who is free has just met nobody of a table, where these had to be in their place."""
        there = [user for user in users if user not in met]
        return not any(other in pairing.last.get(user, ()) or user in pairing.last.get(other, ()) for user in there)

    def correlation(self):
        """Spearman's, of strength and points at the end."""
        points = {each.user: each.points for each in standings(self.strength, self.bouts)}
        return pearson(ranks(self.strength), ranks(points))


def ranks(values):
    order = sorted(values.values())
    return [order.index(value) + (order.count(value) - 1) / 2 for _, value in sorted(values.items())]


def pearson(xs, ys):
    mx, my = mean(xs), mean(ys)
    up = sum((x - mx) * (y - my) for x, y in zip(xs, ys, strict=True))
    down = (sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys)) ** 0.5
    return up / down if down else 0.0


def p95(values):
    return sorted(values)[int(0.95 * (len(values) - 1))]


def waits(people, nights, *, ideal):
    """All waits of so many nights of two seats, where 30 % come late and 20 % leave early."""
    arenas = (Arena(people, number, late=0.3, early=0.2, ideal=ideal).play() for number in range(nights))
    return [wait for arena in arenas for wait in arena.waits]


if __name__ == "__main__":
    for people, nights in ((8, 60), (9, 60), (17, 12)):
        for ideal in (False, True):
            found = waits(people, nights, ideal=ideal)
            told = (
                f"mean {mean(found):.0f}, median {median(found):.0f}, 95 % {p95(found):.0f}, longest {max(found):.0f} s"
            )
            print(f"{people} people, {nights} nights, {'ideal' if ideal else 'club night'}: {told}")
