"""What Discord refuses in messages, one sentence each, over raw REST."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from tests.bot.playground.wire import V2, Wire, button, row, select, text

FLAG = {"flags": V2}
TWO_OF = {"label": "a", "value": "x"}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
SECTION = {"type": 9, "components": [text("a")], "accessory": button()}


DEFAULTS = "components.0.components.0.default_values"


def roles(*kinds: str, ids: str = "56", **more: Any) -> dict[str, Any]:
    """A select of roles, some of them chosen from the start."""
    chosen = [{"id": number, "type": kind} for number, kind in zip(ids, kinds, strict=False)]
    return {"type": 6, "custom_id": "roles", "default_values": chosen} | more


def nested(count: int) -> list[Any]:
    """Containers and texts: `count` components, nested ones counted."""
    return [{"type": 17, "components": [text("x") for _ in range(count - 1)]}]


@pytest.mark.parametrize(
    ("body", "place_of_fault", "fault"),
    [
        ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
        ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
        ({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, "embeds.0.fields.0.name", "BASE_TYPE_MIN_LENGTH"),
        ({"embeds": [{"fields": [{"name": "x"}]}]}, "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"),
        ({"embeds": [{"fields": [{"name": "x", "value": "y"}] * 26}]}, "embeds.0.fields", "BASE_TYPE_BAD_LENGTH"),
        ({"embeds": [{"color": 0}]}, "embeds.0", "BASE_TYPE_REQUIRED"),
        ({"embeds": [{"image": {"url": "attachment://no.png"}}]}, "embeds.0.image.url", "URL_TYPE_INVALID_URL"),
        ({"content": "x", "flags": 64}, "flags", "MESSAGE_FLAGS_INVALID"),
        ({"content": "x", **FLAG}, "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        ({"embeds": [{"title": "x"}], **FLAG}, "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        ({"components": [text("x")]}, "components.0.type", "BASE_TYPE_CHOICES"),
        ({"components": [button()], **FLAG}, "components.0.type", "BASE_TYPE_CHOICES"),
        ({"components": nested(41), **FLAG}, "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
        ({"components": [text("x" * 2001)] * 2, **FLAG}, "components", "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED"),
        ({"components": [text("x" * 4001)], **FLAG}, "components.0.content", "BASE_TYPE_MAX_LENGTH"),
        ({"components": [text("")], **FLAG}, "components.0.content", "BASE_TYPE_MIN_LENGTH"),
        ({"components": [text("  ")], **FLAG}, "components.0.content", "BASE_TYPE_REQUIRED"),
        ({"components": [row(button(custom_id=str(n))) for n in range(6)]}, "components", "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            {"components": [row(select(), button())]},
            "components.0.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        (
            {"components": [row(button()), row(button())]},
            "components.1.components.0.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            {"components": [row(button(custom_id="x" * 101))]},
            "components.0.components.0.custom_id",
            "BASE_TYPE_MAX_LENGTH",
        ),
        ({"components": [row(button(custom_id=None))]}, "components.0.components.0.custom_id", "BASE_TYPE_REQUIRED"),
        ({"components": [row(button("x" * 81))]}, "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
        (
            {"components": [row(button(label=None))]},
            "components.0.components.0",
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
        ),
        (
            {"components": [row(button(custom_id=None, style=5))]},
            "components.0.components.0.url",
            "BASE_TYPE_REQUIRED",
        ),
        (
            {"components": [row(button(style=5, url="https://x.org"))]},
            "components.0.components.0.custom_id",
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
        ),
        (
            {"components": [row(button(emoji={"name": "🀇"}))]},
            "components.0.components.0.emoji.name",
            "BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        (
            {"components": [row(button(emoji={"name": "pine", "id": "5"}))]},
            "components.0.components.0.emoji.id",
            "BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        ({"components": [row(select(count=26))]}, "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [row(select(min_values=2))]},
            "components.0.components.0.min_values",
            "SELECT_COMPONENT_MIN_VALUES_GREATER",
        ),
        (
            {"components": [row(select(max_values=3))]},
            "components.0.components.0.max_values",
            "SELECT_COMPONENT_TOO_FEW_OPTIONS",
        ),
        (
            {"components": [row(select() | {"options": [TWO_OF, TWO_OF]})]},
            "components.0.components.0.options.1.value",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            {"components": [row(select(placeholder="x" * 151))]},
            "components.0.components.0.placeholder",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            {"components": [row(select() | {"channel_types": [0]})]},
            "components.0.components.0.channel_types",
            "BASE_TYPE_UNKNOWN",
        ),
        ({"components": [row(roles("user"))]}, f"{DEFAULTS}.0.type", "BASE_TYPE_CHOICES"),
        ({"components": [row(roles("role", "role"))]}, DEFAULTS, "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [row(roles("role", "role", ids="55", max_values=2))]},
            f"{DEFAULTS}.1.id",
            "SELECT_COMPONENT_DEFAULT_VALUE_DUPLICATED",
        ),
        ({"components": [row(select() | roles("role", type=3))]}, f"{DEFAULTS}.0.type", "BASE_TYPE_CHOICES"),
        (
            {"components": [GALLERY], **FLAG},
            "components.0.items.0.media.url",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
        (
            {"components": [SECTION | {"components": [text("a")] * 4}], **FLAG},
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        ({"components": [SECTION | {"accessory": None}], **FLAG}, "components.0.accessory", "BASE_TYPE_REQUIRED"),
        (
            {"components": [{"type": 17, "components": nested(2)}], **FLAG},
            "components.0.components.0.type",
            "BASE_TYPE_CHOICES",
        ),
        (
            {"components": [text("a") | {"id": 4}, text("b") | {"id": 4}], **FLAG},
            "components.1.id",
            "COMPONENT_ID_DUPLICATED",
        ),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        (
            {"content": "x", "message_reference": {"message_id": "5"}},
            "message_reference",
            "REPLIES_UNKNOWN_MESSAGE",
        ),
    ],
)
async def test_a_message_over_a_limit_is_refused_and_written_down(
    place: SimpleNamespace, wire: Wire, body: dict[str, Any], place_of_fault: str, fault: str
) -> None:
    reply = await wire.post(place.channel, body)
    assert (reply.status, reply.code) == (400, 50035)
    assert reply.faults().get(place_of_fault) == fault, reply.body
    assert any("50035" in line for line in wire.discord.violations)
    assert place.channel.messages == {}


async def test_a_message_at_its_limits_is_taken(place: SimpleNamespace, wire: Wire) -> None:
    for body in (
        {"content": "x" * 2000},
        {"components": nested(40), **FLAG},
        {"components": [text("x" * 4000)], **FLAG},
        {"components": [row(*(button(custom_id=f"{n}{m}") for m in range(5))) for n in range(5)]},
        {"components": [row(select(count=25, max_values=25))]},
        {"components": [row(button(None, "a", emoji={"name": "🀄"}), button(None, "b", emoji={"name": "👩‍👩‍👧"}))]},
        {"components": [row(button(custom_id=None, style=5, url="https://example.org"))]},
        {"embeds": [{"description": "x" * 3000}] * 2},
    ):
        assert (await wire.post(place.channel, body)).status == 200, body
    assert wire.discord.violations == []


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"flags": V2}, {"flags": V2, "components": []}])
async def test_an_empty_message_is_refused(place: SimpleNamespace, wire: Wire, body: dict[str, Any]) -> None:
    assert (await wire.post(place.channel, body)).code == 50006


async def test_bodies_that_are_not_json_or_not_objects_are_refused(place: SimpleNamespace, wire: Wire) -> None:
    assert (await wire.post(place.channel, ["x"])).code == 50035
    headers = {"Authorization": f"Bot {wire.token}", "Content-Type": "application/json"}
    url = f"{wire.discord.api}/channels/{place.channel.id}/messages"
    async with wire.session.post(url, data=b"{", headers=headers) as response:
        assert (await response.json())["code"] == 50109


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


@pytest.mark.parametrize(
    ("denied", "body", "files", "code"),
    [
        ("VIEW_CHANNEL", {"content": "x"}, None, 50001),
        ("SEND_MESSAGES", {"content": "x"}, None, 50013),
        ("EMBED_LINKS", {"embeds": [{"title": "x"}]}, None, 50013),
        ("ATTACH_FILES", {"content": "x"}, {"a.png": b"x"}, 50013),
        ("READ_MESSAGE_HISTORY", {"content": "x", "message_reference": {"message_id": "5"}}, None, 160002),
    ],
)
async def test_a_missing_permission_is_refused_and_given_back_it_is_not(
    place: SimpleNamespace, wire: Wire, denied: str, body: Any, files: Any, code: int
) -> None:
    place.channel.deny(denied)
    reply = await wire.post(place.channel, body, files)
    assert (reply.status, reply.code) == (403, code)
    place.channel.allow(denied)
    said = await place.anna.says(place.channel, "hello")
    body = body | ({"message_reference": {"message_id": str(said.id)}} if "message_reference" in body else {})
    assert (await wire.post(place.channel, body, files)).status == 200


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


@pytest.mark.parametrize("nonce", ["x" * 26, 2**63, True, 0.5, [], {}])
async def test_a_nonce_is_a_number_or_at_most_25_characters(place: SimpleNamespace, wire: Wire, nonce: Any) -> None:
    assert (await wire.post(place.channel, {"content": "x", "nonce": nonce})).code == 50035
    assert (await wire.post(place.channel, {"content": "x", "nonce": "x" * 25})).body["nonce"] == "x" * 25


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


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": "p", "image": EMOJI}, "name"),
        ({"name": "pine tree", "image": EMOJI}, "name"),
        ({"name": "x" * 33, "image": EMOJI}, "name"),
        ({"name": "pine"}, "image"),
        ({"name": "pine", "image": "iVBORw0KGgo="}, "image"),
        ({"name": "pine", "image": "data:image/png;base64," + "A" * 4 * 90_000}, "image"),
    ],
)
async def test_an_emoji_that_discord_would_not_take_is_refused(wire: Wire, body: Any, field: str) -> None:
    answer = await wire.ask("POST", f"/applications/{wire.discord.application_id}/emojis", body)
    assert (answer.code, list(answer.body["errors"])) == (50035, [field])


async def test_an_application_has_two_thousand_emojis_of_its_own(wire: Wire) -> None:
    world = wire.discord.world
    world.emojis |= {number: {"id": str(number), "name": f"pine_{number}"} for number in range(2000)}
    path = f"/applications/{wire.discord.application_id}/emojis"
    assert (await wire.ask("POST", path, {"name": "one_more", "image": EMOJI})).code == 30008
    assert (await wire.ask("GET", "/applications/5/emojis")).code == 20012
