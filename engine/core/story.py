"""A game's declaration of its events. Callers can describe the latest turn without knowing the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.core.action import Event, Piece, Seat

DEAL, WON, SCORED, LEFT = "dealt", "won", "scored", "escaped"
"""Kinds of events with the same name in all games: a deal, a win, its points, and a player leaving."""


@dataclass(frozen=True, slots=True)
class Story:
    """The roles of a game's kinds of events.

    `turns`: kinds of events that begin a turn. `taken`: the kind of event whose pieces were captured by the piece of
    the previous event. `gathered`: the kind of event of which several in a row are described in one sentence.
    `at_once`: the kind of event that several seats cause at the same time. Such events in a row are one turn and are
    described together. `beside`: kinds of events that are shown next to a result, not in it. `drawn`: the kind of event
    that is worth telling only at the end, or to the player who sees its piece.
    """

    turns: frozenset[str]
    taken: str = ""
    gathered: str = ""
    at_once: str = ""
    beside: frozenset[str] = frozenset({"began", SCORED, "paid"})
    drawn: str = ""

    def latest(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Return the events of the latest turn.

        Before the first turn of a round, return all events since points were last scored or a player left.
        """
        turn, deal = self._turn(events), _last(events, {DEAL})
        ended = max(_last(events, {SCORED}) + 1, _last(events, {LEFT}))
        return tuple(events[ended:] if deal > turn else events[max(turn, 0) :])

    def since(self, events: Sequence[Event], seats: Collection[Seat]) -> list[tuple[Event, ...]]:
        """Return the events since one of these seats last began a turn, one tuple for each turn.

        The first tuple is that turn. If there is none in this round, return all turns of the round. Before the first
        turn of a round, return what `latest` does.
        """
        deal, turn = _last(events, {DEAL}), self._turn(events)
        if deal >= turn:
            return [self.latest(events)]
        starts = [place for place in range(deal + 1, len(events)) if self._begins(events, place)]
        own = [number for number, place in enumerate(starts) if events[place].seat in seats]
        bounds = [*starts[max(own, default=0) :], len(events)]
        return [tuple(events[start:end]) for start, end in pairwise(bounds)]

    def unchosen(self, turn: Sequence[Event]) -> tuple[Event, ...]:
        """Return the events of a turn without the piece that its player chose, and without what this piece took."""
        took = len(turn) > 1 and turn[1].kind == self.taken and (turn[1].pieces or ())[:1] == turn[0].pieces
        return tuple(turn[1 + took :])

    def ending(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Return the events of the turn that ended the last round, except the kinds in `beside`."""
        done = events[: _last(events, {SCORED}) + 1]
        turn, won = max(self._turn(done), 0), _last(done, {WON})
        ended = done[turn : won + 1] if won >= turn else done[turn:]
        return tuple(event for event in ended if event.kind not in self.beside)

    def settled_last(self, events: Sequence[Event]) -> bool:
        """Return whether a round was settled since a player last left. A hand that a player left is dealt again."""
        return _last(events, {SCORED}) > _last(events, {LEFT})

    def settles(self, events: Sequence[Event]) -> bool:
        """Return whether these events settle a round."""
        return _last(events, {SCORED}) >= 0

    def together(self, events: Sequence[Event]) -> list[tuple[Event, tuple[Piece, ...]]]:
        """Pair each event with the pieces it took, so that one sentence can describe both."""
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
        """Return the index at which the last turn begins, -1 if there is none."""
        place = len(events) - 1
        while place >= 0 and not self._begins(events, place):
            place -= 1
        return place

    def _begins(self, events: Sequence[Event], place: int) -> bool:
        """Return whether a turn begins there. A turn of several seats at once begins with the first of their events."""
        kind = events[place].kind
        return kind in self.turns and not (place and kind == events[place - 1].kind == self.at_once)


def _last(events: Sequence[Event], kinds: frozenset[str] | set[str]) -> int:
    """Return the index of the last event of these kinds, -1 if there is none."""
    for place in range(len(events) - 1, -1, -1):
        if events[place].kind in kinds:
            return place
    return -1
