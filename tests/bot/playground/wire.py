"""A bot without a library: raw REST requests and a raw gateway line, to try what discord.py would never send."""

import asyncio
import contextlib
import io
import json
from collections.abc import Coroutine
from dataclasses import dataclass
from mimetypes import guess_type
from typing import Any

import aiohttp

from bot.playground import Playground
from tests.bot.waiting import PATIENCE_S

TOKEN = "secret"

V2, EPHEMERAL = 1 << 15, 1 << 6


@dataclass
class Reply:
    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        return self.body["code"]

    def faults(self) -> dict[str, str]:
        """The error tree, flattened: {"components.0.label": "BASE_TYPE_MAX_LENGTH"}."""
        found: dict[str, str] = {}

        def walk(node: Any, path: str) -> None:
            for key, value in node.items():
                if key == "_errors":
                    found[path] = value[0]["code"]
                else:
                    walk(value, f"{path}.{key}" if path else key)

        walk(self.body.get("errors", {}), "")
        return found


class Line:
    """A gateway connection that speaks JSON text."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def next(self) -> dict[str, Any]:
        message = await self.socket.receive(PATIENCE_S)
        assert message.type == aiohttp.WSMsgType.TEXT, message
        return json.loads(message.data)

    async def event(self, name: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                frame = await self.next()
                if frame.get("t") == name:
                    return frame["d"]

    async def heard(self, doing: Coroutine[Any, Any, Any]) -> tuple[dict[str, Any], asyncio.Task[Any]]:
        """The interaction of what a person does, and that person waiting for the answer."""
        task = asyncio.create_task(doing)
        return await self.event("INTERACTION_CREATE"), task

    async def closed(self) -> int:
        """Reads on until the other side closes, and gives its code."""
        while (await self.socket.receive(PATIENCE_S)).type not in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
            pass
        return self.socket.close_code or 0

    async def identify(self, intents: int = 513, **more: Any) -> dict[str, Any]:
        await self.send(2, {"token": TOKEN, "intents": intents, "properties": {}} | more)
        return await self.event("READY")


class Wire:
    """REST and gateway of one raw bot."""

    def __init__(self, discord: Playground) -> None:
        self.discord = discord
        self.session = aiohttp.ClientSession()
        self.token = TOKEN

    async def __aenter__(self) -> "Wire":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.close()

    async def line(self) -> Line:
        line = Line(await self.session.ws_connect(self.discord.gateway + "?v=10&encoding=json"))
        assert (await line.next())["op"] == 10
        return line

    async def online(self, intents: int = 513) -> Line:
        line = await self.line()
        await line.identify(intents)
        return line

    async def ask(self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None) -> Reply:
        headers = {"Authorization": f"Bot {self.token}"}
        more: dict[str, Any] = {} if body is None else {"json": body}
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", io.BytesIO(data), filename=name, content_type=guess_type(name)[0])
            more = {"data": form}
        async with self.session.request(method, self.discord.api + path, headers=headers, **more) as response:
            raw = await response.read()
            with contextlib.suppress(ValueError):
                raw = json.loads(raw or b"null")
            return Reply(response.status, raw, response.headers)

    async def post(self, channel: Any, body: Any, files: dict[str, bytes] | None = None) -> Reply:
        self.discord.clock.advance(5)
        return await self.ask("POST", f"/channels/{channel.id}/messages", body, files)

    async def callback(self, interaction: dict[str, Any], kind: int, data: Any = None, **more: Any) -> Reply:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1"
        return await self.ask("POST", path, {"type": kind} | ({} if data is None else {"data": data}), **more)

    async def answered(
        self, line: Line, doing: Coroutine[Any, Any, Any], kind: int = 4, data: Any = None, **more: Any
    ) -> tuple[dict[str, Any], Any]:
        """The interaction of what a person does, which is answered at once, and the answer as they see it."""
        interaction, task = await line.heard(doing)
        reply = await self.callback(
            interaction, kind, {"content": "hi"} if kind == 4 and data is None else data, **more
        )
        assert reply.status == 200, reply.body
        return interaction, await task

    async def hook(self, method: str, interaction: dict[str, Any], rest: str = "", body: Any = None) -> Reply:
        path = f"/webhooks/{self.discord.application_id}/{interaction['token']}{rest}"
        return await self.ask(method, path, body)

    async def register(self, *commands: Any) -> Reply:
        return await self.ask("PUT", f"/applications/{self.discord.application_id}/commands", list(commands))


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(label: str | None = "Press", custom_id: str | None = "id", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id} | more


def row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def select(custom_id: str = "menu", count: int = 2, **more: Any) -> dict[str, Any]:
    options = [{"label": f"Entry {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options} | more


async def pressed(wire: Wire, line: Line, person: Any, message: Any) -> dict[str, Any]:
    """What the gateway tells of a press on *Go*, which is acknowledged."""
    return (await wire.answered(line, person.press(message, "go"), 6))[0]
