"""Computer players of Jiaxing mahjong: they know a View, nothing else."""

from __future__ import annotations

from engine.core import Action, Rng
from engine.jiaxing import greedy
from engine.jiaxing.playout import Playout
from engine.jiaxing.shape import targets
from engine.jiaxing.state import Phase, Verb
from engine.jiaxing.view import View, guess, unseen
from engine.mahjong.acceptance import EVERY
from engine.mahjong.actions import PASS, WIN
from engine.mahjong.tiles import ONE, TILE, Tiles, count

WORLDS = 12
"""How many guesses of the hidden tiles a move is tried in."""

MOST = 4
"""How many moves are tried."""

SLACK = 1
"""A shape that needs that many tiles more than the nearest one is still worth a look."""


def easy(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Goes for the nearest shape, claims what brings it nearer, and wins as soon as it can."""
    if view.viewer is None:
        return legal[0]
    return greedy.decide(view.hand, view.melds[view.viewer], view.wild, view.tile, legal)


def normal(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Tries the few sensible moves in guesses of what it cannot see, each played out, and takes what pays most."""
    plain = easy(view, legal, rng)
    if view.viewer is None or plain == WIN or view.phase is Phase.READY:
        return plain
    moves = (plain, *(move for move in _sensible(view, legal) if move != plain))[:MOST]
    if len(moves) == 1:
        return plain
    paid = dict.fromkeys(moves, 0)
    for _ in range(WORLDS):
        world = guess(view, rng)
        for move in moves:
            trial = Playout.of(world)
            trial.run(greedy.choose, move, view.viewer)
            paid[move] += trial.pay[view.viewer]
    return max(moves, key=paid.__getitem__)


def _sensible(view: View, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """In a turn the best discard for each shape within reach, and kongs; else whatever may be done."""
    if legal[0] == PASS or legal[0].verb != Verb.DISCARD:
        return legal
    assert view.viewer is not None
    melds, own = view.melds[view.viewer], greedy.natural(view.hand, view.wild)
    needs = targets(own, melds)
    found = [action for action in legal if action.verb not in (Verb.DISCARD, Verb.WIN)]
    near = (target for target in sorted(range(4), key=needs.__getitem__) if needs[target] <= min(needs) + SLACK)
    found += (_best_discard(view, own, target, legal) for target in near)
    return tuple(dict.fromkeys(found))


def _best_discard(view: View, own: Tiles, target: int, legal: tuple[Action, ...]) -> Action:
    """The discard that keeps a shape nearest, then leaves most tiles that bring it nearer (T-30)."""
    assert view.viewer is not None
    melds, hidden = view.melds[view.viewer], unseen(view)

    def worth(action: Action) -> tuple[int, int, int]:
        kind = action.pieces[0]
        rest = own - TILE[kind]
        needed = greedy.need(rest, melds, target)
        helping = (i for i in EVERY if greedy.need(rest + ONE[i], melds, target) < needed)
        return -needed, sum(count(hidden, i) for i in helping), -greedy.company(own, kind)

    discards = [action for action in legal if action.verb == Verb.DISCARD and action.pieces[0] != view.wild]
    return max(discards, key=worth, default=legal[0])
