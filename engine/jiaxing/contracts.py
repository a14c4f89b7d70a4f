"""Contracts, which bind seats to each other because of claims (RULES.md chapter 10)."""

from __future__ import annotations

from engine.core import Event, Seat, changed
from engine.jiaxing import legal
from engine.jiaxing.state import Phase, State, Tell, View

Told = tuple[Event, ...]
CONTRACT_AT = 3
"""Number of claims from one seat that make a contract (JX-101)."""


def may_bind(state: legal.Bonds, seat: Seat, source: Seat) -> bool:
    """Return whether claims by `seat` from `source` can still lead to a contract (JX-101, JX-105, JX-106)."""
    known = not {(seat, source), (source, seat)}.isdisjoint(state.contracts)
    return state.rules.contract != "off" and not known and seat not in state.gone and source not in state.gone


def claims_from(state: State | View, seat: Seat, source: Seat) -> int:
    """Return how many of a seat's melds were claimed from `source` (JX-100)."""
    return sum(meld.source == source for meld in state.melds[seat])


def bound(state: State, seat: Seat, source: Seat) -> tuple[State, Told]:
    """Return the state after a claim (JX-101 to JX-105).

    The second claim from the same seat leads to a warning, the third to a contract. If the rules ask the other seats
    about it, the phase becomes CONTRACT.
    """
    count = claims_from(state, seat, source) if may_bind(state, seat, source) else 0
    if count == CONTRACT_AT - 1:
        return state, (Event(Tell.WARNED, seat, to=source),)
    if count != CONTRACT_AT:
        return state, ()
    state = changed(state, contracts=(*state.contracts, (seat, source)))
    if state.rules.contract == "ask" and any(legal.contract(state, other) for other in range(4)):
        state = changed(state, phase=Phase.CONTRACT)
    return state, (Event(Tell.CONTRACT, seat, to=source),)
