"""The scoring items of Jiaxing mahjong, for the pages of its rules."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Pattern, by_rules
from engine.core.pattern import Group
from engine.jiaxing.rules import Rules
from engine.jiaxing.score import DRAGONS, FAN, TAI
from engine.mahjong.notation import tiles_of


def _groups(text: str) -> tuple[Group, ...]:
    return tuple(map(tiles_of, text.split()))


EXAMPLES: dict[str, tuple[Group, ...]] = {
    "honors": _groups("EEE WWW CCC BBB NN"),
    "pure": _groups("s123 s345 s777 s789 s22"),
    "mixed": _groups("m123 m456 m777 SSS BB"),
    "triplets": _groups("m222 p555 s888 EEE p33"),
    **{key: ((kind,) * 3,) for key, kind in DRAGONS.items()},
    "three_wild": (("m5*",) * 3,),
    "kong_bloom": _groups("p6666"),
    "single_wait": _groups("p123 p777 EEE p888 p4"),
}
"""Example tiles: a whole hand for an item about shape, otherwise only the tiles that matter."""


@by_rules
def sheet(rules: Rules) -> tuple[Pattern, ...]:
    """Return all items under these rules, points before doublings (JX-61 to JX-70, JX-77 to JX-83)."""
    return (*_points(rules), *_doublings(rules))


def _points(rules: Rules) -> Iterator[Pattern]:
    notes = {"no_wild": (f"no_wild_{rules.no_wild}",)}
    if not rules.all_honors_melds:
        notes["honors"] = ("any_honors",)
    for key, worth in TAI.items():
        pieces = (DRAGONS[key],) * 3 if key in DRAGONS else ()
        yield Pattern(key, worth, pieces, example=EXAMPLES.get(key, ()), notes=notes.get(key, ()))


def _doublings(rules: Rules) -> Iterator[Pattern]:
    notes = {"earth": (f"earth_{rules.earthly}",), "huang": ("huang_not_heavenly",) * (not rules.heavenly_yellow)}
    for key, worth in FAN.items():
        if key != "earth" or rules.earthly != "off":
            yield Pattern(key, worth, doubles=True, example=EXAMPLES.get(key, ()), notes=notes.get(key, ()))
