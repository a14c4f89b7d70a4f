"""How many tables somebody may open, how often people may be invited, and who takes no challenges."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import UserError
from bot.settings.settings import Settings
from bot.store.guarded import GuardedStore

MOST_OPEN = 20
"""Lobbies and matches of one host on one server."""
MOST_LOBBIES = 3
"""Open lobbies of one host, on all servers together."""
MOST_ASLEEP = 5
"""Sleeping matches of one person, on all servers together."""
MINUTE_MS = 60 * 1000
DAY_MS = 24 * 60 * MINUTE_MS
BRIEFLY_MS = 10 * MINUTE_MS
PAIR_LIMITS = ((2, BRIEFLY_MS), (10, DAY_MS))
"""(how often one host may invite one friend, in so many milliseconds): a part of what the friend may get in all"""
HOST_LIMITS = ((10, BRIEFLY_MS), (40, DAY_MS))
"""(how many friends one host may invite, in so many milliseconds)"""
FRIEND_LIMITS = ((5, BRIEFLY_MS), (40, DAY_MS))
"""(how often all hosts together may invite one friend, in so many milliseconds)"""


class Limits:
    """Every way to open a table or to invite asks here first, holding `TableRegistry.opening` until that is saved."""

    def __init__(self, guarded: GuardedStore, settings: Settings) -> None:
        self._guarded, self._settings = guarded, settings

    async def may_invite(self, guild: int, host: int, friends: Sequence[int], *, agreed: bool = False) -> None:
        """Check that a host may invite these friends. Raises UserError for one who takes no challenges of this host,
        or is kept out of the tables of that server, and
        while the host has invited one of them, or people in all, or one of them has been invited, too often. The store
        saves invitations with their lobby. Those by somebody whom the friend has blocked since do not count for the
        friend. agreed: they have just played together, which counts towards no limit."""
        if not friends:
            return
        _in_memory = await self._settings.read(users=(host, *friends))
        for friend in friends:
            self._settings.check_challenge(guild, host, friend)
        await self._settings.kept_out.check_friends(guild, friends)
        if agreed:
            return
        now = self._guarded.now()
        known = await self._guarded.read(self._guarded.store.people.invitations(host, friends, now - DAY_MS))
        for friend in friends:
            both = [each.at for each in known if (each.host, each.friend) == (host, friend)]
            if (again := free_at(both, 1, PAIR_LIMITS, now)) is not None:
                raise UserError("friend-invited-enough", friend=f"<@{friend}>", when=moment(again))
        given = [each.at for each in known if each.host == host]
        if (again := free_at(given, len(friends), HOST_LIMITS, now)) is not None:
            raise UserError("invited-enough", when=moment(again))
        for friend in friends:
            blocked = self._settings.blocks.has
            got = [each.at for each in known if each.friend == friend and not blocked(friend, each.host)]
            if (again := free_at(got, 1, FRIEND_LIMITS, now)) is not None:
                raise UserError("friend-asked-enough", friend=f"<@{friend}>", when=moment(again))

    async def may_open(self, guild: int, channel: int, host: int, invited: tuple[int, ...]) -> None:
        """Check that somebody may open one more table. Raises UserError where they are kept out, have too many
        open, or sleeping matches, which do not count as open; or have asked one of the invited there already."""
        await self._settings.kept_out.check(guild, host)
        asleep = {row.id for row, _ in await self._guarded.read(self._guarded.store.tables.asleep(host))}
        if len(asleep) >= MOST_ASLEEP:
            raise UserError("too-many-asleep", most=MOST_ASLEEP)
        everywhere = await self._guarded.read(self._guarded.store.tables.of_host(host))
        everywhere = [row for row in everywhere if row.id not in asleep]
        if sum(row.state == "lobby" for row in everywhere) >= MOST_LOBBIES:
            raise UserError("too-many-lobbies", most=MOST_LOBBIES)
        mine = [row for row in everywhere if row.guild == guild]
        if len(mine) >= MOST_OPEN:
            raise UserError("too-many-tables", most=MOST_OPEN)
        for row in mine:
            if row.state == "lobby" and row.channel == channel and (asked := set(row.invited) & set(invited)):
                raise UserError("already-asked", friend=f"<@{min(asked)}>", table=str(row.id))


def moment(at: int) -> str:
    """Unix milliseconds as everybody's Discord says them: "in 5 minutes"; never before the time."""
    return f"<t:{-(-at // 1000)}:R>"


def free_at(times: Sequence[int], more: int, limits: Sequence[tuple[int, int]], now: int) -> int | None:
    """The moment when `more` of them would be within all limits, in unix milliseconds; None: now. `times`: of those
    before."""
    again: list[int] = []
    for most, span in limits:
        recent = sorted(at for at in times if at > now - span)
        over = len(recent) + more - most
        if over > 0:
            again.append(recent[over - 1] + span)
    return max(again, default=None)
