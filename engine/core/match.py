"""A match: one game that is played, as a list of moves and the state they led to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, Self

import msgspec

from engine.core import text as texts
from engine.core.action import Action, Event, Seat
from engine.core.change import whole
from engine.core.codec import decode, encode
from engine.core.game import AnyGame, Game, R, Result, S, V
from engine.core.question import Pending, Question
from engine.core.rules import Rules, Value
from engine.core.scene import Scene

VERSION = 4
"""Raised whenever a golden playthrough or the fields of a State change: a snapshot of another version is replayed."""

TOLD = 48
"""So many of the latest events are kept."""


@dataclass(frozen=True, slots=True)
class Record:
    """The truth about a match, from which everything else is worked out."""

    game: str
    rules: Rules
    seats: int
    seed: bytes
    moves: tuple[tuple[Seat, Action], ...] = ()

    def text(self, game: AnyGame, note: str = "") -> str:
        """The match in lines that people and `parse` read (engine/core/text.py); it holds the seed, and so every card.

        note: a comment, such as the name of the preset. Raises IllegalAction where this is no record of that game.
        """
        match = AnyMatch.replay(game, replace(self, moves=()))
        hands: dict[int, list[tuple[Seat, Action]]] = {}
        for seat, action in self.moves:
            hands.setdefault(match.scene(None).hand, []).append((seat, action))
            match.play(seat, action)
        headers = [("Game", self.game), ("Seats", str(self.seats)), ("Seed", self.seed.hex())]
        headers += [("Rule", f"{name}={texts.spelled(value)}") for name, value in self.rules.plain().items()]
        return texts.write([*headers, ("Result", _outcome(match.result))], note, hands.items())

    @staticmethod
    def parse(text: str, games: Mapping[str, AnyGame]) -> Record:
        """The exact inverse of `text`. Raises ValueError with a sentence where it is no match of these games, or does
        not end as it says."""
        headers, moves = texts.read(text)
        told = {name: value for name, value in headers if name != "Rule"}
        if missing := {"Game", "Seats", "Seed", "Result"} - told.keys():
            raise ValueError(f"The text of a match says its {', '.join(sorted(missing))}.")
        if told["Game"] not in games:
            raise ValueError(f"There is no game {told['Game']}.")
        if not told["Seats"].isdecimal():
            raise ValueError(f"{told['Seats']} is no number of seats.")
        game = games[told["Game"]]
        settings: dict[str, Value] = {}
        for rule in (value for name, value in headers if name == "Rule"):
            name, _, value = rule.partition("=")
            settings[name] = value
        record = Record(game.key, game.rules.parse(settings), int(told["Seats"]), bytes.fromhex(told["Seed"]), moves)
        if (outcome := _outcome(AnyMatch.replay(game, record).result)) != told["Result"]:
            raise ValueError(f"Played again, this match ends with {outcome}, not with {told['Result']}.")
        return record


class Played(NamedTuple):
    """One step of a match as a viewer sees it: who did what, what happened, and the table afterwards. Nobody does the
    first step, the deal."""

    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]
    scene: Scene


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

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self._state, seat)

    def scene(self, seat: Seat | None) -> Scene:
        return self.game.scene(self.view(seat))

    def __str__(self) -> str:
        """What everybody sees."""
        return f"{self.game.key}, question {self.number}: {self.question.ask}\n{self.scene(None)}"

    def record(self) -> Record:
        return Record(self.game.key, self.rules, self.seats, self.seed, tuple(self._moves))

    def snapshot(self) -> str:
        """The state as JSON text, for `restore`. It holds every secret of the table."""
        told, state = msgspec.Raw(encode(self.told)), msgspec.Raw(encode(self._state))
        return encode(_Snapshot(VERSION, self.seq, self.number, told, state)).decode()

    @classmethod
    def replay(cls, game: Game[R, S, V], record: Record) -> Self:
        """Play a record again from its seed. Raises IllegalAction or ValueError if it is no record of this game."""
        match = cls(game, _rules(game, record), record.seats, record.seed)
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
            if saved.version != VERSION or saved.seq > len(record.moves):
                return cls.replay(game, record)
            state = decode(game.state, bytes(saved.state))
            told = decode(tuple[Event, ...], bytes(saved.told))
        except ValueError:
            return cls.replay(game, record)
        if not whole(state):
            return cls.replay(game, record)
        match = cls.__new__(cls)
        match.game, match.rules, match.seats, match.seed = game, _rules(game, record), record.seats, record.seed
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


AnyMatch = Match[Any, Any, Any]


def _rules(game: Game[R, S, V], record: Record) -> R:
    if record.game != game.key or not isinstance(record.rules, game.rules):
        raise ValueError(f"This is a record of {record.game}, not of {game.key}.")
    return record.rules


def _outcome(result: Result | None) -> str:
    """`played 12 -12`: why a match ended, and the points by seat."""
    return texts.GOES_ON if result is None else " ".join((result.reason, *map(str, result.points)))
