"""What one seat knows of a Stop-Go match (GO-10), the scene it sees, and a state it must believe possible."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from engine.core import Badge, Piece, Place, Result, Rng, Row, Scene, Seat, Sheet, around
from engine.hanafuda.board import Cards
from engine.hanafuda.capture import Capture, meet
from engine.hanafuda.cards import ordered
from engine.hanafuda.scenes import piles, reach, redealt, round_sheets, unseen, yaku_sheet
from engine.hanafuda.turn import Phase, Trail
from engine.stopgo.rules import Rules
from engine.stopgo.score import HAND_YAKU, dealt, pieces_of, sheet, yaku
from engine.stopgo.state import Settled, State


@dataclass(frozen=True, slots=True)
class View:
    """All that `viewer` (None: a spectator) knows. `hand` is his own; `counts` the cards in every hand; `luck` his own
    hand yaku, known to him alone until they count (GO-13)."""

    viewer: Seat | None
    rules: Rules
    round: int
    dealer: Seat
    phase: Phase
    mover: Seat
    month: int
    turns: int
    hand: Cards
    counts: tuple[int, ...]
    field: Cards
    taken: tuple[Cards, ...]
    stock: int
    held: Piece | None
    called: tuple[int, ...]
    risen: tuple[int, ...]
    played: tuple[Cards, ...]
    luck: tuple[str, ...]
    answer: str | None
    trail: Trail
    history: tuple[tuple[int, ...], ...]
    last: Settled | None
    result: Result | None

    @property
    def seats(self) -> range:
        return range(len(self.counts))


def view(state: State, viewer: Seat | None) -> View:
    """The state without what is hidden from the viewer: other hands and hand yaku, other answers, stock and seed."""
    board = state.board
    return View(
        viewer=viewer,
        rules=state.rules,
        round=state.round,
        dealer=state.dealer,
        phase=state.phase,
        mover=state.mover,
        month=state.month,
        turns=state.turns,
        hand=() if viewer is None else ordered(board.hands[viewer]),
        counts=tuple(map(len, board.hands)),
        field=board.field,
        taken=board.taken,
        stock=len(board.stock),
        held=board.held,
        called=state.called,
        risen=state.risen,
        played=state.played,
        luck=() if viewer is None else tuple(dealt(state.dealt_to(viewer), state.rules)),
        answer=None if viewer is None else state.answers[viewer],
        trail=state.trail,
        history=state.history,
        last=state.last,
        result=state.result,
    )


def guess(view: View, rng: Rng) -> State:
    """A state that looks just like this to the viewer: what he cannot see is dealt again, answers unseen not given.

    Once play has begun with instant hand yaku, nobody was dealt any.
    """
    hidden = unseen(view)
    ruled_out = view.rules.hand_yaku == "instant" and view.phase not in (Phase.READY, Phase.OVER)
    while True:
        board = redealt(view, rng.shuffled(hidden))
        hands = [(*board.hands[seat], *view.played[seat]) for seat in view.seats]
        if not ruled_out or not any(dealt(hand, view.rules) for hand in hands):
            break
    return State(
        rules=view.rules,
        seed=rng.bytes(32),
        round=view.round,
        dealer=view.dealer,
        board=board,
        phase=view.phase,
        mover=view.mover,
        month=view.month,
        called=view.called,
        risen=view.risen,
        played=view.played,
        answers=tuple(view.answer if seat == view.viewer else None for seat in view.seats),
        turns=view.turns,
        trail=view.trail,
        history=view.history,
        last=view.last,
        result=view.result,
    )


def scene(view: View) -> Scene:
    """The table as the viewer sees it."""
    candidates = meets(view, view.held).cards if view.held else ()
    totals = [sum(points[seat] for points in view.history) for seat in view.seats]
    return Scene(
        viewer=view.viewer,
        places=tuple(Place(seat, totals[seat]) for seat in around(len(view.seats), view.viewer)),
        piles=piles(view, lambda card: meets(view, card).cards, candidates),
        badges=_badges(view),
        sheets=(*_yaku(view), *_reach(view), *_result(view), *round_sheets(view.history)),
    )


def meets(view: View, card: Piece) -> Capture:
    """What a card would do on the field."""
    return meet(view.field, card, view.rules.triple_capture)


def _badges(view: View) -> tuple[Badge, ...]:
    badges = [Badge("round", None, (view.round, view.rules.rounds)), Badge("dealer", view.dealer)]
    if view.round > view.rules.rounds:
        badges.append(Badge("overtime"))
    if view.month:
        badges.append(Badge("month", None, (view.month,)))
    if view.phase is Phase.READY:
        badges += [Badge("asked", seat) for seat in view.seats if seat != view.viewer or view.answer is None]
    elif view.phase is not Phase.OVER:
        badges.append(Badge("asked", view.mover))
    if view.luck and view.phase is not Phase.OVER:
        badges.append(Badge("dealt_yaku", view.viewer, view.luck))
    badges += [Badge("called", seat, (times,)) for seat, times in enumerate(view.called) if times]
    if view.result is not None:
        badges += [Badge("place", seat, (place,)) for seat, place in enumerate(view.result.places)]
    return tuple(badges)


def _yaku(view: View) -> tuple[Sheet, ...]:
    """The yaku each seat has captured so far, bonus included; captured piles are public."""
    sheets: list[Sheet] = []
    for seat in view.seats:
        found = yaku(view.taken[seat], view.rules, view.month)
        if found.open or found.bonus:
            made = yaku_sheet(seat, view.taken[seat], found.open | found.bonus, lambda key: _pieces(view, key))
            sheets.append(replace(made, terms=(("total", found.total), ("bonus", sum(found.bonus.values())))))
    return tuple(sheets)


def _pieces(view: View, key: str) -> frozenset[Piece]:
    return pieces_of(key, view.rules, view.month)


def _reach(view: View) -> tuple[Sheet, ...]:
    if view.viewer is None or view.phase is Phase.OVER:
        return ()
    theirs = {card for seat in view.seats if seat != view.viewer for card in view.taken[seat]}
    patterns = (
        replace(pattern, pieces=ordered(_pieces(view, pattern.key))) if pattern.key == "tsukifuda" else pattern
        for pattern in sheet(view.rules)
    )

    def score(cards: Collection[Piece]) -> dict[str, int]:
        found = yaku(cards, view.rules, view.month)
        return found.open | found.bonus

    rows = reach(patterns, view.taken[view.viewer], theirs, score)
    return (Sheet("reach", view.viewer, rows),) if rows else ()


def _result(view: View) -> tuple[Sheet, ...]:
    """How the last round was settled: the winner's rows, then the steps from points to score and who pays."""
    last = view.last
    if last is None:
        return ()
    rows = tuple(Row(key, _cards(view, last, key), points) for key, points in last.rows)
    scored = tuple(Row(f"seat{seat}", last.luck[seat], last.scores[seat]) for seat in view.seats)
    score = last.scores[last.winner] if last.winner is not None else 0
    factor = (("zero_sum", len(view.seats) - 1),) if last.payments and len(view.seats) > 2 else ()
    base = sum(number for _, number in last.rows)
    return (
        Sheet("result", last.winner, rows, last.payments, (("base", base), *factor, ("score", score))),
        Sheet("settled", None, scored, (), ((last.reason, 1), ("round", last.round), ("turns", last.turns))),
    )


def _cards(view: View, last: Settled, key: str) -> Cards:
    """The winner's cards behind a row: of a hand yaku the dealt hand, of the dealer's right none."""
    winner = last.winner
    if winner is None or key == "oyaken":
        return ()
    if key in HAND_YAKU:
        return last.luck[winner]
    return ordered(pieces_of(key, view.rules, last.month).intersection(last.taken[winner]))
