"""Lobbies: seats, the cut, the house rules, and the start of the match."""

import secrets
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.common.text import MARKS, pile, shows, verbatim
from bot.errors import UserError
from bot.games import GAMES
from bot.settings.clocks import CLOCKS, PACES, clocks_of
from bot.settings.presets import name_of
from bot.settings.settings import Settings
from bot.store import Sitter, TableRow
from bot.tables.events import Closed, LobbyChanged, Started
from bot.tables.limits import Limits
from bot.tables.lobby_checks import check_level, host_only, in_lobby, last_computer, may_join, sits
from bot.tables.match_service import MatchService
from bot.tables.registry import TableRegistry
from bot.tables.seating import arranged, complete
from bot.tables.table import Table, match_of
from bot.tables.venue import place_of
from engine.core import AnyGame, Rules

LOBBY_LIFE_MS = 60 * 60 * 1000
"""Milliseconds after which a lobby closes if its match is not started."""
CUT_LENGTH = 40
"""Maximum number of characters in a cut, the word with which a player changes the seed."""

Check = Callable[[Table], None]
"""Function that raises UserError if something is not allowed at a table."""


class LobbyService:
    """Service that changes tables before their match. Every change is saved before it is shown.

    `press`: the ID of the interaction by which the user acts.
    """

    def __init__(self, registry: TableRegistry, settings: Settings, matches: MatchService) -> None:
        self._registry, self._settings, self._matches = registry, settings, matches
        self.limits = Limits(registry.store, settings)

    async def open(
        self, guild: int, channel: int, host: int, press: int, game: str, preset: str, invited: tuple[int, ...] = ()
    ) -> Table:
        """Open a lobby with the host in the first seat. `invited`: the users who may join. If it is empty, anyone may.

        Raises UserError: no-game, no-preset, too-many-friends, and as `Limits.may_open` and `Limits.may_invite`.
        """
        if (record := GAMES.get(game)) is None:
            raise UserError("no-game", game=game)
        await self._settings.read(guild=guild, users=[host])
        rules = self._rules(guild, record, preset)
        clock, pace = self._settings.clock(guild, record), self._settings.pace(guild, host)
        if clock not in clocks_of(record, place_of(guild, channel).least_clock_s):
            clock = next(iter(CLOCKS))
        if len(invited) + 1 > record.seats[-1]:
            raise UserError("too-many-friends", most=record.seats[-1] - 1)
        async with self._registry.opening:
            await self.limits.may_open(guild, channel, host, invited)
            await self.limits.may_invite(guild, host, invited)
            now = self._registry.now()
            row = TableRow(
                guild=guild,
                channel=channel,
                game=record.key,
                preset=preset,
                rules=rules.plain(),
                seats=max(len(invited) + 1, record.seats[0]) if invited else record.seats[-1],
                host=host,
                invited=invited,
                state="lobby",
                server_seed=secrets.token_bytes(32),
                created_at=now,
                due_at=now + LOBBY_LIFE_MS,
                clock_s=CLOCKS[clock],
                clock_by="server",
                pace=pace,
                active_at=now,
                invited_only=bool(invited),
            )
            return await self.opened(row, [Sitter(seat=0, user=host, level=None, cut=str(press), joined_at=now)])

    async def opened(self, row: TableRow, sitters: Sequence[Sitter]) -> Table:
        """Save a new lobby. The caller must hold `TableRegistry.opening`."""
        table = await self._registry.get(await self._registry.store.tables.new(row, sitters))
        self._registry.events.publish(LobbyChanged(table))
        return table

    async def join(self, table_id: int, user: int, press: int) -> Table:
        """Seat a user in a lobby.

        If a rematch now has all its players, also begin its match. Both changes are saved in one step.
        """
        row = (await self._registry.get(table_id)).row
        await self._settings.kept_out.check(row.guild, user)
        blocked = await self._settings.blocked([row.host])

        def check(table: Table) -> None:
            may_join(table.row, [each.user for each in table.sitters], user, blocked=blocked(table.row.host, user))

        async with self.lobby(table_id, check) as table:
            sitters = (*table.sitters, self._sitter(table, user, None, press))
            if table.row.starts_itself and complete(table.row.seating, sitters):
                await self.begin(table, table.row, sitters, press)
            else:
                await self.save(table, table.row, sitters)
            return table

    async def decline(self, table_id: int, user: int) -> Table:
        """Note that an invited user declines. Close the lobby if no other user can accept any longer."""

        def check(table: Table) -> None:
            if user not in table.row.invited:
                raise UserError("not-invited")

        async with self.lobby(table_id, check) as table:
            sitters = tuple(sitter for sitter in table.sitters if sitter.user != user)
            invited = tuple(other for other in table.row.invited if other != user)
            state = "lobby" if invited or not table.row.invited_only else "closed"
            declined = (*(other for other in table.row.declined if other != user), user)
            row = replace(table.row, invited=invited, declined=declined, state=state, starts_itself=False)
            row = replace(row, reason="declined") if state == "closed" else row
            return await self.save(table, row, sitters)

    async def leave(self, table_id: int, user: int) -> Table:
        """Remove a user who leaves the lobby. If the user is the host, close the lobby."""
        async with self.lobby(table_id, lambda table: sits(table, user)) as table:
            sitters = tuple(sitter for sitter in table.sitters if sitter.user != user)
            row = replace(table.row, state="closed", reason="host") if user == table.row.host else table.row
            return await self.save(table, row, sitters)

    async def take_out(self, table_id: int, user: int, reason: str) -> Table:
        """Remove a user from a lobby, because they may no longer play there.

        The lobby closes, with that `reason`, if the user is its host. It also closes if the user was the last one
        invited and nobody else may join.
        """
        async with self.lobby(table_id) as table:
            row, sitters = table.row, tuple(sitter for sitter in table.sitters if sitter.user != user)
            invited = tuple(other for other in row.invited if other != user)
            closes = user == row.host or (row.invited_only and user in row.invited and not invited)
            row = replace(row, invited=invited, starts_itself=False)
            row = replace(row, state="closed", reason=reason) if closes else row
            return await self.save(table, row, sitters)

    async def unseen(self, table_id: int) -> Table:
        """Close a lobby whose message could not be sent.

        If it was for a rematch, another rematch may be asked for.
        """
        async with self.lobby(table_id) as table:
            return await self.save(table, replace(table.row, state="closed", rematch_of=None), table.sitters)

    async def expire(self, table_id: int) -> Table:
        """Close a lobby whose time is over."""
        async with self.lobby(table_id) as table:
            return await self.save(table, replace(table.row, state="closed", reason="expired"), table.sitters)

    async def add_computer(self, table_id: int, user: int, press: int, level: str | None = None) -> Table:
        """Seat a computer at the host's request. Its default `level` is the game's first one.

        Raises UserError: no-level, table-full.
        """

        def check(table: Table) -> None:
            host_only(table, user)
            check_level(table, level)
            if len(table.sitters) >= table.game.seats[-1]:
                raise UserError("table-full")

        async with self.lobby(table_id, check) as table:
            waiting = sum(table.seat_of(friend) is None for friend in table.row.invited)
            needed = min(len(table.sitters) + 1 + waiting, table.game.seats[-1])
            row = replace(table.row, seats=max(table.row.seats, needed))
            computer = self._sitter(table, None, level or next(iter(table.game.players)), press)
            return await self.save(table, row, (*table.sitters, computer))

    async def remove_computer(self, table_id: int, user: int) -> Table:
        def check(table: Table) -> None:
            host_only(table, user)
            last_computer(table)

        async with self.lobby(table_id, check) as table:
            last = last_computer(table)
            sitters = tuple(sitter for sitter in table.sitters if sitter.seat != last)
            return await self.save(table, table.row, sitters)

    async def cut(self, table_id: int, user: int, word: str) -> Table:
        """Save a player's word (their cut). It becomes a part of the seed.

        Raises UserError: piled-cut (too many combining marks), bad-cut (empty or too long).
        """
        word = " ".join(word.split())

        def check(table: Table) -> None:
            sits(table, user)
            if pile(word) > MARKS:
                raise UserError("piled-cut", most=MARKS)
            if not word or len(word) > CUT_LENGTH or not shows(word):
                raise UserError("bad-cut", most=CUT_LENGTH)

        async with self.lobby(table_id, check) as table:
            sitters = tuple(replace(each, cut=word) if each.user == user else each for each in table.sitters)
            return await self.save(table, table.row, sitters)

    async def set_preset(self, table_id: int, user: int, preset: str) -> Table:
        """Set the lobby's house rules to a preset, at the host's request.

        Raises UserError: no-preset, if neither the game nor the guild has it.
        """
        async with self.lobby(table_id, lambda table: host_only(table, user)) as table:
            await self._settings.read(guild=table.row.guild)
            row = replace(table.row, preset=preset, rules=self._rules(table.row.guild, table.game, preset).plain())
            return await self.save(table, row, table.sitters)

    async def set_rule(self, table_id: int, user: int, name: str, value: str) -> Table:
        """Change one house rule, at the host's request. Errors are those of `set_rules`."""
        return await self.set_rules(table_id, user, {name: value})

    async def set_rules(self, table_id: int, user: int, values: Mapping[str, str]) -> Table:
        """Change house rules by name, at the host's request. If one value is not allowed, none of them changes.

        Raises UserError for a value that is not allowed: bad-number with the allowed range, or bad-setting.
        """
        async with self.lobby(table_id, lambda table: host_only(table, user)) as table:
            try:
                rules = table.game.rules.parse({**table.row.rules, **values})
            except ValueError as error:
                raise _bad_value(table, values) from error
            # a guild's preset may change or be deleted, so rules that differ from it don't refer to it
            preset = "" if name_of(table.row.preset) and rules != table.rules else table.row.preset
            return await self.save(table, replace(table.row, preset=preset, rules=rules.plain()), table.sitters)

    async def set_clock(self, table_id: int, user: int, clock: str) -> Table:
        """Choose the table's clock, at the host's request.

        Raises UserError: bad-setting, if the game does not offer it.
        """

        def check(table: Table) -> None:
            host_only(table, user)
            if clock not in clocks_of(table.game, table.venue.least_clock_s):
                raise UserError("bad-setting")

        async with self.lobby(table_id, check) as table:
            return await self.save(table, replace(table.row, clock_s=CLOCKS[clock], clock_by="host"), table.sitters)

    async def set_pace(self, table_id: int, user: int, pace: str) -> Table:
        """Choose how fast computers play, at the host's request. Raises UserError: bad-setting, for an unknown pace."""

        def check(table: Table) -> None:
            host_only(table, user)
            if pace not in PACES:
                raise UserError("bad-setting")

        async with self.lobby(table_id, check) as table:
            return await self.save(table, replace(table.row, pace=pace), table.sitters)

    async def set_advice(self, table_id: int, user: int, *, on: bool) -> Table:
        """Allow or forbid advice in the match, at the host's request. A match with advice is not rated."""
        async with self.lobby(table_id, lambda table: host_only(table, user)) as table:
            return await self.save(table, replace(table.row, advice=on), table.sitters)

    async def start(self, table_id: int, user: int, press: int) -> Table:
        """Begin the match, at the host's request. The ID of the press (`press`) is the last part of the seed."""

        def check(table: Table) -> None:
            host_only(table, user)
            if len(table.sitters) not in table.game.seats:
                raise UserError("too-few", least=table.game.seats[0])

        async with self.lobby(table_id, check) as table:
            return await self.begin(table, table.row, table.sitters, press)

    # For other services that change lobbies, under the table's lock

    async def begin(
        self,
        table: Table,
        row: TableRow,
        sitters: Sequence[Sitter],
        press: int,
        *,
        thread: bool | None = None,
        first_s: int | None = None,
    ) -> Table:
        """Begin the match with these sitters, and return its table.

        The ID of the press (`press`) is the last part of the seed.

        - `thread`: whether the match gets a thread. None: as the guild has chosen.
        - `first_s`: seconds for the first question. None: as many as for a turn.
        """
        inside = arranged(row.seating, sitters)
        await self._settings.read(guild=row.guild, users=[each.user for each in inside if each.user is not None])
        wanted = {
            each.seat: self._settings.orders(row.guild, each.user, table.game)
            for each in inside
            if each.user is not None
        }
        now, orders = self._registry.now(), {seat: given for seat, given in wanted.items() if given}
        calm = any(sitter.user is not None and self._settings.for_user(sitter.user).calm for sitter in inside)
        row = replace(row, state="playing", start_id=press, seats=len(inside), active_at=now, calm=calm)
        row = replace(row, declined=(), kicked=(), seating=(), starts_itself=False)
        threads = self._settings.for_guild(row.guild).threads if thread is None else thread
        row = replace(row, parent=row.channel) if threads and place_of(row.guild, row.channel).threads else row
        match = match_of(row, inside)
        clock_s = Table(row, inside, match).clock_s if first_s is None else first_s
        row = replace(row, due_at=None if clock_s is None else now + clock_s * 1000)
        # saved before the match, because orders do not count in a lobby
        await self._registry.store.tables.set_orders(table.id, orders)
        await self.save(table, row, inside)
        table.match, table.orders = match, orders
        self._registry.events.publish(Started(table, match.told))
        if table.solo:
            await self._matches.skip_first_pause(table)
        return table

    @asynccontextmanager
    async def lobby(self, table_id: int, check: Check = lambda _: None) -> AsyncGenerator[Table]:
        """Lock a lobby and yield its table. `check` is called before and after the locking.

        So a request that is not allowed is refused without waiting for the lock.
        """
        for_now = await self._registry.get(table_id)
        in_lobby(for_now)
        check(for_now)
        async with self._registry.hold(table_id) as table:
            in_lobby(table)
            check(table)
            yield table

    def _rules(self, guild: int, game: AnyGame, preset: str) -> Rules:
        """Return the rules of a preset. Raises UserError: no-preset, if neither the game nor the guild has it."""
        if (rules := self._settings.presets.rules(guild, game, preset)) is None:
            raise UserError("no-preset", preset=verbatim(name_of(preset) or preset))
        return rules

    async def save(self, table: Table, row: TableRow, sitters: Sequence[Sitter], friends: Sequence[int] = ()) -> Table:
        """Save and return a table with these sitters. The sitters are put in the order of `row.seating`.

        `friends`: users who have just been invited.
        """
        sitters, now = arranged(row.seating, sitters), self._registry.now()
        if row.state == "closed":
            row = replace(row, ended_at=now, due_at=None, kicked=(), seating=(), starts_itself=False)
        try:
            await self._registry.store.tables.save(row, sitters, friends, now)
        except BaseException:
            self._registry.forget(table.id)
            raise
        table.row, table.sitters = row, sitters
        if row.state in ("lobby", "closed"):
            self._registry.events.publish(LobbyChanged(table) if row.state == "lobby" else Closed(table))
        return table

    def _sitter(self, table: Table, user: int | None, level: str | None, press: int) -> Sitter:
        return Sitter(seat=len(table.sitters), user=user, level=level, cut=str(press), joined_at=self._registry.now())


def _bad_value(table: Table, values: Mapping[str, str]) -> UserError:
    for option in table.game.rules.options():
        if option.name in values and option.low is not None and option.high is not None:
            try:
                option.read(values[option.name])
            except ValueError:
                return UserError("bad-number", low=str(option.low), high=str(option.high))
    return UserError("bad-setting")
