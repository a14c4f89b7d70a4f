"""Handlers for the buttons of a series of club nights, and the line that tells a host that one has ended."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from bot.errors import UserError
from bot.features.moderation.rights import places
from bot.features.nights.night_messages import weekly_words
from bot.features.nights.series import SeriesService
from bot.features.nights.series_messages import SERIES, SERIES_HOST, lost_line, series_message
from bot.framework.feature import component
from bot.framework.services import Services
from bot.store.nights import Series
from bot.transport.channel_messenger import TextMessage
from bot.transport.payload import MessagePayload
from bot.transport.permissions import visible_channels
from bot.transport.responses import Deferral, Interaction
from bot.transport.retries import FAILURES, nonce_of

TRIES = 3
"""Maximum number of attempts to tell a channel about its new host."""


class SeriesHandlers:
    """Handlers for series. All answers are private. `changed`: function that is called after a series has ended."""

    def __init__(self, services: Services, series: SeriesService, changed: Callable[[], None]) -> None:
        self._interactions, self._series, self._messenger = services.interactions, series, services.messenger
        self._changed = changed

    @component(SERIES, verb="show", deferral=Deferral.BESIDE)
    async def _show(self, interaction: Interaction, series_id: int) -> MessagePayload:
        return await self._page(interaction, await self._visible(interaction, series_id))

    @component(SERIES, verb="sure", private=True)
    async def _ask_to_end(self, interaction: Interaction, series_id: int) -> MessagePayload:
        return await self._page(interaction, await self._visible(interaction, series_id), sure=True)

    @component(SERIES, verb="end", private=True)
    async def _end(self, interaction: Interaction, series_id: int) -> MessagePayload:
        await self._series.end(await self._led(interaction, series_id), "host")
        self._changed()
        return await self._page(interaction, await self._visible(interaction, series_id))

    @component(SERIES_HOST, select=int, private=True)
    async def _hand_over(self, interaction: Interaction, series_id: int, chosen: int) -> MessagePayload:
        """Give the series to another member, and tell the channel."""
        series, data = await self._led(interaction, series_id), cast("dict[str, Any]", interaction.data)
        resolved: dict[str, dict[str, dict[str, Any]]] = data.get("resolved", {})
        user = resolved.get("users", {}).get(str(chosen), {})
        if str(chosen) not in resolved.get("members", {}) or user.get("bot"):
            raise UserError("series-host")
        if chosen != series.host:
            await self._series.hand_over(series, chosen)
            text = (await self._interactions.context_for_all(interaction)).speak
            said = text("series-handed", who=f"<@{chosen}>", every=weekly_words(series, text), game=text(series.game))
            pinged = (await self._interactions.settings.pinged(series.guild, [chosen])).now
            nonce = nonce_of("series host", series.id, interaction.id)
            place = series.guild, series.channel
            await self._messenger.try_sending(*place, TextMessage(said, pinged), nonce, TRIES, silent=False)
        return await self._page(interaction, await self._visible(interaction, series_id))

    async def tell(self, interaction: Interaction) -> None:
        """Tell a host once that a series has ended without anybody ending it. A failure is not retried."""
        with suppress(UserError, *FAILURES):
            for series in await self._series.store.untold(interaction.guild_id or 0, interaction.user.id):
                if await self._series.store.tell(series.id):
                    text = self._interactions.context_for(interaction).speak
                    await self._interactions.say(interaction, lost_line(series, text))

    async def _page(self, interaction: Interaction, series: Series, *, sure: bool = False) -> MessagePayload:
        text, led = self._interactions.context_for(interaction).speak, leads(interaction, series.host, series.channel)
        table, coming = await self._series.table(series), await self._series.coming(series)
        return series_message(series, table, coming, text, leads=led, sure=sure and led)

    async def _led(self, interaction: Interaction, series_id: int) -> Series:
        """Return a series that the user may hand over or end. Raises UserError: night-gone, night-host, night-over."""
        series = await self._visible(interaction, series_id)
        if not leads(interaction, series.host, series.channel):
            raise UserError("night-host")
        if series.ended_at is not None:
            raise UserError("night-over")
        return series

    async def _visible(self, interaction: Interaction, series_id: int) -> Series:
        series = await self._series.get(series_id, interaction.guild_id or 0)
        if series.channel not in visible_channels(interaction):
            raise UserError("night-gone")
        return series


def leads(interaction: Interaction, host: int, channel: int) -> bool:
    """Return whether the user may end a night or series of this host in this channel.

    The host may, and so may members who moderate that channel or manage the server.
    """
    return interaction.user.id == host or interaction.permissions.manage_guild or channel in places(interaction)
