"""What one seat knows of a Hana-awase match (HA-10), the scene it sees, and a state it must believe possible."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Badge, Piece, Place, Result, Rng, Row, Scene, Seat, Sheet, around
from engine.hanaawase.oni import capture
from engine.hanaawase.play import SEATS
from engine.hanaawase.rules import Rules
from engine.hanaawase.score import PAR, card_points, pieces_of, sheet, yaku
from engine.hanaawase.state import Settled, State
from engine.hanafuda.board import Cards
from engine.hanafuda.capture import Capture
from engine.hanafuda.cards import ordered
from engine.hanafuda.scenes import piles, reach, redealt, round_sheets, unseen, yaku_sheet
from engine.hanafuda.turn import Phase, Source, Trail


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
    answer: str | None
    trail: Trail
    history: tuple[tuple[int, ...], ...]
    last: Settled | None
    result: Result | None

    @property
    def seats(self) -> range:
        return range(SEATS)


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
        answer=None if viewer is None else state.answers[viewer],
        trail=state.trail,
        history=state.history,
        last=state.last,
        result=state.result,
    )


def guess(view: View, rng: Rng) -> State:
    """A state that looks just like this to the viewer: what he cannot see is dealt again, answers unseen not given."""
    return State(
        rules=view.rules,
        seed=rng.bytes(32),
        round=view.round,
        dealer=view.dealer,
        board=redealt(view, rng.shuffled(unseen(view))),
        phase=view.phase,
        mover=view.mover,
        answers=tuple(view.answer if seat == view.viewer else None for seat in view.seats),
        turns=view.turns,
        trail=view.trail,
        history=view.history,
        last=view.last,
        result=view.result,
    )


def meets(view: View, card: Piece, source: Source = "hand") -> Capture:
    """What a card would do on the field."""
    return capture(view.field, card, source, view.rules, last=not view.stock)


def scene(view: View) -> Scene:
    """The table as the viewer sees it."""
    source: Source = "hand" if view.phase is Phase.CHOOSE_HAND else "draw"
    totals = [sum(points[seat] for points in view.history) for seat in view.seats]
    return Scene(
        viewer=view.viewer,
        places=tuple(Place(seat, totals[seat]) for seat in around(SEATS, view.viewer)),
        piles=piles(
            view,
            lambda card: meets(view, card).cards,
            meets(view, view.held, source).cards if view.held else (),
        ),
        badges=_badges(view),
        sheets=(*_yaku(view), *_reach(view), *_result(view), *round_sheets(view.history)),
    )


def _badges(view: View) -> tuple[Badge, ...]:
    badges = [Badge("round", None, (view.round, view.rules.rounds)), Badge("dealer", view.dealer)]
    if view.phase is Phase.READY:
        badges += [Badge("asked", seat) for seat in view.seats if seat != view.viewer or view.answer is None]
    elif view.phase is not Phase.OVER:
        badges.append(Badge("asked", view.mover))
    badges += [Badge("cards", seat, (card_points(view.taken[seat]),)) for seat in view.seats]
    if view.result is not None:
        badges += [Badge("place", seat, (place,)) for seat, place in enumerate(view.result.places)]
    return tuple(badges)


def _yaku(view: View) -> tuple[Sheet, ...]:
    found = ((seat, yaku(view.taken[seat], view.rules)) for seat in view.seats)
    return tuple(yaku_sheet(seat, view.taken[seat], rows, pieces_of) for seat, rows in found if rows)


def _reach(view: View) -> tuple[Sheet, ...]:
    if view.viewer is None or view.phase is Phase.OVER:
        return ()
    theirs = {card for seat in view.seats if seat != view.viewer for card in view.taken[seat]}
    rows = reach(sheet(view.rules), view.taken[view.viewer], theirs, lambda cards: yaku(cards, view.rules))
    return (Sheet("reach", view.viewer, rows),) if rows else ()


def _result(view: View) -> tuple[Sheet, ...]:
    """The winner's yaku and formula, every seat's formula (HA-21), and the payments step by step (HA-22)."""
    last = view.last
    if last is None:
        return ()
    won = last.reason != "void_round"
    rows = tuple(
        Row(key, ordered(pieces_of(key).intersection(last.taken[last.winner])), points)
        for key, points in last.yaku[last.winner]
        if won
    )
    counts = tuple(Sheet("count", seat, _most(last, seat), (), _formula(last, seat)) for seat in view.seats)
    scored = tuple(Row(f"seat{seat}", (), last.scores[seat]) for seat in view.seats)
    terms = (*_formula(last, last.winner)[:-1], ("score", last.scores[last.winner]))
    return (
        Sheet("result", last.winner if won else None, rows, last.payments, terms),
        *counts,
        Sheet("settled", None, scored, (), ((last.reason, 1), ("round", last.round), ("turns", last.turns))),
    )


def _most(last: Settled, seat: Seat) -> tuple[Row, ...]:
    """The literal winner of the source, most card points, is named and has no other effect (HA-A2)."""
    return (Row("most_cards", (), last.cards[seat]),) if last.cards[seat] == max(last.cards) else ()


def _formula(last: Settled, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Card points, par, twice the own yaku, minus the yaku of the others; in a voided round what is left of it."""
    if last.reason == "void_round":
        return (("score", 0),)
    made = [sum(points for _, points in rows) if last.reason == "played_out" else 0 for rows in last.yaku]
    others = sum(made) - made[seat]
    return (
        ("cards", last.cards[seat]),
        ("par", -PAR),
        ("own", 2 * made[seat]),
        ("others", -others),
        ("score", last.scores[seat]),
    )
