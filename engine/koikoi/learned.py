"""Learned values of moves in Koi-Koi (engine.hanafuda.judge)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from engine.core import FULL, Action, Effort, Rng, Seat, Weighed
from engine.hanafuda import judge as hanafuda
from engine.hanafuda import kernel
from engine.hanafuda.tables import tables
from engine.hanafuda.weights import learned
from engine.koikoi.playout import worth
from engine.koikoi.rules import Rules
from engine.koikoi.score import settle
from engine.koikoi.state import Verb, View

SPREAD = {False: 2.4, True: 5.3}
"""Typical standard deviation of a seat's points in a round. The key is whether `double_seven` is on."""


@cache
def _learned(double_seven: bool, level: str) -> Any:
    return learned("koikoi", ("nintendo" if double_seven else "kirin") + level)


def settings(rules: Rules, dealer: Seat) -> kernel.Settings:
    """Translate the rules into the kernel's settings."""
    drawn = settle(rules, dealer, kind="draw").scores
    return kernel.Settings(
        seats=2,
        calling=1,
        takes_all=1,
        doubled_from=7 if rules.double_seven else 0,
        call_doubles=int(rules.koikoi_double),
        calls=int(rules.koikoi_limit == "once"),
        own_calls=int(rules.koikoi_limit == "once_each"),
        drawn=(drawn[0], drawn[1], 0),
    )


@lru_cache(16)
def _tables(rules: Rules, dealer: Seat, level: str) -> Any:
    return tables(worth(rules), None, _learned(rules.double_seven, level), settings(rules, dealer))


def lookups(view: View, level: str = "") -> Any:
    """Return the kernel's tables for this view. `level`: the end of the name of its weights."""
    return _tables(view.rules, view.dealer, level)


def judge(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> tuple[Weighed, ...]:
    """Rate all actions of a seat, the best first.

    A dealt yaku is declared, because it is worth more than an average hand.
    """
    if view.phase not in hanafuda.KINDS:
        points: dict[str, int] = {Verb.DECLARE: view.rules.dealt_points}
        return hanafuda.before(
            view,
            [(action, points.get(action.verb, 0)) for action in legal],
            view.rules.rounds,
            SPREAD[view.rules.double_seven],
        )
    return hanafuda.weigh(view, legal, rng, lookups(view), view.rules.rounds, SPREAD[view.rules.double_seven], effort)


def policy(view: View, legal: tuple[Action, ...], level: str = "") -> Action:
    """Return the learned policy's action, without looking ahead."""
    return hanafuda.policy(view, legal, lookups(view, level))
