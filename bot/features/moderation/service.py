"""Moderators' actions at open tables, suspensions of users, and removals from leaderboards."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace

from bot.errors import UserError
from bot.settings.bans import Bans
from bot.store.moderation import Affected, Deed, DeedKind, by_places
from bot.tables.end_votes import without_vote
from bot.tables.lobby_service import LobbyService
from bot.tables.match_end import given_by_moderator
from bot.tables.match_service import MatchService
from bot.tables.registry import TableRegistry
from bot.tables.remote_tasks import RemoteTasks, TableTask
from bot.tables.table import Table, left
from engine.core import Seat

REASON = "moderator"
"""Reason saved for a table that a moderator closed."""


class ModerationService:
    """A service for moderators' actions. Each action is saved before anyone can see it.

    Moderators can't act on a match in which they play, or played until they left for good: that raises UserError
    (moderates-own). `shown`: called with the number of each changed table. `ousted`: called with a table and the user
    who has lost the seat there.
    """

    def __init__(
        self,
        registry: TableRegistry,
        lobbies: LobbyService,
        matches: MatchService,
        kept_out: Bans,
        shown: Callable[[int], None],
        ousted: Callable[[Table, int], None] = lambda _table, _user: None,
    ) -> None:
        self._registry, self._lobbies, self._matches, self._kept_out = registry, lobbies, matches, kept_out
        self._shown, self._ousted = shown, ousted
        self._remote_tasks = RemoteTasks(registry.store, self.remote_tasks)

    @property
    def remote_tasks(self) -> Mapping[str, TableTask]:
        """Actions by name that one process can request from another one, for a table of the other one (`RemoteTasks`).

        The last argument of an action is the seat, the question or the user. Some actions don't use it.
        """

        async def close(number: int, moderator: int, _: str) -> None:
            await self.close(number, moderator)
            self._shown(number)

        async def give_seat(number: int, moderator: int, seat: str) -> None:
            table = await self.give_seat(number, moderator, int(seat))
            self._ousted(table, table.sitter(int(seat)).leaver or 0)
            self._shown(number)

        async def end_wait(number: int, moderator: int, question: str) -> None:
            await self.end_wait(number, moderator, int(question))
            self._shown(number)

        async def take_out(number: int, _: int, person: str) -> None:
            await self._lobbies.take_out(number, int(person), REASON)
            self._shown(number)

        return {"close": close, "seat": give_seat, "wait": end_wait, "out": take_out}

    async def close(self, table_id: int, moderator: int) -> Table:
        """Close a lobby, or end a running match without a result. Raises UserError: closed, over, not-saved."""
        async with self._registry.hold(table_id) as table:
            if table.row.state == "lobby":
                await self._lobbies.save(table, replace(table.row, state="closed", reason=REASON), table.sitters)
            else:
                check_running(table, moderator)
                await self._matches.close(table, REASON)
            return table

    async def give_seat(self, table_id: int, moderator: int, seat: Seat) -> Table:
        """Let a computer play for a user until the end of the match.

        The user is last in the result, as if they had left. The match is rated by the places at this moment, or not at
        all (`given_by_moderator`). A vote that is running starts again. Raises UserError: seat-empty,
        last-person, in-lobby, closed, over, not-saved.
        """
        async with self._registry.hold(table_id) as table:
            check_running(table, moderator)
            check_seat(table, seat)
            changed = [without_vote(each) for each in given_by_moderator(table)]
            changed[seat] = left(table, changed[seat])
            return await self._matches.seat(table, changed, table.row.due_at)

    async def end_wait(self, table_id: int, moderator: int, question: int) -> Table:
        """Answer for the players who have not answered, in the same way as when their time is up.

        Raises UserError: waited (the question was already answered), ends-itself, not-waiting, in-lobby, closed, over,
        not-saved.
        """
        async with self._registry.hold(table_id) as table:
            check_running(table, moderator)
            try:
                await self._matches.end_wait(table, question)
            except UserError as refused:
                raise (UserError("waited") if refused.key == "stale" else refused) from None
            return table

    async def keep_out(self, deed: Deed, was: int | None) -> int:
        """Suspend `deed.person` from a server's tables until `deed.until`. If that is None, lift the suspension.

        A suspended user is removed from the server's lobbies, but stays in running matches. `was`: the end of the
        suspension that the moderator saw.

        Returns the number of the logged action. Raises UserError: changed (`was` is outdated), not-saved.
        """
        number = await self._kept_out.keep_out(deed, was)
        if number is None:
            raise UserError("changed")
        if deed.until is not None:
            await self._take_out(deed.guild, deed.moderator or 0, deed.person or 0)
        return number

    async def set_off(self, deed: Deed) -> int:
        """Remove `deed.person` from a server's leaderboards (`off`), or put the user back (`on`).

        Returns the number of the logged action. Raises UserError: changed (nothing would change), not-saved.
        """
        number = await self._registry.store.moderation.set_off(deed, self._kept_out.numbers(deed.person or 0))
        if number is None:
            raise UserError("changed")
        return number

    async def _take_out(self, guild: int, moderator: int, user: int) -> None:
        """Remove the user from all lobbies of a server, including those of other processes.

        If a removal can't be saved, the user stays in that lobby. In any case, the user can't join another lobby.
        """
        with suppress(UserError):
            for number in await self._registry.store.people.open_tables(user):
                with suppress(UserError):
                    table = await self._registry.get(number)
                    if table.row.guild == guild and table.row.state == "lobby":
                        await self._remote_tasks.do("out", number, moderator, str(user))


def affected(table: Table, kind: DeedKind, seat: Seat | None) -> tuple[Affected, ...]:
    """Return whom an action is better and worse for, judged before it is done.

    A seat that goes to a computer and a skipped wait are worse for the player concerned and better for the others. A
    closed match is worse for players with more points than the average.
    """
    match, persons = table.match, [each for each in table.sitters if each.user is not None]
    if match is None:
        return tuple(Affected(each.user or 0) for each in persons)
    if kind == "close":
        points = {place.seat: -place.points for place in match.scene(None).places}
        return by_places((each.user, points.get(each.seat, 0)) for each in persons)
    hit = {seat} if kind == "seat" else {*match.question.public}
    better = int(any(each.seat in hit for each in persons))
    return tuple(Affected(each.user or 0, -1 if each.seat in hit else better) for each in persons)


def check_running(table: Table, moderator: int) -> None:
    """Check that a match is running, and that the moderator does not play in it. Raises UserError."""
    if table.row.state != "playing" or table.match is None:
        raise UserError({"lobby": "in-lobby", "over": "over"}.get(table.row.state, "closed"))
    if table.sat_at(moderator) is not None:
        raise UserError("moderates-own")


def check_seat(table: Table, seat: Seat) -> None:
    """Check that a person plays at the seat, and that at least one other person plays too. Raises UserError."""
    if seat >= len(table.sitters) or table.sitter(seat).user is None:
        raise UserError("seat-empty", seat=seat + 1)
    if len(table.persons) < 2:
        raise UserError("last-person")
