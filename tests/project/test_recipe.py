"""The recipes in CONTRIBUTING begin with commands: here they are run as they are written."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.there import there

ROOT = Path(__file__).parents[2]
WHOLE = (ROOT / ".github" / "CONTRIBUTING.md").read_text("utf-8")
RECIPE = WHOLE.partition("## Adding a game")[2]
FEATURE = WHOLE.partition("## Adding a feature")[2].partition("\n## ")[0]
STEP = re.compile(r"^1\. .+\n(?:   .+\n)*\n((?:       .+\n)+)", re.MULTILINE)
TRY = """
from engine.moons import GAME
from engine.core import AnyMatch
match = AnyMatch(GAME, GAME.rules(), 3, bytes(32))
while match.pending:
    seat, legal = next(iter(match.pending.items()))
    match.play(seat, legal[0])
print(GAME.key, [*GAME.seats], match.result.reason)
"""


@pytest.fixture
def copied(tmp_path):
    """What the first step reads, and after it what it wrote."""
    for folder in ("engine", "bot/locales", "tests/toy", "tests/engine/toy"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "moons*"))
    block = there(re.search(r"^1\. .+\n\n((?:       .+\n)+)", RECIPE, re.MULTILINE))[1]
    lines = [line for line in block.splitlines() if "uv run" not in line]
    subprocess.run(["bash", "-euc", "\n".join(lines)], cwd=tmp_path, check=True, timeout=60)
    return tmp_path


def test_the_first_step_makes_a_game_of_another_name_that_can_be_played(copied):
    said = subprocess.run(
        [sys.executable, "-c", TRY], cwd=copied, capture_output=True, text=True, check=True, timeout=60
    )
    assert said.stdout.strip() == "moons [2, 3] played"


def test_nothing_of_the_toy_is_left_in_it(copied):
    words = copied / "bot" / "locales" / "en" / "moons.ftl"
    files = [*(copied / "engine" / "moons").iterdir(), *(copied / "tests" / "engine" / "moons").iterdir(), words]
    assert len(files) == 11
    for file in files:
        if file.is_file():
            assert re.findall(r"\btoy|TY-\d|test_ty|Toy", file.read_text("utf-8")) == []
    assert words.read_text("utf-8").startswith("## Moon Months")


def test_what_the_recipe_for_a_deck_says_can_be_typed_and_names_the_decks():
    said = re.findall(r"`uv run python -c \"([^\"]+)\"`", RECIPE.partition("### With a new deck")[2])
    assert len(said) == 1
    done = subprocess.run([sys.executable, "-c", said[0]], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split()[:2] == ["hanafuda", "mahjong"]


def test_every_file_and_folder_that_the_recipe_names_is_there():
    named = re.findall(r"`([\w./-]+/[\w./-]*)`", RECIPE)
    mine = [name for name in named if not re.search("moons|comets|pebbles", name)]
    assert len(mine) > 15
    assert [name for name in mine if not (ROOT / name).exists()] == []


def test_the_recipe_for_a_feature_makes_one_that_is_played_on_the_stand_in(tmp_path):
    for folder in ("engine", "bot", "tests", "hanapai_testing"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    lines = [line for line in there(STEP.search(FEATURE))[1].splitlines() if "uv run" not in line]
    subprocess.run(["bash", "-euc", "\n".join(lines)], cwd=tmp_path, check=True, timeout=60)
    made = tmp_path / "tests" / "bot" / "evenings" / "test_coin.py"
    asked = [sys.executable, "-m", "pytest", made.relative_to(tmp_path), "-n", "0", "-p", "no:cacheprovider"]
    said = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert said.returncode == 0, said.stdout
    files = (tmp_path / "bot" / "features" / "coin").glob("*.py")
    assert [path.name for path in files if re.search(r"\b[Tt]oss\b|toy_feature", path.read_text("utf-8"))] == []


def test_every_file_and_folder_that_the_recipe_for_a_feature_names_is_there():
    named = re.findall(r"`([\w./-]+/[\w./-]*)`", FEATURE)
    assert len(named) > 5
    assert [name for name in named if not (ROOT / name).exists()] == []
