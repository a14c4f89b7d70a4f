"""The message with the totals of an evening. It is sent once to the channel, after six hours without a move."""

import logging

from bot.errors import UserError
from bot.features.ledger.messages import EveningTotals, LedgerPages, title
from bot.framework.services import Services
from bot.store.evenings import Evening
from bot.transport.payload import CALM, post
from bot.transport.retries import FAILURES, nonce_of, passing

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 60.0
"""Seconds between two checks for evenings that have ended."""
FEWEST = 2
"""Minimum number of finished matches for which an evening gets a message."""


class EveningMessages:
    """A sender of the messages about evenings.

    An ended evening stays stored until it is announced or skipped. After a restart or an outage of Discord, the next
    check continues with the stored evenings.
    """

    def __init__(self, services: Services, pages: LedgerPages) -> None:
        self._store, self._evenings = services.store, services.store.evenings
        self._settings, self._render_contexts = services.interactions.settings, services.render_contexts
        self._pages, self._messenger = pages, services.messenger

    async def run_once(self) -> None:
        """Announce the evenings that have ended."""
        try:
            for evening in await self._evenings.get_ended(self._store.now()):
                if await self._settled(evening):
                    await self._evenings.forget(evening.id)
        except UserError as refused:
            log.info("Evenings not announced yet (%s); will retry.", refused.key)

    async def _settled(self, evening: Evening) -> bool:
        """Announce the evening. Return whether it is finished with.

        It is finished with once it was announced, if it gets no message, or if the message can never be sent.
        """
        spot, told = self._messenger.spot(evening.guild, evening.channel), await self._told(evening)
        if spot is None or told is None or not spot.writes:
            return told is None or spot is not None
        context = await self._render_contexts.for_guild(evening.guild, in_words=not spot.draws)
        parts, place = await self._pages.parts(told, context), (evening.guild, evening.channel)
        try:
            # the message may have been sent before the bot stopped or the response was lost
            if evening.sent and await self._messenger.find(*place, title(told, context.speak)):
                return True
            await self._evenings.sending(evening.id)
            await self._messenger.send(
                *place, post(*parts, accent=CALM), nonce_of("evening", evening.guild, evening.id)
            )
        except FAILURES as error:
            again = " yet; will retry" if passing(error) else ""
            log.info("Evening of channel %s not announced%s: %s", evening.channel, again, error)
            return not passing(error)
        return True

    async def _told(self, evening: Evening) -> EveningTotals | None:
        """Return the totals to announce, or None if the evening gets no message.

        There is no message if the server doesn't want it, or if the leaderboard is not public. There is also none after
        fewer than FEWEST matches, or if no player has points to show.
        """
        server = await self._settings.server(evening.guild)
        if not server.ledger or server.leaderboard != "public":
            return None
        told = EveningTotals(evening, await self._pages.read(evening), server.stake)
        return told if told.count >= FEWEST and told.ledger.gains else None
