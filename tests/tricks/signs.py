"""What a game of tricks shows of itself; the next seat that lays a card begins a turn, and takes nothing by it."""

from engine.core import Pattern, Sign, Story, Term
from engine.hanafuda import signs
from tests.tricks.state import Rules

SIGNS = (*signs.SIGNS, Sign("answered", "own"))

VERBS = {verb: look for verb, look in signs.VERBS.items() if verb != "take"}

STORY = Story(turns=frozenset({"laid", "began"}))

TERMS = (*signs.TERMS, Term("base", "sum"))


def sheet(_rules: Rules) -> tuple[Pattern, ...]:
    """A trick is a point, whatever lies in it."""
    return (Pattern("tricks", 1),)
