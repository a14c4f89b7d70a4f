"""The record of a match: seed, rules and moves, and its text form."""

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
"""The headers that a text has exactly once. There is also one `Rule` header for every rule."""


@dataclass(frozen=True, slots=True)
class Record:
    """Seed, rules and moves of a match. Everything else about the match is derived from them."""

    game: str
    rules: Rules
    seats: int
    seed: bytes
    moves: tuple[tuple[Seat, Action], ...] = ()

    def text(self, game: AnyGame, note: str = "") -> str:
        """Write the match as lines that people and `parse` can read (engine/core/text.py).

        The text contains the seed, which reveals every card. `note`: a comment, such as the name of the preset. Raises
        IllegalAction if this is not a record of that game.
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
        """Parse a text written by `text`. Only comments and blank space may differ from what `text` writes.

        Raises ValueError with one sentence that names the line. This happens if the text is not a match of these games,
        or if the match does not end with the stated result.
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
    """Start a match. Raises ValueError if the game does not allow that many seats."""
    if seats not in game.seats:
        raise ValueError(f"{game.key} is not for {seats} players.")
    return game.start(rules, seats, seed)


def rules_of(game: Game[R, S, V], record: Record) -> R:
    """Return the rules of a record. Raises ValueError if it belongs to another game."""
    if record.game != game.key or not isinstance(record.rules, game.rules):
        raise ValueError(f"This is a record of {record.game}, not of {game.key}.")
    return record.rules


def outcome(result: Result | None) -> str:
    """Return why a match ended and the points by seat, e.g. `played 12 -12`; `*` while it is in progress."""
    return texts.GOES_ON if result is None else " ".join((result.reason, *map(str, result.points)))


def _hand(game: AnyGame, state: Any) -> int:
    """Return the number of the hand now played."""
    return game.scene(game.view(state, None)).hand


def _once(headers: Iterable[Header], end: Line) -> dict[str, Header]:
    """Return all headers except the rules, by name. Raises ValueError if one is missing, unknown or repeated."""
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
    """Return the rules. Each rule must be written exactly once, so that new defaults never change an old match."""
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
    """Return the value of a header, parsed by `reader`. Raises ValueError that names the line."""
    try:
        return reader(header.value)
    except ValueError as error:
        raise header.line.wrong(f"{header.name}: {error}") from error


def _same(lines: Sequence[Line], written: Sequence[Line]) -> None:
    """Check that the record, written as text, gives the same lines. Raises ValueError for the first difference."""
    for line, other in zip_longest(lines, written):
        if line is None:
            raise lines[-1].wrong(f"after it {texts.short(other.text)} is missing")
        if other is None:
            raise line.wrong(f"{texts.short(line.text)} is one line too many")
        if line.text != other.text:
            raise line.wrong(f"the record of this match has {texts.short(other.text)} here")
