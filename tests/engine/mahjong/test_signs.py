"""What both games declare of their questions and signs, against what random matches show."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from engine import GAMES
from engine.core import FINISH, LOOKS, RESIGN, TABLE, Action, AnyMatch, Ask, Badge, PublicQuestion, Rng, Sheet, shared
from engine.mahjong.actions import Verb
from engine.testing.plans import state_of
from tests.there import there

both = pytest.mark.parametrize("key", ["jiaxing", "fuzhou"])
BESIDE_A_NAME = ["dealer", "streak", "wind", "contract", "two_claims", "gave_up", "jinkan", "shed_gold"]
MOST_MOVES = 400
RARE = {"jinkan", "final", "kongs", "cap", "robbed", "robbed_gold", "finished", "resigned"}
"""What few walks meet, or none; other tests do."""
WALKS = {"jiaxing": (5, 10), "fuzhou": (0, 12, 18)}
"""Of the first 24 walks as few as show all that these show together."""


def walk(key: str, number: int) -> Iterator[AnyMatch]:
    """A match under rules by chance after each of its moves, to its end or till somebody leaves it."""
    game, rng = GAMES[key], Rng(b"signs", key, number)
    chosen = {option.name: rng.pick(option.offer) for option in game.rules.options() if rng.below(3) == 0}
    match, daring = AnyMatch(game, game.rules(**chosen), 4, rng.bytes(32)), 1 + rng.below(4)
    while match.pending and match.seq < MOST_MOVES:
        yield match
        seat = rng.pick(sorted(match.pending))
        match.play(seat, move(match, seat, rng, daring))
    if match.pending:
        match.play(1, RESIGN)
    yield match


def move(match: AnyMatch, seat: int, rng: Rng, daring: int) -> Action:
    """Mostly what a plain player does; wins are rarely missed, and kongs and claims made that it would not make."""
    legal = match.pending[seat]
    wins = [action for action in legal if seat != TABLE and match.game.verbs[action.verb].wins]
    bold = [action for action in legal if action != FINISH and action.verb not in ("discard", "pass")]
    if wins and rng.below(8):
        return wins[0]
    if bold and rng.below(daring) == 0:
        return rng.pick(bold)
    if seat == TABLE or rng.below(20) == 0:
        return rng.pick([action for action in legal if action != FINISH])
    return match.game.players["easy"](match.view(seat), legal, rng)


@dataclass
class Shown:
    """What turns up in some walks: badges, result sheets, what the rows of each sheet count, the kinds of events."""

    badges: set[tuple[str, str]] = field(default_factory=set)
    results: set[Sheet] = field(default_factory=set)
    counts: set[tuple[str, str]] = field(default_factory=set)
    tells: set[str] = field(default_factory=set)


@cache
def shown(key: str) -> Shown:
    found = Shown()
    for number in WALKS[key]:
        for match in walk(key, number):
            for eye in (None, match.seq % 4):
                scene = match.scene(eye)
                found.badges |= {(badge.key, place(badge, eye)) for badge in scene.badges}
                found.results |= {sheet for sheet in scene.sheets if sheet.key == "result" and sheet.terms}
                found.counts |= {(sheet.key, row.counts) for sheet in scene.sheets for row in sheet.rows}
            found.tells |= {event.kind for event in match.told}
    return found


def place(badge: Badge, eye: int | None) -> str:
    """Whose fact it is."""
    if badge.key in ("answered", "locked"):
        assert badge.seat == eye is not None
        return "own"
    return "table" if badge.seat is None else "seat"


@both
def test_the_badges_shown_are_those_declared(key: str) -> None:
    badges, declared = shown(key).badges, {(sign.key, sign.at) for sign in GAMES[key].signs}
    assert badges <= declared
    assert {key for key, _ in declared - badges} <= RARE


@both
def test_the_steps_of_a_formula_are_declared_in_their_order(key: str) -> None:
    order, results = [term.key for term in GAMES[key].terms], shown(key).results
    used = {key for sheet in results for key, _ in sheet.terms}
    assert used <= set(order) <= used | RARE
    for sheet in results:
        keys = [key for key, _ in sheet.terms]
        assert keys == sorted(keys, key=order.index)


@both
def test_the_rows_of_a_sheet_say_what_they_count(key: str) -> None:
    points = {(sheet, "points") for sheet in ("result", "settled", "rounds", "best", "claims")}
    jiaxing = {("result", "doublings"), ("lacking", "points"), ("aims", "points")}
    own = jiaxing if key == "jiaxing" else {("feats", "points")}
    assert shown(key).counts == points | own | {("waits", "tiles"), ("reading", "wilds"), ("winning", "wilds")}


@both
def test_the_events_told_are_of_declared_kinds(key: str) -> None:
    tells = set(GAMES[key].tells)
    assert shown(key).tells <= tells <= shown(key).tells | RARE


@both
def test_a_question_is_worked_out_from_what_everybody_sees(key: str) -> None:
    game = GAMES[key]
    for number in range(3):
        for match in walk(key, number):
            question = game.asks(match.view(None))
            assert question == game.asks(match.view(match.seq % 4))
            if match.seq % 16 == 0 or question.ask is Ask.CHOICE:
                state = state_of(match)
                assert question == game.asks(state) == game.asks(there(game.open)(**shared(there(game.open), state)))
            assert_fits(match, question)


def assert_fits(match: AnyMatch, question: PublicQuestion) -> None:
    """Whoever is asked may be known to be, but in a window, which names nobody; it alone waits for the table."""
    asked = set(match.pending) - {TABLE}
    assert match.scene(None).question == question
    assert (TABLE in match.pending) <= (question.ask is Ask.WINDOW)
    assert (match.result is not None) == (question == PublicQuestion(Ask.OVER))
    if question.ask is Ask.WINDOW:
        assert (question.public, len(question.about), question.by is None) == (frozenset(), 1, False)
    elif question.ask is Ask.TURN:
        assert question == PublicQuestion(Ask.TURN, frozenset(asked), topic="discard")
    elif question.ask is Ask.PAUSE:
        assert question == PublicQuestion(Ask.PAUSE, frozenset(range(4)), topic="ready")
    else:
        assert asked <= question.public


@both
def test_every_verb_and_no_other_has_a_look(key: str) -> None:
    own: Any = import_module(f"engine.{key}.state").OwnVerb
    assert set(GAMES[key].verbs) == {*LOOKS, *Verb, *own}
    assert len(GAMES[key].verbs) == len(LOOKS) + len(Verb) + len(own)


@both
def test_signs_and_terms_are_named_once_and_told_in_their_order(key: str) -> None:
    game = GAMES[key]
    assert len({sign.key for sign in game.signs}) == len(game.signs)
    assert len({term.key for term in game.terms}) == len(game.terms)
    spoken = [sign.key for sign in game.signs if sign.told and sign.at == "seat"]
    assert spoken == [name for name in BESIDE_A_NAME if name in spoken]
    of_table = [sign.key for sign in game.signs if (sign.told or sign.tone) and sign.at != "seat"]
    assert of_table == {"jiaxing": ["queue"], "fuzhou": ["live", "final"]}[key]


def test_to_leave_costs_in_fuzhou_what_the_settings_say_until_the_end() -> None:
    fuzhou, jiaxing = (AnyMatch(GAMES[key], GAMES[key].rules(), 4, b"seed") for key in ("fuzhou", "jiaxing"))
    assert (fuzhou.game.price(fuzhou.view(0)), jiaxing.game.price(jiaxing.view(0))) == (200, 0)
    fuzhou.play(2, RESIGN)
    assert fuzhou.game.price(fuzhou.view(0)) == 0
