"""Tables of settings held against what a game takes and offers, for the tests of all games."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.core import Rules

Values = Sequence[Any]


def is_as_in_the_table(rules: type[Rules], name: str, row: tuple[Any, Values], refused: Values) -> None:
    """The setting has that default, and takes those values and no others, which are all different."""
    default, values = row
    assert rules.parse({name: str(default)}) == rules() == rules.parse({})
    assert len({getattr(rules.parse({name: str(value)}), name) for value in values}) == len(values)
    for wrong in ("nonsense", "", *refused):
        with pytest.raises(ValueError, match=name):
            rules.parse({name: wrong})


def offers(rules: type[Rules], values: Mapping[str, Values]) -> None:
    """A panel offers those values of each setting."""
    for option in rules.options():
        offered = {rules.parse({option.name: value}) for value in option.offer}
        assert offered == {rules.parse({option.name: str(value)}) for value in values[option.name]}
