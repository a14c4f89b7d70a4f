"""The places where a line may break: at spaces, in Japanese and Chinese between letters, but for what may not begin or
end it."""

from __future__ import annotations

import re

_LETTER = re.compile("[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff9f]")
"""Kana, kanji, hanzi and their signs. Hangul is written in words, as Latin letters are."""
_NOT_FIRST = frozenset(
    "、。，．・：；？！,.:;?!）)］]｝}」』】〕〉》”’…‥ーぁぃぅぇぉっゃゅょァィゥェォッャュョヵヶ々ゝゞ％%"
)
"""What never begins a line (kinsoku): what ends a sentence or a bracket, small kana, what makes a letter longer."""
_NOT_LAST = frozenset("（(［[｛{「『【〔〈《“‘+−×第")
"""What never ends a line: what opens a bracket, and what is said before a number."""


def parts(text: str) -> list[str]:
    """The text in parts between which a line may break; spaces stand at their ends, one where there were several."""
    found = [""]
    for letter in " ".join(text.split()):
        if found[-1] and _may_break(found[-1][-1], letter):
            found.append("")
        found[-1] += letter
    return found if found[0] else []


def _may_break(before: str, after: str) -> bool:
    """Whether a line may break between these two; a number stays with what it counts."""
    if before == " " or after == " ":
        return before == " "
    if after in _NOT_FIRST or before in _NOT_LAST or before.isdecimal():
        return False
    return bool(_LETTER.match(before) or _LETTER.match(after))
