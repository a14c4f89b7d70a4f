"""All words: Project Fluent messages by language, with English behind every other one."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

from bot.installed import brought

log = logging.getLogger(__name__)

DEFAULT = "en"
"""The language that has every message."""
SPOKEN = "hanapai.ftl"
"""A language with this file is spoken; one without has names of things, and no sentences yet."""
ALSO = "also"
"""The attribute of a message with the other names of a thing, behind one another with commas."""
KEPT = 4096
"""So many sentences are kept as they were said: most of a message is said again in the next one."""
Text = Callable[..., str]
"""`text(key, **variables)` in one language."""


_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n[ \t]+.*)*", re.MULTILINE)
"""A message as it stands in a file."""
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What Fluent writes before a negative number, where everything here has a true minus sign."""


class Change(FluentInt):
    """A number with a plus before it where something is won: `SIGNED($points)` in a message."""

    def format(self, locale: Locale) -> str:
        said = super().format(locale)
        return f"+{said}" if self > 0 else said


class MissingWords(Exception):
    """A message, or a variable of one, that is not there (raised only when strict)."""


class Words:
    """The messages of `bot/locales`. strict: raise MissingWords instead of logging and showing the key."""

    def __init__(self, *, strict: bool = False) -> None:
        self.strict = strict

    def text(self, locale: str, key: str, **variables: str | int) -> str:
        """The message in the nearest language we have."""
        for language in (*_nearest(locale), DEFAULT):
            said, error = _said(_bundle(language), key, tuple(variables.items()))
            if error:
                self._missing(f"{language}: {key}: {error}")
            if said is not None:
                return said
        self._missing(f"no message {key}")
        return key

    def translator(self, locale: str = DEFAULT) -> Text:
        """`text` bound to a language."""
        return partial(self.text, locale)

    def forget(self, _user: int) -> None:
        """Keep no sentence: each may name somebody."""
        _said.cache_clear()

    def _missing(self, what: str) -> None:
        if self.strict:
            raise MissingWords(what)
        log.error("Words are missing: %s", what)


@lru_cache(maxsize=KEPT)
def _said(bundle: FluentBundle, key: str, variables: tuple[tuple[str, str | int], ...]) -> tuple[str | None, str]:
    """A message of a language, None where it has none, and what is wrong with it."""
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return None, ""
    said, errors = bundle.format_pattern(pattern, dict(variables))
    below = any(isinstance(value, int) and value < 0 for _, value in variables)
    return _begun(_HYPHEN.sub("−", str(said)) if below else str(said)), str(errors[0]) if errors else ""


def _begun(said: str) -> str:
    """A sentence begins with a capital letter, whatever name it begins with ("a former player")."""
    is_sentence = said.endswith((".", "!", "?", ":"))
    return re.sub(r"^[*]{0,2}[a-z]", lambda begin: begin[0].upper(), said) if is_sentence else said


def has(key: str) -> bool:
    """Whether there is a message of that key."""
    return _bundle(DEFAULT).has_message(key)


@cache
def folders() -> tuple[str, ...]:
    """The languages in which anything has a name, as Discord writes its locales."""
    return tuple(sorted(folder.name for folder in files("bot").joinpath("locales").iterdir() if folder.is_dir()))


@cache
def languages() -> tuple[str, ...]:
    """The languages in which the bot speaks, e.g. ("en",); the other folders have names alone."""
    place = files("bot").joinpath("locales")
    return tuple(name for name in folders() if place.joinpath(name, SPOKEN).is_file())


def named(language: str, key: str, attribute: str = "") -> str | None:
    """What this very language calls something: the message, or an attribute of it, None where it has none. It is for
    names, which have no variables."""
    return _parts(language, key).get(attribute)


@cache
def names_of(key: str) -> tuple[str, ...]:
    """All that something is called, in any language: its messages, and the other names in their attributes `also`."""
    found: list[str] = []
    for language in folders():
        also = named(language, key, ALSO) or ""
        found += [named(language, key) or "", *(name.strip() for name in also.split(","))]
    return tuple(dict.fromkeys(filter(None, found)))


def name_of(language: str) -> str:
    """What a language of ours calls itself."""
    return Words().text(language, "language-name")


@lru_cache(maxsize=64)
def _nearest(locale: str) -> tuple[str, ...]:
    known = languages()
    if locale in known:
        return (locale,)
    return tuple(name for name in known if name.split("-")[0] == locale.split("-")[0])[:1]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions={"SIGNED": Change}, use_isolating=False)
    for file in _files(language):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _files(language: str) -> Iterator[Traversable]:
    """The files of a language: ours come first, because what we say ourselves, a guest says no other way."""
    for package in ("bot", *(guest.__name__ for guest in brought("words", ModuleType, ()).values())):
        folder = files(package).joinpath("locales", language)
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(".ftl"):
                    yield file


@cache
def _parts(language: str, key: str) -> Mapping[str, str]:
    """A message without variables: its value under "", its attributes by name; {} for none. It is read alone, so that a
    few names cost no whole language."""
    entry = FluentParser(with_spans=False).parse_entry(_written(language).get(key, ""))
    if not isinstance(entry, ast.Message):
        return {}
    patterns = {"": entry.value} | {each.id.name: each.value for each in entry.attributes}
    return {name: said for name, pattern in patterns.items() if pattern and (said := _flat(pattern))}


def _flat(pattern: ast.Pattern) -> str:
    """The text of a pattern, "" where more than text is in it."""
    texts = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
    return "".join(map(str, texts)) if len(texts) == len(pattern.elements) else ""


@cache
def _written(language: str) -> Mapping[str, str]:
    """The messages of a language by key, as they stand in its files."""
    found: dict[str, str] = {}
    for file in _files(language) if language in folders() else ():
        for message in _MESSAGE.finditer(file.read_text("utf-8")):
            found.setdefault(message[1], message[0])
    return found
