"""`bot/i18n/locales/GLOSSARY.md` as a test reads it: terms by language, what is never said, and what need not be
held."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import bot

GLOSSARY = Path(bot.__file__).parent / "i18n" / "locales" / "GLOSSARY.md"
COLUMNS = ("en", "ja", "zh-CN", "zh-TW", "ko")


class Term(NamedTuple):
    """An English term and by language the words that say it, the best first."""

    english: tuple[str, ...]
    words: dict[str, tuple[str, ...]]

    @property
    def held(self) -> bool:
        """Whether a machine can tell what it means, and its word is never left out."""
        return not any("(" in each or each == "–" for each in self.english)

    @property
    def named(self) -> bool:
        """Whether it is what stands on a button, written with a capital letter."""
        return self.english[0][0].isupper()


class Wrong(NamedTuple):
    """What a language never says, but for longer words in which the same letters are right."""

    language: str
    wrong: str
    instead: str
    but: tuple[str, ...]


def _rows(part: str, columns: int) -> Iterator[list[str]]:
    """The rows of the tables in a part of the file, without their heads."""
    text = GLOSSARY.read_text("utf-8").split(f"\n## {part}\n")[1].split("\n## ")[0]
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == columns and cells[0] not in ("en", "language", "---"):
            yield cells


def _words(cell: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in cell.split(" / "))


@cache
def terms() -> tuple[Term, ...]:
    """All terms, the longest first, so that "house rules" is no "rules"."""
    found = [
        Term(_words(row[0]), dict(zip(COLUMNS[1:], map(_words, row[1:]), strict=True))) for row in _rows("Terms", 5)
    ]
    return tuple(sorted(found, key=lambda term: -max(map(len, term.english))))


@cache
def wrongs() -> tuple[Wrong, ...]:
    """All that is never said."""
    split = (re.split(r",\s*", row[3]) for row in _rows("Wrong", 4))
    return tuple(
        Wrong(*row[:3], but=tuple(filter(None, but))) for row, but in zip(_rows("Wrong", 4), split, strict=True)
    )


@cache
def not_held() -> frozenset[tuple[str, str, str]]:
    """Language, message and term where it is said in another way."""
    return frozenset((row[0], row[1], row[2]) for row in _rows("Not held", 4))


@cache
def _shapes() -> tuple[tuple[Term, str, re.Pattern[str]], ...]:
    """By each term that is held, and each English word for it, what is looked for in a message."""
    return tuple(
        (term, each, re.compile(rf"(?:\*\*|\*){re.escape(each)}…?(?:\*\*|\*)"))
        if term.named
        else (term, each, re.compile(rf"\b{re.escape(each)}s?\b", re.IGNORECASE))
        for term in terms()
        if term.held
        for each in term.english
    )


@cache
def said_in(english: str) -> tuple[Term, ...]:
    """The terms that an English message says where nobody can mistake them."""
    left = re.sub(r"`[^`]*`|--\w+", " ", english)
    bare = re.sub(r"^[\s*_\-#]+|[\s*_.…:!]+$", "", english)
    said = []
    for term, each, shape in _shapes():
        left, count = shape.subn(" ", left)
        if count or (term.named and bare == each):
            said.append(term)
    return tuple(said)


NAMES = re.compile(r"(?:\w+-)?(?:option|value|preset|yaku|piece|short|motif|flower|wind|suit|month)-")
"""What things are called has its own tests: a name says what a thing is, and none of the words of a sentence."""


def slips(language: str, key: str, english: str, said: str) -> Iterator[str]:
    """What a translation says in other words than the glossary, in sentences."""
    for term in said_in(english) if not NAMES.match(key) else ():
        if (language, key, term.english[0]) in not_held():
            continue
        if not any(word in said for word in term.words[language]):
            yield f"{key}: {term.english[0]} is {' / '.join(term.words[language])}: {said}"
    for each in wrongs():
        if each.language != language or (language, key, each.wrong) in not_held():
            continue
        left = said
        for right in each.but:
            left = left.replace(right, " ")
        if each.wrong in left:
            yield f"{key}: not {each.wrong}, but {each.instead}: {said}"
