"""The record of a match: seed, rules and moves, from which everything else is worked out; and the same as a text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, TypeVar

from engine.core import text as texts
from engine.core.action import Action, IllegalAction, Seat
from engine.core.game import AnyGame, Game, R, Result, S, Step, V
from engine.core.rules import Rules, Value
from engine.core.text import Header, Line

T = TypeVar("T")

ONCE = ("Game", "Seats", "Seed", "Result")
"""The headers that stand in a text once; `Rule` stands there for every rule."""


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
        state = dealt(game, rules_of(game, self), self.seats, self.seed).state
        hands: dict[int, list[tuple[Seat, Action]]] = {}
        for seat, action in self.moves:
            hands.setdefault(_hand(game, state), []).append((seat, action))
            state = game.apply(state, seat, action).state
        headers = [("Game", self.game), ("Seats", str(self.seats)), ("Seed", self.seed.hex())]
        headers += [("Rule", f"{name}={texts.spelled(value)}") for name, value in self.rules.plain().items()]
        return texts.write([*headers, ("Result", outcome(game.result(state)))], note, hands.items())

    @staticmethod
    def parse(text: str, games: Mapping[str, AnyGame]) -> Record:
        """The exact inverse of `text`: nothing but comments and blank space may differ from what that would write.

        Raises ValueError with one sentence that names the line, where it is no match of these games or does not end as
        it says.
        """
        lines = texts.said(text)
        headers, moves = texts.headers(lines), texts.moves(lines)
        end = next((line for line in lines if line.hand), Line(len(text.splitlines()) or 1, ""))
        told = _once(headers, end)
        if told["Game"].value not in games:
            raise told["Game"].line.wrong(f"there is no game {texts.short(told['Game'].value)}")
        game = games[told["Game"].value]
        rules = _rules([header for header in headers if header.name == "Rule"], game, end)
        record = Record(game.key, rules, _read(told["Seats"], texts.number), _read(told["Seed"], texts.seed))
        try:
            state = dealt(game, rules, record.seats, record.seed).state
        except ValueError as error:
            raise told["Seats"].line.wrong(error) from error
        for line, (seat, action) in moves:
            try:
                state = game.apply(state, seat, action).state
            except IllegalAction as error:
                raise line.wrong(texts.short(str(error))) from error
        result = told["Result"]
        if (ends := outcome(game.result(state))) != result.value:
            raise result.line.wrong(f"played again, this match ends with {ends}, not with {texts.short(result.value)}")
        record = replace(record, moves=tuple(move for _, move in moves))
        _same(lines, texts.said(record.text(game)))
        return record


def dealt(game: Game[R, S, V], rules: R, seats: int, seed: bytes) -> Step[S]:
    """The beginning of a match. Raises ValueError if the game is not for that many seats."""
    if seats not in game.seats:
        raise ValueError(f"{game.key} is not for {seats} players.")
    return game.start(rules, seats, seed)


def rules_of(game: Game[R, S, V], record: Record) -> R:
    """The rules of a record. Raises ValueError where it is of another game."""
    if record.game != game.key or not isinstance(record.rules, game.rules):
        raise ValueError(f"This is a record of {record.game}, not of {game.key}.")
    return record.rules


def outcome(result: Result | None) -> str:
    """`played 12 -12`: why a match ended, and the points by seat; `*` while it goes on."""
    return texts.GOES_ON if result is None else " ".join((result.reason, *map(str, result.points)))


def _hand(game: AnyGame, state: Any) -> int:
    """The number of the hand on the table."""
    return game.scene(game.view(state, None)).hand


def _once(headers: Iterable[Header], end: Line) -> dict[str, Header]:
    """The headers but for the rules, by name."""
    told: dict[str, Header] = {}
    for header in headers:
        if header.name in told:
            raise header.line.wrong(f"{header.name} is said a second time")
        if header.name in ONCE:
            told[header.name] = header
        elif header.name != "Rule":
            raise header.line.wrong(f"there is no header {texts.short(header.name)}")
    if missing := [name for name in ONCE if name not in told]:
        raise end.wrong(f"the headers end without {', '.join(missing)}")
    return told


def _rules(headers: Iterable[Header], game: AnyGame, end: Line) -> Rules:
    """The rules, each said once: a default that is another one tomorrow changes no match of today."""
    options = {option.name: option for option in game.rules.options()}
    values: dict[str, Value] = {}
    for header in headers:
        name, _, value = header.value.partition("=")
        if name not in options:
            raise header.line.wrong(f"there is no setting {texts.short(name)}")
        if name in values:
            raise header.line.wrong(f"{name} is said a second time")
        try:
            values[name] = options[name].read(texts.short(value))
        except ValueError as error:
            raise header.line.wrong(error) from error
    if missing := [name for name in options if name not in values]:
        raise end.wrong(f"the headers end without the settings {', '.join(missing)}")
    return game.rules.parse(values)


def _read(header: Header, reader: Callable[[str], T]) -> T:
    """The value behind a header."""
    try:
        return reader(header.value)
    except ValueError as error:
        raise header.line.wrong(f"{header.name}: {error}") from error


def _same(lines: Sequence[Line], written: Sequence[Line]) -> None:
    """Check that the record itself writes the same lines. Raises ValueError for the first that differs."""
    for line, other in zip_longest(lines, written):
        if line is None:
            raise lines[-1].wrong(f"after it {texts.short(other.text)} is missing")
        if other is None:
            raise line.wrong(f"{texts.short(line.text)} is one line too many")
        if line.text != other.text:
            raise line.wrong(f"the record of this match has {texts.short(other.text)} here")
