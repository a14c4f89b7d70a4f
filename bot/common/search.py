"""Search by name, in any script and spelling that users type."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from enum import IntEnum
from itertools import permutations
from typing import TypeVar

T = TypeVar("T")

ALIKE = 0.6
"""Minimum similarity (1 is equal) between a name and the typed text for the name to be suggested."""
MOST_SWAPPED = 5
"""Maximum number of typed words for which every order of the words is tried."""
LONGEST = 100
"""Maximum number of characters that are compared. No name is longer."""

_LONG = re.compile(r"ou|oo|uu|([aei])\1")
"""Long vowels typed without marks: `gokou` and `gokoo` are gokō."""
_WORD = re.compile(r"[^\W_]+")


class _Rank(IntEnum):
    """The ways in which a name matches the typed text, best first."""

    EXACT = 0
    START = 1
    INSIDE = 2
    WORDS = 3


def plain(name: str) -> str:
    """Return a name in the form in which names are compared.

    Only letters and digits stay, in one width and case and without marks (kōchū becomes kochu). Kana and Hangul with
    marks count as separate letters, so they stay. Long vowels become short. Katakana becomes hiragana.
    """
    letters = "".join(map(_letter, unicodedata.normalize("NFKC", name[:LONGEST]).casefold()))
    return _LONG.sub(lambda found: found[0][0], letters)


def _letter(sign: str) -> str:
    """Return a character in the form in which it is compared, or "" if it is not a letter or digit."""
    if "ァ" <= sign <= "ヶ":
        return chr(ord(sign) - ord("ァ") + ord("ぁ"))
    bare = unicodedata.normalize("NFD", sign)[0]
    sign = bare if bare.isascii() else sign
    return sign if sign.isalnum() else ""


def words_of(typed: str) -> list[str]:
    """Return the words that were typed, in the form in which they are compared."""
    words = _WORD.findall(unicodedata.normalize("NFKC", typed[:LONGEST]))
    return [word for word in map(plain, words) if word]


def found(typed: str, named: Mapping[T, Sequence[str]]) -> list[T]:
    """Return the things with a name that contains the typed text, best match first.

    `named`: the names of each thing, in the form of `plain`.

    A name that equals the text is best. Next come names that begin with it, then names that contain it. Names that
    contain all its words in any order come last. Equal matches keep the order of `named`. If nothing is typed, all
    things are returned.
    """
    wanted, parts = plain(typed), words_of(typed)
    if not wanted:
        # signs without a letter match nothing; an empty field offers everything
        return [] if typed.strip() else [*named]
    ranks = {thing: _rank(names, wanted, parts) for thing, names in named.items()}
    return sorted((thing for thing in named if ranks[thing] is not None), key=lambda thing: ranks[thing] or 0)


def _rank(names: Iterable[str], wanted: str, parts: Sequence[str]) -> _Rank | None:
    return min((rank for name in names if (rank := _fit(name, wanted, parts)) is not None), default=None)


def _fit(name: str, wanted: str, parts: Sequence[str]) -> _Rank | None:
    if name == wanted:
        return _Rank.EXACT
    if name.startswith(wanted):
        return _Rank.START
    if wanted in name:
        return _Rank.INSIDE
    return _Rank.WORDS if len(parts) > 1 and all(part in name for part in parts) else None


def by_exact_name(typed: str, named: Mapping[T, Sequence[str]]) -> T | None:
    """Return the first thing with exactly the typed name, or None if there is none.

    Up to MOST_SWAPPED typed words may be in any order.
    """
    parts = words_of(typed)
    orders = permutations(parts) if len(parts) <= MOST_SWAPPED else [parts]
    spelled = {plain(typed), *map("".join, orders)} - {""}
    return next((thing for thing, names in named.items() if not spelled.isdisjoint(names)), None)


def resolve(typed: str, named: Mapping[T, Sequence[str]]) -> T | None:
    """Return the thing with exactly the typed name, or else the only thing whose name contains it.

    Returns None if nothing is typed or found, or if several things match.
    """
    if (thing := by_exact_name(typed, named)) is not None or not plain(typed):
        return thing
    fitting = found(typed, named)
    return fitting[0] if len(fitting) == 1 else None


def near(typed: str, named: Mapping[T, Sequence[str]], most: int = 3) -> list[T]:
    """Return up to `most` things that the user may have meant.

    These are the things whose name contains the typed text. If no name contains it, things with a similar name are
    returned.
    """
    wanted = plain(typed)
    if not wanted:
        return []
    if fitting := found(typed, named):
        return fitting[:most]
    close = get_close_matches(wanted, {name for names in named.values() for name in names}, most, ALIKE)
    owners = [thing for name in close for thing, names in named.items() if name in names]
    return [*dict.fromkeys(owners)][:most]
