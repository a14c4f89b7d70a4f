"""What the sheets of the hanafuda games claim of each yaku is what their tables of yaku score."""

import dataclasses
import itertools
from collections.abc import Callable, Collection, Container, Iterator
from typing import Any

import pytest

from engine import GAMES
from engine.core import Pattern, Rng
from engine.hanaawase import score as hanaawase
from engine.hanafuda.cards import CARDS, of_month
from engine.koikoi import score as koikoi
from engine.stopgo import score as stopgo

SCORING = {
    "koikoi": {
        "viewing_points": (3, 1, 0),
        "rain_mist": (False, True),
        "sake_cup_bake": (False, True),
        "set_extras": ("add", "replace"),
    },
    "stopgo": {
        "tsukimi_mode": ("bonus", "full", "off"),
        "seven_ribbons_points": (3, 6),
        "six_ribbons_points": (2, 5),
        "both_colours": ("supersede", "stack"),
        "five_birds": ("seed", "godori", "off"),
    },
    "hanaawase": {
        "nomi_overlap": ("replace", "two_small", "stack"),
        "bright_overlap": ("subset", "exclusive", "stack"),
    },
}
"""Settings that change what scores; `ribbon_sets=replace`, where the larger of two counts, has a test of its own."""


def scored(key: str, pile: Collection[str], rules: Any) -> dict[str, int]:
    if key == "stopgo":
        found = stopgo.yaku(pile, rules)
        return found.open | found.bonus
    return (koikoi if key == "koikoi" else hanaawase).yaku(pile, rules)


def every(key: str) -> Iterator[Any]:
    """All rules that score differently."""
    settings = SCORING[key]
    for values in itertools.product(*settings.values()):
        yield dataclasses.replace(GAMES[key].rules(), **dict(zip(settings, values, strict=True)))


def named(key: str, rules: Any) -> list[Pattern]:
    return [pattern for pattern in GAMES[key].sheet(rules) if pattern.pieces]


def read(key: str, pile: Collection[str], rules: Any) -> dict[str, int]:
    """What the sheet alone says of a pile."""
    found = {pattern.key: pattern for pattern in named(key, rules) if pattern.worth(pile)}
    gone = {other for pattern in found.values() for other in pattern.instead}
    return {name: pattern.worth(pile) for name, pattern in found.items() if name not in gone}


@pytest.mark.slow
@pytest.mark.parametrize("key", SCORING)
def test_the_sheet_alone_says_what_any_pile_scores(key: str) -> None:
    rng, seen = Rng(b"sheets"), set[str]()
    for rules in every(key):
        for _ in range(150):
            liked = rng.pick(("H", "HA", "AR", "R", "K", "HARK"))
            pile = [card for card in CARDS if rng.below(4) < (3 if card[2] in liked else 1)]
            found = scored(key, pile, rules)
            assert read(key, pile, rules) == found, (rules, pile)
            seen |= set(found)
    assert seen >= {pattern.key for pattern in named(key, GAMES[key].rules())}


@pytest.mark.parametrize("key", SCORING)
def test_what_a_pattern_asks_for_is_enough_and_a_card_less_is_not(key: str) -> None:
    for rules in every(key):
        for pattern in named(key, rules):
            rest = [card for card in pattern.pieces if card not in pattern.must]
            enough = itertools.combinations(rest, pattern.least - len(pattern.must))
            piles = ([*pattern.must, *some] for some in enough)
            pile = next(pile for pile in piles if pattern.key in read(key, pile, rules))
            assert scored(key, pile, rules)[pattern.key] == pattern.points
            for card in pile:
                assert pattern.key not in scored(key, [other for other in pile if other != card], rules)
            further = [card for card in (*pattern.pieces, *pattern.more) if card not in pile] if pattern.step else []
            for card in further:
                more = scored(key, [*pile, card], rules)
                replaced = any(pattern.key in other.instead for other in named(key, rules) if other.key in more)
                assert replaced or more[pattern.key] == pattern.points + pattern.step
            for card in pattern.without:
                assert pattern.key not in scored(key, [*pile, card], rules)


def test_where_the_better_of_two_counts_the_sheet_says_so_of_both() -> None:
    rules = stopgo.Rules(ribbon_sets="replace")
    noted = {pattern.key for pattern in GAMES["stopgo"].sheet(rules) if "ribbon_sets" in pattern.notes}
    assert noted == {"nanatan", "rokutan"}
    nine = ["01R", "02R", "03R", "04R", "05R", "06R", "07R", "09R"]
    assert {"nanatan", "tan"}.isdisjoint(scored("stopgo", nine[:6], rules))
    assert "nanatan" in scored("stopgo", nine[:7], rules)
    assert "tan" in scored("stopgo", nine, rules)


_MONTH_CARD = stopgo.Rules(contract=True, month_card="cut")


@pytest.mark.parametrize(
    ("key", "rules", "dealt"),
    [
        ("koikoi", koikoi.Rules(), lambda hand: koikoi.dealt(hand, koikoi.Rules())),
        ("stopgo", _MONTH_CARD, lambda hand: stopgo.dealt(hand, _MONTH_CARD)),
    ],
)
def test_the_example_of_a_dealt_yaku_is_one_and_a_card_less_is_none(
    key: str, rules: object, dealt: Callable[[list[str]], Container[str]]
) -> None:
    for pattern in GAMES[key].sheet(rules):
        if pattern.key == "tsukifuda":
            (month,) = pattern.example
            assert set(month) == of_month(3)
            assert stopgo.yaku(month, stopgo.Rules(month_card="cut"), 3).open["tsukifuda"] == pattern.points
        elif not pattern.pieces:
            hand = [card for group in pattern.example for card in group]
            filler = [f"{month:02}K1" for month in (5, 6, 7, 9)]
            assert pattern.key in dealt([*hand, *filler][:8])
            assert pattern.key not in dealt([*hand[1:], *filler][:8])
