"""Discord's checks of the commands that a bot registers."""

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from bot.playground.limits.refusal import JSON, Form, Path, Refusal, inner, several

CHAT, USER_MENU, MESSAGE_MENU, ENTRY_POINT = 1, 2, 3, 4
SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
MAXIMUM = {CHAT: 100, USER_MENU: 15, MESSAGE_MENU: 15, ENTRY_POINT: 1}
MAX_CHARACTERS = 8000
LOCALES = re.compile(
    "id|da|de|en-GB|en-US|es-ES|es-419|fr|hr|it|lt|hu|nl|no|pl|pt-BR|ro|fi|sv-SE|vi|tr|cs|el|bg|ru|uk|hi|th|"
    "zh-CN|ja|zh-TW|ko|ar|he"
)


def check_commands(commands: Any, installs: Collection[int], *, everywhere: bool) -> None:
    """Check a bulk overwrite of commands. Raises Refusal.

    The names, descriptions and nesting are checked. So are the number of commands, where each may be used, and the
    limit of 8000 characters per command.

    `installs`: how the app itself may be installed. `everywhere`: whether the commands are global.
    """
    form = Form()
    kinds: dict[int, dict[int, JSON]] = {}
    for index, command in enumerate(form.models((), commands, 0, 130, required=True)):
        kind = command.get("type") or CHAT
        _check_command(form, (index,), command, kind)
        _check_places(form, (index,), command, installs, everywhere=everywhere)
        alike = kinds.setdefault(kind, {})
        if any(command.get("name") == other.get("name") for other in alike.values()):
            _wrong_twice(form, (index, "name"))
        alike[index] = command
    for alike in kinds.values():
        for number, *rest in _doubled([*alike.values()]):
            _wrong_twice(form, ([*alike][int(number)], *rest))
    counts = {kind: len(alike) for kind, alike in kinds.items()}
    if any(count > MAXIMUM.get(kind, 1) for kind, count in counts.items()):
        raise Refusal(30032)
    form.refuse()


