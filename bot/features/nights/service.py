"""The states of club nights. Each change happens only once, even if several processes or presses attempt it."""

import secrets
from dataclasses import replace

from bot.common.units import DAY_MS, MINUTE_MS
from bot.errors import UserError
from bot.features.nights.arena import NightStanding, standings
from bot.games import GAMES
from bot.settings.bans import Bans
from bot.store.nights import Night
from bot.tables.registry import TableRegistry

CALL_MS = 15 * MINUTE_MS
"""Milliseconds before the start of a night at which the users who will come are pinged."""
SHORTEST_MIN, LONGEST_MIN = 20, 300
FARTHEST_MS = 28 * DAY_MS
"""Maximum milliseconds between the announcement and the start of a night."""
MOST_OPEN = 3
"""Maximum number of nights of one host on a server that are not yet over."""
LAST_MS = 30 * MINUTE_MS
"""Milliseconds after the end of a night in which players may finish their last hands."""
BYTES = 32


def has_call(night: Night) -> bool:
    """Return whether there is a ping before this night. There is none if the night was announced after its time."""
    return night.created_at < night.starts_at - CALL_MS


class NightService:
    """A service for nights. It saves each change before anyone can see it. All methods raise UserError.

    `store`: the saved nights, for reading them.
    """

    def __init__(self, registry: TableRegistry, kept_out: Bans) -> None:
        self._registry, self.store, self._kept_out = registry, registry.store.nights, kept_out

    async def announce(self, guild: int, channel: int, host: int, game: str, starts_at: int, length_min: int) -> Night:
        """Create a night that begins at `starts_at`, and return it.

        Raises UserError: no-game, night-length, night-far, night-taken, night-many.
        """
        if game not in GAMES:
            raise UserError("no-game", game=game)
        if not SHORTEST_MIN <= length_min <= LONGEST_MIN:
            raise UserError("night-length", least=SHORTEST_MIN, most=LONGEST_MIN)
        now, ends_at = self._registry.now(), starts_at + length_min * MINUTE_MS
        if starts_at - now > FARTHEST_MS:
            raise UserError("night-far", days=FARTHEST_MS // DAY_MS)
        await self._kept_out.check(guild, host)
        night = Night(
            guild=guild,
            channel=channel,
            host=host,
            game=game,
            seats=GAMES[game].seats[0],
            seed=secrets.token_bytes(BYTES),
            starts_at=starts_at,
            ends_at=ends_at,
            created_at=now,
        )
        async with self._registry.opening:
            there = [each for each in await self.store.open() if each.guild == guild]
            taken = [each for each in there if each.channel == channel and _overlap(each, night)]
            if taken:
                raise UserError("night-taken", at=f"<t:{taken[0].starts_at // 1000}:f>")
            if sum(each.host == host for each in there) >= MOST_OPEN:
                raise UserError("night-many", most=MOST_OPEN)
            return replace(night, id=await self.store.new(night))

    async def get(self, number: int, guild: int) -> Night:
        """Return the night with this number on this server. Raises UserError (night-gone) if there is none."""
        night = await self.store.get(number) if 0 < number < 2**53 else None
        if night is None or night.guild != guild:
            raise UserError("night-gone")
        return night

    async def standings(self, night: Night) -> list[NightStanding]:
        """Return the standings of everyone who has sat at a table of the night, or waits for one."""
        guests, bouts = await self.store.guests(night.id), await self.store.bouts(night.id)
        return standings((each.user for each in guests if each.since is not None), bouts)

    async def save(self, night: Night, known: Night) -> Night:
        """Save the night, unless it was changed in the meantime. `known`: the night as it was read.

        Returns the night as saved. If it was changed, returns its current state instead.
        """
        if night != known and not await self.store.save(night, known):
            return await self.get(night.id, night.guild)
        return night

    # people

    async def come(self, night: Night, user: int) -> bool:
        """Save that the user will come. Return False if that was already saved."""
        _check_open(night)
        await self._kept_out.check(night.guild, user)
        return await self.store.come(night.id, user, self._registry.now())

    async def stay_away(self, night: Night, user: int) -> bool:
        _check_open(night)
        return await self.store.stay_away(night.id, user)

    async def wait(self, night: Night, user: int, since: int | None = None) -> None:
        """Put the user in line for a table.

        `since`: since when the user has waited. None means now. Raises UserError: night-over, night-early,
        night-ending, night-seated.
        """
        _check_open(night)
        if night.state == "coming":
            raise UserError("night-early", at=f"<t:{night.starts_at // 1000}:R>")
        if night.state == "ending":
            raise UserError("night-ending")
        await self._kept_out.check(night.guild, user)
        for each in await self.store.open():
            sits = [bout.table for bout in await self.store.bouts(each.id) if bout.runs and user in bout.people]
            if sits and (await self._registry.get(sits[0])).seat_of(user) is not None:
                raise UserError("night-seated", table=str(sits[0]))
        await self.store.wait(night.id, user, self._registry.now() if since is None else since)

    # course of a night

    def calls(self, night: Night) -> bool:
        """Return whether to ping the users who will come now."""
        due = night.starts_at - CALL_MS <= self._registry.now() < night.starts_at
        return night.state == "coming" and night.called_at is None and has_call(night) and due

    def due_s(self, night: Night) -> float:
        """Return the seconds until the ping or the start of a coming night. They are 0 once it has begun."""
        now = self._registry.now()
        return min((at - now for at in (night.starts_at - CALL_MS, night.starts_at) if at > now), default=0) / 1000

    async def go_on(self, night: Night, *, threads: bool) -> Night:
        """Begin or end a night whose time has come. Return the night as saved.

        `threads`: whether the night's tables may have threads now.
        """
        now, then = self._registry.now(), night
        if night.state == "coming" and now >= night.ends_at:  # the bot was not running during the night
            then = replace(night, state="over", ended_at=now)
        elif night.state == "coming" and now >= night.starts_at:
            then = replace(night, state="running", threads=threads)
        elif night.state == "running" and now >= night.ends_at:
            then = replace(night, state="ending")
        elif night.state == "running":
            then = replace(night, threads=threads)
        return await self.save(then, night)

    async def done(self, night: Night) -> bool:
        """Return whether the last table of an ending night has ended.

        LAST_MS after the end of the night, return True in any case.
        """
        if night.state != "ending":
            return False
        late = self._registry.now() >= night.ends_at + LAST_MS
        return late or not any(each.runs for each in await self.store.bouts(night.id))

    async def mark_over(self, night: Night, message: int | None) -> Night:
        """Mark the night as over, and save the id of the message about its end."""
        now = self._registry.now()
        return await self.save(replace(night, state="over", ended_at=now, message=message, message_at=now), night)

    async def stop(self, night: Night) -> Night:
        """Cancel a coming night, or end a running one. Running matches end after their current hand."""
        _check_open(night)
        now = self._registry.now()
        if night.state == "coming":
            return await self.save(replace(night, state="off", ended_at=now), night)
        return await self.save(replace(night, state="ending", ends_at=min(now, night.ends_at)), night)


def _overlap(one: Night, other: Night) -> bool:
    return one.starts_at < other.ends_at and other.starts_at < one.ends_at


def _check_open(night: Night) -> None:
    if not night.open:
        raise UserError("night-over")
