"""Handlers for dailies: dealing, playing, and showing results to users who may see them."""

from __future__ import annotations

from bot.errors import UserError
from bot.features.daily.hand_messages import hand_message
from bot.features.daily.messages import over_message, start_message, streak_message
from bot.features.daily.named import agreed
from bot.features.daily.opened_handlers import OpenedHandlers
from bot.features.daily.service import DailyService, Dealt
from bot.framework.feature import ComponentHandler, beside
from bot.framework.interaction_service import InteractionService
from bot.transport import responses
from bot.transport.forms import selected
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction, in_private
from engine.core import Action

LONGEST_DAY = 6
"""Maximum number of digits in the number of a day."""


class DailyHandlers:
    """Handlers for dailies. All answers are private.

    The only public message is the daily line of a server. Its buttons lead here.
    """

    def __init__(self, interactions: InteractionService, dailies: DailyService, opened: OpenedHandlers) -> None:
        self._interactions, self._dailies, self._opened = interactions, dailies, opened
        self.presses = {"daily": ComponentHandler(self._pressed, beside, anywhere=True)}

    async def open(self, interaction: Interaction) -> None:
        """Show the user's hand of today in its current state, or the start page if it is not dealt yet."""
        today = await self._dailies.today()
        dealt = await self._dailies.dealt(today.day, interaction.user.id)
        if dealt is None:
            tomorrow = await self._dailies.get(today.day + 1)
            shown = start_message(today, tomorrow, self._interactions.context_for(interaction))
        else:
            shown = await self._shown(interaction, dealt)
        await self._answer(interaction, shown)

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `daily:{day}:{verb}`.

        `play` deals today's hand, and `show` shows its current state. `move:{question}:{action}` plays a move, and
        `sure:{question}:{action}` asks for confirmation first. `pick:{question}` is a select of moves. `streak` shows
        the user's streak, and `week` the ranking of the week.

        `open`, `lost`, `share` and `way` are about a day that is over. `way` is a select of players.
        """
        day, verb = int(words[0]), words[1:]
        if len(words[0]) > LONGEST_DAY:
            raise UserError("unknown-button")
        match verb:
            case ["show"]:
                await self.open(interaction)
            case ["play"]:
                await self._play(interaction)
            case ["move", question, action]:
                await self._move(interaction, day, question, action)
            case ["pick", question]:
                await self._move(interaction, day, question, _picked(interaction))
            case ["sure", question, action]:
                await self._sure(interaction, day, question, action)
            case ["streak"]:
                await self._streak(interaction)
            case _:
                await self._opened.pressed(interaction, day, verb)

    async def _play(self, interaction: Interaction) -> None:
        dealt = await self._dailies.begin(interaction.user.id, interaction.guild_id or 0)
        await self._answer(interaction, await self._shown(interaction, dealt))

    async def _move(self, interaction: Interaction, day: int, question: str, action: str) -> None:
        user, notice = interaction.user.id, ""
        asked, wanted = _read(question, action)
        try:
            dealt = await self._dailies.play(day, user, asked, wanted)
        except UserError as refused:
            if refused.key != "daily-stale" or (found := await self._dailies.dealt(day, user)) is None:
                raise
            dealt, notice = found, "daily-stale"
        await self._answer(interaction, await self._shown(interaction, dealt, notice))

    async def _sure(self, interaction: Interaction, day: int, question: str, action: str) -> None:
        asked, wanted = _read(question, action)
        dealt = await self._dailies.dealt(day, interaction.user.id)
        if dealt is None:
            raise UserError("daily-over")
        sure = wanted if dealt.match.number == asked else None
        await self._answer(interaction, await self._shown(interaction, dealt, sure=sure))

    async def _streak(self, interaction: Interaction) -> None:
        user, today = interaction.user.id, await self._dailies.today()
        found = await self._dailies.streak(user)
        played = user in {hand.user for hand in await self._dailies.table(today.day)}
        await self._answer(
            interaction, streak_message(found, today, played, self._interactions.context_for(interaction))
        )

    async def _shown(
        self, interaction: Interaction, dealt: Dealt, notice: str = "", sure: Action | None = None
    ) -> MessagePayload:
        """Build the message of the user's hand. If the hand is finished, build its result and the day's ranking."""
        guild, context = interaction.guild_id or 0, self._interactions.context_for(interaction, files=True)
        if not dealt.over:
            return await hand_message(dealt, guild, context, notice, sure)
        hands = await self._dailies.table(dealt.daily.day)
        named = await agreed(hands[:10], guild, interaction.user.id, self._interactions.settings)
        tomorrow = await self._dailies.get(dealt.daily.day + 1)
        return await over_message(dealt, hands, tomorrow, named, guild, context)

    async def _answer(self, interaction: Interaction, shown: MessagePayload) -> None:
        if in_private(interaction):
            await responses.edit(interaction, shown)
        else:
            await responses.send(interaction, shown, ephemeral=True)


def _picked(interaction: Interaction) -> str:
    """Return the value chosen in a select. Raises UserError unless there is exactly one."""
    values = selected(interaction) or []
    if len(values) != 1:
        raise UserError("unknown-button")
    return values[0]


def _read(question: str, action: str) -> tuple[int, Action]:
    """Parse the question and the action of a press. Raises UserError if one of them is malformed."""
    try:
        return int(question), Action.parse(action)
    except ValueError:
        raise UserError("unknown-button") from None
