"""The page of a series of club nights and its handlers: show it, hand it over, end it, tell its host how it ended."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, cast

import discord

from bot.errors import UserError
from bot.features.moderation.rights import places
from bot.features.nights.arena import COUNTED, NightStanding
from bot.features.nights.night_messages import ROWS, weekly_words
from bot.features.nights.series import SeriesService
from bot.features.nights.service import FEWEST
from bot.framework.feature import component
from bot.framework.services import Services
from bot.i18n import Text
from bot.store.nights import Series
from bot.transport.channel_messenger import TextMessage
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, Button, MessagePayload, Part, View, button, post
from bot.transport.permissions import visible_channels
from bot.transport.responses import Deferral, Interaction
from bot.transport.retries import FAILURES, nonce_of
from bot.ui.narration import person

SERIES = CustomId("series:{series_id:int}:{verb:show|sure|end}")
SERIES_HOST = CustomId("series:{series_id:int}:host")


def series_button(series: Series, text: Text) -> Button:
    """Return the button that opens the message about a series."""
    return button(text("series-open", day=series.weekday), SERIES(series.id, "show"))


def series_message(
    series: Series, table: Sequence[NightStanding], coming: int, text: Text, *, leads: bool, sure: bool = False
) -> MessagePayload:
    """Build the message about a series.

    `coming`: when its next night begins, in unix milliseconds. `leads`: whether the user may hand it over or end it.
    `sure`: whether to ask for confirmation of ending it.
    """
    hosted = text("series-host", who=person(series.host, text), channel=f"<#{series.channel}>")
    rows = [
        text("series-row", rank=each.rank, who=person(each.user, text), points=each.points, count=each.played)
        for each in table[:ROWS]
    ]
    parts: list[Part] = [text("series-title", game=text(series.game), every=weekly_words(series, text))]
    if series.ended_at is None:
        parts.append(f"{hosted}\n{text('series-next', at=f'<t:{coming // 1000}:f>', least=FEWEST)}")
    else:
        parts.append(text("series-over"))
    parts += ["\n".join(rows) or text("night-unplayed"), text("series-counted", count=COUNTED)]
    if leads and series.ended_at is None:
        member: discord.ui.UserSelect[View] = discord.ui.UserSelect(
            custom_id=SERIES_HOST(series.id), placeholder=text("series-hand-over")
        )
        off = button(text("series-end"), SERIES(series.id, "end" if sure else "sure"), discord.ButtonStyle.danger)
        parts += [member, text("series-sure") if sure else "", [off]]
    return post(*parts, accent=CALM)


def lost_line(series: Series, text: Text) -> str:
    """Return the line that tells a host that a series has ended."""
    every, channel = weekly_words(series, text), f"<#{series.channel}>"
    return text(f"series-lost-{series.reason}", game=text(series.game), every=every, channel=channel)


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
