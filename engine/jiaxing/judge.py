"""Ratings of actions by the best Jiaxing player: expected points, the best aim, and the danger of discards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from engine.ai.compiled import NUMBA
from engine.ai.weighing import by_points
from engine.ai.winning import chance
from engine.core import FULL, Action, Effort, Piece, Rng, Seat, Weighed
from engine.jiaxing import worlds
from engine.jiaxing.ending import won_hand
from engine.jiaxing.kernel.formula import finish
from engine.jiaxing.legal import CONTINUE, allowed
from engine.jiaxing.outlook import FEAR, WILD_THROWN, Outlook, Pair, Worth
from engine.jiaxing.score import best
from engine.jiaxing.state import Phase, View
from engine.jiaxing.view import guess
from engine.mahjong.actions import WIN, Verb, claimed, discards
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import TILE, Tiles, pack
from engine.mahjong.trying import combined, compared, kernel_pays

SEATS = range(4)
SPREAD = 17.0
"""Typical standard deviation of a seat's points in a hand, if a share is one point."""
STAYS = 0.23
"""Probability that the dealer wins a hand and deals again."""
DOUBT = 1.0
"""Standard error of the formula for the gap between two actions, if a share is one point.

It was measured by playing out hands in 299 positions. Gaps of 0.5 to 1 point were off by 1.1 beyond their own error.
Smaller gaps were off by less, larger ones by more.
"""


class Found(NamedTuple):
    """The points of an action, the value of the hand after it, and the chance that another seat claims the discard."""

    points: float
    worth: Worth = Worth()
    danger: float = 0.0


