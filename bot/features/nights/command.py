"""The answers to /club-night: the announcement of a night or a series, and the list of a server's nights."""

from collections.abc import Callable

from bot.errors import UserError
from bot.features.nights.guest_messages import PastNight, list_message
from bot.features.nights.messages import NightMessages
from bot.features.nights.night_messages import night_message
from bot.features.nights.series import SeriesService
from bot.features.nights.service import NightService
from bot.features.nights.weekly import weekly
from bot.features.nights.when import minutes, moment
from bot.framework.converters import game_meant
from bot.framework.interaction_service import InteractionService
from bot.transport import responses
from bot.transport.permissions import check_opening, may_write, visible_channels
from bot.transport.responses import Interaction

USUAL_MIN = 90
ARCHIVE, FIRST = 10, 3
"""Maximum number of past nights in the list, and maximum number of places shown for each past night."""


class NightCommand:
    """The command /club-night. `announced`: function that is called after a night was announced."""

    def __init__(
        self,
        interactions: InteractionService,
        now: Callable[[], int],
        nights: NightService,
        series: SeriesService,
        messages: NightMessages,
        announced: Callable[[], None],
    ) -> None:
        self._interactions, self._now, self._nights, self._series = interactions, now, nights, series
        self._messages, self._announced = messages, announced

    async def announce(
        self, interaction: Interaction, game: str | None, at: str | None, every: str | None, length: str | None
    ) -> None:
        """Announce a night or a series in this channel with a public answer."""
        may_write(interaction)
        server = self._interactions.server(interaction)
        check_opening(server, interaction)
        key = await game_meant(interaction, game) or server.game
        begins, day = moment(at or "", self._now(), server.zone), weekly(every or "")
        lasts = minutes(length) if length is not None else USUAL_MIN
        if at is not None and every is not None:
            raise UserError("night-both")
        if every is None and begins is None:
            raise UserError("night-time", zone=server.zone)
        if every is not None and day is None:
            raise UserError("night-every", zone=server.zone)
        if lasts is None:
            raise UserError("night-length-read")
        place = interaction.guild_id or 0, interaction.channel_id or 0, interaction.user.id, key
        with self._interactions.publishing(interaction):
            if day is not None:
                night = await self._series.announce(*place, *day, lasts)
            else:
                night = await self._nights.announce(*place, begins or 0, lasts)
        self._announced()
        text = (await self._interactions.context_for_all(interaction)).speak
        stand = await self._messages.stand(night, text)
        sent = await responses.send(interaction, night_message(stand, text))
        await self._messages.announced(stand, sent, text)

    async def list(self, interaction: Interaction) -> None:
        """List this server's nights, privately. Nights in channels that the user can't see are left out."""
        guild, seen = interaction.guild_id or 0, visible_channels(interaction)
        coming = [each for each in await self._nights.store.open() if each.guild == guild and each.channel in seen]
        weekly = [each for each in await self._series.store.active() if each.guild == guild and each.channel in seen]
        past = [each for each in await self._nights.store.past(guild, ARCHIVE) if each.channel in seen]
        told = [
            PastNight(each, [one for one in await self._nights.standings(each) if one.played][:FIRST]) for each in past
        ]
        text = self._interactions.context_for(interaction).speak
        await responses.answer(interaction, list_message(coming, weekly, [each for each in told if each.first], text))
