"""What Discord refuses in the body of a message, one sentence each, over raw REST."""

from types import SimpleNamespace
from typing import Any

import pytest

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
        ({"components": [row(select(), button())]}, "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
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
        ({"components": [row(button(custom_id=None, style=5))]}, "components.0.components.0.url", "BASE_TYPE_REQUIRED"),
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
            {"components": [row(select(min_values=0))]},
            "components.0.components.0.min_values",
            "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES",
        ),
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
        ({"content": "x", "message_reference": {"message_id": "5"}}, "message_reference", "REPLIES_UNKNOWN_MESSAGE"),
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


@pytest.mark.parametrize("nonce", ["x" * 26, 2**63, True, 0.5, [], {}])
async def test_a_nonce_is_a_number_or_at_most_25_characters(place: SimpleNamespace, wire: Wire, nonce: Any) -> None:
    assert (await wire.post(place.channel, {"content": "x", "nonce": nonce})).code == 50035
    assert (await wire.post(place.channel, {"content": "x", "nonce": "x" * 25})).body["nonce"] == "x" * 25
