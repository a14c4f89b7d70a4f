"""The table of settings: names, values, defaults, presets (KK-1 and the preset of the rules' README)."""

import pytest

from tests.engine.koikoi.table import GAME, Rules
from tests.engine.settings import is_as_in_the_table, offers

SETTINGS = {
    "rounds": (6, list(range(1, 13))),
    "overtime": ("until_decided", ["until_decided", "single", "none"]),
    "overtime_cap": (6, list(range(1, 7))),
    "first_dealer": ("dice", ["dice", "card", "seat0"]),
    "next_dealer": ("loser", ["loser", "winner", "alternate"]),
    "koikoi_double": ("on", ["on", "off"]),
    "double_seven": ("off", ["on", "off"]),
    "viewing_points": (3, [3, 5, 1, 0]),
    "rain_mist": ("off", ["on", "off"]),
    "sake_cup_bake": ("off", ["on", "off"]),
    "dealt_points": (3, [3, 6, 0]),
    "both_dealt": ("draw", ["draw", "dealer_first", "both_score"]),
    "draw_award": ("none", ["none", "dealer", "non_dealer"]),
    "draw_award_points": (6, list(range(1, 7))),
    "draw_dealer": ("switch", ["switch", "stay"]),
    "koikoi_limit": ("any", ["any", "once", "once_each"]),
    "void": ("kirin", ["kirin", "nintendo"]),
    "set_extras": ("add", ["add", "replace"]),
}
REFUSED = {
    "rounds": (0, 13, -1),
    "overtime_cap": (0, 7),
    "viewing_points": (2, 4),
    "dealt_points": (1, 5),
    "draw_award_points": (0, 7),
}


def test_kk1_the_settings_are_those_of_the_table() -> None:
    assert {option.name for option in Rules.options()} == set(SETTINGS)


@pytest.mark.parametrize("name", SETTINGS)
def test_kk1_every_setting_has_its_default_and_takes_its_values_and_no_others(name: str) -> None:
    is_as_in_the_table(Rules, name, SETTINGS[name], REFUSED.get(name, ()))


def test_kk1_a_panel_offers_the_values_of_the_table() -> None:
    offers(Rules, {name: values for name, (_, values) in SETTINGS.items()} | {"rounds": (3, 6, 12)})


def test_kk1_a_setting_that_depends_on_another_says_so() -> None:
    applies = {option.name: option for option in Rules.options() if option.when}
    for name, without in {
        "overtime_cap": {"overtime": "none"},
        "both_dealt": {"dealt_points": 0},
        "draw_award_points": {"draw_award": "none"},
        "rain_mist": {"viewing_points": 0},
    }.items():
        assert not Rules.parse(without).applies(applies[name])
    assert Rules.parse({"draw_award": "dealer"}).applies(applies["draw_award_points"])
    assert Rules().applies(applies["overtime_cap"])
    assert Rules().applies(applies["both_dealt"])


def test_kk1_all_defaults_together_are_the_kirin_rules_and_the_first_preset() -> None:
    assert list(GAME.presets) == ["kirin", "nintendo", "quick", "year"]
    assert GAME.presets["kirin"] == Rules()


def test_the_preset_nintendo_is_the_one_of_the_rules() -> None:
    assert GAME.presets["nintendo"] == Rules.parse(
        {
            "rounds": 12,
            "overtime": "none",
            "first_dealer": "card",
            "viewing_points": 5,
            "sake_cup_bake": "on",
            "double_seven": "on",
            "koikoi_double": "on",
            "next_dealer": "winner",
            "dealt_points": 0,
            "koikoi_limit": "once",
            "void": "nintendo",
            "set_extras": "replace",
        }
    )


def test_kk49_quick_and_year_are_the_kirin_rules_but_for_their_length() -> None:
    assert GAME.presets["quick"] == Rules.parse({"rounds": 3, "overtime": "none"})
    assert GAME.presets["year"] == Rules.parse({"rounds": 12})
