"""Names and docstrings of the code have the form that readers expect."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUESTION = re.compile(r"(?:What|Whether|Who|Whoever|Whose|How|So (?:many|long|often|much))\b")
NO_VERB = re.compile(
    rf"{QUESTION.pattern}|(?:The|A|An|All|Each|Every|Everybody|Somebody|Nobody|One|Some|Those|These|This)\b"
)
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def definitions() -> list[tuple[str, Definition]]:
    """Return all classes and functions of the bot and the engine, each with its file."""
    files = [path for folder in ("bot", "engine") for path in sorted((ROOT / folder).rglob("*.py"))]
    return [
        (path.relative_to(ROOT).as_posix(), node)
        for path in files
        for node in statements(ast.parse(path.read_text("utf-8")).body)
        if isinstance(node, Definition)
    ]


def statements(block: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements of a block and those inside them. `ast.walk` would visit all expressions, too."""
    for node in block:
        yield node
        for inner in ("body", "orelse", "finalbody"):
            yield from statements(getattr(node, inner, []))


def classes() -> list[tuple[str, ast.ClassDef]]:
    return [(file, node) for file, node in definitions() if isinstance(node, ast.ClassDef)]


def test_no_two_classes_of_the_bot_have_one_name():
    names = Counter(node.name for file, node in classes() if not file.startswith(("bot/playground", "engine")))
    assert [name for name, count in names.items() if count > 1] == []


def test_the_names_of_cogs_end_in_cog():
    cogs = [node.name for _, node in classes() if "commands.Cog" in map(ast.unparse, node.bases)]
    assert len(cogs) > 15
    assert [name for name in cogs if not name.endswith("Cog")] == []


def test_the_docstring_of_a_function_begins_with_a_verb_and_none_with_a_question():
    wrong = []
    for file, node in definitions():
        value = isinstance(node, ast.ClassDef) or any("property" in ast.unparse(each) for each in node.decorator_list)
        text = ast.get_docstring(node) or ""
        if (QUESTION if value else NO_VERB).match(text):
            wrong.append((file, node.name, text.partition("\n")[0]))
    assert wrong == []


def test_the_ui_of_discord_py_is_written_with_its_whole_name():
    """`bot.ui` is a package, too, so a bare `ui` doesn't say which one it is."""
    files = [path for folder in ("bot", "tests") for path in sorted((ROOT / folder).rglob("*.py"))]
    bare = re.compile(r"^from discord import .*\bui\b", re.MULTILINE)
    assert [str(path.relative_to(ROOT)) for path in files if bare.search(path.read_text("utf-8"))] == []
