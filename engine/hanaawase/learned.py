"""Learned values of moves in Hana-awase (engine.hanafuda.judge).

The kernel does not know the oni. Under that rule, moves are played out greedily by the game's own `Playout`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from engine.ai.weighing import Sums
from engine.ai.winning import chance
from engine.core import FULL, Action, Effort, Rng, Seat, Weighed
from engine.hanaawase.playout import Playout, values, worth
from engine.hanaawase.rules import Rules
from engine.hanaawase.score import ISLANDS, par
from engine.hanaawase.state import View
from engine.hanaawase.view import guess
from engine.hanafuda import judge as hanafuda
from engine.hanafuda import kernel
from engine.hanafuda.cards import CARDS, ID, VALUES
from engine.hanafuda.piles import BITS, pile
from engine.hanafuda.playout import Move
from engine.hanafuda.tables import tables
from engine.hanafuda.weights import learned

SPREAD = 66.0
"""Typical standard deviation of a seat's points in a round."""

POINTS = 2.0
"""Weight of points in ratings.

It is high because no call can win or lose a match at once. In tests, players that collected the most points placed
better than those that considered the match in every round.
"""

RAIN = {"yaku": 0, "void_yaku": 1, "void_round": 2}


@cache
def _learned(level: str) -> Any:
    return learned("hanaawase", f"three{level}")


def settings(rules: Rules) -> kernel.Settings:
    """Translate the rules into the kernel's settings."""
    return kernel.Settings(
        seats=3,
        takes_all=1,
        must_match=int(rules.must_match),
        par=par(rules),
        spoiler=pile(ISLANDS["ame"]),
        spoils=RAIN[rules.rain_island],
    )


@lru_cache(16)
def _tables(rules: Rules, level: str) -> Any:
    return tables(worth(rules), values(rules), _learned(level), settings(rules))


def lookups(view: View, level: str = "") -> Any:
    """Return the kernel's tables for this view. `level`: the end of the name of its weights."""
    return _tables(view.rules, level)


def judge(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> tuple[Weighed, ...]:
    """Rate all actions of a seat, the best first."""
    if view.phase not in hanafuda.KINDS:
        return hanafuda.before(view, [(action, 0) for action in legal], view.rules.rounds, SPREAD)
    if view.rules.oni:
        return _with_oni(view, legal, rng, effort)
    return hanafuda.weigh(view, legal, rng, lookups(view), view.rules.rounds, SPREAD, effort, POINTS)


def policy(view: View, legal: tuple[Action, ...], level: str = "") -> Action | None:
    """Return the learned policy's action without looking ahead. With the oni there is no policy, so return None."""
    return None if view.rules.oni else hanafuda.policy(view, legal, lookups(view, level))


def _with_oni(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort) -> tuple[Weighed, ...]:
    sums, left = Sums(legal), view.rules.rounds - len(view.history) - 1
    for _ in range(effort.samples):
        if sums.samples and effort.enough():
            break
        world = guess(view, rng)
        found: list[tuple[float, float]] = []
        for action in legal:
            trial = Playout(world)
            trial.run(_greedy, ID[action.pieces[0]], view.mover)
            after = [own + more for own, more in zip(view.scores, trial.pay, strict=True)]
            found.append((trial.pay[view.mover], chance(after, view.mover, left, SPREAD)))
        sums.add(found)
    return sums.weighed()


def _greedy(position: Playout, seat: Seat, options: Sequence[Move]) -> Move:
    """Return the capture that is worth most now, or else the least valuable discard."""

    def gain(*cards: Move) -> int:
        more = position.worth(position.piles[seat] | sum(BITS[card] for card in cards)) - position.worth(
            position.piles[seat]
        )
        return 3 * more + sum(VALUES[CARDS[card][2]] for card in cards)

    def value(card: Move) -> int:
        if position.held >= 0:
            return gain(position.held, card)
        same = position.field[card >> 2]
        return 1000 + gain(card, *same) if same else -gain(card)

    return max(options, key=value)
