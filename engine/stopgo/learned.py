"""Learned values of moves in Stop-Go (engine.hanafuda.judge)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from engine.core import FULL, Action, Effort, Rng, Seat, Weighed
from engine.hanafuda import judge as hanafuda
from engine.hanafuda import kernel
from engine.hanafuda.cards import TSUKIMI
from engine.hanafuda.piles import pile
from engine.hanafuda.tables import tables
from engine.hanafuda.weights import learned
from engine.stopgo.playout import worth
from engine.stopgo.rules import Rules
from engine.stopgo.score import dealt, settle
from engine.stopgo.state import View

SPREAD = {2: 3.4, 3: 2.6}
"""Typical standard deviation of a seat's points in a round, before payments. The key is the number of seats."""


@cache
def _learned(seats: int, level: str) -> Any:
    return learned("stopgo", ("two" if seats == 2 else "three") + level)


def settings(rules: Rules, seats: int, dealer: Seat) -> kernel.Settings:
    """Translate the rules into the kernel's settings."""
    first, second, *third = settle(rules, dealer, seats).scores
    return kernel.Settings(
        seats=seats,
        calling=1,
        takes_all=int(rules.triple_capture == "all"),
        must_match=int(rules.must_match),
        bonus=pile(TSUKIMI) if rules.tsukimi_mode == "bonus" else 0,
        bonus_points=rules.tsukimi_points,
        drawn=(first, second, third[0] if third else 0),
        paid=int(rules.payment == "zero_sum"),
    )


@lru_cache(16)
def _tables(rules: Rules, seats: int, dealer: Seat, month: int, viewer: Seat, luck: int, level: str) -> Any:
    """Return the kernel's tables.

    `luck`: points of the viewer's own hand yaku. Those of other seats are unknown.
    """
    own = (luck * (viewer == 0), luck * (viewer == 1), luck * (viewer == 2))
    known = settings(rules, seats, dealer)._replace(luck=own)
    return tables(worth(rules, month), None, _learned(seats, level), known)


def lookups(view: View, level: str = "") -> Any:
    """Return the kernel's tables for this view. `level`: the end of the name of its weights."""
    own = dealt((*view.hand, *view.played[view.mover]), view.rules) if view.rules.hand_yaku == "bonus" else {}
    return _tables(view.rules, len(view.seats), view.dealer, view.month, view.mover, sum(own.values()), level)


def judge(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> tuple[Weighed, ...]:
    """Rate all actions of a seat, the best first."""
    seats, rounds = len(view.seats), view.rules.rounds
    # a payer loses the same points again, which widens the gap
    spread = SPREAD[seats] * (seats if view.rules.payment == "zero_sum" else 1)
    if view.phase not in hanafuda.KINDS:
        return hanafuda.before(view, [(action, 0) for action in legal], rounds, spread)
    return hanafuda.weigh(view, legal, rng, lookups(view), rounds, spread, effort)


def policy(view: View, legal: tuple[Action, ...], level: str = "") -> Action:
    """Return the learned policy's action, without looking ahead."""
    return hanafuda.policy(view, legal, lookups(view, level))
