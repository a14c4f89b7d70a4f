"""The stand-in alone, as the author of another bot starts it: any token, people to script, faults over HTTP."""

import asyncio
import contextlib
import os
import re
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.playground import Person, Playground
from tests.bot.forking import launch
from tests.bot.playground.wire import Wire
from tests.bot.waiting import eventually
from tests.there import there

pytestmark = pytest.mark.real_time

ROOT = Path(__file__).parents[3]


@contextlib.asynccontextmanager
async def alone(log: Path, *words: str) -> AsyncIterator[str]:
    """`python -m bot.playground` with these words; what it says when it is there."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with log.open("wb") as output:
        command = ["bot.playground", "--port", "0", *words]
        process = launch(command, cwd=log.parent, env=environment, stdout=output, stderr=output)
    try:
        await eventually(lambda: "Its token" in log.read_text() or process.poll() is not None)
        yield log.read_text()
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)


@pytest.mark.slow
async def test_another_bot_comes_with_a_token_of_its_own_and_what_it_writes_is_kept(tmp_path: Path) -> None:
    words = ("--token", "mine", "--people", "Zoe", "--channels", "hall", "--keep", "world")
    for kept in (0, 1):
        async with alone(tmp_path / "log", *words) as said, aiohttp.ClientSession() as session:
            url, api = there(re.search(r"page: +(\S+)", said))[1], there(re.search(r"REST (\S+)", said))[1]
            async with session.get(url + "/people") as response:
                told = await response.json()
            (zoe,), (channel,) = told["people"], told["guilds"][0]["channels"]
            assert (zoe["name"], channel["name"]) == ("Zoe", "hall")
            person = await Person.at(url, int(zoe["id"]))
            assert [each.text for each in await person.sees(int(channel["id"]))] == ["hello"] * kept
            await person.close()
            for token, status in (("yours", 401), ("mine", 200)):
                path, headers = f"{api}/channels/{channel['id']}/messages", {"Authorization": f"Bot {token}"}
                async with session.post(path, json={"content": "hello"}, headers=headers) as response:
                    assert response.status == status


@pytest.mark.slow
async def test_a_file_that_is_no_world_is_named_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("dear diary " * 1000)
    async with alone(tmp_path / "log", "--keep", "notes") as said:
        assert "notes" in said
        assert "Traceback" not in said


async def put(discord: Playground, wire: Wire, body: Any) -> int:
    async with wire.session.post(discord.url + "/faults", json=body) as response:
        return response.status


async def test_faults_come_over_http_and_end_when_they_are_mended(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    me = "/users/@me"
    assert await put(discord, wire, {"fault": "fail", "method": "GET", "path": me, "status": 503}) == 200
    assert [(await wire.ask("GET", me)).status for _ in range(2)] == [503, 200]
    assert await put(discord, wire, {"fault": "outage", "status": 500, "error": 10008}) == 200
    refused = await wire.ask("GET", me)
    assert (refused.status, refused.code) == (500, 10008)
    assert await put(discord, wire, {"fault": "mend"}) == 200
    assert (await wire.ask("GET", me)).status == 200
    assert await put(discord, wire, {"fault": "reset", "path": f"/channels/{place.channel.id}/messages"}) == 200
    with pytest.raises(aiohttp.ClientError):
        await wire.post(place.channel, {"content": "x"})
    await wire.online()
    assert await put(discord, wire, {"fault": "disconnect", "resumable": False}) == 200
    await eventually(lambda: not discord.gateway_sessions.sessions)


async def test_a_fault_that_is_none_breaks_nothing(discord: Playground, wire: Wire) -> None:
    for body in (
        {},
        {"fault": "explode"},
        {"fault": "fail", "seconds": 1},
        {"fault": "fail", "times": -1},
        {"fault": "fail", "times": True},
        {"fault": "fail", "path": "("},
        {"fault": "delay", "seconds": "long"},
        {"fault": "hang", "method": 1},
    ):
        assert await put(discord, wire, body) == 409, body
        assert (await wire.ask("GET", "/users/@me")).status == 200, body
