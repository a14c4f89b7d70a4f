"""A proxy between the bot and the stand-in, which keeps the common limit of several processes as nirn-proxy does.

What it does is taken from nirn-proxy's source (`lib/queue.go`, `queue_manager.go`, `bucketpath.go`, `discord.go`):

- Requests with the bot's token wait for the common limit. Those without it, by an interaction's token, don't.
- Requests of one bucket go one after the other. After the last that a window allows, or a 429, the next one waits.
- Discord's answers are passed on whole, with their headers in lower case. So is a 429.
- A 429 of its own names no bucket and has no `Via`. Where Discord gives no answer, it says so in plain text: 408 after
  its patience, 500 for a lost connection.
"""

import asyncio
import re
from collections import Counter, defaultdict
from contextlib import asynccontextmanager, suppress

import aiohttp
from aiohttp import web

DROPPED = {"content-length", "content-encoding", "transfer-encoding", "connection", "date", "server"}
"""Headers that belong to one connection, in lower case."""
OWN_429 = {
    "generated-by-proxy": "true",
    "x-ratelimit-scope": "user",
    "x-ratelimit-limit": "1",
    "x-ratelimit-remaining": "0",
    "x-ratelimit-after": "1",
    "retry-after": "1",
}
OWN_429_BODY = {"global": False, "message": "You are being rate limited.", "retry_after": 1}
MAJOR = re.compile(r"/api/v10/((?:channels|guilds|webhooks|interactions)/\d+)(/.*)?")
SNOWFLAKE = re.compile(r"(?<=/)\d{17,20}(?=/|$)")


def bucket_of(path):
    """The bucket that a request is put in by its path: ids are alike, but for that of the channel, server or token."""
    found = MAJOR.fullmatch(path)
    return path if found is None else found[1] + SNOWFLAKE.sub("!", found[2] or "")


class Proxy:
    """Lets `per_second` requests of the token go to the stand-in, in the order in which they came.

    `longest`: how many have waited for that at once. `shut`: how many answers have told all to wait. `statuses`: how
    often each was answered. `refuse`: answers of its own to come, by status, each to a request to a channel.
    """

    def __init__(self, discord, per_second):
        self._discord, self.per_second, self._turn = discord, per_second, asyncio.Lock()
        self._buckets = defaultdict(asyncio.Lock)
        self._waiting, self.longest, self.shut, self.statuses = 0, 0, 0, Counter()
        self.refuse, self.api = list[int](), ""

    async def forward(self, request):
        with suppress(ConnectionError):  # whoever asked has given it up
            if "Authorization" in request.headers:
                await self._queue()
            async with self._buckets[bucket_of(request.path)]:
                return await self._forward(request)
        return web.Response(status=499)

    async def _forward(self, request):
        if self.refuse and "/channels/" in request.path:
            return self._own(self.refuse.pop(0))
        headers = {name: value for name, value in request.headers.items() if name.lower() not in DROPPED | {"host"}}
        url = self._discord.api.removesuffix("/api/v10") + request.raw_path
        async with aiohttp.ClientSession(auto_decompress=False) as session:
            given = {"headers": headers, "data": await request.read()}
            async with session.request(request.method, url, **given) as answer:
                self.statuses[answer.status] += 1
                self.shut += "X-RateLimit-Global" in answer.headers
                kept = {name.lower(): value for name, value in answer.headers.items() if name.lower() not in DROPPED}
                body = await answer.read()
        response = web.Response(status=answer.status, body=body, headers=kept)
        if kept.get("x-ratelimit-remaining") == "0" or answer.status == 429:
            await response.prepare(request)
            await response.write_eof()  # it has its answer, and what comes next waits
            shared = kept.get("x-ratelimit-scope", "user") != "user"
            after = kept.get("retry-after") if shared else None
            await asyncio.sleep(float(after or kept.get("x-ratelimit-reset-after", 0)))
        return response

    def _own(self, status):
        """An answer that Discord hasn't given."""
        self.statuses[status, "own"] += 1
        if status == 429:
            return web.json_response(OWN_429_BODY, status=429, headers=OWN_429)
        return web.Response(status=status, text="context deadline exceeded" if status == 408 else "EOF")

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
