"""Docstrings say first what something is, in a plain sentence: none begins in the middle of a thought."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOYS = ("tests/toy", "tests/toy_deck", "tests/toy_feature")
PARTS = ("bot", "engine", "hanapai_testing", *TOYS)
TURNED = {
    *("After", "Also", "And", "As", "At", "Because", "Before", "Behind", "Below", "Between", "Both", "But", "By"),
    *("For", "From", "If", "In", "It", "Like", "Of", "On", "Only", "Or", "Raises", "Return", "Returns", "Since", "So"),
    *("Than", "That", "They", "Those", "To", "Unless", "Until", "When", "Where", "While", "With", "Without"),
}
"""Words with which a docstring speaks of something that it has not named yet."""
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def turned_round(text: str) -> list[str]:
    """The names of what is described from its end, or from a condition."""
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, DOCUMENTED)]
    said = [(getattr(node, "name", "module"), (ast.get_docstring(node) or "").split()) for node in nodes]
    return [name for name, words in said if words and words[0].rstrip(",:") in TURNED]


@pytest.mark.parametrize("part", PARTS)
def test_a_docstring_says_first_what_something_is(part):
    files = sorted((ROOT / part).rglob("*.py"))
    found = {str(file.relative_to(ROOT)): turned_round(file.read_text("utf-8")) for file in files}
    assert {name: names for name, names in found.items() if names} == {}


def test_one_that_does_not_would_be_found():
    assert turned_round('def near(): "Of a hand, what it lacks."\nclass Late: "It took too long."') == ["near", "Late"]
