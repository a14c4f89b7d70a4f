"""/learn and the buttons of a course: open it, change its page, answer its questions, play at its end."""

from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.lobby.opening import Opening
from bot.framework.converters import game_meant
from bot.framework.feature import component
from bot.framework.options import GameOption, anywhere, complete_game, described
from bot.framework.services import Services
from bot.tables.move_checks import playing
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction
from bot.ui.asleep_message import PlayRequest
from bot.ui.custom_ids import LESSON, LESSON_ANSWER, LESSON_PAGE, LESSON_PLAY
from bot.ui.lesson_message import course_of, lesson_message, opened_message
from engine.core import AnyGame


class LessonHandlers(commands.Cog):
    """The command and handlers for a course. Nothing is stored: each custom_id says which step it leads to."""

    def __init__(self, services: Services, opening: Opening) -> None:
        self._interactions, self._opening, self._sleeping = services.interactions, opening, services.sleeping

    @app_commands.command(name="learn", description=described("command-learn"))
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_game)
    @anywhere
    async def learn(self, interaction: Interaction, game: GameOption | None = None) -> None:
        game = await game_meant(interaction, game)
        await self.begin(interaction, game or await self._here(interaction), await self.home(interaction, None))

    async def _here(self, interaction: Interaction) -> str:
        """Return the game of the user's table in this channel, otherwise the server's game."""
        try:
            return (await self._interactions.table(interaction, None)).row.game
        except UserError as refused:
            if refused.key != "no-table-here":
                raise
            return self._interactions.server(interaction).game

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

    @component(LESSON, verb="open", deferral=Deferral.WHISPER, anywhere=True)
    async def _open(self, interaction: Interaction, step: int, game: str, home: int | None) -> None:
        """Open the course. `home`: number of the table from which it is opened."""
        await self.begin(interaction, _course(game, step).key, await self._home(interaction, home))

    @component(LESSON, verb="show", private=True, anywhere=True)
    async def _show(self, interaction: Interaction, step: int, game: str, home: int | None) -> MessagePayload:
        return await self._message(interaction, _course(game, step), step, await self._home(interaction, home))

    @component(LESSON_PAGE, private=True, anywhere=True)
    async def _turn(
        self, interaction: Interaction, step: int, game: str, page: int, home: int | None
    ) -> MessagePayload:
        table = await self._home(interaction, home)
        return await self._message(interaction, _course(game, step), step, table, page=page)

    @component(LESSON_ANSWER, private=True, anywhere=True)
    async def _say(
        self, interaction: Interaction, step: int, game: str, answer: str, home: int | None
    ) -> MessagePayload:
        course, table = _course(game, step), await self._home(interaction, home)
        if answer not in {each.key for lesson in course.course()[step : step + 1] for each in lesson.answers}:
            raise UserError("unknown-button")
        return await self._message(interaction, course, step, table, answer)

    async def _home(self, interaction: Interaction, table_id: int | None) -> Table | None:
        return None if table_id is None else await self.home(interaction, table_id)

    async def _message(
        self,
        interaction: Interaction,
        game: AnyGame,
        step: int,
        home: Table | None,
        given: str = "",
        page: int | None = None,
    ) -> MessagePayload:
        guild, learner = interaction.guild_id or 0, interaction.user.id
        context = self._interactions.context_for(interaction, files=True)
        return await lesson_message(game, step, guild, learner, context, given, home, page)

    @component(LESSON_PLAY, private=True, anywhere=True)
    async def _play(self, interaction: Interaction, step: int, game: str) -> None:
        """Begin a match with computers of the easiest level. Also switch the user's hints on."""
        settled = opened_message(_course(game, step), self._interactions.context_for(interaction))
        if interaction.guild_id is None:
            await self._opening.alone(interaction, PlayRequest(game), settled)
        else:
            await self._opening.open(interaction, game, None, (), settled, computers=True, short=True)
        while not self._interactions.settings.hints(interaction.guild_id or 0, interaction.user.id):
            await self._interactions.settings.set_for_user(interaction.user.id, "hints", ["on"])


def _course(key: str, step: int) -> AnyGame:
    """Return the game of that key. Raises UserError if its course has no such step."""
    game = course_of(key)
    if game is None or step > len(game.course()):
        raise UserError("unknown-button")
    return game
