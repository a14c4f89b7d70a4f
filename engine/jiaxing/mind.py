"""Computer players of Jiaxing mahjong: they know a View, nothing else."""

from __future__ import annotations

from engine.ai.search import best_of
from engine.core import Action, Rng
from engine.jiaxing import greedy
from engine.jiaxing.playout import Playout
from engine.jiaxing.shape import targets
from engine.jiaxing.state import Phase, State, View
from engine.jiaxing.view import guess, unseen
from engine.mahjong.acceptance import EVERY
from engine.mahjong.actions import WIN, Verb
from engine.mahjong.tiles import ONE, TILE, Tiles, company, count

WORLDS = 24
"""How many guesses of the hidden tiles a move is tried in."""

MOVES_TRIED = 4
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
    seat, plain = view.viewer, easy(view, legal, rng)
    if seat is None or plain == WIN or view.phase is Phase.READY:
        return plain
    moves = _sensible(view, legal, plain)[:MOVES_TRIED]

    def pays(world: State, move: Action) -> float:
        trial = Playout(world)
        trial.run(greedy.choose, move, seat)
        return trial.pay[seat]

    return best_of(moves, WORLDS, lambda: guess(view, rng), pays)


def _sensible(view: View, legal: tuple[Action, ...], plain: Action) -> tuple[Action, ...]:
    """In a turn the best discard for each shape within reach, nearest first, and kongs; else whatever may be done."""
    if legal[0].verb != Verb.DISCARD:
        return tuple(dict.fromkeys((plain, *legal)))
    assert view.viewer is not None
    melds, own = view.melds[view.viewer], greedy.natural(view.hand, view.wild)
    needs = targets(own, melds)
    near = (target for target in sorted(range(4), key=needs.__getitem__) if needs[target] <= min(needs) + SLACK)
    discards = (_best_discard(view, own, target, legal) for target in near)
    kongs = (action for action in legal if action.verb not in (Verb.DISCARD, Verb.WIN))
    first = () if plain.verb == Verb.DISCARD else (plain,)
    return tuple(dict.fromkeys((*first, *discards, *kongs)))


def _best_discard(view: View, own: Tiles, target: int, legal: tuple[Action, ...]) -> Action:
    """The discard that keeps a shape nearest, then leaves most tiles that bring it nearer (T-30)."""
    assert view.viewer is not None
    melds, hidden = view.melds[view.viewer], unseen(view)

    def worth(action: Action) -> tuple[int, int, int]:
        kind = action.pieces[0]
        rest = own - TILE[kind]
        needed = greedy.need(rest, melds, target)
        helping = (i for i in EVERY if greedy.need(rest + ONE[i], melds, target) < needed)
        return -needed, sum(count(hidden, i) for i in helping), -company(own, kind)

    discards = [action for action in legal if action.verb == Verb.DISCARD and action.pieces[0] != view.wild]
    return max(discards, key=worth, default=legal[0])
