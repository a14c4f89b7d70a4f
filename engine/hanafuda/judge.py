"""Ratings of hanafuda moves. Each move is played out by the learned policy in the same likely deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul
from typing import Any

from engine.ai.compiled import array, listed, zeros
from engine.ai.weighing import gap
from engine.ai.winning import chance
from engine.core import FULL, Action, Effort, Rng, Seat, Weighed
from engine.hanafuda import kernel
from engine.hanafuda.cards import ID
from engine.hanafuda.kernel import CALLED, DECIDED, FIELD, HANDS, HELD_DRAWN, HELD_PLAYED, MOVER, PILES, RISEN, TAKEN
from engine.hanafuda.likely import Deals
from engine.hanafuda.piles import pile
from engine.hanafuda.state import Phase, View

BATCH = 25
"""Number of deals between two checks for moves that can be dropped."""
STEP = 5
"""Number of deals between two checks of `effort.enough`."""

SURE = 3.0
"""Number of standard errors. A move that is worse than the best one by more is dropped."""

KINDS = {
    Phase.PLAY: kernel.PLAY,
    Phase.CHOOSE_HAND: HELD_PLAYED,
    Phase.CHOOSE_DRAW: HELD_DRAWN,
    Phase.DECIDE: DECIDED,
}
SHORT = 3
"""Number of deals that cost as much as one sample in the last turns, because they are played out sooner.

If there are at most this many deals per sample, all of them are tried.
"""
MOST = 12_000
"""Maximum number of deals for trying all of them. Dealing more takes too long for a short decision."""

TIES = 0.05
"""Value of one typical deviation of a round's points, in chances of winning the match.

It is so small that points matter mainly when the match is already decided.
"""

NEAR = 2.5
"""Maximum number of points, in typical deviations of a round, by which a seat can catch up in one round."""

TRUST, TRUST_IN_CALLS = 50, 15
"""Number of deals that count as much as the policy's own estimate of a move, and of a call to stop or go on."""

RATING, CHANCE, POINTS = range(3)
"""Kinds of results of a deal: how good it is, the chance to win the match, and the points."""

STOPS = ("agari", "stop")

Worth = Callable[[tuple[float, ...]], tuple[float, float]]
"""A function that rates a round's points by seat for the viewer.

It returns the rating and the chance to win the match.
"""


def position(view: View) -> list[int]:
    """Return the kernel's position for this view, without the hands of other seats."""
    row = [0] * kernel.SIZE
    row[FIELD] = sum(1 << ID[card] for card in view.field)
    row[MOVER] = view.mover
    for seat, cards in enumerate(view.taken):
        row[PILES + seat] = pile(cards)
        row[TAKEN + seat] = sum(1 << ID[card] for card in cards)
    for place, name in ((RISEN, "risen"), (CALLED, "called")):
        for seat, number in enumerate(getattr(view, name, ())):
            row[place + seat] = number
    row[HANDS + view.mover] = sum(1 << ID[card] for card in view.hand)
    return row


def moves(view: View, action: Action) -> list[int]:
    """Return the kernel's moves for an action. A card that must choose what it captures gives several moves."""
    if view.phase is Phase.DECIDE:
        return [kernel.STOP if action.verb in STOPS else kernel.GO]
    (piece,) = action.pieces
    if view.held:
        return [ID[view.held] * 16 + (1 << (ID[piece] & 3))]
    found = view.meets(piece)
    bits = [1 << (ID[card] & 3) for card in found.cards]
    taking = bits if found.mode == "choose" else [sum(bits)]
    return [ID[piece] * 16 + each for each in taking]


