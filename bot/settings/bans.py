"""Whom moderators keep out of the tables of their server, and until when; and whom they take off its leaderboards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.errors import UserError
from bot.settings.blocks import Blocks, Person
from bot.settings.versioned_cache import VersionedCache
from bot.store.guarded import GuardedStore
from bot.store.moderation import Deed


class Bans:
    """Every way to a table asks here: to open one, to join, to invite and to be invited. What was begun goes on.

    Whoever had their data deleted is known by the number that `blocks` has for them."""

    def __init__(self, guarded: GuardedStore, blocks: Blocks, people: VersionedCache[Person[Any]]) -> None:
        self._guarded, self._saved, self._blocks = guarded, guarded.store.moderation, blocks
        self._people = people

    def numbers(self, user: int) -> tuple[int, int]:
        """The numbers by which somebody may be known."""
        return user, self._blocks.nameless(user)

    async def until(self, guild: int, user: int) -> int | None:
        """The moment until which somebody is kept out, in unix milliseconds; None: they are not. Raises UserError:
        not-loaded."""
        found = await self._guarded.read(self._saved.kept_out(guild, self.numbers(user), self._guarded.now()))
        return max(found.values(), default=None)

    async def check(self, guild: int, user: int) -> None:
        """Check that somebody who sits down is not kept out; who is off the leaderboards is known again before they
        play. Raises UserError (kept-out), with the end."""
        if (until := await self.until(guild, user)) is not None:
            raise UserError("kept-out", until=moment(until))
        own, nameless = self.numbers(user)
        if nameless in await self._guarded.read(self._saved.off_boards(guild, (own, nameless))):
            await self._guarded.saved(self._saved.known_again(guild, own, nameless))

    async def off_boards(self, guild: int, user: int) -> bool:
        """Whether somebody is off the leaderboards of a server. Raises UserError: not-loaded."""
        return bool(await self._guarded.read(self._saved.off_boards(guild, self.numbers(user))))

    async def check_friends(self, guild: int, friends: Iterable[int]) -> None:
        """Check that none of these is kept out. Raises UserError, which sounds as if they took no challenges."""
        for friend in friends:
            if await self.until(guild, friend) is not None:
                raise UserError("no-challenges", friend=f"<@{friend}>")

    async def keep_out(self, deed: Deed, was: int | None) -> int | None:
        """Save what `Moderation.keep_out` says. Raises UserError: not-saved."""
        user = deed.person or 0
        return await self._people.save(user, self._saved.keep_out(deed, self.numbers(user), was))

    async def to_tell(self, guild: int, user: int) -> int | None:
        """The moment until which somebody is kept out who does not know it yet, once; None: there is nothing to tell.
        Who is in memory is asked of nobody. Raises UserError."""
        if guild not in (await self._people.read(user)).value.untold:
            return None
        until = await self.until(guild, user)
        return until if await self._people.save(user, self._saved.told(guild, user)) else None


def moment(at: int) -> str:
    """Unix milliseconds as everybody's Discord says them, with the day."""
    return f"<t:{-(-at // 1000)}:f>"
