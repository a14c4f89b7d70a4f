"""The scoring patterns of Koi-Koi, for the pages of its rules and for the yaku in reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core import Pattern, by_rules
from engine.hanafuda.cards import CARDS, RAIN, TAN, TANE, of_month, ordered
from engine.koikoi.rules import Rules
from engine.koikoi.score import pieces_of, weather


@by_rules
def sheet(rules: Rules) -> tuple[Pattern, ...]:
    """Return the scoring patterns under these rules, dealt yaku last.

    A pattern without a maximum is listed with its minimum points.
    """
    return (*_brights(rules), *_sets(rules), *_viewing(rules), *_counted(rules), *_dealt(rules))


def _made(rules: Rules, key: str, points: int, **how: Any) -> Pattern:
    return Pattern(key, points, ordered(pieces_of(key, rules)), **how)


def _brights(rules: Rules) -> Iterator[Pattern]:
    """Yield the yaku of brights. Only the best of them counts (KK-25)."""
    yield _made(rules, "goko", 10, instead=("ame_shiko",))
    yield _made(rules, "shiko", 8, without=(RAIN,), instead=("sanko",))
    yield _made(rules, "ame_shiko", 7, count=4, must=(RAIN,))
    yield _made(rules, "sanko", 5, count=3, without=(RAIN,))


def _sets(rules: Rules) -> Iterator[Pattern]:
    """Yield the sets. With `set_extras=replace`, each further card of a set's category adds a point."""
    if rules.set_extras == "add":
        for key in ("inoshikacho", "aotan", "akatan"):
            yield _made(rules, key, 5)
        return
    raised: dict[str, Any] = {"step": 1, "more": ordered(TAN)}
    yield _made(rules, "inoshikacho", 5, step=1, more=ordered(TANE), instead=("tane",))
    yield _made(rules, "aotan", 5, **raised, instead=("tan",))
    yield _made(rules, "akatan", 5, **raised, instead=("tan",))
    yield _made(rules, "satsu", 10, **raised, instead=("aotan", "akatan", "tan"))


def _viewing(rules: Rules) -> Iterator[Pattern]:
    if rules.viewing_points:
        for key in ("tsukimi", "hanami"):
            yield _made(rules, key, rules.viewing_points, without=ordered(weather(key, rules)))


def _counted(rules: Rules) -> Iterator[Pattern]:
    for key, least in (("tane", 5), ("tan", 5), ("kasu", 10)):
        yield _made(rules, key, 1, count=least, step=1)


def _dealt(rules: Rules) -> Iterator[Pattern]:
    if rules.dealt_points:
        pairs = tuple(CARDS[first : first + 2] for first in (0, 4, 8, 12))
        yield Pattern("teshi", rules.dealt_points, example=(ordered(of_month(1)),), notes=("dealt",))
        yield Pattern("kuttsuki", rules.dealt_points, example=pairs, notes=("dealt",))
