"""Whatever is sent to whatever route, the stand-in refuses it and never breaks."""

import copy
import json
import random
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import pytest
import yarl

from bot.playground import Playground
from tests.bot.playground.wire import EPHEMERAL, V2, Wire, button, row, select, text
from tests.sampling import counts

TOGETHER = 8
"""Routes that are asked in one world."""

ODD: list[Any] = [
    *(None, True, False, -1, 0, 1, 2**31, 2**63, 2**64, 10**30, -(10**30), 0.5, 1e308),
    *("", "x", "\0", "\ud800", "0", "-1", "1e5", "１", "x" * 5000, "9" * 5000, "attachment://x", "<@1>", "@original"),
    *([], [[]], [None], [{}], ["x"], [1, "1"], {}, {"id": {}}, {"_errors": 1}, {"type": []}, {"type": 10}),
]
RAW: list[bytes] = [
    *(b"", b"null", b"[]", b"5", b'"x"', b"{", b"\xff\xfe", b'{"content": "\xff"}', b"NaN", b'{"content": NaN}'),
    *(b'{"flags": Infinity}', b"[" * 100_000, b'{"a":' * 100_000, b"[" * 900 + b"]" * 900, b"1" + b"0" * 5000),
    *(b'{"content": "\\u0000"}', b'{"content": "a", "content": 5}', b'{"flags": 1' + b"0" * 400 + b"}"),
]
IDS = [
    *("0", "-1", "x", "%00", "1.5", quote("１２"), "9" * 30, "9" * 5000),
    *("@me", "@original", "..%2f", "%ff", "1_0", "null"),
]
QUERIES = [
    *("limit=x", "limit=0", "limit=-5", "before=NaN", "after=1e5", "since=x", "since=1e9", "timeout=nan", "timeout=x"),
    *("timeout=-1", "limit=" + "9" * 5000, "with_response=maybe", "since=-1&timeout=0", "%00=%ff"),
]

MESSAGE = {
    "content": "words",
    "nonce": "5",
    "enforce_nonce": True,
    "flags": 0,
    "allowed_mentions": {"parse": ["users"], "roles": ["1"], "replied_user": False},
    "message_reference": {"message_id": "5", "fail_if_not_exists": False},
    "embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}], "image": {"url": "https://x.org"}, "color": 5,
                "author": {"name": "a"}, "footer": {"text": "f"}}],
    "attachments": [{"id": "0", "filename": "a.png", "description": "alt"}],
    "components": [row(button(emoji={"name": "🎴"})), row(select())],
}  # fmt: skip
LAYOUT = {"flags": V2, "components": [
    {"type": 17, "accent_color": 5, "components": [
        text("words"), {"type": 9, "components": [text("a")], "accessory": button()}, row(select("s")),
        {"type": 12, "items": [{"media": {"url": "https://x.org"}, "description": "alt"}]}, {"type": 14, "spacing": 1},
        {"type": 13, "file": {"url": "attachment://a.png"}}]}]}  # fmt: skip
MODAL = {"custom_id": "m", "title": "Form", "components": [
    {"type": 18, "label": "Word", "component": {"type": 4, "custom_id": "word", "style": 1, "min_length": 1}},
    {"type": 18, "label": "Menu", "component": select("menu", min_values=0, required=False)},
    {"type": 18, "label": "One", "component": {"type": 21, "custom_id": "one", "options": [
        {"label": "a", "value": "a"}, {"label": "b", "value": "b"}]}}]}  # fmt: skip
COMMAND = {"name": "play", "description": "Play", "type": 1, "default_member_permissions": "0", "contexts": [0],
           "integration_types": [0], "name_localizations": {"de": "spielen"}, "options": [
    {"type": 3, "name": "word", "description": "A word", "choices": [{"name": "a", "value": "a"}], "required": True},
    {"type": 4, "name": "number", "description": "A number", "min_value": 1, "max_value": 5},
    {"type": 6, "name": "friend", "description": "A friend"}, {"type": 7, "name": "where", "description": "Where"},
    {"type": 3, "name": "town", "description": "A town", "autocomplete": True}]}  # fmt: skip
