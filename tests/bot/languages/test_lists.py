"""Lists, numbers and plurals are written as their language writes them; English as it always has been."""

import re
from pathlib import Path

import pytest

import bot
from bot.i18n import Words, languages, listed
from tests.bot.languages.speaking import speaking

STYLES = ("comma", "and", "dots", "semicolons")
LISTS = "\n".join(
    [
        'list-and = { LIST($items, style: "and") }',
        "list-comma = { LIST($items) }",
        'list-dots = { LIST($items, between: "・") }',
        "count = { $count ->\n    [one] eins\n    [few] wenige\n   *[other] { $count }\n }",
    ]
)


def said(locale, style, count=3):
    return listed("abcd"[:count], Words(strict=True).translator(locale), style)


def test_english_has_no_comma_before_the_last():
    assert [said("en", style) for style in STYLES] == ["a, b, c", "a, b and c", "a · b · c", "a; b; c"]
    assert [said("en", "and", count) for count in (0, 1, 2, 4)] == ["", "a", "a and b", "a, b, c and d"]


@pytest.mark.parametrize(
    ("language", "comma", "both"),
    [
        ("ja", "a、b、c", "a、b、c"),
        ("zh-TW", "a、b、c", "a、b和c"),
        ("ko", "a, b, c", "a, b 및 c"),
        ("de", "a, b, c", "a, b und c"),
    ],
)
def test_each_language_writes_lists_in_its_own_way(tmp_path, language, comma, both):
    with speaking(tmp_path, {f"{language}/hanapai.ftl": f"language-name = a\n{LISTS}\n"}):
        assert (said(language, "comma"), said(language, "and"), said(language, "dots")) == (comma, both, "a・b・c")


def test_plurals_are_those_of_the_language(tmp_path):
    with speaking(tmp_path, {"pl/hanapai.ftl": f"language-name = a\n{LISTS}\n"}):
        text = Words(strict=True).translator("pl")
        assert [text("count", count=count) for count in (1, 2, 5, 22)] == ["eins", "wenige", "5", "wenige"]


def test_no_code_that_speaks_joins_words_by_itself():
    rooms = ("decks", "desk", "features", "live", "lobbies", "people", "reading", "tables", "telling")
    lines = [
        line.strip()
        for room in rooms
        for file in (Path(bot.__file__).parent / room).rglob("*.py")
        for line in file.read_text("utf-8").splitlines()
        if re.search(r'"(?:, | · |; |、| and )"\.join', line)
    ]
    assert [line for line in lines if not line.startswith("log.")] == []


@pytest.mark.parametrize(
    ("language", "day"),
    [("ja", "2026年10月1日"), ("zh-TW", "2026年10月1日"), ("ko", "2026년 10월 1일"), ("de", "1. Oktober 2026")],
)
def test_a_day_is_written_as_the_language_writes_it(tmp_path, language, day):
    with speaking(tmp_path, {f"{language}/hanapai.ftl": "language-name = a\nday = { DAY($first) }.\n"}):
        assert Words(strict=True).text(language, "day", first="2026-10-01") == f"{day}."


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_lists(language):
    for style in (*STYLES, "clauses"):
        assert all(each in said(language, style, 4) for each in "abcd")


@pytest.mark.parametrize(("language", "said_so"), [("en", "a. b."), ("ko", "a. b."), ("ja", "a.b."), ("zh-TW", "a.b.")])
def test_sentences_stand_behind_each_other_as_the_language_writes_them(language, said_so):
    if language in languages():
        assert listed(("a.", "b."), Words(strict=True).translator(language), "sentences") == said_so
