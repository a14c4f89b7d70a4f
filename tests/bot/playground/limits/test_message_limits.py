"""What Discord refuses in the body of a message, one sentence each, over raw REST."""

from types import SimpleNamespace
from typing import Any

from tests.bot.playground.wire import V2, Wire, button, row, select, text

FLAG = {"flags": V2}
TWO_OF = {"label": "a", "value": "x"}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
SECTION = {"type": 9, "components": [text("a")], "accessory": button()}
DEFAULTS = ".0.default_values"


def roles(*kinds: str, ids: str = "56", **more: Any) -> dict[str, Any]:
    """A select of roles, some of them chosen from the start."""
    chosen = [{"id": number, "type": kind} for number, kind in zip(ids, kinds, strict=False)]
    return {"type": 6, "custom_id": "roles", "default_values": chosen} | more


def nested(count: int) -> list[Any]:
    """Containers and texts: `count` components, nested ones counted."""
    return [{"type": 17, "components": [text("x") for _ in range(count - 1)]}]


V2_ALONE = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
LONG, LENGTH, KIND, NEEDED = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_CHOICES", "BASE_TYPE_REQUIRED"
BODIES: list[tuple[Any, str, str]] = [
    ({"content": "x" * 2001}, "content", LONG),
    ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", LONG),
    ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description", LONG),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds", LENGTH),
    ({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, "embeds.0.fields.0.name", "BASE_TYPE_MIN_LENGTH"),
    ({"embeds": [{"fields": [{"name": "x"}]}]}, "embeds.0.fields.0.value", NEEDED),
    ({"embeds": [{"fields": [{"name": "x", "value": "y"}] * 26}]}, "embeds.0.fields", LENGTH),
    ({"embeds": [{"color": 0}]}, "embeds.0", NEEDED),
    ({"embeds": [{"image": {"url": "attachment://no.png"}}]}, "embeds.0.image.url", "URL_TYPE_INVALID_URL"),
    ({"content": "x", "flags": 64}, "flags", "MESSAGE_FLAGS_INVALID"),
    ({"content": "x", **FLAG}, "content", V2_ALONE),
    ({"embeds": [{"title": "x"}], **FLAG}, "embeds", V2_ALONE),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "x", "message_reference": {"message_id": "5"}}, "message_reference", "REPLIES_UNKNOWN_MESSAGE"),
    ({"components": [text("x")]}, "components.0.type", KIND),
    ({"components": [row(button(custom_id=str(n))) for n in range(6)]}, "components", LENGTH),
    ({"components": [row(button())] * 2}, "components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
]
IN_V2: list[tuple[list[Any], str, str]] = [
    ([button()], ".0.type", KIND),
    (nested(41), "", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    ([text("x" * 2001)] * 2, "", "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED"),
    ([text("x" * 4001)], ".0.content", LONG),
    ([text("")], ".0.content", "BASE_TYPE_MIN_LENGTH"),
    ([text("  ")], ".0.content", NEEDED),
    ([GALLERY], ".0.items.0.media.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    ([SECTION | {"components": [text("a")] * 4}], ".0.components", LENGTH),
    ([SECTION | {"accessory": None}], ".0.accessory", NEEDED),
    ([{"type": 17, "components": nested(2)}], ".0.components.0.type", KIND),
    ([text("a") | {"id": 4}, text("b") | {"id": 4}], ".1.id", "COMPONENT_ID_DUPLICATED"),
]
IN_A_ROW: list[tuple[list[Any], str, str]] = [
    ([button(custom_id=str(n)) for n in range(6)], "", LENGTH),
    ([select(), button()], "", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ([button(custom_id="x" * 101)], ".0.custom_id", LONG),
    ([button(custom_id=None)], ".0.custom_id", NEEDED),
    ([button("x" * 81)], ".0.label", LONG),
    ([button(label=None)], ".0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    ([button(custom_id=None, style=5)], ".0.url", NEEDED),
    ([button(style=5, url="https://x.org")], ".0.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    ([button(emoji={"name": "🀇"})], ".0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"),
    ([button(emoji={"name": "pine", "id": "5"})], ".0.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI"),
    ([select(count=26)], ".0.options", LENGTH),
    ([select(min_values=0)], ".0.min_values", "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES"),
    ([select(min_values=2)], ".0.min_values", "SELECT_COMPONENT_MIN_VALUES_GREATER"),
    ([select(max_values=3)], ".0.max_values", "SELECT_COMPONENT_TOO_FEW_OPTIONS"),
    ([select() | {"options": [TWO_OF, TWO_OF]}], ".0.options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    ([select(placeholder="x" * 151)], ".0.placeholder", LONG),
    ([select() | {"channel_types": [0]}], ".0.channel_types", "BASE_TYPE_UNKNOWN"),
    ([roles("user")], f"{DEFAULTS}.0.type", KIND),
    ([roles("role", "role")], DEFAULTS, LENGTH),
    ([roles("role", "role", ids="55", max_values=2)], f"{DEFAULTS}.1.id", "SELECT_COMPONENT_DEFAULT_VALUE_DUPLICATED"),
    ([select() | roles("role", type=3)], f"{DEFAULTS}.0.type", KIND),
]
WRONG = [
    *BODIES,
    *(({"components": parts, **FLAG}, f"components{place}", fault) for parts, place, fault in IN_V2),
    *(({"components": [row(*parts)]}, f"components.0.components{place}", fault) for parts, place, fault in IN_A_ROW),
]


async def test_a_message_over_a_limit_is_refused_and_written_down(place: SimpleNamespace, wire: Wire) -> None:
    for body, place_of_fault, fault in WRONG:
        reply = await wire.post(place.channel, body)
        assert (reply.status, reply.code) == (400, 50035), body
        assert reply.faults().get(place_of_fault) == fault, (body, reply.body)
        assert any("50035" in line for line in wire.discord.violations), body
        assert place.channel.messages == {}, body
        wire.discord.violations.clear()


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


async def test_bodies_that_are_empty_not_json_or_not_objects_are_refused(place: SimpleNamespace, wire: Wire) -> None:
    for body in ({}, {"content": "  "}, {"flags": V2}, {"flags": V2, "components": []}):
        assert (await wire.post(place.channel, body)).code == 50006, body
    assert (await wire.post(place.channel, ["x"])).code == 50035
    headers = {"Authorization": f"Bot {wire.token}", "Content-Type": "application/json"}
    url = f"{wire.discord.api}/channels/{place.channel.id}/messages"
    async with wire.session.post(url, data=b"{", headers=headers) as response:
        assert (await response.json())["code"] == 50109


async def test_a_nonce_is_a_number_or_at_most_25_characters(place: SimpleNamespace, wire: Wire) -> None:
    for nonce in ("x" * 26, 2**63, True, 0.5, [], {}):
        assert (await wire.post(place.channel, {"content": "x", "nonce": nonce})).code == 50035, nonce
    assert (await wire.post(place.channel, {"content": "x", "nonce": "x" * 25})).body["nonce"] == "x" * 25
