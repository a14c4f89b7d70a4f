"""Files in messages: kept, dropped, refused, and come over a bad line, over raw REST."""

import asyncio
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

from bot.playground import Playground
from tests.bot.playground.wire import TOKEN, V2, Wire
from tests.bot.waiting import eventually

FLAG = {"flags": V2}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}


def names(channel: Any) -> list[str]:
    """The files of the newest message."""
    return [each.filename for each in channel.all_messages()[-1].attachments]


async def test_files_are_kept_added_and_dropped_as_attachments_say(place: SimpleNamespace, wire: Wire) -> None:
    body = {"components": [GALLERY], **FLAG, "attachments": [{"id": 0, "description": "A card"}]}
    new = (await wire.post(place.channel, body, {"a.png": b"one"})).body
    media = new["components"][0]["items"][0]["media"]
    async with wire.session.get(media["url"]) as response:
        assert (await response.read(), response.content_type) == (b"one", "image/png")
    path = f"/channels/{place.channel.id}/messages/{new['id']}"
    kept = (await wire.ask("PATCH", path, {"components": [GALLERY]})).body
    assert kept["components"][0]["items"][0]["media"] == media
    second = {"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}
    added = (await wire.ask("PATCH", path, {"components": [GALLERY, second]}, {"b.png": b"two"})).body
    assert names(place.channel) == ["a.png", "b.png"]
    number = added["components"][1]["items"][0]["media"]["attachment_id"]
    only = {"components": [second], "attachments": [{"id": number}]}
    assert (await wire.ask("PATCH", path, only)).status == 200
    assert names(place.channel) == ["b.png"]
    gone = await wire.ask("PATCH", path, {"components": [second], "attachments": []})
    assert gone.faults() == {"components.0.items.0.media.url": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}
    stray = await wire.ask("PATCH", path, {"attachments": [{"id": "77"}]})
    assert stray.faults() == {"attachments.0.id": "ATTACHMENT_NOT_FOUND"}


async def test_a_file_that_a_component_or_an_embed_shows_is_not_among_the_attachments(
    place: SimpleNamespace, wire: Wire
) -> None:
    shown = (await wire.post(place.channel, {"components": [GALLERY], **FLAG}, {"a.png": b"x"})).body
    assert shown["attachments"] == []
    embed = {"image": {"url": "attachment://a.png"}}
    files = {"a.png": b"x", "b.png": b"y"}
    half = (await wire.post(place.channel, {"embeds": [embed]}, files)).body
    assert [each["filename"] for each in half["attachments"]] == ["b.png"]


async def test_too_many_and_too_large_files_are_refused(place: SimpleNamespace, wire: Wire) -> None:
    eleven = {f"{n}.png": b"x" for n in range(11)}
    assert (await wire.post(place.channel, {"content": "x"}, eleven)).code == 30015
    large = await wire.post(place.channel, {"content": "x"}, {"a.png": bytes((10 << 20) + 1)})
    assert (large.status, large.code) == (413, 40005)
    together = {f"{n}.png": bytes(9 << 20) for n in range(3)}
    assert (await wire.post(place.channel, {"content": "x"}, together)).code == 40005


async def test_a_file_name_with_blanks_is_renamed_so_its_old_name_finds_nothing(
    place: SimpleNamespace, wire: Wire
) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://my card.png"}}]}
    reply = await wire.post(place.channel, {"components": [gallery], **FLAG}, {"my card.png": b"x"})
    assert reply.status == 400
    assert (await wire.post(place.channel, {"content": "x"}, {"my card.png": b"x"})).body["attachments"][0][
        "filename"
    ] == "my_card.png"


def upload(discord: Playground, channel: Any, data: bytes) -> bytes:
    """A whole request that posts one file, as it goes over the line."""
    kind = b'Content-Type: application/json\r\n\r\n{"content": "x"}'
    parts = [b'Content-Disposition: form-data; name="payload_json"\r\n' + kind]
    parts += [b'Content-Disposition: form-data; name="files[0]"; filename="a.png"\r\n\r\n' + data]
    body = b"".join(b"--edge\r\n" + part + b"\r\n" for part in parts) + b"--edge--\r\n"
    url = urlsplit(f"{discord.api}/channels/{channel.id}/messages")
    head = f"POST {url.path} HTTP/1.1\r\nHost: {url.netloc}\r\nAuthorization: Bot {TOKEN}\r\n"
    length = f"Content-Length: {len(body)}\r\n".encode()
    return head.encode() + length + b"Content-Type: multipart/form-data; boundary=edge\r\n\r\n" + body


async def test_a_file_that_comes_in_crumbs_is_whole(discord: Playground, place: SimpleNamespace) -> None:
    data = bytes(range(256)) * 100
    raw, address = upload(discord, place.channel, data), urlsplit(discord.api)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    start, edge = raw.index(data) + 20, raw.rindex(b"--edge--") - 3
    for crumb in (raw[:start], raw[start : start + 1], raw[start + 1 : edge], raw[edge : edge + 5], raw[edge + 5 :]):
        writer.write(crumb)
        await writer.drain()
        await asyncio.sleep(0.03)
    assert b" 200 " in await reader.readline()
    writer.close()
    await writer.wait_closed()
    assert discord.rest.requests[-1].files[0].data == data
    assert discord.violations == []


async def test_a_bot_that_dies_in_the_middle_of_an_upload_does_nothing_wrong(
    discord: Playground, place: SimpleNamespace
) -> None:
    raw, address = upload(discord, place.channel, bytes(100_000)), urlsplit(discord.api)
    for number, length in enumerate((250, raw.index(bytes(9)) + 20, 50_000, len(raw) - 5), start=1):
        _, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.write(raw[:length])
        await writer.drain()
        await eventually(lambda begun=number: len(discord.rest.requests) == begun)
        writer.transport.abort()
        await asyncio.sleep(0.03)
    assert place.channel.all_messages() == []
    assert discord.violations == []
