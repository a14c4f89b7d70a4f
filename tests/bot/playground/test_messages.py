"""Messages and emojis over raw REST: who may write, edit and delete, whom they ping, what they may become."""

from types import SimpleNamespace
from typing import Any

from bot.playground import Playground
from tests.bot.playground.wire import V2, Wire, button, row, text

FLAG = {"flags": V2}


async def test_answers_are_json_without_a_charset(place: SimpleNamespace, wire: Wire) -> None:
    reply = await wire.post(place.channel, {"content": "x"})
    assert reply.headers["Content-Type"] == "application/json"


async def test_a_wrong_token_is_unauthorised_and_counts_as_invalid(place: SimpleNamespace, wire: Wire) -> None:
    wire.token = "wrong"
    reply = await wire.post(place.channel, {"content": "x"})
    assert (reply.status, reply.body) == (401, {"message": "401: Unauthorized", "code": 0})
    assert wire.discord.limits.invalid == 1


async def test_an_unknown_route_is_a_violation(wire: Wire) -> None:
    assert (await wire.ask("GET", "/nothing/here")).status == 404
    assert "no such route" in wire.discord.violations[-1]


async def test_components_v2_cannot_be_removed_and_cannot_be_added_to_content(
    place: SimpleNamespace, wire: Wire
) -> None:
    new = (await wire.post(place.channel, {"components": [text("x")], **FLAG})).body
    path = f"/channels/{place.channel.id}/messages/{new['id']}"
    assert (await wire.ask("PATCH", path, {"content": "x"})).faults() == {
        "content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    }
    assert (await wire.ask("PATCH", path, {"flags": 0})).faults() == {"flags": "MESSAGE_FLAGS_INVALID"}
    old = (await wire.post(place.channel, {"content": "x"})).body
    path = f"/channels/{place.channel.id}/messages/{old['id']}"
    body = {"components": [text("y")], **FLAG}
    assert "content" in (await wire.ask("PATCH", path, body)).faults()
    assert (await wire.ask("PATCH", path, body | {"content": None})).status == 200


async def test_pings_follow_allowed_mentions_and_edits_never_ping(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    both = f"{place.anna.mention} {place.ben.mention}"
    for allowed, pinged in (
        (None, [place.anna.id, place.ben.id]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, [place.anna.id, place.ben.id]),
        ({"users": [str(place.ben.id)]}, [place.ben.id]),
    ):
        body = {"content": both} if allowed is None else {"content": both, "allowed_mentions": allowed}
        new = (await wire.post(place.channel, body)).body
        assert (await place.anna.sees(place.channel))[-1].pings == pinged
        assert [int(user["id"]) for user in new["mentions"]] == pinged
    new = (await wire.post(place.channel, {"content": "x", "flags": 4096})).body
    await wire.ask("PATCH", f"/channels/{place.channel.id}/messages/{new['id']}", {"content": both})
    seen = (await place.anna.sees(place.channel))[-1]
    assert (seen.text, seen.pings, seen.silent, seen.edited) == (both, [], True, 1)


async def test_a_reply_pings_its_author_unless_told_otherwise(place: SimpleNamespace, wire: Wire) -> None:
    said = await place.anna.says(place.channel, "hello")
    body = {"content": "x", "message_reference": {"message_id": str(said.id)}}
    new = (await wire.post(place.channel, body)).body
    assert new["type"] == 19
    assert new["referenced_message"]["id"] == str(said.id)
    assert (await place.ben.sees(place.channel))[-1].pings == [place.anna.id]
    await wire.post(place.channel, body | {"allowed_mentions": {"parse": []}})
    assert (await place.ben.sees(place.channel))[-1].pings == []


MISSING: list[tuple[Any, ...]] = [
    ("VIEW_CHANNEL", {"content": "x"}, None, 50001),
    ("SEND_MESSAGES", {"content": "x"}, None, 50013),
    ("EMBED_LINKS", {"embeds": [{"title": "x"}]}, None, 50013),
    ("ATTACH_FILES", {"content": "x"}, {"a.png": b"x"}, 50013),
    ("READ_MESSAGE_HISTORY", {"content": "x", "message_reference": {"message_id": "5"}}, None, 160002),
]


async def test_a_missing_permission_is_refused_and_given_back_it_is_not(place: SimpleNamespace, wire: Wire) -> None:
    for denied, body, files, code in MISSING:
        place.channel.deny(denied)
        reply = await wire.post(place.channel, body, files)
        assert (reply.status, reply.code) == (403, code), denied
        place.channel.allow(denied)
        said = await place.anna.says(place.channel, "hello")
        body = body | ({"message_reference": {"message_id": str(said.id)}} if "message_reference" in body else {})
        assert (await wire.post(place.channel, body, files)).status == 200, denied


async def test_threads_need_their_own_permission_alone(discord: Playground, place: SimpleNamespace, wire: Wire) -> None:
    thread = discord.add_thread(place.channel, "A game")
    place.channel.deny("SEND_MESSAGES")
    assert (await wire.post(thread, {"content": "x"})).status == 200
    place.channel.deny("SEND_MESSAGES_IN_THREADS")
    assert (await wire.post(thread, {"content": "x"})).code == 50013


async def test_a_bot_edits_and_deletes_only_what_is_its_own(place: SimpleNamespace, wire: Wire) -> None:
    said = await place.anna.says(place.channel, "hello")
    path = f"/channels/{place.channel.id}/messages/{said.id}"
    assert (await wire.ask("PATCH", path, {"content": "x"})).code == 50005
    assert (await wire.ask("DELETE", path)).code == 50013
    assert (await wire.ask("PATCH", path + "1", {"content": "x"})).code == 10008
    assert (await wire.ask("GET", "/channels/5/messages/5")).code == 10003


async def test_content_without_the_intent_is_hidden_in_fetched_messages_too(place: SimpleNamespace, wire: Wire) -> None:
    said = await place.anna.says(place.channel, "hello")
    assert (await wire.ask("GET", f"/channels/{place.channel.id}/messages/{said.id}")).body["content"] == ""
    place.channel.deny("READ_MESSAGE_HISTORY")
    assert (await wire.ask("GET", f"/channels/{place.channel.id}/messages")).body == []


async def test_a_nonce_that_is_enforced_writes_a_message_once_within_a_few_minutes(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    body = {"content": "x", "nonce": "5", "enforce_nonce": True}
    first, second = await wire.post(place.channel, body), await wire.post(place.channel, body)
    assert first.body["id"] == second.body["id"]
    other = discord.add_channel(place.guild, "other")
    assert (await wire.post(other, body | {"nonce": 5})).body["id"] == first.body["id"], "it is of the author"
    assert (await wire.post(place.channel, body | {"enforce_nonce": False})).body["id"] != first.body["id"]
    assert len(place.channel.messages) == 2
    discord.clock.advance(301)
    assert (await wire.post(place.channel, body)).body["id"] != first.body["id"]


EMOJI = "data:image/png;base64,iVBORw0KGgo="


async def test_emojis_of_the_application_may_stand_on_buttons(place: SimpleNamespace, wire: Wire) -> None:
    path = f"/applications/{wire.discord.application_id}/emojis"
    made = await wire.ask("POST", path, {"name": "pine", "image": EMOJI})
    assert made.status == 201
    assert (await wire.ask("POST", path, {"name": "pine", "image": EMOJI})).code == 50035
    emoji = {"id": made.body["id"], "name": "pine"}
    asked = emoji | {"id": int(emoji["id"])}  # as discord.py sends it
    sent = await wire.post(place.channel, {"components": [row(button(emoji=asked))]})
    assert sent.body["components"][0]["components"][0]["emoji"] == emoji
    assert (await wire.ask("GET", path)).body["items"][0]["name"] == "pine"
    assert (await wire.ask("DELETE", f"{path}/{emoji['id']}")).status == 204
    assert (await wire.post(place.channel, {"components": [row(button(emoji=emoji))]})).status == 400
    assert (await wire.ask("GET", f"{path}/{emoji['id']}")).code == 10014


NOT_TAKEN: list[tuple[Any, ...]] = [
    ({"name": "p", "image": EMOJI}, "name"),
    ({"name": "pine tree", "image": EMOJI}, "name"),
    ({"name": "x" * 33, "image": EMOJI}, "name"),
    ({"name": "pine"}, "image"),
    ({"name": "pine", "image": "iVBORw0KGgo="}, "image"),
    ({"name": "pine", "image": "data:image/png;base64," + "A" * 4 * 90_000}, "image"),
]


async def test_an_emoji_that_discord_would_not_take_is_refused(wire: Wire) -> None:
    for body, field in NOT_TAKEN:
        answer = await wire.ask("POST", f"/applications/{wire.discord.application_id}/emojis", body)
        assert (answer.code, list(answer.body["errors"])) == (50035, [field]), body


async def test_an_application_has_two_thousand_emojis_of_its_own(wire: Wire) -> None:
    world = wire.discord.world
    world.emojis |= {number: {"id": str(number), "name": f"pine_{number}"} for number in range(2000)}
    path = f"/applications/{wire.discord.application_id}/emojis"
    assert (await wire.ask("POST", path, {"name": "one_more", "image": EMOJI})).code == 30008
    assert (await wire.ask("GET", "/applications/5/emojis")).code == 20012
