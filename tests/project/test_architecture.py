"""The picture of the architecture is drawn from the import contract, and the contract names every room."""

import ast
import importlib.util
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
BOT, TESTS = ROOT / "bot", ROOT / "tests"
BESIDE = {"playground"}
"""Stands on no floor: contracts of its own say what it may import."""
ALIKE = {"__init__", "__main__", "commands", "feature", "presses"}
"""What each feature has."""
TWICE = {"ending", "opening", "table", "why"}
"""Names of files in several rooms: a match and the process end, a lobby and a database open."""


def drawing() -> ModuleType:
    spec = importlib.util.spec_from_file_location("architecture", ROOT / ".ci" / "architecture.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_picture_shows_the_floors_of_the_contract():
    picture = drawing()
    assert picture.drawn() == picture.PICTURE.read_text("utf-8")


def test_the_contract_names_every_room_and_no_other():
    named = {room for floor in drawing().floors() for room in floor}
    modules = {path.stem for path in BOT.glob("*.py") if path.stem != "__init__"}
    folders = {path.parent.name for path in BOT.glob("*/__init__.py")} - {"features"}
    features = {f"features.{path.parent.name}" for path in BOT.glob("features/*/__init__.py")}
    assert named | BESIDE == modules | folders | features | {"engine"}


def test_a_file_of_a_name_that_another_room_has_says_what_sets_it_apart():
    """Every deck and every feature has the same names for the same things, and the playground is a house of its own."""
    rooms: dict[str, dict[str, str]] = {}
    for file in BOT.rglob("*.py"):
        *folders, _ = file.relative_to(BOT).parts
        room = "/".join(folders[: 2 if folders[:1] == ["features"] else 1])
        if room != "playground" and file.stem not in ALIKE:
            said = (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").partition("\n")[0]
            rooms.setdefault(file.stem, {})[room] = said
    shared = {name: said for name, said in rooms.items() if len(said) > 1}
    assert set(shared) == TWICE
    assert [name for name, said in shared.items() if len({*said.values()}) < len(said)] == []


def test_no_folder_has_more_than_24_modules():
    folders = [path.parent for path in BOT.rglob("__init__.py")]
    tests = [path for path in TESTS.rglob("*") if path.is_dir() and not path.is_relative_to(TESTS / "data")]
    modules = {
        folder: {file.name for file in folder.glob("*.py")} - {"__init__.py"} for folder in [*folders, TESTS, *tests]
    }
    assert {str(folder): len(held) for folder, held in modules.items() if len(held) > 24} == {}


def test_the_picture_needs_nothing_from_elsewhere():
    picture = drawing().drawn()
    ElementTree.fromstring(picture)
    assert [word for word in ("href=", "@import", "url(") if word in picture] == []
