"""A table: who sits there, under which rules, and the match that is played there."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.games import GAMES
from bot.store import Finish, Outcome, Saved, Sitter, TableRow
from bot.tables.match_checksum import MatchChecksum, begun, unbroken
from bot.tables.venue import Venue, venue_of
from bot.tables.weights import weights
from engine.core import (
    COMEBACK,
    FINISH,
    READY,
    RESIGN,
    TABLE,
    Action,
    AnyGame,
    AnyMatch,
    Ask,
    Record,
    Result,
    Rules,
    Seat,
    comebacks,
)

STAND_IN = "normal"
"""How a stand-in plays, where its game has that level: for the rating of somebody who is away."""


@dataclass(slots=True, eq=False)
class Table:
    """A table as it is saved. `match` is None in a lobby and once the table is closed; `outcomes`: what it did to its
    players, once it is over; `asked_at`: when the open question was asked, in unix milliseconds, 0 before the first one
    since the start; `elsewhere`: another process has it, and it changes there. Change it under its `lock`."""

    row: TableRow
    sitters: tuple[Sitter, ...]
    match: AnyMatch | None = None
    orders: dict[Seat, frozenset[str]] = field(default_factory=dict[Seat, frozenset[str]])
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    outcomes: tuple[Outcome, ...] = ()
    asked_at: int = 0
    elsewhere: bool = False
    seal: MatchChecksum | None = field(default=None, init=False, repr=False)
    """Of as many moves as were made since the table was loaded."""
    _seen: tuple[tuple[Sitter, ...], tuple[Sitter, ...]] = field(default=((), ()), init=False, repr=False)
    """Sitters as they are, and as everybody sees them."""

    def sealed(self, match: AnyMatch) -> MatchChecksum:
        """The seal of this match, which goes on from what was saved."""
        seal = self.seal or begun(self.row, self.sitters)
        return seal.after((seat, str(action)) for seat, action in match.record().moves[seal.count :])

    def frozen_copy(self) -> Table:
        """A copy that later moves do not change."""
        return replace(self)

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def venue(self) -> Venue:
        """What its place can do."""
        return venue_of(self.row)

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
    def leaving(self) -> tuple[Sitter, ...]:
        """Who has resigned, while the others are asked whether the match goes on."""
        return tuple(sitter for sitter in self.sitters if sitter.resigned_at is not None)

    @property
    def wish(self) -> Sitter | None:
        """Who has asked whether the match shall end here, while the others are asked: until its pause is over."""
        match = self.match
        if match is None or match.result is not None or self.leaving:
            return None
        asked = (each for each in self.sitters if each.user is not None and each.wished_at is not None)
        return next((each for each in asked if each.wished_in == match.number), None)

    @property
    def voters(self) -> frozenset[Seat]:
        """Who is still to say whether the match goes on without somebody, or ends here."""
        wish = self.wish
        if self.match is None or self.match.result is not None or not (wish or self.leaving):
            return frozenset()
        return frozenset(each.seat for each in self.here if not each.agreed and each != wish)

    @property
    def solo(self) -> bool:
        """Whether one person plays with computers, and nobody else waits for them."""
        return self.match is not None and len(self.persons) == 1

    @property
    def clock_s(self) -> int | None:
        """The clock of turns and pauses, in seconds; None: none runs. Where nobody else waits, one of the server does
        not run."""
        none = not self.venue.clocks or (self.solo and self.row.clock_by == "server")
        return None if none else self.row.clock_s

    @property
    def lasts(self) -> bool:
        """Whether the open question waits as long as the table does, and ends by no time of its own, as a claim window
        or secret choice does where there are clocks."""
        return self.match is not None and (self.match.question.ask.clocked or not self.venue.clocks)

    @property
    def asleep(self) -> bool:
        """Whether all persons are away in a question that lasts: no clock runs and nobody moves until one of them is
        back. An open window or secret choice that does not last ends before."""
        return self.deserted and self.lasts

    @property
    def moment(self) -> tuple[int, int | None, tuple[Sitter, ...]]:
        """A value that changes whenever what everybody sees of a match does, and not with an answer only heard."""
        assert self.match is not None
        if self._seen[0] is not self.sitters:
            seen = (replace(sitter, misses=0) if sitter.misses else sitter for sitter in self.sitters)
            self._seen = self.sitters, tuple(seen)
        return self.match.number, self.row.due_at, self._seen[1]

    @property
    def alone(self) -> bool:
        """Whether one person plays with computers, and may not answer the open question. A stand-in's owner counts as a
        person."""
        if self.match is None or not self.solo:
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

    def then(self, match: AnyMatch, changed: Sequence[Sitter]) -> Table:
        """The table as it will stand with this match, once these sit there."""
        by_seat = {sitter.seat: sitter for sitter in changed}
        return replace(self, match=match, sitters=tuple(by_seat.get(each.seat, each) for each in self.sitters))

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
    """The sitter who plays for themselves again."""
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
        wished_at=None,
        leaver=sitter.user or sitter.leaver,
    )


def match_seed(server_seed: bytes, cuts: list[str], start_id: int) -> bytes:
    """The seed of the match: sha256 over server_seed, each cut and a zero byte, and the id of the Start press."""
    words = b"".join(cut.encode() + b"\0" for cut in cuts)
    return hashlib.sha256(server_seed + words + str(start_id).encode()).digest()


def moved(match: AnyMatch) -> bool:
    """Whether somebody has played: from then on giving a match up counts in full."""
    return any(seat != TABLE and action not in (READY, FINISH, RESIGN) for seat, action in match.record().moves)


def unsettled(table: Table, match: AnyMatch) -> bool:
    """Whether a match counts for nobody because no hand of it was settled: then only a resignation counts, and among
    two only once somebody has moved."""
    result = match.result
    assert result is not None
    return (result.reason == "finished" and result.hands == 0) or untouched(table, match)


def untouched(table: Table, match: AnyMatch) -> bool:
    """Whether giving a match up costs nothing: among two, before somebody has moved."""
    return len(table.sitters) <= 2 and match.scene(None).settled == 0 and not moved(match)


def resigned(table: Table, match: AnyMatch) -> frozenset[Seat]:
    """The seats of those who have given the match up, or have left it for good."""
    left = {each.seat for each in table.sitters if each.resigned_at is not None or (each.gone and not each.nameless)}
    return frozenset(left | {seat for seat, action in match.record().moves if action == RESIGN})


def rateable(table: Table) -> bool:
    """Whether only persons began a match, without advice, where it counts."""
    return (
        table.venue.counts
        and all(each.gone or each.user is not None for each in table.sitters)
        and not table.row.advice
    )


def at_stake(table: Table) -> bool:
    """Whether giving the match up now changes ratings: somebody has moved, or a hand was settled."""
    match = table.match
    return match is not None and rateable(table) and (moved(match) or match.scene(None).settled > 0)


def absent(table: Table, result: Result) -> tuple[Sitter, ...]:
    """Who was away while the others agreed to end the match early: it counts for nobody then."""
    return tuple(each for each in table.sitters if each.away) if result.reason == "finished" else ()


def places_of(table: Table, result: Result) -> tuple[int, ...]:
    """Return the places that count, by seat: a player who left is last, although their seat may have the most points.

    Before the first hand is settled the others share their place, also where equal points go by seat (JX-113).
    """
    sitters = table.sitters
    gone = [each.resigned_at is not None or (each.gone and not each.nameless) for each in sitters]
    places = result.places if result.hands else [int(seat == result.last) for seat in range(len(sitters))]
    order = list(zip(gone, places, strict=True))
    return tuple(1 + sum(other < mine for other in order) for mine in order)


def ends_as_kept(table: Table, result: Result, kept: Finish) -> bool:
    """Return whether a match that was played again ends as it did then."""
    # before the first hand was settled, places went by seat in earlier versions
    same = not kept.hands or places_of(table, result) == kept.places
    return same and (result.reason, tuple(result.points)) == (kept.reason, kept.points)


def finish(table: Table, match: AnyMatch, now: int) -> Finish:
    """How `match` ended at this table at `now` (unix milliseconds).

    It counts where its place does, two persons or more began it and one of them is there still, unless it is
    `unsettled` or was ended without somebody. It is rated where it counts, only persons began it without advice, and a
    hand was settled or somebody has moved and another one has resigned.
    """
    result = match.result
    assert result is not None
    void = unsettled(table, match) or table.deserted or absent(table, result)
    began = sum(sitter.gone or sitter.user is not None for sitter in table.sitters)
    counted, places = table.venue.counts and began >= 2 and not void, places_of(table, result)
    level = easiest(table) if began == 1 and not void else None
    played = result.hands > 0 or moved(match)
    back = [seat for seat in comebacks(match.scene(None)) if places[seat] == 1 and table.sitter(seat).user is not None]
    return Finish(
        reason=result.reason,
        points=result.points,
        places=places,
        counted=counted,
        ended_at=now,
        hands=result.hands,
        rated=counted and rateable(table) and played,
        feats=tuple((seat, COMEBACK) for seat in back),
        rare=match.game.rare,
        weights=weights(match.game, match.rules, match.seats, result.hands, result.reason, resigned(table, match)),
        level=level,
    )


def easiest(table: Table) -> str | None:
    """The level of the easiest computer with which a match began; None: there was none."""
    levels = {each.level for each in table.sitters if each.user is None and not each.gone}
    return next((level for level in table.game.players if level in levels), None)


def match_of(row: TableRow, sitters: tuple[Sitter, ...]) -> AnyMatch:
    game = GAMES[row.game]
    seed = match_seed(row.server_seed, [sitter.cut for sitter in sitters], row.start_id or 0)
    return AnyMatch(game, game.rules.parse(row.rules), len(sitters), seed)


def loaded(saved: Saved, *, closed: bool = False) -> Table:
    """A table from what was saved. A closed one has no match, even if one had begun there, but for whoever looks back:
    with `closed` that one. Raises Damaged, IllegalAction, KeyError or ValueError where its match cannot go on."""
    row, sitters = saved.table, tuple(saved.sitters)
    if row.start_id is None or (row.state == "closed" and not closed):
        return Table(row, sitters, elsewhere=saved.elsewhere)
    snapshot, game = unbroken(saved), GAMES[row.game]
    seed = match_seed(row.server_seed, [sitter.cut for sitter in sitters], row.start_id)
    moves = tuple((move.seat, Action.parse(move.action)) for move in saved.moves)
    record = Record(row.game, game.rules.parse(row.rules), len(sitters), seed, moves)
    orders = {seat: frozenset(name for other, name in saved.orders if other == seat) for seat, _ in saved.orders}
    match = AnyMatch.restore(game, record, snapshot)
    return Table(row, sitters, match, orders, outcomes=saved.outcomes, elsewhere=saved.elsewhere)
