"""The scoring patterns of Hana-awase, for the pages of its rules and for the yaku in reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core import Pattern, by_rules
from engine.hanaawase.rules import Rules
from engine.hanaawase.score import BRIGHTS, pieces_of
from engine.hanafuda.cards import ordered

OVERLAP = {
    "subset": {"goko": ("shiko", "matsukiri"), "shiko": ("matsukiri",)},
    "exclusive": {"goko": ("shiko", "omote"), "shiko": ("omote", "matsukiri"), "omote": ("matsukiri",)},
    "stack": {},
}
"""By value of `bright_overlap`, the yaku that do not count together with each larger one (HA-19)."""


@by_rules
def sheet(rules: Rules) -> tuple[Pattern, ...]:
    """Return the scoring patterns under these rules. Seven Ribbons is listed with its minimum points."""
    return (*_brights(rules), *_drinks(rules), *_ribbons(), *_sets(rules))


def _made(key: str, points: int, **how: Any) -> Pattern:
    return Pattern(key, points, ordered(pieces_of(key)), **how)


def _brights(rules: Rules) -> Iterator[Pattern]:
    instead = OVERLAP[rules.bright_overlap]
    for key, _, points in BRIGHTS:
        yield _made(key, points, instead=instead.get(key, ()))


def _drinks(rules: Rules) -> Iterator[Pattern]:
    small = ("hanami", "tsukimi")
    if rules.nomi_overlap != "two_small":
        yield _made("nomi", 30, instead=small if rules.nomi_overlap == "replace" else ())
    for key in small:
        yield _made(key, 20)


def _ribbons() -> Iterator[Pattern]:
    for key in ("aotan", "akatan"):
        yield _made(key, 40)
    yield _made("nanatan", 40, count=7, step=5, instead=("rokutan",))
    yield _made("rokutan", 30, count=6)


def _sets(rules: Rules) -> Iterator[Pattern]:
    for key in ("inoshikacho", "kusa", "fuji", "kiri"):
        yield _made(key, 20)
    if rules.rain_island == "yaku":
        yield _made("ame", 20)
