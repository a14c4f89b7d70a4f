"""A sentence that names a button takes the name from the button's own message, so that both always say the same."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import bot
from bot.i18n import DEFAULT, has, languages, named, written
from tests.bot.languages.sentences import inside, message, texts
from tests.there import there

MAKERS = re.compile("button|Button|^verb$")
"""Names of functions that turn words into a button."""
OTHERS = {
    *("order-no_claims", "order-pass_chows", "order-always_win"),
    *("lobby-fair", "lobby-guests", "lobby-leave", "greeting-setup", "greeting-play", "greeting-learn"),
    *("playground-play-now", "jiaxing-verb-give_up", "jiaxing-verb-continue", "jiaxing-verb-pass", "picture-stop"),
    *("koikoi-verb-play_on", "koikoi-verb-koikoi", "koikoi-picture-stop", "stopgo-verb-go"),
}
"""Labels that are put together of their keys: of entries of menus, and of moves that always say the same."""
QUOTED = re.compile(r"\*{1,2}([^*\n]+)\*{1,2}|「([^」]+)」|“([^”]+)”|『([^』]+)』|《([^》]+)》")
TITLES = re.compile("-title$|^rules-ratings$|^presets-note$")
"""Messages with headings and names of options that may be called as a button is."""


@cache
def labels():
    """The keys of all buttons' words."""
    found = set(OTHERS)
    for file in Path(bot.__file__).parent.rglob("*.py"):
        code = file.read_text("utf-8")
        for node in ast.walk(ast.parse(code)) if "utton" in code or "verb(" in code else ():
            if isinstance(node, ast.Call) and MAKERS.search(ast.unparse(node.func).rpartition(".")[2]):
                given = [part for each in (*node.args, *node.keywords) for part in ast.walk(each)]
                found |= {
                    each.value for each in given if isinstance(each, ast.Constant) and isinstance(each.value, str)
                }
    return {key for key in found if isinstance(key, str) and has(key)}


def mentioned(language, key):
    """The messages that a message takes."""
    refs = (each for each in inside(message(language, key).value) if isinstance(each, fluent.MessageReference))
    return {each.id.name for each in refs}


def typed(language, key, said):
    """The labels whose words are typed in a message, in stars or quotation marks. said: labels by their words."""
    for found in QUOTED.finditer(texts(language, key)):
        words = next(filter(None, found.groups())).strip().rstrip("…:：")
        yield from (label for label in said.get(words, ()) if label != key)


def by_words(language):
    """The labels of a language that are the same at all times, by their words."""
    found = {}
    for key in sorted(labels()):
        if words := named(language, key):
            found.setdefault(words.rstrip("…"), []).append(key)
    return found


@pytest.mark.parametrize("language", languages())
def test_no_sentence_has_the_words_of_a_button_typed_in_it(language):
    said = by_words(language)
    keys = [key for key in written(language) if message(language, key).value and not TITLES.search(key)]
    left = {key: [*typed(language, key, said)] for key in keys}
    assert {key: found for key, found in left.items() if found} == {}


@pytest.mark.parametrize("language", [each for each in languages() if each != DEFAULT])
def test_a_sentence_takes_the_buttons_that_english_takes(language):
    for key in written(DEFAULT):
        if message(DEFAULT, key).value and (wanted := mentioned(DEFAULT, key) & labels()):
            assert wanted <= mentioned(language, key), key


@pytest.mark.parametrize("game", ["koikoi", "stopgo"])
@pytest.mark.parametrize("language", languages())
def test_who_stops_is_told_the_word_on_the_button(language, game):
    """The button has the score behind its word, so sentences take the word from the picture."""
    word = "koikoi-picture-stop" if game == "koikoi" else "picture-stop"
    assert there(named(language, word)) in texts(
        language, {"koikoi": "koikoi-verb-agari", "stopgo": "stopgo-verb-stop"}[game]
    )
