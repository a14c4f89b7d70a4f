"""Pings to players: invitations to a lobby, and messages that a table waits for their answer."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from bot.decks.telling import joined
from bot.errors import UserError
from bot.live.hand_messages import HandMessages
from bot.live.side_messages import Notice, SideMessages, may_succeed
from bot.settings.settings import Settings
from bot.tables.downtime import Downtime
from bot.tables.events import Closed, MatchEvent, TableEvent, handles
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timers import Timers
from bot.tables.timing import Timing
from bot.transport.membership import MembershipWatcher
from bot.transport.retries import FAILURES, Pauses
from bot.ui.custom_ids import HAND
from bot.ui.narration import computers, deadline
from bot.ui.render_context import RenderContexts
from engine.core import Ask

log = logging.getLogger(__name__)

SOON_S = 1.0
"""Seconds from a question until the bot checks whether all asked players can see the question in their hands."""

INVITATION = "invitation"
REMINDER = "r"
"""Suffix that turns a question's number into the subject (`Notice.about`) of its reminder."""

LONG_S = 3 * 60
"""Shortest clock, in seconds, with which players get a ping and a reminder. A shorter clock pings only once."""
SHORTEST_LEAD_S = 15.0
"""Minimum number of seconds left to a player who is reminded. On a long clock, a quarter of it is left."""


