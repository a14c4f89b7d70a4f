"""The table of settings: names, values, defaults (GO-1 and chapter 2)."""

import pytest

from tests.engine.settings import is_as_in_the_table, offers
from tests.engine.stopgo.oracle_rules import SETTINGS
from tests.engine.stopgo.table import GAME, Rules

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
