"""Every language says the same thing by the same word, and none of the words that are known to be wrong."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from bot.i18n import DEFAULT, folders, written
from tests.bot.languages.glossary import COLUMNS, GLOSSARY, slips
from tests.bot.languages.sentences import inside, message, patterns, texts, whole

OTHERS = [language for language in folders() if language in COLUMNS[1:]]
CODECS = {"zh-CN": "gb2312", "zh-TW": "big5", "ja": "shift_jis", "ko": "euc_kr"}
LETTERS = re.compile("[\u3400-\u9fff\uac00-\ud7a3]")
FOREIGN = {"ja": "[가-힣]", "zh-CN": "[가-힣ぁ-ヺ]", "zh-TW": "[가-힣ぁ-ヺ]", "ko": "[ぁ-ヺ]"}
QUOTED = {"zh-CN": "萩喰裏わせ고스톱", "zh-TW": "裏喰わせ고스톱", "ja": "고스톱", "ko": "こいわせ"}
"""Letters of names that other languages have, too."""
PARTICLE = re.compile(r"^(은|는|이|가|을|를|와|과|로|으로)(?=[\s.,!?:;)]|$)")


def pairs(language):
    """The messages that a language has, by key, with those of English."""
    there = (key for key in written(language) if key in written(DEFAULT))
    return [(key, texts(DEFAULT, key), whole(language, key)) for key in there]


def codec_lacks(language, letter):
    """Whether the letter is of another script of these languages than its own."""
    try:
        letter.encode(CODECS[language])
    except UnicodeEncodeError:
        return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_says_the_terms_of_the_glossary(language):
    assert [slip for key, english, said in pairs(language) for slip in slips(language, key, english, said)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_written_with_the_letters_of_its_language(language):
    wrong = [
        (key, letter)
        for key, _, said in pairs(language)
        for letter in LETTERS.findall(said)
        if letter not in QUOTED[language] and codec_lacks(language, letter)
    ]
    assert wrong == []
    foreign = [
        (key, set(re.findall(FOREIGN[language], said)) - {*QUOTED[language]}) for key, _, said in pairs(language)
    ]
    assert [key for key, letters in foreign if letters] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language):
    left = [key for key, english, said in pairs(language) if said == english and re.search("[a-z]{3}", said)]
    assert [key for key in left if key not in ("about-title", "list-and", "picture-stop")] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_tile_is_told_by_a_code_of_latin_letters(language):
    assert [key for key, _, said in pairs(language) if re.search(r"(?<![\w-])[mps][1-9](?![\w-])", said)] == []
    shorts = [texts(language, key) for key in written(language) if re.fullmatch(r"short-([mps][1-9]|[ESWNCFB])", key)]
    assert [short for short in shorts if re.search("[A-Za-z]", short)] == []


def test_korean_particles_behind_a_variable_come_from_the_function():
    wrong = []
    for key in written("ko"):
        for pattern in patterns("ko", key):
            for part, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                filled = isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)
                if filled and isinstance(after, ast.TextElement) and PARTICLE.match(after.value):
                    wrong.append(key)
    assert wrong == []


TAIWAN = "zh-TW"
FOUND_BY = "also"
"""The attribute with other names of a thing, which people may type and nobody reads."""


@cache
def words() -> list[tuple[str, str, tuple[str, ...]]]:
    """Return each mainland word, what Taiwan says instead, and the longer words in which it is right."""
    text = GLOSSARY.read_text("utf-8").split("\n## Taiwan\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    return [(wrong, right, tuple(filter(None, re.split(r",\s*", longer)))) for wrong, right, longer in rows[2:]]


def mainland(text: str) -> list[str]:
    """Return the mainland words in the text."""
    found = []
    for wrong, _, longer in words():
        left = text
        for each in longer:
            left = left.replace(each, " ")
        if wrong in left:
            found.append(wrong)
    return found


def said(key: str) -> Iterator[str]:
    """Yield what people read of a message: its text, and names such as those of commands."""
    whole = message(TAIWAN, key)
    if whole.value is not None:
        yield texts(TAIWAN, key)
    for attribute in whole.attributes:
        if attribute.id.name != FOUND_BY:
            yield " ".join(part.value for part in inside(attribute.value) if isinstance(part, ast.TextElement))


def test_no_message_of_taiwan_has_a_mainland_word():
    assert [(key, word) for key in written(TAIWAN) for text in said(key) for word in mainland(text)] == []
