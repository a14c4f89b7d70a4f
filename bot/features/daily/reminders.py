"""Reminders of today's deal, in the channel of the daily line, for users who want them."""

import logging
from collections import defaultdict
from collections.abc import Sequence

from bot.common.units import HOUR_MS
from bot.errors import UserError
from bot.features.daily.days import ends
from bot.features.daily.hand_messages import DAILY
from bot.features.daily.service import DailyService
from bot.i18n import listed
from bot.settings.settings import Settings
from bot.store import Store
from bot.store.dailies import Daily
from bot.transport.channel_messenger import ChannelMessenger, TextMessage
from bot.transport.retries import FAILURES, nonce_of
from bot.ui.render_context import RenderContexts

log = logging.getLogger(__name__)

KEY = "daily_reminded"
"""Name of the note that stores the last day of which users were reminded."""
BEFORE_MS = 4 * HOUR_MS
"""Milliseconds before the end of a day at which users are reminded."""
MOST = 40
"""Maximum number of users that one message mentions."""


class Reminders:
    """A sender of one message a day on each server with a daily line.

    It mentions the users who want reminders, have a streak, began their latest hand there, and haven't played yet. The
    messages of a day are sent once, by whichever process comes first.
    """

    def __init__(
        self,
        store: Store,
        dailies: DailyService,
        settings: Settings,
        render_contexts: RenderContexts,
        messenger: ChannelMessenger,
    ) -> None:
        self._store, self._dailies, self._settings = store, dailies, settings
        self._render_contexts, self._messenger = render_contexts, messenger

    async def run_once(self) -> None:
        """Send the reminders of today if it is time."""
        try:
            today = await self._dailies.today()
            if self._store.now() < ends(today.day) - BEFORE_MS or not await self._is_first(today):
                return
            found = await self._users(today)
        except UserError as refused:
            log.info("Reminders of the daily not sent yet (%s); will retry.", refused.key)
            return
        for guild, users in found.items():
            try:
                await self._remind(guild, users, today)
            except (UserError, *FAILURES) as error:
                log.info("Reminder of the daily not sent on server %d: %s", guild, error)

    async def _is_first(self, today: Daily) -> bool:
        day, key_values = str(today.day), self._store.key_values
        if await key_values.get(KEY) == day:
            return False
        return await key_values.update(KEY, lambda last, _: (day, last != day))

    async def _users(self, today: Daily) -> dict[int, list[int]]:
        """Return the users to remind by server."""
        found = defaultdict[int, list[int]](list)
        for user in await self._dailies.days.reminded():
            played, streak = await self._dailies.days.played(user), await self._dailies.streak(user)
            if not streak.now or today.day in played:
                continue
            hand = await self._dailies.days.hand(played[-1], (user,))
            if hand is not None and hand.guild:
                found[hand.guild].append(user)
        return found

    async def _remind(self, guild: int, users: Sequence[int], today: Daily) -> None:
        place = (await self._settings.server(guild)).daily
        if place is None or (spot := self._messenger.spot(guild, place)) is None or not spot.writes:
            return
        mentioned = (await self._settings.pinged(guild, users[:MOST])).now
        if not mentioned:
            return
        text = (await self._render_contexts.for_guild(guild)).speak
        said = text(
            "daily-reminder",
            who=listed([f"<@{user}>" for user in mentioned], text),
            until=f"<t:{ends(today.day) // 1000}:R>",
        )
        play = text("daily-play"), DAILY(0, "play")
        nonce = nonce_of("reminder", guild, today.day)
        await self._messenger.send(guild, place, TextMessage(said, mentioned, play), nonce, silent=False)
