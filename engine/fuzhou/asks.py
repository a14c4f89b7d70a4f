"""What the table asks, as everybody may know it."""

from __future__ import annotations

from engine.core import Ask, Question
from engine.fuzhou.state import Open, Phase

EVERYBODY = frozenset(range(4))


def asks(table: Open) -> Question:
    """The open question; in a window nobody is named, whoever may claim the tile or rob the gold (FZ-43).

    Who holds three golds before a hand is asked about them in the pause, which looks the same for all (FZ-40); the
    final phase asks nobody (FZ-51).
    """
    match table.phase:
        case Phase.READY:
            return Question(Ask.PAUSE, EVERYBODY)
        case Phase.TURN:
            return Question(Ask.TURN, frozenset({table.turn}))
        case Phase.ROB_GOLD:
            return Question(Ask.WINDOW, about=(table.gold,), by=table.turn)
        case Phase.CLAIM | Phase.ROB_KONG:
            return Question(Ask.WINDOW, about=() if table.tile is None else (table.tile,), by=table.turn)
        case Phase.OVER:
            return Question(Ask.OVER)
