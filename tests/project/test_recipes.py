"""The recipes of CONTRIBUTING, each followed to its last line on a copy of the repository."""

import re
import shlex
import shutil
from functools import cache

import pytest

from tests.project.following import CONTRIBUTING, ROOT, copied, follow, passed, python, recipe, run, typed
from tests.there import there

RULE, COMMAND, LANGUAGE = "## Adding a house rule", "## Adding a command", "## Adding a language"
FEATURE, GAME, DECK = "## Adding a feature", "## Adding a game", "### With a new deck"
SHOWN = """
from bot.features.lobby.rules_form import rules_modal
from bot.features.rules.messages import RuleBook, Pages
from bot.ui.house_rules import panel_message
from engine.core import AnyMatch
from engine.koikoi import GAME
from tests.bot.reading import TEXT, reading
from tests.bot.refusals.test_secrets import table_of
table = table_of(GAME, GAME.rules(), AnyMatch(GAME, GAME.rules(), 2, bytes(32)))
forms = [rules_modal(table, GAME.rules.options()[at:at + 5], TEXT).to_dict() for at in range(0, 20, 5)]
pages = Pages(RuleBook.for_table(table), reading())
shown = (panel_message(table, TEXT, {}, "one_dealer").view.to_components(), forms, pages._settings)
print(*("After a win whoever dealt deals again" in str(each) for each in shown))
"""
SAID = """
from bot.i18n import Words, languages
words = Words(strict=True)
print("bg" in languages(), *(words.text("bg", key) for key in ("language-name", "hand-left", "lobby-start")), sep="|")
"""
SAMPLES = {
    "the contract": "tests/contract -k 'moons and (leaks or replay or restores or resign)'",
    "what is said": "tests/bot/wording tests/bot/languages/test_languages.py -k moons",
    "what is shown": "tests/bot/render tests/bot/tables -k moons",
}
"""Parts of what the last line of the recipe for a game runs, which takes minutes."""


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """The repository of an author who has taken all steps of a recipe, and changed nothing else."""

    @cache
    def by(title):
        copy = copied(tmp_path_factory.mktemp("author"))
        follow(title, copy)
        for words in ("check", "-q", "--fix", "."), ("format", "-q", "."):
            run(copy, "ruff", *words)
        return copy

    return by


def test_every_file_and_folder_that_a_recipe_names_is_there():
    named = re.findall(r"`([\w./-]+/[\w./-]*)`", CONTRIBUTING.partition("## Adding a feature")[2])
    mine = [name for name in named if not re.search("moons|comets|pebbles", name)]
    assert len(mine) > 20
    assert [name for name in mine if not (ROOT / name).exists()] == []


@pytest.mark.slow
def test_a_house_rule_is_declared_counted_said_numbered_and_tested(written):
    copy = written(RULE)
    first, _ = typed(RULE)
    passed(copy, *first)
    assert python(copy, "-c", SHOWN) == "True True True"


@pytest.mark.slow
def test_a_house_rule_is_known_to_all_that_compares(written):
    _, (*paths, option, key) = typed(RULE)
    passed(written(RULE), *paths, option, f"{key} and (golden or settings or readings or keeps)")


@pytest.mark.slow
def test_what_other_languages_lack_is_said_in_english_and_makes_no_test_red(written):
    passed(written(RULE), "tests/bot/languages/test_complete.py", "tests/bot/wording/test_names.py")


@pytest.mark.slow
def test_a_command_is_described_written_and_typed(written):
    for words in typed(COMMAND):
        passed(written(COMMAND), *words)


