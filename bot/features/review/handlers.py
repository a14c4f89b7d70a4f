"""Handlers for reviews: the progress while a review is computed, then its pages. All answers are ephemeral."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.errors import UserError
from bot.features.review.messages import CURVE, progress_message, review_message
from bot.features.review.service import ReviewJob, ReviewService
from bot.framework.feature import ComponentHandler
from bot.framework.interaction_service import InteractionService
from bot.history.decisions import Review
from bot.history.replays import Replays
from bot.live.tokens import Token
from bot.tables.background_tasks import ended
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.display_names import DisplayNames
from bot.transport.error_reports import ours
from bot.transport.forms import selected
from bot.transport.payload import MessagePayload, sentence
from bot.transport.priority import Priority
from bot.transport.responses import FAILURES, Deferral, Interaction, in_private
from bot.ui.render_queue import RenderRequest
from bot.ui.replay_frames import PICTURE_S
from engine.core import Seat

log = logging.getLogger(__name__)

EVERY_S = 4.0
"""Seconds between two edits that show the progress."""

Show = Callable[[Interaction, MessagePayload], Awaitable[None]]


async def _beside(interaction: Interaction, shown: MessagePayload) -> None:
    """Show a page ephemerally in a new message."""
    await responses.send(interaction, shown, ephemeral=True)


def _late(words: list[str], _private: bool) -> Deferral:
    """Choose the deferral of a late answer.

    If the press opens a review, the answer is a new message. Otherwise the pressed message is edited.
    """
    return Deferral.WHISPER if len(words) == 1 else Deferral.EDIT


class ReviewHandlers:
    """Handlers for reviews, which a command or a button opens, and for their pages."""

    def __init__(
        self, interactions: InteractionService, reviews: ReviewService, replays: Replays, names: DisplayNames
    ) -> None:
        self._interactions, self._reviews, self._replays, self._names = interactions, reviews, replays, names
        self._following: dict[ReviewJob, asyncio.Task[None]] = {}
        self.presses = {"review": ComponentHandler(self._press, _late, anywhere=True)}

    async def open(self, interaction: Interaction, number: int | None, show: Show = _beside) -> None:
        """Show the review of a finished match. If it is not saved, compute it and show the progress.

        `number`: number of the table. None: the user's latest match here. `show`: sends the page, by default in a new
        message. Raises UserError.
        """
        table, seat = await self._found(interaction, number)
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

    async def _press(self, interaction: Interaction, words: list[str]) -> None:
        """Answer a press. The answer edits the pressed message, except when a review is opened.

        `review:{table}` opens a review. `review:{table}:again` checks whether the review is ready.
        `review:{table}:{page}` shows a page. If the button is a select, its value is the page instead. With `figures`
        as a further word, it shows all figures of a decision.
        """
        chosen = selected(interaction) if len(words) == 2 else None
        match [words[0], *chosen] if chosen else words:
            case [number]:
                await self.open(interaction, int(number))
            case [number, "again"] if in_private(interaction):
                await self.open(interaction, int(number), responses.edit)
            case [number, page, *more] if (
                page.isdecimal() and len(page) < 3 and more in ([], ["figures"]) and in_private(interaction)
            ):
                table, seat = await self._found(interaction, int(number))
                review = await self._reviews.get(table, seat)
                if review is None:  # it was made by another version of the engine
                    await self.open(interaction, table.id, responses.edit)
                    return
                shown = await self._page(interaction, table, seat, review, int(page), figures=bool(more))
                await responses.edit(interaction, shown)
            case _:
                raise UserError("unknown-button")

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
        token, said, pauses = Token(interaction), 0, responses.Pauses()
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
                    if not responses.passing(error):
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
