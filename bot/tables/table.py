"""A table: who sits there, under which rules, and the match that is played there."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass, field, replace

from bot.store import Finish, Outcome, Saved, Sitter, TableRow
from bot.tables.deeds import COMEBACK, comebacks
from engine import GAMES
from engine.core import RESIGN, Action, AnyGame, AnyMatch, Ask, Record, Result, Rules, Seat

STAND_IN = "normal"
"""How a stand-in plays, where its game has that level: for the rating of somebody who is away."""


class Refused(Exception):
    """Somebody asked for what cannot be done, and nothing has changed. `key` and `variables` are its words."""

    def __init__(self, key: str, **variables: str | int) -> None:
        super().__init__(key)
        self.key, self.variables = key, variables

    @property
    def unsaved(self) -> bool:
        """Whether only the database failed, so that the same may succeed later."""
        return self.key in ("not-saved", "not-loaded")


@dataclass(slots=True, eq=False)
class Table:
    """A table as it is saved. `match` is None in a lobby and once the table is closed; `outcomes`: what it did to its
    players, once it is over. Change it under its `lock`."""

    row: TableRow
    sitters: tuple[Sitter, ...]
    match: AnyMatch | None = None
    orders: dict[Seat, frozenset[str]] = field(default_factory=dict[Seat, frozenset[str]])
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    outcomes: tuple[Outcome, ...] = ()

    def frozen_copy(self) -> Table:
        """A copy that later moves do not change."""
        return replace(self)

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def game(self) -> AnyGame:
        return GAMES[self.row.game]

    @property
    def rules(self) -> Rules:
        return self.game.rules.parse(self.row.rules) if self.match is None else self.match.rules

    @property
    def persons(self) -> tuple[int, ...]:
        """The users who sit here."""
        return tuple(sitter.user for sitter in self.sitters if sitter.user is not None)

    @property
    def here(self) -> tuple[Sitter, ...]:
        """The persons who play for themselves."""
        return tuple(sitter for sitter in self.sitters if sitter.here)

    @property
    def deserted(self) -> bool:
        """Whether persons began this match and stand-ins hold all their seats."""
        return self.match is not None and bool(self.persons) and not self.here

    @property
    def moment(self) -> tuple[int, int | None, tuple[Sitter, ...]]:
        """A value that changes whenever what everybody sees of a match does, and not with an answer only heard."""
        assert self.match is not None
        seen = (replace(sitter, misses=0) if sitter.misses else sitter for sitter in self.sitters)
        return self.match.number, self.row.due_at, tuple(seen)

    @property
    def alone(self) -> bool:
        """Whether one person plays with computers, and may not answer the open question. A stand-in's owner counts as a
        person."""
        if self.match is None or len(self.persons) != 1:
            return False
        return self.seat_of(self.persons[0]) not in self.match.question.legal

    @property
    def commitment(self) -> str:
        """The seal that the lobby shows before anybody cuts: sha256 of the server's seed, in hex."""
        return hashlib.sha256(self.row.server_seed).hexdigest()

    @property
    def in_window(self) -> bool:
        """Whether a claim window is open. `pending` does not tell, because the table goes on before its window ends."""
        return self.match is not None and self.match.question.ask is Ask.WINDOW

    def seat_of(self, user: int) -> Seat | None:
        return next((sitter.seat for sitter in self.sitters if sitter.user == user), None)

    def sat_at(self, user: int) -> Seat | None:
        """The seat that somebody has, or had until they left the match for good."""
        return next((sitter.seat for sitter in self.sitters if user in (sitter.user, sitter.leaver)), None)

    def sitter(self, seat: Seat) -> Sitter:
        return self.sitters[seat]

    def outlives(self, seat: Seat) -> bool:
        """Whether the match goes on if that seat resigns (FZ-94). Raises IllegalAction where it may not resign."""
        return self.without(seat) is None

    def without(self, seat: Seat) -> Result | None:
        """How the match would end if that seat resigned; None if it goes on. Raises IllegalAction where it may not."""
        assert self.match is not None
        fork = self.match.fork()
        fork.play(seat, RESIGN)
        return fork.result

    def ordered(self, seat: Seat) -> Action | None:
        """What the standing orders of a seat answer to the open question; None: nothing. Each says for itself whether
        it waits for a claim window."""
        question = None if self.match is None else self.match.question
        legal = question.legal.get(seat, ()) if question else ()
        if question is None or not legal:
            return None
        given = self.orders.get(seat, frozenset())
        answers = (order.answer(question.ask, legal) for order in self.game.orders if order.key in given)
        return next((answer for answer in answers if answer is not None), None)

    def answers(self) -> dict[Seat, Action]:
        """The last move of each seat that is not asked any more: in a question to all, its answer."""
        if self.match is None:
            return {}
        moves = dict(self.match.record().moves)
        return {seat: action for seat, action in moves.items() if seat not in self.match.pending}


