"""What people do at tables, from the lobby to the result; there is no Discord in here."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Literal

from bot.keeper import Events, Keeper, milliseconds
from bot.store import Move, Sitter, TableRow
from bot.table import ORDERS, Refused, Table, claim_window, finish, match_of, ordered
from engine import GAMES
from engine.core import TABLE, Action, AnyGame, AnyMatch, IllegalAction, Seat

__all__ = ["Events", "Tables", "milliseconds"]

By = Literal["person", "clock", "computer", "table"]
LOBBY_LIFE = 60 * 60 * 1000
MOST_OPEN = 20
CUT_LENGTH = 40


class Tables(Keeper):
    """What can be done at tables; every change is saved before anybody is shown anything."""

    claim_time = 8.0
    """Seconds until a claim window ends."""

    # Lobby

    async def open_lobby(
        self, guild: int, channel: int, host: int, press: int, game: str, preset: str, invited: tuple[int, ...] = ()
    ) -> Table:
        """A new lobby with the host in seat 0; with `invited` only these may join.

        Raises Refused for an unknown game or preset, too many friends, or too many open tables of this host.
        """
        record = GAMES.get(game)
        if record is None:
            raise Refused("no-game", game=game)
        if preset not in record.presets:
            raise Refused("no-preset", preset=preset)
        if len(invited) + 1 > record.seats[-1]:
            raise Refused("too-many-friends", most=record.seats[-1] - 1)
        async with self.opening:
            await self._check_challenge(guild, channel, host, invited)
            return await self._open(guild, channel, host, press, record, preset, invited)

    async def _check_challenge(self, guild: int, channel: int, host: int, invited: tuple[int, ...]) -> None:
        mine = [row for row in await self.saved(self.store.open_tables()) if row.host == host and row.guild == guild]
        if len(mine) >= MOST_OPEN:
            raise Refused("too-many-tables", most=MOST_OPEN)
        for row in mine:
            if row.state == "lobby" and row.channel == channel and (asked := set(row.invited) & set(invited)):
                raise Refused("already-asked", friend=f"<@{min(asked)}>", table=str(row.id))

    async def _open(
        self, guild: int, channel: int, host: int, press: int, record: AnyGame, preset: str, invited: tuple[int, ...]
    ) -> Table:
        now = self.now()
        row = TableRow(
            guild=guild,
            channel=channel,
            game=record.key,
            preset=preset,
            rules=record.presets[preset].plain(),
            seats=max(len(invited) + 1, record.seats[0]) if invited else record.seats[-1],
            host=host,
            invited=invited,
            state="lobby",
            server_seed=secrets.token_bytes(32),
            created_at=now,
            due_at=now + LOBBY_LIFE,
        )
        sitters = (Sitter(seat=0, user=host, level=None, cut=str(press), joined_at=now),)
        table_id = await self.saved(self.store.new_table(row, list(sitters)))
        return await self.get(table_id)

    async def join(self, table_id: int, user: int, press: int) -> Table:
        async with self._lobby(table_id) as table:
            if table.seat_of(user) is not None:
                raise Refused("already-seated")
            if table.row.invited and user not in (*table.row.invited, table.row.host):
                raise Refused("not-invited")
            if len(table.sitters) >= table.row.seats:
                raise Refused("table-full")
            await self._seat(table, user, None, press)
            return table

    async def decline(self, table_id: int, user: int) -> Table:
        """One of the invited says no; when nobody is left to say yes, the lobby closes."""
        async with self._lobby(table_id) as table:
            if user not in table.row.invited:
                raise Refused("not-invited")
            sitters = tuple(sitter for sitter in table.sitters if sitter.user != user)
            invited = tuple(other for other in table.row.invited if other != user)
            state = "lobby" if invited else "closed"
            await self._save_lobby(table, replace(table.row, invited=invited, state=state), sitters)
            return table

    async def leave(self, table_id: int, user: int) -> Table:
        """A sitter gets up again; when the host does, the lobby closes."""
        async with self._lobby(table_id) as table:
            seat = table.seat_of(user)
            if seat is None:
                raise Refused("not-seated")
            state = "closed" if user == table.row.host else "lobby"
            sitters = tuple(sitter for sitter in table.sitters if sitter.seat != seat)
            await self._save_lobby(table, replace(table.row, state=state), sitters)
            return table

    async def expire(self, table_id: int) -> Table:
        """The lobby was left alone for too long."""
        async with self._lobby(table_id) as table:
            await self._save_lobby(table, replace(table.row, state="closed"), table.sitters)
            return table

    async def add_computer(self, table_id: int, user: int, press: int) -> Table:
        async with self._lobby(table_id) as table:
            _host_only(table, user)
            if len(table.sitters) >= table.game.seats[-1]:
                raise Refused("table-full")
            waiting = sum(table.seat_of(friend) is None for friend in table.row.invited)
            needed = min(len(table.sitters) + 1 + waiting, table.game.seats[-1])
            row = replace(table.row, seats=max(table.row.seats, needed))
            await self._seat(table, None, next(iter(table.game.players)), press, row)
            return table

    async def remove_computer(self, table_id: int, user: int) -> Table:
        async with self._lobby(table_id) as table:
            _host_only(table, user)
            computers = [sitter.seat for sitter in table.sitters if sitter.user is None]
            if not computers:
                raise Refused("no-computer")
            sitters = tuple(sitter for sitter in table.sitters if sitter.seat != computers[-1])
            await self._save_lobby(table, table.row, sitters)
            return table

    async def cut(self, table_id: int, user: int, word: str) -> Table:
        """A sitter's word becomes part of the seed. Raises Refused for an empty or long one."""
        word = " ".join(word.split())
        if not word or len(word) > CUT_LENGTH or not word.isprintable():
            raise Refused("bad-cut", most=CUT_LENGTH)
        async with self._lobby(table_id) as table:
            seat = table.seat_of(user)
            if seat is None:
                raise Refused("not-seated")
            sitters = tuple(replace(each, cut=word) if each.seat == seat else each for each in table.sitters)
            await self._save_lobby(table, table.row, sitters)
            return table

    async def set_preset(self, table_id: int, user: int, preset: str) -> Table:
        """The host takes a set of house rules as it is. Raises Refused for one the game does not have."""
        async with self._lobby(table_id) as table:
            _host_only(table, user)
            if preset not in table.game.presets:
                raise Refused("no-preset", preset=preset)
            row = replace(table.row, preset=preset, rules=table.game.presets[preset].plain())
            await self._save_lobby(table, row, table.sitters)
            return table

    async def set_rule(self, table_id: int, user: int, name: str, value: str) -> Table:
        """The host changes one setting. Raises Refused with the rules' own sentence for a value not allowed."""
        async with self._lobby(table_id) as table:
            _host_only(table, user)
            try:
                rules = table.game.rules.parse({**table.row.rules, name: value})
            except ValueError as error:
                raise Refused("bad-setting", reason=str(error)) from error
            await self._save_lobby(table, replace(table.row, rules=rules.plain()), table.sitters)
            return table

    async def start(self, table_id: int, user: int, press: int) -> Table:
        """The host begins: the id of his press is the last part of the seed."""
        async with self._lobby(table_id) as table:
            _host_only(table, user)
            if len(table.sitters) not in table.game.seats:
                raise Refused("too-few", least=table.game.seats[0])
            row = replace(table.row, state="playing", start_id=press, seats=len(table.sitters), due_at=None)
            match = match_of(row, table.sitters)
            await self._save_lobby(table, row, table.sitters)
            table.match = match
            self.tell(table, match.told)
            return table

    # Play

    async def play(self, table_id: int, user: int, question: int, action: Action) -> Table:
        """A person's move. Raises Refused: not-seated, in-lobby, over, stale, repeated, not-asked or not-saved."""
        async with self.hold(table_id) as table:
            match, seat = _playing(table, user)
            if action not in match.pending.get(seat, ()) or question != match.question:
                if (seat, action) == _last_of(match, seat):
                    raise Refused("repeated")
                raise Refused("stale" if question != match.question else "not-asked")
            await self._record(table, seat, action, "person")
            return table

    async def play_computer(self, table_id: int, seat: Seat, question: int, action: Action) -> Table:
        """A computer's move, through the same door; a late one is simply stale."""
        async with self.hold(table_id) as table:
            match = table.match
            if match is None or question != match.question or seat < 0 or table.sitter(seat).user is not None:
                raise Refused("stale")
            await self._record(table, seat, action, "computer")
            return table

    async def play_table(self, table_id: int, question: int) -> Table:
        """The table goes on in a claim window; in the same moment, and not before, standing orders answer."""
        async with self.hold(table_id) as table:
            match = table.match
            if match is None or question != match.question or TABLE not in match.pending:
                raise Refused("stale")
            await self._obey(table)
            await self._record(table, TABLE, match.pending[TABLE][0], "table")
            return table

    async def play_clock(self, table_id: int, question: int) -> Table:
        """The time of a claim window is over: whoever is still asked answers with the first of his actions, a pass."""
        async with self.hold(table_id) as table:
            match = table.match
            while match is not None and match.question == question and claim_window(match):
                asked = [seat for seat in match.pending if seat != TABLE]
                if not asked:
                    break
                await self._record(table, asked[0], match.pending[asked[0]][0], "clock")
                match = table.match
            return table

    async def renew_window(self, table_id: int) -> Table:
        """Give a claim window that is open its whole time again, as after a restart."""
        async with self.hold(table_id) as table:
            if table.window is not None:
                due_at = self._claims_due()
                await self.saved(self.store.set_due(table_id, due_at))
                table.row = replace(table.row, due_at=due_at)
            return table

    async def set_order(self, table_id: int, user: int, name: str, *, on: bool) -> Table:
        """Give a standing order or take it back; it may answer a window in which the table has gone on already.

        Raises Refused: not-seated, in-lobby, over, unknown-button or not-saved.
        """
        async with self.hold(table_id) as table:
            match, seat = _playing(table, user)
            if name not in ORDERS:
                raise Refused("unknown-button")
            await self.saved(self.store.set_order(table_id, seat, name, on=on))
            orders = table.orders.get(seat, frozenset())
            table.orders[seat] = orders | {name} if on else orders - {name}
            if TABLE not in match.pending and table.window is not None:
                await self._obey(table)
            return table

    async def resign(self, table_id: int, user: int) -> Table:
        async with self.hold(table_id) as table:
            _, seat = _playing(table, user)
            await self._record(table, seat, Action("resign"), "person")
            return table

    async def set_message(self, table_id: int, message: int | None, round_: int) -> None:
        """Remember the public message of the table and the round it shows."""
        async with self.hold(table_id) as table:
            now = self.now()
            await self.saved(self.store.set_message(table_id, message, now, round_))
            table.row = replace(table.row, message=message, message_at=now, round=round_)

    # Below: how it is done

    @asynccontextmanager
    async def _lobby(self, table_id: int) -> AsyncGenerator[Table]:
        async with self.hold(table_id) as table:
            if table.row.state != "lobby":
                raise Refused("closed" if table.row.state == "closed" else "already-started")
            yield table

    async def _seat(
        self, table: Table, user: int | None, level: str | None, press: int, row: TableRow | None = None
    ) -> None:
        sitter = Sitter(seat=len(table.sitters), user=user, level=level, cut=str(press), joined_at=self.now())
        await self._save_lobby(table, row or table.row, (*table.sitters, sitter))

    async def _save_lobby(self, table: Table, row: TableRow, sitters: tuple[Sitter, ...]) -> None:
        sitters = tuple(replace(sitter, seat=seat) for seat, sitter in enumerate(sitters))
        if row.state == "closed":
            row = replace(row, ended_at=self.now(), due_at=None)
        try:
            await self.saved(self.store.save_table(row, list(sitters)))
        except BaseException:
            self.forget(table.id)
            raise
        table.row, table.sitters = row, sitters

    async def _obey(self, table: Table) -> None:
        """Let the standing orders answer the claim window that is open."""
        match = table.match
        for seat, legal in match.pending.items() if match else ():
            answer = ordered(table.orders.get(seat, frozenset()), legal)
            if answer is not None and match and table.match and table.match.question == match.question:
                await self._record(table, seat, answer, "person")

    async def _record(self, table: Table, seat: Seat, action: Action, by: By) -> None:
        """Try the move on a fork, save it, and only then let anybody see it (DESIGN chapter 5)."""
        assert table.match is not None
        fork = table.match.fork()
        try:
            events = fork.play(seat, action)
        except IllegalAction as error:
            raise Refused("not-asked") from error
        now = self.now()
        over = None if fork.result is None else finish(table, fork.result, now)
        due_at = table.row.due_at
        if events:
            due_at = self._claims_due() if claim_window(fork) else None
        move = Move(seq=fork.seq, seat=seat, action=str(action), by=by, at=now)
        try:
            await self.saved(self.store.append(table.id, move, fork.snapshot(), over, due_at))
        except BaseException:
            # also when cancelled: it may have been saved all the same
            self.forget(table.id)
            raise
        table.match, table.row = fork, replace(table.row, due_at=due_at)
        if over is not None:
            table.row = replace(table.row, state="over", ended_at=now)
        self.tell(table, events)

    def _claims_due(self) -> int:
        return self.now() + int(self.claim_time * 1000)


def _host_only(table: Table, user: int) -> None:
    if user != table.row.host:
        raise Refused("host-only", host=f"<@{table.row.host}>")


def _playing(table: Table, user: int) -> tuple[AnyMatch, Seat]:
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    if table.match is None:
        raise Refused("closed" if table.row.state == "closed" else "in-lobby")
    if table.match.result is not None:
        raise Refused("over")
    return table.match, seat


def _last_of(match: AnyMatch, seat: Seat) -> tuple[Seat, Action] | None:
    return next((move for move in reversed(match.record().moves) if move[0] == seat), None)
