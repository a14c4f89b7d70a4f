"""/daily and its buttons: dealing, playing, and showing results to users who may see them."""

from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.daily.hand_messages import DAILY, MOVE, PICK_MOVE, hand_message, staged
from bot.features.daily.messages import details_message, line_message, over_message, start_message, streak_message
from bot.features.daily.named import agreed
from bot.features.daily.service import DailyService, Dealt
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.framework.options import anywhere, described
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction
from bot.ui.more import table_message
from engine.core import Action


class DailyHandlers(commands.Cog):
    """The command and handlers for dailies. All answers are private.

    The only public message is the daily line of a server. Its buttons lead here.
    """

    def __init__(self, interactions: InteractionService, dailies: DailyService) -> None:
        self._interactions, self._dailies = interactions, dailies

    @app_commands.command(name="daily", description=described("command-daily"))
    @anywhere
    async def daily(self, interaction: Interaction) -> None:
        await self.open(interaction)

    @component(DAILY, verb="show", deferral=Deferral.BESIDE, anywhere=True)
    async def open(self, interaction: Interaction) -> None:
        """Show the user's hand of today in its current state, or the start page if it is not dealt yet."""
        today, dealt = await self._dailies.dealt_today(interaction.user.id)
        if dealt is None:
            shown = start_message(today, self._interactions.context_for(interaction))
        else:
            shown = await self._shown(interaction, dealt)
        await responses.answer(interaction, shown)

    @component(DAILY, verb="play", deferral=Deferral.BESIDE, anywhere=True)
    async def _play(self, interaction: Interaction) -> MessagePayload:
        dealt = await self._dailies.begin(interaction.user.id, interaction.guild_id or 0)
        return await self._shown(interaction, dealt)

    @component(DAILY, verb="table", deferral=Deferral.WHISPER, anywhere=True)
    async def _table(self, interaction: Interaction, day: int) -> MessagePayload:
        dealt, user = await self._dailies.dealt(day, interaction.user.id), interaction.user.id
        if dealt is None:
            raise UserError("daily-over")
        table = staged(dealt.daily, user, interaction.guild_id or 0, dealt.match)
        return await table_message(table, self._interactions.context_for(interaction, files=True))

    @component(DAILY, verb="details", deferral=Deferral.WHISPER, anywhere=True)
    async def _details(self, interaction: Interaction) -> MessagePayload:
        today = await self._dailies.today()
        tomorrow = await self._dailies.days.get(today.day + 1)
        return details_message(today, tomorrow, self._interactions.context_for(interaction).speak)

    @component(PICK_MOVE, select=str, deferral=Deferral.BESIDE, anywhere=True)
    async def _pick(self, interaction: Interaction, day: int, question: int, chosen: str) -> MessagePayload:
        return await self._move(interaction, day, question, chosen)

    @component(MOVE, verb="move", deferral=Deferral.BESIDE, anywhere=True)
    async def _move(self, interaction: Interaction, day: int, question: int, action: str) -> MessagePayload:
        user, notice = interaction.user.id, ""
        wanted = _read(action)
        try:
            dealt = await self._dailies.play(day, user, question, wanted)
        except UserError as refused:
            if refused.key != "daily-stale" or (found := await self._dailies.dealt(day, user)) is None:
                raise
            dealt, notice = found, "daily-stale"
        return await self._shown(interaction, dealt, notice)

    @component(MOVE, verb="sure", deferral=Deferral.BESIDE, anywhere=True)
    async def _sure(self, interaction: Interaction, day: int, question: int, action: str) -> MessagePayload:
        wanted = _read(action)
        dealt = await self._dailies.dealt(day, interaction.user.id)
        if dealt is None:
            raise UserError("daily-over")
        sure = wanted if dealt.match.number == question else None
        return await self._shown(interaction, dealt, sure=sure)

    @component(DAILY, verb="streak", deferral=Deferral.BESIDE, anywhere=True)
    async def _streak(self, interaction: Interaction) -> MessagePayload:
        user, today = interaction.user.id, await self._dailies.today()
        found, good = await self._dailies.streak(user), await self._dailies.days.good(user)
        done = today.closed_at is not None or today.day in await self._dailies.days.played(user)
        return streak_message(found, good, today, done, self._interactions.context_for(interaction))

    @component(DAILY, verb="line", deferral=Deferral.BESIDE, private=True)
    async def _share(self, interaction: Interaction, day: int) -> None:
        """Tell the channel that the user has played. Remove the button from the private message."""
        user = interaction.user.id
        dealt = await self._dailies.dealt(day, user)
        if dealt is None or not dealt.over:
            raise UserError("daily-not-played")
        streak = (await self._dailies.streak(user)).now if self._interactions.settings.for_user(user).streak else 0
        public = line_message(dealt, streak, (await self._interactions.context_for_all(interaction)).speak)
        with self._interactions.publishing(interaction):
            await responses.edit(interaction, await self._shown(interaction, dealt, shared=True))
            await responses.send(interaction, public)

    async def _shown(
        self,
        interaction: Interaction,
        dealt: Dealt,
        notice: str = "",
        sure: Action | None = None,
        *,
        shared: bool = False,
    ) -> MessagePayload:
        """Build the message of the user's hand. If the hand is finished, build its result and the day's ranking."""
        guild, context = interaction.guild_id or 0, self._interactions.context_for(interaction, files=True)
        if not dealt.over:
            return await hand_message(dealt, guild, context, notice, sure)
        hands = await self._dailies.days.ended(dealt.daily.day)
        named = await agreed(hands[:10], guild, interaction.user.id, self._interactions.settings, self._dailies)
        return await over_message(dealt, hands, named, guild, context, shared=shared)


def _read(action: str) -> Action:
    try:
        return Action.parse(action)
    except ValueError:
        raise UserError("unknown-button") from None
