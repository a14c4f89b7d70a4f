"""Words and signs of Month Clash. The cards of a trick are laid in one turn, and none captures another."""

from engine.core import Pattern, Sign, Story, Term
from engine.hanafuda import signs
from tests.clash.state import Rules

SIGNS = (*signs.SIGNS, Sign("answered", "own"))

VERBS = {verb: look for verb, look in signs.VERBS.items() if verb != "take"}

STORY = Story(turns=frozenset({"laid", "began"}), at_once="laid")

TERMS = (*signs.TERMS, Term("base", "sum"))


def sheet(_rules: Rules) -> tuple[Pattern, ...]:
    """A trick is a point, whatever lies in it."""
    return (Pattern("tricks", 1),)
