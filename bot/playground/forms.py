"""Clicks, selections and filled-in forms: what a client lets a person do, as the data of an interaction."""

from typing import Any, cast

from bot.playground.commands import Gone, NotPossible, is_user, resolve_channel, resolve_role, resolve_user
from bot.playground.components import CHANNELS, INPUT, MENTIONABLES, ROW, SELECT, SELECTS, TEXT, USERS, walk
from bot.playground.limits import CHECKBOX, CHECKBOXES, LABEL, RADIO
from bot.playground.refusal import JSON
from bot.playground.world import Channel, Message, World


def click(world: World, message: Message, body: JSON) -> JSON:
    """The data of a press ({custom_id}) or a selection ({custom_id, values}); `raw` allows any custom_id.

    Raises NotPossible for what the client does not let one press.
    """
    custom_id = str(body.get("custom_id"))
    values: list[Any] | None = body.get("values")
    if values is not None and not isinstance(cast(Any, values), list):
        raise NotPossible("entries are chosen as a list")
    found = next((part for part in walk(message.components) if part.get("custom_id") == custom_id), None)
    if body.get("raw"):
        kind = found["type"] if found else SELECT if values is not None else 2
        forged: JSON = {"custom_id": custom_id, "component_type": kind, "id": found["id"] if found else 1}
        return forged | ({} if values is None else {"values": values})
    if found is None:
        raise Gone(f"there is nothing with the custom_id {custom_id!r}")
    if found.get("disabled"):
        raise NotPossible(f"{custom_id!r} is disabled")
    data: JSON = {"custom_id": custom_id, "component_type": found["type"], "id": found["id"]}
    if (found["type"] in SELECTS) != (values is not None):
        raise NotPossible(f"{custom_id!r} is {'a menu' if found['type'] in SELECTS else 'a button'}")
    return data if values is None else data | _chosen(world, message.channel, found, values)


def _chosen(world: World, channel: Channel, select: JSON, values: list[Any]) -> JSON:
    low, high = select["min_values"], select["max_values"]
    if not low <= len(values) <= high:
        raise NotPossible(f"between {low} and {high} entries are chosen here, not {len(values)}")
    if select["type"] == SELECT:
        offered = [option["value"] for option in select["options"]]
        if stray := [value for value in values if value not in offered]:
            raise NotPossible(f"{stray} is not offered: {offered}")
        return {"values": values}
    resolved: JSON = {}
    chosen = [_resolve(world, channel, select, value, resolved) for value in values]
    if len(set(chosen)) < len(chosen):
        raise NotPossible("an entry is chosen twice")
    return {"values": chosen, "resolved": resolved}


def _resolve(world: World, channel: Channel, select: JSON, value: Any, resolved: JSON) -> str:
    """The id of what is chosen in a select of people, roles or channels; the bot is told of it in `resolved`."""
    kind = select["type"]
    if kind == CHANNELS:
        return resolve_channel(world, value, channel, resolved, select.get("channel_types") or ())
    if kind == USERS or (kind == MENTIONABLES and is_user(world, value)):
        return resolve_user(world, value, channel, resolved)
    return resolve_role(value, channel, resolved)


def submission(world: World, channel: Channel, modal: JSON, values: JSON) -> JSON:
    """The data of a filled-in modal; fields that are not given keep what the form shows; raises NotPossible."""
    known = {part["custom_id"] for part in walk(modal["components"]) if "custom_id" in part}
    if stray := set(values) - known:
        raise NotPossible(f"the form has no {sorted(stray)}, only {sorted(known)}")
    parts = [_part(world, channel, part, number, values) for number, part in enumerate(modal["components"], 1)]
    return {"custom_id": modal["custom_id"], "components": parts}


def forged(custom_id: str, values: JSON) -> JSON:
    """The data of a form that nobody opened: texts are text inputs, lists are entries of a select menu."""
    parts: list[JSON] = []
    for number, (name, value) in enumerate(values.items(), 1):
        menu = isinstance(value, list)
        field: JSON = {"type": SELECT if menu else INPUT, "id": number, "custom_id": name}
        field |= {"values": value} if menu else {"value": value}
        parts.append({"type": LABEL, "id": 100 + number, "component": field})
    return {"custom_id": custom_id, "components": parts}


def _part(world: World, channel: Channel, part: JSON, number: int, values: JSON) -> JSON:
    form: JSON = {"type": part["type"], "id": part.get("id") or 100 + number}
    if part["type"] == LABEL:
        return form | {"component": _filled(world, channel, part["component"], number, values)}
    if part["type"] == ROW:
        return form | {"components": [_filled(world, channel, child, number, values) for child in part["components"]]}
    assert part["type"] == TEXT
    return form


def _filled(world: World, channel: Channel, part: JSON, number: int, values: JSON) -> JSON:
    name, kind = part["custom_id"], part["type"]
    form: JSON = {"type": kind, "id": part.get("id") or number, "custom_id": name}
    required = part.get("required") is not False
    if kind == INPUT:
        return form | {"value": _text(part, str(values.get(name, part.get("value") or "")), required=required)}
    if kind == CHECKBOX:
        return form | {"value": bool(values.get(name, part.get("default", False)))}
    options: list[JSON] = part.get("options") or []
    given = values.get(name)
    if given is None:
        given = [option["value"] for option in options if option.get("default")]
    chosen: list[Any] = [given] if isinstance(given, str) else list(given)
    if not chosen and not required:
        return form | ({"value": None} if kind == RADIO else {"values": []})
    if kind in (RADIO, CHECKBOXES):
        low, high = (1, 1) if kind == RADIO else (part.get("min_values", 1), part.get("max_values", len(options)))
        offered = [option["value"] for option in options]
        if not low <= len(chosen) <= high or any(value not in offered for value in chosen):
            raise NotPossible(f"{name!r} takes {low} to {high} of {offered}, not {chosen}")
        return form | ({"value": chosen[0]} if kind == RADIO else {"values": chosen})
    return form | _chosen(world, channel, {"min_values": 1, "max_values": 1} | part, chosen)


def _text(part: JSON, value: str, *, required: bool) -> str:
    low, high = part.get("min_length") or 0, part.get("max_length") or 4000
    if required and not value:
        raise NotPossible(f"{part['custom_id']!r} must be filled in")
    if value and not low <= len(value) <= high:
        raise NotPossible(f"{part['custom_id']!r} takes {low} to {high} characters")
    return value