def level_of_stand_in(table: Table) -> str:
    """The level of a computer that takes over a seat: neither a gift to the others nor the best there is."""
    levels = list(table.game.players)
    return STAND_IN if STAND_IN in levels else levels[0]


def stood_in(table: Table, sitter: Sitter) -> Sitter:
    """A stand-in plays for somebody, until they are back."""
    return replace(sitter, level=level_of_stand_in(table), misses=0)


def back(sitter: Sitter) -> Sitter:
    """They play for themselves again."""
    return replace(sitter, level=None, misses=0)


def left(table: Table, sitter: Sitter) -> Sitter:
    """A computer has the seat for good. The cut stays, because it is part of the seed."""
    return replace(
        sitter,
        user=None,
        level=level_of_stand_in(table),
        misses=0,
        resigned_at=None,
        agreed=False,
        leaver=sitter.user or sitter.leaver,
    )


def match_seed(server_seed: bytes, cuts: list[str], start_id: int) -> bytes:
    """The seed of the match: sha256 over server_seed, each cut and a zero byte, and the id of the Start press."""
    words = b"".join(cut.encode() + b"\0" for cut in cuts)
    return hashlib.sha256(server_seed + words + str(start_id).encode()).digest()


def unsettled(table: Table, result: Result) -> bool:
    """Whether a match counts for nobody because no hand of it was settled: then only a resignation counts, and only
    among three or more."""
    return result.hands == 0 and (result.reason == "finished" or len(table.sitters) <= 2)


def absent(table: Table, result: Result) -> tuple[Sitter, ...]:
    """Who was away while the others agreed to end the match early: it counts for nobody then."""
    return tuple(each for each in table.sitters if each.away) if result.reason == "finished" else ()


def places_of(table: Table, result: Result) -> tuple[int, ...]:
    """The places that count, by seat: whoever left is last, although their seat may have the most points."""
    sitters = table.sitters
    gone = [each.resigned_at is not None or (each.gone and not each.nameless) for each in sitters]
    order = list(zip(gone, result.places, strict=True))
    return tuple(1 + sum(other < mine for other in order) for mine in order)


def finish(table: Table, match: AnyMatch, now: int) -> Finish:
    """How `match` ended at this table at `now` (unix milliseconds).

    It counts where two persons or more began it and one of them is there still, unless it is `unsettled` or was ended
    without somebody. It is rated where it counts, only persons began it without advice, and a hand was settled.
    """
    result = match.result
    assert result is not None
    void = unsettled(table, result) or table.deserted or absent(table, result)
    began = sum(sitter.gone or sitter.user is not None for sitter in table.sitters)
    counted, places = began >= 2 and not void, places_of(table, result)
    back = [seat for seat in comebacks(match.scene(None)) if places[seat] == 1 and table.sitter(seat).user is not None]
    return Finish(
        reason=result.reason,
        points=result.points,
        places=places,
        counted=counted,
        ended_at=now,
        hands=result.hands,
        rated=counted and began == len(table.sitters) and result.hands > 0 and not table.row.advice,
        feats=tuple((seat, COMEBACK) for seat in back),
        rare=match.game.rare,
    )


def match_of(row: TableRow, sitters: tuple[Sitter, ...]) -> AnyMatch:
    game = GAMES[row.game]
    seed = match_seed(row.server_seed, [sitter.cut for sitter in sitters], row.start_id or 0)
    return AnyMatch(game, game.rules.parse(row.rules), len(sitters), seed)


def loaded(saved: Saved) -> Table:
    """A table from what was saved. A closed one has no match, even if one had begun there."""
    row, sitters = saved.table, tuple(saved.sitters)
    if row.start_id is None or row.state == "closed":
        return Table(row, sitters)
    game = GAMES[row.game]
    seed = match_seed(row.server_seed, [sitter.cut for sitter in sitters], row.start_id)
    moves = tuple((move.seat, Action.parse(move.action)) for move in saved.moves)
    record = Record(row.game, game.rules.parse(row.rules), len(sitters), seed, moves)
    orders = {seat: frozenset(name for other, name in saved.orders if other == seat) for seat, _ in saved.orders}
    return Table(row, sitters, AnyMatch.restore(game, record, saved.snapshot), orders, outcomes=saved.outcomes)
