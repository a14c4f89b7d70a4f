"""Toy Months, a small game to try the bot with, and the template of a new one (RULES.md)."""

from engine.core import Game
from engine.hanafuda.asking import asks
from engine.hanafuda.signs import STORY
from tests.toy.mind import easy
from tests.toy.play import apply, deal, pending, result, start
from tests.toy.rules import PRESETS, Rules
from tests.toy.score import TERMS, sheet
from tests.toy.signs import ORDERS, SIGNS, VERBS
from tests.toy.state import Open, State, Tell, View
from tests.toy.view import guess, scene, view

GAME: Game[Rules, State, View] = Game(
    key="toy",
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
    short="quick",
    players={"easy": easy},
    asks=asks,
    open=Open,
    signs=SIGNS,
    story=STORY,
    orders=ORDERS,
    terms=TERMS,
)
