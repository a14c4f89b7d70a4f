"""The yaku of chapter 7: which brights count together or replace others (HA-17), and the list of them."""

from typing import Any

import pytest

from engine.hanaawase.score import yaku
from engine.hanaawase.sheet import sheet
from tests.engine.hanaawase.table import Rules, cards, with_rules

DRY = "01H 03H 08H 12H"


def worth(text: str, **settings: Any) -> dict[str, int]:
    return dict(yaku(cards(text), with_rules(**settings)))


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


@pytest.mark.parametrize("rain_island", ["yaku", "void_yaku", "void_round"])
def test_ha20_the_sheet_offers_the_rain_island_only_where_it_is_worth_something(rain_island: str) -> None:
    keys = {pattern.key for pattern in sheet(with_rules(rain_island=rain_island))}
    assert {pattern.key for pattern in sheet(Rules())} - keys == (set() if rain_island == "yaku" else {"ame"})
    assert dict(yaku(cards("11*"), with_rules(rain_island=rain_island))) == {"ame": 20}
