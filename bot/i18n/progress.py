"""How far each language is: how many messages it says, and whether it calls itself half-done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n import DEFAULT, folders, languages, name_of, named, written

UNFINISHED = "unfinished"
"""The attribute of `language-name` by which a language calls itself half-done: what it lacks is said in English."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A language by its folder, and how many `said` messages of `all` there are. spoken: people can choose it."""

    language: str
    said: int
    all: int
    spoken: bool
    unfinished: bool

    def __str__(self) -> str:
        if not self.spoken:
            return f"{self.language:<6} names of things: {self.said} of {self.all} messages"
        missing = f"{self.said} of {self.all} messages; the others are said in English"
        how = "complete" if self.said == self.all else missing
        return f"{self.language:<6} {name_of(self.language)}: {how}"


def progress() -> Iterator[Progress]:
    """All languages, English first."""
    for language in sorted(folders(), key=lambda name: (name != DEFAULT, name)):
        every = len(written(DEFAULT))
        yield Progress(language, every - len(missing(language)), every, language in languages(), unfinished(language))


def missing(language: str) -> list[str]:
    """The keys of the messages that a language does not say."""
    return [key for key in written(DEFAULT) if key not in written(language)]


def unfinished(language: str) -> bool:
    """Whether a language calls itself half-done."""
    return named(language, "language-name", UNFINISHED) is not None
