"""The public part of the open question."""

from __future__ import annotations

from engine.core import Ask, PublicQuestion, Seat
from engine.core.question import NOBODY
from engine.fuzhou import legal, shape
from engine.fuzhou.state import Open, Phase, State

EVERYBODY = frozenset(range(4))


def asks(table: Open) -> PublicQuestion:
    """Return the open question as all seats may see it.

    A window names no seat. So nobody sees which seats may claim the tile or rob the gold (FZ-43). The pause before a
    hand looks the same for all seats. In this pause, a holder of three golds is asked about these golds (FZ-40). In the
    final phase, no seat is asked (FZ-51).
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
    """Return the topic for each seat that is secretly asked.

    A seat may be asked whether to show three golds (FZ-40), or whether to take the gold instead of its first draw
    (FZ-81).
    """
    silent = [seat for seat in EVERYBODY if state.answers[seat] is None]
    if state.phase is Phase.READY:
        return {seat: "three_golds" for seat in silent if shape.three_golds(state.hands[seat], state.gold)}
    due = legal.first_draw(state)
    return {due: "first_draw"} if due in silent and legal.may_rob_gold(state, due) else {}
