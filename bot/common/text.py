"""Checks and clean-up of text that users type and of names that other users read."""

import unicodedata

MARKS = 4
"""Maximum number of combining marks on a letter. More would rise into the lines above."""
NON_JOINER, JOINER = "\u200c", "\u200d"
JOINING = {
    *("ARABIC", "SYRIAC", "MANDAIC", "NKO", "MONGOLIAN", "ADLAM"),
    *("DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA"),
    *("MYANMAR", "KHMER", "BALINESE", "JAVANESE"),
}
"""Scripts whose letters change their form at a joiner or non-joiner, as Unicode names them."""
EMOJI = ("So", "Sk")
"""Unicode categories of emoji and of skin tones. A variation selector may stand between an emoji and its skin tone."""
HIDDEN = ("Cc", "Cf", "Cs", "Co")
"""Unicode categories of control characters, surrogates, and characters that no typeface has.

Emoji newer than this Python's Unicode data are in none of these categories.
"""
COLOURED = "\ufe0f"
TONES = "".join(map(chr, range(0x1F3FB, 0x1F400)))
"""Skin tones. Each colours the emoji before it."""
FLAGS = "".join(map(chr, range(0x1F1E6, 0x1F200)))
"""Regional letters. Two in a row make a flag."""
BLANK = "\u2800\u3164\u115f\u1160\uffa0"
"""Letters and other characters that show nothing."""
HUGE = "\ufdfd\ufdfa\u2e3b\ua9c5\U00012219\U0001242b"
"""Characters as wide as a line."""
LITERAL = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|[<>#"} | {"@": "@\u200b"})
"""Translation table that escapes Discord's markup, so that Discord shows the text literally."""


def pile(word: str) -> int:
    """Return the length of the longest run of combining marks in a text."""
    kinds = "".join("m" if unicodedata.category(sign) in ("Mn", "Me", "Mc") else " " for sign in word)
    return max(map(len, kinds.split()), default=0)


def shows(word: str) -> bool:
    """Return whether other users can read this text in one line.

    The text needs a visible character and must have no invisible ones. A joiner may only stand between two characters
    that it joins.
    """
    plain = [sign for sign in word if sign not in (JOINER, NON_JOINER)]
    return (
        "".join(plain).isprintable()
        and not any(sign in BLANK + HUGE for sign in plain)
        and any(unicodedata.category(sign)[0] in "LNPS" for sign in plain)
        and all(_joins(word, place) for place, sign in enumerate(word) if sign in (JOINER, NON_JOINER))
    )


def legible(name: str) -> str:
    """Return a name that is safe to show in a line of other text.

    Characters are removed if they reverse the line, show nothing, or rise into the lines above. Returns "" if nothing
    readable is left.
    """
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
    """Return at most the first `most` characters. Never split an emoji, or a letter from its marks."""
    end = min(most, len(text))
    while 0 < end < len(text) and _within(text, end):
        end -= 1
    return text[:end]


def verbatim(text: str) -> str:
    """Return the readable part of a text with Discord's markup escaped.

    Backslashes disable markup, channel links and timestamps. An invisible space disables mentions.
    """
    return legible(text).translate(LITERAL)


def _within(text: str, place: int) -> bool:
    """Return whether a cut before position `place` would split a character as readers see it."""
    before, after = text[place - 1], text[place]
    flags = len(text[:place]) - len(text[:place].rstrip(FLAGS))
    return (
        unicodedata.category(after)[0] == "M"
        or after in JOINER + NON_JOINER + TONES
        or before == JOINER
        or (after in FLAGS and flags % 2 == 1)
    )


def _joins(word: str, place: int) -> bool:
    """Return whether the joiner at `place` joins two emoji or two letters.

    The letters must be of one script, and the script must use joiners.
    """
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
