"""Does what is pressed in a course: opens it, goes through it, answers, and opens a table at its end."""

from __future__ import annotations

from bot.messages import answers
from bot.messages.answers import Interaction
from bot.messages.desk import Desk
from bot.messages.lesson import course_of, lesson_post, opened_post
from bot.messages.opening import Opening
from bot.messages.post import Post
from bot.messages.router import Handler, in_private
from bot.tables.table import Refused
from engine.core import AnyGame


class LessonPresses:
    """The presses of those who learn a game. Nothing is stored: each says where in the course it leads."""

    def __init__(self, desk: Desk, opening: Opening) -> None:
        self._desk, self._opening = desk, opening
        self.handlers: dict[str, Handler] = {"learn": self._learn}

    async def begin(self, interaction: Interaction, key: str) -> None:
        """Open the course of that game in a message of its own. Raises Refused where it has none."""
        game = course_of(key)
        if game is None:
            raise Refused("no-course")
        await answers.send(interaction, await self._post(interaction, game, 0), ephemeral=True)

    async def _learn(self, interaction: Interaction, words: list[str]) -> None:
        """`learn:{step}:{game}:open`, `show`, `say:{answer}` or `play`."""
        game, step = course_of(words[1]) if len(words) > 2 else None, int(words[0])
        if game is None or step > len(game.course()):
            raise Refused("unknown-button")
        if words[2:] == ["open"]:
            await self.begin(interaction, game.key)
            return
        if not in_private(interaction):
            raise Refused("unknown-button")
        match words[2:]:
            case ["show"]:
                await answers.edit(interaction, await self._post(interaction, game, step))
            case ["say", given] if step < len(game.course()) and given in {a.key for a in game.course()[step].answers}:
                await answers.edit(interaction, await self._post(interaction, game, step, given))
            case ["play"]:
                await self._play(interaction, game)
            case _:
                raise Refused("unknown-button")

    async def _post(self, interaction: Interaction, game: AnyGame, step: int, given: str = "") -> Post:
        guild, learner = interaction.guild_id or 0, interaction.user.id
        return await lesson_post(game, step, guild, learner, self._desk.reader(interaction), given)

    async def _play(self, interaction: Interaction, game: AnyGame) -> None:
        """A lobby with computers of the easiest level, as by /play, for somebody who wants hints from now on."""
        settled = opened_post(game, self._desk.reader(interaction))
        await self._opening.open(interaction, game.key, None, (), settled, computers=True)
        if not self._desk.settings.hints(interaction.guild_id or 0, interaction.user.id):
            await self._desk.settings.set_of_user(interaction.user.id, "hints", ["on"])
