"""The terms and the privacy page in every language: the same parts of the same day, and the English ones bind."""

import re
from functools import cache
from pathlib import Path

import pytest

from bot.i18n import DEFAULT, languages

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in languages() if language != DEFAULT]
PAPERS = ("TERMS", "PRIVACY")
DAY = re.compile(r"\b20\d\d-\d\d-\d\d")
COLUMNS = re.compile(r"^\| (.*?) ?\| ((?:\**`\w+`\** ?)+) \| (.+) \|$", re.MULTILINE)
"""A row of the table of what is stored: a table of the database, its columns, and what for."""


def place(language, name):
    folder = ROOT if language == DEFAULT else ROOT / "bot" / "i18n" / "locales" / language
    return folder / f"{name}.md"


@cache
def text(language, name):
    return place(language, name).read_text("utf-8")


def parts(said):
    """What kind of part each line begins, in their order: headings, lists and rows. Wrapped lines are one."""
    marks = re.findall(r"^(#+ |- |\d\. |\|)", said, re.MULTILINE)
    return [re.sub(r"\d", "1", mark) for mark in marks]


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_headings_lists_and_rows_of_the_english_paper(language, name):
    assert parts(text(language, name)) == parts(text(DEFAULT, name))
    assert text(language, name).count("**") == text(DEFAULT, name).count("**")


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_of_the_same_day_and_says_that_the_english_one_binds(language, name):
    english, said = DAY.findall(text(DEFAULT, name)), DAY.findall(text(language, name))
    assert len(english) == 1
    assert said == english
    first = text(language, name).split("\n\n")[1]
    assert f"](../../../../{name}.md)" in first
    assert english[0] in first
    assert "Only this English text is binding." in text(DEFAULT, name)
    assert f"](bot/i18n/locales/{language}/{name}.md)" in text(DEFAULT, name)


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_names_every_table_and_column_and_all_that_stands_in_code_marks(language):
    english, said = (COLUMNS.findall(text(each, "PRIVACY")) for each in (DEFAULT, language))
    assert [row[:2] for row in said] == [row[:2] for row in english]
    assert len(english) > 55
    for name in PAPERS:
        assert sorted(re.findall("`[^`]+`", text(language, name))) == sorted(re.findall("`[^`]+`", text(DEFAULT, name)))
