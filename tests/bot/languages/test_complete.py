"""A language that is not half-done says every message, in every case."""

from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

import bot
from bot.i18n import DEFAULT, folders, languages, written
from bot.i18n.bundle import mentioned
from bot.i18n.progress import missing, unfinished
from tests.bot.languages.sentences import inside, message

ROOT = Path(bot.__file__).parents[1]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OTHERS = [language for language in folders() if language != DEFAULT]


@cache
def cases(language, key):
    """By each word that a message tells its cases apart by, which there are; numbers and plurals are the language's."""
    found = {}
    for part in inside(message(language, key).value):
        if isinstance(part, ast.SelectExpression):
            selector = next(each for each in inside(part.selector) if isinstance(each, ast.Identifier)).name
            named = {each.key.name for each in part.variants if isinstance(each.key, ast.Identifier)}
            found.setdefault(selector, set()).update(named - PLURALS)
    return {selector: named for selector, named in found.items() if named}


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_a_language_that_is_not_half_done_says_everything(language):
    assert unfinished(language) == bool(missing(language)), missing(language)[:20]


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_tells_the_same_cases_apart_as_in_english(language):
    wrong = []
    for key in written(language):
        if key not in written(DEFAULT):
            continue
        english, mine = cases(DEFAULT, key), cases(language, key)
        for selector, named in mine.items():
            if named != english.get(selector):
                wrong.append((key, selector, sorted(named ^ english.get(selector, set()))))
    assert wrong == []


@pytest.mark.parametrize("language", folders())
def test_cases_of_numbers_are_those_that_the_language_has(language):
    has, wrong = {*Locale.parse(language, sep="-").plural_form.tags, "other"}, []
    for key in written(language):
        for part in inside(message(language, key).value):
            if isinstance(part, ast.SelectExpression):
                named = {each.key.name for each in part.variants if isinstance(each.key, ast.Identifier)}
                if named <= PLURALS and not named <= has:
                    wrong.append(key)
    assert wrong == []


@pytest.mark.parametrize("language", folders())
def test_what_a_message_mentions_is_there_in_that_language(language):
    lost = [
        (key, other)
        for key in written(language)
        for other in mentioned(message(language, key))
        if other not in written(language)
    ]
    assert lost == []


@pytest.mark.parametrize("language", folders())
def test_moments_come_whole_for_a_number_would_be_grouped(language):
    files = (ROOT / "bot" / "i18n" / "locales" / language).glob("*.ftl")
    assert [file.name for file in files if "<t:" in file.read_text("utf-8")] == []
