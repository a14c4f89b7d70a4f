"""A seat's knowledge of a Stop-Go match (GO-10), its scene, and random guesses of the hidden cards."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache

from engine.core import Badge, Piece, Rng, Row, Scene, Seat, Sheet, shared
from engine.hanafuda import scenes
from engine.hanafuda.cards import ordered
from engine.hanafuda.reach import Score, keeping, reach
from engine.hanafuda.secrecy import imagined, known
from engine.hanafuda.state import Cards, Phase
from engine.stopgo.rules import Rules
from engine.stopgo.score import HAND_YAKU, dealt, pieces_of, settle, yaku
from engine.stopgo.sheet import sheet
from engine.stopgo.state import Open, Settled, State, View


def view(state: State, viewer: Seat | None) -> View:
    """Return what the viewer knows of the state."""
    luck = () if viewer is None else tuple(dealt(state.dealt_to(viewer), state.rules))
    return View(**shared(Open, state), **known(state, viewer), luck=luck)


def guess(view: View, rng: Rng) -> State:
    """Return a random state that the viewer can't tell from the true one.

    If the setting for instant hand yaku is on and play has begun, no seat in the guess was dealt a hand yaku.
    """
    ruled_out = view.rules.hand_yaku == "instant" and view.phase not in (Phase.READY, Phase.OVER)
    while True:
        state = State(**shared(Open, view), **imagined(view, rng))
        if not ruled_out or not any(dealt(state.dealt_to(seat), view.rules) for seat in view.seats):
            return state


def scene(view: View) -> Scene:
    """Return the table as the viewer sees it."""
    sheets = (*_yaku(view), *_reach(view), *_stake(view), *_result(view))
    return scenes.scene(view, view.rules.rounds, _badges(view), sheets)


def _badges(view: View) -> list[Badge]:
    badges = [Badge("called", seat, (times,)) for seat, times in enumerate(view.called) if times]
    if view.month:
        badges.append(Badge("month", None, (view.month,)))
    if view.luck and view.phase is not Phase.OVER:
        badges.append(Badge("dealt_yaku", view.viewer, view.luck))
    return badges


def _yaku(view: View) -> tuple[Sheet, ...]:
    """Return the yaku of each seat so far, including bonus yaku. Captured piles are public."""
    sheets: list[Sheet] = []
    for seat in view.seats:
        found = yaku(view.taken[seat], view.rules, view.month)
        if found.open or found.bonus:
            made = scenes.yaku_sheet(seat, view.taken[seat], found.open | found.bonus, lambda key: _pieces(view, key))
            sheets.append(replace(made, terms=(("total", found.total), ("bonus", sum(found.bonus.values())))))
    return tuple(sheets)


def _pieces(view: View, key: str) -> frozenset[Piece]:
    return pieces_of(key, view.rules, view.month)


def _reach(view: View) -> tuple[Sheet, ...]:
    patterns = (
        replace(pattern, pieces=ordered(_pieces(view, pattern.key))) if pattern.key == "tsukifuda" else pattern
        for pattern in sheet(view.rules)
    )
    return reach(view, patterns, _scoring(view.rules, view.month))


@lru_cache(maxsize=64)
def _scoring(rules: Rules, month: int) -> Score:
    """Return a cached function that scores captured cards by these rules and month card, including bonus yaku."""

    def score(cards: Collection[Piece]) -> dict[str, int]:
        found = yaku(cards, rules, month)
        return found.open | found.bonus

    return keeping(score)


def _stake(view: View) -> tuple[Sheet, ...]:
    """Return the viewer's score if they say Stop now, including their hand yaku."""
    if view.phase is not Phase.DECIDE or view.mover != view.viewer:
        return ()
    found = yaku(view.taken[view.mover], view.rules, view.month)
    luck = len(view.luck) if view.rules.hand_yaku == "bonus" else 0
    points = found.total + sum(found.bonus.values()) + luck
    stopped = settle(view.rules, view.dealer, len(view.seats), winner=view.mover, points=points)
    return (Sheet("stake", view.mover, terms=stopped.terms),)


def _result(view: View) -> tuple[Sheet, ...]:
    """Return the settlement of the last round: the winner's rows, then the steps from points to score and payments."""
    last = view.last
    if last is None:
        return ()
    rows = tuple(Row(key, _cards(view.rules, last, key), points) for key, points in last.rows)
    settled = settle(view.rules, last.dealer, len(view.seats), winner=last.winner, points=last.points, instant=True)

    def found(cards: Collection[Piece]) -> dict[str, int]:
        made = yaku(cards, view.rules, last.month)
        return made.open | made.bonus

    return (
        Sheet("result", last.winner, rows, last.payments, settled.terms),
        *scenes.made_sheets(last.winner, last.taken, found, lambda key: pieces_of(key, view.rules, last.month)),
        scenes.settled_sheet(last.reason, last.scores, last.luck),
        *scenes.winning_sheets(last.winner, last.caught),
        *scenes.feats_sheets(last.winner, last.called, max(last.scores), "go_paid", "go_punished"),
    )


def won_with(rules: Rules, last: Settled) -> Cards:
    """Return all cards that won a round."""
    return ordered({card for key, _ in last.rows for card in _cards(rules, last, key)})


def _cards(rules: Rules, last: Settled, key: str) -> Cards:
    """Return the winner's cards for a row. A hand yaku has cards of the dealt hand. The dealer's right has no cards."""
    winner = last.winner
    if winner is None or key == "oyaken":
        return ()
    if key in HAND_YAKU:
        return last.luck[winner]
    return ordered(pieces_of(key, rules, last.month).intersection(last.taken[winner]))
