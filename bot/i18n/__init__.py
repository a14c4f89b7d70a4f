"""Languages: Project Fluent messages, with English behind every other language."""

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial

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
"""Attribute of a message that names a thing. It holds other names of the thing, separated by commas."""
Text = Callable[..., str]
"""Function `text(key, **variables)` that returns messages in one language."""
Said = str | int | tuple[str, ...]
"""Possible values of a message's variable. A tuple is for `LIST($items)`."""

_HYPHEN = re.compile(r"(?:(?<![\w-])|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]))-(?=\d)")
"""Hyphen that Fluent writes before a negative number. It is replaced by a true minus sign.

Kana, Han and Hangul letters may stand right before a number, since these languages write no space there."""
_SMALL = re.compile(r"[*]{0,2}[a-z]")
"""Beginning of a sentence that needs a capital letter."""
_FIRST_MARK = 0xF0000
_MARKS = re.compile("([\U000f0000-\U000ffffd])")
"""Placeholders in a message: private-use characters of no script."""
_VARIABLE, _MENTIONED = re.compile(r"\$([a-zA-Z][\w-]*)"), re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A variable in a message's text, and a possible reference to another message or a term."""
_NEAR = {"zh": "zh-CN", "zh-SG": "zh-CN", "zh-HK": "zh-TW", "zh-MO": "zh-TW", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}
"""Our language for locales that we don't have as such, where a language has several variants."""


@dataclass(frozen=True, slots=True)
class SpokenText:
    """A language for users who want only words, e.g. for a screen reader.

    It leaves out code marks. If a message needs different words, they are in a second message with `-aloud` after the
    key.
    """

    text: Text

    def __call__(self, key: str, **variables: Said) -> str:
        other = f"{key}-aloud"
        return self.text(other if has(other) else key, **variables).replace("`", "")


class MissingWords(Exception):
    """An error about a missing message, or a missing variable of a message (raised only when strict)."""


class Words:
    """The messages of `bot/i18n/locales`.

    `strict`: raise MissingWords instead of logging and showing the key.
    """

    def __init__(self, *, strict: bool = False) -> None:
        self.strict = strict
        self._bound: dict[str, Text] = {}

    def text(self, locale: str, key: str, **variables: Said) -> str:
        """Return the message with this key, in the language nearest to the locale."""
        said, wrong = _nearest_said(locale, key, tuple(variables.items()))
        for each in wrong:
            self._missing(each)
        return said

    def translator(self, locale: str = DEFAULT) -> Text:
        """Return a function like `text` that is bound to a language. The same language always gives the same object."""
        if locale not in self._bound:
            self._bound[locale] = partial(self.text, locale)
        return self._bound[locale]

    def forget(self, _user: int) -> None:
        """Discard all cached sentences, because each may name a user."""
        forget_all()

    def _missing(self, what: str) -> None:
        if self.strict:
            raise MissingWords(what)
        log.error("Message missing or broken: %s", what)


def listed(items: Iterable[str], text: Text, style: str = "comma") -> str:
    """Join items in the way that is usual in the language of `text`.

    `style`: one of and, clauses, comma, dots, or, semicolons, sentences.
    """
    given = tuple(items)
    if len(given) < 2:
        return "".join(given)
    return text("sentence-gap").join(given) if style == "sentences" else text(f"list-{style}", items=given)


@remembered
def _nearest_said(locale: str, key: str, variables: tuple[tuple[str, Said], ...]) -> tuple[str, tuple[str, ...]]:
    """Return a message in the nearest language, and its errors.

    Values that don't affect the wording are filled in last. The sentence without them can thus be cached.
    """
    used, places = _used(locale, key), dict[str, str]()
    standing = tuple((name, _clean(value) if name in used else _place(value, places)) for name, value in variables)
    parts, language, wrong = _shape(locale, key, standing)
    return _begun("".join([places.get(part, part) for part in parts]), language), wrong


def _clean(value: Said) -> Said:
    """Return a variable's value without characters that would be mistaken for placeholders."""
    return _MARKS.sub("", value) if isinstance(value, str) else value


