"""Computer players of Fuzhou mahjong: they know a View, nothing else."""

from __future__ import annotations

from engine.ai.search import best_of
from engine.core import Action, Piece, Rng
from engine.fuzhou import greedy
from engine.fuzhou.playout import Playout
from engine.fuzhou.shape import distance, youjin
from engine.fuzhou.state import Phase, State, View
from engine.fuzhou.view import guess, unseen
from engine.mahjong.actions import PONG, Verb, chows, claimed
from engine.mahjong.tiles import BIT, KINDS, ONE, SUITED, TILE, Tiles, company, count, pack

WORLDS = 24
"""How many guesses of the hidden tiles a move is tried in."""

MOVES_TRIED = 4
"""How many moves are tried."""


def easy(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Makes sets as soon as may be, keeps its golds, claims what brings it nearer, and wins as soon as it can."""
    if view.viewer is None:
        return legal[0]
    return greedy.decide(view.hand, view.melds[view.viewer], view.gold, view.tile, legal)


def normal(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Tries the few sensible moves in guesses of what it cannot see, each played out, and takes what pays most."""
    seat, plain = view.viewer, easy(view, legal, rng)
    if seat is None or plain in greedy.WINS or view.phase is Phase.READY:
        return plain
    moves = _sensible(view, legal, plain)[:MOVES_TRIED]

    def pays(world: State, move: Action) -> float:
        trial = Playout(world)
        trial.run(greedy.choose, move, seat)
        return trial.pay[seat]

    return best_of(moves, WORLDS, lambda: guess(view, rng), pays)


def _sensible(view: View, legal: tuple[Action, ...], plain: Action) -> tuple[Action, ...]:
    """In a turn the two discards after which a helpful tile comes most often, kongs and 金坎; else all there is."""
    if legal[0].verb != Verb.DISCARD or len(legal) == 1:
        return tuple(dict.fromkeys((plain, *legal)))
    assert view.viewer is not None
    missing, hidden = 5 - len(view.melds[view.viewer]), unseen(view)

    def worth(action: Action) -> tuple[int, int, int]:
        kind = action.pieces[0]
        rest = view.hand - TILE[kind]
        far = distance(rest, view.gold, missing)
        helping = (i for i in range(SUITED) if distance(rest + ONE[i], view.gold, missing) < far)
        comes = sum(count(hidden, i) * _seats(view, rest, missing, KINDS[i], far) for i in helping)
        return -far, comes, -company(rest, kind)

    able = [action for action in legal if action.verb == Verb.DISCARD and action.pieces[0] != view.gold]
    discards = sorted(able, key=worth, reverse=True)[:2]
    others = (action for action in legal if action.verb != Verb.DISCARD)
    first = () if plain.verb == Verb.DISCARD else (plain,)
    return tuple(dict.fromkeys((*first, *discards, *others))) or (plain,)


def _seats(view: View, rest: Tiles, missing: int, tile: Piece, far: int) -> int:
    """From how many seats a helpful tile may come: its own draw, and the discards that could be claimed for it."""
    gold = view.gold
    if far == 1:
        return 1 if youjin(view.rules, rest, gold, missing) else 4

    def nearer(claim: Action) -> bool:
        used, _ = claimed(claim, tile, 0)
        return distance(rest - pack(used), gold, missing - 1) < far

    if tile != gold and rest >> BIT[tile] & 7 >= 2 and nearer(PONG[tile]):
        return 4
    return 2 if tile != gold and any(map(nearer, chows(rest, tile, gold))) else 1
