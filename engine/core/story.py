"""What a game declares of its events, so that whoever knows no game finds the latest turn and tells of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.action import Event, Piece

DEAL, WON, SCORED, LEFT = "dealt", "won", "scored", "escaped"
"""What is called alike in all games: a deal, a win, its points, and somebody's leaving."""


@dataclass(frozen=True, slots=True)
class Story:
    """What a game says of its events: which kinds make up what happened last. turns: with one of them a turn begins.

    taken: what the piece of the event before took. gathered: those of which several in a row are told in one sentence.
    at_once: what several seats do at the same time: those in a row are one turn, and told together. beside: what stands
    beside a result and not in it.
    """

    turns: frozenset[str]
    taken: str = ""
    gathered: str = ""
    at_once: str = ""
    beside: frozenset[str] = frozenset({"began", SCORED, "paid"})

    def latest(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """The latest turn from its piece on; before a round, all since the last one was scored or left."""
        turn, deal = self._turn(events), _last(events, {DEAL})
        ended = max(_last(events, {SCORED}) + 1, _last(events, {LEFT}))
        return tuple(events[ended:] if deal > turn else events[max(turn, 0) :])

    def ending(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """The turn that ended the last round, without what was scored for a win, which stands beside it."""
        done = events[: _last(events, {SCORED}) + 1]
        turn, won = max(self._turn(done), 0), _last(done, {WON})
        ended = done[turn : won + 1] if won >= turn else done[turn:]
        return tuple(event for event in ended if event.kind not in self.beside)

    def settled_last(self, events: Sequence[Event]) -> bool:
        """Whether a round was settled later than somebody left, whose hand is dealt again."""
        return _last(events, {SCORED}) > _last(events, {LEFT})

    def settles(self, events: Sequence[Event]) -> bool:
        """Whether a round is settled by these events."""
        return _last(events, {SCORED}) >= 0

    def together(self, events: Sequence[Event]) -> list[tuple[Event, tuple[Piece, ...]]]:
        """Events with the pieces that were taken by them: told in one sentence."""
        told: list[tuple[Event, tuple[Piece, ...]]] = []
        for event in events:
            if event.kind != self.taken:
                told.append((event, ()))
            elif told and told[-1][0].pieces == (event.pieces or ())[:1]:
                told[-1] = (told[-1][0], (event.pieces or ())[1:])
            else:
                told.append((event, (event.pieces or ())[1:]))
        return told

    def _turn(self, events: Sequence[Event]) -> int:
        """The place where the last turn begins, -1 if there is none; one that several seats make at once, with the
        first of them."""
        turn = _last(events, self.turns)
        while turn > 0 and events[turn].kind == events[turn - 1].kind == self.at_once:
            turn -= 1
        return turn


def _last(events: Sequence[Event], kinds: frozenset[str] | set[str]) -> int:
    """The place of the last event of these kinds, -1 if there is none."""
    return max((place for place, event in enumerate(events) if event.kind in kinds), default=-1)
