"""The messages of a language as they stand in its files: what is text in them, and what is filled in."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import bot
from bot.i18n import named, written

LOCALES = Path(bot.__file__).parent / "i18n" / "locales"


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
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """All that stands in our files of a language: messages, comments, and lines that are none of both."""
    parser, files = FluentParser(with_spans=False), sorted((LOCALES / language).glob("*.ftl"))
    return tuple(entry for file in files for entry in parser.parse(file.read_text("utf-8")).body)


@cache
def _messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def message(language: str, key: str) -> ast.Message:
    """A message of a language: of our files, or of those of a test."""
    entry = _messages(language).get(key) or FluentParser(with_spans=False).parse_entry(written(language)[key])
    assert isinstance(entry, ast.Message), f"{language}: {key}"
    return entry


@cache
def texts(language: str, key: str) -> str:
    """All that is text in a message, in all its cases; not what functions are told."""
    value = message(language, key).value
    told = {id(part) for call in inside(value) if isinstance(call, ast.CallArguments) for part in inside(call)}
    return " ".join(
        part.value if isinstance(part, ast.TextElement) else part.parse()["value"]
        for part in inside(value)
        if isinstance(part, ast.TextElement | ast.StringLiteral) and id(part) not in told
    )


@cache
def whole(language: str, key: str) -> str:
    """All that is text in a message, and in the messages and names that it refers to."""
    return " ".join([texts(language, key), *_referred(language, key)])


def _referred(language: str, key: str) -> Iterator[str]:
    """The texts that a message takes from others."""
    for part in inside(message(language, key).value):
        if isinstance(part, ast.MessageReference) and part.id.name in written(language):
            if part.attribute is None:
                yield whole(language, part.id.name)
            else:
                yield named(language, part.id.name, part.attribute.name) or ""


def patterns(language: str, key: str) -> Iterator[ast.Pattern]:
    """A message and all its cases, each with its elements in a row."""
    yield from (part for part in inside(message(language, key).value) if isinstance(part, ast.Pattern))
