"""Names and docstrings of the code have the form that readers expect."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("bot", "engine", "tests/toy", "tests/toy_deck", "tests/toy_feature")
BLOCKS = ("body", "orelse", "finalbody")
QUESTION = re.compile(r"(?:What|Whether|Who|Whoever|Whose|How|So (?:many|long|often|much))\b")
NO_VERB = re.compile(
    rf"{QUESTION.pattern}|(?:The|A|An|All|Each|Every|Everybody|Somebody|Nobody|One|Some|Those|These|This)\b"
    r"|(?:If|After|In|Outside|Always)\b|`"
)
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def modules() -> dict[str, ast.Module]:
    """Return all modules of the bot and the engine, and of the templates that recipes copy, by file."""
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in files}


@cache
def definitions() -> list[tuple[str, Definition]]:
    """Return all classes and functions of these modules, each with its file."""
    return [
        (file, node)
        for file, module in modules().items()
        for node in statements(module.body)
        if isinstance(node, Definition)
    ]


def described(block: list[ast.stmt]) -> Iterator[str]:
    """Yield the strings after assignments, in a block and in those inside it."""
    for before, node in pairwise(block):
        match before, node:
            case ast.Assign() | ast.AnnAssign(), ast.Expr(ast.Constant(str(text))):
                yield text
    for node in block:
        for inner in BLOCKS:
            yield from described(getattr(node, inner, []))


def statements(block: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements of a block and those inside them. `ast.walk` would visit all expressions, too."""
    for node in block:
        yield node
        for inner in BLOCKS:
            yield from statements(getattr(node, inner, []))


def classes() -> list[tuple[str, ast.ClassDef]]:
    return [(file, node) for file, node in definitions() if isinstance(node, ast.ClassDef)]


def test_no_two_classes_of_the_bot_have_one_name():
    names = Counter(node.name for file, node in classes() if not file.startswith(("bot/playground", "engine", "tests")))
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


def test_the_docstring_of_a_module_or_a_value_begins_with_no_question():
    texts = [(file, text) for file, module in modules().items() for text in described(module.body)]
    assert len(texts) > 300
    texts += [(file, ast.get_docstring(module) or "") for file, module in modules().items()]
    assert [(file, text.partition("\n")[0]) for file, text in texts if QUESTION.match(text)] == []


def test_the_ui_of_discord_py_is_written_with_its_whole_name():
    """`bot.ui` is a package, too, so a bare `ui` doesn't say which one it is."""
    files = [path for folder in ("bot", "tests") for path in sorted((ROOT / folder).rglob("*.py"))]
    bare = re.compile(r"^from discord import .*\bui\b", re.MULTILINE)
    assert [str(path.relative_to(ROOT)) for path in files if bare.search(path.read_text("utf-8"))] == []
