"""Guests from a local network: each is the one person whose code they have, and reaches nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from io import BytesIO
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.api import uploads
from bot.playground.people import live, sessions
from tests.bot.playground.wire import EPHEMERAL, TOKEN, V2, Line, Wire, button, row
from tests.bot.waiting import PATIENCE_S
from tests.missing import stand_aside
from tests.there import there

ADDRESS = "127.0.0.2"
"""A second address of this machine, from which guests come and at which they knock."""
LOOK = {"name": "look", "description": "At a file", "options": [{"type": 11, "name": "file", "description": "Which"}]}
GO = {"name": "go", "description": "There", "options": [{"type": 7, "name": "where", "description": "Where"}]}
PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (1).to_bytes(4, "big") * 2


@dataclass
class Guest:
    """A browser at that address, with the cookies it was given."""

    session: aiohttp.ClientSession
    url: str

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        async with self.session.get(self.url + path, headers=headers) as response:
            return response.status, await _read(response)

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        async with self.session.post(self.url + path, json=body, headers=headers) as response:
            return response.status, await _read(response)

    async def upload(self, person: str, data: bytes) -> tuple[int, Any]:
        path = f"{self.url}{person}/uploads?name=deal%22.txt&type=text/plain"
        async with self.session.post(path, data=BytesIO(data)) as response:
            return response.status, await _read(response)

    async def join(self, code: str) -> int:
        return (await self.post("/join", {"code": code}))[0]


async def _read(response: aiohttp.ClientResponse) -> Any:
    return await (response.json() if response.content_type == "application/json" else response.read())


@asynccontextmanager
async def guest(port: int) -> AsyncIterator[Guest]:
    connector = aiohttp.TCPConnector(local_addr=(ADDRESS, 0))
    jar = aiohttp.CookieJar(unsafe=True)  # cookies of an address, as browsers keep them
    async with aiohttp.ClientSession(connector=connector, cookie_jar=jar) as session:
        yield Guest(session, f"http://{ADDRESS}:{port}")


@pytest.fixture
async def port(discord: Playground, place: SimpleNamespace) -> int:
    try:
        return await discord.let_in(ADDRESS)
    except OSError:
        stand_aside(f"this machine has no address {ADDRESS}")


@pytest.fixture
async def hands(place: SimpleNamespace, wire: Wire) -> dict[str, Any]:
    """Anna's and Ben's ephemeral messages in Discord's JSON, each with a picture."""
    line = await wire.online()
    await wire.register({"name": "hand", "description": "Your cards"})
    return {who.name: await _hand(place, wire, line, who) for who in (place.anna, place.ben)}


async def _hand(place: SimpleNamespace, wire: Wire, line: Line, who: Any) -> Any:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://hand.png"}}]}
    data = {"flags": V2 | EPHEMERAL, "components": [gallery, row(button())]}
    _, answer = await wire.answered(line, who.command(place.channel, "hand"), 4, data, files={"hand.png": PNG})
    return answer.message.raw


def picture(message: Any) -> str:
    """The path of the picture of a message."""
    return urlsplit(message["components"][0]["items"][0]["media"]["url"]).path


async def test_a_guest_sees_and_does_what_their_person_does_and_nothing_of_anybody_else(
    discord: Playground, place: SimpleNamespace, port: int, hands: dict[str, Any]
) -> None:
    anna, ben, here = place.anna.id, place.ben.id, place.channel.id
    async with guest(port) as at:
        assert (await at.get("/session"))[1] == {"home": False, "person": None}
        assert await at.join(discord.invite(place.ben)) == 200
        assert (await at.get("/session"))[1] == {"home": False, "person": str(ben)}
        status, seen = await at.get(f"/people/{ben}/channels/{here}/messages")
        assert (status, [each["id"] for each in seen["messages"]]) == (200, [hands["Ben"]["id"]])
        assert await at.get(picture(hands["Ben"])) == (200, PNG)
        assert (await at.get(picture(hands["Anna"])))[0] == 403
        for path in ("", f"/channels/{here}/messages", f"/channels/{here}/messages?since=9&timeout=9"):
            assert (await at.get(f"/people/{anna}{path}"))[0] == 403
        assert (await at.get(f"/people/{anna}/channels/{here}/commands"))[0] == 403
        for path in (
            f"/channels/{here}/messages",
            f"/channels/{here}/commands",
            f"/messages/{hands['Anna']['id']}/press",
            f"/messages/{hands['Anna']['id']}/dismiss",
            "/modals/1",
            "/direct",
        ):
            assert (await at.post(f"/people/{anna}{path}", {"content": "I am Anna", "custom_id": "id"}))[0] == 403
        # by their own name the message of somebody else is not there
        assert (await at.post(f"/people/{ben}/messages/{hands['Anna']['id']}/press", {"custom_id": "id"}))[0] == 409
        assert (await at.post(f"/people/{ben}/channels/{here}/messages", {"content": "I am Ben"}))[0] == 200
        assert (await place.anna.sees(place.channel))[-1].text == "I am Ben"


