"""The table of settings: names, values, defaults (GO-1 and chapter 2)."""

import dataclasses
from typing import Any, cast

import pytest

from tests.engine.settings import is_as_in_the_table, offers
from tests.engine.stopgo.oracle_rules import SETTINGS
from tests.engine.stopgo.table import GAME, Rules, matches

REFUSED = {
    "rounds": (0, 2, 5, 13, -6),
    "hanami_points": (0, 4, 6),
    "tsukimi_points": (0, 4, 6),
    "seven_ribbons_points": (0, 2, 5),
    "six_ribbons_points": (0, 3, 6),
}


def test_go1_the_settings_are_those_of_the_table_in_its_order() -> None:
    assert [option.name for option in Rules.options()] == list(SETTINGS)


@pytest.mark.parametrize("name", SETTINGS)
def test_go1_every_setting_has_its_default_and_takes_its_values_and_no_others(name: str) -> None:
    is_as_in_the_table(Rules, name, (SETTINGS[name][0], SETTINGS[name]), REFUSED.get(name, ()))


def test_go1_a_panel_offers_the_values_of_the_table() -> None:
    offers(Rules, SETTINGS)


def test_go1_where_the_seed_gives_two_numbers_the_first_is_the_default() -> None:
    rules = Rules()
    assert (rules.hanami_points, rules.tsukimi_points) == (5, 5)
    assert (rules.seven_ribbons_points, rules.six_ribbons_points) == (3, 2)


def test_go1_the_settings_do_not_change_during_the_match() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        cast(Any, Rules()).rounds = 12
    for table in matches(2, rounds=3, hanami_points=3):
        rules = table.state.rules
        assert table.to_the_end("stop").state.rules == rules == Rules.parse({"rounds": 3, "hanami_points": 3})


def test_go1_all_defaults_together_are_the_standard_rules() -> None:
    assert list(GAME.presets) == ["standard", "quick"]
    assert GAME.presets["standard"] == Rules()


def test_go35_quick_is_standard_in_three_rounds() -> None:
    assert GAME.presets["quick"] == Rules.parse({"rounds": 3})


@pytest.mark.parametrize(
    ("name", "without", "beside"),
    [
        ("tsukimi_points", {"tsukimi_mode": "off"}, {"tsukimi_mode": "full"}),
        ("contract", {"hand_yaku": "off"}, {"hand_yaku": "instant"}),
    ],
)
def test_go1_a_setting_that_depends_on_another_says_so(name: str, without: dict, beside: dict) -> None:
    (option,) = [option for option in Rules.options() if option.name == name]
    assert not Rules.parse(without).applies(option)
    assert Rules.parse(beside).applies(option)
    assert Rules().applies(option)
