"""Posting of the weekly recap, on Monday morning in the time zone of each server that wants it."""

import logging
from datetime import date, timedelta

from bot.common.zones import at_hour
from bot.features.puzzles.weekly import week_of
from bot.features.recap.messages import RecapPages, RecapWeek, title
from bot.settings.settings import Settings
from bot.store import Store
from bot.store.leases import CLAIM_MS
from bot.transport.channel_messenger import ChannelMessenger
from bot.transport.payload import CALM, post
from bot.transport.retries import each_guild, nonce_of, refusals
from bot.ui.render_context import RenderContexts

log = logging.getLogger(__name__)


class WeeklyRecaps:
    """The recaps of all servers. Progress is saved, so nothing is repeated after a restart or a clock set back."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        render_contexts: RenderContexts,
        messenger: ChannelMessenger,
        pages: RecapPages,
    ) -> None:
        self._store, self._settings, self._render_contexts = store, settings, render_contexts
        self._messenger, self._pages = messenger, pages

    async def run_once(self) -> None:
        """Post the recaps that are due. After a temporary failure, a later check tries again."""
        await each_guild(self._store.servers.choosing("recap"), self._look_at, log, "Recap")

    async def _look_at(self, guild: int) -> None:
        server = await self._settings.server(guild)
        spot = server.recap and self._messenger.spot(guild, server.recap)
        monday = week_of(self._store.now(), server.zone)
        if not server.recap or not spot or not spot.writes:
            return
        if not await self._store.recaps.claim(guild, monday, CLAIM_MS):
            return
        if server.leaderboard == "public":
            ends = date(monday // 10_000, monday // 100 % 100, monday % 100)
            since, until = (
                int(at_hour(day, 0, server.zone).timestamp() * 1000) for day in (ends - timedelta(weeks=1), ends)
            )
            await self._post(RecapWeek(guild, server.recap, since, until, server.game), draws=spot.draws)
        await self._store.recaps.done(guild, monday)

    async def _post(self, week: RecapWeek, *, draws: bool) -> None:
        """Post the recap, unless there is nothing to say or it is already there."""
        context = await self._render_contexts.for_guild(week.guild, in_words=not draws)
        parts = await self._pages.parts(week, context)
        head, place = title(week, context.speak), (week.guild, week.channel)
        if not parts or await self._messenger.find(*place, head, week.until) is not None:
            return
        with refusals(log, "Recap not posted in channel %d", week.channel):
            await self._messenger.send(*place, post(head, *parts, accent=CALM), nonce_of("recap", *place, week.until))
