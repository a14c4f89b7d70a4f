"""Functions that messages may call in addition to Fluent's.

They are `SIGNED($points)`, `LIST($items)`, `DAY($first)`, and in Korean `JOSA($who, "은")`, with `"님은"` for people.
"""

from collections.abc import Callable, Sequence
from datetime import date
from typing import Any, Literal

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime.types import FluentInt, FluentType

from bot.i18n.josa import josa

_PLAIN = {"en": "en_001"}
"""Locale to use for the lists of a language. World English has no comma before the last "and"."""


class SignedNumber(FluentInt):
    """A number with a plus sign if it is positive: `SIGNED($points)` in a message."""

    def format(self, locale: Locale) -> str:
        said = super().format(locale)
        return f"+{said}" if self > 0 else said


class Several(FluentType):
    """A list of items as the language writes it."""

    def __init__(self, items: Sequence[str], style: str = "comma", between: str | None = None) -> None:
        self.items, self.style, self.between = tuple(items), style, between

    def format(self, locale: Locale) -> str:
        written = Locale.parse(_PLAIN.get(str(locale), str(locale)))
        if self.between is not None or not self.items:
            return (self.between or "").join(self.items)
        if self.style == "comma":
            # the separator in the middle of a list: "a, b, c", 「a、b、c」
            return written.list_patterns["standard"]["middle"].replace("{0}", "").replace("{1}", "").join(self.items)
        style: Literal["standard", "or"] = "or" if self.style == "or" else "standard"
        return format_list(self.items, style=style, locale=written)


def _list(items: Several, style: str = "comma", between: str | None = None) -> Several:
    """Return the items of `LIST($items)`, to be joined in another style.

    `style`: `comma` between all items, or `and` or `or` before the last one. `between`: the separator for items that
    are not words ("": none).
    """
    return Several(items.items, str(style), None if between is None else str(between))


class Day(FluentType):
    """A day as the language writes it in a sentence: 2026年10月1日, October 1, 2026."""

    def __init__(self, said: str) -> None:
        self.day = date.fromisoformat(said)

    def format(self, locale: Locale) -> str:
        return format_date(self.day, "long", locale)


def _particle(name: object, particle: str, mark: str = "") -> str:
    """Add a Korean particle to a name: `JOSA($who, "은")`, `JOSA($who, "님은", mark: "**")`."""
    return josa(str(int(name)) if isinstance(name, FluentInt) else str(name), str(particle), str(mark))


FUNCTIONS: dict[str, Callable[..., Any]] = {"SIGNED": SignedNumber, "LIST": _list, "JOSA": _particle, "DAY": Day}
