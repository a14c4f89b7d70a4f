"""The page as files: all there, and allowed to load nothing from elsewhere."""

import gzip
import json
import re
from types import SimpleNamespace

import aiohttp
import pytest

from bot.playground import Playground
from tests.bot.openapi import FILE
from tests.bot.playground.wire import EPHEMERAL, Wire
from tests.there import there

LARGEST = 164 * 1024
"""Bytes of the page without pictures."""


async def test_the_page_comes_with_everything_it_names_and_may_load_nothing_else(
    discord: Playground, wire: Wire
) -> None:
    wanted, got = ["/"], dict[str, str]()
    while wanted:
        path = wanted.pop()
        async with wire.session.get(discord.url + path) as response:
            assert response.status == 200, path
            assert "default-src 'self'" in response.headers["Content-Security-Policy"]
            got[path] = await response.text()
        named = re.findall(r'(?:href|src)="(/page/[^"]+)"', got[path])
        named += ["/page/" + name for name in re.findall(r'from "\./([^"]+)"', got[path])]
        wanted += [name for name in named if name not in got]
    assert len(got) > 30
    assert not any(".innerHTML" in text for text in got.values())
    assert sum(len(text.encode()) for path, text in got.items() if not path.endswith(".svg")) < LARGEST


async def test_somebody_new_may_speak_every_language_of_discord(discord: Playground, wire: Wire) -> None:
    with gzip.open(FILE) as file:
        known = json.load(file)["components"]["schemas"]["AvailableLocalesEnum"]["oneOf"]
    async with wire.session.get(discord.url + "/page/languages.js") as response:
        named = there(re.search(r'^const LOCALES = "([^"]+)"', await response.text(), re.MULTILINE))[1].split()
    assert named[0] == "en-US"
    assert sorted(named) == sorted(each["const"] for each in known)


async def test_who_has_no_avatar_gets_a_plain_one(discord: Playground, place: SimpleNamespace, wire: Wire) -> None:
    async with wire.session.get(discord.cdn + "/embed/avatars/3.png") as response:
        assert response.content_type == "image/png"
        assert (await response.read()).startswith(b"\x89PNG")


async def test_a_client_hears_what_changes_in_its_channel_and_nothing_twice(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    async with wire.session.ws_connect(f"{discord.url}/people/{place.anna.id}/live") as socket:
        assert [each["name"] for each in (await socket.receive_json())["places"]["guilds"]] == ["Hanami Club"]
        await socket.send_json({"channel": str(place.channel.id)})
        assert (await socket.receive_json())["order"] == []
        said = await place.ben.says(place.channel, "hello", place.anna)
        news = await socket.receive_json()
        assert news["order"] == [str(said.id)]
        assert [each["content"] for each in news["messages"]] == [f"hello <@{place.anna.id}>"]
        assert news["places"]["guilds"][0]["channels"][0]["pings"] == [str(said.id)]
        await place.ben.edits(said, "good bye")
        news = await socket.receive_json()
        assert "order" in news
        assert [each["content"] for each in news["messages"]] == ["good bye"]


async def test_a_client_never_hears_what_only_somebody_else_sees(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online()
    await wire.register({"name": "hand", "description": "Your hand"})
    async with wire.session.ws_connect(f"{discord.url}/people/{place.ben.id}/live") as socket:
        await socket.send_json({"channel": str(place.channel.id)})
        asked = place.anna.command(place.channel, "hand")
        interaction, answer = await line.heard(asked)
        await wire.callback(interaction, 4, {"content": "a secret hand", "flags": EPHEMERAL})
        message = (await answer).message
        assert message is not None
        assert message.raw["used"] == "hand"
        await place.anna.says(place.channel, "the end")
        heard = ""
        while "the end" not in heard:
            heard += await socket.receive_str()
        assert "secret" not in heard


@pytest.mark.parametrize("word", ["no JSON", "[1]", "5"])
async def test_a_client_that_says_odd_things_is_hung_up_on(
    discord: Playground, place: SimpleNamespace, wire: Wire, word: str
) -> None:
    async with wire.session.ws_connect(f"{discord.url}/people/{place.anna.id}/live") as socket:
        await socket.receive_json()
        await socket.send_str(word)
        assert (await socket.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