def _place(value: Said, places: dict[str, str]) -> Said:
    """Return the placeholder for a variable that does not affect the wording.

    `places`: the value of each placeholder, to which the new one is added. A tuple gets one placeholder for each item.
    Numbers are returned unchanged. With placeholders, a sentence is formatted only once for all names.
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
    """Return the variables on whose values the wording of a message depends, in any language tried for this locale."""
    return frozenset[str]().union(*(_bundle(language).used(key) for language in nearest(locale)))


@remembered
def _shape(
    locale: str, key: str, variables: tuple[tuple[str, Said], ...]
) -> tuple[tuple[str, ...], str, tuple[str, ...]]:
    """Return the parts of a message, its language, and its errors.

    Each placeholder is a separate part. The message is in the nearest language that has it. If no language has it, the
    only part is its key.
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
    """Return a message in the language of `bundle`, and its first error.

    The message is None if the language lacks it. The error is "" if there is none.
    """
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return None, ""
    given = {name: Several(value) if isinstance(value, tuple) else value for name, value in variables}
    said, errors = bundle.format_pattern(pattern, given)
    below = any(isinstance(value, int) and value < 0 for _, value in variables)
    whole = _HYPHEN.sub("−", str(said)) if below else str(said)
    return whole, str(errors[0]) if errors else ""


def _begun(said: str, language: str) -> str:
    """Capitalize the first letter of a sentence, if the language has capital letters.

    This is needed if the sentence begins with an inserted name such as "a former player".
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
    """Return whether there is a message with this key."""
    return _bundle(DEFAULT).has_message(key)


def folders() -> tuple[str, ...]:
    """Return every language with at least some translated names, as Discord locale codes."""
    return _shelf().folders


def languages() -> tuple[str, ...]:
    """Return the languages that the bot speaks, e.g. ("en",). Other languages in `folders` have only names."""
    return _shelf().languages


def written(language: str) -> Mapping[str, str]:
    """Return the messages of a language by key, as written in its files."""
    return _shelf().written(language)


def faults() -> list[Fault]:
    """Return the faults in all languages: parts of their files that can't be read."""
    return _shelf().faults()


def named(language: str, key: str, attribute: str = "") -> str | None:
    """Return a message of exactly this language, or one of its attributes. Return None if the language lacks it.

    This is for names, which have no variables.
    """
    return _parts(language, key).get(attribute)


@cache
def names_of(key: str) -> tuple[str, ...]:
    """Return all names of a thing, in any language.

    These are the messages with its key, and the other names in their `also` attributes.
    """
    found: list[str] = []
    for language in folders():
        also = named(language, key, ALSO) or ""
        found += [named(language, key) or "", *(name.strip() for name in also.split(","))]
    return tuple(dict.fromkeys(filter(None, found)))


def name_of(language: str) -> str:
    """Return the name of one of our languages, in that language."""
    return named(language, "language-name") or language


@lru_cache(maxsize=KEPT)
def variables_of(key: str) -> frozenset[str]:
    """Return the names of all variables of a message, in any language. Callers need not compute any others.

    Variables of its `-aloud` variant and of the messages that it refers to are included.
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
    """Return the languages to try for a reader with this locale, best first. The last one is always English."""
    spoken = languages()
    near = (locale, _NEAR.get(locale, ""), *(name for name in spoken if name.split("-")[0] == locale.split("-")[0]))
    found = next((name for name in near if name in spoken), DEFAULT)
    return tuple(dict.fromkeys((found, DEFAULT)))


_from: list[Catalogs] = []
"""The catalogs to read instead of our own, if there are any."""


def read_from(*shelves: Catalogs) -> None:
    """Read all words again from these catalogs, or from our own if none are given."""
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
    """Return a message without variables: its value under the key "", and its attributes by name.

    Returns {} if the language lacks the message. Only this message is parsed, because parsing a whole language takes
    longer.
    """
    entry = FluentParser(with_spans=False).parse_entry(written(language).get(key, ""))
    if not isinstance(entry, ast.Message):
        return {}
    patterns = {"": entry.value} | {each.id.name: each.value for each in entry.attributes}
    return {name: said for name, pattern in patterns.items() if pattern and (said := _flat(pattern))}


def _flat(pattern: ast.Pattern) -> str:
    """Return the text of a pattern, or "" if it contains anything other than text."""
    texts = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
    return "".join(map(str, texts)) if len(texts) == len(pattern.elements) else ""
