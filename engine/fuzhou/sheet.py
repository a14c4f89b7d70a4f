"""The scoring patterns of Fuzhou mahjong, for the pages of its rules."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Pattern, by_rules
from engine.core.pattern import Group
from engine.fuzhou.rules import Rules
from engine.fuzhou.score import constants

EXAMPLES: dict[str, tuple[Group, ...]] = {
    "three_golds": (("p5*",) * 3,),
    "gold_pair": (("p5*",) * 2,),
    "gold_triplet": (("p5*",) * 3,),
    "gold_edge": (("p4", "p5*", "p6"),),
}
"""Examples of special patterns: the tiles of the hand that matter, with the Five of Circles as the gold."""


@by_rules
def sheet(rules: Rules) -> tuple[Pattern, ...]:
    """Return the special patterns with their points (FZ-89), then what counts in every win (FZ-85 to FZ-88)."""
    return (*_specials(rules), *_counted(rules))


def _specials(rules: Rules) -> Iterator[Pattern]:
    on_discard = ("three_golds_on_discard",) * rules.three_golds_on_discard
    notes = {
        "three_golds": (f"three_golds_{rules.three_golds}", *on_discard),
        "rob_gold": (
            *("rob_gold_first_draw",) * (rules.rob_gold_until == "first_draw"),
            f"rob_gold_{rules.rob_gold_order}",
        ),
        "gold_edge": ("jinkan_kong" if rules.jinkan_kong else "jinkan_no_kong",),
    }
    for key, worth in constants(rules).items():
        if key != "gold_edge" or rules.jinkan:
            yield Pattern(key, worth, example=EXAMPLES.get(key, ()), notes=notes.get(key, ()))


def _counted(rules: Rules) -> Iterator[Pattern]:
    yield Pattern("four_flowers", 6, example=(("g1", "g2", "g3", "g4"), ("C",) * 4), amount=True)
    if rules.kong_fan != "none":
        yield Pattern("kong_concealed", 2, example=(("m8",) * 4,), amount=True)
        yield Pattern("kong_open", 1, example=(("m8",) * 4,), amount=True)
    yield Pattern("flower", 1, example=(("f1",), ("g2",), ("E",), ("F",)), amount=True)
    yield Pattern("gold", 1, example=(("p5*",),), amount=True)
    yield Pattern("streak", 1, notes=(f"streak_{rules.streak}",), amount=True)
