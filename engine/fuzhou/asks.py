"""What the table asks, as everybody may know it."""

from __future__ import annotations

from engine.core import Ask, PublicQuestion, Seat
from engine.core.question import NOBODY
from engine.fuzhou import legal, shape
from engine.fuzhou.state import Open, Phase, State

EVERYBODY = frozenset(range(4))


def asks(table: Open) -> PublicQuestion:
    """The open question; in a window nobody is named, whoever may claim the tile or rob the gold (FZ-43).

    Who holds three golds before a hand is asked about them in the pause, which looks the same for all (FZ-40); the
    final phase asks nobody (FZ-51).
    """
    about = () if table.tile is None else (table.tile,)
    match table.phase:
        case Phase.READY:
            return PublicQuestion(Ask.PAUSE, EVERYBODY, topic="ready")
        case Phase.TURN:
            return PublicQuestion(Ask.TURN, frozenset({table.turn}), topic="discard")
        case Phase.ROB_GOLD:
            return PublicQuestion(Ask.WINDOW, about=(table.gold,), by=table.turn, topic="rob_gold", loose=True)
        case Phase.CLAIM:
            return PublicQuestion(Ask.WINDOW, about=about, by=table.turn, topic="claim")
        case Phase.ROB_KONG:
            return PublicQuestion(Ask.WINDOW, about=about, by=table.turn, topic="rob_kong")
        case Phase.OVER:
            return NOBODY


def own_topics(state: State) -> dict[Seat, str]:
    """Who is asked about three golds, or about the gold once more, which shows nowhere (FZ-40, FZ-81)."""
    silent = [seat for seat in EVERYBODY if state.answers[seat] is None]
    if state.phase is Phase.READY:
        return {seat: "three_golds" for seat in silent if shape.three_golds(state.hands[seat], state.gold)}
    due = legal.first_draw(state)
    return {due: "first_draw"} if due in silent and legal.may_rob_gold(state, due) else {}
