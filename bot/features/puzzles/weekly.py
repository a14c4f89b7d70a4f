"""The puzzle of the week. It is asked in a channel that the server has chosen, and solved there a day later."""

import asyncio
import logging
from dataclasses import replace
from datetime import date, timedelta

from bot.common.units import DAY_MS
from bot.common.zones import at_hour, local
from bot.features.puzzles.book import Book
from bot.features.puzzles.messages import question_of_all, told_to_all, weekly_title
from bot.framework.services import Services
from bot.store.leases import CLAIM_MS
from bot.store.puzzles import PuzzleWeek
from bot.transport.payload import MessagePayload
from bot.transport.retries import each_guild, nonce_of, refusals

log = logging.getLogger(__name__)

HOUR = 10
"""Local hour on Mondays at which the puzzle is asked.

If a server chooses a channel later in the week, the puzzle is asked at once.
"""
Place = tuple[int, int]
"""A guild id and a channel id."""


def week_of(now: int, zone: str) -> int:
    """Return the Monday from which the current puzzle of the week counts, as a number like 20261123.

    `now`: unix milliseconds. `zone`: the time zone in which the week begins.
    """
    day = local(now, zone).date()
    monday = day - timedelta(days=day.weekday())
    if now < at_hour(monday, HOUR, zone).timestamp() * 1000:
        monday -= timedelta(weeks=1)
    return int(f"{monday:%Y%m%d}")


class WeeklyPuzzles:
    """The puzzle of the week on all servers.

    The progress on each server is saved. So no message is repeated after a restart, or after the clock was set back.
    """

    def __init__(self, services: Services, book: Book) -> None:
        self._store, self._puzzles = services.store, services.store.puzzles
        self._settings, self._render_contexts = services.interactions.settings, services.render_contexts
        self._book, self._messenger = book, services.messenger

    async def run_once(self) -> None:
        """Ask and solve the puzzles of the week that are due. After a temporary failure, the next check tries again."""
        await each_guild(self._store.servers.choosing("puzzles"), self._look_at, log, "Puzzle of the week")

    async def _look_at(self, guild: int) -> None:
        server, now = await self._settings.server(guild), self._store.now()
        if server.puzzles is None:
            return
        place = guild, server.puzzles
        spot, week = self._messenger.spot(*place), week_of(now, server.zone)
        last = await self._puzzles.get_week(guild)
        if spot is None or not spot.writes or not _due(last, week, now):
            return
        key = await asyncio.to_thread(self._of_week, server.game, guild, week)
        mine = key and await self._puzzles.claim(guild, week, key, CLAIM_MS)
        if not mine or not _due(mine, week, now):
            return
        if mine.asked_at is None:
            mine = await self._ask(place, mine, draws=spot.draws)
        elif not mine.told:
            await self._tell(place, mine, draws=spot.draws)
            mine = replace(mine, told=True)
        await self._puzzles.note(guild, mine)

    def _of_week(self, game: str, guild: int, week: int) -> str:
        """Return the key of the week's puzzle, or "" if there is none.

        The puzzle is from the server's game, and `/puzzle` never shows it. If that game has no puzzles, it is from
        another game. A puzzle is repeated only after all weekly puzzles of the game were asked.
        """
        games = self._book.games()
        asked = game if game in games else next(iter(games), "")
        found = self._book.nth(asked, _ordinal(week) // 7 + guild)
        return found.key if found is not None else ""

    async def _ask(self, place: Place, week: PuzzleWeek, *, draws: bool) -> PuzzleWeek:
        """Ask the puzzle, and return the new state of the week. A puzzle that can never be asked counts as finished."""
        found = await asyncio.to_thread(self._book.at, week.puzzle)
        if found is None:
            return replace(week, told=True)
        context = await self._render_contexts.for_guild(place[0], in_words=not draws)
        # the bot may have stopped, or Discord's response got lost, before the message was noted
        if not week.sending or not await self._messenger.find(*place, weekly_title(found[1], week.week, context.speak)):
            await self._puzzles.note(place[0], replace(week, sending=True))
            await self._say(place, await question_of_all(*found, week.week, context), "asked", week)
        return replace(week, sending=True, asked_at=self._store.now())

    async def _tell(self, place: Place, week: PuzzleWeek, *, draws: bool) -> None:
        found = await asyncio.to_thread(self._book.at, week.puzzle)
        if found is None:
            return
        context = await self._render_contexts.for_guild(place[0], in_words=not draws)
        told = await self._puzzles.get_tally(week.puzzle)
        await self._say(place, await told_to_all(*found, week.week, told, context), "told", week)

    async def _say(self, place: Place, shown: MessagePayload, what: str, week: PuzzleWeek) -> None:
        """Send a message if possible. Raises one of FAILURES if a retry may help.

        `what`: "asked" or "told", so that the message's nonce is unique.
        """
        with refusals(log, "Puzzle of the week not posted in channel %d", place[1]):
            await self._messenger.send(*place, shown, nonce_of("puzzle", what, place[0], week.week))


def _due(week: PuzzleWeek | None, now_week: int, now: int) -> bool:
    """Return whether a puzzle must be asked or solved now."""
    if week is None or (week.told and week.week < now_week):
        return True
    return not week.told and (week.asked_at is None or now - week.asked_at >= DAY_MS)


def _ordinal(week: int) -> int:
    """Return the number of days from a fixed Monday to the Monday `week`."""
    year, month, day = week // 10_000, week // 100 % 100, week % 100
    return (date(year, month, day) - date(2000, 1, 3)).days
