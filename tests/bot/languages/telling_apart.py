"""Which language a line is in, by its letters and words alone: what of a text none of a language's own messages has."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from bot.i18n import DEFAULT, Words, named, written
from tests.bot.languages.sentences import message, texts

KANA, HANGUL = re.compile("[\u3040-\u309f\u30a0-\u30fa]"), re.compile("[\uac00-\ud7a3]")
WORD = re.compile("[A-Za-z][a-z]+(?![a-z0-9])")
OWN = {"ja": KANA, "ko": HANGUL, DEFAULT: WORD}
"""What a line of some length has in every language that has letters of its own."""
LONG = 10
"""So many letters behind each other are a sentence, and no name."""
UNSAID = re.compile(r"</?[@#:\w][^>]*>|https?://\S+|`[^`]*`|/[a-z]+")
"""What Discord shows in its own words, and what is to be typed as it stands."""


def _letters(text: str) -> list[str]:
    """The letters of a text that are no Latin ones."""
    return [sign for sign in text if unicodedata.category(sign) == "Lo"]


@cache
def _said(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """The letters and the Latin words of a language's own messages, and of its lists."""
    said = [texts(language, key) for key in written(language) if message(language, key).value]
    said += [name for key in written(language) if (name := named(language, key, "name"))]  # of commands and options
    said.append(Words().text(language, "list-and", items=("1", "2", "3")))
    whole = UNSAID.sub(" ", "\n".join(said))
    return frozenset(_letters(whole)), frozenset(WORD.findall(whole))


def strange(language: str, text: str, names: tuple[str, ...] = ()) -> Iterator[str]:
    """The lines of a text that are not in that language, each with what is strange there. names: of people, who are
    called so in all languages."""
    letters, words = _said(language)
    for line in UNSAID.sub(" ", text).splitlines():
        bare = re.sub("|".join(map(re.escape, names)), " ", line) if names else line
        found, latin = {*_letters(bare)}, WORD.findall(bare)
        foreign = (found - letters) | ({*latin} - words)
        own, parts = OWN.get(language), re.split(r"\W+", bare)
        if foreign:
            yield f"{line}: {' '.join(sorted(foreign))}"
        elif own and any(len(_letters(part)) >= LONG and not own.search(part) for part in parts):
            yield f"{line}: no letter of {language}"
