"""The table of settings: names, values and defaults (chapter 12); what each does is proved where its rule is."""

import pytest

from engine.jiaxing import GAME, Rules
from tests.engine.settings import is_as_in_the_table

SETTINGS = {
    "base": (1, [1, 2, 1000]),
    "cap": (0, [0, 1, 50, 1000000]),
    "match_rounds": (4, [1, 2, 3, 4]),
    "first_dealer": ("seat0", ["seat0", "dice"]),
    "indicator": ("tail", ["tail", "dice_stack"]),
    "reserve": (0, [0, 14, 40]),
    "chow": ("on", ["on", "off"]),
    "discard_wild": ("allowed", ["allowed", "forbidden"]),
    "kong_after_claim": ("off", ["on", "off"]),
    "swap_discard": ("allowed", ["allowed", "not_same_kind"]),
    "no_wild": ("physical", ["physical", "face"]),
    "all_honors_melds": ("on", ["on", "off"]),
    "earthly": ("dealer_first_discard", ["dealer_first_discard", "first_draw", "off"]),
    "earthly_payment": ("dealer_3", ["dealer_3", "dealer_1", "all_1"]),
    "heavenly_yellow": ("on", ["on", "off"]),
    "rob_contract": ("max", ["max", "three"]),
    "contract": ("ask", ["ask", "auto_continue", "off"]),
    "contract_timeout": ("give_up", ["give_up", "continue"]),
    "contract_partner": (5, [0, 5, 20]),
    "contract_outsider": (2, [0, 2, 20]),
    "contract_multi": ("max", ["max", "product"]),
    "dealer_on_draw": ("rotate", ["rotate", "stay"]),
    "dealer_multiplier": (1, [1, 2]),
}
REFUSED = {"base": (0, -1), "cap": (-1,), "match_rounds": (0, 5), "reserve": (-1, 41), "dealer_multiplier": (0, 3)}


def test_the_settings_are_the_23_of_the_table_in_its_order() -> None:
    assert [option.name for option in Rules.options()] == list(SETTINGS)
    assert len(SETTINGS) == 23


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_has_its_default_and_takes_its_values_and_no_others(name: str) -> None:
    is_as_in_the_table(Rules, name, SETTINGS[name], REFUSED.get(name, ()))


def test_settings_that_can_have_no_effect_do_not_apply() -> None:
    unused = {
        "earthly_payment": [{"earthly": "first_draw"}, {"earthly": "off"}],
        "contract_timeout": [{"contract": "auto_continue"}, {"contract": "off"}],
        **{
            name: [{"contract": "off"}]
            for name in ("rob_contract", "contract_partner", "contract_outsider", "contract_multi")
        },
    }
    for option in Rules.options():
        assert Rules().applies(option)
        for settings in unused.get(option.name, []):
            assert not Rules.parse(settings).applies(option)
        if option.name not in unused:
            assert Rules.parse({"earthly": "off", "contract": "off"}).applies(option)
    partner = next(option for option in Rules.options() if option.name == "contract_partner")
    assert Rules.parse({"contract": "auto_continue"}).applies(partner)


def test_all_defaults_together_are_the_first_preset_and_the_other_is_the_same_in_one_round() -> None:
    assert list(GAME.presets.items()) == [("standard", Rules()), ("one_round", Rules(match_rounds=1))]
