"""Templates of custom_ids. One template parses and builds all custom_ids of its form.

A template is a custom_id with fields in braces, such as `replay:{table_id:int}:{step:int}:{eyes}`:

    {eyes}              any text without a colon, also none
    {table_id:int}      a number from 0 to LARGEST_ID; `{page:int<100}`: a number below 100
    {page:back|words}   one of these words
    {preset:rest}       the rest of the custom_id, with its colons
    {home?:int}         a last field that may be missing; its value is then None

Messages on Discord keep their buttons. So a template never changes; a new form gets another one.
"""

import re
from functools import cached_property

from bot.store.models import LARGEST_ID

FIELD = re.compile(r":?\{(\w+)(\??):?([^}]*)\}")
"""A field with the colon before it. Its groups are the name, `?` for an optional field, and the kind."""


class CustomId:
    """The form of some custom_ids. Call it with the values of all fields in their order to build one."""

    def __init__(self, template: str) -> None:
        self.template, self._build = template, re.sub(r"\{[^}]*\}", "%s", template)
        self.kinds = {name: kind for name, _, kind in FIELD.findall(template)}
        if self._build.count("%s") != len(self.kinds):
            raise ValueError(f"{template} has a field without a name of its own")

    def __call__(self, *values: object) -> str:
        if values and values[-1] is None:
            return self._build.removesuffix(":%s") % values[:-1]
        return self._build % values

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(FIELD.sub(_pattern, self.template), re.ASCII | re.DOTALL)

    def read(self, custom_id: str) -> dict[str, int | str | None] | None:
        """Return the values of the fields by name, or None if the custom_id doesn't have this form."""
        if (found := self._pattern.fullmatch(custom_id)) is None:
            return None
        values: dict[str, int | str | None] = dict(zip(self.kinds, found.groups(), strict=True))
        for name, kind in self.kinds.items():
            if kind.startswith("int") and values[name] is not None:
                values[name] = number(str(values[name]), int(kind[4:] or LARGEST_ID + 1))
                if values[name] is None:
                    return None
        return values

    @property
    def first_words(self) -> list[str]:
        """Return the possible first words of these custom_ids."""
        first = FIELD.match(self.template)
        return first[3].split("|") if first is not None else [self.template.partition(":")[0]]


def number(word: str, below: int = LARGEST_ID + 1) -> int | None:
    """Return the number that `word` names, or None if it names none from 0 to `below`, exclusive."""
    decimal = word.isascii() and word.isdecimal() and len(word) < 20
    return int(word) if decimal and int(word) < below else None


def _pattern(field: re.Match[str]) -> str:
    kind = r"\d+" if field[3].startswith("int") else {"": "[^:]*", "rest": ".*"}.get(field[3], field[3])
    colon = ":" if field[0].startswith(":") else ""
    return f"(?:{colon}({kind}))?" if field[2] else f"{colon}({kind})"
