"""The yaku of chapter 7: which count together, which replace others (HA-17 to HA-19), and the list of them."""

from typing import Any

import pytest

from engine.hanaawase.score import yaku
from engine.hanaawase.sheet import sheet
from tests.engine.hanaawase import oracle_rules as oracle
from tests.engine.hanaawase.table import Rules, cards, with_rules
from tests.engine.hanaawase.test_oracle_rules import RULES

DRY = "01H 03H 08H 12H"
SINGLE = {
    "omote": ("01H 02A 03H", 30),
    "matsukiri": ("01H 08H 12H", 20),
    "hanami": ("03H 09A", 20),
    "tsukimi": ("08H 09A", 20),
    "aotan": ("06R 09R 10R", 40),
    "akatan": ("01R 02R 03R", 40),
    "inoshikacho": ("06A 07A 10A", 20),
    "kusa": ("04R 05R 07R", 20),
    "fuji": ("04A 04R 04K1 04K2", 20),
    "ame": ("11H 11A 11R 11K1", 20),
    "kiri": ("12H 12K1 12K2 12K3", 20),
}


def worth(text: str, **settings: Any) -> dict[str, int]:
    return dict(yaku(cards(text), with_rules(**settings)))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.nomi_overlap}-{rules.bright_overlap}")
@pytest.mark.parametrize("key", SINGLE)
def test_ha17_ha18_ha19_a_yaku_needs_all_its_cards_under_any_rules(key: str, rules: Rules) -> None:
    text, points = SINGLE[key]
    assert yaku(cards(text), rules) == {key: points}
    for missing in cards(text):
        assert yaku(tuple(card for card in cards(text) if card != missing), rules) == {}


@pytest.mark.parametrize(
    ("text", "subset", "exclusive", "stack"),
    [
        ("*H", {"goko": 200}, {"goko": 200}, {"goko": 200, "shiko": 60, "matsukiri": 20}),
        (DRY, {"shiko": 60}, {"shiko": 60}, {"shiko": 60, "matsukiri": 20}),
        (f"{DRY} 02A", {"shiko": 60, "omote": 30}, {"shiko": 60}, {"shiko": 60, "omote": 30, "matsukiri": 20}),
        (
            "*H 02A",
            {"goko": 200, "omote": 30},
            {"goko": 200},
            {"goko": 200, "shiko": 60, "omote": 30, "matsukiri": 20},
        ),
        ("01H 08H 12H", {"matsukiri": 20}, {"matsukiri": 20}, {"matsukiri": 20}),
        ("01H 02A 03H 12H", {"omote": 30}, {"omote": 30}, {"omote": 30}),
    ],
)
def test_ha17_ha_a4_brights_replace_what_they_contain_or_exclude_each_other_or_add_up(
    text: str, subset: dict, exclusive: dict, stack: dict
) -> None:
    assert worth(text) == worth(text, bright_overlap="subset") == subset
    assert worth(text, bright_overlap="exclusive") == exclusive
    assert worth(text, bright_overlap="stack") == stack


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.nomi_overlap}-{rules.bright_overlap}")
def test_the_sheet_lists_what_can_be_made_with_its_least_points_and_its_cards(rules: Rules) -> None:
    patterns = {pattern.key: pattern for pattern in sheet(rules)}
    least = {key: points for key, (_, points) in SINGLE.items()}
    least |= {"goko": 200, "shiko": 60, "nomi": 30, "nanatan": 40, "rokutan": 30}
    if rules.nomi_overlap == "two_small":
        least.pop("nomi")
    assert {key: pattern.points for key, pattern in patterns.items()} == least
    assert len(sheet(rules)) == len(patterns)
    made = {**{key: text for key, (text, _) in SINGLE.items()}, "goko": "*H", "shiko": DRY, "nomi": "03H 08H 09A"}
    made |= {"nanatan": "*R -11R", "rokutan": "*R -11R"}
    for key, pattern in patterns.items():
        assert set(pattern.pieces) == set(cards(made[key]))
    for key in set(patterns) - {"nanatan", "rokutan"}:
        assert oracle.yaku(set(patterns[key].pieces), rules)[key] == patterns[key].points


@pytest.mark.parametrize("rain_island", ["yaku", "void_yaku", "void_round"])
def test_ha20_the_sheet_offers_the_rain_island_only_where_it_is_worth_something(rain_island: str) -> None:
    keys = {pattern.key for pattern in sheet(with_rules(rain_island=rain_island))}
    assert {pattern.key for pattern in sheet(Rules())} - keys == (set() if rain_island == "yaku" else {"ame"})
    assert dict(yaku(cards("11*"), with_rules(rain_island=rain_island))) == {"ame": 20}
