"""The public messages of a club night: the one that is posted again when the night begins, the ping, and the end."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

import discord

from bot.features.nights.night_messages import Stand, end_lines, end_message, night_lines, night_message
from bot.features.nights.picture import podium
from bot.features.nights.service import CALL_MS, FEWEST, NightService
from bot.framework.services import Services
from bot.i18n import Text, listed
from bot.store.nights import Night
from bot.transport.channel_messenger import TextMessage
from bot.transport.retries import FAILURES, nonce_of, refusals
from bot.ui.custom_ids import NIGHT
from bot.ui.render_context import RenderContext
from bot.ui.waiting_message import link

log = logging.getLogger(__name__)

GONE = 0
"""Message id of a night whose message was deleted. No new message is posted before the night begins."""
ANSWER_MS, TRIES = 60 * 1000, 5
"""Limits for the announcement.

ANSWER_MS: milliseconds in which it may still be on its way to Discord. TRIES: maximum number of attempts to save its
id.
"""
PINGED = 60
"""Maximum number of users in one ping."""
SURE_MS = 30_000
"""Milliseconds after the due time in which no other process can have sent the ping.

After that, the bot first checks whether the ping was already sent.
"""
OLD_MS = 50 * 60 * 1000
"""Age in milliseconds at which a message is replaced by a new one. Its edits would be throttled (DISCORD A2)."""


class NightMessages:
    """A publisher of the public messages of nights.

    All methods raise UserError. For a temporary failure they raise one of FAILURES, and the caller tries again later.
    """

    def __init__(self, services: Services, nights: NightService) -> None:
        self._registry, self._nights, self._settings = services.registry, nights, services.interactions.settings
        self._render_contexts, self._messenger = services.render_contexts, services.messenger
        self._names = services.names
        self._shown: dict[int, Sequence[str]] = {}
        self._showing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def stand(self, night: Night, text: Text) -> Stand:
        """Return the current state of the night, from which its message is built."""
        guests, bouts = await self._nights.store.guests(night.id), await self._nights.store.bouts(night.id)
        tables = [link((await self._registry.get(each.table)).row, text) for each in bouts if each.runs]
        series = await self._nights.series.of_night(night)
        return Stand(night, guests, await self._nights.standings(night), tables, series)

    async def announced(self, stand: Stand, message: int, text: Text) -> None:
        """Save the id of the announcement, even if other fields of the night have changed."""
        async with self._lock(stand.night):
            for _ in range(TRIES):
                night = await self._nights.get(stand.night.id, stand.night.guild)
                then = replace(night, message=message, message_at=self._registry.now())
                if await self._nights.save(then, night) == then:
                    self._shown[night.id] = night_lines(stand, text)
                    return

    async def show(self, night: Night) -> Night:
        """Update the public message, and return the night as saved."""
        async with self._lock(night):
            return await self._show(await self._nights.get(night.id, night.guild))

    def _lock(self, night: Night) -> asyncio.Lock:
        return self._showing.setdefault(night.id, asyncio.Lock())

    async def _show(self, night: Night) -> Night:
        spot = self._messenger.spot(night.guild, night.channel)
        answers = night.message is None and self._registry.now() - night.created_at < ANSWER_MS
        gone = night.message == GONE and night.state == "coming"
        if spot is None or not spot.writes or answers or gone:
            return night
        text = (await self._render_contexts.for_guild(night.guild)).speak
        stand = await self.stand(night, text)
        lines = night_lines(stand, text)
        if not self._is_old(night):
            if self._shown.get(night.id) != lines:
                night = await self._change(stand, text)
        elif night.open:
            night = await self._anew(stand, text)
        self._shown[night.id] = lines
        if not night.open:
            self._shown.pop(night.id)
        return night

    def _is_old(self, night: Night) -> bool:
        """Return whether a new message must be posted at the bottom of the channel.

        This is so when the night begins, and later whenever Discord would throttle edits because the message is old.
        """
        if not night.message or night.message_at is None:
            return True
        if night.state in ("coming", "off", "over"):
            return False
        return night.message_at < night.starts_at or self._registry.now() - night.message_at > OLD_MS

    async def _change(self, stand: Stand, text: Text) -> Night:
        night = stand.night
        with refusals(log, "Message of club night %d not updated", night.id) as refused:
            await self._messenger.change(night.guild, night.channel, night.message or 0, night_message(stand, text))
        gone = refused and isinstance(refused[0], discord.NotFound)
        return await self._nights.save(replace(night, message=GONE), night) if gone else night

    async def _anew(self, stand: Stand, text: Text) -> Night:
        night, place = stand.night, (stand.night.guild, stand.night.channel)
        nonce = nonce_of("night", night.id, night.state, night.message, night.message_at)
        sent = 0
        with refusals(log, "Message of club night %d not sent", night.id) as refused:
            if night.message is None:  # the announcement may have been sent before the bot stopped
                words = "\n".join(night_lines(stand, text)[:2])
                sent = await self._messenger.find(*place, words, night.created_at) or 0
            sent = sent or await self._messenger.send(*place, night_message(stand, text), nonce)
        if refused and isinstance(refused[0], discord.NotFound):  # the channel was deleted
            return await self._nights.stop(night)
        if refused:
            self._messenger.stop_writing(*place)
            return night
        saved = await self._nights.save(replace(night, message=sent, message_at=self._registry.now()), night)
        await self._remove(night, night.message if saved.message == sent else sent)
        return saved

    async def _remove(self, night: Night, message: int | None) -> None:
        if message:
            try:
                await self._messenger.remove(night.guild, night.channel, message)
            except FAILURES as error:
                log.info("Older message of club night %d not deleted: %s", night.id, error)

    async def tell_end(self, night: Night) -> Night:
        """Announce the end of a night once, at the bottom of the channel, and return the night as saved.

        There is no announcement if no one has played or the bot can't write there. The night is then only marked as
        over.
        """
        async with self._lock(night):
            night, spot = (
                await self._nights.get(night.id, night.guild),
                self._messenger.spot(night.guild, night.channel),
            )
            if spot is None or night.state != "ending":
                return night
            context = await self._render_contexts.for_guild(night.guild, in_words=not spot.draws)
            stand = await self.stand(night, context.speak)
            if not any(each.played for each in stand.standings) or not spot.writes:
                return await self._show(await self._nights.mark_over(night, night.message))
            night, sent = await self._told(await self._with_series(stand), context)
            over = await self._nights.mark_over(night, sent)
            await self._remove(night, night.message)
            self._shown.pop(night.id, None)
            return over

    async def _with_series(self, stand: Stand) -> Stand:
        """Add the table of the night's series, in which the night already counts."""
        if stand.series is None:
            return stand
        bouts = await self._nights.store.bouts(stand.night.id)
        return replace(stand, best=await self._nights.series.table(stand.series, bouts))

    async def _told(self, stand: Stand, context: RenderContext) -> tuple[Night, int | None]:
        """Send the message about the end of the night. Return the night and the message id.

        The id is None if the message can't be sent. It is also None if an earlier attempt has already sent the message,
        because the bot doesn't know that message's id.
        """
        night, place, text = stand.night, (stand.night.guild, stand.night.channel), context.speak
        sent = None
        with refusals(log, "End of club night %d not announced", night.id):
            # the message may have been sent before the bot stopped or the response was lost
            if not (night.telling and await self._messenger.find(*place, "\n".join(end_lines(stand, text)[:2]))):
                night = await self._nights.save(replace(night, telling=True), night)
                told = end_message(stand, await podium(night, stand.standings, self._names, context), text)
                sent = await self._messenger.send(*place, told, nonce_of("night over", night.id))
        return night, sent

    async def call(self, night: Night) -> Night:
        """Ping the users who will come, if the ping is due, or tell that the night is skipped. Return it as saved.

        The message doesn't mention users who want no pings. In the server's quiet hours, it mentions no one.
        """
        spot, skipped = self._messenger.spot(night.guild, night.channel), night.skipped and night.state == "coming"
        if spot is None or not (skipped or self._nights.calls(night)):
            return night
        users = [guest.user for guest in await self._nights.store.guests(night.id)][:PINGED]
        if (users or skipped) and spot.writes:
            await self._call(night, users)
        now = self._registry.now()
        off = replace(night, called_at=now, state="off", ended_at=now)
        return await self._nights.save(off if skipped else replace(night, called_at=now), night)

    async def _call(self, night: Night, users: list[int]) -> None:
        text = (await self._render_contexts.for_guild(night.guild)).speak
        pinged = await self._settings.pinged(night.guild, users)
        if not pinged.wanted and not night.skipped:
            return
        said = await self._said(night, text)
        named = listed([f"<@{user}>" for user in pinged.wanted], text) if pinged.aloud else ""
        pressed = text("night-details"), NIGHT(night.id, "details")
        place, late = (night.guild, night.channel), self._registry.now() - (night.starts_at - CALL_MS) > SURE_MS
        with refusals(log, "Ping for club night %d not sent", night.id):
            # another process, or an earlier run, may have pinged already
            if not late or await self._messenger.find(*place, said) is None:
                words = TextMessage(" ".join(filter(None, (said, named))), pinged.now, pressed)
                await self._messenger.send(*place, words, nonce_of("night call", night.id), silent=False)

    async def _said(self, night: Night, text: Text) -> str:
        game, at = text(night.game), f"<t:{night.starts_at // 1000}:R>"
        series = await self._nights.series.of_night(night)
        if night.skipped is None or series is None:
            late = self._registry.now() >= night.starts_at
            return text("night-call-late", game=game) if late else text("night-call", game=game, at=at)
        day, coming = f"<t:{night.starts_at // 1000}:f>", f"<t:{await self._nights.series.next_of(series) // 1000}:f>"
        return text(f"night-skipped-{night.skipped}", game=game, at=day, next=coming, least=FEWEST)
