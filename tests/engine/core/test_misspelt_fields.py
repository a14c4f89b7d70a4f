"""A name that is no field cannot be changed."""

from dataclasses import dataclass

import pytest

from engine.core import changed


@dataclass(frozen=True)
class State:
    turn: int


def test_a_misspelt_field_is_an_error() -> None:
    assert changed(State(1), turn=2) == State(2)
    with pytest.raises(AssertionError, match="trun"):
        changed(State(1), trun=2)
