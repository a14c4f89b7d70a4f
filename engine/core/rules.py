"""House rules: a game declares each setting once, as a field with its allowed values."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Self

Value = str | int | bool
SPELLINGS = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


@dataclass(frozen=True, slots=True)
class Option:
    """One setting: its default, the values offered by a panel, the range of a number, and its condition.

    `when` tells on which other setting it depends. `field`: it matters unless that field is off, none or 0.
    `field=value`: it matters only if that field has this value.
    """

    name: str
    default: Value
    offer: tuple[Value, ...]
    low: int | None = None
    high: int | None = None
    when: str = ""

    @property
    def kind(self) -> str:
        """The kind of setting: `flag`, `number` or `choice`."""
        if isinstance(self.default, bool):
            return "flag"
        return "choice" if self.low is None else "number"

    def allows(self, value: Value) -> bool:
        if self.low is not None and self.high is not None:
            return type(value) is int and self.low <= value <= self.high
        return any(type(value) is type(known) and value == known for known in self.offer)

    def read(self, value: Value) -> Value:
        """Return the value from any spelling (`on`, `true`, `3`). Raises ValueError with a sentence."""
        found = value
        if isinstance(value, str):
            text = value.strip()
            if self.kind == "flag":
                found = SPELLINGS.get(text.lower(), text)
            elif isinstance(self.default, int) or self.low is not None:
                found = int(text) if text.removeprefix("-").isdecimal() else text
            else:
                found = text
        if self.kind == "choice" and isinstance(found, str) and not self.allows(found):
            found = next((known for known in self.offer if str(known) == found), found)
        if not self.allows(found):
            raise ValueError(f"{self.name} cannot be {value}: {self.words()}.")
        return found

    def words(self) -> str:
        """Return the allowed values in words, as the end of a sentence."""
        if self.low is not None:
            return f"it is a whole number from {self.low} to {self.high}"
        if self.kind == "flag":
            return "it is on or off"
        return "it is one of " + ", ".join(str(value) for value in self.offer)


def choice(default: Any, *others: Value, when: str = "") -> Any:
    """Declare a field with a few named values, the default first. `when`: the field's condition, as in `Option`."""
    return _field(default, (default, *others), when=when)


def flag(default: bool, *, when: str = "") -> Any:
    """Declare a field that is on or off. `when`: the field's condition, as in `Option`."""
    return _field(default, (True, False), when=when)


def number(default: int, low: int, high: int, *, offer: tuple[int, ...] = (), when: str = "") -> Any:
    """Declare a whole number from `low` to `high`.

    `offer`: the values that a panel offers, or () for all of them. `when`: the field's condition, as in `Option`.
    """
    return _field(default, offer or tuple(range(low, high + 1)), low, high, when)


def _field(
    default: Value, offer: tuple[Value, ...], low: int | None = None, high: int | None = None, when: str = ""
) -> Any:
    # Rules.options adds the name, which is not known here
    return dataclasses.field(default=default, metadata={"option": Option("", default, offer, low, high, when)})


by_rules = lru_cache(maxsize=64)
"""A cache for functions of the rules alone. It keeps the results for the 64 rules used last."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The settings of one table.

    Every game has a frozen subclass. Raises ValueError if a value is not allowed.
    """

    def __post_init__(self) -> None:
        for option in self.options():
            if not option.allows(value := getattr(self, option.name)):
                raise ValueError(f"{option.name} cannot be {value}: {option.words()}.")

    @classmethod
    def options(cls) -> tuple[Option, ...]:
        """Return the settings in the order of the chapter *Settings* in RULES.md."""
        return _options(cls)

    @classmethod
    def parse(cls, settings: Mapping[str, Value]) -> Self:
        """Build rules from settings in any spelling. Names may have a prefix such as `jx.`.

        Missing settings get their default. Raises ValueError with a sentence for an unknown name or a value that is not
        allowed.
        """
        known = {option.name: option for option in cls.options()}
        values: dict[str, Any] = {}
        for written, value in settings.items():
            name = written.rsplit(".", 1)[-1]
            if name not in known:
                raise ValueError(f"There is no setting {written}.")
            values[name] = known[name].read(value)
        return cls(**values)

    def plain(self) -> dict[str, Value]:
        """Return all values by name. This form is stored with a table."""
        return {option.name: getattr(self, option.name) for option in self.options()}

    def applies(self, option: Option) -> bool:
        """Return whether the setting matters, given the values of the other settings."""
        name, _, wanted = option.when.partition("=")
        if not name:
            return True
        value = getattr(self, name)
        return str(value) == wanted if wanted else value not in (False, 0, "none", "off")


@cache
def _options(kind: type[Rules]) -> tuple[Option, ...]:
    """Return the settings of a game. Cached, because the fields of a rules class never change."""
    return tuple(dataclasses.replace(field.metadata["option"], name=field.name) for field in dataclasses.fields(kind))
