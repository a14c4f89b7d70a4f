"""Presses, selections and filled-in forms: what a client lets a person do, as the data of an interaction."""

from typing import Any, cast

from bot.playground.api.filled import Filling
from bot.playground.limits.components import (
    CHANNELS,
    INPUT,
    MENTIONABLES,
    ROLES,
    ROW,
    SELECT,
    SELECTS,
    TEXT,
    USERS,
    walk,
)
from bot.playground.limits.modals import CHECKBOX, CHECKBOXES, LABEL, RADIO, UPLOAD
from bot.playground.limits.refusal import JSON, Gone, NotPossible
from bot.playground.world.world import Channel, Message, User, World


def click(world: World, user: User, message: Message, body: JSON) -> JSON:
    """Return the data of a press or a selection. Raises NotPossible for what a client does not allow.

    `body`: {custom_id} for a press, {custom_id, values} for a selection. With {raw: true}, any custom_id is allowed.
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
    if values is None:
        return data
    filling = Filling(world, user, message.channel)
    data["values"] = _chosen(filling, found, values)
    return data if found["type"] == SELECT else data | {"resolved": filling.resolved}


def _chosen(filling: Filling, select: JSON, values: list[Any]) -> list[str]:
    """Check and return what is chosen in a select."""
    low, high = select["min_values"], select["max_values"]
    if not low <= len(values) <= high:
        raise NotPossible(f"between {low} and {high} entries are chosen here, not {len(values)}")
    if select["type"] == SELECT:
        offered = [option["value"] for option in select["options"]]
        if stray := [value for value in values if value not in offered]:
            raise NotPossible(f"{stray} is not offered: {offered}")
        return values
    chosen = [_resolve(filling, select, value) for value in values]
    if len(set(chosen)) < len(chosen):
        raise NotPossible("an entry is chosen twice")
    return chosen


def _resolve(filling: Filling, select: JSON, value: Any) -> str:
    """Return the ID of what is chosen in a select of people, roles or channels."""
    kind = select["type"]
    if kind == CHANNELS:
        return filling.place(value, select.get("channel_types") or ())
    return {USERS: filling.person, MENTIONABLES: filling.mentionable, ROLES: filling.role}[kind](value)


def submission(world: World, user: User, channel: Channel, modal: JSON, values: JSON) -> JSON:
    """Return the data of a filled-in modal. Raises NotPossible for what a client does not allow.

    `values`: the values of the fields, by custom_id. A field without a value keeps what the form shows.
    """
    known = {part["custom_id"] for part in walk(modal["components"]) if "custom_id" in part}
    if stray := set(values) - known:
        raise NotPossible(f"the form has no {sorted(stray)}, only {sorted(known)}")
    filling = Filling(world, user, channel)
    fields = _Fields(filling, values)
    parts = [fields.part(part, number) for number, part in enumerate(modal["components"], 1)]
    form: JSON = {"custom_id": modal["custom_id"], "components": parts}
    return form | ({"resolved": filling.resolved} if filling.resolved else {})


def forged(custom_id: str, values: JSON) -> JSON:
    """Return the data of a form that was never opened.

    `values`: the values of the fields, by custom_id. A string becomes a text input, and a list becomes a select menu.
    """
    parts: list[JSON] = []
    for number, (name, value) in enumerate(values.items(), 1):
        menu = isinstance(value, list)
        field: JSON = {"type": SELECT if menu else INPUT, "id": number, "custom_id": name}
        field |= {"values": value} if menu else {"value": value}
        parts.append({"type": LABEL, "id": 100 + number, "component": field})
    return {"custom_id": custom_id, "components": parts}


class _Fields:
    """The fields of a form, filled in with values by custom_id."""

    def __init__(self, filling: Filling, values: JSON) -> None:
        self._filling, self._values = filling, values

    def part(self, part: JSON, number: int) -> JSON:
        """Return one part of the form as a client submits it. A part without an ID gets the ID 100 + `number`."""
        form: JSON = {"type": part["type"], "id": part.get("id") or 100 + number}
        if part["type"] == LABEL:
            return form | {"component": self._filled(part["component"], number)}
        if part["type"] == ROW:
            return form | {"components": [self._filled(child, number) for child in part["components"]]}
        assert part["type"] == TEXT
        return form

    def _filled(self, part: JSON, number: int) -> JSON:
        name, kind, values = part["custom_id"], part["type"], self._values
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
        if kind == UPLOAD:
            return form | {"values": self._files(part, chosen)}
        if kind in (RADIO, CHECKBOXES):
            return form | _ticked(part, chosen)
        select: JSON = {"min_values": 1, "max_values": 1} | part
        return form | {"values": _chosen(self._filling, select, chosen)}

    def _files(self, part: JSON, chosen: list[Any]) -> list[str]:
        low, high = part.get("min_values", 1), part.get("max_values", 1)
        if not low <= len(chosen) <= high:
            raise NotPossible(f"{part['custom_id']!r} takes {low} to {high} files, not {len(chosen)}")
        return [self._filling.file(file) for file in chosen]


def _ticked(part: JSON, chosen: list[Any]) -> JSON:
    """Check and return what is chosen in a group of radio buttons or check boxes. Raises NotPossible."""
    offered = [option["value"] for option in part["options"]]
    one = part["type"] == RADIO
    low, high = (1, 1) if one else (part.get("min_values", 1), part.get("max_values", len(offered)))
    if not low <= len(chosen) <= high or any(value not in offered for value in chosen):
        raise NotPossible(f"{part['custom_id']!r} takes {low} to {high} of {offered}, not {chosen}")
    return {"value": chosen[0]} if one else {"values": chosen}


def _text(part: JSON, value: str, *, required: bool) -> str:
    low, high = part.get("min_length") or 0, part.get("max_length") or 4000
    if required and not value:
        raise NotPossible(f"{part['custom_id']!r} must be filled in")
    if value and not low <= len(value) <= high:
        raise NotPossible(f"{part['custom_id']!r} takes {low} to {high} characters")
    return value
