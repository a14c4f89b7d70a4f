"""Nine Shells, a small game for a deck of its own.

Two players are dealt four of nine shells; the last one lies aside, face down. One lays a shell, then the other, and
the higher one takes both. A trick is a point, and whoever took the last one lays first.
"""

from engine.core import Game, Story
from tests.toy_deck.game.play import apply, deal, easy, pending, result, start
from tests.toy_deck.game.state import PRESETS, SIGNS, TERMS, VERBS, Open, Rules, State, Tell, View, sheet
from tests.toy_deck.game.view import guess, scene, view

GAME: Game[Rules, State, View] = Game(
    key="shells",
    seats=range(2, 3),
    deck="shells",
    rules=Rules,
    state=State,
    verbs=VERBS,
    tells=Tell,
    start=start,
    deal=deal,
    pending=pending,
    apply=apply,
    view=view,
    scene=scene,
    result=result,
    guess=guess,
    sheet=sheet,
    presets=PRESETS,
    short="short",
    players={"easy": easy},
    asks=Open.asks,
    open=Open,
    signs=SIGNS,
    story=Story(turns=frozenset({"laid", "began"})),
    terms=TERMS,
)
