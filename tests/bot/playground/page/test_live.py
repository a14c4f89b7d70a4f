"""What a client is told over its socket: what changed, once, and nothing of anybody else."""

from types import SimpleNamespace

import aiohttp
import pytest

from bot.playground import Playground
from tests.bot.playground.wire import EPHEMERAL, Wire


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
