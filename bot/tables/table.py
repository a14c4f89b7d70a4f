"""Table: its players, its rules and its match."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.games import GAMES
from bot.store import Outcome, Saved, Sitter, TableRow
from bot.tables.match_checksum import MatchChecksum, start_checksum, unbroken
from bot.tables.venue import Venue, place_of
from engine.core import (
    RESIGN,
    Action,
    AnyGame,
    AnyMatch,
    Ask,
    Record,
    Result,
    Rules,
    Seat,
)

STAND_IN = "normal"
"""Level of a stand-in, if its game has that level. It affects the rating of the player who is away."""


MOST_MISSED = 2
"""Number of public questions in a row that the clock answers for a player before a stand-in takes over."""


@dataclass(slots=True, eq=False)
class Table:
    """A table as it is saved. Change it only under its `lock`.

    - `match`: None in a lobby, and after the table was closed.
    - `outcomes`: effects of the finished match on its players, such as their ratings.
    - `asked_at`: when the open question was asked, in unix milliseconds. 0 before the first question since the start of
      the bot.
    - `elsewhere`: whether another process has the table and changes it there.
    """

    row: TableRow
    sitters: tuple[Sitter, ...]
    match: AnyMatch | None = None
    orders: dict[Seat, frozenset[str]] = field(default_factory=dict[Seat, frozenset[str]])
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    outcomes: tuple[Outcome, ...] = ()
    asked_at: int = 0
    elsewhere: bool = False
    seal: MatchChecksum | None = field(default=None, init=False, repr=False)
    """Checksum of the moves up to the last one that this process saved. None if it has saved none yet."""
    _seen: tuple[tuple[Sitter, ...], tuple[Sitter, ...]] = field(default=((), ()), init=False, repr=False)
    """Cache of the sitters: as they are, and as everyone sees them."""

    def sealed(self, match: AnyMatch) -> MatchChecksum:
        """Return the checksum of `match`, a later state of the table's match.

        It is computed from the last saved checksum.
        """
        seal = self.seal or start_checksum(self.row, self.sitters)
        return seal.after(match.record().moves[seal.count :])

    def frozen_copy(self) -> Table:
        """Return a copy that later moves do not change."""
        return replace(self)

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def venue(self) -> Venue:
        """Kind of the table's place, with what is possible there."""
        return place_of(self.row.guild, self.row.channel)

    @property
    def game(self) -> AnyGame:
        return GAMES[self.row.game]

    @property
    def begun(self) -> AnyMatch:
        """The match, for code that runs only once it has begun."""
        assert self.match is not None
        return self.match

    @property
    def rules(self) -> Rules:
        return self.game.rules.parse(self.row.rules) if self.match is None else self.match.rules

    @property
    def persons(self) -> tuple[int, ...]:
        """Users who sit at the table."""
        return tuple(sitter.user for sitter in self.sitters if sitter.user is not None)

    @property
    def here(self) -> tuple[Sitter, ...]:
        """Sitters who play themselves. No stand-in plays for them."""
        return tuple(sitter for sitter in self.sitters if sitter.here)

    @property
    def deserted(self) -> bool:
        """Return whether all persons in the match are away, so that stand-ins play for them."""
        return self.match is not None and bool(self.persons) and not self.here

    @property
    def leaving(self) -> tuple[Sitter, ...]:
        """Sitters who have resigned. The other players are voting on whether the match goes on."""
        return tuple(sitter for sitter in self.sitters if sitter.resigned_at is not None)

    @property
    def wish(self) -> Sitter | None:
        """Sitter who asked to end the match in the present pause. None: there is no vote on this."""
        match = self.match
        if match is None or match.result is not None or self.leaving:
            return None
        for sitter in self.sitters:
            if sitter.user is not None and sitter.wished_at is not None and sitter.wished_in == match.number:
                return sitter
        return None

    @property
    def voters(self) -> frozenset[Seat]:
        """Seats that still have to vote on a resignation or on the end of the match."""
        wish = self.wish
        if self.match is None or self.match.result is not None or not (wish or self.leaving):
            return frozenset()
        return frozenset(each.seat for each in self.here if not each.agreed and each != wish)

    @property
    def solo(self) -> bool:
        """Return whether there is a match with only one person, who plays with computers."""
        return self.match is not None and len(self.persons) == 1

    @property
    def clock_s(self) -> int | None:
        """Seconds on the clock for turns and pauses. None: no clock runs.

        If one person plays with computers, no clock runs unless that person chose it.
        """
        none = not self.venue.clocks or (self.solo and self.row.clock_by == "server")
        return None if none else self.row.clock_s

    @property
    def lasts(self) -> bool:
        """Return whether the open question has no time limit of its own. Only the table's clock may then limit it.

        A claim window or secret choice has its own time limit, except at a place without clocks.
        """
        return self.match is not None and (self.match.question.ask.clocked or not self.venue.clocks)

    @property
    def asleep(self) -> bool:
        """Return whether the match is paused. No clock runs and no computer moves until a person is back.

        It is paused while all persons are away. A claim window or secret choice with its own time limit ends first.
        """
        return self.deserted and self.lasts

    @property
    def moment(self) -> tuple[int, int | None, tuple[Sitter, ...]]:
        """Value that changes whenever something changes that all players can see in the match.

        An answer that leads to no new question does not change it.
        """
        if self._seen[0] is not self.sitters:
            seen = (replace(sitter, misses=0) if sitter.misses else sitter for sitter in self.sitters)
            self._seen = self.sitters, tuple(seen)
        return self.begun.number, self.row.due_at, self._seen[1]

    @property
    def alone(self) -> bool:
        """Return whether the only person in the match, who plays with computers, may not answer the open question.

        The person counts even while a stand-in plays for them.
        """
        if self.match is None or not self.solo:
            return False
        return self.seat_of(self.persons[0]) not in self.match.question.legal

    @property
    def commitment(self) -> str:
        """Sha256 of `server_seed`, in hex.

        The lobby shows it before players add their cuts, so that the seed can't be changed.
        """
        return hashlib.sha256(self.row.server_seed).hexdigest()

    @property
    def in_window(self) -> bool:
        """Return whether a claim window is open.

        `pending` does not show this, because the table makes its own move before the window ends.
        """
        return self.match is not None and self.match.question.ask is Ask.WINDOW

    def seat_of(self, user: int) -> Seat | None:
        for sitter in self.sitters:
            if sitter.user == user:
                return sitter.seat
        return None

    def sat_at(self, user: int) -> Seat | None:
        """Return the seat of a user, or the former seat of a user who has left the match for good."""
        return next((sitter.seat for sitter in self.sitters if user in (sitter.user, sitter.leaver)), None)

    def sitter(self, seat: Seat) -> Sitter:
        return self.sitters[seat]

    def has_computer(self, seat: Seat) -> bool:
        """Return whether a computer makes the moves of that seat.

        If one person plays with computers, no stand-in makes moves for this person.
        """
        return self.sitters[seat].level is not None and not (self.solo and self.sitters[seat].away)

    def then(self, match: AnyMatch, changed: Sequence[Sitter]) -> Table:
        """Return a copy of the table as it will be: with this match, and with these sitters in their seats."""
        sitters = [*self.sitters]
        for sitter in changed:
            sitters[sitter.seat] = sitter
        return replace(self, match=match, sitters=tuple(sitters))

    def outlives(self, seat: Seat) -> bool:
        """Return whether the match would go on if that seat resigned now (FZ-94).

        Raises IllegalAction if the seat may not resign.
        """
        return self.without(seat) is None

    def without(self, seat: Seat) -> Result | None:
        """Return the result that the match would have if that seat resigned now. None if it would go on.

        Raises IllegalAction if the seat may not resign.
        """
        fork = self.begun.fork()
        fork.play(seat, RESIGN)
        return fork.result

    def ordered(self, seat: Seat) -> Action | None:
        """Return the action with which a seat's standing orders answer the open question. None: no order answers it.

        Each order decides whether it waits for a claim window.
        """
        question = None if self.match is None else self.match.question
        legal = question.legal.get(seat, ()) if question else ()
        if question is None or not legal:
            return None
        given = self.orders.get(seat, frozenset())
        answers = (order.answer(question.ask, legal) for order in self.game.orders if order.key in given)
        return next((answer for answer in answers if answer is not None), None)

    def answers(self) -> dict[Seat, Action]:
        """Return the last move of each seat that is not asked now.

        If the open question is to all seats, this move is the seat's answer.
        """
        if self.match is None:
            return {}
        moves = dict(self.match.record().moves)
        return {seat: action for seat, action in moves.items() if seat not in self.match.pending}


