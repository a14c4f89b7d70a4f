"""The knowledge of one seat in the toy (TY-4), the scene it sees, and a state it must believe possible."""

from __future__ import annotations

from collections.abc import Collection

from engine.core import Badge, Payment, Piece, Rng, Row, Scene, Seat, Sheet, shared
from engine.hanafuda import scenes
from engine.hanafuda.cards import ordered
from engine.hanafuda.reach import reach
from engine.hanafuda.secrecy import imagined, known
from tests.toy.play import payers
from tests.toy.score import pieces_of, sheet, yaku
from tests.toy.state import Open, State, View


def view(state: State, viewer: Seat | None) -> View:
    """Return the state without what is hidden from the viewer."""
    return View(**shared(Open, state), **known(state, viewer))


def guess(view: View, rng: Rng) -> State:
    """Return a state that looks just like this to the viewer."""
    return State(**shared(Open, view), **imagined(view, rng))


def scene(view: View) -> Scene:
    """Return the table as the viewer sees it."""

    def score(cards: Collection[Piece]) -> dict[str, int]:
        return yaku(cards, view.rules)

    made = [_made(view, seat, score(pile)) for seat, pile in enumerate(view.taken) if score(pile)]
    badges = [Badge("dared", seat) for seat in view.dared]
    sheets = (*made, *reach(view, sheet(view.rules), score), *_result(view))
    return scenes.scene(view, view.rules.rounds, badges, sheets)


def _made(view: View, seat: Seat, found: dict[str, int]) -> Sheet:
    return scenes.yaku_sheet(seat, view.taken[seat], found, lambda key: pieces_of(key, view.taken[seat]))


def _result(view: View) -> tuple[Sheet, ...]:
    """Return how the last round was settled: the winner's yaku, the steps to the score, and who pays."""
    last = view.last
    if last is None:
        return ()
    settled = scenes.settled_sheet("draw" if last.winner is None else "won", last.scores)
    if last.winner is None:
        return (Sheet("result"), settled)
    cards = last.taken[last.winner]
    rows = tuple(Row(key, ordered(pieces_of(key, cards)), points) for key, points in last.rows)
    payments = tuple(Payment(payer, last.winner, -last.scores[payer]) for payer in payers(last))
    return (Sheet("result", last.winner, rows, payments, last.terms), settled)
