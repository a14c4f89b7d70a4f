"""Runs files of test vectors, in the format of the rules, through the engine: `python -m tests.vectors FILE...`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.kinds import KINDS, Kind, Vector

NAMES = ("id", "kind", "note")


class Unreadable(Exception):
    """A file that holds no vectors, in words for the person who named it."""


@dataclass(frozen=True)
class Mismatch:
    """A vector that does not hold: which, and what was expected and found."""

    id: str
    expected: Any
    actual: Any

    def __str__(self) -> str:
        return f"{self.id}\n  expected: {_text(self.expected)}\n  actual:   {_text(self.actual)}"


def main(words: Sequence[str] | None = None) -> int:
    """Exit code 0 if all vectors hold, 1 if some do not, 2 if a file cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m tests.vectors", description="Run rule vectors against the engine.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a .json list or a .jsonl file of vectors")
    parser.add_argument("--only", default="", metavar="PREFIX", help="only the ids that begin with PREFIX, e.g. KK")
    asked = parser.parse_args(words)
    try:
        vectors = [vector for file in asked.files for vector in read(file) if vector["id"].startswith(asked.only)]
    except Unreadable as problem:
        print(problem, file=sys.stderr)
        return 2
    if not vectors:
        print(f"There is no vector whose id begins with {asked.only!r}.", file=sys.stderr)
        return 2
    failed = 0
    for mismatch in mismatches(vectors):
        print(mismatch)
        failed += 1
    print(f"{len(vectors) - failed} passed, {failed} failed")
    return 1 if failed else 0


def read(file: str) -> list[Vector]:
    """The vectors of a JSON list, or of JSON lines (`//` begins a comment line). Raises Unreadable with a sentence."""
    try:
        with open(file, encoding="utf-8") as text:
            lines = text.read()
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}.") from error
    vectors = list(_lines(file, lines)) if file.endswith(".jsonl") else _parsed(file, lines, 1)
    if not isinstance(vectors, list):
        raise Unreadable(f"{file} is no list of vectors.")
    for vector in vectors:
        if not isinstance(vector, dict) or not isinstance(vector.get("id"), str):
            raise Unreadable(f"{file} holds something that is no vector with an id: {_text(vector)[:80]}")
    return vectors


def mismatches(vectors: Iterable[Vector]) -> Iterator[Mismatch]:
    """What does not hold. An unknown kind or field, a game that is not there, and a crash are mismatches too."""
    for vector in vectors:
        if found := check(vector):
            yield found


def check(vector: Vector) -> Mismatch | None:
    """None if the vector holds."""
    name = vector.get("kind", "hand")
    kind: Kind | None = KINDS.get(name)
    if kind is None:
        return Mismatch(vector["id"], "a kind of vector that is known", name)
    expected = {key: value for key, value in vector.items() if key not in (*NAMES, *kind.inputs)}
    try:
        found = kind.run(vector)
    except Exception as error:
        return Mismatch(vector["id"], expected, f"{type(error).__name__}: {error}")
    actual = {key: found.get(key, "nothing of that name") for key in expected}
    if expected and actual == expected:
        return None
    return Mismatch(vector["id"], expected or "something to check", actual)


def _lines(file: str, text: str) -> Iterator[Any]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("//"):
            yield _parsed(file, line, number)


def _parsed(file: str, text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        where = line + getattr(error, "lineno", 1) - 1
        raise Unreadable(f"{file} is no JSON at line {where}: {error}.") from error


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


if __name__ == "__main__":
    sys.exit(main())