class Search:
    """The moves to compare, and their results so far. `worth` rates the points by seat for the viewer.

    `trusting`: whether the policy's own estimates count too.
    """

    def __init__(self, view: View, legal: Sequence[Action], tables: Any, worth: Worth, *, trusting: bool) -> None:
        self._seat: Seat = view.mover
        self._seats, self._tables, self._worth = len(view.taken), tables, worth
        self._start, self._kind = array(position(view)), KINDS[view.phase]
        self._played = self._start.copy()
        self._of = [(move, action) for action in legal for move in moves(view, action)]
        self._known: dict[tuple[int, ...], tuple[float, float]] = {}
        self.found: dict[int, tuple[list[float], ...]] = {move: ([], [], []) for move, _ in self._of}
        self.pays: dict[int, list[tuple[int, ...]]] = {move: [] for move, _ in self._of}
        self.alive = [move for move, _ in self._of]
        self._likely: list[float] = []
        self._sure = False
        rules: kernel.Settings = tables[kernel.RULES]
        # in a game with calls, values are points ahead of the mean of the others
        unit = rules.unit * (self._seats / (self._seats - 1) if rules.calling else 1)
        shift = [1.0 if seat == self._seat else -1 / (self._seats - 1) for seat in range(self._seats)]
        more, less = worth(tuple(shift)), worth(tuple(-points for points in shift))
        # by how much each kind of result grows with a point that the other seats pay
        self._slopes = (more[0] - less[0]) / 2, (more[1] - less[1]) / 2, 1.0
        self._trust = trusting * (TRUST_IN_CALLS if self._kind == DECIDED else TRUST)
        self._expected = {
            move: kernel.expected(self._start.copy(), self._kind, move, tables) / unit for move in self.alive
        }

    def run(self, deals: Deals, effort: Effort) -> None:
        """Try the moves until all samples are used, time is up, or only one move is left.

        If few deals are possible, try all of them.
        """
        done, enough, samples = 0, False, max(effort.samples, 1)
        if deals.count() <= min(SHORT * samples, MOST):
            rows, self._likely = deals.every()
            self._try(rows, len(self._likely), effort)
            # if the effort ended early, the deals tried so far are only a random sample
            self._sure = len(self.pays[self.alive[0]]) == len(self._likely)
            return
        while done < samples and not enough:
            count = min(BATCH, samples - done)
            enough = self._try(deals.rows(count), count, effort)
            done += count
            if not effort.proof:
                self._drop()
            if len(self.alive) == 1:
                break

    def _try(self, rows: list[int], count: int, effort: Effort) -> bool:
        """Try the moves in `count` deals, or in fewer if the effort runs out. Return whether it has run out.

        `rows`: the deals in the kernel's form.
        """
        tried, dealt = array(self.alive), array(rows)
        pays = zeros(3 * count * len(self.alive))
        done, enough = 0, False
        while done < count and not enough:
            last = min(done + STEP, count)
            kernel.tried(self._start, self._played, self._kind, tried, dealt, done, last, pays, self._tables)
            done, enough = last, effort.enough()
        points = listed(pays)
        for number in range(done):
            for place, move in enumerate(self.alive):
                at = 3 * (number * len(self.alive) + place)
                pay = tuple(points[at : at + self._seats])
                self.pays[move].append(pay)
                for found, result in zip(self.found[move], (*self._of_pay(pay), pay[self._seat]), strict=True):
                    found.append(result)
        return enough

    def _of_pay(self, pay: tuple[int, ...]) -> tuple[float, float]:
        if pay not in self._known:
            self._known[pay] = self._worth(pay)
        return self._known[pay]

    def _drop(self) -> None:
        best = max(self.alive, key=lambda move: sum(self.found[move][RATING]))
        self.alive = [move for move in self.alive if move == best or not self._worse(move, best)]

    def _worse(self, move: int, best: int) -> bool:
        mean, error = gap(self.found[best][RATING], self.found[move][RATING])
        return mean > SURE * error

    def weighed(self) -> tuple[Weighed, ...]:
        """Rate all actions, the best first. Moves that were dropped come after all others."""
        best_of: dict[Action, int] = {}
        estimates = self._estimates()
        ranks = {move: (move in self.alive, found[RATING], found[POINTS]) for move, found in estimates.items()}
        for move, action in self._of:
            if action not in best_of or ranks[move] > ranks[best_of[action]]:
                best_of[action] = move
        order = sorted(best_of, key=lambda action: ranks[best_of[action]], reverse=True)
        best = best_of[order[0]]
        return tuple(self._told(action, best_of[action], best, estimates[best_of[action]]) for action in order)

    def _estimates(self) -> dict[int, list[float]]:
        """Return the estimated mean of each kind of result, by move.

        It is the mean of the best move, plus the gap between the two moves in the deals that both were tried in. The
        gap that the policy expects counts as much as `TRUST` deals.
        """
        lead = max(self.alive, key=lambda move: self._mean(self.found[move][RATING]))
        most = [(best, self._mean(best), slope) for best, slope in zip(self.found[lead], self._slopes, strict=True)]
        estimates: dict[int, list[float]] = {move: [] for move in self.found}
        for move, results in self.found.items():
            expected, share = self._expected[move] - self._expected[lead], self._share(move)
            for own, (best, mean, slope) in zip(results, most, strict=True):
                measured = self._mean(own) - self._mean(best[: len(own)])
                estimates[move].append(mean + share * measured + (1 - share) * slope * expected)
        return estimates

    def _share(self, move: int) -> float:
        """Return how much the deals count, 0 to 1. The policy's estimate counts for the rest."""
        trust = 0 if self._likely else self._trust
        return len(self.pays[move]) / max(len(self.pays[move]) + trust, 1)

    def _mean(self, numbers: Sequence[float]) -> float:
        """Return the mean of the numbers, weighted by each deal's likelihood.

        Sampled deals need no weights: likely deals are drawn more often.
        """
        if not self._likely:
            return sum(numbers) / max(len(numbers), 1)
        weights = self._likely[: len(numbers)]
        return sum(map(mul, weights, numbers)) / sum(weights)

    def _told(self, action: Action, move: int, best: int, estimates: Sequence[float]) -> Weighed:
        pays, found, most = self.pays[move], self.found[move], self.found[best]
        share = 0.0 if self._sure else self._share(move)
        error, chance_error = (share * gap(found[kind], most[kind])[1] for kind in (POINTS, CHANCE))
        gains = [float(each > 0) for each in found[POINTS]]
        reach = self._mean([max(each, 0) for each in found[POINTS]]) / (self._mean(gains) or 1.0)
        behind = self._mean([float(max(pay) > pay[self._seat]) for pay in pays])
        figures = (("reach", round(reach)), ("behind", round(100 * behind)))
        chance = min(max(estimates[CHANCE], 0.0), 1.0)
        return Weighed(action, estimates[POINTS], chance, error, figures, chance_error)


