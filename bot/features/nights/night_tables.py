"""The tables of a club night: seats players, closes those where players are missing, and ends matches."""

import asyncio
import hmac
import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from bot.errors import UserError
from bot.features.nights.arena import last_met, next_end, standings, times_met
from bot.features.nights.pairing import Free, Pairing, Seating
from bot.features.nights.service import NightService
from bot.framework.services import Services
from bot.games import GAMES
from bot.settings.clocks import CLOCKS
from bot.store import Sitter, TableRow
from bot.store.nights import ABSENT, Guest, Night
from bot.tables.lobby_service import LOBBY_LIFE_MS
from bot.tables.table import STAND_IN, Table
from engine.core import Ask

CLOCK_S = CLOCKS["1m"]
READY_S = 120
"""Seconds that players at a new table have to press *Ready*."""
LOOK_S = 10
"""Seconds before the deadline of *Ready* at which a table is closed if a player is missing.

So the table is closed before the clock answers for that player.
"""
AT_A_TIME = 2
"""Maximum number of tables that run at the same time if tables have no threads."""
USUAL_MS = {2: 6 * 60_000, 3: 8 * 60_000, 4: 15 * 60_000}
"""Expected milliseconds of a short match, by number of seats. Used until the night has enough results of its own."""
ENDED, DESERTED = "night", "deserted"
"""Reasons for closing a match.

ENDED: a waiting player got a table, so the match with a computer ends. DESERTED: all players were away.
"""


