"""Every language says what English says: no key or variable that English does not have, and no variable left out."""

from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import ast

from bot.i18n import DEFAULT, folders, variables_of
from tests.bot.languages.sentences import entries, inside
from tests.bot.languages.speaking import speaking


class Named(NamedTuple):
    """The variables of a message: all, and those that it shows and does not only tell its cases apart by."""

    all: set[str]
    shown: set[str]


def variables(message):
    parts = list(inside(message))
    shown = [part.expression for part in parts if isinstance(part, ast.Placeable)]
    return Named(
        *({part.id.name for part in each if isinstance(part, ast.VariableReference)} for each in (parts, shown))
    )


def messages(body):
    """By their keys the variables of all messages there; what is no message at all has the key ""."""
    found = (entry for entry in body if isinstance(entry, ast.Message | ast.Junk))
    return {entry.id.name if isinstance(entry, ast.Message) else "": variables(entry) for entry in found}


def faults(english, other):
    """What a language has wrong, in sentences."""
    for key, named in other.items():
        if not key or key not in english:
            yield f"{key} is no message of English" if key else "a line is no message"
            continue
        yield from (f"{key} knows no ${name}" for name in sorted(named.all - english[key].all))
        yield from (f"{key} leaves out ${name}" for name in sorted(english[key].shown - named.all))


@cache
def read(language):
    return messages(entries(language))


@pytest.mark.parametrize("language", folders())
def test_a_language_has_the_keys_and_variables_of_english_and_no_line_that_is_no_message(language):
    assert list(faults(read(DEFAULT), read(language))) == []


def test_the_variables_of_a_message_are_those_that_it_says_in_any_language_also_aloud_and_by_another(tmp_path):
    more = {
        "en/more.ftl": "more-said = { $a } { NUMBER($b) } { more-other }\n"
        "more-other = { $c ->\n  [1] x\n *[other] { $d }\n }\n",
        "ja/more.ftl": "more-said = { $e }\nmore-said-aloud = { $f }\nmore-said-else = { $g }\n",
    }
    with speaking(tmp_path, more):
        assert variables_of("more-said") == set("abcdef")
        assert variables_of("more-nothing") == set()
    assert variables_of("more-said") == set()