def judge(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> tuple[Weighed, ...]:
    """Rate all legal actions, the best first. With machine code, hands are played out if the formula leaves a choice.

    A win always comes first, because a hand that seems better may never be completed.
    """
    if view.viewer is None or view.phase in (Phase.READY, Phase.OVER):
        return tuple(Weighed(action, 0.0, 0.0) for action in legal)
    seat = view.viewer
    weighing = Weighing(view, seat, Outlook(view, seat))
    found = {action: weighing.found(action) for action in legal}
    order = sorted(legal, key=lambda action: (action != WIN, -found[action].points))
    points, doubt = [found[action].points for action in order], DOUBT * weighing.outlook.times
    errors = [(doubt if place else 0.0, 1.0) for place in range(len(order))]
    if NUMBA is not None and order[0] != WIN:
        # only machine code is fast enough to play hands out
        gaps = compared(points, doubt, partial(_pays, view, seat, order, rng, effort), effort)
        best, errors = points[0], combined(gaps)
        points = [
            point if gap.lasting == 1 else round(best + gap.points, 3) for point, gap in zip(points, gaps, strict=True)
        ]
    weighed = [
        _weighed(view, seat, action, found[action]._replace(points=known), error, lasting)
        for action, known, (error, lasting) in zip(order, points, errors, strict=True)
    ]
    return by_points(weighed if order[0] == WIN else sorted(weighed, key=lambda each: -each.points))


def _pays(
    view: View, seat: Seat, actions: Sequence[Action], rng: Rng, effort: Effort, places: Sequence[int]
) -> list[float]:
    """Return the seat's points after each of these actions in a new world."""
    world = guess(view, rng)
    codes = [worlds.coded(actions[place], world.tile) for place in places]
    return kernel_pays(worlds.position(world), codes, seat, worlds.tables(world.rules), finish, effort.enough)


def _weighed(view: View, seat: Seat, action: Action, found: Found, error: float, lasting: float) -> Weighed:
    worth, figures = found.worth, list[tuple[str, int]]()
    if worth.distance:
        figures = [("reach", round(worth.reach)), ("helping", worth.helping), ("distance", worth.distance)]
        if action.verb == Verb.DISCARD:
            figures.append(("claimed", round(100 * found.danger)))
    return Weighed(action, found.points, first_place(view, seat, found.points), error, tuple(figures), lasting=lasting)


def first_place(view: View, seat: Seat, points: float) -> float:
    """Return the chance of ending the match first if this hand brings `points`.

    The other seats are assumed to pay these points in equal parts.
    """
    passes = 4 * view.rules.match_rounds - view.passed - 1
    hands = 0.5 + max(0, passes) / (1 - STAYS)  # this hand counts as half a hand, because its points are not certain
    scores = [score + (points if other == seat else -points / 3) for other, score in enumerate(view.scores)]
    return chance(scores, seat, hands, SPREAD * view.rules.base)


class Weighing:
    """A rating of one seat's actions at one moment, by the seat's outlook."""

    def __init__(self, view: View, seat: Seat, outlook: Outlook) -> None:
        self.view, self.seat = view, seat
        self.melds = view.melds[seat]
        self.outlook = outlook
        self.before = (seat - view.turn - 1) % 4
        """Number of other seats that draw before this one, if nobody claims."""

    def found(self, action: Action) -> Found:
        view = self.view
        kind = action.pieces[0] if action.pieces else ""
        match action.verb:
            case Verb.WIN:
                win = best(view.rules, won_hand(view, self.seat, view.hand))
                return Found(float(win.pay[self.seat]) if win else 0.0)
            case Verb.DISCARD:
                return self.discarded(view.hand, self.melds, kind, view.contracts)
            case Verb.CHOW | Verb.PONG | Verb.KONG:
                return self.claimed(action)
            case Verb.CONCEALED_KONG:
                meld = Meld("concealed", (kind,) * 4)
                return self.waiting(view.hand - 4 * TILE[kind], (*self.melds, meld), 0)
            case Verb.ADDED_KONG:
                return self.waiting(view.hand - TILE[kind], self.melds, 0)
            case Verb.PASS:
                return self.waiting(view.hand, self.melds, self.before)
            case _:
                return self.waiting(view.hand, self.melds, self.before) if action == CONTINUE else Found(0.0)

    def waiting(
        self, hand: Tiles, melds: Sequence[Meld], before: int, contracts: tuple[Pair, ...] | None = None
    ) -> Found:
        """Return the value of a hand that waits for its draw.

        `before`: number of other seats that draw first. `contracts`: the contracts after a claim; None: the present
        ones.
        """
        worth = self.outlook.worth(hand, melds, self.outlook.stakes(contracts or self.view.contracts, before))
        return Found(worth.points, worth)

    def discarded(self, hand: Tiles, melds: Sequence[Meld], kind: Piece, contracts: tuple[Pair, ...]) -> Found:
        """Return the value of a hand after a discard. `contracts`: the contracts at that time, e.g. after a claim."""
        outlook, view = self.outlook, self.view
        worth = outlook.worth(hand - TILE[kind], melds, outlook.stakes(contracts, 3))
        if kind == view.wild:
            return Found(worth.points - WILD_THROWN * outlook.times, worth)
        safe, cost = 1.0, 0.0
        for other in SEATS:
            if other != self.seat:
                danger = outlook.danger(kind, other)
                safe *= 1 - danger
                cost += danger * outlook.fed(worth, other) if danger else 0.0
        return Found(worth.points - FEAR * cost, worth, 1 - safe)

    def claimed(self, action: Action) -> Found:
        """Return the value of a claim with the best discard after it. A kong counts with its draw instead."""
        view = self.view
        assert view.tile is not None
        own, meld = claimed(action, view.tile, view.turn)
        hand, melds = view.hand - pack(own), (*self.melds, meld)
        contracts = self.outlook.bound(self.seat, view.turn)
        if meld.is_kong:
            return self.waiting(hand, melds, 0, contracts)
        may = allowed(replace(view, source="claim"), discards(hand))
        found = [self.discarded(hand, melds, each.pieces[0], contracts) for each in may]
        first = max(found, key=lambda each: each.points)
        # passing also leads to a discard that may help another seat, so the lowest cost of one is not charged
        return first._replace(points=first.points + min(each.worth.points - each.points for each in found))
