"""Handlers for /play and its list of what the user could continue: paused matches and waiting lobbies."""

from bot.errors import UserError
from bot.features.lobby.nearest import Waiting
from bot.features.lobby.opening import Opening
from bot.framework.feature import component
from bot.framework.services import Services
from bot.tables.limits import MOST_ASLEEP
from bot.transport import responses
from bot.transport.payload import MessagePayload, sentence
from bot.transport.responses import Interaction
from bot.ui.asleep_message import PlayRequest, asleep_message
from bot.ui.custom_ids import END_SLEEPING, PLAY_REQUEST
from bot.ui.waiting_message import Waits


class AsleepHandlers:
    """Handlers for the list of paused matches and waiting lobbies."""

    def __init__(self, services: Services, opening: Opening, waiting: Waiting) -> None:
        self._interactions, self._opening, self._sleeping = services.interactions, opening, services.sleeping
        self._waiting = waiting

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

    @component(PLAY_REQUEST, verb="new", private=True, anywhere=True)
    @component(PLAY_REQUEST, verb="again", private=True, anywhere=True)
    async def _pressed(
        self, interaction: Interaction, verb: str, game: str, flags: str, level: str, preset: str
    ) -> None:
        """Open the requested table. `again` is the button below a finished match, and first does what /play does."""
        wish = PlayRequest.read(game, flags, level, preset)
        if wish is None:
            raise UserError("unknown-button")
        if verb == "again":
            await self.play(interaction, wish)
            return
        text = self._interactions.context_for(interaction).speak
        opened = wish.game or self._interactions.server(interaction).game
        await self._open(interaction, wish, sentence(text("asleep-opened", game=text(opened))))

    @component(PLAY_REQUEST, verb="end", select=int, private=True, anywhere=True)
    async def _end(self, interaction: Interaction, chosen: int, game: str, flags: str, level: str, preset: str) -> None:
        """End a match. The request comes from the /play that was answered with this list."""
        await self._end_match(interaction, chosen, PlayRequest.read(game, flags, level, preset))

    @component(END_SLEEPING, select=int, private=True, anywhere=True)
    async def _end_match(self, interaction: Interaction, chosen: int, wish: PlayRequest | None = None) -> None:
        """End the match at table `chosen` if no other person plays in it. Otherwise ask whether to resign."""
        text = self._interactions.context_for(interaction).speak
        try:
            await self._sleeping.end(chosen, interaction.user.id)
        except UserError as refused:
            if refused.key != "not-alone":
                raise
            table = await self._interactions.table(interaction, chosen)
            await responses.edit(interaction, await self._interactions.resign_question(interaction, table))
            return
        asleep, waiting = await self._interactions.asleep(interaction), await self._waits(interaction, wish)
        await responses.edit(interaction, asleep_message(asleep, text, wish, chosen, waiting))
