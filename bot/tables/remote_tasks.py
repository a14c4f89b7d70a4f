"""What somebody wants done at a table, by whichever process has it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping

from bot.errors import UserError
from bot.store.guarded import GuardedStore
from bot.store.process_bus import BEGUN, Request

log = logging.getLogger(__name__)

Errand = Callable[[int, int, str], Awaitable[object]]
"""Does something at a table for a user, with further words. Raises UserError."""

LOOK_PAUSE_S = 5.0
"""Between two looks for what others ask, of which there is word sooner."""
PATIENCE_S, ANSWER_PAUSE_S = 8.0, 0.25
"""For so long, looking so often, an asker waits for the answer of another process."""


class RemoteTasks:
    """Does errands of a few kinds at tables of this process, and asks others for those at theirs, who answer as if it
    had been done here. What nobody has begun when the asker has waited long enough is done no more."""

    def __init__(self, guarded: GuardedStore, errands: Mapping[str, Errand]) -> None:
        self._guarded, self._requests, self._errands = guarded, guarded.store.requests, errands

    async def do(self, kind: str, table: int, user: int, words: str = "") -> None:
        """Have it done. Raises what the errand does, in whichever process, and UserError: elsewhere, where another
        process has the table and does not answer."""
        try:
            await self._errands[kind](table, user, words)
        except UserError as refused:
            if refused.key != "elsewhere":
                raise
            await self._asked(Request(kind, user, table, words))

    async def look(self) -> None:
        """Do what others ask; what fails is done at the next look, if they still wait."""
        try:
            for request in await self._guarded.read(self._requests.of_mine(int(PATIENCE_S * 1000))):
                await self._done(request)
        except UserError as refused:
            log.info("What others ask is done later (%s).", refused.key)

    async def _asked(self, request: Request) -> None:
        number = await self._guarded.saved(self._requests.ask(request))
        answer = await self._waited(number)
        if answer == BEGUN:  # at this very moment: its answer comes, unless that process dies
            answer = await self._waited(number)
        if answer in (None, BEGUN):
            raise UserError("elsewhere")
        if answer:
            raise _refusal(answer)

    async def _waited(self, number: int) -> str | None:
        """What has come of a request after a while, which is not asked for any more then unless it is BEGUN."""
        for _ in range(int(PATIENCE_S / ANSWER_PAUSE_S)):
            await asyncio.sleep(ANSWER_PAUSE_S)
            if await self._guarded.read(self._requests.answered(number)) not in (None, BEGUN):
                break
        return await self._guarded.saved(self._requests.withdraw(number))

    async def _done(self, request: Request) -> None:
        errand, answer = self._errands.get(request.kind), ""
        if errand is None:  # of another version of the bot
            return
        if not await self._guarded.saved(self._requests.begin(request.id)):
            return
        try:
            await errand(request.table or 0, request.user, request.words)
        except UserError as refused:
            if refused.key == "elsewhere" or refused.unsaved:
                await self._guarded.saved(self._requests.answer(request.id, None))
                raise
            answer = json.dumps([refused.key, refused.variables])
        await self._guarded.saved(self._requests.answer(request.id, answer))


def _refusal(answer: str) -> UserError:
    said: tuple[str, dict[str, str | int | list[str]]] = json.loads(answer)
    key, variables = said
    return UserError(key, **{name: tuple(each) if isinstance(each, list) else each for name, each in variables.items()})
