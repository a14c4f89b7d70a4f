"""The picture of the architecture is drawn from the import contract, which names every folder."""

from pathlib import Path
from xml.etree import ElementTree

from tests.scripts import script

ROOT = Path(__file__).parents[2]
BOT = ROOT / "bot"


def test_the_picture_shows_the_layers_of_the_contract():
    picture = script("architecture")
    assert picture.drawn() == picture.PICTURE.read_text("utf-8")


def test_the_contract_names_every_folder_and_module():
    named = {place for places in script("architecture").layers().values() for place in places}
    modules = {path.stem for path in BOT.glob("*.py") if path.stem != "__init__"}
    folders = {path.parent.name for path in BOT.glob("*/__init__.py")} - {"features", "playground"}
    features = {f"features/{path.parent.name}" for path in BOT.glob("features/*/__init__.py")}
    assert named == modules | folders | features


def test_the_words_of_every_box_fit():
    drawn = ElementTree.fromstring(script("architecture").drawn())
    boxes = [each for each in drawn.iter() if each.get("class", "").startswith("box")]
    words = [each.text or "" for each in drawn.iter() if each.get("class") == "about middle"]
    assert len(boxes) == len(words) > 30
    wide = [each for each, box in zip(words, boxes, strict=True) if 6.6 * len(each) > float(box.get("width", 0))]
    assert wide == []
