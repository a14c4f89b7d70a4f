"""What code draws or says in every language comes from messages: it has no letters of its own."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bot

BOT = Path(bot.__file__).parent
LETTER = re.compile("[\u3041-\u30fa\u3400-\u9fff\uac00-\ud7a3]")
"""A letter of Chinese, Japanese or Korean."""
LATIN = re.compile("[A-Za-z]")
OWN = {
    "app/terminal.py": "takes 님 away where a name stands in place of a mention",
    "common/typed_clock.py": "times as people type them in each language",
    "common/search.py": "katakana are found as hiragana",
    "decks/brand.py": "the name of the bot",
    "decks/hanafuda/plain.py": "the poem on a ribbon",
    "decks/mahjong/tiles.py": "marks and signs by language, held against the messages by another test",
    "features/nights/when.py": "days and lengths as people type them in each language",
    "features/nights/weekly.py": "days of the week as people type them in each language",
    "features/welcome/handlers.py": "the button for the language, which says it in all of them",
    "i18n": "languages themselves",
    "transport/command_translator.py": "the earlier names of commands, which are still answered",
    "settings/hours.py": "from when to when, as people type it in each language",
    "render/layout.py": "where a line may break",
}
"""The code that has letters of some language, and why."""
WRITERS = {"Text": 1, "Seal": 1, "Pill": 1, "Chip": 0, "write": 1, "button": 0, "option": 0}
"""What draws or shows words, with the place of these among what it is given."""


def strings(tree: ast.AST) -> Iterator[str]:
    """The strings of a module that are no description of its parts."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def spoken(node: ast.AST) -> Iterator[str]:
    """The letters that stand in an expression itself, and not in what a function is given to find words by."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from (str(each.value) for each in node.values if isinstance(each, ast.Constant))
    elif isinstance(node, ast.IfExp):
        yield from (text for each in (node.body, node.orelse) for text in spoken(each))
    elif isinstance(node, ast.BinOp):
        yield from (text for each in (node.left, node.right) for text in spoken(each))


def drawn(tree: ast.AST) -> Iterator[str]:
    """The Latin letters that a module draws or puts on a button, in whatever language."""
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        place = WRITERS.get(ast.unparse(call.func).rpartition(".")[2])
        if place is not None and len(call.args) > place:
            yield from (text for text in spoken(call.args[place]) if LATIN.search(text))


def modules(sign: re.Pattern[str]) -> Iterator[tuple[str, ast.Module]]:
    """The modules of the bot in whose code that sign is, by their names."""
    for file in sorted(BOT.rglob("*.py")):
        if sign.search(code := file.read_text("utf-8")):
            yield file.relative_to(BOT).as_posix(), ast.parse(code)


def test_no_code_has_han_kana_or_hangul_but_what_is_about_letters():
    found = {name: [text for text in strings(tree) if LETTER.search(text)] for name, tree in modules(LETTER)}
    lettered = {name for name, texts in found.items() if texts}
    assert {name for name in lettered if not any(name.startswith(own) for own in OWN)} == set()
    assert {own for own in OWN if not any(name.startswith(own) for name in lettered | {"i18n"})} == set()


def test_no_code_draws_latin_letters_or_puts_them_on_a_button():
    writing = re.compile(rf"\b({'|'.join(WRITERS)})\(")
    found = {name: [*drawn(tree)] for name, tree in modules(writing) if not name.startswith("playground/")}
    assert {name: texts for name, texts in found.items() if texts} == {}
