"""The messages of a language as they stand in its files: what is text in them, and what is filled in."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from bot.words import written


def inside(node: object) -> Iterator[ast.BaseNode]:
    """A part of a message, and all its parts."""
    if isinstance(node, list):
        for each in node:
            yield from inside(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for each in vars(node).values():
            yield from inside(each)


@cache
def message(language: str, key: str) -> ast.Message:
    """A message of a language."""
    entry = FluentParser(with_spans=False).parse_entry(written(language)[key])
    assert isinstance(entry, ast.Message), f"{language}: {key}"
    return entry


def texts(language: str, key: str) -> str:
    """All that is text in a message, in all its cases; not what functions are told."""
    value = message(language, key).value
    told = {id(part) for call in inside(value) if isinstance(call, ast.CallArguments) for part in inside(call)}
    return " ".join(
        part.value if isinstance(part, ast.TextElement) else part.parse()["value"]
        for part in inside(value)
        if isinstance(part, ast.TextElement | ast.StringLiteral) and id(part) not in told
    )


def patterns(language: str, key: str) -> Iterator[ast.Pattern]:
    """A message and all its cases, each with its elements in a row."""
    yield from (part for part in inside(message(language, key).value) if isinstance(part, ast.Pattern))
