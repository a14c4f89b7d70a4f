"""Stop-Go, the 花札 for two or three (RULES.md)."""

from engine.core import Game, Moments, first
from engine.hanafuda.asking import asks, equal
from engine.hanafuda.signs import STORY
from engine.stopgo.learned import judge
from engine.stopgo.lessons import course
from engine.stopgo.mind import easy, hard, normal
from engine.stopgo.play import apply, deal, pending, result, start
from engine.stopgo.rules import PRESETS, Rules
from engine.stopgo.score import TERMS
from engine.stopgo.sheet import sheet
from engine.stopgo.signs import SIGNS, VERBS
from engine.stopgo.state import Open, State, Tell, View
from engine.stopgo.view import guess, scene, view

GAME: Game[Rules, State, View] = Game(
    key="stopgo",
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
    players={"easy": easy, "normal": normal, "hard": hard},
    judge=judge,
    asks=asks,
    equal=equal,
    open=Open,
    course=course,
    achievements=(*first("gotori", "rokutan"), *first("goko", "satsu", rare=True)),
    moments=Moments(
        gold=("futateshi", "goko", "satsu", "nanatan", "go_punished"),
        rare=("shiko", "teshi", "comeback", "ame_shiko", "rokutan", "kuttsuki", "gotori"),
    ),
    signs=SIGNS,
    story=STORY,
    terms=TERMS,
    version=2,
)
