"""/review and its buttons: the progress while a review is computed, then its pages. All answers are ephemeral."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.review.messages import CURVE, REVIEW_AGAIN, REVIEW_PAGE, REVIEW_PICK, progress_message, review_message
from bot.features.review.service import ReviewJob, ReviewService
from bot.framework.feature import component
from bot.framework.options import TableOption, anywhere, complete_table, described
from bot.framework.services import Services
from bot.history.decisions import Review
from bot.live.tokens import Token
from bot.tables.background_tasks import ended
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.error_reports import ours
from bot.transport.payload import MessagePayload, sentence
from bot.transport.priority import Priority
from bot.transport.responses import Deferral, Interaction
from bot.transport.retries import FAILURES, Pauses, passing
from bot.ui.custom_ids import REVIEW
from bot.ui.render_queue import RenderRequest
from bot.ui.replay_frames import PICTURE_S
from engine.core import Seat

log = logging.getLogger(__name__)

EVERY_S = 4.0
"""Seconds between two edits that show the progress."""

Show = Callable[[Interaction, MessagePayload], Awaitable[None]]


async def _beside(interaction: Interaction, shown: MessagePayload) -> None:
    await responses.send(interaction, shown, ephemeral=True)


class ReviewHandlers(commands.Cog):
    """The command for reviews, and handlers for the button that also opens one, and for their pages."""

    def __init__(self, services: Services, reviews: ReviewService) -> None:
        self._interactions, self._reviews, self._replays = services.interactions, reviews, services.replays
        self._names = services.names
        self._following: dict[ReviewJob, asyncio.Task[None]] = {}

    @app_commands.command(name="review", description=described("command-review"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @anywhere
    async def review(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self.open(interaction, table)

    @component(REVIEW, deferral=Deferral.WHISPER, anywhere=True)
    async def open(self, interaction: Interaction, table_id: int | None, show: Show = _beside) -> None:
        """Show the review of a finished match. If it is not saved, compute it and show the progress.

        `table_id`: None stands for the user's latest match here. `show`: sends the page, by default in a new
        message. Raises UserError.
        """
        table, seat = await self._found(interaction, table_id)
        review = await self._reviews.get(table, seat)
        if review is not None:
            await show(interaction, await self._page(interaction, table, seat, review, CURVE))
            return
        looking = self._reviews.begin(table, seat, interaction.user.id)
        await show(interaction, progress_message(table, looking, self._interactions.context_for(interaction).speak))
        if (older := self._following.get(looking)) is not None:
            older.cancel()  # the newer message shows the progress
        self._following[looking] = asyncio.create_task(self._follow(interaction, table, looking))

    async def close(self) -> None:
        """Stop updating messages, and stop all reviews."""
        await ended(self._following.values())
        await self._reviews.close()

    @component(REVIEW_AGAIN, private=True, anywhere=True)
    async def _again(self, interaction: Interaction, table_id: int) -> None:
        await self.open(interaction, table_id, responses.edit)

    @component(REVIEW_PICK, select=int, private=True, anywhere=True)
    async def _pick(self, interaction: Interaction, table_id: int, chosen: int) -> None:
        await self._turn(interaction, table_id, chosen, None)

    @component(REVIEW_PAGE, private=True, anywhere=True)
    async def _turn(self, interaction: Interaction, table_id: int, page: int, figures: str | None) -> None:
        """Show a page of the review, with all figures of the decision if `figures` is given."""
        table, seat = await self._found(interaction, table_id)
        review = await self._reviews.get(table, seat)
        if review is None:  # it was made by another version of the engine
            await self.open(interaction, table.id, responses.edit)
            return
        shown = await self._page(interaction, table, seat, review, page, figures=figures is not None)
        await responses.edit(interaction, shown)

    async def _found(self, interaction: Interaction, number: int | None) -> tuple[Table, Seat]:
        """Return the finished match's table, and the seat that the user has or had there.

        Raises UserError if there is no such match, if it is not over, or if the user did not sit there. The error is
        the same in all three cases.
        """
        try:
            table = await self._interactions.finished(interaction, number)
        except UserError as refused:
            raise (UserError("no-review", **refused.variables) if refused.key == "no-replay" else refused) from None
        seat = table.sat_at(interaction.user.id)
        if seat is None:
            raise UserError("no-review", table=str(table.id))
        await self._names.learn(table.row.guild, table.persons)
        return table, seat

    async def _page(
        self, interaction: Interaction, table: Table, seat: Seat, review: Review, page: int, *, figures: bool = False
    ) -> MessagePayload:
        wish = RenderRequest(object(), Priority.ANSWER, PICTURE_S)
        context = replace(self._interactions.context_for(interaction, files=True), wish=wish)
        return await review_message(table, await self._replays.get(table), seat, review, page, context, figures=figures)

    async def _follow(self, interaction: Interaction, table: Table, looking: ReviewJob) -> None:
        """Keep updating the message with the progress, and finally with the result, while its token is valid."""
        token, said, pauses = Token(interaction), 0, Pauses()
        try:
            while token.alive:
                await asyncio.wait([looking.task], timeout=EVERY_S)
                if looking.task.cancelled():
                    return
                ended, done = looking.task.done(), looking.done
                if not ended and done == said:
                    continue
                try:
                    if ended:
                        outcome = await self._outcome(interaction, table, looking)
                        await responses.edit(interaction, outcome, Priority.WAITING)
                        return
                    shown = progress_message(table, looking, self._interactions.context_for(interaction).speak)
                    await responses.edit(interaction, shown, Priority.LAST)
                    said = done
                except FAILURES as error:
                    if not passing(error):
                        raise
                    await asyncio.sleep(pauses.next())
        except FAILURES as error:
            log.info("Review not delivered: %s", error)
        except Exception:
            log.exception("Review not shown")
        finally:
            if self._following.get(looking) is asyncio.current_task():
                del self._following[looking]

    async def _outcome(self, interaction: Interaction, table: Table, looking: ReviewJob) -> MessagePayload:
        """Return the first page of the review, or a sentence that says why there is no review."""
        error = looking.task.exception()
        if error is None:
            return await self._page(interaction, table, looking.seat, looking.task.result(), CURVE)
        refused = error if isinstance(error, UserError) else ours(log, "A review failed", error)
        return sentence(
            self._interactions.context_for(interaction).speak(f"refused-{refused.key}", **refused.variables)
        )
