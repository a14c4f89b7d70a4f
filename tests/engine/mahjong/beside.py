"""A position of the engine beside that of a second reading, in what both games have."""

from typing import Any

from engine.core import AnyGame
from engine.mahjong.tiles import unpack


def compare(game: AnyGame, state: Any, table: Any, robbed: str) -> None:
    """Who is asked what, with the safe default first, and what lies before all. robbed: what the reading calls the
    window in which a kong may be robbed."""
    asked = {seat: [str(action) for action in legal] for seat, legal in game.pending(state).items()}
    assert {seat: (words[0], sorted(words)) for seat, words in asked.items()} == {
        seat: (words[0], sorted(words)) for seat, words in table.asked.items()
    }
    assert [sorted(unpack(hand)) for hand in state.hands] == [sorted(hand) for hand in table.hands]
    melds = [[(meld.kind, list(meld.pieces), meld.claimed, meld.source) for meld in row] for row in state.melds]
    assert melds == _laid(table, robbed)
    assert [[tile for seat, tile in state.discards if seat == of] for of in range(4)] == table.rows


def _laid(table: Any, robbed: str) -> list[list[tuple[str, list[str], str | None, int | None]]]:
    """The melds as the engine lays them: while a kong may be robbed, its fourth tile lies there already."""
    found = [[(meld.kind, meld.pieces, meld.claimed, meld.source) for meld in melds] for melds in table.melds]
    if table.phase == "claim" and table.kind == robbed:
        own = found[table.turn]
        place = next(i for i, meld in enumerate(own) if meld[0] == "pong" and meld[1][0] == table.tile)
        own[place] = ("added", [table.tile] * 4, *own[place][2:])
    return found
