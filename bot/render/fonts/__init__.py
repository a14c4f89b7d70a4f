"""The typefaces of the pictures: which characters they hold, and fonts by size."""

from functools import cache, lru_cache, partial
from math import ceil
from pathlib import Path
from unicodedata import combining, normalize

from PIL import ImageFont

_HERE = Path(__file__).parent
FACES = {"": "words", "ja": "words", "ko": "words", "sc": "sc", "tc": "tc"}
"""Names of the typeface files for the words of pictures, by face: Japanese letter shapes, and both kinds of Chinese.

A face also says for whom a picture is: marks on tiles differ by language."""
BOLD, MEDIUM, MINCHO = "bold", "medium", "mincho"
"""The weight of important text, the weight of less important text, and the typeface for names of patterns.

Bold has every letter. Medium has only the letters of the bot's own words, and mincho only those of names of
patterns."""
_NAMES = f"names-{BOLD}"
_CUT = "..."
"""The end of a cut text. The typeface has an ellipsis only as wide as a kanji."""


def file_of(name: str) -> Path:
    """Return the path of a typeface file. `name`: its name and weight, such as `words-bold`."""
    return _HERE / f"{'' if name.endswith(MINCHO) else 'noto-sans-'}{name}.ttf"


def words_of(face: str, weight: str = BOLD) -> str:
    """Return the name of the typeface file for text with the letter shapes `face`, such as `words-bold`."""
    return f"{FACES[face]}-{weight}"


FILE = file_of(words_of(""))
"""The typeface file with the letters of all words in pictures."""
NAMES = file_of(_NAMES)
"""The typeface file that also has the letters of users' names.

It is ten times as large as FILE, so it is opened only for texts that need it."""


def font(text: str, size: int, face: str = "", weight: str = BOLD) -> ImageFont.FreeTypeFont:
    """Return a font of `size` pixels that has every letter of the text. The text must be `drawable`.

    `face`: the preferred letter shapes. If the font of this weight lacks a letter, return a bold font."""
    for words in dict.fromkeys((words_of(face, weight), words_of(face))):
        if all(letter in _letters(words) for letter in text):
            return _of_words(words, size)
    return _of_names(size)


def measured(text: str, size: int) -> int:
    """Return the width of a bold text in pixels, rounded up. The text must be `drawable`."""
    return ceil(font(text, size).getlength(text))


def shortened(text: str, size: int, width: float, face: str = "", weight: str = BOLD) -> str:
    """Cut the text to `width` pixels. A cut text ends with an ellipsis, and never between a letter and its accent."""
    used, whole = font(text, size, face, weight), text
    while text and used.getlength(text if text == whole else f"{text}{_CUT}") > width:
        text = text[:-1]
        while text and (combining(whole[len(text)]) or text[-1] == " "):
            text = text[:-1]
    return text if text in ("", whole) else f"{text}{_CUT}"


def drawable(text: str) -> bool:
    """Return whether the typeface has every character of the text."""
    return all(map(_drawn, text))


@lru_cache(maxsize=1024)
def writable(name: str) -> str:
    """Return the name without characters that the typeface lacks. Return "" if no letter or digit is left.

    If the typeface lacks a letter with accents but has the bare letter, only the accents are removed."""
    letters = (each if _drawn(each) else normalize("NFD", each) for each in normalize("NFC", " ".join(name.split())))
    left = " ".join("".join(filter(_drawn, "".join(letters))).split())
    return left if any(each.isalnum() for each in left) else ""


@lru_cache(maxsize=1024)
def _drawn(letter: str) -> bool:
    """Return whether the typeface has that character."""
    return letter in _letters(words_of("")) or letter in _letters(_NAMES)


@cache
def _letters(of: str) -> str:
    """Return the characters of a typeface file as one string.

    A set of ten thousand characters would take a megabyte."""
    return (_HERE / f"{of}.txt").read_text(encoding="utf-8")


def _opened(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file_of(name), size, layout_engine=ImageFont.Layout.BASIC)


_of_words, _of_names = lru_cache(maxsize=64)(_opened), lru_cache(maxsize=12)(partial(_opened, _NAMES))
