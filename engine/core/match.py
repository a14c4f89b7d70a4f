"""A match in progress: its moves, and the state they led to."""

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
"""Version of the snapshot format, and of all parts of snapshots that games share. Raise it when any of them changes."""

GAMES_APART = 1000
"""Factor that keeps the versions of games apart from `VERSION`, which never gets this high."""

TOLD = 48
"""Maximum number of latest events that a match keeps."""

SCENES = 128
"""Maximum number of cached scenes, for all matches together.

One button press reads each of its scenes several times.
"""


class Played(NamedTuple):
    """One step of a match as a viewer sees it: the move, its events, and the table afterwards.

    The first step is the deal. Its seat and action are None.
    """

    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]
    scene: Scene


@dataclass(slots=True, eq=False)
class _Position:
    """The current position of a match. It is a key of the scene cache.

    A position equals only itself, so no states are compared. Treat it as immutable. It is not a frozen dataclass
    because creating one for each move would take twice as long.
    """

    game: Game[Any, Any, Any]
    state: Any


@lru_cache(maxsize=SCENES)
def _scene(position: _Position, viewer: Seat | None) -> Scene:
    """Return the scene of this viewer at the position."""
    return position.game.scene(position.game.view(position.state, viewer))


def version_of(game: Game[Any, Any, Any]) -> int:
    """Return the version under which snapshots of this game are stored. Those of other versions are recalculated."""
    return VERSION + GAMES_APART * (game.version - 1)


class _Snapshot(msgspec.Struct):
    version: int
    seq: int
    question: int
    told: msgspec.Raw
    state: msgspec.Raw


class Match(Generic[R, S, V]):
    """One match in progress.

    `seq` counts its moves. `number` counts its questions and rises only with events, so that an answer that settles
    nothing remains unseen. `pending` maps each seat that is asked to its legal actions. `told` holds the latest events
    (at most 48, also after a restart), from which messages describe the last turn.
    """

    def __init__(self, game: Game[R, S, V], rules: R, seats: int, seed: bytes) -> None:
        """Deal a match from its seed. Raises ValueError if the game does not allow that many seats."""
        step = dealt(game, rules, seats, seed)
        self.game, self.rules, self.seats, self.seed = game, rules, seats, seed
        self._moves: list[tuple[Seat, Action]] = []
        self._arrive(step.state, 1, step.events[-TOLD:])

    @classmethod
    def at(cls, game: Game[R, S, V], state: Any) -> Self:
        """Return a match that begins at the given position, e.g. of a lesson. Its record is not valid."""
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
        """The open question."""
        if self._question is None:
            public, own = shared(PublicQuestion, self.game.asks(self._state)), dict[Seat, str]()
            if self.game.own_topics is not None:
                own |= self.game.own_topics(self._state)
            self._question = Question(**public, number=self.number, legal=self.pending, own=own)
        return self._question

    @property
    def equal(self) -> Mapping[Seat, Action]:
        """The actions, by seat, that can be played without asking because all legal actions have the same effect."""
        return self.game.equal(self._state) if self.game.equal else {}

    @property
    def price(self) -> int:
        """The points that resigning costs now."""
        return self.game.price(self._state)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Play and record one move, and return its events. Raises IllegalAction without changing anything."""
        step = self.game.apply(self._state, seat, action)
        self._moves.append((seat, action))
        if step.events:
            self._arrive(step.state, self.number + 1, (self.told + step.events)[-TOLD:])
        else:
            self._arrive(step.state, self.number, self.told)
        return step.events

    def fork(self) -> Self:
        """Return an independent copy, on which a move can be tried before it is saved."""
        fork = self.__class__.__new__(self.__class__)
        fork.__dict__.update(self.__dict__, _moves=list(self._moves))
        return fork

    def after(self, seat: Seat, action: Action) -> Self:
        """Return a copy of the match with this action played.

        If the action answers a claim window, all other seats then play their safe default.
        """
        fork, window = self.fork(), self.question.ask is Ask.WINDOW
        fork.play(seat, action)
        while window and fork.question.ask is Ask.WINDOW:
            other, legal = next(iter(fork.pending.items()))
            fork.play(other, legal[0])
        return fork

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self._state, seat)

    def scene(self, seat: Seat | None) -> Scene:
        """Return the scene of a seat, or of a spectator (None). Cached until the next move."""
        return _scene(self._position, seat)

    def __str__(self) -> str:
        """Return the public position as text: the question's number, the result and the table."""
        ended = f": {outcome(self.result)}" if self.result else ""
        return f"{self.game.key}, question {self.number}{ended}\n{self.scene(None)}"

    def record(self) -> Record:
        return Record(self.game.key, self.rules, self.seats, self.seed, tuple(self._moves))

    def snapshot(self) -> str:
        """Return the state as JSON for `restore`. The text contains every secret of the table."""
        told, state = msgspec.Raw(encode(self.told)), msgspec.Raw(encode(self._state))
        return encode(_Snapshot(version_of(self.game), self.seq, self.number, told, state)).decode()

    @classmethod
    def replay(cls, game: Game[R, S, V], record: Record) -> Self:
        """Replay a record from its seed. Raises IllegalAction or ValueError if it is not a record of this game."""
        match = cls(game, rules_of(game, record), record.seats, record.seed)
        for seat, action in record.moves:
            match.play(seat, action)
        return match

    @classmethod
    def steps(cls, game: Game[R, S, V], record: Record, viewer: Seat | None = None) -> Iterator[Played]:
        """Replay a record and yield each step as `viewer` (None: a spectator) sees it.

        Raises IllegalAction at an illegal move.
        """
        match = cls.replay(game, replace(record, moves=()))
        yield Played(None, None, tuple(event.seen_by(viewer) for event in match.told), match.scene(viewer))
        for seat, action in record.moves:
            events = match.play(seat, action)
            yield Played(seat, action, tuple(event.seen_by(viewer) for event in events), match.scene(viewer))

    @classmethod
    def restore(cls, game: Game[R, S, V], record: Record, snapshot: str | None) -> Self:
        """Restore a match from its snapshot and the later moves of its record.

        If that fails, replay the whole record.
        """
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
        # cached until the next move
        self._question: Question | None = None
        self._position = _Position(self.game, state)


AnyMatch = Match[Any, Any, Any]
