"""The recipes for contributors, each followed to its last line on a copy of the repository."""

import os
import re
import shlex
import shutil

import pytest

from bot.store.file_lock import FileLock
from tests.bot.waiting import PATIENCE_S
from tests.project.following import (
    CONTRIBUTING,
    RECIPES,
    ROOT,
    commands,
    copied,
    follow,
    passed,
    python,
    recipe,
    run,
    typed,
)
from tests.there import there

RULE, SETTING, COMMAND = "# Adding a house rule", "## Adding a server setting", "## Adding a command"
FEATURE, GAME, DECK = "## Adding a feature", "## Adding a game", "## With a new deck"
GUIDE = ROOT / "bot" / "i18n" / "locales" / "README.md"
"""The guide for a language."""
TOLD = ("toy/PACKAGE.md", "toy/README.md", "toy_feature/README.md")
"""Pages in tests/ that go on where a recipe ends."""
SHOWN = """
from bot.features.lobby.rules_form import rules_modal
from bot.features.rules.messages import RuleBook, Pages
from bot.ui.house_rules import panel_message
from engine.core import AnyMatch
from engine.koikoi import GAME
from tests.bot.reading import TEXT, reading
from tests.bot.refusals.test_secrets import table_of

def test_a_house_rule_is_shown():
    table = table_of(GAME, GAME.rules(), AnyMatch(GAME, GAME.rules(), 2, bytes(32)))
    forms = [rules_modal(table, GAME.rules.options()[at:at + 5], TEXT).to_dict() for at in range(0, 20, 5)]
    pages = Pages(RuleBook.for_table(table), reading())
    shown = (panel_message(table, TEXT, {}, "one_dealer").view.to_components(), forms, pages._settings)
    assert ["After a win, the same player deals again" in str(each) for each in shown] == [True] * 3
"""
SAID = """
from bot.i18n import Words, languages
words = Words(strict=True)
print("bg" in languages(), *(words.text("bg", key) for key in ("language-name", "hand-left", "lobby-start")), sep="|")
"""
SAMPLES = """
tests/contract -k 'moons and (leaks or replay or restores or resign)'
tests/bot/wording -k moons
tests/bot/tables/resting/test_clocks.py tests/bot/tables/resting/test_sleeping.py -k moons
"""
"""Parts of what the last line of the recipe for a game runs, which takes minutes."""


def taken(titles, copy):
    """Make a copy in which all steps of these recipes are taken."""
    follow(titles, copied(copy))
    for words in ("format", "-q", "."), ("check", "-q", "--fix", "."):
        run(copy, "ruff", *words)


