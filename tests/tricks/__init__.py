"""Month Tricks, a small game to try the bot with: nothing is captured.

Two or three players are dealt a few cards each. One after the other lays a card, whoever took the last trick first; the
highest card, by its place among the 48, takes the trick. A trick is a point. It is written on what the hanafuda games
share, but for captures: no event is called `captured`, and a card meets nothing.
"""

from engine.core import Game
from tests.tricks.play import apply, deal, easy, pending, result, start
from tests.tricks.signs import SIGNS, STORY, TERMS, VERBS, sheet
from tests.tricks.state import PRESETS, Open, Rules, State, Tell, View
from tests.tricks.view import guess, scene, view

GAME: Game[Rules, State, View] = Game(
    key="tricks",
    seats=range(2, 4),
    deck="hanafuda",
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
    story=STORY,
    terms=TERMS,
)
