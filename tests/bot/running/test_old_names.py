"""The names that people, packages, dashboards and scripts use are those of commit 1f613410.

They are kept in `tests/data/names.json`. `tests/bot/metrics` compares the metrics. Commands and options were
renamed once, before the first public server.
"""

import json
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from discord.ext import commands

from bot.app.command_line import COMMANDS
from tests.missing import stand_aside

ROOT = Path(__file__).parents[3]
NAMES: dict[str, Any] = json.loads((ROOT / "tests" / "data" / "names.json").read_text("utf-8"))
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "bot").rglob("*.py")))
STARTED = re.compile(r'^if __name__ == "__main__":', re.MULTILINE)


def typed(command: Any) -> str:
    """Return the options of a command: name, `?` if optional, type and choices."""
    options = []
    for each in command.parameters:
        chosen = "|".join(str(choice.value) for choice in each.choices)
        options.append(f"{each.name}{'' if each.required else '?'}:{each.type.name}{chosen and f'={chosen}'}")
    return " ".join(options)


async def test_every_command_has_its_name_and_its_options(bot):
    declared = [command for feature in bot.features for command in feature.commands]
    slash = [each for cog in declared if isinstance(cog, commands.Cog) for each in cog.walk_app_commands()]
    menus = [each for each in declared if isinstance(each, app_commands.ContextMenu)]
    assert {each.name: typed(each) for each in slash} == NAMES["commands"]
    assert {each.name: each.type.name for each in menus} == NAMES["menus"]


def test_every_subcommand_of_hanapai_is_known():
    assert {*NAMES["subcommands"]} - {*COMMANDS} == set()
    assert 'hanapai = "bot.__main__:main"' in (ROOT / "pyproject.toml").read_text("utf-8")


def test_the_entry_points_of_packages_keep_their_groups():
    assert {*re.findall(r'\bbrought\("(\w+)"', SOURCE)} == {*NAMES["entry points"]}
    assert 'group=f"hanapai.{' in SOURCE


@pytest.mark.parametrize("module", NAMES["package imports"])
def test_every_name_that_packages_import_is_there(module):
    """They are copies of `tests/toy` and `tests/toy_deck`. Only our wheel brings `hanapai_testing`."""
    if module == "hanapai_testing" and find_spec(module) is None:
        stand_aside("Hanapai is not installed: uv sync")
    names = NAMES["package imports"][module]
    found = __import__(module, fromlist=names)
    assert [name for name in names if not hasattr(found, name)] == []


@pytest.mark.parametrize("module", NAMES["started"])
def test_a_module_that_is_started_by_name_is_there(module):
    path = ROOT / module.replace(".", "/")
    file = path / "__main__.py" if path.is_dir() else path.with_suffix(".py")
    assert STARTED.search(file.read_text("utf-8"))


def test_every_module_that_the_bot_names_in_a_string_is_there():
    """Worker processes load theirs by such a name."""
    named = {*re.findall(r'"((?:bot|engine)(?:\.[a-z_]+)+)"', SOURCE)}
    assert [each for each in sorted(named) if find_spec(each) is None] == []
    assert {*NAMES["worker modules"]} <= {each.rpartition(".")[2] for each in named}
