"""A match: one game being played, as the list of moves that made it and the state they led to."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Generic, Self

from engine.core.action import Action, Event, Seat
from engine.core.codec import decode, encode
from engine.core.game import Game, R, Result, S, V
from engine.core.question import Pending, Question
from engine.core.rules import Rules
from engine.core.scene import Scene

VERSION = 3
"""Raised whenever a golden playthrough or the fields of a State change: a snapshot of another version is replayed."""

TOLD = 48


@dataclass(frozen=True, slots=True)
class Record:
    """The truth about a match: everything else is worked out from it."""

    game: str
    rules: Rules
    seats: int
    seed: bytes
    moves: tuple[tuple[Seat, Action], ...] = ()


class Match(Generic[R, S, V]):
    """One match. `seq` counts the moves recorded; `number` counts the questions, and rises only with events, so that
    an answer only heard shows nowhere. `pending`: the legal actions of whoever is asked.

    `told` are the latest events (at most 48, also after a restart), for the words beside the table.
    """

    def __init__(self, game: Game[R, S, V], rules: R, seats: int, seed: bytes) -> None:
        """Raises ValueError if the game is not for that many seats."""
        if seats not in game.seats:
            raise ValueError(f"{game.key} is not for {seats} players.")
        self.game, self.rules, self.seats, self.seed = game, rules, seats, seed
        self._moves: list[tuple[Seat, Action]] = []
        step = game.start(rules, seats, seed)
        self._arrive(step.state, 1, step.events[-TOLD:])

    @property
    def seq(self) -> int:
        return len(self._moves)

    @property
    def question(self) -> Question:
        """What the table asks now."""
        return replace(self.game.asks(self._state), number=self.number, legal=self.pending)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Record one move and return what happened. Raises IllegalAction, and changes nothing then."""
        step = self.game.apply(self._state, seat, action)
        self._moves.append((seat, action))
        if step.events:
            self._arrive(step.state, self.number + 1, (self.told + step.events)[-TOLD:])
        else:
            self._arrive(step.state, self.number, self.told)
        return step.events

    def fork(self) -> Self:
        """The same match, to be played on apart from this one: a move is tried there until it is saved."""
        fork = self.__class__.__new__(self.__class__)
        fork.__dict__.update(self.__dict__, _moves=list(self._moves))
        return fork

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self._state, seat)

    def scene(self, seat: Seat | None) -> Scene:
        return self.game.scene(self.view(seat))

    def record(self) -> Record:
        return Record(self.game.key, self.rules, self.seats, self.seed, tuple(self._moves))

    def snapshot(self) -> str:
        """The state as JSON text, for `restore`. It holds every secret of the table."""
        return json.dumps(
            {
                "version": VERSION,
                "seq": self.seq,
                "question": self.number,
                "told": encode(self.told),
                "state": encode(self._state),
            },
            separators=(",", ":"),
        )

    @classmethod
    def replay(cls, game: Game[R, S, V], record: Record) -> Self:
        """Play a record again from its seed. Raises IllegalAction where it is no record of this game."""
        match = cls(game, _rules(game, record), record.seats, record.seed)
        for seat, action in record.moves:
            match.play(seat, action)
        return match

    @classmethod
    def restore(cls, game: Game[R, S, V], record: Record, snapshot: str | None) -> Self:
        """The match of a record, quickly: from its snapshot, then the moves after it; by replay where that fails."""
        try:
            data: dict[str, Any] = json.loads(snapshot or "{}")
            if data.get("version") != VERSION or data["seq"] > len(record.moves):
                return cls.replay(game, record)
            state = decode(game.state, data["state"])
            told = decode(tuple[Event, ...], data["told"])
            seq, number = int(data["seq"]), int(data["question"])
        except (ValueError, KeyError, TypeError, AttributeError):
            return cls.replay(game, record)
        match = cls.__new__(cls)
        match.game, match.rules, match.seats, match.seed = game, _rules(game, record), record.seats, record.seed
        match._moves = list(record.moves[:seq])
        match._arrive(state, number, told)
        for seat, action in record.moves[seq:]:
            match.play(seat, action)
        return match

    def _arrive(self, state: S, number: int, told: tuple[Event, ...]) -> None:
        self._state = state
        self.number = number
        self.told = told
        self.pending: Pending = self.game.pending(state)
        self.result: Result | None = self.game.result(state)


AnyMatch = Match[Any, Any, Any]


def _rules(game: Game[R, S, V], record: Record) -> R:
    if record.game != game.key or not isinstance(record.rules, game.rules):
        raise ValueError(f"This is a record of {record.game}, not of {game.key}.")
    return record.rules
