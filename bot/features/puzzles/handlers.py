"""/puzzle and its buttons: answer a puzzle, show the points of all answers and their figures, show another puzzle."""

import asyncio

from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.puzzles.book import Book
from bot.features.puzzles.messages import MORE, NEXT, PICK, SAY, answer_message, puzzle_message
from bot.features.puzzles.models import Puzzle, is_played
from bot.features.puzzles.played import PlayedPuzzles
from bot.framework.converters import game_meant
from bot.framework.feature import component
from bot.framework.options import GameOption, anywhere, complete_game, described
from bot.framework.services import Services
from bot.games import GAMES
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction
from engine.core import Action, AnyMatch


class PuzzleHandlers(commands.Cog):
    """The command for puzzles, and the handlers of presses on them.

    Only a user's first answer to a puzzle is kept. Answered puzzles are not shown to the user again.
    """

    def __init__(self, services: Services, book: Book, played: PlayedPuzzles) -> None:
        self._interactions, self._store, self._book, self._played = services.interactions, services.store, book, played

    @app_commands.command(name="puzzle", description=described("command-puzzle"))
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_game)
    @anywhere
    async def puzzle(self, interaction: Interaction, game: GameOption | None = None) -> None:
        key = await self._next(interaction, await game_meant(interaction, game))
        await responses.send(interaction, await self._message(interaction, key), ephemeral=True)

    async def _next(self, interaction: Interaction, game: str | None) -> str:
        """Return the key of a puzzle that the user has not answered.

        If `game` is None, puzzles of the server's game come first, then those of all other games. Raises UserError:
        puzzle-none, puzzle-all-done.
        """
        usual = self._interactions.server(interaction).game
        wanted = [game] if game is not None else sorted(GAMES, key=lambda each: each != usual)
        done = await self._store.puzzles.answers(interaction.user.id)
        for each in wanted:
            if (key := await self._played.next(interaction, each, done)) is not None:
                return key
            puzzle = await asyncio.to_thread(self._book.next, each, done)
            if puzzle is not None:
                return puzzle.key
        raise UserError("puzzle-all-done" if {*wanted} & {*self._book.games()} else "puzzle-none")

    @component(NEXT, deferral=Deferral.BESIDE, private=True, anywhere=True)
    async def _show_next(self, interaction: Interaction, key: str) -> MessagePayload:
        return await self._message(interaction, await self._next(interaction, key.partition("-")[0]))

    @component(PICK, select=str, deferral=Deferral.BESIDE, anywhere=True)
    async def _pick(self, interaction: Interaction, key: str, chosen: str) -> MessagePayload:
        return await self._say(interaction, key, chosen)

    @component(SAY, deferral=Deferral.BESIDE, anywhere=True)
    async def _say(self, interaction: Interaction, key: str, action: str) -> MessagePayload:
        puzzle, match = await self._found(interaction, key)
        if action not in {str(each) for each in match.pending[puzzle.seat]}:
            raise UserError("unknown-button")
        store = self._store.puzzles
        kept = await store.answer(key, interaction.user.id, action, action == str(puzzle.best), self._store.now())
        # the puzzle of the week is public, so each user gets a separate ephemeral result
        return await self._told(interaction, puzzle, match, kept)

    @component(MORE, deferral=Deferral.EDIT, private=True, anywhere=True)
    async def _more(self, interaction: Interaction, key: str) -> MessagePayload:
        puzzle, match = await self._found(interaction, key)
        given = (await self._store.puzzles.answers(interaction.user.id)).get(key)
        if given is None:
            raise UserError("unknown-button")
        return await self._told(interaction, puzzle, match, given, more=True)

    async def _told(
        self, interaction: Interaction, puzzle: Puzzle, match: AnyMatch, given: str, *, more: bool = False
    ) -> MessagePayload:
        told = await self._store.puzzles.get_tally(puzzle.key)
        context, guild = self._interactions.context_for(interaction, files=True), interaction.guild_id or 0
        user = interaction.user.id
        return await answer_message(puzzle, match, Action.parse(given), told, guild, user, context, more=more)

    async def _message(self, interaction: Interaction, key: str) -> MessagePayload:
        puzzle, match = await self._found(interaction, key)
        context = self._interactions.context_for(interaction, files=True)
        return await puzzle_message(puzzle, match, interaction.guild_id or 0, interaction.user.id, context)

    async def _found(self, interaction: Interaction, key: str) -> tuple[Puzzle, AnyMatch]:
        """Return a puzzle and the match at its question. Raises UserError: puzzle-gone, puzzle-withdrawn."""
        if is_played(key):
            if (played := await self._played.at(interaction, key)) is None:
                raise UserError("puzzle-withdrawn")
            return played
        found = await asyncio.to_thread(self._book.at, key)
        if found is None:
            raise UserError("puzzle-gone")
        return found
