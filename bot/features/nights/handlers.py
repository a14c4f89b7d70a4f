"""/club-night, which announces a club night or lists the server's, and the buttons of club nights."""

from collections.abc import Callable

from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.lobby.opening import Opening
from bot.features.nights.event import NightEvents
from bot.features.nights.guest_messages import (
    coming_message,
    details_message,
    left_message,
    list_message,
    meanwhile_message,
)
from bot.features.nights.messages import NightMessages
from bot.features.nights.next_tables import NightSeats
from bot.features.nights.night_messages import night_message
from bot.features.nights.night_tables import NightTables
from bot.features.nights.series_handlers import leads
from bot.features.nights.service import NightService
from bot.features.nights.weekly import weekly
from bot.features.nights.when import minutes, moment
from bot.framework.converters import game_meant
from bot.framework.feature import component
from bot.framework.options import GameOption, complete_game, described
from bot.framework.services import Services
from bot.games import GAMES
from bot.store.nights import Night
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.permissions import check_opening, may_write, visible_channels
from bot.transport.responses import Deferral, Interaction
from bot.ui.asleep_message import PlayRequest
from bot.ui.custom_ids import NIGHT

WhenOption = app_commands.Range[str, 1, 40]
USUAL_MIN = 90
ARCHIVE, FIRST = 10, 3
"""Maximum number of past nights in the list, and maximum number of places shown for each past night."""


