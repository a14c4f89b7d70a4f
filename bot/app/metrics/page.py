"""A page with the numbers and the health of the bot, only for this machine."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any

import aiohttp
from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from bot.app.metrics.event_counters import EventCounters
from bot.app.metrics.status import StatusCollector, StatusSnapshot
from bot.tables.background_tasks import ended

log = logging.getLogger(__name__)

HERE = "127.0.0.1"
NAMES = (HERE, "localhost")
"""Host names under which the page may be requested."""
TRY_PAUSE_S = 1.0
"""Seconds between two tries to listen while the previous bot still uses the port."""


class MetricsPage:
    """A server for `/metrics` (Prometheus) and `/health` (200, or 503 with a sentence).

    `standing`: returns the current state of the bot. `wrong`: returns what is wrong with it, or "".
    """

    def __init__(
        self,
        trace: aiohttp.TraceConfig,
        known: Callable[[], Collection[str]],
        standing: Callable[[], Awaitable[StatusSnapshot]],
        wrong: Callable[[], str],
    ) -> None:
        self._registry = CollectorRegistry()
        self._standing, self._wrong, self._collector = standing, wrong, StatusCollector()
        self.counted = EventCounters(self._registry, trace, known)
        self._registry.register(self._collector)
        ProcessCollector(registry=self._registry)
        app = web.Application(middlewares=[_asked_here])
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/health", self._health)
        self._runner = web.AppRunner(app, access_log=None)
        self.port, self._closed = 0, False
        self._trying: asyncio.Task[None] | None = None

    async def start(self, port: int, *, patient: bool = False) -> None:
        """Listen on the port. Port 0 means any free port.

        Raises OSError if another program uses the port. `patient`: wait until the port is free instead.
        """
        self.counted.start()
        await self._runner.setup()
        try:
            await self._listen(port)
        except OSError:
            if not patient:
                raise
            self._trying = asyncio.create_task(self._listen_later(port))

    async def close(self) -> None:
        """Stop answering. A second call does nothing."""
        if not self._closed:
            self._closed = True
            await self.counted.close()
            await ended(filter(None, [self._trying]))
            await self._runner.cleanup()

    async def _listen(self, port: int) -> None:
        await web.TCPSite(self._runner, HERE, port).start()
        self.port = self._runner.addresses[0][1]
        log.info("Metrics are at http://%s:%d/metrics.", HERE, self.port)

    async def _listen_later(self, port: int) -> None:
        while not self.port:
            await asyncio.sleep(TRY_PAUSE_S)
            with suppress(OSError):
                await self._listen(port)

    async def _metrics(self, _: web.Request) -> web.Response:
        self._collector.standing = await self._standing()
        return web.Response(body=generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, _: web.Request) -> web.Response:
        wrong = self._wrong()
        return web.Response(text=f"{wrong or 'well'}\n", status=503 if wrong else 200)


@web.middleware
async def _asked_here(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> Any:
    """Refuse requests from web pages, and requests for a host name that is not this machine's.

    The owner of another site may have pointed its host name at this machine.
    """
    if request.url.host not in NAMES or "Origin" in request.headers:
        raise web.HTTPForbidden(text="only by this machine's own address")
    return await handler(request)
