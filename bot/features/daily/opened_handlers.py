"""Handlers that show past days and weeks. They never show a day that is not over."""

from bot.errors import UserError
from bot.features.daily.days import closes, monday_of
from bot.features.daily.hand_messages import DAILY
from bot.features.daily.messages import MOST
from bot.features.daily.named import agreed, name_of_player
from bot.features.daily.opened_messages import (
    WAYS,
    lost_message,
    opened_message,
    shared_message,
    way_message,
    week_message,
)
from bot.features.daily.service import DailyService
from bot.features.daily.weeks import week_of
from bot.framework.feature import component
from bot.framework.services import Services
from bot.store.dailies import Daily, DailyHand
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction


class OpenedHandlers:
    """Handlers for past days. Of other players, they show only what leaderboards may show."""

    def __init__(self, services: Services, dailies: DailyService) -> None:
        self._interactions, self._dailies, self._names = services.interactions, dailies, services.names

    async def _over(self, day: int) -> tuple[Daily, list[DailyHand]]:
        """Return a past day with its hands.

        Raises UserError: daily-no-day (there was none), daily-not-over.
        """
        daily = await self._dailies.days.get(day)
        if daily is None or daily.opened_at is None:
            raise UserError("daily-no-day")
        if daily.closed_at is None:
            raise UserError("daily-not-over", at=f"<t:{closes(day) // 1000}:R>")
        return daily, [*await self._dailies.days.ended(day)]

    @component(DAILY, verb="share", deferral=Deferral.BESIDE, private=True)
    async def _share(self, interaction: Interaction, day: int) -> None:
        """Send the ranking of a past day to the channel. Remove the button from the private message."""
        daily, hands = await self._over(day)
        guild, asker = interaction.guild_id or 0, interaction.user.id
        named = await agreed(hands[:MOST], guild, asker, self._interactions.settings, self._dailies)
        public = shared_message(
            daily, hands, asker, named, (await self._interactions.context_for_all(interaction)).speak
        )
        with self._interactions.publishing(interaction):
            await responses.edit(interaction, await self._opened(interaction, day, shared=True))
            await responses.send(interaction, public)

    @component(DAILY, verb="open", deferral=Deferral.BESIDE, anywhere=True)
    async def _open(self, interaction: Interaction, day: int) -> MessagePayload:
        return await self._opened(interaction, day)

    async def _opened(self, interaction: Interaction, day: int, *, shared: bool = False) -> MessagePayload:
        daily, hands = await self._over(day)
        guild, asker = interaction.guild_id or 0, interaction.user.id
        named = await agreed(hands[:WAYS], guild, asker, self._interactions.settings, self._dailies)
        await self._names.learn(guild, named)
        context = self._interactions.context_for(interaction)
        return opened_message(daily, hands, asker, guild, named, self._names, context, shared=shared)

    @component(DAILY, verb="way", select=int, deferral=Deferral.BESIDE, anywhere=True)
    async def _way(self, interaction: Interaction, day: int, chosen: int) -> MessagePayload:
        """Show how the player at place `chosen` in the day's ranking played."""
        _, hands = await self._over(day)
        hand = hands[chosen] if chosen < len(hands) else None
        guild, asker = interaction.guild_id or 0, interaction.user.id
        named = await agreed([hand] if hand else [], guild, asker, self._interactions.settings, self._dailies)
        if hand is None or hand.user not in named:
            raise UserError("unknown-button")
        dealt = await self._dailies.dealt(day, hand.user)
        if dealt is None:
            raise UserError("unknown-button")
        context, files = (
            self._interactions.context_for(interaction, files=True),
            interaction.app_permissions.attach_files,
        )
        return await way_message(dealt, name_of_player(hand, named, context.speak), guild, context, files=files)

    @component(DAILY, verb="lost", deferral=Deferral.BESIDE, anywhere=True)
    async def _lost(self, interaction: Interaction, day: int) -> MessagePayload:
        await self._over(day)
        dealt = await self._dailies.dealt(day, interaction.user.id)
        if dealt is None or not dealt.over:
            raise UserError("daily-not-played")
        context = self._interactions.context_for(interaction, files=True)
        return await lost_message(dealt, await self._dailies.dearest(dealt), interaction.guild_id or 0, context)

    @component(DAILY, verb="week", deferral=Deferral.BESIDE, anywhere=True)
    async def _week(self, interaction: Interaction) -> MessagePayload:
        today = (await self._dailies.today()).day
        monday = monday_of(today)
        days = await self._dailies.closed(monday, today)
        if today == monday:  # no day of this week is over yet
            monday -= 7
            days = await self._dailies.closed(monday, today)
        week = week_of(days)
        guild, asker = interaction.guild_id or 0, interaction.user.id
        named = await agreed(
            [each.hand for each in week[:MOST]], guild, asker, self._interactions.settings, self._dailies
        )
        return week_message(week, monday, asker, named, self._interactions.context_for(interaction))
