"""The ping before a club night, sent once, 15 minutes before it begins. It also tells that a night is skipped."""

import logging
from collections.abc import Callable
from dataclasses import replace

from bot.features.nights.service import CALL_MS, FEWEST, NightService
from bot.i18n import Text, listed
from bot.settings.settings import Settings
from bot.store.nights import Night
from bot.transport.channel_messenger import ChannelMessenger, TextMessage
from bot.transport.retries import nonce_of, refusals
from bot.ui.custom_ids import NIGHT
from bot.ui.render_context import RenderContexts

log = logging.getLogger(__name__)

MOST = 60
"""Maximum number of users in one ping."""
SURE_MS = 30_000
"""Milliseconds after the due time in which no other process can have sent the ping.

After that, the bot first checks whether the ping was already sent.
"""


class NightCalls:
    """A sender of the pings before club nights.

    The message doesn't mention users who want no pings. In the server's quiet hours, it mentions no one.
    """

    def __init__(
        self,
        now: Callable[[], int],
        nights: NightService,
        settings: Settings,
        render_contexts: RenderContexts,
        messenger: ChannelMessenger,
    ) -> None:
        self._now, self._nights, self._settings = now, nights, settings
        self._render_contexts, self._messenger = render_contexts, messenger

    async def call(self, night: Night) -> Night:
        """Ping the users who will come, if the ping is due. Return the night as saved.

        Raises UserError, or one of FAILURES if the failure is temporary.
        """
        spot, skipped = self._messenger.spot(night.guild, night.channel), night.skipped and night.state == "coming"
        if spot is None or not (skipped or self._nights.calls(night)):
            return night
        users = [guest.user for guest in await self._nights.store.guests(night.id)][:MOST]
        if (users or skipped) and spot.writes:
            await self._call(night, users)
        called = replace(night, called_at=self._now())
        return await self._nights.save(replace(called, state="off", ended_at=self._now()) if skipped else called, night)

    async def _call(self, night: Night, users: list[int]) -> None:
        text = (await self._render_contexts.for_guild(night.guild)).speak
        pinged = await self._settings.pinged(night.guild, users)
        if not pinged.wanted and not night.skipped:
            return
        said = await self._said(night, text)
        named = listed([f"<@{user}>" for user in pinged.wanted], text) if pinged.aloud else ""
        pressed = text("night-details"), NIGHT(night.id, "details")
        place, late = (night.guild, night.channel), self._now() - (night.starts_at - CALL_MS) > SURE_MS
        with refusals(log, "Ping for club night %d not sent", night.id):
            # another process, or an earlier run, may have pinged already
            if not late or await self._messenger.find(*place, said) is None:
                words = TextMessage(" ".join(filter(None, (said, named))), pinged.now, pressed)
                await self._messenger.send(*place, words, nonce_of("night call", night.id), silent=False)

    async def _said(self, night: Night, text: Text) -> str:
        game, at = text(night.game), f"<t:{night.starts_at // 1000}:R>"
        series = await self._nights.series.of_night(night)
        if night.skipped is None or series is None:
            late = self._now() >= night.starts_at
            return text("night-call-late", game=game) if late else text("night-call", game=game, at=at)
        day, coming = f"<t:{night.starts_at // 1000}:f>", f"<t:{await self._nights.series.next_of(series) // 1000}:f>"
        return text(f"night-skipped-{night.skipped}", game=game, at=day, next=coming, least=FEWEST)
