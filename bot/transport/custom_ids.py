"""Templates of custom_ids. One template parses and builds all custom_ids of its form.

A template is a custom_id with fields in braces, such as `replay:{table_id:int}:{step:int}:{eyes}`:

    {eyes}              any text without a colon, also none
    {table_id:int}      a number from 0 to LARGEST_ID; `{page:int<100}`: a number below 100
    {page:back|words}   one of these words
    {preset:rest}       the rest of the custom_id, with its colons
    {home?:int}         a last field that may be missing; its value is then None

Messages on Discord keep their buttons. So a template never changes; a new form gets another one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.store.models import LARGEST_ID

_COLON = re.compile(r":(?![^{]*\})")
"""A colon outside of braces."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a template. `below`: the limit of a number, or 0 for text. `words`: the only texts, if not empty."""

    name: str
    below: int = 0
    words: tuple[str, ...] = ()

    def read(self, word: str) -> int | str | None:
        """Return the value of the field, or None if `word` is not one of its values."""
        if self.below:
            return number(word, self.below)
        return word if not self.words or word in self.words else None


class CustomId:
    """The form of some custom_ids. Call it with the values of all fields in their order to build one."""

    def __init__(self, template: str) -> None:
        self.template, self._build = template, re.sub(r"\{[^}]*\}", "%s", template)
        self._optional = "?" in template
        self._parts = [_field(part[1:-1]) if part.startswith("{") else part for part in _COLON.split(template)]
        self._splits = len(self._parts) - 1 if template.endswith(":rest}") else -1
        self.fields = [part for part in self._parts if isinstance(part, Field)]

    def __call__(self, *values: object) -> str:
        if self._optional and values[-1] is None:
            return self._build.removesuffix(":%s") % values[:-1]
        return self._build % values

    def read(self, custom_id: str) -> list[int | str | None] | None:
        """Return the values of all fields in their order, or None if the custom_id doesn't have this form."""
        words, values = custom_id.split(":", self._splits), list[int | str | None]()
        missing = len(self._parts) - len(words)
        if missing not in (0, int(self._optional)):
            return None
        for part, word in zip(self._parts, words, strict=False):
            if isinstance(part, Field):
                if (value := part.read(word)) is None:
                    return None
                values.append(value)
            elif part != word:
                return None
        return [*values, *missing * [None]]

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the possible first words of these custom_ids."""
        first = self._parts[0]
        return first.words if isinstance(first, Field) else (first,)


def number(word: str, below: int = LARGEST_ID + 1) -> int | None:
    """Return the number that `word` names, or None if it names none from 0 to `below`, exclusive."""
    decimal = word.isascii() and word.isdecimal() and len(word) < 20
    return int(word) if decimal and int(word) < below else None


def _field(declared: str) -> Field:
    """Return the field of a declaration without its braces. Raises ValueError."""
    name, _, kind = declared.replace("?", "").partition(":")
    base, _, limit = kind.partition("<")
    if not name.isidentifier():
        raise ValueError(f"{{{declared}}} has no name")
    if base == "int":
        return Field(name, int(limit or LARGEST_ID + 1))
    return Field(name) if kind in ("", "rest") else Field(name, words=tuple(kind.split("|")))
