"""Month Clash, a small game to try the bot with: nothing is captured, and all lay their cards at the same time.

Two or three players are dealt a few cards each. All choose a card, and until the last of them has chosen nobody sees
anything of what the others chose, nor whether they did. The highest card, by its place among the 48, takes the trick.
A trick is a point. It is written on what the hanafuda games share, but for captures: no event is called `captured`, and
a card meets nothing.
"""

from engine.core import Game
from tests.clash.play import apply, deal, easy, pending, result, start
from tests.clash.signs import SIGNS, STORY, TERMS, VERBS, sheet
from tests.clash.state import PRESETS, Open, Rules, State, Tell, View
from tests.clash.view import guess, scene, view

GAME: Game[Rules, State, View] = Game(
    key="clash",
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
