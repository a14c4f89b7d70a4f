"""Where all cards lie, to compare two states by."""

from typing import Any


def lying(state: Any) -> tuple[Any, ...]:
    """The hands, the field, the captured piles, the stock and the held card."""
    return state.hands, state.field, state.taken, state.stock, state.held
