"""A game's declaration of its events, so that callers can find and tell the latest turn without knowing the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.action import Event, Piece

DEAL, WON, SCORED, LEFT = "dealt", "won", "scored", "escaped"
"""Kinds of events with the same name in all games: a deal, a win, its points, and a player leaving."""


@dataclass(frozen=True, slots=True)
class Story:
    """The roles of a game's kinds of events.

    `turns`: a turn begins with one of these. `taken`: the pieces that the previous event's piece took. `gathered`:
    several of these in a row are told in one sentence. `at_once`: several seats do this at the same time; those in a
    row are one turn and are told together. `beside`: these appear beside a result, not in it.
    """

    turns: frozenset[str]
    taken: str = ""
    gathered: str = ""
    at_once: str = ""
    beside: frozenset[str] = frozenset({"began", SCORED, "paid"})

    def latest(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Return the latest turn.

        Before the first turn of a round, return all events since the last scoring or leaving.
        """
        turn, deal = self._turn(events), _last(events, {DEAL})
        ended = max(_last(events, {SCORED}) + 1, _last(events, {LEFT}))
        return tuple(events[ended:] if deal > turn else events[max(turn, 0) :])

    def ending(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Return the turn that ended the last round, without the events in `beside`."""
        done = events[: _last(events, {SCORED}) + 1]
        turn, won = max(self._turn(done), 0), _last(done, {WON})
        ended = done[turn : won + 1] if won >= turn else done[turn:]
        return tuple(event for event in ended if event.kind not in self.beside)

    def settled_last(self, events: Sequence[Event]) -> bool:
        """Return whether the last round was settled after any player last left. A hand left that way is dealt again."""
        return _last(events, {SCORED}) > _last(events, {LEFT})

    def settles(self, events: Sequence[Event]) -> bool:
        """Return whether a round is settled by these events."""
        return _last(events, {SCORED}) >= 0

    def together(self, events: Sequence[Event]) -> list[tuple[Event, tuple[Piece, ...]]]:
        """Pair each event with the pieces it took, to tell both in one sentence."""
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
        """Return the index where the last turn begins, -1 without one.

        A turn of several seats at once begins with the first.
        """
        turn = _last(events, self.turns)
        while turn > 0 and events[turn].kind == events[turn - 1].kind == self.at_once:
            turn -= 1
        return turn


def _last(events: Sequence[Event], kinds: frozenset[str] | set[str]) -> int:
    """Return the index of the last event of these kinds, -1 without one."""
    return max((place for place, event in enumerate(events) if event.kind in kinds), default=-1)
