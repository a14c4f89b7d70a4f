"""Koi-Koi, Kirin rules (RULES.md)."""

from engine.core import Game, Moments, first
from engine.hanafuda.asking import asks, equal
from engine.hanafuda.signs import STORY
from engine.koikoi.learned import judge
from engine.koikoi.lessons import course
from engine.koikoi.mind import easy, hard, normal
from engine.koikoi.play import apply, deal, own_topics, pending, result, start
from engine.koikoi.rules import PRESETS, Rules
from engine.koikoi.score import TERMS
from engine.koikoi.sheet import sheet
from engine.koikoi.signs import SIGNS, VERBS
from engine.koikoi.state import Open, State, Tell, View
from engine.koikoi.view import guess, scene, view

GAME: Game[Rules, State, View] = Game(
    key="koikoi",
    seats=range(2, 3),
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
    own_topics=own_topics,
    open=Open,
    course=course,
    achievements=(*first("sanko", "ame_shiko"), *first("goko", "shiko", rare=True)),
    moments=Moments(
        gold=("kuttsuki", "teshi", "goko", "shiko"),
        rare=("koikoi_punished", "comeback", "koikoi_paid", "ame_shiko", "aotan"),
    ),
    signs=SIGNS,
    story=STORY,
    terms=TERMS,
    version=2,
)
