"""Virtual time jumps where nothing is left to do, and stands still while there is work."""

import asyncio
import datetime
import threading
import time

import aiohttp
import aiosqlite
import pytest
from aiohttp import web

from tests.virtual_time import BEGINNING, VirtualLoop, unattended


async def test_all_clocks_begin_at_noon_and_follow_the_loop():
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    assert datetime.datetime.fromtimestamp(BEGINNING, datetime.UTC).isoformat() == "2030-01-16T12:00:00+00:00"
    assert BEGINNING <= time.time() < BEGINNING + 60
    clocks = [loop.time, time.time, time.monotonic, time.perf_counter, lambda: time.time_ns() / 1e9]
    before = [read() for read in clocks]
    await asyncio.sleep(3600)
    assert [read() - at for read, at in zip(clocks, before, strict=True)] == [pytest.approx(3600, abs=0.01)] * 5


async def test_work_in_threads_holds_the_clock():
    began = time.monotonic()
    async with asyncio.timeout(0.001):
        await asyncio.to_thread(threading.Event().wait, 0.05)
        async with aiosqlite.connect(":memory:") as database:
            await database.execute(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 99999) SELECT 1"
            )
    assert time.monotonic() == began


async def test_a_request_to_a_server_of_the_same_loop_takes_no_time():
    async def names_both(request):
        return web.Response(text=f"{request.remote} {request.host}")

    app = web.Application()
    app.router.add_get("/", names_both)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    _, port = runner.addresses[0]
    began = time.monotonic()
    async with aiohttp.ClientSession() as session:
        for _ in range(20):
            async with session.get(f"http://127.0.0.1:{port}/", timeout=aiohttp.ClientTimeout(0.001)) as response:
                assert await response.text() == f"127.0.0.1 127.0.0.1:{port}"
        assert time.monotonic() == began
        await runner.cleanup()
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(f"http://127.0.0.1:{port}/")


async def test_the_clock_runs_on_over_work_that_hangs_on_purpose():
    goes_on = threading.Event()
    with unattended():
        work = asyncio.get_running_loop().run_in_executor(None, goes_on.wait)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asyncio.shield(work), 60)
    goes_on.set()
    assert await work
