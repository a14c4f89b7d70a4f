"""The places where a line may break: at spaces, and in Japanese and Chinese between most letters."""

from __future__ import annotations

import re

_LETTER = re.compile("[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff9f]")
"""Kana, kanji, hanzi and their signs. Hangul is not among them, because it is written in words, like Latin letters."""
_NOT_FIRST = frozenset(
    "、。，．・：；？！,.:;?!）)］]｝}」』】〕〉》”’…‥ーぁぃぅぇぉっゃゅょァィゥェォッャュョヵヶ々ゝゞ％%"
)
"""Characters that never begin a line (kinsoku): punctuation, closing brackets, small kana, and prolonging signs."""
_NOT_LAST = frozenset("（(［[｛{「『【〔〈《“‘+−×第")
"""Characters that never end a line: opening brackets, and signs that come before a number."""


def parts(text: str) -> list[str]:
    """Split the text into parts between which a line may break.

    A space belongs to the part before it. Several spaces become one."""
    found = [""]
    for letter in " ".join(text.split()):
        if found[-1] and _may_break(found[-1][-1], letter):
            found.append("")
        found[-1] += letter
    return found if found[0] else []


def _may_break(before: str, after: str) -> bool:
    """Return whether a line may break between these two characters. A number stays together with the word after it."""
    if before == " " or after == " ":
        return before == " "
    if after in _NOT_FIRST or before in _NOT_LAST or before.isdecimal():
        return False
    return bool(_LETTER.match(before) or _LETTER.match(after))