async def test_once_somebody_has_joined_their_hand_is_theirs_alone_on_the_machine_of_the_playground_too(
    discord: Playground, place: SimpleNamespace, port: int, hands: dict[str, Any], wire: Wire
) -> None:
    async with guest(port) as at:
        await at.join(discord.invite(place.ben))
        async with wire.session.get(f"{discord.url}/people/{place.ben.id}/channels/{place.channel.id}/messages") as got:
            assert got.status == 403
        async with wire.session.get(discord.url + picture(hands["Ben"])) as got:
            assert got.status == 403
        assert [each.id for each in await place.anna.sees(place.channel)] == [int(hands["Anna"]["id"])]
        assert (await at.post("/leave", {}))[0] == 200
        assert (await at.get(f"/people/{place.ben.id}"))[0] == 401
    assert await place.ben.sees(place.channel)


async def test_what_is_open_on_the_machine_of_the_playground_ends_when_a_guest_joins_as_that_person(
    discord: Playground, place: SimpleNamespace, port: int, wire: Wire
) -> None:
    ben = f"{discord.url}/people/{place.ben.id}"
    here = f"{ben}/channels/{place.channel.id}/messages"
    async with guest(port) as at, wire.session.ws_connect(f"{ben}/live") as socket:
        await socket.receive_json()
        async with wire.session.get(here) as got:
            version = (await got.json())["version"]
        waiting = asyncio.create_task(wire.session.get(f"{here}?since={version}&timeout=20"))
        await asyncio.sleep(0.05)
        await at.join(discord.invite(place.ben))
        await place.anna.says(place.channel, "for Ben where they are")
        assert await closed(socket) == aiohttp.WSCloseCode.POLICY_VIOLATION
        assert (await waiting).status == 403


async def test_guests_reach_the_page_and_nothing_that_is_for_this_machine(
    discord: Playground, place: SimpleNamespace, port: int
) -> None:
    ben = f"/people/{place.ben.id}"
    forged = {"custom_id": "x", "values": {}, "channel": str(place.channel.id)}
    async with guest(port) as at:
        assert (await at.get("/"))[0] == 200
        assert (await at.get("/page/app.js"))[0] == 200
        assert (await at.get("/people"))[0] == 401
        await at.join(discord.invite(place.ben))
        token = {"Authorization": f"Bot {TOKEN}"}
        for path in ("/gateway", "/api/v10/gateway", "/api/v10/users/@me", "/recorder", "/faults"):
            assert (await at.get(path, **token))[0] == 404, path
        assert (await at.post(f"/api/v10/channels/{place.channel.id}/messages", {"content": "x"}, **token))[0] == 404
        assert (await at.post("/people", {"name": "Eve"}))[0] == 405
        assert (await at.post(f"{ben}/forge", forged))[0] == 404
        message = discord.write(place.channel, place.anna, "a table")
        raw = {"custom_id": "anything", "raw": True}
        assert (await at.post(f"{ben}/messages/{message}/press", raw))[0] == 403
        assert (await at.post(f"{ben}/messages/{message}/select", raw | {"values": []}))[0] == 403
        status, told = await at.get("/people")
        assert (status, [each["name"] for each in told["people"]]) == (200, ["Anna", "Ben"])


async def test_a_guest_is_told_of_no_place_that_they_do_not_see(
    discord: Playground, place: SimpleNamespace, port: int, wire: Wire
) -> None:
    thread = discord.add_thread(place.channel, "Anna's secret", private=True, members=[place.anna])
    await wire.register(GO)
    elsewhere = discord.add_guild("Elsewhere")
    discord.leave(elsewhere, place.ben)
    chie = discord.add_person("Chie", guilds=[elsewhere])
    async with guest(port) as at:
        await at.join(discord.invite(place.ben))
        told = (await at.get("/people"))[1]
        assert [[each["name"] for each in guild["channels"]] for guild in told["guilds"]] == [["games"]]
        assert str(chie.id) not in [each["id"] for each in told["people"]]
        command = f"/people/{place.ben.id}/channels/{place.channel.id}/commands"
        status, said = await at.post(command, {"command": "go", "options": {"where": str(thread.id)}})
        assert (status, "there is no channel" in said["error"]) == (409, True)


