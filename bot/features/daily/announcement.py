"""The public daily message of a server: number of players, best result, and buttons to play."""

import logging
from collections.abc import Callable

import discord

from bot.errors import UserError
from bot.features.daily.days import ends, written
from bot.features.daily.hand_messages import DAILY
from bot.features.daily.service import DailyService
from bot.i18n import Text, listed
from bot.settings.settings import Settings
from bot.store import Store
from bot.store.dailies import Daily, DailyLine
from bot.transport.channel_messenger import ChannelMessenger
from bot.transport.payload import ACCENT, CALM, MessagePayload, button, post
from bot.transport.retries import FAILURES, nonce_of, refusals
from bot.ui.render_context import RenderContexts

log = logging.getLogger(__name__)

GONE = 0
"""Message id of a daily message that was deleted or could not be sent. The next one is posted on the next day."""


class Lines:
    """An updater of the public daily messages, here called lines.

    It runs once a minute, so that no message is edited more often. `server`: returns a guild of the bot, or None if the
    gateway hasn't sent that guild.
    """

    def __init__(
        self,
        store: Store,
        dailies: DailyService,
        settings: Settings,
        render_contexts: RenderContexts,
        messenger: ChannelMessenger,
        server: Callable[[int], discord.Guild | None],
    ) -> None:
        self._days, self._dailies = store.dailies, dailies
        self._settings, self._render_contexts = settings, render_contexts
        self._messenger, self._server = messenger, server

    async def run_once(self) -> None:
        """Update the daily messages of all servers. After a temporary failure, the next run tries again."""
        try:
            today = await self._dailies.today()
            wanting = await self._days.wanting()
        except UserError as refused:
            log.info("Messages of the daily not updated yet (%s); will retry.", refused.key)
            return
        for guild in wanting:
            server = self._server(guild)
            if server is not None and not server.unavailable:
                try:
                    await self._look_at(guild, today)
                except (UserError, *FAILURES) as error:
                    log.info("Message of the daily not updated on server %d; will retry: %r", guild, error)

    async def _look_at(self, guild: int, today: Daily) -> None:
        place, line = (await self._settings.server(guild)).daily, await self._days.line(guild)
        if place is None:
            return
        text = (await self._render_contexts.for_guild(guild)).speak
        if line is None or line.day != today.day or line.channel != place:
            if line is not None and line.message != GONE:
                await self._end(line, text)
            await self._begin(guild, place, today, text)
            return
        words = await self._words(today, text)
        if line.message != GONE and words != line.shown:
            message = line.message if await self._change(line, _message(words, text)) else GONE
            await self._days.tell(DailyLine(line.guild, line.day, line.channel, message, words))

    async def _begin(self, guild: int, place: int, today: Daily, text: Text) -> None:
        spot = self._messenger.spot(guild, place)
        if spot is None:
            return
        words, message = await self._words(today, text), GONE
        if spot.writes:
            with refusals(log, "Message of the daily not sent today on server %d", guild):
                message = await self._messenger.send(
                    guild, place, _message(words, text), nonce_of("daily", guild, place, today.day)
                )
        await self._days.tell(DailyLine(guild, today.day, place, message, words))

    async def _end(self, line: DailyLine, text: Text) -> None:
        """Update the daily message of a past day. Its button then opens the results of that day."""
        daily = await self._dailies.days.get(line.day)
        if daily is None:
            return
        words = await self._words(daily, text, over=True)
        opened = button(text("daily-open"), DAILY(line.day, "open"))
        await self._change(line, post(words, [opened], accent=CALM))

    async def _change(self, line: DailyLine, shown: MessagePayload) -> bool:
        """Edit a daily message. Return whether the message still exists."""
        with refusals(log, "Message of the daily can no longer be edited on server %d", line.guild) as refused:
            await self._messenger.change(line.guild, line.channel, line.message, shown)
        return not refused

    async def _words(self, daily: Daily, text: Text, *, over: bool = False) -> str:
        """Return the text of a daily message: number of players, best result, par, and when the next day begins.

        `over`: whether the day is over.
        """
        hands = await self._dailies.days.ended(daily.day)
        said = [
            text("daily-line-day", game=text(daily.game), day=written(daily.day)),
            text("daily-line-count", count=len(hands)),
            text("daily-line-best", best=hands[0].points or 0) if hands else "",
            text("daily-line-par", points=daily.par) if hands and daily.par is not None else "",
            text("daily-line-over") if over else text("daily-line-next", next=f"<t:{ends(daily.day) // 1000}:R>"),
        ]
        return listed(filter(None, said), text, "dots")


def _message(words: str, text: Text) -> MessagePayload:
    play = button(text("daily-play"), DAILY(0, "play"), discord.ButtonStyle.success)
    return post(words, [play, button(text("daily-streak-button"), DAILY(0, "streak"))], accent=ACCENT)
