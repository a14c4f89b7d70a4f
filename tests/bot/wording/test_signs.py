"""What a game declares is shown, and what it shows is declared."""

import ast
from functools import cache
from pathlib import Path

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.render.layout import Pill
from engine import GAMES
from engine.core import Action, AnyMatch, Badge, Place, Rng, Scene, around
from engine.core.story import DEAL, SCORED
from tests.bot.reading import TEXT

BOT = Path(__file__).parents[3] / "bot"


def telling(game):
    return Telling(TEXT, game, lambda seat: f"Player {seat + 1}")


@cache
def walked(key):
    """The scenes of a match played by chance, as everybody sees them, and the kinds of what happened."""
    game = GAMES[key]
    match, chance = AnyMatch(game, game.rules(), game.seats[-1], bytes(32)), Rng(b"signs")
    scenes, told = [], set()
    while len(scenes) < 400 and match.result is None:
        seat = chance.pick(tuple(match.pending))
        legal = tuple(action for action in match.pending[seat] if action.verb != "finish")
        more = tuple(action for action in legal if game.verbs[action.verb].style != "quiet")
        told |= {event.kind for event in match.play(seat, chance.pick(more or legal))}
        scenes += [match.scene(viewer) for viewer in (None, 0)]
    return scenes, told


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_badge_of_a_scene_is_declared(key):
    found = {(badge.key, badge.seat is None) for scene in walked(key)[0] for badge in scene.badges}
    declared = {(sign.key, sign.at == "table") for sign in GAMES[key].signs}
    assert found <= declared


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_happens_and_every_verb_is_declared(key):
    scenes, told = walked(key)
    assert told <= {str(tell) for tell in GAMES[key].tells}
    assert len(scenes) > 20


def test_a_verb_that_is_not_declared_fails_where_it_is_offered():
    game = GAMES["jiaxing"]
    match = AnyMatch(game, game.rules(), 4, bytes(32))
    with pytest.raises(KeyError):
        DECKS["mahjong"].offer(match.scene(0), match.question, (Action("sing"),), telling(game))


def bare(game, *badges):
    seats = game.seats[-1]
    return Scene(0, tuple(Place(seat, 0) for seat in around(seats, 0)), (), badges)


def badge_of(sign):
    """The badge with as much as any has: somebody else's number."""
    return Badge(sign.key, None if sign.at == "table" else 0, (1,))


def signs(what):
    return [
        pytest.param(game, sign, id=f"{game.key}-{sign.key}-{sign.at}")
        for game in GAMES.values()
        for sign in game.signs
        if getattr(sign, what) and sign.key != "place"
    ]


@pytest.mark.parametrize(("game", "sign"), signs("tone"))
def test_a_badge_with_a_tone_is_a_chip_of_that_tone(game, sign):
    items = DECKS[game.deck].layouts["table"](bare(game, badge_of(sign)), telling(game)).items
    words = telling(game).text(f"picture-badge-{sign.key}", count=1)
    assert [item.tone for item in items if isinstance(item, Pill) and item.text.startswith(words)][:1] == [sign.tone]


@cache
def read_by(deck):
    """The keys of the badges that a deck looks for, or that all decks do."""
    files = [*(BOT / "decks").glob("*.py"), *(BOT / "decks" / deck).rglob("*.py")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    calls = [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "badge"]
    compared = [node for node in nodes if isinstance(node, ast.Compare) and getattr(node.left, "attr", "") == "key"]
    named = [*(call.args[0] for call in calls), *(node.comparators[0] for node in compared)]
    return {node.value for node in named if isinstance(node, ast.Constant)}


@pytest.mark.parametrize("key", GAMES)
def test_every_badge_is_shown_by_a_picture_or_said(key):
    game = GAMES[key]
    known = read_by(game.deck)
    assert len(known) > 4
    assert [sign.key for sign in game.signs if not (sign.tone or sign.told or sign.means or sign.key in known)] == []


@pytest.mark.parametrize(("game", "sign"), signs("told"))
def test_a_badge_that_is_told_stands_beside_the_name_and_in_the_words_of_the_table(game, sign):
    badge = Badge("wind", 0, ("E",)) if sign.key == "wind" else badge_of(sign)
    scene, deck = bare(game, badge), DECKS[game.deck]
    said = deck.beside(scene, 0, telling(game)) if sign.at == "seat" else deck.facts(scene, telling(game))
    (said,) = said
    assert said
    assert any(said in sentence for sentence in deck.sentences("table", scene, telling(game)))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_tells_what_the_latest_turn_and_the_last_round_are_found_by(key):
    game = GAMES[key]
    story = game.story
    assert {DEAL, SCORED, *story.turns} <= {*game.tells}
    assert {story.taken, story.gathered, story.at_once} <= {*game.tells, ""}


def test_a_place_stands_for_all_else_at_the_end():
    for game in GAMES.values():
        scene = bare(game, Badge("dealer", 0), Badge("place", 0, (1,)))
        assert DECKS[game.deck].beside(scene, 0, telling(game)) == ["place 1"]
