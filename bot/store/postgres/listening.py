"""A listener for writes of other processes. It has its own connection, on which nothing is written."""

import asyncio
import logging
import threading
from contextlib import suppress

from bot.store.postgres.connection import Postgres
from bot.store.postgres.troubles import TROUBLES, trouble
from bot.store.process_bus import News

log = logging.getLogger(__name__)

LISTEN = "LISTEN hanapai"
HEARS_S, AGAIN_S = 0.5, 2.0
"""Seconds between two checks whether to stop, and seconds before a new attempt to connect."""


class Listening(News):
    """`News` in PostgreSQL. Triggers of the schema send notifications for it.

    After a lost connection, every kind of news is reported, because some notifications may have been missed. The
    listener has a thread, because not every event loop can wait for notifications.
    """

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address, self._ends, self._thread = address, threading.Event(), None
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Start listening."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="postgres news", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Stop listening."""
        self._ends.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._ends.is_set():
            try:
                self._listen(Postgres.connect(self._address))
            except TROUBLES as error:
                log.info(
                    "No notifications from other processes; checking regularly instead, and will reconnect: %s",
                    trouble(error, self._address),
                )
            self._ends.wait(AGAIN_S)

    def _listen(self, connection: Postgres) -> None:
        """Listen until the listener is closed or the connection is lost. Raises psycopg.Error."""
        try:
            connection.script(LISTEN)
            self._tell(*self._told)
            while not self._ends.is_set():
                self._tell(*{each.payload for each in connection.raw.notifies(timeout=HEARS_S, stop_after=1)})
        finally:
            connection.raw.close()

    def _tell(self, *kinds: str) -> None:
        for told in [told for kind in kinds for told in self._told.get(kind, ())]:
            with suppress(RuntimeError):  # the loop has ended
                if self._loop is not None:
                    self._loop.call_soon_threadsafe(told)
