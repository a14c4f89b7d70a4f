"""The recorder tells what the bot asks, what it is answered, its limits and its mistakes, as it happens."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from bot.playground import Playground
from tests.bot.playground.wire import TOKEN, Wire


async def told(discord: Playground, wire: Wire, query: str = "") -> Any:
    async with wire.session.get(f"{discord.url}/recorder{query}") as response:
        assert response.status == 200
        return await response.json()


async def test_it_tells_requests_answers_limits_and_violations_live(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    before = await told(discord, wire)
    assert before["requests"] == []
    waiting = asyncio.create_task(told(discord, wire, f"?since={before['version']}&timeout=20"))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    sent = await wire.post(place.channel, {"content": "hello"}, {"a.png": b"123"})
    (entry,) = (await waiting)["requests"]
    assert (entry["method"], entry["status"]) == ("POST", 200)
    assert entry["path"] == f"/channels/{place.channel.id}/messages"
    assert (entry["body"], entry["reply"]) == ({"content": "hello"}, sent.body)
    assert entry["files"] == [{"name": "a.png", "size": 3}]
    assert (entry["bucket"], entry["limit"], entry["remaining"]) == ("POST /channels/{channel}/messages", 5, 4)
    await wire.post(place.channel, {"content": "x" * 3000})
    now = await told(discord, wire, f"?since={before['version'] + 1}")
    (entry,) = now["requests"]
    assert (entry["status"], entry["code"], now["violations"]) == (400, 50035, discord.violations)
    assert entry["violations"] == discord.violations
    assert len(discord.violations) == 1
    for _ in range(6):
        refused = await wire.ask("POST", f"/channels/{place.channel.id}/messages", {"content": "x"})
    assert refused.status == 429
    entry = (await told(discord, wire))["requests"][-1]
    assert (entry["status"], entry["scope"], entry["retry_after"] > 0) == (429, "user", True)
    assert entry["violations"] == []


async def test_it_tells_no_token_and_no_body_while_somebody_has_joined(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online()
    await wire.register({"name": "hand", "description": "Your cards"})
    asked, typing = await line.heard(place.anna.command(place.channel, "hand"))
    await wire.callback(asked, 4, {"content": "my secret hand", "flags": 64})
    await wire.hook("GET", asked, "/messages/@original")
    await typing
    said = json.dumps(await told(discord, wire))
    assert "my secret hand" in said
    paths = [entry["path"] for entry in (await told(discord, wire))["requests"]]
    assert paths[-1] == f"/webhooks/{discord.application_id}/TOKEN/messages/@original"
    assert discord.sessions.join(discord.invite(place.anna), "192.0.2.1")
    said = json.dumps(await told(discord, wire))
    assert "my secret hand" not in said
    assert (asked["token"] in said, TOKEN in said) == (False, False)