def _check_places(form: Form, at: Path, command: JSON, installs: Collection[int], *, everywhere: bool) -> None:
    """Note errors in the fields `integration_types` and `contexts`, which say where a command may be used.

    Only global commands may have these fields. A command for private channels must allow user installs (docs:
    interactions/application-commands.mdx).
    """
    kinds, contexts = command.get("integration_types"), command.get("contexts")
    if not everywhere:
        for name in ("integration_types", "contexts"):
            if command.get(name) is not None:
                form.wrong((*at, name), "APPLICATION_COMMAND_GUILD_CONTEXTS", "Only global commands have this.")
        return
    for name, given, known in (("integration_types", kinds, installs), ("contexts", contexts, (0, 1, 2))):
        listed = form.items((*at, name), given, 1, 3)
        for index, each in enumerate(listed):
            form.choice((*at, name, index), each, known)
        if len(set(listed)) < len(listed):
            form.wrong((*at, name), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this.")
    if 2 in (contexts or ()) and 1 not in (installs if kinds is None else kinds):
        sentence = "PRIVATE_CHANNEL needs USER_INSTALL among the integration types."
        form.wrong((*at, "contexts"), "APPLICATION_COMMAND_CONTEXTS_INVALID", sentence)


def _wrong_twice(form: Form, at: Path) -> None:
    form.wrong(at, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")


def _check_command(form: Form, at: Path, command: JSON, kind: int) -> None:
    form.choice((*at, "type"), kind, (CHAT, USER_MENU, MESSAGE_MENU, ENTRY_POINT))
    if kind == CHAT:
        _check_named(form, at, command)
        _check_options(form, at, command, (SUB, GROUP))
    elif kind == ENTRY_POINT:
        form.text((*at, "name"), command.get("name"), 1, 32, required=True)
        form.text((*at, "description"), command.get("description"), 0, 100)
        form.choice((*at, "handler"), command.get("handler"), (None, 1, 2))
    else:
        form.text((*at, "name"), command.get("name"), 1, 32, required=True)
        check_localised(form, at, command, "name", 32)
        for part in ("description", "options"):
            if command.get(part):
                form.wrong((*at, part), f"APPLICATION_COMMAND_CONTEXT_MENU_{part.upper()}", "Menus have none.")
    if characters(command) > MAX_CHARACTERS:
        sentence = f"Command exceeds maximum size ({MAX_CHARACTERS})"
        form.wrong(at, "APPLICATION_COMMAND_TOO_LARGE", sentence)


def _check_named(form: Form, at: Path, thing: JSON) -> None:
    names: dict[Path, Any] = {("name",): thing.get("name")}
    names |= {("name_localizations", key): name for key, name in inner(thing, "name_localizations").items()}
    for place, name in names.items():
        if not isinstance(name, str) or not _is_name(name):
            sentence = "Command name is invalid: 1 to 32 lower case letters, numbers, -, _ or '."
            form.wrong((*at, *place), "APPLICATION_COMMAND_INVALID_NAME", sentence)
    form.text((*at, "description"), thing.get("description"), 1, 100, required=True)
    check_localised(form, at, thing, "name", 32)
    check_localised(form, at, thing, "description", 100)


def check_localised(form: Form, at: Path, thing: JSON, part: str, longest: int) -> None:
    """Note errors in the localisations of a name or description: their lengths and locales."""
    for key, text in inner(thing, f"{part}_localizations").items():
        place = (*at, f"{part}_localizations", key)
        form.text(place, text, 1, longest)
        if not LOCALES.fullmatch(key):
            form.wrong(place, "BASE_TYPE_CHOICES", f"{key!r} is not a locale of Discord's.")


def _doubled(things: Sequence[JSON]) -> Iterator[Path]:
    """Yield the path of each localised name that is used twice in a locale.

    A default name counts in every locale.
    """
    for number, thing in enumerate(things):
        for locale, name in inner(thing, "name_localizations").items():
            others = (other for other in things if other is not thing)
            if any(name in (other.get("name"), inner(other, "name_localizations").get(locale)) for other in others):
                yield number, "name_localizations", locale


def _check_options(form: Form, at: Path, holder: JSON, groups: tuple[int, ...]) -> None:
    path = (*at, "options")
    options = form.models(path, holder.get("options"), 0, 25)
    names = [option.get("name") for option in options]
    if len(set(names)) < len(names):
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names must be unique")
    for place in _doubled(options):
        form.wrong((*path, *place), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names must be unique")
    nested = [option.get("type") in (SUB, GROUP) for option in options]
    if any(nested) and not all(nested):
        sentence = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", sentence)
    optional = False
    for index, option in enumerate(options):
        place = (*path, index)
        _check_named(form, place, option)
        if option.get("type") in (SUB, GROUP):
            form.choice((*place, "type"), option["type"], groups)
            _check_options(form, place, option, (SUB,) if option["type"] == GROUP else ())
            continue
        form.choice((*place, "type"), option.get("type"), range(STRING, ATTACHMENT + 1))
        if option.get("required") and optional:
            sentence = "Required options must be placed before non-required options"
            form.wrong(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence)
        optional = optional or not option.get("required")
        _check_option(form, place, option)


def _check_option(form: Form, at: Path, option: JSON) -> None:
    choices = form.models((*at, "choices"), option.get("choices"), 0, 25)
    if choices and option.get("autocomplete"):
        sentence = "Choices and autocomplete are mutually exclusive"
        form.wrong((*at, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", sentence)
    values = [choice.get("value") for choice in choices]
    if len(set(values)) < len(values) or len({choice.get("name") for choice in choices}) < len(choices):
        form.wrong((*at, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", "Choices must be unique")
    for index, choice in enumerate(choices):
        form.text((*at, "choices", index, "name"), choice.get("name"), 1, 100, required=True)
        check_localised(form, (*at, "choices", index), choice, "name", 100)
        if option.get("type") == STRING:
            form.text((*at, "choices", index, "value"), choice.get("value"), 1, 100, required=True)
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if option.get(low) is not None and option.get(high) is not None and option[low] > option[high]:
            form.wrong((*at, low), "APPLICATION_COMMAND_OPTIONS_MIN_GREATER", f"{low} is above {high}.")


def characters(thing: JSON) -> int:
    """Return the number of characters that count for a command: names, descriptions and values.

    If a text has localisations, only the longest version counts.
    """
    total = 0
    for part in ("name", "description"):
        localised = inner(thing, f"{part}_localizations").values()
        total += max(len(str(text)) for text in (thing.get(part) or "", *localised))
    for choice in several(thing, "choices"):
        localised = inner(choice, "name_localizations").values()
        total += max(len(str(text)) for text in (choice.get("name"), *localised)) + len(str(choice.get("value")))
    return total + sum(characters(option) for option in several(thing, "options"))


def _is_name(name: str) -> bool:
    """Return whether a name fits ^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$ and is in lower case."""
    allowed = all(c in "-_'" or unicodedata.category(c)[0] in "LN" or _is_mark(c) for c in name)
    return 1 <= len(name) <= 32 and allowed and name == name.lower()


def _is_mark(char: str) -> bool:
    return "\u0900" <= char <= "\u097f" or "\u0e00" <= char <= "\u0e7f"
