"""Weighing the moves of hanafuda: each is played out in the same likely deals, by the policy that was learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.ai.compiled import array
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
"""So many deals between two looks at what can be dropped."""
STEP = 5
"""So many of them between two looks at whether it is enough."""

SURE = 3.0
"""A move is dropped that is worse than the best by so many standard errors."""

KINDS = {
    Phase.PLAY: kernel.PLAY,
    Phase.CHOOSE_HAND: HELD_PLAYED,
    Phase.CHOOSE_DRAW: HELD_DRAWN,
    Phase.DECIDE: DECIDED,
}
CAUTION = 1.0
"""A move beats that of the policy only by more than so many standard errors: chance speaks for one move or another, and
the policy has learned from millions of rounds."""

STOPS = ("agari", "stop")

Worth = Callable[[tuple[int, ...]], float]
"""What points by seat are to somebody."""


def position(view: View) -> list[int]:
    """What the kernel starts from; the hands of the others are not in it."""
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
    """What an action is to the kernel; a card that has to choose is several moves."""
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
    """The moves that are tried, and what came of them. `worth` says of points by seat what they are to the viewer, and
    `plain` is the move of the policy."""

    def __init__(self, view: View, legal: Sequence[Action], tables: Any, worth: Worth, plain: int) -> None:
        self._seat: Seat = view.mover
        self._seats, self._tables, self._worth = len(view.taken), tables, worth
        self._plain = plain
        self._start, self._kind = array(position(view)), KINDS[view.phase]
        self._of = [(move, action) for action in legal for move in moves(view, action)]
        self._known: dict[tuple[int, ...], float] = {}
        self.found: dict[int, list[float]] = {move: [] for move, _ in self._of}
        self.pays: dict[int, list[tuple[int, ...]]] = {move: [] for move, _ in self._of}
        self.alive = [move for move, _ in self._of]

    def run(self, deals: Deals, effort: Effort) -> None:
        """Until the samples are spent, it is enough, or one move is left."""
        done, enough, samples = 0, False, max(effort.samples, 1)
        while done < samples and not enough:
            count = min(BATCH, samples - done)
            enough = self._try(deals.rows(count), count, effort)
            done += count
            self._drop()
            if len(self.alive) == 1:
                break

    def _try(self, rows: list[int], count: int, effort: Effort) -> bool:
        """The moves in so many deals, or fewer where it is enough, which is returned."""
        tried, dealt = array(self.alive), array(rows)
        pays = array([0] * (3 * count * len(self.alive)))
        done, enough = 0, False
        while done < count and not enough:
            last = min(done + STEP, count)
            kernel.tried(self._start, self._kind, tried, dealt, done, last, pays, self._tables)
            done, enough = last, effort.enough()
        for number in range(done):
            for place, move in enumerate(self.alive):
                at = 3 * (number * len(self.alive) + place)
                pay = tuple(int(points) for points in pays[at : at + self._seats])
                self.pays[move].append(pay)
                self.found[move].append(self._value(pay))
        return enough

    def _value(self, pay: tuple[int, ...]) -> float:
        if pay not in self._known:
            self._known[pay] = self._worth(pay)
        return self._known[pay]

    def _drop(self) -> None:
        best = max(self.alive, key=lambda move: sum(self.found[move]))
        self.alive = [move for move in self.alive if move == best or not self._worse(move, best)]

    def _worse(self, move: int, best: int) -> bool:
        mean, error = gap(self.found[best], self.found[move])
        return mean > SURE * error

    def weighed(self) -> tuple[Weighed, ...]:
        """All actions, the best first: those that were not dropped before the others."""
        best_of: dict[Action, int] = {}
        for move, action in self._of:
            if action not in best_of or self._rank(move) > self._rank(best_of[action]):
                best_of[action] = move
        order = sorted(best_of, key=lambda action: self._rank(best_of[action]), reverse=True)
        best = best_of[order[0]]
        return tuple(self._told(action, best_of[action], best) for action in order)

    def _rank(self, move: int) -> tuple[bool, float, float]:
        found, points = self.found[move], [pay[self._seat] for pay in self.pays[move]]
        mean, doubt = sum(found) / max(len(found), 1), 0.0
        if found and move != self._plain and self._plain in self.alive and move in self.alive:
            doubt = CAUTION * gap(found, self.found[self._plain])[1]
        return move in self.alive, mean - doubt, sum(points) / max(len(points), 1)

    def _told(self, action: Action, move: int, best: int) -> Weighed:
        seat, pays = self._seat, self.pays[move]
        points = [pay[seat] for pay in pays]
        error = gap(points, [pay[seat] for pay in self.pays[best]])[1]
        gains = [each for each in points if each > 0]
        lost = sum(max(pay) > pay[seat] for pay in pays)
        figures = (("reach", round(sum(gains) / max(len(gains), 1))), ("behind", round(100 * lost / len(pays))))
        won = sum(self.found[move]) / len(pays)
        return Weighed(action, sum(points) / len(pays), won, error, figures)


def weigh(
    view: View, legal: tuple[Action, ...], rng: Rng, tables: Any, rounds: int, spread: float, effort: Effort = FULL
) -> tuple[Weighed, ...]:
    """What `legal` is worth to whoever is asked in a turn, the best first. rounds: how many the match has; spread: the
    usual standard deviation of the points that a round brings a seat."""
    search = Search(view, legal, tables, _worth(view, view.mover, rounds, spread), _move(view, tables))
    search.run(Deals(view, rng), effort)
    return search.weighed()


def before(view: View, points: Sequence[tuple[Action, int]], rounds: int, spread: float) -> tuple[Weighed, ...]:
    """What may be answered before a round, the best first, by the points that it brings at once."""
    seat = view.viewer or 0
    worth = _worth(view, seat, rounds, spread)
    order = sorted(points, key=lambda each: -each[1])
    gains = (tuple(gain if other == seat else 0 for other in view.seats) for _, gain in order)
    return tuple(Weighed(action, gain, worth(pay)) for (action, gain), pay in zip(order, gains, strict=True))


def _worth(view: View, seat: Seat, rounds: int, spread: float) -> Worth:
    """The chance of winning the match, after points of this round."""
    scores, left = view.scores, max(rounds - len(view.history) - 1, 0)

    def worth(pay: tuple[int, ...]) -> float:
        return chance([own + more for own, more in zip(scores, pay, strict=True)], seat, left, spread)

    return worth


def policy(view: View, legal: tuple[Action, ...], tables: Any) -> Action:
    """What the policy does in a turn, without any search."""
    move = _move(view, tables)
    return next(action for action in legal if move in moves(view, action))


def _move(view: View, tables: Any) -> int:
    """The move of the policy."""
    row = array(position(view))
    if view.phase is Phase.DECIDE:
        seat, unit = view.mover, tables[kernel.RULES][kernel.UNIT]
        stop = unit * kernel.settled(row, seat, row[RISEN + seat], tables)
        go = stop < kernel.value(row, seat, len(view.hand), 1, tables)
        return kernel.GO if go else kernel.STOP
    if view.held:
        card = ID[view.held]
        return card * 16 + int(kernel.taken_by(row, card, tables))
    return int(kernel.chosen(row, tables))
