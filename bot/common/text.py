"""What people type or are called, and others read."""

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
HIDDEN = ("Cc", "Cf", "Cs", "Co")
"""Signs that say how others are shown, halves of signs, and those that no typeface has; emoji that are newer than this
Python are none of them."""
COLOURED = "\ufe0f"
TONES = "".join(map(chr, range(0x1F3FB, 0x1F400)))
"""What colours the skin of the emoji before it."""
FLAGS = "".join(map(chr, range(0x1F1E6, 0x1F200)))
"""Letters of which two in a row are a flag."""
BLANK = "\u2800\u3164\u115f\u1160\uffa0"
"""Letters and signs that show nothing."""
HUGE = "\ufdfd\ufdfa\u2e3b\ua9c5\U00012219\U0001242b"
"""Signs as wide as a line."""
LITERAL = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|[<>#"} | {"@": "@\u200b"})
"""How what Discord reads as markup is written so that it shows as it is."""


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


def legible(name: str) -> str:
    """A name that nobody has looked at, as it may stand in a line of others: without what turns the line round, shows
    nothing, or climbs over the lines above; "" where nothing is left to read."""
    kept, marks = list[str](), 0
    for place, sign in enumerate(name):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if sign.isspace():
            kept.append(" ")
        elif sign in (JOINER, NON_JOINER):
            kept += [sign] * _joins(name, place)
        elif kind not in HIDDEN and sign not in BLANK + HUGE and marks <= MARKS:
            kept.append(sign)
    left = " ".join("".join(kept).split())
    return left if any(unicodedata.category(sign)[0] in "LNPS" for sign in left) else ""


def shortened(text: str, most: int) -> str:
    """The beginning of a text, so many characters at most, and no letter without its marks, no half of an emoji."""
    end = min(most, len(text))
    while 0 < end < len(text) and _within(text, end):
        end -= 1
    return text[:end]


def verbatim(text: str) -> str:
    """What can be read of a text, as a message shows it letter by letter: no markup, channel or time is made of it (a
    backslash), and no mention (an invisible space)."""
    return legible(text).translate(LITERAL)


def _within(text: str, place: int) -> bool:
    """Whether what is shown as one sign goes on there."""
    before, after = text[place - 1], text[place]
    flags = len(text[:place]) - len(text[:place].rstrip(FLAGS))
    return (
        unicodedata.category(after)[0] == "M"
        or after in JOINER + NON_JOINER + TONES
        or before == JOINER
        or (after in FLAGS and flags % 2 == 1)
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
