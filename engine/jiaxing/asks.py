"""The public part of the open question."""

from __future__ import annotations

from engine.core import Ask, PublicQuestion
from engine.core.question import NOBODY
from engine.jiaxing.state import Open, Phase

EVERYBODY = frozenset(range(4))


def asks(table: Open) -> PublicQuestion:
    """Return the open question. A window names no seat, so that nobody sees which may claim the tile (JX-23).

    A question about a contract has a topic: the answer that counts for a seat that does not answer (JX-104).
    """
    about = () if table.tile is None else (table.tile,)
    match table.phase:
        case Phase.READY:
            return PublicQuestion(Ask.PAUSE, EVERYBODY, topic="ready")
        case Phase.TURN:
            return PublicQuestion(Ask.TURN, frozenset({table.turn}), topic="discard")
        case Phase.CLAIM:
            return PublicQuestion(Ask.WINDOW, about=about, by=table.turn, topic="claim")
        case Phase.ROB:
            return PublicQuestion(Ask.WINDOW, about=about, by=table.turn, topic="rob_kong")
        case Phase.CONTRACT:
            bound = {seat for pair in table.contracts for seat in pair}
            able = EVERYBODY - bound - {*table.gone}
            return PublicQuestion(Ask.CHOICE, able, about, table.turn, table.rules.contract_timeout)
        case Phase.OVER:
            return NOBODY
