"""Whom moderators keep out of the tables of their server, and until when; and whom they take off its leaderboards."""

from __future__ import annotations

from collections.abc import Iterable

from bot.people.blocks import Blocks
from bot.tables.keeper import Keeper
from bot.tables.table import Refused


class KeptOut:
    """Every way to a table asks here: to open one, to join, to invite and to be invited. What was begun goes on.

    Whoever had their data deleted is known by the number that `blocks` has for them."""

    def __init__(self, keeper: Keeper, blocks: Blocks) -> None:
        self._keeper, self._saved, self._blocks = keeper, keeper.store.moderation, blocks
        self._untold: set[tuple[int, int]] = set()

    async def load(self) -> None:
        """Read who does not know of it yet. Raises StoreError."""
        self._untold = {*await self._saved.untold()}

    def numbers(self, user: int) -> tuple[int, int]:
        """The numbers by which somebody may be known."""
        return user, self._blocks.nameless(user)

    async def until(self, guild: int, user: int) -> int | None:
        """The moment until which somebody is kept out, in unix milliseconds; None: they are not. Raises Refused:
        not-loaded."""
        found = await self._keeper.read(self._saved.kept_out(guild, self.numbers(user), self._keeper.now()))
        return max(found.values(), default=None)

    async def check(self, guild: int, user: int) -> None:
        """Check that somebody who sits down is not kept out; who is off the leaderboards is known again before they
        play. Raises Refused (kept-out), with the end."""
        if (until := await self.until(guild, user)) is not None:
            raise Refused("kept-out", until=moment(until))
        own, nameless = self.numbers(user)
        if nameless in await self._keeper.read(self._saved.off_boards(guild, (own, nameless))):
            await self._keeper.saved(self._saved.known_again(guild, own, nameless))

    async def off_boards(self, guild: int, user: int) -> bool:
        """Whether somebody is off the leaderboards of a server. Raises Refused: not-loaded."""
        return bool(await self._keeper.read(self._saved.off_boards(guild, self.numbers(user))))

    async def check_friends(self, guild: int, friends: Iterable[int]) -> None:
        """Check that none of these is kept out. Raises Refused, which sounds as if they took no challenges."""
        for friend in friends:
            if await self.until(guild, friend) is not None:
                raise Refused("no-challenges", friend=f"<@{friend}>")

    def begun(self, guild: int, user: int) -> None:
        """Note that somebody is kept out from now on, who does not know it yet."""
        self._untold.add((guild, user))

    async def to_tell(self, guild: int, user: int) -> int | None:
        """The moment until which somebody is kept out who does not know it yet, once; None: there is nothing to
        tell."""
        if (guild, user) not in self._untold:
            return None
        self._untold.discard((guild, user))
        until = await self.until(guild, user)
        await self._keeper.saved(self._saved.told(guild, user))
        return until

    def forgotten(self, user: int) -> None:
        """Tell somebody nothing any more: nobody knows who they are."""
        self._untold = {each for each in self._untold if each[1] != user}


def moment(at: int) -> str:
    """Unix milliseconds as everybody's Discord says them, with the day."""
    return f"<t:{-(-at // 1000)}:f>"
