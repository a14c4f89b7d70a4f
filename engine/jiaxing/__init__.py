"""Jiaxing mahjong, 嘉興抬頭胡 (RULES.md)."""

from engine.core import Game, Moments, first
from engine.jiaxing.judge import judge
from engine.jiaxing.lessons import course
from engine.jiaxing.mind import easy, hard, normal
from engine.jiaxing.opening import deal, start
from engine.jiaxing.play import apply, pending, result
from engine.jiaxing.rules import PRESETS, Rules
from engine.jiaxing.scene import scene
from engine.jiaxing.score import TERMS
from engine.jiaxing.session import usual
from engine.jiaxing.sheet import sheet
from engine.jiaxing.signs import SIGNS, VERBS
from engine.jiaxing.state import Open, State, Tell, View
from engine.jiaxing.view import guess, view
from engine.mahjong.orders import ORDERS
from engine.mahjong.signs import STORY

GAME: Game[Rules, State, View] = Game(
    key="jiaxing",
    seats=range(4, 5),
    deck="mahjong",
    rules=Rules,
    state=State,
    open=Open,
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
    short="one_round",
    players={"easy": easy, "normal": normal, "hard": hard},
    judge=judge,
    asks=Open.asks,
    course=course,
    achievements=(*first("pure", "three_wild"), *first("honors", "last_tile", rare=True)),
    moments=Moments(
        gold=("earth", "heaven", "honors", "last_tile"), rare=("comeback", "rob_kong", "kong_bloom", "three_wild")
    ),
    signs=SIGNS,
    story=STORY,
    orders=ORDERS,
    terms=TERMS,
    live=True,
    hands=usual,
    version=2,
    judge_version=13,
)
