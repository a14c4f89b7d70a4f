"""Korean particles: the ending of a name's last syllable decides which of two forms follows it."""

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
"""The two forms of each particle: after a consonant, and after a vowel. The key is the form after a consonant."""
_UNKNOWN = {"은": "은(는)", "이": "이(가)", "을": "을(를)", "과": "와(과)", "아": "아(야)", "으로": "(으)로"}
"""Forms after a name whose reading is unknown. Other particles put their first syllable in brackets, like 으로."""

_FIXED = ("", "의", "에게", "에게서", "만", "부터", "하고만")
"""Particles that have only one form after 님."""
HONOUR = "님"
"""Honorific after a person's name. The particle follows the honorific: 민수님이."""
_NOBODY = re.compile(r"^(?:곤|포코|타마|케로|쓰루|모치)$|(?:컴퓨터\)?|예전 참가자|없음)$")
"""Names without the honorific: computers, a forgotten user, nobody."""
_BETWEEN = ", "
"""Separator of the names in a list."""

_MENTION = re.compile(r"<(?:[@#]|t:|/)[^>]*>\W*$")
_EMOJI = re.compile(r"<a?:\w+:\d+>")
_DIGITS = {"2": None, "4": None, "5": None, "9": None, "1": "ㄹ", "7": "ㄹ", "8": "ㄹ"}
"""Digits whose reading ends in a vowel or in ㄹ. All others end in a consonant, as tens do."""
_SYLLABLES, _FINALS, _RIEUL = 0xAC00, 28, 8


class _End(Enum):
    """The ending of a last syllable."""

    VOWEL = auto()
    RIEUL = auto()
    CONSONANT = auto()
    UNKNOWN = auto()


def josa(name: str, particle: str, mark: str = "") -> str:
    """Add a Korean particle to a name: `josa("민수", "은")`.

    `particle`: the particle in its form after a consonant.

    It may begin with the honorific, as in "님은". Each person in a list of names then gets the honorific, but computers
    don't. `mark`: text around each name, such as `**`.
    """
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
    """Return how a name ends when read aloud. Punctuation, marks and emoji at its end are ignored."""
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
    """Return how a word in Latin letters ends when read as in English. A word in capitals is read letter by letter."""
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
