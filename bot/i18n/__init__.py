"""Languages: Project Fluent messages, with English behind every other language."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial

from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from bot.i18n.bundle import Bundle
from bot.i18n.catalogs import DEFAULT, SPOKEN, Catalogs, Fault, known, ours
from bot.i18n.functions import Several
from bot.i18n.remembered import KEPT, forget_all, remembered

__all__ = [
    "ALSO",
    "DEFAULT",
    "SPOKEN",
    "Catalogs",
    "Fault",
    "MissingWords",
    "SpokenText",
    "Text",
    "Words",
    "faults",
    "folders",
    "has",
    "known",
    "languages",
    "listed",
    "name_of",
    "named",
    "names_of",
    "nearest",
    "read_from",
    "remembered",
    "variables_of",
    "written",
]

log = logging.getLogger(__name__)

ALSO = "also"
"""Attribute of a message with other names of the thing, separated by commas."""
Text = Callable[..., str]
"""Function `text(key, **variables)` that returns messages in one language."""
Said = str | int | tuple[str, ...]
"""Possible values of a message's variable. A tuple is for `LIST($items)`."""

_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""Hyphen that Fluent writes before a negative number. Here it becomes a true minus sign."""
_SMALL = re.compile(r"[*]{0,2}[a-z]")
"""Beginning of a sentence that needs a capital letter."""
_FIRST_MARK = 0xF0000
_MARKS = re.compile("([\U000f0000-\U000ffffd])")
"""Placeholders in a message: private-use characters of no script."""
_VARIABLE, _MENTIONED = re.compile(r"\$([a-zA-Z][\w-]*)"), re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A variable in a message's text, and a possible reference to another message or a term."""
_NEAR = {"zh": "zh-CN", "zh-SG": "zh-CN", "zh-HK": "zh-TW", "zh-MO": "zh-TW", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}
"""Variant of a language to read for locales of other regions, if there are several variants."""


@dataclass(frozen=True, slots=True)
class SpokenText:
    """A language for users who read only words, or hear them: without codes, and without signs where there is a word.

    A message that needs other words then has a variant with `-aloud` behind its key.
    """

    text: Text

    def __call__(self, key: str, **variables: Said) -> str:
        other = f"{key}-aloud"
        return self.text(other if has(other) else key, **variables).replace("`", "")


class MissingWords(Exception):
    """A missing message, or a missing variable of one (raised only when strict)."""


class Words:
    """The messages of `bot/i18n/locales`.

    `strict`: raise MissingWords instead of logging and showing the key.
    """

    def __init__(self, *, strict: bool = False) -> None:
        self.strict = strict
        self._bound: dict[str, Text] = {}

    def text(self, locale: str, key: str, **variables: Said) -> str:
        """Return the message in the nearest language we have."""
        said, wrong = _nearest_said(locale, key, tuple(variables.items()))
        for each in wrong:
            self._missing(each)
        return said

    def translator(self, locale: str = DEFAULT) -> Text:
        """Return `text` bound to a language, the same object each time."""
        if locale not in self._bound:
            self._bound[locale] = partial(self.text, locale)
        return self._bound[locale]

    def forget(self, _user: int) -> None:
        """Discard all cached sentences, because each may name a user."""
        forget_all()

    def _missing(self, what: str) -> None:
        if self.strict:
            raise MissingWords(what)
        log.error("Words are missing: %s", what)


def listed(items: Iterable[str], text: Text, style: str = "comma") -> str:
    """Join items as the language of `text` writes them.

    `style`: and, clauses, comma, dots, semicolons, sentences.
    """
    given = tuple(items)
    if len(given) < 2:
        return "".join(given)
    return text("sentence-gap").join(given) if style == "sentences" else text(f"list-{style}", items=given)


@remembered
def _nearest_said(locale: str, key: str, variables: tuple[tuple[str, Said], ...]) -> tuple[str, tuple[str, ...]]:
    """Return a message in the nearest language, and its errors.

    Variables that are only inserted are filled in afterwards, so that the sentence itself can be cached.
    """
    used, places = _used(locale, key), dict[str, str]()
    standing = tuple((name, _clean(value) if name in used else _place(value, places)) for name, value in variables)
    parts, language, wrong = _shape(locale, key, standing)
    return _begun("".join([places.get(part, part) for part in parts]), language), wrong


def _clean(value: Said) -> Said:
    """Return a variable without characters that would be taken for placeholders."""
    return _MARKS.sub("", value) if isinstance(value, str) else value


def _place(value: Said, places: dict[str, str]) -> Said:
    """Replace an inserted variable by a placeholder (each item of a tuple by one). Numbers stay.

    Thus a sentence is made once, whoever it is about.
    """
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return tuple(str(_place(each, places)) for each in value)
    mark = chr(_FIRST_MARK + len(places))
    places[mark] = value
    return mark


@lru_cache(maxsize=KEPT)
def _used(locale: str, key: str) -> frozenset[str]:
    """Return the variables that decide what a message says, in any language in which it may be said there."""
    return frozenset[str]().union(*(_bundle(language).used(key) for language in nearest(locale)))


