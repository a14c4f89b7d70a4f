"""All words: Project Fluent messages by language, with English behind every other one."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import cache, lru_cache, partial
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

log = logging.getLogger(__name__)

DEFAULT = "en"
"""The language that has every message."""
KEPT = 4096
"""So many sentences are kept as they were said: most of a message is said again in the next one."""
Text = Callable[..., str]
"""`text(key, **variables)` in one language."""


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
    return _begun(str(said)), str(errors[0]) if errors else ""


def _begun(said: str) -> str:
    """A sentence begins with a capital letter, whatever name it begins with ("a former player")."""
    is_sentence = said.endswith((".", "!", "?", ":"))
    return re.sub(r"^[*]{0,2}[a-z]", lambda begin: begin[0].upper(), said) if is_sentence else said


def has(key: str) -> bool:
    """Whether there is a message of that key."""
    return _bundle(DEFAULT).has_message(key)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, e.g. ("en",)."""
    return tuple(sorted(folder.name for folder in files("bot").joinpath("locales").iterdir() if folder.is_dir()))


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
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("bot").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
