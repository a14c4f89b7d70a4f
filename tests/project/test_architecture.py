"""The picture of the architecture is drawn from the import contract, and the contract names every room."""

import importlib.util
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
BOT = ROOT / "bot"
BESIDE = {"playground"}
"""Stands on no floor: contracts of its own say what it may import."""


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


def test_the_picture_needs_nothing_from_elsewhere():
    picture = drawing().drawn()
    ElementTree.fromstring(picture)
    assert [word for word in ("href=", "@import", "url(") if word in picture] == []
