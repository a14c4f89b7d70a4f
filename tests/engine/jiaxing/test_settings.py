"""The table of settings: names, values and defaults (chapter 12); what each does is proved where its rule is."""

import pytest

from engine.jiaxing import GAME, Rules
from tests.engine.jiaxing.oracle.score import SETTINGS
from tests.engine.settings import is_as_in_the_table

LARGEST = {"base": 1000, "cap": 1_000_000, "contract_outsider": 20}
REFUSED = {"base": (0, -1), "cap": (-1,), "match_rounds": (0, 5), "reserve": (-1, 41), "dealer_multiplier": (0, 3)}


def test_the_settings_are_the_23_of_the_table_in_its_order() -> None:
    assert [option.name for option in Rules.options()] == list(SETTINGS)
    assert len(SETTINGS) == 23


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_has_its_default_and_takes_its_values_and_no_others(name: str) -> None:
    values = [*SETTINGS[name], *([LARGEST[name]] if name in LARGEST else [])]
    is_as_in_the_table(Rules, name, (values[0], values), REFUSED.get(name, ()))


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
