"""Forms with one line of text, custom_ids in a message, and values that a user has chosen or entered."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

import discord

from bot.transport.responses import Interaction


def form_of(
    custom_id: str,
    title: str,
    label: str,
    longest: int,
    described: str | None = None,
    *,
    default: str | None = None,
    field: str = "word",
    required: bool = True,
) -> discord.ui.Modal:
    """Build a form in which a user enters one line of text. `longest`: maximum number of letters.

    `described`: the sentence below the label. `default`: the text at first. `field`: the custom_id of the text.
    """
    least = 1 if required else None
    word: discord.ui.TextInput[discord.ui.LayoutView] = discord.ui.TextInput(
        custom_id=field, default=default, required=required, min_length=least, max_length=longest
    )
    modal = discord.ui.Modal(title=title, custom_id=custom_id, timeout=None)
    modal.add_item(discord.ui.Label(text=label[:45], description=described and described[:100], component=word))
    modal.stop()
    return modal


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
