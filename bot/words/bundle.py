"""One language as it is spoken: a message is parsed when it is first said, so no press waits for a whole language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.words.functions import FUNCTIONS

_PARSER = FluentParser(with_spans=False)
"""Where a part of a message stands in its text is asked by nobody."""


class Bundle(FluentBundle):
    """The messages of a language, as `written` in its files by key."""

    def __init__(self, language: str, written: Mapping[str, str]) -> None:
        super().__init__([language], functions=FUNCTIONS, use_isolating=False)
        self.language = language
        self._written = written
        self._read: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message of that key; from then on it can be said, and whatever it mentions."""
        if message_id not in self._read:
            self._parse(message_id)
        return super().has_message(message_id)

    def _parse(self, key: str) -> None:
        """Parse a message and those that it mentions."""
        waiting = [key]
        while waiting:
            if (each := waiting.pop()) in self._read:
                continue
            self._read.add(each)
            resource = _PARSER.parse(self._written.get(each, ""))
            waiting += mentioned(resource)
            self.add_resource(resource)


def mentioned(node: object) -> Iterator[str]:
    """The keys of the messages and terms that stand in a part of a message."""
    if isinstance(node, ast.MessageReference):
        yield node.id.name
    elif isinstance(node, ast.TermReference):
        yield f"-{node.id.name}"
    for each in _parts(node):
        yield from mentioned(each)


def _parts(node: object) -> Iterable[object]:
    if isinstance(node, list):
        return cast("list[object]", node)
    return vars(node).values() if isinstance(node, ast.BaseNode) else ()
