"""What one seat knows of a Koi-Koi match (KK-9), the scene it sees, and a state it must believe possible."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Badge, Piece, Pile, Place, Result, Rng, Row, Scene, Seat, Sheet, around
from engine.hanafuda.board import Board, Cards
from engine.hanafuda.capture import meet
from engine.hanafuda.cards import CARDS, DRY, HIKARI, RAIN, TAN, TANE, ordered
from engine.koikoi.play import SEATS
from engine.koikoi.rules import Rules
from engine.koikoi.score import dealt, kasu_cards, pieces_of, sheet, void, yaku
from engine.koikoi.state import Phase, Settled, State

NEAR = 2
"""A yaku is in reach while at most this many of its cards are missing."""


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
    trail: tuple[tuple[Piece, str], ...]
    history: tuple[tuple[int, int], ...]
    last: Settled | None
    result: Result | None


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
    seen = {*view.hand, *view.field, *view.taken[0], *view.taken[1], view.held}
    hidden = [card for card in CARDS if card not in seen]
    while True:
        board = _redealt(view, rng.shuffled(hidden))
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


def _redealt(view: View, hidden: Cards) -> Board:
    hands: list[Cards] = []
    for seat in SEATS:
        if seat == view.viewer:
            hands.append(view.hand)
        else:
            hands.append(hidden[: view.counts[seat]])
            hidden = hidden[view.counts[seat] :]
    return Board(tuple(hands), view.field, view.taken, hidden, view.held)


def scene(view: View) -> Scene:
    """The table as the viewer sees it."""
    totals = [sum(points[seat] for points in view.history) for seat in SEATS]
    return Scene(
        viewer=view.viewer,
        places=tuple(Place(seat, totals[seat]) for seat in around(2, view.viewer)),
        piles=_piles(view),
        badges=_badges(view),
        sheets=(*_yaku_sheets(view), *_reach(view), *_result(view), *_rounds(view)),
    )


def _piles(view: View) -> tuple[Pile, ...]:
    candidates = meet(view.field, view.held).cards if view.held else ()
    marks = view.trail + tuple((card, "match") for card in candidates)
    hands = (_hand(view, seat) for seat in SEATS)
    taken = (_open_pile("taken", seat, ordered(view.taken[seat]), marks) for seat in SEATS)
    held = (_open_pile("held", view.mover, (view.held,), marks),) if view.held else ()
    return (
        *hands,
        _open_pile("field", None, ordered(view.field), marks),
        *taken,
        Pile("stock", None, (), view.stock),
        *held,
    )


def _hand(view: View, seat: Seat) -> Pile:
    """The viewer's own cards are marked where they match the field."""
    if seat != view.viewer:
        return Pile("hand", seat, (), view.counts[seat])
    return Pile(
        "hand",
        seat,
        view.hand,
        len(view.hand),
        marks=tuple((card, "match") for card in view.hand if meet(view.field, card).cards),
    )


def _open_pile(role: str, seat: Seat | None, cards: Cards, marks: tuple[tuple[Piece, str], ...]) -> Pile:
    return Pile(role, seat, cards, len(cards), marks=tuple((card, mark) for card, mark in marks if card in cards))


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
    badges += [Badge("koikoi", seat, (times,)) for seat, times in enumerate(view.called) if times]
    if view.result is not None:
        badges += [Badge("place", seat, (place,)) for seat, place in enumerate(view.result.places)]
    return tuple(badges)


def _yaku_sheets(view: View) -> tuple[Sheet, ...]:
    """The yaku each seat has captured so far; captured piles are public."""
    sheets: list[Sheet] = []
    for seat in SEATS:
        found = yaku(view.taken[seat], view.rules)
        rows = tuple(_row(view.rules, view.taken[seat], key, points) for key, points in found.items())
        if rows:
            sheets.append(Sheet("yaku", seat, rows, terms=(("total", sum(found.values())),)))
    return tuple(sheets)


def _row(rules: Rules, taken: Cards, key: str, points: int) -> Row:
    return Row(key, ordered(pieces_of(key, rules).intersection(taken)), points)


def _reach(view: View) -> tuple[Sheet, ...]:
    """Yaku the viewer may still complete, at most two cards away; a row holds all cards that can still make it."""
    if view.viewer is None or view.phase is Phase.OVER:
        return ()
    mine, theirs = frozenset(view.taken[view.viewer]), frozenset(view.taken[1 - view.viewer])
    made = yaku(mine, view.rules)
    rows: list[Row] = []
    for pattern in sheet(view.rules):
        if not pattern.pieces or pattern.key in made:
            continue
        able = frozenset(pattern.pieces) - theirs
        missing = _needed(pattern.key, view.rules, mine, able)
        gains = sum(made.values()) < sum(yaku(mine | able, view.rules).values())
        if missing is not None and 0 < missing <= NEAR and gains:
            rows.append(Row(pattern.key, ordered(able), pattern.points))
    return (Sheet("reach", view.viewer, tuple(rows)),) if rows else ()


def _needed(key: str, rules: Rules, mine: frozenset[Piece], able: frozenset[Piece]) -> int | None:
    """How many more cards the yaku needs, None when it cannot be had any more."""
    counted = {"tane": (TANE, 5), "tan": (TAN, 5), "kasu": (kasu_cards(rules), 10), "sanko": (DRY, 3)}
    if key == "ame_shiko":
        if RAIN not in able or len(able & DRY) < 3 or mine >= DRY:
            return None
        return (RAIN not in mine) + max(0, 3 - len(mine & DRY))
    cards, least = counted.get(key, (pieces_of(key, rules), len(pieces_of(key, rules))))
    if len(cards & able) < least or (key in ("sanko", "shiko") and RAIN in mine) or (key == "goko" and able < HIKARI):
        return None
    return least - len(cards & mine)


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


def _rounds(view: View) -> tuple[Sheet, ...]:
    if not view.history:
        return ()
    return tuple(
        Sheet("rounds", seat, tuple(Row(str(n), (), points[seat]) for n, points in enumerate(view.history, start=1)))
        for seat in SEATS
    )
