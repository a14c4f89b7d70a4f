"""One spoken language. A message is parsed only when first used, so no user waits until a whole language is parsed."""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.i18n.functions import FUNCTIONS

_PARSER = FluentParser(with_spans=False)
"""The parser. Positions in the text are not needed."""


class Bundle(FluentBundle):
    """The messages of a language. `written`: the text of each message in the language's files, by key."""

    def __init__(self, language: str, written: Mapping[str, str]) -> None:
        super().__init__([language], functions=FUNCTIONS, use_isolating=False)
        self.language = language
        self._written = written
        self._read: set[str] = set()
        self._mentioned: dict[str, tuple[str, ...]] = {}
        self._used: dict[str, frozenset[str]] = {}

    def has_message(self, message_id: str) -> bool:
        """Return whether there is a message with this key. Parse it first, with the messages that it refers to."""
        if message_id not in self._read:
            self._parse(message_id)
        return super().has_message(message_id)

    def _parse(self, key: str) -> None:
        """Parse a message, and the messages that it refers to."""
        waiting = [key]
        while waiting:
            if (each := waiting.pop()) in self._read:
                continue
            self._read.add(each)
            resource = _PARSER.parse(self._written.get(each, ""))
            self._mentioned[each] = tuple(mentioned(resource))
            self._used[each] = frozenset(_used(resource))
            waiting += self._mentioned[each]
            self.add_resource(resource)

    def used(self, key: str) -> frozenset[str]:
        """Return the variables on whose values the wording of a message depends, or of messages that it refers to.

        Variables passed to a function other than `LIST` are included. All other variables are only inserted.
        """
        self.has_message(key)
        found, waiting = dict[str, frozenset[str]](), [key]
        while waiting:
            if (each := waiting.pop()) not in found:
                found[each] = self._used[each]
                waiting += self._mentioned[each]
        return frozenset[str]().union(*found.values())


def mentioned(node: object) -> Iterator[str]:
    """Yield the keys of the messages and terms to which a part of a message refers."""
    if isinstance(node, ast.MessageReference):
        yield node.id.name
    elif isinstance(node, ast.TermReference):
        yield f"-{node.id.name}"
    for each in _parts(node):
        yield from mentioned(each)


def _used(node: object) -> Iterator[str]:
    """Yield the variables on whose values the wording of a part of a message depends.

    Variables that are only inserted, as a value or with `LIST`, are left out.
    """
    if isinstance(node, ast.Placeable):
        expression = node.expression
        if isinstance(expression, ast.FunctionReference) and expression.id.name == "LIST":
            expression = expression.arguments.positional[0]
        if isinstance(expression, ast.VariableReference):
            return
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for each in _parts(node):
        yield from _used(each)


def _parts(node: object) -> Iterable[object]:
    if isinstance(node, list):
        return cast("list[object]", node)
    return vars(node).values() if isinstance(node, ast.BaseNode) else ()
