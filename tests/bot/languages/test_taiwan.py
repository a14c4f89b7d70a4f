"""The texts of Taiwan say nothing in the words of the mainland."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast

from bot.i18n import written
from tests.bot.languages.glossary import GLOSSARY
from tests.bot.languages.sentences import inside, message, texts

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
