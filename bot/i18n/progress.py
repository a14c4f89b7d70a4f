"""The progress of each language: its number of messages, and whether it calls itself unfinished."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n import DEFAULT, folders, languages, name_of, named, written

UNFINISHED = "unfinished"
"""Attribute of `language-name` with which a language declares itself unfinished. Missing messages are in English."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a language.

    `language`: name of its folder. `said`: number of its messages, out of `all` in English. `spoken`: users can choose
    it. `unfinished`: it declares itself unfinished.
    """

    language: str
    said: int
    all: int
    spoken: bool
    unfinished: bool

    def __str__(self) -> str:
        if not self.spoken:
            return f"{self.language:<6} names only: {self.said} of {self.all} messages"
        missing = f"{self.said} of {self.all} messages; the others appear in English"
        how = "complete" if self.said == self.all else missing
        return f"{self.language:<6} {name_of(self.language)}: {how}"


def progress() -> Iterator[Progress]:
    """Yield the progress of all languages, English first."""
    for language in sorted(folders(), key=lambda name: (name != DEFAULT, name)):
        every = len(written(DEFAULT))
        yield Progress(language, every - len(missing(language)), every, language in languages(), unfinished(language))


def missing(language: str) -> list[str]:
    """Return the keys of the messages that a language lacks."""
    return [key for key in written(DEFAULT) if key not in written(language)]


def unfinished(language: str) -> bool:
    """Return whether a language's own files say that it is unfinished."""
    return named(language, "language-name", UNFINISHED) is not None
