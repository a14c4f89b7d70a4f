"""The table of settings: names, values and defaults (chapter 9); what each does is proved where its rule is."""

import dataclasses
from typing import Any, cast

import pytest

from engine.fuzhou import GAME, Rules
from tests.engine.fuzhou.table import Table

SETTINGS = {
    "stake": (1, [1, 2, 1000]),
    "match_rounds": (1, [1, 2, 3, 4, 5, 6, 7, 8]),
    "deal_first": ("dice_player", ["dice_player", "dealer"]),
    "reserve": (20, [0, 1, 20, 40]),
    "reserve_per_kong": ("none", ["none", "ming1_an2"]),
    "gold_flower": ("dealer", ["dealer", "nobody"]),
    "gold_discard": ("self_draw_only", ["self_draw_only", "forbidden", "free"]),
    "same_round_lock": ("discarded_and_passed", ["discarded_and_passed", "passed", "discarded", "off"]),
    "swap_discard": ("not_after_chow", ["not_after_chow", "not_after_claim", "allowed"]),
    "rob_kong": ("true", ["true", "false"]),
    "three_golds": ("any_own_turn", ["any_own_turn", "moment_of_draw"]),
    "three_golds_on_discard": ("false", ["false", "true"]),
    "youjin": ("any_gold", ["any_gold", "one_gold", "off"]),
    "jinkan": ("true", ["true", "false"]),
    "jinkan_kong": ("true", ["true", "false"]),
    "kong_fan": ("none", ["none", "ming1_an2"]),
    "streak": ("winner_is_dealer", ["winner_is_dealer", "all"]),
    "draw_adds_streak": ("true", ["true", "false"]),
    "discard_payment": ("all_three", ["all_three", "discarder_only", "discarder_for_three"]),
    "escape": (200, [0, 1, 200, 10000]),
    "after_escape": ("end_match", ["end_match", "bot"]),
}
REFUSED = {"stake": (0, -1), "match_rounds": (0, 9), "reserve": (-1, 41), "escape": (-1, 1.5)}


def test_the_settings_are_the_21_of_the_table_in_its_order() -> None:
    assert [option.name for option in Rules.options()] == list(SETTINGS)
    assert len(SETTINGS) == 21


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_has_its_default(name: str) -> None:
    assert Rules.parse({f"fz.{name}": str(SETTINGS[name][0])}) == Rules() == Rules.parse({})


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_takes_its_values_and_no_others(name: str) -> None:
    values = SETTINGS[name][1]
    assert len({getattr(Rules.parse({name: str(value)}), name) for value in values}) == len(values)
    for wrong in ("nonsense", "", *REFUSED.get(name, ())):
        with pytest.raises(ValueError, match=name):
            Rules.parse({name: wrong})


@pytest.mark.parametrize("name", SETTINGS)
def test_every_value_can_be_played(name: str) -> None:
    for value in SETTINGS[name][1]:
        table = Table(**{name: value}).play("0; 1; 2")
        assert table.state.rules == Rules.parse({name: value})
        assert len(table.state.discards) == 3


def test_kongs_after_jinkan_matter_only_where_there_is_jinkan() -> None:
    for option in Rules.options():
        assert Rules().applies(option)
        assert Rules.parse({"jinkan": "false"}).applies(option) == (option.name != "jinkan_kong")


def test_the_settings_do_not_change_during_a_match() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        cast(Any, Rules()).stake = 2
    assert Table(stake=5).play("0; 1").state.rules == Rules(stake=5)


def test_all_defaults_together_are_the_only_preset() -> None:
    assert GAME.presets == {"standard": Rules()}
