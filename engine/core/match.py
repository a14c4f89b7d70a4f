"""A match: one game that is played, as a list of moves and the state they led to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Generic, NamedTuple, Self

import msgspec

from engine.core.action import Action, Event, Seat
from engine.core.change import shared, whole
from engine.core.codec import decode, encode
from engine.core.game import Game, R, Result, S, V
from engine.core.question import Ask, Pending, PublicQuestion, Question
from engine.core.record import Record, dealt, outcome, rules_of
from engine.core.scene import Scene

VERSION = 9
"""Raised when snapshots themselves, or what all games share in them, change."""

GAMES_APART = 1000
"""More versions than this file will have."""

TOLD = 48
"""So many of the latest events are kept."""

SCENES = 128
"""So many of the latest scenes are kept, of all matches together: a press asks for each of its own several times."""


class Played(NamedTuple):
    """One step of a match as a viewer sees it: who did what, what happened, and the table afterwards. Nobody does the
    first step, the deal."""

    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]
    scene: Scene


@dataclass(slots=True, eq=False)
class _Position:
    """The position to which a match has come. It equals itself alone, so that none of its state is compared. Nothing
    changes it; frozen it would be made half as fast, once a move."""

    game: Game[Any, Any, Any]
    state: Any


@lru_cache(maxsize=SCENES)
def _scene(position: _Position, viewer: Seat | None) -> Scene:
    """The position as this viewer, and nobody else, sees it."""
    return position.game.scene(position.game.view(position.state, viewer))


def version_of(game: Game[Any, Any, Any]) -> int:
    """What a snapshot, or anything else worked out by this game, is kept under: another one is worked out again."""
    return VERSION + GAMES_APART * (game.version - 1)


class _Snapshot(msgspec.Struct):
    version: int
    seq: int
    question: int
    told: msgspec.Raw
    state: msgspec.Raw


class Match(Generic[R, S, V]):
    """One match. `seq` counts its moves. `number` counts its questions, and rises only with events, so that an answer
    which was only heard shows nowhere. `pending` has the legal actions of whoever is asked.

    `told` has the latest events (at most 48, also after a restart), for the words beside the table.
    """

    def __init__(self, game: Game[R, S, V], rules: R, seats: int, seed: bytes) -> None:
        """Deal a match from its seed. Raises ValueError if the game is not for that many seats."""
        step = dealt(game, rules, seats, seed)
        self.game, self.rules, self.seats, self.seed = game, rules, seats, seed
        self._moves: list[tuple[Seat, Action]] = []
        self._arrive(step.state, 1, step.events[-TOLD:])

    @classmethod
    def at(cls, game: Game[R, S, V], state: Any) -> Self:
        """The match at a position that was made and not played to, as those of lessons; it has no record."""
        match = cls.__new__(cls)
        match.game, match.rules, match.seed = game, state.rules, state.seed
        match.seats, match._moves = len(game.scene(game.view(state, None)).places), []
        match._arrive(state, 1, ())
        return match

    @property
    def seq(self) -> int:
        return len(self._moves)

    @property
    def question(self) -> Question:
        """What the table asks now."""
        if self._question is None:
            public, own = shared(PublicQuestion, self.game.asks(self._state)), self.game.own_topics(self._state)
            self._question = Question(**public, number=self.number, legal=self.pending, own=own)
        return self._question

    @property
    def equal(self) -> Mapping[Seat, Action]:
        """The answers, by seat, that nobody needs to be asked for: all that each could be comes to the same."""
        return self.game.equal(self._state)

    @property
    def price(self) -> int:
        """What it would cost now to resign, in points."""
        return self.game.price(self._state)

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
        """A copy that is played on by itself: a move is tried there until it is saved."""
        fork = self.__class__.__new__(self.__class__)
        fork.__dict__.update(self.__dict__, _moves=list(self._moves))
        return fork

    def after(self, seat: Seat, action: Action) -> Self:
        """A fork in which this seat has answered so, and in a claim window nobody else has claimed anything."""
        fork, window = self.fork(), self.question.ask is Ask.WINDOW
        fork.play(seat, action)
        while window and fork.question.ask is Ask.WINDOW:
            other, legal = next(iter(fork.pending.items()))
            fork.play(other, legal[0])
        return fork

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self._state, seat)

    def scene(self, seat: Seat | None) -> Scene:
        """What a seat sees, or everybody: made once as long as the match stands there."""
        return _scene(self._position, seat)

    def __str__(self) -> str:
        """What everybody sees: the number of the question, the result, the table."""
        ended = f": {outcome(self.result)}" if self.result else ""
        return f"{self.game.key}, question {self.number}{ended}\n{self.scene(None)}"

    def record(self) -> Record:
        return Record(self.game.key, self.rules, self.seats, self.seed, tuple(self._moves))

    def snapshot(self) -> str:
        """The state as JSON text, for `restore`. It holds every secret of the table."""
        told, state = msgspec.Raw(encode(self.told)), msgspec.Raw(encode(self._state))
        return encode(_Snapshot(version_of(self.game), self.seq, self.number, told, state)).decode()

    @classmethod
    def replay(cls, game: Game[R, S, V], record: Record) -> Self:
        """Play a record again from its seed. Raises IllegalAction or ValueError if it is no record of this game."""
        match = cls(game, rules_of(game, record), record.seats, record.seed)
        for seat, action in record.moves:
            match.play(seat, action)
        return match

    @classmethod
    def steps(cls, game: Game[R, S, V], record: Record, viewer: Seat | None = None) -> Iterator[Played]:
        """Play a record step by step, as `viewer` (None: everybody) sees it. Raises IllegalAction at a bad move."""
        match = cls.replay(game, replace(record, moves=()))
        yield Played(None, None, tuple(event.seen_by(viewer) for event in match.told), match.scene(viewer))
        for seat, action in record.moves:
            events = match.play(seat, action)
            yield Played(seat, action, tuple(event.seen_by(viewer) for event in events), match.scene(viewer))

    @classmethod
    def restore(cls, game: Game[R, S, V], record: Record, snapshot: str | None) -> Self:
        """The match of a record, from its snapshot and the moves after it; if that fails, by replay."""
        try:
            saved = decode(_Snapshot, snapshot or "{}")
            if saved.version != version_of(game) or saved.seq > len(record.moves):
                return cls.replay(game, record)
            state = decode(game.state, bytes(saved.state))
            told = decode(tuple[Event, ...], bytes(saved.told))
        except ValueError:
            return cls.replay(game, record)
        if not whole(state):
            return cls.replay(game, record)
        match = cls.__new__(cls)
        match.game, match.rules, match.seats, match.seed = game, rules_of(game, record), record.seats, record.seed
        match._moves = list(record.moves[: saved.seq])
        match._arrive(state, saved.question, told)
        for seat, action in record.moves[saved.seq :]:
            match.play(seat, action)
        return match

    def _arrive(self, state: S, number: int, told: tuple[Event, ...]) -> None:
        self._state = state
        self.number = number
        self.told = told
        self.pending: Pending = self.game.pending(state)
        self.result: Result | None = self.game.result(state)
        # what is asked for again and again while nothing changes
        self._question: Question | None = None
        self._position = _Position(self.game, state)


AnyMatch = Match[Any, Any, Any]
