"""Suspensions of users by moderators, from the tables or the leaderboards of a guild."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.errors import UserError
from bot.settings.blocks import Blocks, Person
from bot.settings.versioned_cache import VersionedCache
from bot.store import Store
from bot.store.moderation import Deed


class Bans:
    """Suspensions of users, checked on every way to a table: to open, join, invite or be invited.

    A match that has begun goes on. A user whose data was deleted is recognized by their number from `Blocks.nameless`.
    """

    def __init__(self, store: Store, blocks: Blocks, people: VersionedCache[Person[Any]]) -> None:
        self._store, self._saved, self._blocks = store, store.moderation, blocks
        self._people = people

    def numbers(self, user: int) -> tuple[int, int]:
        """Return the two numbers under which a user may be stored.

        These are their ID, and the `Blocks.nameless` number that replaces it when their data is deleted.
        """
        return user, self._blocks.nameless(user)

    async def until(self, guild: int, user: int) -> int | None:
        """Return when the user's suspension ends, in unix milliseconds. None if the user is not suspended.

        Raises UserError: not-loaded.
        """
        found = await self._saved.kept_out(guild, self.numbers(user), self._store.now())
        return max(found.values(), default=None)

    async def check(self, guild: int, user: int) -> None:
        """Check that a user who sits down is not suspended. Raises UserError: kept-out, with the end of the suspension.

        If the user's data was deleted, their exclusion from leaderboards may be stored under `Blocks.nameless`. Then
        store it under the user's ID again.
        """
        if (until := await self.until(guild, user)) is not None:
            raise UserError("kept-out", until=moment(until))
        own, nameless = self.numbers(user)
        if nameless in await self._saved.off_boards(guild, (own, nameless)):
            await self._saved.known_again(guild, own, nameless)

    async def off_boards(self, guild: int, user: int) -> bool:
        """Return whether a user is excluded from the leaderboards of a guild. Raises UserError: not-loaded."""
        return bool(await self._saved.off_boards(guild, self.numbers(user)))

    async def check_friends(self, guild: int, friends: Iterable[int]) -> None:
        """Check that none of these users is suspended.

        Raises UserError: no-challenges. So the host can't tell a suspended user from one who accepts no challenges.
        """
        for friend in friends:
            if await self.until(guild, friend) is not None:
                raise UserError("no-challenges", friend=f"<@{friend}>")

    async def keep_out(self, deed: Deed, was: int | None) -> int | None:
        """Save a suspension. Arguments and result are those of `Moderation.keep_out`. Raises UserError: not-saved."""
        user = deed.person or 0
        return await self._people.save(user, self._saved.keep_out(deed, self.numbers(user), was))

    def renew(self, users: Iterable[int]) -> None:
        """Note that moderators did something to these users. Other processes notice it by themselves."""
        for user in users:
            self._people.outdate(user)

    async def to_tell(self, guild: int, user: int) -> Sequence[Deed]:
        """Return the moderators' actions of which the user was not told yet.

        Each is returned only once. For a user in memory, no database query is needed. Raises UserError.
        """
        if guild not in (await self._people.read(user)).value.untold:
            return ()
        return await self._people.save(user, self._saved.mark_told(guild, user))


def moment(at: int) -> str:
    """Return a Discord timestamp that shows date and time. `at`: the time in unix milliseconds."""
    return f"<t:{-(-at // 1000)}:f>"
