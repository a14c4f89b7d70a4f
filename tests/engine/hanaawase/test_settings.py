"""The table of settings: names, values and defaults (HA-1)."""

import pytest

from tests.engine.hanaawase.table import GAME, Rules
from tests.engine.settings import is_as_in_the_table, offers

SETTINGS = {
    "rounds": (6, [1, 3, 6, 12]),
    "first_dealer": ("earliest_month", ["earliest_month", "latest_month", "random"]),
    "winner": ("settlement", ["settlement", "card_points"]),
    "next_dealer": ("score", ["score", "card_points"]),
    "kasu_points": (1, [1, 0]),
    "must_match": ("off", ["on", "off"]),
    "nomi_overlap": ("replace", ["replace", "two_small", "stack"]),
    "bright_overlap": ("subset", ["subset", "exclusive", "stack"]),
    "rain_island": ("yaku", ["yaku", "void_yaku", "void_round"]),
    "oni": ("off", ["on", "off"]),
    "oni_leftover": ("owner", ["owner", "last_player"]),
}
REFUSED = {"rounds": (0, 2, 4, 7, 13)}


def test_ha1_the_settings_are_those_of_the_table() -> None:
    assert [option.name for option in Rules.options()] == list(SETTINGS)


@pytest.mark.parametrize("name", SETTINGS)
def test_ha1_every_setting_has_its_default_and_takes_its_values_and_no_others(name: str) -> None:
    is_as_in_the_table(Rules, name, SETTINGS[name], REFUSED.get(name, ()))


def test_ha1_a_panel_offers_the_values_of_the_table() -> None:
    offers(Rules, {name: values for name, (_, values) in SETTINGS.items()})


def test_ha1_only_the_leftovers_depend_on_another_setting() -> None:
    (depending,) = [option for option in Rules.options() if option.when]
    assert depending.name == "oni_leftover"
    assert Rules.parse({"oni": "on"}).applies(depending)
    assert not Rules().applies(depending)


def test_ha1_all_defaults_together_are_the_preset_standard() -> None:
    assert GAME.presets["standard"] == Rules()


def test_ha37_quick_is_standard_in_three_rounds() -> None:
    assert list(GAME.presets) == ["standard", "quick"]
    assert GAME.presets["quick"] == Rules.parse({"rounds": 3})
