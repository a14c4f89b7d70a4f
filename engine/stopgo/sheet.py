"""The scoring patterns of Stop-Go, for the pages of its rules and for the yaku in reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core import Pattern, by_rules
from engine.hanafuda.cards import CARDS, RAIN, of_month, ordered
from engine.stopgo.rules import Rules
from engine.stopgo.score import HAND_YAKU, pieces_of

PAIRS = tuple(CARDS[first : first + 2] for first in (0, 4, 8, 12))
EXAMPLES = {
    "teshi": (ordered(of_month(1)),),
    "futateshi": (ordered(of_month(1)), ordered(of_month(2))),
    "keiyaku": (CARDS[:3],),
    "kuttsuki": PAIRS,
}


@by_rules
def sheet(rules: Rules) -> tuple[Pattern, ...]:
    """Return the scoring patterns under these rules, hand yaku last.

    A pattern without a maximum is listed with its minimum points.
    """
    return (*_brights(rules), *_colours(rules), *_sets(rules), *_ribbons(rules), *_counted(rules), *_others(rules))


def _made(rules: Rules, key: str, points: int, **how: Any) -> Pattern:
    return Pattern(key, points, ordered(pieces_of(key, rules)), **how)


def _brights(rules: Rules) -> Iterator[Pattern]:
    """Yield the yaku of brights. Only the best of them counts (GO-20)."""
    yield _made(rules, "goko", 10, instead=("ame_shiko",))
    yield _made(rules, "shiko", 8, without=(RAIN,), instead=("sanko",))
    yield _made(rules, "ame_shiko", 7, count=4, must=(RAIN,), instead=("ame_sanko",))
    yield _made(rules, "sanko", 5, count=3, without=(RAIN,))
    yield _made(rules, "ame_sanko", 4, count=3, must=(RAIN,))


def _colours(rules: Rules) -> Iterator[Pattern]:
    single = ("akatan", "aotan")
    yield _made(rules, "satsu", 6, instead=single if rules.both_colours == "supersede" else ())
    for key in single:
        yield _made(rules, key, 3)


def _sets(rules: Rules) -> Iterator[Pattern]:
    if rules.five_birds != "off":
        yield _made(rules, "gotori", 5)
    yield _made(rules, "inoshikacho", 5)
    yield _made(rules, "hanami", rules.hanami_points)
    if rules.tsukimi_mode != "off":
        notes = ("bonus",) if rules.tsukimi_mode == "bonus" else ()
        yield _made(rules, "tsukimi", rules.tsukimi_points, notes=notes)


def _ribbons(rules: Rules) -> Iterator[Pattern]:
    """Yield the yaku for seven and for six of the nine ribbons.

    The setting `ribbon_sets` decides whether both count besides Ribbons or instead of it (GO-22).
    """
    notes = ("ribbon_sets",) if rules.ribbon_sets == "replace" else ()
    most = max(rules.seven_ribbons_points, rules.six_ribbons_points)
    yield _made(rules, "nanatan", most, count=7, instead=("rokutan",), notes=notes)
    yield _made(rules, "rokutan", rules.six_ribbons_points, count=6, notes=notes)


def _counted(rules: Rules) -> Iterator[Pattern]:
    for key, least in (("tan", 5), ("tane", 5), ("kasu", 10)):
        yield _made(rules, key, 1, count=least, step=1)


def _others(rules: Rules) -> Iterator[Pattern]:
    """Yield the yaku that cards of any month can form."""
    if rules.month_card != "off":
        yield Pattern("tsukifuda", 4, example=(ordered(of_month(3)),), notes=(f"month_{rules.month_card}",))
    for key in HAND_YAKU:
        if rules.hand_yaku != "off" and (key != "keiyaku" or rules.contract):
            yield Pattern(key, 1, example=EXAMPLES[key], notes=(f"hand_{rules.hand_yaku}",))