async def test_how_often_something_happened_that_only_others_see_is_not_told(
    discord: Playground, place: SimpleNamespace, port: int, wire: Wire
) -> None:
    line = await wire.online()
    await wire.register({"name": "hand", "description": "Your cards"})
    path = f"/people/{place.ben.id}/channels/{place.channel.id}/messages"
    async with guest(port) as at:
        await at.join(discord.invite(place.ben))
        before = (await at.get(path))[1]["version"]
        waiting = asyncio.create_task(at.get(f"{path}?since={before}&timeout=20"))
        message = await _hand(place, wire, line, place.anna)
        await place.anna.dismiss(int(message["id"]))
        assert (await at.get(path))[1]["version"] == before
        assert not waiting.done()
        await place.anna.says(place.channel, "hello")
        assert (await waiting)[1]["version"] > before


async def test_foreign_names_and_pages_are_refused_and_no_other_site_sends_the_cookie(
    discord: Playground, place: SimpleNamespace, port: int
) -> None:
    path = f"/people/{place.ben.id}/channels/{place.channel.id}/messages"
    async with guest(port) as at:
        async with at.session.post(at.url + "/join", json={"code": discord.invite(place.ben)}) as response:
            cookie = response.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        for name, value, status in (
            ("Host", "rebound.example:8765", 403),
            ("Host", "localhost", 403),
            ("Host", "192.0.2.1", 403),
            ("Origin", "http://evil.example", 403),
            ("Origin", "null", 403),
            ("Sec-Fetch-Site", "cross-site", 403),
            ("Sec-Fetch-Site", "same-site", 403),
            ("Sec-Fetch-Site", "same-origin", 200),
        ):
            assert (await at.get("/people", **{name: value}))[0] == status, (name, value)
            assert (await at.post(path, {"content": "x"}, **{name: value}))[0] == status, (name, value)


async def test_codes_cannot_be_guessed_and_wrong_ones_make_everybody_at_that_address_wait(
    discord: Playground, place: SimpleNamespace, port: int
) -> None:
    codes = {discord.invite(place.ben) for _ in range(200)}
    assert len(codes) == 200
    newest = discord.invite(place.ben)
    assert len(newest.replace("-", "")) * 5 >= 60  # bits
    async with guest(port) as at:
        wrong = [await at.join(code) for code in [*codes][: sessions.WRONG_CODES]]
        assert wrong == [403] * sessions.WRONG_CODES
        status, said = await at.post("/join", {"code": newest})
        assert (status, said["retry_after"] > 1) == (429, True)
    assert discord.sessions.join(newest.lower().replace("-", " "), "192.0.2.7")
    for code in ("", "-", newest[:-1], newest + "2", "é" * 12):
        assert discord.sessions.join(code, f"192.0.2.{100 + len(code)}") is None


async def test_a_guest_who_does_too_much_waits_and_another_does_not(
    discord: Playground, place: SimpleNamespace, port: int
) -> None:
    path = f"/people/{{}}/channels/{place.channel.id}/messages"
    async with guest(port) as at, guest(port) as other:
        await at.join(discord.invite(place.ben))
        await other.join(discord.invite(place.anna))
        tries = [await at.post(path.format(place.ben.id), {"content": str(n)}) for n in range(3 * sessions.ACTS[0])]
        assert [status for status, _ in tries[: sessions.ACTS[0]]] == [200] * sessions.ACTS[0]
        assert 429 in [status for status, _ in tries]
        assert (await other.post(path.format(place.anna.id), {"content": "hello"}))[0] == 200


async def test_a_guest_hands_over_small_files_of_their_own_and_uses_none_of_others(
    discord: Playground, place: SimpleNamespace, port: int, wire: Wire
) -> None:
    line = await wire.online()
    await wire.register(LOOK)
    ben, command = f"/people/{place.ben.id}", f"/people/{place.ben.id}/channels/{place.channel.id}/commands"
    async with guest(port) as at:
        await at.join(discord.invite(place.ben))
        assert (await at.upload(ben, bytes(uploads.GUEST_LIMIT + 1)))[0] == 413
        assert (await at.upload(f"/people/{place.anna.id}", b"x"))[0] == 403
        assert (await at.post(f"{ben}/uploads", {"data": "x"}))[0] == 415
        theirs = await place.anna.upload("anna.txt", b"a secret")
        status, said = await at.post(command, {"command": "look", "options": {"file": theirs}})
        assert (status, "has uploaded no file" in said["error"]) == (409, True)
        number = (await at.upload(ben, b"a deal"))[1]["id"]
        asking = asyncio.create_task(at.post(command, {"command": "look", "options": {"file": number}}))
        asked = (await line.event("INTERACTION_CREATE"))["data"]
        assert asked["options"] == [{"type": 11, "name": "file", "value": number}]
        file = asked["resolved"]["attachments"][number]
        assert (file["filename"], file["size"], file["content_type"]) == ("deal_.txt", 6, "text/plain")
        asking.cancel()
        assert (await at.get(urlsplit(file["url"]).path))[0] == 404  # it is the bot's alone
        async with wire.session.get(file["url"]) as got:
            assert await got.read() == b"a deal"


