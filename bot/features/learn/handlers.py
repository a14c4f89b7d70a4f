"""Handlers for a course: opening it, changing its page, answering its questions, and playing at its end."""

from __future__ import annotations

from bot.errors import UserError
from bot.features.lobby import Opening
from bot.framework.feature import ComponentHandler, by_verb
from bot.framework.interaction_service import InteractionService
from bot.tables.match_service import playing
from bot.tables.sleeping import Sleeping
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction, in_private
from bot.ui.asleep_message import PlayRequest
from bot.ui.lesson_message import course_of, lesson_message, opened_message
from engine.core import AnyGame


class LessonHandlers:
    """Handlers for the lessons of a course. Nothing is stored: each custom_id says which step it leads to."""

    def __init__(self, interactions: InteractionService, opening: Opening, sleeping: Sleeping) -> None:
        self._interactions, self._opening, self._sleeping = interactions, opening, sleeping
        self.presses = {
            "learn": ComponentHandler(self._learn, by_verb({"open": Deferral.WHISPER}, place=2), anywhere=True)
        }

    async def begin(self, interaction: Interaction, key: str, home: Table | None = None) -> None:
        """Open the course of a game in a new ephemeral message.

        `home`: the table at which the user plays, if any. Its match is paused if the other players are computers.
        Raises UserError if the game has no course.
        """
        game = course_of(key)
        if game is None:
            raise UserError("no-course")
        if home is not None:
            await self._sleeping.pause(home, interaction.user.id)
        await responses.send(interaction, await self._message(interaction, game, 0, home), ephemeral=True)

    async def home(self, interaction: Interaction, table_id: int | None) -> Table | None:
        """Return the table with this number, or the user's latest table here if `table_id` is None.

        Returns None if the user doesn't play there in a running match.
        """
        try:
            table = await self._interactions.table(interaction, table_id)
            playing(table, interaction.user.id)
        except UserError as refused:
            if refused.unsaved:
                raise
            return None
        return table

    async def _learn(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `learn:{step}:{game}:{verb}`.

        The verb is `open`, `show`, `say:{answer}` or `play`. After the first three, a table's number may follow. It is
        the table from which the course was opened.
        """
        game, step = course_of(words[1]) if len(words) > 2 else None, int(words[0])
        if game is None or step > len(game.course()):
            raise UserError("unknown-button")
        told = 4 if words[2] == "say" else 3
        asked, behind = words[2:told], words[told:]
        if len(behind) > 1 or not all(map(str.isdecimal, behind)):
            raise UserError("unknown-button")
        home = await self.home(interaction, int(behind[0])) if behind else None
        if asked == ["open"]:
            await self.begin(interaction, game.key, home)
            return
        if not in_private(interaction):
            raise UserError("unknown-button")
        match asked:
            case ["show"]:
                await responses.edit(interaction, await self._message(interaction, game, step, home))
            case ["say", given] if step < len(game.course()) and given in {a.key for a in game.course()[step].answers}:
                await responses.edit(interaction, await self._message(interaction, game, step, home, given))
            case ["play"]:
                await self._play(interaction, game)
            case _:
                raise UserError("unknown-button")

    async def _message(
        self, interaction: Interaction, game: AnyGame, step: int, home: Table | None, given: str = ""
    ) -> MessagePayload:
        guild, learner = interaction.guild_id or 0, interaction.user.id
        context = self._interactions.context_for(interaction, files=True)
        return await lesson_message(game, step, guild, learner, context, given, home)

    async def _play(self, interaction: Interaction, game: AnyGame) -> None:
        """Open a lobby as /play does, with computers of the easiest level. Also switch the user's hints on."""
        settled = opened_message(game, self._interactions.context_for(interaction))
        if interaction.guild_id is None:
            await self._opening.alone(interaction, PlayRequest(game.key), settled)
        else:
            await self._opening.open(interaction, game.key, None, (), settled, computers=True, short=True)
        while not self._interactions.settings.hints(interaction.guild_id or 0, interaction.user.id):
            await self._interactions.settings.set_for_user(interaction.user.id, "hints", ["on"])
