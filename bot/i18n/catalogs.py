"""Catalogs of messages, read from the folders in `locales` of the bot and of installed packages."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import NamedTuple

from babel import Locale, UnknownLocaleError

from bot.common.plugins import brought

DEFAULT = "en"
"""The language that has every message."""
SPOKEN = "hanapai.ftl"
"""File that a language needs to be spoken. A language without it has only names of things, and no sentences yet."""

_BEGINS = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
"""The first line of a message."""
_GOES_ON = re.compile(r"[ \t}]|$")
"""A line that belongs to the message above it."""


class Fault(NamedTuple):
    """A part of a language that can't be read, so that English is used instead.

    `file`: the file's name, "" for the whole folder. `line`: the first line of the part, 0 for the whole file.
    """

    language: str
    file: str = ""
    line: int = 0

    def __str__(self) -> str:
        if not self.file:
            return f"the folder {self.language} in bot/i18n/locales is not named after a language, so it is ignored"
        where = f"line {self.line} of {self.file}" if self.line else self.file
        return f"{where} in the language {self.language} can't be read, so English is used instead"


class Catalogs:
    """The languages in some folders. If several folders have the same message, the first folder wins."""

    def __init__(self, *places: Traversable) -> None:
        self._places = places
        self._written: dict[str, Mapping[str, str]] = {}
        self._faults: dict[str, list[Fault]] = {}

    @cached_property
    def folders(self) -> tuple[str, ...]:
        """Every language with at least some translated names, as Discord locale codes."""
        return tuple(filter(known, self._named))

    @cached_property
    def _named(self) -> tuple[str, ...]:
        return tuple(sorted(folder.name for folder in self._places[0].iterdir() if folder.is_dir()))

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that the bot speaks, e.g. ("en",). Other languages in `folders` have only names."""
        return tuple(name for name in self.folders if self._places[0].joinpath(name, SPOKEN).is_file())

    def written(self, language: str) -> Mapping[str, str]:
        """Return the messages of a language by key, as written in its files."""
        if language not in self._written:
            found: dict[str, str] = {}
            self._faults[language] = []
            for file in self._files(language) if language in self.folders else ():
                for key, message in self._messages(language, file):
                    found.setdefault(key, message)
            self._written[language] = found
        return self._written[language]

    def faults(self) -> list[Fault]:
        """Return the parts of all languages' files that can't be read."""
        found = [Fault(name) for name in self._named if name not in self.folders]
        for language in self.folders:
            self.written(language)
            found += self._faults[language]
        return found

    def _files(self, language: str) -> Iterator[Traversable]:
        for place in self._places:
            folder = place.joinpath(language)
            if folder.is_dir():
                yield from sorted(
                    (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
                )

    def _messages(self, language: str, file: Traversable) -> Iterator[tuple[str, str]]:
        """Yield key and text of each message in a file. A broken message is left out and recorded as a fault."""
        try:
            lines = file.read_text("utf-8").split("\n")
        except (OSError, UnicodeDecodeError):
            self._faults[language].append(Fault(language, file.name))
            return
        key, begun, message = "", 0, list[str]()
        for number, line in enumerate([*lines, "#"], 1):
            if key and _GOES_ON.match(line):
                message.append(line)
                continue
            if key and _whole(message):
                yield key, "\n".join(message)
            elif key:
                self._faults[language].append(Fault(language, file.name, begun))
            begins = _BEGINS.match(line)
            key, begun, message = begins[1] if begins else "", number, [line]
            if not begins and not line.startswith("#") and line.strip():
                self._faults[language].append(Fault(language, file.name, number))


def _whole(message: list[str]) -> bool:
    """Return whether a message closes all braces that it opens."""
    text = re.sub(r'"[^"\n]*"', "", "\n".join(message))
    return text.count("{") == text.count("}")


def known(language: str) -> bool:
    """Return whether there is a language with this locale code."""
    try:
        return bool(Locale.parse(language, sep="-"))
    except (UnknownLocaleError, ValueError):
        return False


@cache
def ours() -> Catalogs:
    """Return the catalogs of the bot and of installed packages."""
    guests = (guest.__name__ for guest in brought("words", ModuleType, ()).values())
    return Catalogs(*(files(package).joinpath("locales") for package in ("bot.i18n", *guests)))
