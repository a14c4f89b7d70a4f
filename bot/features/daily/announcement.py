"""The public daily message of a server, with number of players and best result, and reminders to play."""

import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence

import discord

from bot.common.units import HOUR_MS
from bot.features.daily.days import ends, written
from bot.features.daily.hand_messages import DAILY
from bot.features.daily.service import DailyService
from bot.framework.services import Services
from bot.i18n import Text, listed
from bot.store.dailies import Daily, DailyLine
from bot.transport.channel_messenger import TextMessage
from bot.transport.payload import ACCENT, CALM, MessagePayload, button, post
from bot.transport.retries import each_guild, nonce_of, refusals

log = logging.getLogger(__name__)

GONE = 0
"""Message id of a daily message that was deleted or could not be sent. The next one is posted on the next day."""
REMINDED = "daily_reminded"
"""Name of the note that stores the last day of which users were reminded."""
BEFORE_MS = 4 * HOUR_MS
"""Milliseconds before the end of a day at which users are reminded."""
MOST = 40
"""Maximum number of users that one reminder mentions."""


class Lines:
    """An updater of the public daily messages, here called lines, and of the reminders below them.

    Lines are updated once a minute, so that no message is edited more often.
    """

    def __init__(self, services: Services, dailies: DailyService) -> None:
        self._store, self._days, self._dailies = services.store, services.store.dailies, dailies
        self._settings, self._render_contexts = services.interactions.settings, services.render_contexts
        self._messenger = services.messenger

    async def run_once(self) -> None:
        """Update the daily messages of all servers. After a temporary failure, the next run tries again."""
        await each_guild(self._store.servers.choosing("daily"), self._look_at, log, "Message of the daily")

    async def _look_at(self, guild: int) -> None:
        place, line = (await self._settings.server(guild)).daily, await self._days.line(guild)
        if place is None or (spot := self._messenger.spot(guild, place)) is None:
            return
        today = await self._dailies.today()
        text = (await self._render_contexts.for_guild(guild)).speak
        if line is None or line.day != today.day or line.channel != place:
            if line is not None and line.message != GONE:
                await self._end(line, text)
            await self._begin(guild, place, today, text, writes=spot.writes)
            return
        words = await self._words(today, text)
        if line.message != GONE and words != line.shown:
            message = line.message if await self._change(line, _message(words, text)) else GONE
            await self._days.tell(DailyLine(line.guild, line.day, line.channel, message, words))

    async def _begin(self, guild: int, place: int, today: Daily, text: Text, *, writes: bool) -> None:
        words, message = await self._words(today, text), GONE
        if writes:
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
        await self._change(line, post(words, [button(text("daily-open"), DAILY(line.day, "open"))], accent=CALM))

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

    async def remind(self) -> None:
        """Mention the users who want reminders, have a streak, and haven't played, some hours before the day ends.

        Messages of a day are sent once, by whichever process comes first, where each user began their latest hand.
        """
        found = defaultdict[int, list[int]](list)

        async def guilds() -> Iterable[int]:
            today = (await self._dailies.today()).day
            if self._store.now() < ends(today) - BEFORE_MS or not await self._is_first(str(today)):
                return ()
            for user in await self._days.reminded():
                played, streak = await self._days.played(user), await self._dailies.streak(user)
                hand = await self._days.hand(played[-1], (user,)) if streak.now and today not in played else None
                if hand is not None and hand.guild:
                    found[hand.guild].append(user)
            return found

        await each_guild(guilds(), lambda guild: self._remind(guild, found[guild]), log, "Reminder of the daily")

    async def _is_first(self, day: str) -> bool:
        key_values = self._store.key_values
        if await key_values.get(REMINDED) == day:
            return False
        return await key_values.update(REMINDED, lambda last, _: (day, last != day))

    async def _remind(self, guild: int, users: Sequence[int]) -> None:
        place, day = (await self._settings.server(guild)).daily, (await self._dailies.today()).day
        spot = place and self._messenger.spot(guild, place)
        mentioned = (await self._settings.pinged(guild, users[:MOST])).now
        if not place or not spot or not spot.writes or not mentioned:
            return
        text, play = (await self._render_contexts.for_guild(guild)).speak, DAILY(0, "play")
        who, until = listed([f"<@{user}>" for user in mentioned], text), f"<t:{ends(day) // 1000}:R>"
        said = TextMessage(text("daily-reminder", who=who, until=until), mentioned, (text("daily-play"), play))
        await self._messenger.send(guild, place, said, nonce_of("reminder", guild, day), silent=False)


def _message(words: str, text: Text) -> MessagePayload:
    play = button(text("daily-play"), DAILY(0, "play"), discord.ButtonStyle.success)
    return post(words, [play, button(text("daily-streak-button"), DAILY(0, "streak"))], accent=ACCENT)
