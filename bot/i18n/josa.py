"""Korean particles: which of two forms stands behind a name depends on how its last syllable ends."""

from __future__ import annotations

import re
import unicodedata
from enum import Enum, auto

PAIRS = {
    "은": ("은", "는"),
    "이": ("이", "가"),
    "을": ("을", "를"),
    "과": ("과", "와"),
    "으로": ("으로", "로"),
    "아": ("아", "야"),
    "이나": ("이나", "나"),
    "이랑": ("이랑", "랑"),
    "이라": ("이라", "라"),
    "이고": ("이고", "고"),
    "이에요": ("이에요", "예요"),
}
"""A particle by its form behind a consonant: that form, and the one behind a vowel."""
_UNKNOWN = {"은": "은(는)", "이": "이(가)", "을": "을(를)", "과": "와(과)", "아": "아(야)", "으로": "(으)로"}
"""Behind what nobody can know how to read; the others are written like 으로, with what is left out in brackets."""

_FIXED = ("", "의", "에게", "에게서", "만")
"""What follows 님 and has one form."""
HONOUR = "님"
"""What stands behind the name of a person, with the particle behind it: 민수님이."""
_NOBODY = re.compile(r"(?:컴퓨터(?: \d+)?|예전 참가자|없음)$")
"""Whose name it does not stand behind: a computer, somebody whose name is forgotten, nobody."""
_BETWEEN = ", "
"""What stands between the names of a list."""

_MENTION = re.compile(r"<(?:[@#]|t:|/)[^>]*>\W*$")
_EMOJI = re.compile(r"<a?:\w+:\d+>")
_DIGITS = {"2": None, "4": None, "5": None, "9": None, "1": "ㄹ", "7": "ㄹ", "8": "ㄹ"}
"""How the digits end that are read with a vowel, or with ㄹ; all others end with a consonant, as tens do."""
_SYLLABLES, _FINALS, _RIEUL = 0xAC00, 28, 8


class _End(Enum):
    """How the last syllable ends."""

    VOWEL = auto()
    RIEUL = auto()
    CONSONANT = auto()
    UNKNOWN = auto()


def josa(name: str, particle: str, mark: str = "") -> str:
    """The name with that particle behind it, which is told by its form after a consonant: `josa("민수", "은")`. With
    "님은" each person of a list is honoured, and no computer. mark: what stands around the name alone, as `**`."""
    if not particle.startswith(HONOUR):
        return f"{mark}{name}{mark}{_form(_end(name), particle)}"
    *others, last = name.split(_BETWEEN)
    behind = particle.removeprefix(HONOUR)
    form = behind if behind in _FIXED else _form(_end(_honour(last) or last), behind)
    return _BETWEEN.join(f"{mark}{each}{mark}{_honour(each)}" for each in (*others, last)) + form


def _honour(name: str) -> str:
    return "" if _NOBODY.search(name) else HONOUR


def _form(end: _End, particle: str) -> str:
    closed, opened = PAIRS[particle]
    match end:
        case _End.UNKNOWN:
            return _UNKNOWN.get(particle) or f"({closed[0]}){closed[1:]}"
        case _End.RIEUL if particle == "으로":
            return opened
        case _End.VOWEL:
            return opened
        case _:
            return closed


def _end(name: str) -> _End:
    """How a name ends as it is read: signs, marks and emoji behind it are not read."""
    if _MENTION.search(name):
        return _End.UNKNOWN
    read = _EMOJI.sub("", unicodedata.normalize("NFC", name))
    read = re.sub(r"[\W_]+$", "", read)
    if "ㄱ" <= read[-1:] <= "ㅣ":
        return _End.CONSONANT if read[-1] <= "ㅎ" else _End.VOWEL
    last = unicodedata.normalize("NFKC", read[-1:])[-1:]
    if "가" <= last <= "힣":
        final = (ord(last) - _SYLLABLES) % _FINALS
        return _End.VOWEL if not final else _End.RIEUL if final == _RIEUL else _End.CONSONANT
    if last.isdecimal():
        return _digit(str(unicodedata.decimal(last)))
    letter = unicodedata.normalize("NFD", last)[:1].lower()
    if "a" <= letter <= "z":
        return _latin(read)
    if "ぁ" <= last <= "ヺ":
        return _End.CONSONANT if last in "んンっッ" else _End.VOWEL
    return _End.UNKNOWN


def _digit(last: str) -> _End:
    if last not in _DIGITS:
        return _End.CONSONANT
    return _End.RIEUL if _DIGITS[last] else _End.VOWEL


def _latin(read: str) -> _End:
    """A word is read as in English, one of capitals letter by letter."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", read) if not unicodedata.combining(letter))
    word = (re.findall(r"[A-Za-z]+$", plain) or [""])[0]
    if word.isupper():
        return _End.RIEUL if word[-1] in "LR" else _End.CONSONANT if word[-1] in "MN" else _End.VOWEL
    word = word.lower()
    if word.endswith(("l", "le")):
        return _End.RIEUL
    if word.endswith(("m", "n", "ng", "me", "ne")):
        return _End.CONSONANT
    return _End.CONSONANT if re.search(r"(?:^|[^aeiou])[aeiou](?:c|ck|k|p|t|b)$", word) else _End.VOWEL
