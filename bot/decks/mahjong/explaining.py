"""Themes of choices between mahjong moves, and reasons why one move is better: wild tiles and contracts.

All of this follows from what the viewer sees.
"""

from collections.abc import Sequence

from bot.decks.mahjong.moment import is_window, makes_contract, wild_kinds
from bot.decks.scenes import pieces_of
from bot.decks.telling import Telling
from engine.core import Action, Scene

_WILD = {"jinkan", "three_golds", "rob_gold"}
"""Verbs that are about wild tiles."""
_CONTRACT = {"give_up", "continue"}
"""Verbs that answer a contract."""


def theme(scene: Scene, actions: Sequence[Action], telling: Telling) -> str:
    """Return what a choice is about: a contract, wild tiles, a claim, or the hand.

    It is about wild tiles if an action uses one, or if the viewer has more than one.
    """
    verbs, wild = {action.verb for action in actions}, wild_kinds(scene)
    if verbs & _CONTRACT or makes_contract(scene, telling):
        return "contract"
    held = sum(piece in wild for piece in pieces_of(scene, "hand", scene.viewer))
    if held > 1 or verbs & _WILD or any(wild.intersection(action.pieces) for action in actions):
        return "wild"
    return "claim" if is_window(scene) else "hand"


def explains(scene: Scene, best: Action, other: Action, telling: Telling) -> list[str]:
    """Say that a move gives up a wild tile or binds the viewer by contract, if the better move does not."""
    wild = wild_kinds(scene)
    said: list[str] = []
    if wild.intersection(other.pieces) and not wild.intersection(best.pieces):
        said.append(telling.text("puzzle-keeps-wild", card=telling.pieces(sorted(wild))))
    if makes_contract(scene, telling) and "pass" in (best.verb, other.verb):
        by = scene.question.by
        better = "pass" if best.verb == "pass" else "claim"
        said.append(telling.text("puzzle-binds", better=better, who=telling.who(by if by is not None else 0)))
    return said
