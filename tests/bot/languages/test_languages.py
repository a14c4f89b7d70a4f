"""Every language says what English says: no key or variable that English does not have, and no variable left out."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import bot
from bot.words import DEFAULT, folders, variables_of
from tests.bot.languages.speaking import speaking

LOCALES = Path(bot.__file__).parent / "locales"


class Named(NamedTuple):
    """The variables of a message: all, and those that it shows and does not only tell its cases apart by."""

    all: set[str]
    shown: set[str]


def inside(node):
    """A part of a message, and all its parts."""
    if isinstance(node, list):
        for each in node:
            yield from inside(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for each in vars(node).values():
            yield from inside(each)


def variables(message):
    parts = list(inside(message))
    shown = [part.expression for part in parts if isinstance(part, ast.Placeable)]
    return Named(
        *({part.id.name for part in each if isinstance(part, ast.VariableReference)} for each in (parts, shown))
    )


def messages(text):
    """By the keys of a file the variables of each message; what is no message at all has the key ""."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Junk):
            found[entry.id.name if isinstance(entry, ast.Message) else ""] = variables(entry)
    return found


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
    return messages("\n".join(file.read_text("utf-8") for file in sorted((LOCALES / language).glob("*.ftl"))))


@pytest.mark.parametrize("language", folders())
def test_a_language_has_the_keys_and_variables_of_english_and_no_line_that_is_no_message(language):
    assert list(faults(read(DEFAULT), read(language))) == []


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("hit = { $wer } trifft", ["hit knows no $wer", "hit leaves out $who"]),
        ("hit = { $who } trifft { $times } Mal", []),
        ("treffer = { $who } trifft", ["treffer is no message of English"]),
        ("hit = { $who", ["a line is no message"]),
        ("", []),
    ],
)
def test_what_a_language_has_wrong_is_named(said, wrong):
    english = messages("hit = { $who } hits{ $times ->\n    [one] {''}\n   *[other] {' '}again\n }".replace("'", '"'))
    assert list(faults(english, messages(said))) == wrong


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
