"""The table of settings: names, values and defaults (chapter 9); what each does is proved where its rule is."""

from dataclasses import replace

import pytest

from engine.fuzhou import GAME, Rules
from engine.fuzhou.score import constants
from tests.engine.fuzhou.oracle.score import SETTINGS
from tests.engine.fuzhou.won import PLAIN, won
from tests.engine.settings import is_as_in_the_table
from tests.there import there

REFUSED = {"stake": (0, -1), "match_rounds": (0, 9), "reserve": (-1, 41), "escape": (-1, 1.5)}
REFUSED |= {"match_hands": (-1, 17), "base": (-1, 6), "gold_pair": (19, 201), "gold_triplet": (19, 501)}
REFUSED |= {"one_flower": (1, 40)}


def test_the_settings_are_the_32_of_the_table_in_its_order() -> None:
    assert [option.name for option in Rules.options()] == list(SETTINGS)
    assert len(SETTINGS) == 32


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_has_its_default_and_takes_its_values_and_no_others(name: str) -> None:
    is_as_in_the_table(Rules, name, (SETTINGS[name][0], SETTINGS[name]), REFUSED.get(name, ()))


@pytest.mark.parametrize(("name", "value", "idle"), [("jinkan", "false", "jinkan_kong"), ("base", "0", "special_base")])
def test_kongs_after_jinkan_matter_only_where_there_is_jinkan_and_a_base_in_specials_where_there_is_one(
    name: str, value: str, idle: str
) -> None:
    for option in Rules.options():
        assert Rules().applies(option)
        assert Rules.parse({name: value}).applies(option) == (option.name != idle)


def test_the_first_preset_has_all_defaults_but_that_leaving_in_a_pause_is_free() -> None:
    assert list(GAME.presets) == ["standard", "online", "short"]
    assert GAME.presets["standard"] == Rules(pause_exit="free")


def test_the_preset_of_rooms_follows_the_study_it_cites() -> None:
    """B33: the nearest robs the gold, a draw leaves the streak as it is, and the base counts in special wins as well,
    doubled: (n + 5) x 2 + c."""
    rooms = GAME.presets["online"]
    assert (rooms.rob_gold_order, rooms.draw_adds_streak, rooms.special_base) == ("nearest", False, True)
    golden = won("m123456 p123456 s55 s89 + s7", flowers="E C f1", gold="s5", rules=rooms)
    assert (golden.hua + golden.jin + golden.lian + 5) * 2 + 60 == golden.P


def test_by_default_the_settings_that_came_later_are_played_as_before_them() -> None:
    """What a table stored before them has parses to this."""
    names = "match_hands flower_reserve added_kong rob_gold_until rob_gold_order base special_base"
    names += " gold_pair gold_triplet one_flower"
    before = (0, False, "any", "window", "golden_first", 1, False, 50, 100, 0)
    assert tuple(getattr(Rules.parse({"stake": 1}), name) for name in names.split()) == before
    assert Rules.parse({"stake": 1}).pause_exit == "price"


def test_fz91_however_it_is_set_no_special_is_worth_less_than_a_plain_win() -> None:
    """n x 2 and the constant, against (n + base) x 2."""
    options = {option.name: option for option in Rules.options()}
    dearest = Rules(base=there(options["base"].high))  # in special wins it counts as much as in plain ones, or not
    low = {name: there(options[name].low) for name in ("gold_pair", "gold_triplet")}
    cheapest = replace(dearest, one_flower=min(filter(None, options["one_flower"].offer)), **low)
    assert min(constants(cheapest).values()) >= 2 * dearest.base
    for flowers, text, gold in (("E", PLAIN, "m9"), ("E C", "m123456 p123456 s55 s89 + s7", "s5")):
        special, counted = won(text, flowers=flowers, gold=gold, rules=cheapest), won(text, flowers=flowers, gold=gold)
        assert special.special
        assert (counted.hua + counted.jin + dearest.base) * 2 <= special.P