@pytest.mark.slow
def test_a_language_of_two_lines_falls_back_to_english_and_may_grow_to_all_of_it(tmp_path):
    copy = copied(tmp_path)
    english, ours = copy / "bot" / "i18n" / "locales" / "en", copy / "bot" / "i18n" / "locales" / "bg"
    check = there(re.search(r"`uv run pytest (-vv \S+/test_languages\.py)", recipe(LANGUAGE)))[1].split()
    ours.mkdir()
    (ours / "hanapai.ftl").write_text("language-name = Български\nlobby-start = Старт\n", "utf-8")
    assert python(copy, "-c", SAID) == "True|Български|You have left this table.|Старт"
    shutil.copytree(english, ours, dirs_exist_ok=True)
    passed(copy, *check, "-k", "bg")
    (ours / "hanapai.ftl").write_text("lobby-start = { $wer }\n", "utf-8")
    with pytest.raises(AssertionError, match="lobby-start knows no"):
        passed(copy, *check, "-k", "bg")


@pytest.mark.slow
def test_a_feature_is_played_on_the_stand_in(written):
    copy = written(FEATURE)
    assert "0 broken" in run(copy, "lint-imports")
    first, _ = typed(FEATURE, "coin")
    passed(copy, *first)
    files = (copy / "bot" / "features" / "coin").glob("*.py")
    assert [path.name for path in files if re.search(r"\b[Tt]oss\b|toy_feature", path.read_text("utf-8"))] == []


@pytest.mark.slow
def test_a_feature_agrees_with_the_rest_of_the_house(written):
    _, last = typed(FEATURE, "coin")
    passed(written(FEATURE), *last)


@pytest.mark.slow
def test_a_game_has_its_rules_its_imports_and_its_place_in_the_readme(written):
    copy = written(GAME)
    assert "0 broken" in run(copy, "lint-imports")
    rules, *_, project, _ = typed(GAME, "moons")
    passed(copy, *rules)
    passed(copy, *project)
    words = copy / "bot" / "i18n" / "locales" / "en" / "moons.ftl"
    files = [*(copy / "engine" / "moons").glob("*.*"), *(copy / "tests" / "engine" / "moons").glob("*.*"), words]
    assert len(files) == 11
    assert [file.name for file in files if re.search(r"\btoy|TY-\d|test_ty|Toy", file.read_text("utf-8"))] == []


@pytest.mark.slow
def test_all_that_a_game_declares_has_words_and_is_shown(written):
    *_, words, _, _ = typed(GAME, "moons")
    passed(written(GAME), *words)


@pytest.mark.slow
@pytest.mark.parametrize("sample", SAMPLES)
def test_a_game_that_is_only_copied_passes_what_goes_over_every_game(written, sample):
    passed(written(GAME), *shlex.split(SAMPLES[sample]))


def decked(written):
    """The repository of an author who has a deck, and has made its sheets."""
    copy = written(DECK)
    if not (copy / "bot" / "decks" / "pebbles" / "sheets").exists():
        python(copy, *there(re.search(r"`uv run python (-m bot\.decks\.build \w+)`", recipe(DECK)))[1].split())
    return copy


@pytest.mark.slow
def test_a_deck_is_named_drawn_and_nothing_of_the_toy_is_left(written):
    copy = decked(written)
    said = there(re.search(r"`uv run python -c \"([^\"]+)\"` ends with `pebbles`", recipe(DECK)))[1]
    assert python(copy, "-c", said).endswith("mahjong pebbles")
    made = copy / "bot" / "decks" / "pebbles"
    assert len([*(made / "emoji").glob("*.png")]) == 10
    assert {file.name for file in (made / "sheets").glob("day*")} == {"day.76.png", "day.120.png"}
    assert "0 broken" in run(copy, "lint-imports")
    evening, words = "tests/bot/evenings/test_pebbles.py", "bot/i18n/locales/en/pebbles.ftl"
    sources = [*made.glob("*.py"), *made.rglob("*.svg"), *(copy / "engine" / "pebbles").glob("*.py")]
    sources += [copy / evening, copy / words]
    assert [file.name for file in sources if re.search("toy|shell", file.read_text("utf-8"), re.IGNORECASE)] == []


@pytest.mark.slow
def test_a_deck_keeps_its_contract_and_is_painted_and_played(written):
    (words,) = typed(DECK)
    passed(decked(written), *words)