def weigh(
    view: View,
    legal: tuple[Action, ...],
    rng: Rng,
    tables: Any,
    rounds: int,
    spread: float,
    effort: Effort = FULL,
    points: float = TIES,
) -> tuple[Weighed, ...]:
    """Rate the actions `legal` for the mover of a turn, the best first.

    `rounds`: number of rounds of the match. `spread`: typical standard deviation of a seat's points in a round.
    `points`: value of `spread` points, as a chance of winning the match.
    """
    left = _left(view, rounds)
    if left == 0:
        tables = _last(view, tables, spread)
    # in the last round it isn't points that count
    trusting = left > 0 and not effort.proof
    search = Search(view, legal, tables, _worth(view, view.mover, left, spread, points), trusting=trusting)
    search.run(Deals(view, rng), effort)
    return search.weighed()


def before(view: View, points: Sequence[tuple[Action, int]], rounds: int, spread: float) -> tuple[Weighed, ...]:
    """Rate the answers before a round by the chance of winning the match, the best first.

    `points`: each answer with the points that it brings at once. An answer that brings points ends the round. After any
    other answer the round is still to be played.
    """
    seat, left = view.viewer or 0, _left(view, rounds)

    def won(gain: int) -> float:
        scores = [score + gain * (other == seat) for other, score in enumerate(view.scores)]
        return chance(scores, seat, left if gain else left + 1, spread)

    found = [Weighed(action, gain, won(gain)) for action, gain in points]
    return tuple(sorted(found, key=lambda each: (each.chance, each.points), reverse=True))


def _left(view: View, rounds: int) -> int:
    """Return the number of rounds after this one."""
    return max(rounds - len(view.history) - 1, 0)


def _worth(view: View, seat: Seat, left: int, spread: float, points: float = TIES) -> Worth:
    """Return a function that rates the points of all seats in this round for `seat`.

    The function returns the rating and the chance of winning the match. The rating is this chance plus a small value
    for points. `left`: number of rounds after this one. `spread`: typical standard deviation of a seat's points in a
    round. `points`: value of `spread` points, as a chance of winning the match.
    """
    scores, unit = view.scores, points / (spread * (len(view.scores) - 1))

    def worth(pay: tuple[float, ...]) -> tuple[float, float]:
        won = chance([own + more for own, more in zip(scores, pay, strict=True)], seat, left, spread)
        return won + unit * (pay[seat] * len(scores) - sum(pay)), won

    return worth


def _last(view: View, tables: Any, spread: float) -> Any:
    """Return the tables for the last round, in which a seat stops as soon as that wins the match, and not before.

    Seats too far behind to win stop as in other rounds.
    """
    rules: kernel.Settings = tables[kernel.RULES]
    need = list(rules.need)
    for seat, own in enumerate(view.scores):
        behind = max(score for other, score in enumerate(view.scores) if other != seat) - own
        if behind < NEAR * spread:
            # if the other seats pay, they lose points too, which closes part of the gap
            need[seat] = max(behind // (len(view.scores) if rules.paid else 1) + 1, 1)
    return (*tables[: kernel.RULES], rules._replace(need=(need[0], need[1], need[2])))


def policy(view: View, legal: tuple[Action, ...], tables: Any) -> Action:
    """Return the policy's action in a turn, without a search."""
    move = _move(view, tables)
    return next(action for action in legal if move in moves(view, action))


def _move(view: View, tables: Any) -> int:
    """Return the policy's move."""
    row = array(position(view))
    if view.phase is Phase.DECIDE:
        seat, unit = view.mover, tables[kernel.RULES].unit
        stop = unit * kernel.settled(row, seat, row[RISEN + seat], tables)
        go = stop < kernel.value(row, seat, len(view.hand), 1, tables)
        return kernel.GO if go else kernel.STOP
    if view.held:
        card = ID[view.held]
        return card * 16 + int(kernel.taken_by(row, card, tables))
    return int(kernel.chosen(row, tables))