async def test_of_each_person_only_the_latest_files_are_kept(place: SimpleNamespace, wire: Wire) -> None:
    anna = await place.anna.upload("first.txt", b"x")
    numbers = [await place.ben.upload(f"{n}.txt", b"x") for n in range(uploads.KEPT + 1)]
    kept = [[*mine] for mine in wire.discord.world.uploads.values()]
    assert kept == [[int(anna)], [int(number) for number in numbers[1:]]]
    for _ in range(4):
        await place.ben.upload("large.bin", bytes(9 << 20))
    assert [len(mine) for mine in wire.discord.world.uploads.values()] == [1, 2]


async def test_a_guest_who_says_too_much_over_their_socket_is_hung_up_on(
    discord: Playground, place: SimpleNamespace, port: int
) -> None:
    async with guest(port) as at:
        await at.join(discord.invite(place.ben))
        async with at.session.ws_connect(f"{at.url}/people/{place.ben.id}/live") as socket:
            for _ in range(2 * sessions.WORDS[0]):
                await socket.send_json({"channel": str(place.channel.id)})
            assert await closed(socket) == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_what_a_guest_listens_to_ends_when_they_leave_or_their_session_does(
    discord: Playground, place: SimpleNamespace, port: int
) -> None:
    ben, here = f"/people/{place.ben.id}", f"/people/{place.ben.id}/channels/{place.channel.id}/messages"
    async with guest(port) as at, guest(port) as other:
        code = discord.invite(place.ben)
        assert (await at.join(code), await other.join(code)) == (200, 200)
        mine = await at.session.ws_connect(f"{at.url}{ben}/live")
        theirs = await other.session.ws_connect(f"{other.url}{ben}/live")
        version = (await at.get(here))[1]["version"]
        waiting = asyncio.create_task(at.get(f"{here}?since={version}&timeout=20"))
        await asyncio.sleep(0.05)
        assert (await at.post("/leave", {}))[0] == 200
        assert await closed(mine) == live.LEFT
        await place.anna.says(place.channel, "not for those who have left")
        assert (await waiting)[0] == 401
        assert not theirs.closed
        for _ in range(sessions.SESSIONS_EACH):
            discord.sessions.join(code, "192.0.2.1")
        assert await closed(theirs) == live.LEFT


async def closed(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    """Reads on until the other side closes, and gives its code."""
    async with asyncio.timeout(PATIENCE_S):
        while not socket.closed:
            await socket.receive()
    return socket.close_code


async def test_a_fifth_browser_of_one_person_ends_the_session_of_the_first(
    discord: Playground, place: SimpleNamespace
) -> None:
    code = discord.invite(place.ben)
    tokens = [there(discord.sessions.join(code, "192.0.2.1"))[1] for _ in range(sessions.SESSIONS_EACH + 1)]
    assert [discord.sessions.of(token) is not None for token in tokens] == [False] + [True] * sessions.SESSIONS_EACH


async def test_oversized_bodies_and_odd_file_names_are_refused(
    discord: Playground, place: SimpleNamespace, port: int, hands: dict[str, Any]
) -> None:
    path = f"/people/{place.ben.id}/channels/{place.channel.id}/messages"
    shown = picture(hands["Ben"])
    async with guest(port) as at:
        await at.join(discord.invite(place.ben))
        assert (await at.post(path, {"content": "x" * (1 << 18)}))[0] == 413
        assert (await at.post("/join", {"code": "x" * (1 << 19)}))[0] == 413
        for name in ("other.png", "..", "..%2fhand.png", "hand.png%00", "hand.png%2f..", "%22.png"):
            assert (await at.get(shown.replace("hand.png", name)))[0] in (403, 404), name
        for odd in ("/page/../server.py", "/page/%2e%2e/server.py", "/page/..%2fserver.py", "/page//etc/passwd"):
            assert await knock(port, odd) in (400, 401, 403, 404), odd


async def knock(port: int, path: str) -> int:
    """The status of a path that no well-behaved client would send as it is."""
    reader, writer = await asyncio.open_connection(ADDRESS, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {ADDRESS}:{port}\r\nConnection: close\r\n\r\n".encode())
    status = int((await reader.readline()).split()[1])
    writer.close()
    await writer.wait_closed()
    return status


async def test_a_file_that_is_no_picture_is_saved_and_never_opened(place: SimpleNamespace, wire: Wire) -> None:
    sent = (await wire.post(place.channel, {"content": "x"}, {'a"<b>;.html': b"<script>"})).body["attachments"][0]
    assert set(sent["filename"]) <= set("ab_.html")
    place.channel.all_messages()[-1].attachments[0].content_type = "text/html"
    async with wire.session.get(sent["url"]) as response:
        assert response.headers["Content-Disposition"].startswith("attachment")
        assert "sandbox" in response.headers["Content-Security-Policy"]