class Pings:
    """The pings of tables. Each table has at most one at a time.

    A ping is sent if a player does not answer, and a reminder before the player's clock runs out. No ping is sent in
    claim windows, for secret choices, while a match is paused, or to a user who plays only with computers. A player who
    wants no pings is named but not pinged. If no asked player wants pings, none is sent. In quiet hours the text pings
    nobody.
    """

    def __init__(
        self,
        notices: SideMessages,
        hands: HandMessages,
        members: MembershipWatcher,
        registry: TableRegistry,
        downtime: Downtime,
        clock: Timers,
        render_contexts: RenderContexts,
        settings: Settings,
        timing: Timing,
    ) -> None:
        self.notices, self._hands, self._members, self._downtime = notices, hands, members, downtime
        self._registry, self._clock, self._render_contexts = registry, clock, render_contexts
        self._settings, self._timing = settings, timing
        self._slept: set[int] = set()

    def invite(self, table: Table, friends: Sequence[int], more: int = 0) -> None:
        """Send a short message that pings friends about their invitation. It is removed when the lobby ends.

        The ping in the lobby's own message is useless: it consists of components, and Discord's notification shows no
        text of such a message. `more`: the id of the press that invited these friends. 0 for the first invitation.
        Where the bot can't ping, nothing is sent.
        """
        if not table.venue.pings:
            return
        self.notices.do(self._invite(table.id, friends, more))

    @handles(MatchEvent, Closed)
    def on_match_changed(self, event: TableEvent) -> None:
        """Remove the table's ping and schedule a new one, if something happened at the table."""
        table = event.table
        woken = table.id in self._slept and not table.asleep
        if not (isinstance(event, Closed) or event.told or table.asleep or woken):
            return
        (self._slept.add if table.asleep else self._slept.discard)(table.id)
        key = ("ping", table.id)
        self._clock.drop(key)
        self._clock.drop(("remind", table.id))
        self.notices.clear(table.id)
        if table.match is not None and _asked(table):
            early = partial(self._early, table.id, table.match.number)
            self._clock.retry(key, min(SOON_S, self._timing.silence_s), early, self._timing.retry_s)
            self._remind_later(table)

    async def wake(self, table: Table) -> None:
        """Schedule a ping after a restart, when the bot can't edit any hand.

        It is sent after `Timing.silence_s` seconds, and only once per question. If a ping from before the restart
        belongs to a question that is over, remove that ping.
        """
        asks = table.match is not None and bool(_asked(table))
        question = table.match.number if table.match is not None and asks else 0
        about = INVITATION if table.row.state == "lobby" else str(question or "")
        await self.notices.recall(table, about, f"{about}{REMINDER}")
        if question and await self._waiting(table.id, question) is not None:
            if ("ping", table.id) not in self._clock:
                self._clock.set(("ping", table.id), self._timing.silence_s, lambda: self._ping(table.id, question))
            self._remind_later(table)

    async def close(self) -> None:
        await self.notices.close()

    async def _invite(self, table_id: int, friends: Sequence[int], more: int) -> None:
        pauses, about = Pauses(), f"{INVITATION}-{more}" if more else INVITATION
        in_lobby = partial(self._in_lobby, table_id)
        while (table := await in_lobby()) is not None and self.notices.may_post(table):
            row = table.row
            try:
                text = (await self._render_contexts.for_guild(row.guild)).speak
                pinged = await self._settings.pinged(row.guild, friends)
                if not pinged.wanted:
                    return
                who = joined([f"<@{user}>" for user in friends], text)
                key = "ping-rematch" if row.rematch_of is not None and not more else "ping-invitation"
                said = text(key, who=who, host=f"<@{row.host}>", game=text(row.game), table=str(row.id))
                await self.notices.post(table, Notice(said, pinged.now, about=about), in_lobby)
            except (*FAILURES, UserError) as error:
                again = " yet; will retry" if may_succeed(error) else ""
                log.info("Invitation to table %s not sent%s: %s", row.id, again, error)
                if not may_succeed(error):
                    await self.notices.refused(table, error)
                    return
                await asyncio.sleep(pauses.next())
                continue
            return

    async def _in_lobby(self, table_id: int) -> Table | None:
        table = await self._registry.find(table_id)
        return table if table and table.row.state == "lobby" else None

    async def _early(self, table_id: int, question: int) -> None:
        """Ping at once if the hand of an asked player can't be edited to show the question.

        Otherwise ping after the rest of `Timing.silence_s`, unless the clock is too short for both a ping and a
        reminder.
        """
        if (table := await self._waiting(table_id, question)) is None:
            return
        pinged = await self._settings.pinged(table.row.guild, _asked(table))
        if not all(self._hands.reachable(table, user) for user in pinged.wanted):
            await self._ping(table_id, question)
        elif not _pings_once(table):
            pause = self._timing.silence_s - min(SOON_S, self._timing.silence_s)
            self._clock.set(("ping", table_id), pause, lambda: self._ping(table_id, question))

    async def _waiting(self, table_id: int, question: int) -> Table | None:
        """Return the table if it still waits for an answer to this question, else None."""
        table = await self._registry.find(table_id)
        waits = table and table.match and table.match.number == question and _asked(table)
        return table if waits else None

    def _remind_later(self, table: Table) -> None:
        """Schedule a reminder of the open question, if a clock runs for it."""
        pause_s, match = self._until_reminder_s(table), table.match
        if pause_s is None or match is None:
            return
        question = match.number
        self._clock.set(("remind", table.id), pause_s, lambda: self._remind_in_time(table.id, question))

    def _until_reminder_s(self, table: Table) -> float | None:
        """Return the seconds until the reminder is due, negative if that time has passed. None: no clock runs."""
        row = table.row
        if row.clock_s is None or row.due_at is None:
            return None
        return (row.due_at - self._registry.now()) / 1000 - max(SHORTEST_LEAD_S, row.clock_s / 4)

    async def _remind_in_time(self, table_id: int, question: int) -> None:
        """Send the reminder now.

        Send it later if the clock is stopped, or if the deadline was moved, e.g. by an outage.
        """
        table = await self._waiting(table_id, question)
        if table is not None and self._downtime.is_down(table.row):
            again = partial(self._remind_in_time, table_id, question)
            self._clock.set(("remind", table_id), self._timing.retry_s, again)
        elif table is not None and (self._until_reminder_s(table) or 0.0) > SOON_S:
            self._remind_later(table)
        else:
            await self._remind(table_id, question)

    async def _remind(self, table_id: int, question: int) -> None:
        """Send the reminder to the players who are asked. Also check whether they are still on the server."""
        if (table := await self._waiting(table_id, question)) is not None:
            self._members.look_for(table, _asked(table))
            await self._message(table_id, question, "ping-reminder", REMINDER)

    async def _ping(self, table_id: int, question: int) -> None:
        table = await self._waiting(table_id, question)
        begins = table is not None and table.match is not None and table.match.question.ask is Ask.PAUSE
        await self._message(table_id, question, "ping-ready" if begins else "ping-turn", "")

    async def _message(self, table_id: int, question: int, key: str, mark: str, pauses: Pauses | None = None) -> None:
        """Send a ping. Retry while Discord fails and the question is open.

        `key`: the key of its text. `mark`: text that tells this ping from others about the same question. `pauses`: the
        growing pauses between tries. If the clock is too short for two pings, only one is sent. After a reminder, none
        is.
        """
        table, standing = await self._waiting(table_id, question), self.notices.subject(table_id)
        if table is None or standing == f"{question}{REMINDER}" or (standing and _pings_once(table)):
            return
        if not self.notices.may_post(table):
            return
        asked = _asked(table)
        try:
            text = (await self._render_contexts.for_guild(table.row.guild)).speak
            pinged = await self._settings.pinged(table.row.guild, asked)
            if not pinged.wanted:
                return
            who = joined([f"<@{user}>" for user in asked], text)
            said = text(key, who=who, table=str(table.id), until=deadline(table, text))
            button = text("table-hand"), HAND(table.id)
            notice = Notice(said, pinged.now, button, about=f"{question}{mark}", by_token=True)
            await self.notices.post(table, notice, partial(self._waiting, table_id, question))
        except (*FAILURES, UserError) as error:
            log.info("Ping of table %s not sent: %s", table.id, error)
            if not may_succeed(error):
                # the table is shown again when the bot's permissions in the channel change
                await self.notices.refused(table, error)
                self._members.look_for(table, asked)
                return
            pauses = pauses or Pauses()
            again = partial(self._message, table.id, question, key, mark, pauses)
            self._clock.set(("ping", table.id), pauses.next(), again)


def _pings_once(table: Table) -> bool:
    """Return whether the clock is too short for both a ping and a reminder."""
    return table.row.clock_s is not None and table.row.clock_s < LONG_S


def _asked(table: Table) -> list[int]:
    """Return the users to ping: all players who are publicly asked.

    Players who have already answered are included. Otherwise a ping would reveal who has answered. Return [] during a
    claim window or secret choice, while only computers are asked, and in a match against computers only.
    """
    match = table.match
    if match is None or table.solo or match.question.asked <= computers(table):
        return []
    if match.question.ask is Ask.CHOICE or not table.venue.pings:
        return []
    public = match.question.public
    return [sitter.user for sitter in table.here if sitter.user is not None and sitter.seat in public]
