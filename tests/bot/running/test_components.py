"""What a declaration of a component promises: templates, the presses that fit, and methods that fit the template."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_type_hints

import discord
import pytest

from bot.framework.feature import component, components_of
from bot.transport.custom_ids import CustomId
from bot.transport.responses import begin
from tests.there import there

STEP = CustomId("toss:{coin:int}:{side:heads|tails}:{times:int<100}:{note:rest}")


def press(*, private=True, form=False, values=None) -> Any:
    kind = discord.InteractionType.modal_submit if form else discord.InteractionType.component
    message = SimpleNamespace(flags=SimpleNamespace(ephemeral=private))
    data = {} if values is None else {"values": values}
    return SimpleNamespace(type=kind, message=message, data=data, context=SimpleNamespace(dm_channel=False), extras={})


def test_a_template_builds_what_it_reads():
    custom_id = STEP(7, "tails", 99, "a:b")
    assert custom_id == "toss:7:tails:99:a:b"
    assert STEP.read(custom_id) == {"coin": 7, "side": "tails", "times": 99, "note": "a:b"}
    assert STEP.read("toss:0:heads:0:\n") == {"coin": 0, "side": "heads", "times": 0, "note": "\n"}
    assert STEP.read(f"toss:{2**63 - 1}:heads:0:") == {"coin": 2**63 - 1, "side": "heads", "times": 0, "note": ""}
    with pytest.raises(TypeError):
        STEP(7, "tails")


@pytest.mark.parametrize(
    "custom_id",
    [
        *("toss:7:tails:99", "toss:7", "toss", "", "toss:7:edge:1:", "flip:7:tails:99:", "toss:7:tails:100:"),
        *(f"toss:{wrong}:tails:1:" for wrong in ("", "-1", "x", "1e3", "٣", "½", " 7", 2**63, "9" * 90)),
    ],
)
def test_wrong_missing_and_large_fields_are_not_read(custom_id):
    assert STEP.read(custom_id) is None


def test_a_surplus_field_is_not_read():
    assert CustomId("toss:{coin:int}").read("toss:7:8") is None


def test_an_optional_field_is_none_where_it_is_missing():
    noted = CustomId("toss:{coin:int}:{times?:int}")
    assert noted.read("toss:7") == {"coin": 7, "times": None}
    assert noted.read("toss:7:2") == {"coin": 7, "times": 2}
    assert [noted.read("toss:7:"), noted.read("toss"), noted.read("toss:7:2:3")] == 3 * [None]
    assert (noted(7, None), noted(7, 2)) == ("toss:7", "toss:7:2")


class Tosses:
    @component(STEP, side="heads", private=True)
    async def heads(self, interaction, coin: int, times: int, note: str): ...

    @component("toss:{coin:int}", select=int)
    @component("toss:{coin:int}:{start:int}", select=int)
    async def pick(self, interaction, coin: int, chosen: int): ...

    @component("toss:{coin:int}", select=list)
    async def several(self, interaction, coin: int, chosen: list[str]): ...

    @component("toss:{coin:int}", form=True)
    @component("flip:{coin:int}:{note}")
    async def noted(self, interaction, coin: int, note: str = ""): ...


@pytest.mark.parametrize(
    ("custom_id", "how", "found"),
    [
        ("toss:7:heads:1:x", {}, ("heads", {"coin": 7, "times": 1, "note": "x"})),
        ("toss:7:heads:1:x", {"private": False}, None),
        (f"toss:{2**63}:heads:1:x", {}, None),
        ("toss:7:tails:1:x", {}, None),
        ("toss:7", {}, None),
        ("toss:7", {"values": ["3"]}, ("pick", {"coin": 7, "chosen": 3})),
        ("toss:7:0", {"values": ["3"]}, ("pick", {"coin": 7, "chosen": 3})),
        ("toss:7:0", {"values": [str(2**63)]}, None),
        ("toss:7:0", {"values": []}, None),
        ("toss:7", {"values": ["3", "x"]}, ("several", {"coin": 7, "chosen": ["3", "x"]})),
        ("toss:7", {"form": True}, ("noted", {"coin": 7})),
        ("flip:7:", {}, ("noted", {"coin": 7, "note": ""})),
        ("flip:7:x", {"form": True}, None),
    ],
)
def test_a_press_reaches_its_method_with_the_fields_as_arguments(custom_id, how, found):
    fits = ((each.method, each.read(press(**how), custom_id)) for each in components_of([Tosses()]))
    assert next((each for each in fits if each[1] is not None), None) == found


@pytest.mark.parametrize(
    ("template", "options"),
    [
        ("toss:{coin:int}", {}),
        ("toss:{coin:int}:{note}", {"colour": "red"}),
    ],
)
def test_a_method_that_does_not_fit_is_refused(template, options):
    async def method(self, interaction, coin: int, note: str): ...

    with pytest.raises(TypeError, match="does not fit"):
        component(template, **options)(method)


@pytest.mark.parametrize("template", ["toss:{}", "toss:{coin}:{coin}", "toss:{:int}"])
def test_each_field_needs_a_name_of_its_own(template):
    with pytest.raises(ValueError, match="a name of its own"):
        CustomId(template)


OLD = Path(__file__).parents[2] / "data" / "custom_ids.jsonl"


@pytest.mark.parametrize("private", [True, False])
async def test_every_old_custom_id_is_built_again_as_it_was_and_reaches_its_method_in_time_and_late(bot, private):
    """A line of the file has the custom_id, what is chosen or filled in, and the method and kind of a late answer: on a
    message that only the presser sees, and on one that everyone sees (null: it is refused there)."""
    components, wrong = components_of(each for feature in bot.features for each in feature.handlers), []
    for custom_id, given, alone, seen in map(json.loads, OLD.read_text("utf-8").splitlines()):
        values = given if isinstance(given, list) else None
        pressed, known = press(private=private, form=isinstance(given, dict), values=values), alone if private else seen
        fits = [each for each in components if each.read(pressed, custom_id) is not None]
        found = [
            [f"{type(each.owner).__name__}.{each.method}", begin(pressed, each.deferral).later.name] for each in fits
        ]
        again = [each.custom_id(*there(each.custom_id.read(custom_id)).values()) for each in fits]
        if (found, again) != (([known], [custom_id]) if known else ([], [])):
            wrong.append((custom_id, given, found, again))
    assert wrong == []


async def test_every_method_takes_the_types_that_its_template_reads(bot):
    for each in components_of(each for feature in bot.features for each in feature.handlers):
        types = get_type_hints(getattr(each.owner, each.method))
        for name in each.names:
            if not each.method.startswith("_"):  # it is also called without a press
                continue
            kind = int if each.custom_id.kinds[name].startswith("int") else str
            optional = f"{{{name}?" in each.custom_id.template
            assert types[name] == (kind | None if optional else kind), (each.custom_id.template, name)
