"""Reviews of a player's decisions in a finished match. They are computed in the background, and play has priority."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from bot.ai.think_pool import STARTING_S, WARMING
from bot.ai.thoughts import weigh
from bot.ai.workers import Failed, TaskError, Workers
from bot.errors import UserError
from bot.history.decisions import Decision, Judgement, Review, decisions, reviewed, suspects
from bot.store import Store
from bot.tables.background_tasks import ended
from bot.tables.match_end import places_of
from bot.tables.table import Table
from engine.core import IllegalAction, Seat, decode, encode

log = logging.getLogger(__name__)

AT_ONCE = 4
"""Maximum number of matches under review at the same time. Their decisions take turns."""
FIRST_S = 0.2
"""Seconds of computing for each decision. With half as many, the curve jumps randomly."""
CLOSER_S, TIMES = 0.4, 6
"""Seconds of computing for a closer look at each decision that seems most costly, and number of such looks.

Each look uses other hidden deals.
"""
LIMIT_S = 20.0
"""Seconds after which a decision is given up on a busy machine."""
HOPELESS = 3
"""Number of decisions in a row that can't be judged after which the match is given up."""

last = partial(Workers, weigh.__module__, WARMING, limit_s=LIMIT_S, starting_s=STARTING_S, niceness=19)
"""Function that creates a worker process with the lowest CPU priority."""


@dataclass(slots=True, eq=False)
class ReviewJob:
    """A match under review.

    `count`: number of its decisions, 0 until known. `done`: how many of them are judged. After the last one, the most
    costly ones are judged more closely. `task`: returns the review, or raises UserError (review-none, review-failed, or
    a database failure).
    """

    table: int
    seat: Seat
    done: int = 0
    count: int = 0
    task: asyncio.Task[Review] = field(init=False)


class ReviewService:
    """The computation and storage of reviews.

    While any review is being computed, the service has its own worker, so that no computer player waits. `hire` creates
    the worker.
    """

    def __init__(self, store: Store, hire: Callable[[], Workers] = last) -> None:
        self._store, self._hire = store, hire
        self._looking: dict[int, ReviewJob] = {}
        self._workers: Workers | None = None
        self._thinking = 0
        self._turn = asyncio.Lock()

    async def get(self, table: Table, seat: Seat) -> Review | None:
        """Return the saved review of a seat, or None if there is none.

        Raises UserError if the database can't be read.
        """
        data = await self._store.records.review(table.id, seat, table.game.judge_version)
        with suppress(ValueError):  # saved in an older format
            return decode(Review, data) if data is not None else None
        return None

    def begin(self, table: Table, seat: Seat, user: int) -> ReviewJob:
        """Start the review of a finished match for the user who has or had this seat.

        If the review is already being computed, it is returned. Raises UserError if the user still waits for another
        review (review-other), or if too many reviews are being computed (review-full).
        """
        looking = self._looking.get(user)
        if looking is not None and (looking.table, looking.seat) != (table.id, seat):
            raise UserError("review-other", table=str(looking.table))
        if looking is None:
            if len(self._looking) >= AT_ONCE:
                raise UserError("review-full")
            looking = self._looking[user] = ReviewJob(table.id, seat)
            looking.task = asyncio.create_task(self._looked(looking, table, user))
            looking.task.add_done_callback(lambda task: self._over(user, task))
        return looking

    def forget(self, user: int) -> None:
        """Cancel the user's review, if one is being computed."""
        if looking := self._looking.get(user):
            looking.task.cancel()

    async def close(self) -> None:
        """Stop all reviews at once. An unfinished review starts again when its user asks for it."""
        await ended([looking.task for looking in self._looking.values()])
        await self._dismiss()

    def _over(self, user: int, task: asyncio.Task[Review]) -> None:
        del self._looking[user]
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, UserError):
            log.error("A review failed", exc_info=error)

    async def _looked(self, looking: ReviewJob, table: Table, user: int) -> Review:
        self._thinking += 1
        try:
            review = await self._made(looking, table)
        finally:
            self._thinking -= 1
            if not self._thinking:
                await self._dismiss()
        data, version, records = encode(review).decode(), table.game.judge_version, self._store.records
        with suppress(UserError):  # the user gets the review even if it was not saved
            await records.keep_review(table.id, looking.seat, user, version, data)
        return review

    async def _made(self, looking: ReviewJob, table: Table) -> Review:
        found = await self._decisions(table, looking.seat)
        looking.count = len(found)
        if not found:
            raise UserError("review-none")
        judged: list[tuple[Decision, Judgement]] = []
        failed = 0
        for decision in found:
            if (judgement := await self._judged(table, decision, FIRST_S, 0)) is not None:
                judged.append((decision, judgement))
            failed = 0 if judgement is not None else failed + 1
            if failed == HOPELESS:
                raise UserError("review-failed")
            looking.done += 1
        if not judged:
            raise UserError("review-failed")
        closer: dict[int, list[Judgement]] = {}
        for decision, _ in suspects(judged):
            again = [await self._judged(table, decision, CLOSER_S, time) for time in range(1, TIMES + 1)]
            closer[decision.seq] = [judgement for judgement in again if judgement is not None]
        return reviewed(judged, closer, _share(table, looking.seat))

    async def _decisions(self, table: Table, seat: Seat) -> list[Decision]:
        """Return the decisions that the person on this seat made.

        Moves by a computer are left out. So are moves that were made because the time was up.
        """
        everything = await self._store.tables.load(table.id)
        if everything is None or table.match is None:
            raise UserError("no-table", table=str(table.id))
        own = {move.seq for move in everything.moves if move.seat == seat and move.by == "person"}
        try:
            return await asyncio.to_thread(decisions, table.game, table.match.record(), seat, own)
        except (IllegalAction, ValueError) as error:
            raise UserError("replay-broken") from error

    async def _judged(self, table: Table, decision: Decision, seconds: float, time: int) -> Judgement | None:
        """Return a worker's judgement of a decision, or None if judging fails. Only one decision is judged at a time.

        `seconds`: time for the judgement. `time`: which judgement of this decision it is. Each judgement guesses other
        hidden deals.
        """
        luck = f"review {table.id} {decision.seq} {time}".encode()
        try:
            async with self._turn:
                self._workers = self._workers or self._hire()
                task = table.row.game, decision.view, decision.legal, luck, seconds
                return await self._workers.run(weigh, *task)
        except TaskError as error:
            severity = logging.ERROR if isinstance(error, Failed) else logging.WARNING
            log.log(severity, "Table %s: one decision not reviewed, because its calculation %s", table.id, error)
            return None

    async def _dismiss(self) -> None:
        workers, self._workers = self._workers, None
        if workers is not None:
            await workers.close()


def _share(table: Table, seat: Seat) -> float:
    """Return the seat's share of first place: 1 for a sole winner, a fraction for tied winners, otherwise 0."""
    assert table.match is not None
    assert table.match.result is not None
    places = places_of(table, table.match.result)
    return (places[seat] == 1) / places.count(1)
