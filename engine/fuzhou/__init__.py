"""Fuzhou mahjong, 福州麻将 (RULES.md)."""

from engine.core import Game, Moments, first
from engine.fuzhou.judge import judge
from engine.fuzhou.lessons import course
from engine.fuzhou.mind import easy, hard, normal
from engine.fuzhou.opening import deal, start
from engine.fuzhou.play import apply, own_topics, pending, result
from engine.fuzhou.rules import PRESETS, Rules
from engine.fuzhou.scene import scene
from engine.fuzhou.score import TERMS
from engine.fuzhou.session import usual
from engine.fuzhou.sheet import sheet
from engine.fuzhou.signs import SIGNS, STORY, VERBS
from engine.fuzhou.state import Open, State, Tell, View, price
from engine.fuzhou.view import guess, view
from engine.mahjong.orders import ORDERS

GAME: Game[Rules, State, View] = Game(
    key="fuzhou",
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
    short="short",
    players={"easy": easy, "normal": normal, "hard": hard},
    judge=judge,
    asks=Open.asks,
    own_topics=own_topics,
    course=course,
    achievements=(*first("three_golds", "rob_gold"), *first("gold_edge", "gold_triplet", rare=True)),
    moments=Moments(
        gold=("gold_edge", "gold_pair", "gold_triplet", "heaven", "rob_kong", "no_flower"),
        rare=("comeback", "last_tile", "three_golds", "rob_gold"),
    ),
    signs=SIGNS,
    story=STORY,
    orders=ORDERS,
    terms=TERMS,
    live=True,
    version=3,
    judge_version=13,
    price=price,
    hands=usual,
)
