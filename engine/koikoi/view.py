"""What one seat knows of a Koi-Koi match (KK-9), the scene it sees, and a state it must believe possible."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Badge, Piece, Place, Result, Rng, Row, Scene, Seat, Sheet, around
from engine.hanafuda.board import Cards
from engine.hanafuda.capture import meet
from engine.hanafuda.cards import ordered
from engine.hanafuda.scenes import piles, reach, redealt, round_sheets, unseen, yaku_sheet
from engine.hanafuda.turn import Phase, Trail
from engine.koikoi.play import SEATS
from engine.koikoi.rules import Rules
from engine.koikoi.score import dealt, pieces_of, sheet, void, yaku
from engine.koikoi.state import Settled, State


@dataclass(frozen=True, slots=True)
class View:
    """All that `viewer` (None: a spectator) knows. `hand` is his own; `counts` the cards in every hand."""

    viewer: Seat | None
    rules: Rules
    round: int
    dealer: Seat
    phase: Phase
    mover: Seat
    turns: int
    hand: Cards
    counts: tuple[int, ...]
    field: Cards
    taken: tuple[Cards, ...]
    stock: int
    held: Piece | None
    called: tuple[int, int]
    risen: tuple[int, int]
    answer: str | None
    trail: Trail
    history: tuple[tuple[int, int], ...]
    last: Settled | None
    result: Result | None

    @property
    def seats(self) -> range:
        return range(2)


def view(state: State, viewer: Seat | None) -> View:
    """The state without what is hidden from the viewer: other hands, other answers, the stock and the seed."""
    board = state.board
    return View(
        viewer=viewer,
        rules=state.rules,
        round=state.round,
        dealer=state.dealer,
        phase=state.phase,
        mover=state.mover,
        turns=state.turns,
        hand=() if viewer is None else ordered(board.hands[viewer]),
        counts=tuple(map(len, board.hands)),
        field=board.field,
        taken=board.taken,
        stock=len(board.stock),
        held=board.held,
        called=state.called,
        risen=state.risen,
        answer=None if viewer is None else state.answers[viewer],
        trail=state.trail,
        history=state.history,
        last=state.last,
        result=state.result,
    )


def guess(view: View, rng: Rng) -> State:
    """A state that looks just like this to the viewer: what he cannot see is dealt again, answers unseen not given."""
    hidden = unseen(view)
    while True:
        board = redealt(view, rng.shuffled(hidden))
        if view.phase is not Phase.READY or not void(board.field, board.hands, view.rules):
            break
    mine = (view.answer if view.viewer == 0 else None, view.answer if view.viewer == 1 else None)
    return State(
        rules=view.rules,
        seed=rng.bytes(32),
        round=view.round,
        dealer=view.dealer,
        board=board,
        phase=view.phase,
        mover=view.mover,
        turns=view.turns,
        called=view.called,
        risen=view.risen,
        answers=mine,
        trail=view.trail,
        history=view.history,
        last=view.last,
        result=view.result,
    )


def scene(view: View) -> Scene:
    """The table as the viewer sees it."""
    totals = [sum(points[seat] for points in view.history) for seat in SEATS]
    candidates = meet(view.field, view.held).cards if view.held else ()
    return Scene(
        viewer=view.viewer,
        places=tuple(Place(seat, totals[seat]) for seat in around(2, view.viewer)),
        piles=piles(view, lambda card: meet(view.field, card).cards, candidates),
        badges=_badges(view),
        sheets=(*_yaku(view), *_reach(view), *_result(view), *round_sheets(view.history)),
    )


def _badges(view: View) -> tuple[Badge, ...]:
    badges = [Badge("round", None, (view.round, view.rules.rounds)), Badge("dealer", view.dealer)]
    if view.round > view.rules.rounds:
        badges.append(Badge("overtime"))
    if view.phase is Phase.READY:
        badges += [Badge("asked", seat) for seat in SEATS if seat != view.viewer or view.answer is None]
        if dealt(view.hand, view.rules):
            badges.append(Badge("dealt_yaku", view.viewer, tuple(dealt(view.hand, view.rules))))
    elif view.phase is not Phase.OVER:
        badges.append(Badge("asked", view.mover))
    badges += [Badge("called", seat, (times,)) for seat, times in enumerate(view.called) if times]
    if view.result is not None:
        badges += [Badge("place", seat, (place,)) for seat, place in enumerate(view.result.places)]
    return tuple(badges)


def _yaku(view: View) -> tuple[Sheet, ...]:
    """The yaku each seat has captured so far; captured piles are public."""
    found = ((seat, view.taken[seat], yaku(view.taken[seat], view.rules)) for seat in SEATS)
    return tuple(
        yaku_sheet(seat, taken, keys, lambda key: pieces_of(key, view.rules)) for seat, taken, keys in found if keys
    )


def _reach(view: View) -> tuple[Sheet, ...]:
    if view.viewer is None or view.phase is Phase.OVER:
        return ()
    mine, theirs = view.taken[view.viewer], view.taken[1 - view.viewer]
    rows = reach(sheet(view.rules), mine, theirs, lambda cards: yaku(cards, view.rules))
    return (Sheet("reach", view.viewer, rows),) if rows else ()


def _row(rules: Rules, taken: Cards, key: str, points: int) -> Row:
    return Row(key, ordered(pieces_of(key, rules).intersection(taken)), points)


def _result(view: View) -> tuple[Sheet, ...]:
    """How the last round was settled: the winner's rows, then the steps from base to score."""
    last = view.last
    if last is None:
        return ()
    cards = last.shown[last.winner] or last.taken[last.winner] if last.winner is not None else ()
    rows = tuple(
        Row(key, cards, points) if last.reason != "agari" else _row(view.rules, cards, key, points)
        for key, points in last.rows
    )
    scored = tuple(Row(f"seat{seat}", last.shown[seat], last.scores[seat]) for seat in SEATS)
    terms = (("base", last.base), *last.factors, ("score", max(last.scores)))
    return (
        Sheet("result", last.winner, rows, terms=terms),
        Sheet("settled", None, scored, terms=((last.reason, 1), ("round", last.round), ("turns", last.turns))),
    )