def level_of_stand_in(table: Table) -> str:
    """Return the level of computers that play for absent players. It is `normal`, or the game's first level."""
    levels = list(table.game.players)
    return STAND_IN if STAND_IN in levels else levels[0]


def stood_in(table: Table, sitter: Sitter) -> Sitter:
    """Return the sitter with a stand-in, a computer that plays until the player is back."""
    return replace(sitter, level=level_of_stand_in(table), misses=0)


def back(sitter: Sitter) -> Sitter:
    """Return the sitter without a stand-in, because the player is back."""
    return replace(sitter, level=None, misses=0)


def returned(table: Table, sitter: Sitter) -> Sitter | None:
    """Return the sitter as it is after the player's own move. None: unchanged.

    A secret answer must not change the sitter. If a stand-in came or went, other players could tell that this player
    was asked. In a question to all players, they could tell that this player has answered.
    """
    tells = table.begun.question.ask is Ask.TOGETHER and sitter.away and not table.asleep
    return None if not table.lasts or tells or sitter == back(sitter) else back(sitter)


def missed(table: Table, match: AnyMatch, sitter: Sitter) -> Sitter | None:
    """Return the sitter as it is after the clock answered for the player. None: unchanged.

    It has one more missed question. After MOST_MISSED of them, a stand-in plays for the player. Secret questions do not
    count as missed.
    """
    if not sitter.here or not match.question.ask.clocked:
        return None
    once_more = replace(sitter, misses=sitter.misses + 1)
    return once_more if once_more.misses < MOST_MISSED else stood_in(table, once_more)


def left(table: Table, sitter: Sitter) -> Sitter:
    """Return the sitter as a computer, because the player has left the seat for good.

    The cut stays, because it is part of the seed.
    """
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
    """Return the seed of the match: the sha256 of `server_seed`, the cuts, and the ID of the press on *Start*.

    Each cut is followed by a zero byte.
    """
    words = b"".join(cut.encode() + b"\0" for cut in cuts)
    return hashlib.sha256(server_seed + words + str(start_id).encode()).digest()


def match_of(row: TableRow, sitters: tuple[Sitter, ...]) -> AnyMatch:
    game = GAMES[row.game]
    seed = match_seed(row.server_seed, [sitter.cut for sitter in sitters], row.start_id or 0)
    return AnyMatch(game, game.rules.parse(row.rules), len(sitters), seed)


def loaded(saved: Saved, *, closed: bool = False) -> Table:
    """Return the table from its saved data.

    A closed table gets no match. With `closed`, it gets the match that had begun there, for review. Raises Damaged,
    IllegalAction, KeyError or ValueError if its match can't go on.
    """
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