@pytest.fixture(scope="session")
def author(tmp_path_factory):
    """The repository of an author who has taken all steps of five recipes, and changed nothing else: one for all
    processes that test."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "author"
    folder.mkdir(exist_ok=True)
    copy, done, lock = folder / "copy", folder / "done", FileLock(folder / "copy")
    lock.take(PATIENCE_S)
    if not done.exists():
        taken((RULE, SETTING, COMMAND, FEATURE, GAME), copy)
        done.touch()
    lock.release()
    return copy


def test_every_file_and_folder_that_a_recipe_names_is_there():
    told = [RECIPES, *((ROOT / "tests" / name).read_text("utf-8") for name in TOLD)]
    named = re.findall(r"`([\w./-]+/[\w./-]*)`", "\n".join(told))
    mine = [name for name in named if not re.search("coin|moons|comets|pebbles|/games", name)]
    assert len(mine) > 30
    assert [name for name in mine if not (ROOT / name).exists()] == []


def test_contributing_has_at_most_200_lines_and_a_recipe_begins_with_its_commands_on_one_screen():
    assert len(CONTRIBUTING.read_text("utf-8").splitlines()) <= 200
    for title in (RULE, SETTING, COMMAND, FEATURE, GAME, DECK):
        assert 1 <= len(commands(title)) <= 25, title
        assert typed(title), title


def left(toy, count, *folders):
    """The files that still have something of a toy."""
    files = [file for folder in folders for file in (folder.iterdir() if folder.is_dir() else [folder])]
    read = [(file.name, file.read_text("utf-8")) for file in files if file.suffix in (".py", ".md", ".ftl", ".svg")]
    assert len(read) == count
    return [name for name, text in read if re.search(toy, text)]


@pytest.mark.slow
def test_nothing_of_a_toy_is_left_in_what_is_copied_from_it_and_layers_are_kept(author):
    assert "0 broken" in run(author, "lint-imports")
    words = author / "bot" / "i18n" / "locales" / "en"
    assert left("(?i)toss|toy_feature", 4, author / "bot" / "features" / "coin", words / "coin.ftl") == []
    moons = (author / "engine" / "moons", author / "tests" / "engine" / "moons", words / "moons.ftl")
    assert left(r"\btoy|TY-\d|test_ty|Toy", 11, *moons) == []


@pytest.mark.slow
def test_a_setting_a_command_and_a_feature_pass_what_their_recipes_name_and_all_agree_with_the_house(author):
    """What other languages lack is said in English, and makes no test red. The last line of the recipe for a game that
    goes over the whole house is followed here too."""
    (*_, house, _) = typed(GAME, "moons")
    lacked = [["tests/bot/languages/test_complete.py", "-k", "ja"], ["tests/bot/wording/test_names.py"]]
    spoken = ["tests/bot/languages/test_lists.py", "-k", "joins"]
    passed(author, *typed(SETTING), *typed(COMMAND), *typed(FEATURE, "coin"), house, *lacked, spoken)


@pytest.mark.slow
def test_a_house_rule_and_a_game_that_is_only_copied_pass_what_their_recipes_name_and_what_goes_over_all_games(author):
    (author / "tests" / "bot" / "lobby" / "test_shown.py").write_text(SHOWN, "utf-8")
    first, (*paths, option, key) = typed(RULE)
    told = [*paths, option, f"{key} and (golden or settings or readings or replay or round_trips)"]
    rules, _, words, _, _ = typed(GAME, "moons")
    samples = (shlex.split(line) for line in SAMPLES.strip().splitlines())
    said = passed(author, first, told, ["tests/bot/lobby/test_shown.py"], rules, words, *samples)
    assert "test_kk50" in said
    assert said.count("moons") > 40


@pytest.mark.slow
def test_a_deck_is_named_drawn_played_and_nothing_of_the_toy_is_left(tmp_path):
    copy = tmp_path / "copy"
    taken([DECK], copy)
    deck, words = copy / "bot" / "decks" / "pebbles", copy / "bot" / "i18n" / "locales" / "en" / "pebbles.ftl"
    evening = copy / "tests" / "bot" / "evenings" / "test_pebbles.py"
    assert left("(?i)toy|shell", 25, deck, deck / "svg", copy / "engine" / "pebbles", evening, words) == []
    assert len([*(deck / "emoji").glob("*.png")]) == 10
    assert {file.name for file in (deck / "sheets").glob("day*")} == {"day.76.png", "day.120.png"}
    assert "0 broken" in run(copy, "lint-imports")
    said = there(re.search(r"`uv run python -c \"([^\"]+)\"` ends with `pebbles`", recipe(DECK)))[1]
    assert python(copy, "-c", said).endswith("mahjong pebbles")
    passed(copy, *typed(DECK, "pebbles"))


@pytest.mark.slow
def test_a_language_of_two_lines_falls_back_to_english_and_may_grow_to_all_of_it(tmp_path):
    copy = copied(tmp_path)
    locales = copy / "bot" / "i18n" / "locales"
    check = there(re.search(r"uv run pytest -vv (\S+/test_languages\.py)", GUIDE.read_text("utf-8")))[1]
    (locales / "bg").mkdir()
    (locales / "bg" / "hanapai.ftl").write_text("language-name = Български\nlobby-start = Старт\n", "utf-8")
    assert python(copy, "-c", SAID) == "True|Български|You've left this table.|Старт"
    for language in "bg", "mk":
        shutil.copytree(locales / "en", locales / language, dirs_exist_ok=True)
    (locales / "mk" / "hanapai.ftl").write_text("lobby-start = { $wer }\n", "utf-8")
    with pytest.raises(AssertionError, match="lobby-start knows no") as failed:
        passed(copy, [check, "-k", "bg or mk"])
    wrong = re.findall(r"^(?:FAILED|ERROR) \S+", str(failed.value), re.MULTILINE)
    assert wrong
    assert [line for line in wrong if "[mk" not in line] == []
    assert re.search(r"\[bg\S* PASSED", str(failed.value))
