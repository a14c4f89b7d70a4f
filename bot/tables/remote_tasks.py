"""Tasks at tables. Each is done by the process that has the table."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping

from bot.errors import UserError
from bot.store import Store
from bot.store.process_bus import BEGUN, Request

log = logging.getLogger(__name__)

TableTask = Callable[[int, int, str], Awaitable[object]]
"""Function for a task at a table. It is called with the table, a user and extra text. Raises UserError."""

LOOK_PAUSE_S = 5.0
"""Seconds between two checks for requests by other processes. Notifications usually arrive sooner."""
PATIENCE_S, ANSWER_PAUSE_S = 8.0, 0.25
"""Maximum seconds to wait for the answer of another process, and seconds between two checks for the answer."""


class RemoteTasks:
    """Runner of tasks at tables of this process. It requests tasks at other tables from their processes.

    The answer of another process is the same as if the task had been done here. If this process stops waiting, a task
    that has not begun is withdrawn.
    """

    def __init__(self, store: Store, tasks: Mapping[str, TableTask]) -> None:
        self._requests, self._tasks = store.requests, tasks

    async def do(self, kind: str, table: int, user: int, words: str = "") -> None:
        """Do a task at a table. If another process has the table, let that process do it.

        `kind`: the name of the task. `words`: its argument as text. Raises what the task raises, in either process.
        Raises UserError: elsewhere, if the other process does not answer.
        """
        try:
            await self._tasks[kind](table, user, words)
        except UserError as refused:
            if refused.key != "elsewhere":
                raise
            await self._asked(Request(kind, user, table, words))

    async def run_once(self) -> None:
        """Do the tasks that other processes have requested from this one.

        If the database made a task fail, it is tried again at the next check, provided that the other process still
        waits.
        """
        try:
            for request in await self._requests.get_own(int(PATIENCE_S * 1000)):
                await self._done(request)
        except UserError as refused:
            log.info("Tasks from other processes not done yet (%s); will retry.", refused.key)

    async def _asked(self, request: Request) -> None:
        number = await self._requests.ask(request)
        answer = await self._waited(number)
        if answer == BEGUN:  # the other process has just begun: its answer comes, unless it dies
            answer = await self._waited(number)
        if answer in (None, BEGUN):
            raise UserError("elsewhere")
        if answer:
            raise _refusal(answer)

    async def _waited(self, number: int) -> str | None:
        """Wait for the answer to the request `number`. If none comes, withdraw the request, unless its state is BEGUN.

        Return the answer or the state.
        """
        for _ in range(int(PATIENCE_S / ANSWER_PAUSE_S)):
            await asyncio.sleep(ANSWER_PAUSE_S)
            if await self._requests.answered(number) not in (None, BEGUN):
                break
        return await self._requests.withdraw(number)

    async def _done(self, request: Request) -> None:
        task, answer = self._tasks.get(request.kind), ""
        if task is None:  # a kind from another version of the bot
            return
        if not await self._requests.begin(request.id):
            return
        try:
            await task(request.table or 0, request.user, request.words)
        except UserError as refused:
            if refused.key == "elsewhere" or refused.unsaved:
                await self._requests.answer(request.id, None)
                raise
            answer = json.dumps([refused.key, refused.variables])
        await self._requests.answer(request.id, answer)


def _refusal(answer: str) -> UserError:
    said: tuple[str, dict[str, str | int | list[str]]] = json.loads(answer)
    key, variables = said
    return UserError(key, **{name: tuple(each) if isinstance(each, list) else each for name, each in variables.items()})
