"""Handlers for puzzles: answer a puzzle, show the points of all answers and their figures, show another puzzle."""

import asyncio

from bot.errors import UserError
from bot.features.puzzles.book import Book
from bot.features.puzzles.messages import MORE, NEXT, PICK, SAY, answer_message, puzzle_message
from bot.features.puzzles.models import Puzzle, is_played
from bot.features.puzzles.played import PlayedPuzzles
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.games import GAMES
from bot.store import Store
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction
from engine.core import Action, AnyMatch


class PuzzleHandlers:
    """The handlers of presses on puzzles.

    Only a user's first answer to a puzzle is kept. Answered puzzles are not shown to the user again.
    """

    def __init__(self, interactions: InteractionService, store: Store, book: Book, played: PlayedPuzzles) -> None:
        self._interactions, self._store, self._book, self._played = interactions, store, book, played

    async def begin(self, interaction: Interaction, game: str | None) -> None:
        """Show a puzzle that the user has not answered.

        If `game` is None, puzzles of the server's game come first, then those of all other games. Raises UserError:
        puzzle-none, puzzle-all-done.
        """
        key = await self._next(interaction, game)
        await responses.send(interaction, await self._message(interaction, key), ephemeral=True)

    async def _next(self, interaction: Interaction, game: str | None) -> str:
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
