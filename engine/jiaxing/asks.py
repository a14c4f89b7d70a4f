"""What the table asks, as everybody may know it."""

from __future__ import annotations

from engine.core import Ask, Question
from engine.jiaxing.state import Open, Phase

EVERYBODY = frozenset(range(4))


def asks(table: Open) -> Question:
    """The open question; in a window nobody is named, whoever may claim the tile (JX-23)."""
    about = () if table.tile is None else (table.tile,)
    match table.phase:
        case Phase.READY:
            return Question(Ask.PAUSE, EVERYBODY)
        case Phase.TURN:
            return Question(Ask.TURN, frozenset({table.turn}))
        case Phase.CLAIM | Phase.ROB:
            return Question(Ask.WINDOW, about=about, by=table.turn)
        case Phase.CONTRACT:
            bound = {seat for pair in table.contracts for seat in pair}
            return Question(Ask.CHOICE, EVERYBODY - bound - {*table.gone}, about, table.turn)
        case Phase.OVER:
            return Question(Ask.OVER)
