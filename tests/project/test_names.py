"""Names and docstrings of the code have the form that readers expect."""

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = [path for folder in ("bot", "engine") for path in sorted((ROOT / folder).rglob("*.py"))]
TREES = {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in FILES}
QUESTION = re.compile(r"(?:What|Whether|Who|Whoever|Whose|How|So (?:many|long|often|much))\b")
NO_VERB = re.compile(
    rf"{QUESTION.pattern}|(?:The|A|An|All|Each|Every|Everybody|Somebody|Nobody|One|Some|Those|These|This)\b"
)


def found(kinds):
    """Return (file, node) for each node of these kinds."""
    return [(file, node) for file, tree in TREES.items() for node in ast.walk(tree) if isinstance(node, kinds)]


def test_no_two_classes_of_the_bot_have_one_name():
    names = Counter(
        node.name for file, node in found(ast.ClassDef) if not file.startswith(("bot/playground", "engine"))
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_the_names_of_cogs_end_in_cog():
    bases = {node.name: [ast.unparse(base) for base in node.bases] for _, node in found(ast.ClassDef)}
    cogs = [name for name, of in bases.items() if "commands.Cog" in of]
    assert len(cogs) > 15
    assert [name for name in cogs if not name.endswith("Cog")] == []


def test_the_docstring_of_a_function_begins_with_a_verb_and_none_with_a_question():
    wrong = []
    for file, node in found((ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        value = isinstance(node, ast.ClassDef) or any(
            ast.unparse(each).endswith("property") for each in node.decorator_list
        )
        text = ast.get_docstring(node) or ""
        if (QUESTION if value else NO_VERB).match(text):
            wrong.append((file, node.name, text.partition("\n")[0]))
    assert wrong == []
