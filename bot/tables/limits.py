"""Limits on open tables and invitations."""

from collections.abc import Sequence

from bot.common.units import DAY_MS, MINUTE_MS
from bot.errors import UserError
from bot.settings.settings import Settings
from bot.store import Store, TableRow

MOST_OPEN = 20
"""Maximum number of open lobbies and matches of one host in one guild."""
MOST_LOBBIES = 3
"""Maximum number of open lobbies of one host, in all guilds combined."""
MOST_ASLEEP = 5
"""Maximum number of paused matches of one user, in all guilds combined."""
BRIEFLY_MS = 10 * MINUTE_MS
PAIR_LIMITS = ((2, BRIEFLY_MS), (10, DAY_MS))
"""(Maximum number of times one host may invite one friend, period in milliseconds). Part of FRIEND_LIMITS."""
HOST_LIMITS = ((10, BRIEFLY_MS), (40, DAY_MS))
"""(Maximum number of invitations one host may send, period in milliseconds)."""
FRIEND_LIMITS = ((5, BRIEFLY_MS), (40, DAY_MS))
"""(Maximum number of invitations one friend may get from all hosts, period in milliseconds)."""


class Limits:
    """Checks before a table is opened or users are invited.

    Callers hold `TableRegistry.opening` until the table or invitation is saved.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings

    async def may_invite(self, guild: int, host: int, friends: Sequence[int], *, agreed: bool = False) -> None:
        """Check that a host may invite these friends.

        Raises UserError: no-challenges or blocked-by-you, if a friend can't be challenged by this host or is suspended
        in that guild. Raises UserError when too many invitations were sent: friend-invited-enough (by this host to one
        friend), invited-enough (by this host) or friend-asked-enough (to one friend).

        The store saves invitations with their lobby. Invitations to a friend do not count if that friend has blocked
        their host since. `agreed`: they have just played together, so no limit applies.
        """
        if not friends:
            return
        for friend in friends:
            await self._settings.check_challenge(guild, host, friend)
        await self._settings.kept_out.check_friends(guild, friends)
        if agreed:
            return
        now = self._store.now()
        known = await self._store.people.invitations(host, friends, now - DAY_MS)
        for friend in friends:
            both = [each.at for each in known if (each.host, each.friend) == (host, friend)]
            if (again := free_at(both, 1, PAIR_LIMITS, now)) is not None:
                raise UserError("friend-invited-enough", friend=f"<@{friend}>", when=moment(again))
        given = [each.at for each in known if each.host == host]
        if (again := free_at(given, len(friends), HOST_LIMITS, now)) is not None:
            raise UserError("invited-enough", when=moment(again))
        blocked = await self._settings.blocked(friends)
        for friend in friends:
            got = [each.at for each in known if each.friend == friend and not blocked(friend, each.host)]
            if (again := free_at(got, 1, FRIEND_LIMITS, now)) is not None:
                raise UserError("friend-asked-enough", friend=f"<@{friend}>", when=moment(again))

    async def waiting(
        self, guild: int, channel: int, users: Sequence[int], game: str | None, preset: str | None
    ) -> TableRow | None:
        """Return a lobby in a channel that one of these users has opened for exactly all of them, or None.

        `game`, `preset`: the game and house rules that it must have. None: any. A single user has no such lobby.
        """
        for user in users if len(users) > 1 else ():
            for row in await self._store.tables.get_for_host(user):
                here = (row.state, row.guild, row.channel) == ("lobby", guild, channel)
                wanted = game in (None, row.game) and preset in (None, row.preset)
                if here and wanted and {row.host, *row.invited} == set(users):
                    return row
        return None

    async def may_open(self, guild: int, channel: int, host: int, invited: tuple[int, ...]) -> None:
        """Check that a user may open one more table.

        Raises UserError: kept-out, too-many-asleep, too-many-lobbies or too-many-tables. Paused matches count only
        towards too-many-asleep. Raises UserError: already-asked, if the user already has a lobby in that channel that
        invites one of `invited`.
        """
        await self._settings.kept_out.check(guild, host)
        asleep = {row.id for row, _ in await self._store.tables.asleep(host)}
        if len(asleep) >= MOST_ASLEEP:
            raise UserError("too-many-asleep", most=MOST_ASLEEP)
        everywhere = await self._store.tables.get_for_host(host)
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
    """Return a Discord timestamp that shows a time relative to now ("in 5 minutes").

    `at`: the time in unix milliseconds. It is rounded up to a whole second, so that it is never too early.
    """
    return f"<t:{-(-at // 1000)}:R>"


def free_at(times: Sequence[int], more: int, limits: Sequence[tuple[int, int]], now: int) -> int | None:
    """Return when all limits will allow `more` further events, in unix milliseconds. None: they allow them now.

    - `times`: times of the past events.
    - `limits`: (maximum number of events, period in milliseconds).
    """
    again: list[int] = []
    for most, span in limits:
        recent = sorted(at for at in times if at > now - span)
        over = len(recent) + more - most
        if over > 0:
            again.append(recent[over - 1] + span)
    return max(again, default=None)
