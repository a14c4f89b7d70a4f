"""Required kinds of values, by field name. A body with a wrong kind is refused before any rule reads it."""

import json
import re
from collections.abc import Callable
from typing import Any, cast

from bot.playground.limits.refusal import JSON, Form, Path, Refusal

DEEPEST = 40
"""Maximum nesting of a body: deeper than any of Discord's, and small enough for recursive code."""
LARGEST = 2**63 - 1
_ID = re.compile(r"[0-9]{1,20}")


def snowflake(value: object) -> int | None:
    """Return a value (digits or a number) as an ID, or None if it isn't one."""
    if isinstance(value, bool) or not isinstance(value, (int, str)) or not _ID.fullmatch(str(value)):
        return None
    return int(value)


def is_text(value: object) -> bool:
    """Return whether a value is a string."""
    return isinstance(value, str)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST


def _is_number(value: object) -> bool:
    return isinstance(value, float) or _is_whole(value)


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _is_id(value: object) -> bool:
    return snowflake(value) is not None


def is_scalar(value: object) -> bool:
    """Return whether a value is a string, a number or a boolean."""
    return isinstance(value, (str, bool)) or _is_number(value)


def _is_object(value: object) -> bool:
    return isinstance(value, dict)


def _are_texts(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(each, str) for each in cast(JSON, value).values())


def _list_of(kind: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(map(kind, cast("list[Any]", value)))


Kind = tuple[str, Callable[[object], bool]]
_KINDS: dict[str, Kind] = {}
for _code, _fits, _names in (
    ("STRING_TYPE_CONVERT", is_text, "content custom_id label title url name placeholder filename text description"),
    ("NUMBER_TYPE_COERCE", _is_whole, "flags style spacing accent_color color min_values max_values min_length"),
    ("NUMBER_TYPE_COERCE", _is_whole, "max_length auto_archive_duration handler rate_limit_per_user"),
    ("NUMBER_TYPE_COERCE", _is_number, "min_value max_value"),
    ("BOOLEAN_TYPE_CONVERT", _is_flag, "required autocomplete nsfw default disabled enforce_nonce fail_if_not_exists"),
    ("BOOLEAN_TYPE_CONVERT", _is_flag, "archived locked divider spoiler inline tts invitable"),
    ("SNOWFLAKE_TYPE_COERCE", _is_id, "id recipient_id message_id channel_id guild_id default_member_permissions"),
    ("SCALAR_TYPE_CONVERT", is_scalar, "type value nonce"),
    ("MODEL_TYPE_CONVERT", _is_object, "emoji allowed_mentions message_reference data accessory component media file"),
    ("MODEL_TYPE_CONVERT", _is_object, "footer author thumbnail"),
    ("DICT_TYPE_CONVERT", _are_texts, "name_localizations description_localizations"),
    ("LIST_TYPE_CONVERT", _list_of(_is_object), "embeds components attachments options choices fields items"),
    ("LIST_TYPE_CONVERT", _list_of(_is_object), "default_values"),
    ("LIST_TYPE_CONVERT", _list_of(is_text), "parse"),
    ("LIST_TYPE_CONVERT", _list_of(_is_id), "roles users messages"),
    ("LIST_TYPE_CONVERT", _list_of(_is_whole), "contexts integration_types channel_types"),
):
    _KINDS.update(dict.fromkeys(_names.split(), (_code, _fits)))


def check_shape(body: Any) -> None:
    """Check the kind of each value by its field name. Raises Refusal 50035. Null is always allowed."""
    form = Form()
    _walk(form, (), body, DEEPEST)
    form.refuse()


def _walk(form: Form, at: Path, node: Any, left: int) -> None:
    if not left:
        form.wrong(at, "BASE_TYPE_TOO_DEEP", f"There are more than {DEEPEST} levels.")
        return
    if isinstance(node, list):
        for index, child in enumerate(cast("list[Any]", node)):
            _walk(form, (*at, index), child, left - 1)
    elif isinstance(node, dict):
        for name, child in cast(JSON, node).items():
            code, fits = _KINDS.get(name, ("", None))
            if fits and child is not None and not fits(child):
                form.wrong((*at, name), code, "The value is of the wrong kind.")
            else:
                _walk(form, (*at, name), child, left - 1)


def parse(raw: bytes) -> Any:
    """Parse a JSON body. Raises Refusal 50109 for anything else, including NaN, lone surrogates and endless nesting."""
    try:
        body = json.loads(raw, parse_constant=_no_number)
        if b"\\ud" in raw.lower():
            json.dumps(body, ensure_ascii=False).encode()
        return body
    except (ValueError, RecursionError):
        raise Refusal(50109) from None


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")