PEOPLE = {
    "name": "Eve", "locale": "de", "admin": True, "content": "words", "command": "call", "kind": "user", "target": "5",
    "option": "town", "custom_id": "go", "raw": False, "values": ["0"], "message": "5", "channel": "5",
    "options": {"word": "a", "number": 3, "friend": "5", "where": "5", "town": "x"},
}  # fmt: skip
TEMPLATES: list[Any] = [
    *(MESSAGE, LAYOUT, MODAL, [COMMAND], PEOPLE, PEOPLE),
    {"name": "pine", "image": "data:image/png;base64,iVBORw0KGgo="},
    *({"type": kind, "data": MESSAGE} for kind in (4, 5, 6, 7)),
    *({"type": 4, "data": LAYOUT}, {"type": 9, "data": MODAL}, {"type": 8, "data": {"choices": COMMAND["options"]}}),
    *({"name": "Thread", "type": 11, "auto_archive_duration": 60, "archived": False}, {"messages": ["1", "2"]}),
    {"recipient_id": "5"},
    {"custom_id": "menu", "values": ["1"]},
    {"values": {"word": "a", "menu": ["1"], "one": "a"}},
]


def places(node: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a body."""
    found = [at] if at else []
    for key, child in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
        found += places(child, (*at, key))
    return found


def odd_body(draw: random.Random) -> bytes:
    """A body with something wrong in it; or whole, or no body at all."""
    if draw.random() < 0.25:
        return draw.choice(RAW)
    body = copy.deepcopy(draw.choice(TEMPLATES))
    for _ in range(draw.randrange(3)):
        if not (found := places(body)):
            break
        *path, last = draw.choice(found)
        node = body
        for step in path:
            node = node[step]
        node[last] = copy.deepcopy(draw.choice(ODD))
    return json.dumps(body).encode()


class World:
    """What routes may name: one of each, made anew when it is gone."""

    def __init__(self, discord: Playground, place: SimpleNamespace, wire: Wire) -> None:
        self.discord, self.place, self.wire = discord, place, wire

    async def names(self, form: str) -> dict[str, str]:
        """What stands in a path's brackets when it is well made."""
        if self.place.channel.id not in self.discord.world.channels:
            self.place.channel = self.discord.add_channel(self.place.guild, "games")
        parts = [row(button("Go", "go")), row(select())]
        made = await self.wire.ask(
            "POST", f"/channels/{self.place.channel.id}/messages", {"content": "x", "components": parts}
        )
        interactions = self.discord.interactions
        user, channel = self.discord.world.users[self.place.anna.id], self.place.channel
        message = self.discord.world.message(int(made.body["id"]))
        interaction = interactions.start(3, user, channel, {"custom_id": "go", "component_type": 2}, message=message)
        kind, data = (9, MODAL) if form.endswith("}") else (4, {"content": "x", "flags": EPHEMERAL})
        if "callback" not in form:
            await self.wire.callback({"id": interaction.id, "token": interaction.token}, kind, data)
        bot = str(self.discord.application_id)
        return {
            "person": str(user.id), "user": str(user.id), "guild": str(self.place.guild.id), "channel": str(channel.id),
            "message": made.body["id"], "interaction": str(interaction.id), "token": interaction.token,
            "application": bot, "webhook": bot, "emoji": "5", "attachment": "5", "name": "1.png", "rest": "nothing",
        }  # fmt: skip


def routes() -> list[list[str]]:
    """All routes but the socket of the gateway, some at a time."""
    app = Playground()._app()
    named = {f"{route.method} {route.resource.canonical}" for route in app.router.routes() if route.resource}
    asked = sorted(each for each in named if "api" in each or not each.endswith("/gateway"))
    return [asked[first : first + TOGETHER] for first in range(0, len(asked), TOGETHER)]


@pytest.fixture
async def world(discord: Playground, place: SimpleNamespace, wire: Wire, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setattr(discord.limits, "take", lambda *_, **__: {})
    discord.grant(place.guild, discord.bot_user, "ADMINISTRATOR")
    discord.commands.overwrite([COMMAND | {"name": "call", "default_member_permissions": None}])
    await wire.online()
    return World(discord, place, wire)


def address(route: str, names: dict[str, str], draw: random.Random) -> tuple[str, str]:
    """The method and address of one request to a route, with odd ids now and then."""
    method, path = route.split(" ", 1)
    for name, good in names.items():
        given = draw.choice(IDS) if draw.random() < 0.2 else quote(good)
        path = path.replace("{" + name + "}", given)
    query = "?" + draw.choice(QUERIES) if draw.random() < 0.3 else ""
    return draw.choice(["POST", "PATCH", "GET"]) if method == "*" else method, path + query


@counts(3, slow=12)
@pytest.mark.parametrize("some", routes())
async def test_no_body_and_no_path_breaks_a_route(
    discord: Playground, world: World, some: list[str], count: int
) -> None:
    headers = {"Authorization": f"Bot {world.wire.token}", "Content-Type": "application/json"}
    for route in some:
        draw = random.Random(route)
        for _ in range(count):
            method, path = address(route, await world.names(route), draw)
            body = b"" if method in ("GET", "HEAD") else odd_body(draw)
            url = yarl.URL(discord.url + path, encoded=True)
            async with world.wire.session.request(method, url, data=body, headers=headers) as reply:
                assert reply.status < 500, (method, path[:200], body[:300], await reply.text())
    assert [each for each in discord.violations if "the stand-in broke" in each] == []


PART = b"--x\r\nContent-Disposition: form-data; name="


NONE: list[tuple[Any, ...]] = [
    ("multipart/form-data", b"x"),
    ("multipart/form-data; boundary=x", b""),
    ("multipart/form-data; boundary=x", b"--x\r\n\r\nno name\r\n--x--\r\n"),
    ("multipart/form-data; boundary=x", PART + b"payload_json\r\n\r\n\xff\r\n--x--"),
    ("multipart/form-data; boundary=x", PART + b'"files[0]"\r\n\r\nunfinished'),
    ("multipart/form-data; boundary=x", PART + b'"payload_json"\r\n\r\n[\r\n--x--'),
    ("multipart/form-data; boundary=" + "y" * 5000, b"--x"),
    ("text/plain", b"{}"),
    ("", b"{}"),
]


async def test_a_multipart_body_that_is_none_is_refused(place: SimpleNamespace, wire: Wire) -> None:
    for kind, body in NONE:
        headers = {"Authorization": f"Bot {wire.token}", "Content-Type": kind}
        url = f"{wire.discord.api}/channels/{place.channel.id}/messages"
        async with wire.session.post(url, data=body, headers=headers) as reply:
            assert reply.status == 400, await reply.text()
        assert place.channel.messages == {}, body


async def test_adding_a_person_takes_an_object_of_the_right_kinds(discord: Playground, wire: Wire) -> None:
    headers = {"Content-Type": "application/json"}
    for body in (b"[]", b"[" * 100_000, b'{"name": 5}', b"\xff", b'{"name": NaN}', b"5"):
        async with wire.session.post(discord.url + "/people", data=body, headers=headers) as reply:
            assert reply.status == 400, body[:9]
            assert (await reply.json())["error"]
    assert len(discord.world.users) == 1


async def test_an_address_of_no_file_is_not_found(discord: Playground, wire: Wire) -> None:
    for path in ("a/2/x", "1/x/y", "9" * 5000 + "/1/x", "%00/%00/%00"):
        async with wire.session.get(yarl.URL(f"{discord.cdn}/attachments/{path}", encoded=True)) as reply:
            assert reply.status == 404, path[:9]
