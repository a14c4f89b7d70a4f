"""Prints the files of some tests and what they use of ours: their helpers, and what both import of engine and bot.

    python .ci/imported.py tests/engine/koikoi tests/bot/hands/test_hands.py

A folder of tests stands for the folder of the same name as well: tests/engine/koikoi for engine/koikoi.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]


def files(place: Path) -> list[Path]:
    """A file, or all in a folder."""
    return [place] if place.suffix == ".py" else sorted(place.rglob("*.py"))


def imported(file: Path) -> Iterator[Path]:
    """The files of ours that a file imports by name, as `import a.b`, `from a.b import c` or `from a import b`."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            path = ROOT / name.replace(".", "/")
            yield from (each for each in (path.with_suffix(".py"), path / "__init__.py") if each.is_file())


def used(places: list[Path]) -> set[Path]:
    """The files at these places, their helpers in tests with all that these import, and the code that they test."""
    twins = [ROOT / place.relative_to(ROOT / "tests") for place in places if (ROOT / "tests") in place.parents]
    waiting = [file for place in [*places, *(twin for twin in twins if twin.is_dir())] for file in files(place)]
    found: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            if file.is_relative_to(ROOT / "tests"):
                waiting += imported(file)
    return found


if __name__ == "__main__":
    print(*sorted(str(file.relative_to(ROOT)) for file in used([ROOT / place for place in sys.argv[1:]])), sep="\n")