class NightTables:
    """A service that runs the tables of a night. All methods raise UserError."""

    def __init__(self, services: Services, nights: NightService) -> None:
        self._registry, self._lobbies, self._matches = services.registry, services.lobbies, services.matches
        self._store, self._settings, self._nights = services.store.nights, services.interactions.settings, nights
        self._seating: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def seat(self, night: Night) -> list[Table]:
        """Give tables to the players who wait for one, and return the new tables."""
        async with self._seating.setdefault(night.id, asyncio.Lock()):
            night = await self._nights.get(night.id, night.guild)
            if night.state != "running":
                return []
            now, store = self._registry.now(), self._nights.store
            bouts, guests = await store.bouts(night.id), await store.guests(night.id)
            sit = {user for bout in bouts if bout.runs for user in bout.people}
            waiting = [each for each in guests if each.user not in sit]
            # a clock that was set back must not make waits longer
            free = [Free(each.user, min(each.since, now)) for each in waiting if each.since is not None]
            free = [each for each in free if await self._settings.kept_out.until(night.guild, each.user) is None]
            shut = await self._blocks(each.user for each in free)
            ranks = {each.user: place for place, each in enumerate(standings((each.user for each in guests), bouts))}
            pairing = Pairing(night.seats, ranks, last_met(bouts), times_met(bouts), shut)
            room = None if night.threads else max(0, AT_A_TIME - sum(bout.runs for bout in bouts))
            begun = [await self._begin(night, each, guests) for each in pairing.tables(free, now, room)]
            return [table for table in begun if table is not None]

    async def _blocks(self, users: Iterable[int]) -> Callable[[int, int], bool]:
        """Return a function that returns whether two of these users must not be seated together.

        They must not be if one has blocked the other.
        """
        blocked = await self._settings.blocked(users)
        return lambda one, other: blocked(one, other) or blocked(other, one)

    async def others(self, night: Night, user: int) -> int:
        """Return the number of other waiting users with whom the user may be seated.

        Users on either side of a block are left out, because the number would reveal the block. Suspended users are
        left out, because they get no table.
        """
        waiting = [each.user for each in await self._nights.store.guests(night.id) if each.since is not None]
        shut = await self._blocks({*waiting, user})
        others = [each for each in waiting if each != user and not shut(each, user)]
        return sum([await self._settings.kept_out.until(night.guild, each) is None for each in others])

    async def next_end(self, night: Night) -> int | None:
        """Return when the next table of the night is expected to end, in unix milliseconds.

        Returns None if no table is running.
        """
        usual = USUAL_MS.get(night.seats, USUAL_MS[4])
        return next_end(await self._nights.store.bouts(night.id), usual, self._registry.now())

    async def _begin(self, night: Night, seating: Seating, guests: Sequence[Guest]) -> Table | None:
        """Begin a table with these players. Return None if one of them no longer waits."""
        if not await self._store.seat(night.id, seating.users):
            return None
        since = {each.user: each.since or 0 for each in guests}
        try:
            for guest in guests:
                if guest.user in seating.users and guest.meanwhile is not None:
                    await self._leave_computer(night, guest)
            return await self._opened(night, seating, since)
        except BaseException:
            for user in seating.users:
                await self._store.wait(night.id, user, since[user])
            raise

    async def _opened(self, night: Night, seating: Seating, since: dict[int, int]) -> Table:
        """Open a table and begin its match at once, without asking the players.

        `since`: when each player began to wait. This is the player's cut of the deck.
        """
        game, now = GAMES[night.game], self._registry.now()
        seed = table_seed(night.seed, await self._store.tables(night.id) + 1)
        users = [*seating.users]
        random.Random(seed).shuffle(users)  # the seating order is part of the deal
        row = TableRow(
            guild=night.guild,
            channel=night.channel,
            game=night.game,
            preset=game.short,
            rules=game.rules.parse(game.presets[game.short].plain()).plain(),
            seats=len(users) + seating.computers,
            host=users[0],
            server_seed=seed,
            created_at=now,
            due_at=now + LOBBY_LIFE_MS,
            clock_s=CLOCK_S,
            clock_by="host",
            active_at=now,
            invited_only=True,
            night=night.id,
        )
        press, levels = max(since[user] for user in users), [*game.players]
        level = STAND_IN if STAND_IN in levels else levels[0]
        sitters = [Sitter(seat, user, None, str(since[user]), now) for seat, user in enumerate(users)]
        sitters += [Sitter(seat, None, level, str(press), now) for seat in range(len(users), row.seats)]
        async with self._registry.opening:
            lobby = await self._lobbies.opened(row, sitters)
        try:
            async with self._lobbies.lobby(lobby.id) as table:
                await self._lobbies.begin(table, table.row, table.sitters, press, thread=night.threads, first_s=READY_S)
                return table
        except BaseException:
            with suppress(UserError):
                await self._lobbies.unseen(lobby.id)
            raise

    async def meanwhile(self, night: Night, user: int) -> Table | None:
        """Return the running match of a waiting user with computers, or None if there is none.

        If there is none, the user may begin one. Raises UserError: night-not-waiting.
        """
        guest = next((each for each in await self._nights.store.guests(night.id) if each.user == user), None)
        if guest is None or guest.since is None:
            raise UserError("night-not-waiting")
        return await self._running(guest)

    async def idle(self, night: Night) -> list[tuple[int, int]]:
        """Return the waiting users who play no match with computers, and since when they have waited."""
        guests = [each for each in await self._nights.store.guests(night.id) if each.since is not None]
        return [(each.user, each.since or 0) for each in guests if await self._running(each) is None]

    async def _running(self, guest: Guest) -> Table | None:
        """Return the running match of a guest with computers, or None if there is none."""
        if guest.meanwhile is None:
            return None
        table = await self._registry.get(guest.meanwhile)
        return table if table.row.state == "playing" else None

    async def _leave_computer(self, night: Night, guest: Guest) -> None:
        """Close the match with computers that the user has played while waiting, because a table is free now."""
        await self._store.meanwhile(night.id, guest.user, None)
        async with self._registry.hold(guest.meanwhile or 0) as table:
            if table.row.state == "playing":
                await self._matches.close(table, ENDED)

    async def check_tables(self, night: Night) -> None:
        """Check all running tables of a night. Close those where players are missing."""
        for bout in await self._nights.store.bouts(night.id):
            if bout.runs:
                await self.see_to(bout.table, night)

    async def see_to(self, table_id: int, night: Night) -> None:
        """Close a table that is paused, or where a player has not pressed *Ready* in time.

        If *Ready* was missing, the players who did press it are first in line for another table. If the night is over,
        end the match before its next hand.
        """
        async with self._registry.hold(table_id) as table:
            match = table.match
            if table.row.state != "playing" or match is None:
                return
            if table.asleep:
                await self._matches.close(table, DESERTED)
            elif night.state in ("ending", "over") and match.question.ask is Ask.PAUSE:
                await self._matches.finish(table)
            elif missing := _missing(table, self._registry.now()):
                await self._matches.close(table, ABSENT)
                for user in table.persons:
                    if user not in missing:  # the old time puts the user first in line
                        await self._store.wait(night.id, user, table.row.created_at)


def table_seed(seed: bytes, number: int) -> bytes:
    """Return the seed of table `number`: HMAC-SHA256 of the number, with the night's seed as key."""
    return hmac.digest(seed, str(number).encode(), "sha256")


def _missing(table: Table, now: int) -> set[int]:
    """Return the users who have not pressed *Ready* for the first hand, if their time is nearly over."""
    match, due_at = table.match, table.row.due_at
    if match is None or due_at is None or match.question.ask is not Ask.PAUSE or match.scene(None).settled:
        return set()
    if now < due_at - LOOK_S * 1000:
        return set()
    return {sitter.user for sitter in table.sitters if sitter.user and sitter.seat in match.question.asked}