@remembered
def _shape(
    locale: str, key: str, variables: tuple[tuple[str, Said], ...]
) -> tuple[tuple[str, ...], str, tuple[str, ...]]:
    """Return a message cut at its placeholders (which are parts of their own), its language, and its errors.

    It is in the nearest language that has it. If none has it, its key is returned.
    """
    wrong = list[str]()
    for language in nearest(locale):
        said, error = _said(_bundle(language), key, variables)
        if error:
            wrong.append(f"{language}: {key}: {error}")
        if said is not None:
            return tuple(_MARKS.split(said)), language, tuple(wrong)
    return (key,), DEFAULT, (*wrong, f"no message {key}")


def _said(bundle: Bundle, key: str, variables: tuple[tuple[str, Said], ...]) -> tuple[str | None, str]:
    """Return a message of a language, None if it has none, and its error."""
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return None, ""
    said, errors = bundle.format_pattern(pattern, {name: _given(value) for name, value in variables})
    below = any(isinstance(value, int) and value < 0 for _, value in variables)
    whole = _HYPHEN.sub("−", str(said)) if below else str(said)
    return whole, str(errors[0]) if errors else ""


def _given(value: Said) -> str | int | FluentType:
    """Convert a variable to the value that Fluent takes."""
    return Several(value) if isinstance(value, tuple) else value


def _begun(said: str, language: str) -> str:
    """Capitalize the beginning of a sentence, if the language has capital letters.

    It may begin with any name ("a former player").
    """
    begin = _SMALL.match(said) if said.endswith((".", "!", "?", ":")) else None
    return begin[0].upper() + said[begin.end() :] if begin and _has_capitals(language) else said


@cache
def _has_capitals(language: str) -> bool:
    """Return whether a language has upper and lower case letters, as its own name shows."""
    name = named(language, "language-name") or "a"
    return name.upper() != name.lower()


@lru_cache(maxsize=KEPT)
def has(key: str) -> bool:
    """Return whether there is a message with that key."""
    return _bundle(DEFAULT).has_message(key)


def folders() -> tuple[str, ...]:
    """Return the languages in which anything has a name, as Discord writes its locales."""
    return _shelf().folders


def languages() -> tuple[str, ...]:
    """Return the languages that the bot speaks, e.g. ("en",). The other folders have only names."""
    return _shelf().languages


def written(language: str) -> Mapping[str, str]:
    """Return the messages of a language by key, as written in its files."""
    return _shelf().written(language)


def faults() -> list[Fault]:
    """Return all faults: parts of any language that can't be read."""
    return _shelf().faults()


def named(language: str, key: str, attribute: str = "") -> str | None:
    """Return this very language's message or attribute, None if it has none.

    This is for names, which have no variables.
    """
    return _parts(language, key).get(attribute)


@cache
def names_of(key: str) -> tuple[str, ...]:
    """Return all names of a thing, in any language: its messages, and the other names in their `also` attributes."""
    found: list[str] = []
    for language in folders():
        also = named(language, key, ALSO) or ""
        found += [named(language, key) or "", *(name.strip() for name in also.split(","))]
    return tuple(dict.fromkeys(filter(None, found)))


def name_of(language: str) -> str:
    """Return the name of a language of ours in that language."""
    return named(language, "language-name") or language


@lru_cache(maxsize=KEPT)
def variables_of(key: str) -> frozenset[str]:
    """Return the names of all variables in a message, in any language. No others need to be made for it.

    Its `-aloud` variant and the messages it mentions are included.
    """
    found, seen, waiting = set[str](), set[str](), [key, f"{key}-aloud"]
    while waiting:
        if (each := waiting.pop()) in seen:
            continue
        seen.add(each)
        for language in languages():
            entry = written(language).get(each, "")
            found.update(_VARIABLE.findall(entry))
            waiting += _MENTIONED.findall(entry)
    return frozenset(found)


@lru_cache(maxsize=64)
def nearest(locale: str) -> tuple[str, ...]:
    """Return the languages to try for a reader with that locale, best first. English is always the last."""
    spoken = languages()
    near = (locale, _NEAR.get(locale, ""), *(name for name in spoken if name.split("-")[0] == locale.split("-")[0]))
    found = next((name for name in near if name in spoken), DEFAULT)
    return tuple(dict.fromkeys((found, DEFAULT)))


_from: list[Catalogs] = []
"""The folders read instead of ours, if there are any."""


def read_from(*shelves: Catalogs) -> None:
    """Read all words again, from these folders, or from ours if none are given."""
    _from[:] = shelves
    forget_all()
    for kept in (_used, has, _bundle, _parts, _has_capitals, names_of, nearest, variables_of):
        kept.cache_clear()


def _shelf() -> Catalogs:
    return _from[0] if _from else ours()


@cache
def _bundle(language: str) -> Bundle:
    return Bundle(language, written(language))


@cache
def _parts(language: str, key: str) -> Mapping[str, str]:
    """Return a message without variables: its value under "", its attributes by name; {} if there is none.

    It is parsed separately, so that a few names do not cost a whole language.
    """
    entry = FluentParser(with_spans=False).parse_entry(written(language).get(key, ""))
    if not isinstance(entry, ast.Message):
        return {}
    patterns = {"": entry.value} | {each.id.name: each.value for each in entry.attributes}
    return {name: said for name, pattern in patterns.items() if pattern and (said := _flat(pattern))}


def _flat(pattern: ast.Pattern) -> str:
    """Return the text of a pattern, "" if it contains more than text."""
    texts = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
    return "".join(map(str, texts)) if len(texts) == len(pattern.elements) else ""
