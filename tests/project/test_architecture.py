"""The picture of the architecture shows the rooms there are."""

import re
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
BOT = ROOT / "bot"
PICTURE = (BOT / "architecture.svg").read_text("utf-8")


def test_every_room_is_in_the_picture_and_no_other():
    modules = {path.stem for path in BOT.glob("*.py") if path.stem != "__init__"}
    folders = {path.parent.name for path in BOT.glob("*/__init__.py")}
    assert set(re.findall(r'class="name[^>]*>(\w+)', PICTURE)) == modules | folders | {"engine"}


def test_every_stop_of_a_press_is_a_module_of_its_room():
    found = {path.stem for room in ("messages", "tables") for path in (BOT / room).glob("*.py")}
    assert {*re.findall(r'class="stop-name"[^>]*>(\w+)', PICTURE)} <= found


def test_the_picture_needs_nothing_from_elsewhere():
    ElementTree.fromstring(PICTURE)
    assert not re.search(r"href=|@import|url\((?!#)", PICTURE)
