"""The recipe of CONTRIBUTING for a deck: one that is only copied is drawn, painted and played."""

import re
import shlex

import pytest

from tests.project.following import copied, follow, passed, python, recipe, run
from tests.there import there

TITLE = "### With a new deck"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The repository of somebody who has taken all steps, and changed nothing of the toy but its name."""
    to = copied(tmp_path_factory.mktemp("author"))
    follow(TITLE, to)
    build = there(re.search(r"`uv run python (-m bot\.decks\.build \w+)`", recipe(TITLE)))[1]
    python(to, *build.split())
    return to


def test_the_deck_is_named_its_pieces_are_drawn_and_imports_go_down(copy):
    said = there(re.search(r"`uv run python -c \"([^\"]+)\"` ends with `pebbles`", recipe(TITLE)))[1]
    assert python(copy, "-c", said).endswith("mahjong pebbles")
    made = copy / "bot" / "decks" / "pebbles"
    assert len([*(made / "emoji").glob("*.png")]) == 10
    assert {file.name for file in (made / "sheets").glob("day*")} == {"day.76.png", "day.120.png"}
    for words in (("ruff", "check", "--fix", "."), ("ruff", "format", ".")):
        run(copy, *words)
    assert "0 broken" in run(copy, "lint-imports")


def test_its_contract_its_pictures_and_a_match_on_the_stand_in_pass(copy):
    (command,) = re.findall(r"`uv run pytest ([^`]+)`\s+says that all passed", recipe(TITLE))
    passed(copy, *shlex.split(command))


def test_nothing_of_the_toy_is_left(copy):
    written = [*(copy / "bot" / "decks" / "pebbles").rglob("*.*g"), *(copy / "engine" / "pebbles").glob("*.py")]
    written += [
        copy / "bot" / "locales" / "en" / "pebbles.ftl",
        copy / "tests" / "bot" / "evenings" / "test_pebbles.py",
    ]
    texts = {file.name: file.read_text("utf-8") for file in written if file.suffix != ".png"}
    assert len(texts) == 17
    assert [name for name, text in texts.items() if re.search("toy|shell", text, re.IGNORECASE)] == []
