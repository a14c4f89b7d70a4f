"""Hana-awase for three (RULES.md)."""

from engine.core import Game, Moments, first
from engine.hanaawase.learned import judge
from engine.hanaawase.lessons import course
from engine.hanaawase.mind import easy, hard, normal
from engine.hanaawase.play import apply, deal, pending, result, start
from engine.hanaawase.rules import PRESETS, Rules
from engine.hanaawase.score import TERMS
from engine.hanaawase.sheet import sheet
from engine.hanaawase.signs import SIGNS, VERBS
from engine.hanaawase.state import Open, State, Tell, View
from engine.hanaawase.view import guess, scene, view
from engine.hanafuda.asking import asks, equal
from engine.hanafuda.signs import STORY

GAME: Game[Rules, State, View] = Game(
    key="hanaawase",
    seats=range(3, 4),
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
    achievements=(*first("shiko", "matsukiri", "nanatan"), *first("goko", rare=True)),
    moments=Moments(gold=("goko",), rare=("comeback", "nanatan", "shiko", "matsukiri")),
    signs=SIGNS,
    story=STORY,
    terms=TERMS,
)
