"""Custom_ids in a message, and values that a user has chosen in a select or entered in a form."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

import discord

from bot.transport.responses import Interaction


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom_ids of a message's components and of all that is inside these."""
    for each in components:
        if custom_id := getattr(each, "custom_id", None):
            yield custom_id
        yield from custom_ids(getattr(each, "children", ()))


def permitted(interaction: Interaction) -> dict[int, discord.Permissions]:
    """Return the bot's permissions in each channel chosen in a select.

    Discord sends these permissions with the choice. They may be newer than our cache.
    """
    data: Any = interaction.data or {}
    resolved: dict[str, dict[str, dict[str, Any]]] = data.get("resolved", {})
    channels = resolved.get("channels", {})
    found = {int(number): channel.get("app_permissions") for number, channel in channels.items()}
    return {number: discord.Permissions(int(bits)) for number, bits in found.items() if bits is not None}


def filled(interaction: Interaction) -> dict[str, list[str]]:
    """Return the values of each field in a form, by the field's custom_id.

    A text field or radio group has one value. A select has as many as the user chose.
    """
    return dict(_fields(interaction.data or {}))


def _fields(data: Any) -> Iterator[tuple[str, list[str]]]:
    for label in data.get("components") or ():
        field: Any = label.get("component") or {}
        yield str(field.get("custom_id")), _words(field.get("values", field.get("value")))


def _words(value: Any) -> list[str]:
    if isinstance(value, list):
        return [str(word) for word in cast("list[object]", value)]
    return [] if value is None else [str(value)]
