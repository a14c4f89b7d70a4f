"""Every sentence of every language fits where it stands, in its longest case."""

import ast as python
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

import bot
from bot.decks.all import DECKS
from bot.i18n import DEFAULT, languages, written
from bot.settings.settings import Preferences, ServerSettings
from engine import GAMES
from tests.bot.languages.sentences import message, texts

BOT = Path(bot.__file__).parent
BUTTON, IN_ROWS, OPTION, TITLE, LABEL, PLACEHOLDER, MESSAGE = 80, 34, 100, 45, 45, 150, 4000
FILLED = 8
"""So many letters a variable takes where nothing else is known of it: most are numbers, and names are cut."""
CALLS = {
    ("button", 0): BUTTON, ("button", "label"): BUTTON, ("Button", "label"): BUTTON,
    ("SelectOption", "label"): OPTION, ("SelectOption", "description"): OPTION, ("Modal", "title"): TITLE,
    ("Label", "text"): LABEL, ("Label", "description"): OPTION, ("TextInput", "placeholder"): OPTION,
    ("Select", "placeholder"): PLACEHOLDER, ("UserSelect", "placeholder"): PLACEHOLDER, ("_select", 2): PLACEHOLDER,
}  # fmt: skip
"""Which argument of what is how long."""
NAMED = re.compile("|".join(rf"\b{name}\(" for name in {name for name, _ in CALLS}))

LIKE_A_LABEL = re.compile(r"[A-Z][^.?!:*#]{1,33}")
"""What is so short in English stands on a button, in a list or on a picture."""


def said_there(node: python.expr) -> Iterator[str]:
    """The keys of the messages that an argument may be."""
    for each in python.walk(node):
        if isinstance(each, python.Call) and getattr(each.func, "id", getattr(each.func, "attr", "")) == "text":
            for first in python.walk(each.args[0]):
                if isinstance(first, python.Constant) and isinstance(first.value, str):
                    yield first.value


@cache
def limits() -> dict[str, int]:
    """How long each message may be that the code puts on something, by its key."""
    found: dict[str, int] = {}
    for file in BOT.rglob("*.py"):
        text = file.read_text("utf-8")
        for call in python.walk(python.parse(text)) if NAMED.search(text) else ():
            if not isinstance(call, python.Call):
                continue
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            given = [*enumerate(call.args), *((each.arg, each.value) for each in call.keywords)]
            for place, value in given:
                if most := CALLS.get((name, place)):
                    for key in said_there(value):
                        found[key] = min(most, found.get(key, most))
    for key in written(DEFAULT):
        if LIKE_A_LABEL.fullmatch(texts(DEFAULT, key)):
            found.setdefault(key, BUTTON)
    return {key: most for key, most in found.items() if key in written(DEFAULT)}


def wide(text: str) -> int:
    """How much room a text takes on a button, in Latin letters."""
    return sum(1 + (unicodedata.east_asian_width(letter) in "WF") for letter in text)


def longest(language: str, key: str, given: dict[str, int], measure=len) -> int:
    """How long a message is at most, with variables as long as is `given`."""

    def size(node: object) -> int:
        match node:
            case ast.Pattern():
                return sum(map(size, node.elements))
            case ast.TextElement():
                return measure(node.value)
            case ast.Placeable():
                return size(node.expression)
            case ast.SelectExpression():
                return max(size(variant.value) for variant in node.variants)
            case ast.MessageReference():
                return longest(language if node.id.name in written(language) else DEFAULT, node.id.name, given, measure)
            case ast.VariableReference():
                return given.get(node.id.name, FILLED)
            case ast.FunctionReference():
                return size(node.arguments.positional[0]) + 3
            case ast.StringLiteral():
                return measure(node.parse()["value"])
            case _:
                return FILLED

    return size(message(language, key).value)


def there(language: str, start: str) -> list[str]:
    return [key for key in written(language) if key.startswith(start)]


@pytest.mark.parametrize("language", languages())
def test_what_the_code_puts_on_buttons_lists_and_forms_fits_there(language):
    assert len(limits()) > 700
    too_long = {
        key: size
        for key, most in limits().items()
        if key in written(language) and (size := longest(language, key, {})) > most
    }
    assert too_long == {}


@pytest.mark.parametrize("language", languages())
def test_settings_and_their_values_fit_a_list_and_those_that_are_typed_the_title_of_a_form(language):
    names = [
        key for game in GAMES for part in ("option", "value", "preset") for key in there(language, f"{game}-{part}-")
    ]
    names += [key for key in there(language, "setting-") if not texts(language, key).startswith("-#")]
    assert [key for key in names if longest(language, key, {}) > OPTION] == []
    for chosen in (ServerSettings(), Preferences()):
        for setting in chosen.settings():
            key = f"{chosen.where}-{setting.field}"
            if key in written(language):
                assert longest(language, key, {"game": 24}) <= LABEL, key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_what_one_can_do_stands_in_rows_with_emoji(language, game):
    pieces = [key for kind in ("short", "motif") for key in there(language, f"{kind}-")]
    of_deck = [key for key in pieces if key.split("-")[1] in {*map(str, DECKS[GAMES[game].deck].pieces())}]
    short = max((wide(texts(language, key)) for key in of_deck if key.startswith("short")), default=FILLED)
    motif = max((wide(texts(language, key)) for key in of_deck if key.startswith("motif")), default=FILLED)
    tiles = GAMES[game].deck == "mahjong"
    given = dict.fromkeys(("held", "first", "second"), short) | {"own": 3 * short, "score": 4, "worth": 4, "count": 2}
    given |= {"pieces": short, "taken": short if tiles else motif}
    for key in there(language, f"{game}-verb-"):
        assert longest(language, key, given) <= BUTTON, key
        if not key.endswith(("finish", "resign", "-aloud")):
            assert longest(language, key, given, wide) <= IN_ROWS + 2, (key, longest(language, key, given, wide))


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_message_fits_a_message(language):
    assert [key for key in written(language) if longest(language, key, {}) > MESSAGE] == []
