"""A proxy between the bot and the stand-in, as those are that keep the common limit of several processes: it answers no
request by 429, and lets each wait until its turn comes."""

import asyncio
from collections import Counter
from contextlib import asynccontextmanager, suppress

import aiohttp
from aiohttp import web

KEPT = ("Content-Type", "Authorization", "X-Audit-Log-Reason", "User-Agent")
UNCOUNTED = ("/webhooks/", "/interactions/")
"""What does not count in the limit of a token, for it goes by that of an interaction."""


class Proxy:
    """Lets `per_second` requests go to the stand-in, in the order in which they came. longest: how many have waited for
    that at once; shut: how many answers have told all to wait."""

    def __init__(self, discord, per_second):
        self._discord, self.per_second, self._turn = discord, per_second, asyncio.Lock()
        self._waiting, self.longest, self.shut, self.statuses = 0, 0, 0, Counter()
        self.api = ""

    async def forward(self, request):
        with suppress(ConnectionError):  # whoever asked has given it up
            return await self._forward(request)
        return web.Response(status=499)

    async def _forward(self, request):
        if not any(part in request.path for part in UNCOUNTED):
            await self._queue()
        headers = {name: request.headers[name] for name in KEPT if name in request.headers}
        url = self._discord.api.removesuffix("/api/v10") + request.raw_path
        async with aiohttp.ClientSession(auto_decompress=False) as session:
            given = {"headers": headers, "data": await request.read()}
            async with session.request(request.method, url, **given) as answer:
                self.statuses[answer.status] += 1
                self.shut += "X-RateLimit-Global" in answer.headers
                kept = {name: value for name, value in answer.headers.items() if name.startswith("X-RateLimit")}
                kept |= {name: answer.headers[name] for name in KEPT if name in answer.headers}
                return web.Response(status=answer.status, body=await answer.read(), headers=kept)

    async def _queue(self):
        self._waiting += 1
        self.longest = max(self.longest, self._waiting)
        try:
            async with self._turn:
                await asyncio.sleep(1 / self.per_second)
        finally:
            self._waiting -= 1


@asynccontextmanager
async def through(discord, per_second):
    """A proxy before the stand-in, which listens on loopback, until the end of the block."""
    proxy = Proxy(discord, per_second)
    app = web.Application(client_max_size=2**26)
    app.router.add_route("*", "/{path:.*}", proxy.forward)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    proxy.api = f"http://{host}:{port}/api/v10"
    try:
        yield proxy
    finally:
        await runner.cleanup()
