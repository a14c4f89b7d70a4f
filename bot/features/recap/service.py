"""The weekly recap, posted on Monday morning in the time zone of each server that wants it."""

import logging
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import groupby
from operator import itemgetter

from bot.common.zones import at_hour
from bot.features.ledger.messages import LedgerPages
from bot.features.nights.arena import COUNTED
from bot.features.nights.night_messages import BEST, place, weekly_words
from bot.features.nights.series import SeriesService
from bot.features.puzzles.weekly import week_of
from bot.framework.services import Services
from bot.games import GAMES
from bot.i18n import listed
from bot.settings.settings import ServerSettings
from bot.store.leases import CLAIM_MS
from bot.transport.payload import CALM, Part, button, post
from bot.transport.permissions import all_see
from bot.transport.retries import each_guild, nonce_of, refusals
from bot.ui.custom_ids import REPLAY
from bot.ui.outcomes import achievement_in
from bot.ui.render_context import RenderContext

log = logging.getLogger(__name__)

Week = tuple[int, int, int]
"""A guild id, and the begin and the end of a week in unix milliseconds."""


class WeeklyRecaps:
    """The recaps of all servers. Progress is saved, so nothing is repeated after a restart or a clock set back."""

    def __init__(self, services: Services) -> None:
        self._store, self._recaps = services.store, services.store.recaps
        self._settings, self._render_contexts = services.interactions.settings, services.render_contexts
        self._messenger, self._ledger = services.messenger, LedgerPages(services)
        self._series, self._server = SeriesService(services), services.server

    async def run_once(self) -> None:
        """Post the recaps that are due. After a temporary failure, a later check tries again."""
        await each_guild(self._store.servers.choosing("recap"), self._look_at, log, "Recap")

    async def _look_at(self, guild: int) -> None:
        server = await self._settings.server(guild)
        spot = server.recap and self._messenger.spot(guild, server.recap)
        monday = week_of(self._store.now(), server.zone)
        if not server.recap or not spot or not spot.writes or not await self._recaps.claim(guild, monday, CLAIM_MS):
            return
        if server.leaderboard == "public":
            ends = date(monday // 10_000, monday // 100 % 100, monday % 100)
            begins = ends - timedelta(weeks=1)
            since, until = (int(at_hour(day, 0, server.zone).timestamp() * 1000) for day in (begins, ends))
            context = await self._render_contexts.for_guild(guild, in_words=not spot.draws)
            await self._post((guild, since, until), server.recap, server, context)
        await self._recaps.done(guild, monday)

    async def _post(self, week: Week, channel: int, server: ServerSettings, context: RenderContext) -> None:
        """Post the recap, unless there is nothing to say or it is already there."""
        (guild, since, until), text = week, context.speak
        parts = [
            *await self._hand(week, channel, server.game, context),
            *await self._lines(week, channel, server, context),
        ]
        head = text("recap-title", since=f"<t:{since // 1000}:d>", until=f"<t:{until // 1000 - 1}:d>")
        if not any(parts) or await self._messenger.find(guild, channel, head, until) is not None:
            return
        with refusals(log, "Recap not posted in channel %d", channel):
            nonce = nonce_of("recap", guild, channel, until)
            await self._messenger.send(guild, channel, post(head, *parts, accent=CALM), nonce)

    async def _hand(self, week: Week, channel: int, main: str, context: RenderContext) -> Sequence[Part]:
        """Return the best hand with its picture. The server's game comes first, because points can't be compared."""
        for game in sorted(GAMES, key=lambda each: each != main):
            hands = await self._recaps.best(game, *week)
            if seen := [hand for home, hand in hands if self._all_see(week[0], channel, home)]:
                replay = button(context.speak("table-replay"), REPLAY(seen[0].table))
                return [*await self._ledger.best(seen[:1], context), [replay]]
        return []

    async def _lines(self, week: Week, channel: int, server: ServerSettings, context: RenderContext) -> list[str]:
        """Return what there is to say of streaks, rare achievements, rivals, and the tables of series."""
        text, recaps = context.speak, self._recaps
        streaks = [
            text("recap-streak", who=f"<@{user}>", run=run, game=text(game))
            for user, game, run in await recaps.streaks(*week)
            if game in GAMES
        ]
        rare = [
            text("recap-rare", who=f"<@{user}>", what=achievement_in(game, key, text, server.game))
            for user, game, key in await recaps.rare(*week)
        ]
        pairs = [
            text("recap-pair", who=f"<@{user}>", other=f"<@{other}>", won=won, lost=lost)
            for user, other, won, lost in await recaps.rivals(*week)
        ]
        rivals, series = text("recap-rivals", pairs=listed(pairs, text, "dots")) if pairs else "", list[str]()
        for number, named in groupby(await recaps.series(*week), itemgetter(0)):
            each, users = await self._series.get(number, week[0]), {user for _, user in named}
            table = await self._series.table(each) if self._all_see(week[0], channel, each.channel) else []
            if best := [place(row, text) for row in table if row.user in users][:BEST]:
                told = {"game": text(each.game), "every": weekly_words(each, text), "count": COUNTED}
                series.append(text("recap-series", **told, places=listed(best, text, "dots")))
        return ["\n".join(streaks), "\n".join(rare), rivals, "\n".join(series)]

    def _all_see(self, guild: int, here: int, channel: int) -> bool:
        """Return whether everyone who can read the channel `here` can also see the other channel."""
        found = self._server(guild)
        reading = found and found.get_channel(here)
        return found is not None and reading is not None and all_see(found, reading, channel)
