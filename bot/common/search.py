"""What somebody means by what they typed: things found by any of their names, in whatever script and spelling."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from enum import IntEnum
from itertools import permutations
from typing import TypeVar

T = TypeVar("T")

ALIKE = 0.6
"""From this likeness on (1: equal) a name is near to what was typed."""
MOST_SWAPPED = 5
"""So many words may come in any order."""
LONGEST = 100
"""So many letters are looked at: no name has more."""

_LONG = re.compile(r"ou|oo|uu|([aei])\1")
"""Long vowels as they are typed without marks: `gokou` and `gokoo` are gokō."""
_WORD = re.compile(r"[^\W_]+")


class _Rank(IntEnum):
    """How well a name fits: it is what was typed, begins with it, has it inside, or has its words in any order."""

    EXACT = 0
    START = 1
    INSIDE = 2
    WORDS = 3


def plain(name: str) -> str:
    """A name as it is compared: letters and digits alone, in one width and case, without marks (kōchū is kochu; those
    of kana and Hangul are letters of their own and stay), long vowels short, katakana as hiragana."""
    letters = "".join(map(_letter, unicodedata.normalize("NFKC", name[:LONGEST]).casefold()))
    return _LONG.sub(lambda found: found[0][0], letters)


def _letter(sign: str) -> str:
    """A sign as it is compared, "" for one that is no letter."""
    if "ァ" <= sign <= "ヶ":
        return chr(ord(sign) - ord("ァ") + ord("ぁ"))
    bare = unicodedata.normalize("NFD", sign)[0]
    sign = bare if bare.isascii() else sign
    return sign if sign.isalnum() else ""


def words_of(typed: str) -> list[str]:
    """The words of what was typed, as they are compared."""
    words = _WORD.findall(unicodedata.normalize("NFKC", typed[:LONGEST]))
    return [word for word in map(plain, words) if word]


def found(typed: str, named: Mapping[T, Sequence[str]]) -> list[T]:
    """What has a name with this in it, by names that are `plain`: first what is called so, then what begins so, what
    has it inside, and what has all its words in any order; else as in `named`. All, where nothing is typed."""
    wanted, parts = plain(typed), words_of(typed)
    if not wanted:
        # signs without a letter name nothing, an empty field offers all
        return [] if typed.strip() else [*named]
    ranks = {thing: _rank(names, wanted, parts) for thing, names in named.items()}
    return sorted((thing for thing in named if ranks[thing] is not None), key=lambda thing: ranks[thing] or 0)


def _rank(names: Iterable[str], wanted: str, parts: Sequence[str]) -> _Rank | None:
    """The best way in which a name fits."""
    return min((rank for name in names if (rank := _fit(name, wanted, parts)) is not None), default=None)


def _fit(name: str, wanted: str, parts: Sequence[str]) -> _Rank | None:
    if name == wanted:
        return _Rank.EXACT
    if name.startswith(wanted):
        return _Rank.START
    if wanted in name:
        return _Rank.INSIDE
    return _Rank.WORDS if len(parts) > 1 and all(part in name for part in parts) else None


def called(typed: str, named: Mapping[T, Sequence[str]]) -> T | None:
    """The first that is called exactly this, the words of its name in any order; None for nothing."""
    parts = words_of(typed)
    orders = permutations(parts) if len(parts) <= MOST_SWAPPED else [parts]
    spelled = {plain(typed), *map("".join, orders)} - {""}
    return next((thing for thing, names in named.items() if not spelled.isdisjoint(names)), None)


def meant(typed: str, named: Mapping[T, Sequence[str]]) -> T | None:
    """What is called so, or the only one that is found; None where nothing is typed, found, or clear."""
    if (thing := called(typed, named)) is not None or not plain(typed):
        return thing
    fitting = found(typed, named)
    return fitting[0] if len(fitting) == 1 else None


def near(typed: str, named: Mapping[T, Sequence[str]], most: int = 3) -> list[T]:
    """What may have been meant: what is found, else what has a name much like this; [] for nothing like it."""
    wanted = plain(typed)
    if not wanted:
        return []
    if fitting := found(typed, named):
        return fitting[:most]
    close = get_close_matches(wanted, {name for names in named.values() for name in names}, most, ALIKE)
    owners = [thing for name in close for thing, names in named.items() if name in names]
    return [*dict.fromkeys(owners)][:most]
