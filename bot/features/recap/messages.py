"""The parts of a weekly recap. Each returns nothing if there is nothing to say."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

import discord

from bot.features.ledger import LedgerPages
from bot.features.nights.arena import COUNTED
from bot.features.nights.night_messages import BEST, place, weekly_words
from bot.features.nights.series import SeriesService
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.store import Store
from bot.transport.payload import Part, button
from bot.transport.permissions import all_see
from bot.ui.custom_ids import REPLAY
from bot.ui.outcomes import achievement_in
from bot.ui.render_context import RenderContext


@dataclass(frozen=True, slots=True)
class RecapWeek:
    """A week of a server. `since`, `until`: its begin and end in unix milliseconds. `game`: the server's main game.

    `channel`: where the recap is posted.
    """

    guild: int
    channel: int
    since: int
    until: int
    game: str


def title(week: RecapWeek, text: Text) -> str:
    """Return the heading. No other recap of the server has the same heading."""
    return text("recap-title", since=f"<t:{week.since // 1000}:d>", until=f"<t:{week.until // 1000 - 1}:d>")


class RecapPages:
    """The parts of a recap. All methods raise UserError: not-loaded."""

    def __init__(
        self,
        store: Store,
        ledger: LedgerPages,
        series: SeriesService,
        server: Callable[[int], discord.Guild | None],
    ) -> None:
        self._recaps, self._ledger, self._series, self._server = store.recaps, ledger, series, server

    async def parts(self, week: RecapWeek, context: RenderContext) -> list[Part]:
        """Return all parts of a recap in order. Empty if there is nothing to say."""
        pages = (self.hand, self.streaks, self.rare, self.rivals, self.series)
        return [part for page in pages for part in await page(week, context) if part]

    async def hand(self, week: RecapWeek, context: RenderContext) -> Sequence[Part]:
        """Return the best hand with its picture. The server's game comes first, because points can't be compared.

        Hands from channels that some readers can't see are left out.
        """
        for game in sorted(GAMES, key=lambda each: each != week.game):
            hands = await self._recaps.best(week.guild, game, week.since, week.until)
            if seen := [hand for home, hand in hands if self._all_see(week, home)]:
                replay = button(context.speak("table-replay"), REPLAY(seen[0].table))
                return [*await self._ledger.best(seen[:1], context), [replay]]
        return []

    async def streaks(self, week: RecapWeek, context: RenderContext) -> Sequence[Part]:
        text, found = context.speak, await self._recaps.streaks(week.guild, week.since, week.until)
        known = [each for each in found if each[1] in GAMES]
        lines = [text("recap-streak", who=f"<@{user}>", run=run, game=text(game)) for user, game, run in known]
        return ["\n".join(lines)]

    async def rare(self, week: RecapWeek, context: RenderContext) -> Sequence[Part]:
        text, found = context.speak, await self._recaps.rare(week.guild, week.since, week.until)
        lines: list[str] = []
        for user, game, key in found:
            lines.append(text("table-achieved", who=f"<@{user}>", what=achievement_in(game, key, text, week.game)))
        return ["\n".join(lines)]

    async def rivals(self, week: RecapWeek, context: RenderContext) -> Sequence[Part]:
        text, found = context.speak, await self._recaps.rivals(week.guild, week.since, week.until)
        pairs = [
            text("recap-pair", who=f"<@{user}>", other=f"<@{other}>", won=won, lost=lost)
            for user, other, won, lost in found
        ]
        return [text("recap-rivals", pairs=listed(pairs, text, "dots"))] if pairs else []

    async def series(self, week: RecapWeek, context: RenderContext) -> Sequence[Part]:
        """Return the best of the table of each series that had a night. Places are those of the whole table.

        Leave out a series if some readers of the recap can't see its channel.
        """
        text, lines = context.speak, list[str]()
        found = await self._recaps.series(week.guild, week.since, week.until)
        for number, named in groupby(found, itemgetter(0)):
            series, users = await self._series.get(number, week.guild), {user for _, user in named}
            if not self._all_see(week, series.channel):
                continue
            table, every = await self._series.table(series), weekly_words(series, text)
            if best := [place(each, text) for each in table if each.user in users][:BEST]:
                told = {"game": text(series.game), "every": every, "count": COUNTED}
                lines.append(text("recap-series", **told, places=listed(best, text, "dots")))
        return ["\n".join(lines)]

    def _all_see(self, week: RecapWeek, channel: int) -> bool:
        """Return whether everyone who can read the recap can also see this channel."""
        guild = self._server(week.guild)
        here = guild and guild.get_channel(week.channel)
        return guild is not None and here is not None and all_see(guild, here, channel)