class NightHandlers(commands.Cog):
    """The command and handlers for club nights. All answers are private except the announcement.

    `announced`: function that is called after a night was announced.
    """

    def __init__(
        self,
        services: Services,
        nights: NightService,
        tables: NightTables,
        messages: NightMessages,
        seats: NightSeats,
        events: NightEvents,
        opening: Opening,
        announced: Callable[[], None],
    ) -> None:
        self._interactions, self._registry, self._nights = services.interactions, services.registry, nights
        self._tables, self._messages, self._seats, self._events = tables, messages, seats, events
        self._announced, self._opening, self._hands = announced, opening, services.hands

    @app_commands.command(name="club-night", description=described("command-club-night"))
    @app_commands.describe(
        game=described("option-game"),
        at=described("option-night-at"),
        length=described("option-night-length"),
        every=described("option-night-every"),
    )
    @app_commands.autocomplete(game=complete_game)
    @app_commands.guild_only()
    async def night(
        self,
        interaction: Interaction,
        game: GameOption | None = None,
        at: WhenOption | None = None,
        length: WhenOption | None = None,
        every: WhenOption | None = None,
    ) -> None:
        if at is None and every is None:
            await self._list(interaction)
        else:
            await self._announce(interaction, game, at, every, length)

    async def _announce(
        self, interaction: Interaction, game: str | None, at: str | None, every: str | None, length: str | None
    ) -> None:
        """Announce a night or a series in this channel with a public answer."""
        may_write(interaction)
        server = self._interactions.server(interaction)
        check_opening(server, interaction)
        key = await game_meant(interaction, game) or server.game
        begins, day = moment(at or "", self._registry.now(), server.zone), weekly(every or "")
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
            night = await self._nights.announce(*place, day or begins or 0, lasts)
        self._announced()
        text = (await self._interactions.context_for_all(interaction)).speak
        stand = await self._messages.stand(night, text)
        sent = await responses.send(interaction, night_message(stand, text))
        await self._messages.announced(stand, sent, text)

    async def _list(self, interaction: Interaction) -> None:
        """List this server's nights, privately. Nights in channels that the user can't see are left out."""
        guild, seen = interaction.guild_id or 0, visible_channels(interaction)
        coming = [each for each in await self._nights.store.open() if each.guild == guild and each.channel in seen]
        series = [
            each for each in await self._nights.series.store.active() if each.guild == guild and each.channel in seen
        ]
        past = [each for each in await self._nights.store.past(guild, ARCHIVE) if each.channel in seen]
        told = {each: [one for one in await self._nights.standings(each) if one.played][:FIRST] for each in past}
        text = self._interactions.context_for(interaction).speak
        await responses.answer(interaction, list_message(coming, series, told, text))

    @component(NIGHT, verb="come", deferral=Deferral.BESIDE)
    async def _come(self, interaction: Interaction, night_id: int) -> None:
        """Save that the user will come. If the night has begun since the message was posted, find them a table."""
        night = await self._night(interaction, night_id)
        if night.state == "running":
            await self._seat(interaction, night)
            return
        await self._nights.come(night, interaction.user.id)
        await self._answered(interaction, night, comes=True)

    @component(NIGHT, verb="away", deferral=Deferral.BESIDE)
    async def _stay_away(self, interaction: Interaction, night_id: int) -> None:
        night = await self._night(interaction, night_id)
        await self._nights.stay_away(night, interaction.user.id)
        await self._answered(interaction, night, comes=False)

    async def _answered(self, interaction: Interaction, night: Night, *, comes: bool) -> None:
        text = self._interactions.context_for(interaction).speak
        await responses.answer(interaction, coming_message(night, text, comes=comes))
        await self._messages.show(night)

    async def _night(self, interaction: Interaction, night_id: int) -> Night:
        """Return a night that the user can see. Raises UserError: night-gone."""
        night = await self._nights.get(night_id, interaction.guild_id or 0)
        if night.channel not in visible_channels(interaction):
            raise UserError("night-gone")
        return night

    @component(NIGHT, verb="next", deferral=Deferral.BESIDE)
    async def _next(self, interaction: Interaction, night_id: int) -> None:
        await self._seat(interaction, await self._night(interaction, night_id))

    async def _seat(self, interaction: Interaction, night: Night) -> None:
        """Put the user in line for a table. If the user already has a table, show it."""
        user = interaction.user.id
        table = await self._sits(night, user)
        if table is None:
            await self._nights.wait(night, user)
            await self._seats.seat(night)
            self._seats.remember(night, interaction)
            table = await self._sits(night, user)
        if table is not None:
            self._seats.forget(night.id, user)
            placed = await self._seats.placed(table.id)
            await responses.answer(interaction, await self._seats.told(interaction, placed))
            return
        await responses.answer(interaction, await self._seats.waits(interaction, night, False))

    async def _sits(self, night: Night, user: int) -> Table | None:
        """Return the table of the night where the user is sitting now, or None."""
        for bout in await self._nights.store.bouts(night.id):
            if bout.runs and user in bout.people:
                table = await self._registry.get(bout.table)
                if table.seat_of(user) is not None:
                    return table
        return None

    @component(NIGHT, verb="leave", deferral=Deferral.BESIDE)
    async def _leave(self, interaction: Interaction, night_id: int) -> MessagePayload:
        """Stop waiting for a table."""
        night = await self._night(interaction, night_id)
        self._seats.forget(night.id, interaction.user.id)
        await self._nights.store.leave(night.id, interaction.user.id)
        return left_message(night, self._interactions.context_for(interaction).speak)

    @component(NIGHT, verb="meanwhile", private=True)
    async def _meanwhile(self, interaction: Interaction, night_id: int) -> None:
        """Show the user's match with computers, which only they see, or begin one. They keep their place in line."""
        night, user = await self._night(interaction, night_id), interaction.user.id
        table = await self._tables.meanwhile(night, user)
        shown = meanwhile_message(night, self._interactions.context_for(interaction).speak)
        if table is not None:
            await responses.edit(interaction, shown)
            await self._hands.open(interaction, table)
        else:
            table = await self._opening.alone(interaction, PlayRequest(night.game, GAMES[night.game].short), shown)
            await self._nights.store.meanwhile(night.id, user, table.id)
        self._seats.remember(night, interaction)

    @component(NIGHT, verb="details", deferral=Deferral.BESIDE)
    async def _open(self, interaction: Interaction, night_id: int) -> None:
        await self._details(interaction, await self._night(interaction, night_id))

    @component(NIGHT, verb="sure", deferral=Deferral.BESIDE)
    async def _ask_to_stop(self, interaction: Interaction, night_id: int) -> None:
        await self._details(interaction, await self._night(interaction, night_id), sure=True)

    async def _details(self, interaction: Interaction, night: Night, *, sure: bool = False) -> None:
        text = self._interactions.context_for(interaction).speak
        stand = await self._messages.stand(night, text)
        stops = leads(interaction, await self._nights.series.host_of(night), night.channel)
        shown = details_message(stand, interaction.user.id, text, stops=stops, sure=sure and stops)
        await responses.answer(interaction, shown)

    @component(NIGHT, verb="stop", deferral=Deferral.BESIDE)
    async def _stop(self, interaction: Interaction, night_id: int) -> None:
        night = await self._night(interaction, night_id)
        if not leads(interaction, await self._nights.series.host_of(night), night.channel):
            raise UserError("night-host")
        night = await self._nights.stop(night)
        await self._details(interaction, night)
        night = await self._messages.show(night)
        if interaction.guild is not None:
            self._events.follow(night, interaction.guild)
