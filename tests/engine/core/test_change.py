"""Changed copies, and the fields that two classes share."""

from dataclasses import dataclass

import pytest

from engine.core import changed, shared


@dataclass(frozen=True, kw_only=True)
class Open:
    turn: int
    tile: str = ""


@dataclass(frozen=True, kw_only=True)
class State(Open):
    seed: bytes = b""


@dataclass(frozen=True, kw_only=True)
class View(Open):
    viewer: int | None


def test_a_changed_copy_is_equal_but_for_the_change() -> None:
    state = State(turn=1, tile="E")
    assert changed(state, turn=2) == State(turn=2, tile="E")
    assert state == State(turn=1, tile="E")


def test_a_misspelt_field_is_an_error() -> None:
    with pytest.raises(AssertionError, match="trun"):
        changed(State(turn=1), trun=2)


def test_what_is_shared_goes_from_a_state_to_a_view_and_back() -> None:
    state = State(turn=3, tile="m1", seed=b"secret")
    assert shared(Open, state) == {"turn": 3, "tile": "m1"}
    view = View(**shared(Open, state), viewer=None)
    assert State(**shared(Open, view), seed=b"secret") == state
