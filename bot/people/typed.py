"""What people type, and others read."""

from __future__ import annotations

import unicodedata

MARKS = 4
"""So many combining marks a letter may carry; more would climb over the lines above."""
NON_JOINER, JOINER = "\u200c", "\u200d"
JOINING = {
    *("ARABIC", "SYRIAC", "MANDAIC", "NKO", "MONGOLIAN", "ADLAM"),
    *("DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA"),
    *("MYANMAR", "KHMER", "BALINESE", "JAVANESE"),
}
"""Scripts in which these two change how letters are written, as Unicode names their letters."""
EMOJI = ("So", "Sk")
"""What emoji and the tones of their skin are; between them comes what chooses their colour."""
COLOURED = "\ufe0f"
BLANK = "\u2800\u3164\u115f\u1160\uffa0"
"""Letters and signs that show nothing."""
HUGE = "\ufdfd\ufdfa\u2e3b\ua9c5\U00012219\U0001242b"
"""Signs as wide as a line."""


def pile(word: str) -> int:
    """The most combining marks in a row, also without a letter under them."""
    kinds = "".join("m" if unicodedata.category(sign) in ("Mn", "Me", "Mc") else " " for sign in word)
    return max(map(len, kinds.split()), default=0)


def shows(word: str) -> bool:
    """Whether others can read this in one line: signs that show, and joiners only between what they join."""
    plain = [sign for sign in word if sign not in (JOINER, NON_JOINER)]
    return (
        "".join(plain).isprintable()
        and not any(sign in BLANK + HUGE for sign in plain)
        and any(unicodedata.category(sign)[0] in "LNPS" for sign in plain)
        and all(_joins(word, place) for place, sign in enumerate(word) if sign in (JOINER, NON_JOINER))
    )


def _joins(word: str, place: int) -> bool:
    """Whether a joiner stands between two letters of a script that knows it, or joins two emoji."""
    before, after = word[:place], word[place + 1 : place + 2]
    if word[place] == JOINER and _is_emoji(before.removesuffix(COLOURED)[-1:]) and _is_emoji(after):
        return True
    while before and unicodedata.category(before[-1])[0] == "M":
        before = before[:-1]
    script = _script(before[-1:])
    return script in JOINING and script == _script(after)


def _is_emoji(sign: str) -> bool:
    return bool(sign) and unicodedata.category(sign) in EMOJI and not sign.isascii()


def _script(letter: str) -> str:
    is_letter = letter and unicodedata.category(letter)[0] == "L"
    return unicodedata.name(letter, "").partition(" ")[0] if is_letter else ""
