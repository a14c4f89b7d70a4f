"""Handlers for /play and its list of what the user could continue: paused matches and waiting lobbies."""

from __future__ import annotations

from bot.errors import UserError
from bot.features.lobby.nearest import Waiting
from bot.features.lobby.opening import Opening
from bot.framework.feature import ComponentHandler
from bot.framework.interaction_service import InteractionService
from bot.tables.limits import MOST_ASLEEP
from bot.tables.match_service import playing
from bot.tables.sleeping import Sleeping
from bot.transport import responses
from bot.transport.forms import selected
from bot.transport.payload import MessagePayload, sentence
from bot.transport.responses import Interaction, in_private
from bot.ui.asleep_message import PlayRequest, asleep_message
from bot.ui.resigning import resign_message
from bot.ui.waiting_message import Waits


class AsleepHandlers:
    """Handlers for the list of paused matches and waiting lobbies."""

    def __init__(
        self, interactions: InteractionService, opening: Opening, sleeping: Sleeping, waiting: Waiting
    ) -> None:
        self._interactions, self._opening, self._sleeping, self._waiting = interactions, opening, sleeping, waiting
        self.presses = {"asleep": ComponentHandler(self._pressed, anywhere=True)}

    async def play(self, interaction: Interaction, wish: PlayRequest) -> None:
        """Open the requested table, or first list the matches and lobbies that the user could join.

        The list is ephemeral. It appears if the user has a paused match on this server, or MOST_ASLEEP paused matches
        in all. It also appears if a lobby of that game waits for players, unless the user asked for computers.
        """
        asleep = await self._interactions.asleep(interaction)
        told = asleep if len(asleep) >= MOST_ASLEEP or any(each.here for each in asleep) else []
        waiting = await self._waits(interaction, wish)
        if told or waiting:
            shown = asleep_message(told, self._interactions.context_for(interaction).speak, wish, waiting=waiting)
            await responses.send(interaction, shown, ephemeral=True)
        else:
            await self._open(interaction, wish)

    async def _waits(self, interaction: Interaction, wish: PlayRequest | None) -> list[Waits]:
        """Return the waiting lobbies to list for this request.

        The list is empty in direct messages, and if the user asked for computers.
        """
        elsewhere = interaction.guild_id is None
        return [] if wish is None or wish.alone or elsewhere else await self._waiting.find(interaction, wish)

    async def _open(self, interaction: Interaction, wish: PlayRequest, settled: MessagePayload | None = None) -> None:
        if interaction.guild_id is None:
            await self._opening.alone(interaction, wish, settled)
            return
        table = await self._opening.open(
            interaction, wish.game, wish.preset, (), settled, short=wish.alone, advice=wish.advice
        )
        if wish.alone:
            await self._opening.begin_with_computers(interaction, table, wish.level)

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `asleep:0:{verb}:{wish}`, where `wish` is a PlayRequest.

        `new` opens the requested table. `again` is the button below a finished match, and does what /play does. `end`
        ends a match. Its select has the number of the match's table as its value.
        """
        if not in_private(interaction):
            raise UserError("unknown-button")
        wish = PlayRequest.parse(words[2:])
        match words[1:2]:
            case ["new"] if wish is not None:
                text = self._interactions.context_for(interaction).speak
                game = wish.game or self._interactions.server(interaction).game
                await self._open(interaction, wish, sentence(text("asleep-opened", game=text(game))))
            case ["again"] if wish is not None:
                await self.play(interaction, wish)
            case ["end"]:
                await self._end(interaction, wish)
            case _:
                raise UserError("unknown-button")

    async def _end(self, interaction: Interaction, wish: PlayRequest | None) -> None:
        """End the match if no other person plays in it. Otherwise ask whether the user really wants to resign."""
        values, text = selected(interaction), self._interactions.context_for(interaction).speak
        if values is None or len(values) != 1 or not values[0].isdecimal():
            raise UserError("unknown-button")
        number = int(values[0])
        try:
            await self._sleeping.end(number, interaction.user.id)
        except UserError as refused:
            if refused.key != "not-alone":
                raise
            table = await self._interactions.table(interaction, number)
            _, seat = playing(table, interaction.user.id)
            await responses.edit(
                interaction, resign_message(table, seat, text, await self._interactions.stake(table, seat))
            )
            return
        asleep, waiting = await self._interactions.asleep(interaction), await self._waits(interaction, wish)
        await responses.edit(interaction, asleep_message(asleep, text, wish, number, waiting))
