"""What a game declares is shown, what it shows is declared, and nothing outside the decks knows it by name."""

import ast
from functools import cache
from pathlib import Path

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.render.layout import Pill
from bot.words import MissingWords, Words
from engine import GAMES
from engine.core import Action, AnyMatch, Badge, Place, Rng, Scene, around
from engine.core.story import DEAL, SCORED
from tests.bot.reading import TEXT

BOT = Path(__file__).parents[3] / "bot"
COINCIDENCES = {
    ("play", "the command"): ["features/lobby/commands.py", "home/greeting.py"],
    ("play", "the button of the daily deal"): ["features/daily/presses.py"],
    ("streak", "a button"): ["features/daily/presses.py"],
    ("koikoi", "the game of the daily deal where nobody names another"): ["occasions/daily.py"],
    ("best", "the highest rating of somebody"): ["features/records/profile_page.py"],
    ("rounds", "a setting"): ["occasions/steady.py"],
    ("overtime", "a setting"): ["occasions/steady.py"],
    ("ready", "what advice counts"): ["telling/advice_words.py"],
    ("win", "what advice counts"): ["telling/advice_words.py"],
    ("play", "what is pressed at the end of a course"): ["features/learn/presses.py"],
    ("play", "the button of the greeting"): ["features/welcome/first_message.py", "features/welcome/presses.py"],
    ("resign", "the command"): ["desk/options.py", "features/play/commands.py"],
    ("hand", "the command"): ["desk/options.py", "features/play/commands.py"],
    ("share", "the button"): [
        *(
            "features/ledger/tonight.py",
            "features/records/leaderboard_presses.py",
            "features/records/profile_presses.py",
            "features/replay/presses.py",
        ),
        "features/rules/rules_page.py",
        "features/records/sharing.py",
        "features/daily/opened_page.py",
        "features/daily/opened_presses.py",
    ],
    ("share", "a folder"): ["home/folder.py"],
    ("count", "a variable of sentences"): ["reading/speech.py"],
    ("flowers", "a variable of sentences"): ["reading/speech.py"],
    ("taken", "a variable of sentences"): ["reading/speech.py"],
    ("yaku", "the pages of what scores"): ["features/rules/rules_page.py"],
    ("yaku", "a kind of thing with a name"): ["people/naming.py"],
    ("hand", "a kind of picture"): [
        "app/terminal.py",
        "home/greeting.py",
        "telling/hand_post.py",
        "telling/lesson_post.py",
        "telling/more.py",
        "telling/steps.py",
        "features/replay/replay_page.py",
        "features/puzzle/puzzle_page.py",
        "features/daily/hand_page.py",
    ],
    ("hand", "a select"): ["features/replay/presses.py"],
    ("result", "a kind of picture"): [
        "app/terminal.py",
        "features/ledger/ledger_page.py",
        "telling/hand_post.py",
        "live/posting.py",
        "features/replay/replay_page.py",
        "telling/result_post.py",
        "telling/steps.py",
        "telling/films.py",
    ],
    ("finished", "why a match ended, a word of the core"): ["telling/signs.py", "tables/table.py"],
    ("resigned", "why a match ended, a word of the core; a refusal; what stands out of somebody"): [
        "past/watching.py",
        "tables/leaving.py",
        "tables/matches.py",
        "tables/forfeit.py",
    ],
    ("nobody", "a message; who had their data deleted"): [
        "reading/speech.py",
        "store/sql/persons.py",
        "features/puzzle/puzzle_page.py",
    ],
    ("result", "what somebody is given of a table"): ["store/sql/persons.py", "past/export.py"],
    ("score", "what somebody is given of a table"): ["store/sql/persons.py", "past/export.py"],
    ("called", "what somebody is given of themselves"): ["past/export.py"],
    ("place", "a column"): ["past/export.py"],
    ("hand", "a column"): ["past/export.py"],
    ("played", "a column"): ["features/records/practice_page.py", "features/records/profile_page.py", "past/export.py"],
    ("played", "why a match ended, a word of the core"): ["tables/weights.py"],
    ("won", "a column"): [
        *(
            "features/records/commands.py",
            "features/records/leaderboard_page.py",
            "features/records/practice_page.py",
            "features/records/profile_page.py",
            "store/records.py",
        ),
        "past/export.py",
    ],
    ("count", "a variable of words"): ["features/records/leaderboard_page.py"],
    ("one", "how many won, for the heading of a result"): ["telling/result_post.py"],
    ("total", "of Discord's limit of starts"): ["app/identifying.py"],
    ("month", "a period"): ["store/records.py"],
    ("locked", "why a database cannot be opened"): ["store/claim.py"],
    ("gold", "a tone"): [
        *("render/layout.py", "render/painter.py", "render/podium.py", "render/scores.py", "render/theme.py")
    ],
    ("wind", "a tone"): ["render/layout.py"],
    ("over", "a match at a table among friends"): ["live/carried.py"],
    ("over", "a state of a club night"): [
        "features/night/event.py",
        "features/night/message.py",
        "features/night/night_page.py",
        "occasions/club_nights.py",
        "store/nights.py",
    ],
    ("stop", "a button of who waits"): ["features/night/guest_page.py", "features/night/presses.py"],
    ("played", "a column of a club night"): ["features/night/night_page.py"],
    ("won", "a column of a club night"): ["features/night/night_page.py"],
    ("over", "a state of a table"): [
        "occasions/night_tables.py",
        *(
            "desk/options.py",
            "features/records/commands.py",
            "live/boards.py",
            "live/posting.py",
            "features/play/moves.py",
        ),
        *("features/records/sharing.py", "telling/shown.py", "tables/keeper.py"),
        *(
            "telling/signs.py",
            "live/threads.py",
            "store/sql/persons.py",
            "store/sql/tables.py",
            "store/rows.py",
            "tables/matches.py",
            "lobbies/rematches.py",
            "lobbies/sweep.py",
        ),
    ],
    ("void", "a deed of moderators"): [
        *("features/moderation/result_panel.py", "features/moderation/result_presses.py"),
        *("store/moderation.py", "store/sql/moderation.py"),
    ],
    ("count", "a deed of moderators"): [
        *("features/moderation/result_panel.py", "features/moderation/result_presses.py"),
        *("store/moderation.py", "store/sql/moderation.py"),
    ],
    ("others", "a chore for the tables of other processes"): ["app/client.py"],
    ("result", "a menu of moderators"): ["features/moderation/result_presses.py"],
    ("over", "a refusal of moderators"): ["features/moderation/table_panel.py", "lobbies/moderating.py"],
}
"""Names of a game's badge, sheet, pile, verb or event that are also something else: what, and in which files."""


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


def test_what_happens_without_words_fails():
    with pytest.raises(MissingWords):
        Words(strict=True).text("en", "jiaxing-tell-sang")


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


def names():
    """All that a game calls something in a scene, an action or an event."""
    found = set()
    for key, game in GAMES.items():
        scenes, told = walked(key)
        found |= {sign.key for sign in game.signs} | {term.key for term in game.terms} | {*game.verbs} | told
        found |= {str(tell) for tell in game.tells} | {order.key for order in game.orders}
        found |= {pile.role for scene in scenes for pile in scene.piles}
        found |= {sheet.key for scene in scenes for sheet in scene.sheets}
    return found | {order.hides for game in GAMES.values() for order in game.orders if order.hides}


def literals():
    """Where and what: every text in the code of the bot but for docstrings, outside the decks and the stand-in."""
    for file in sorted(BOT.rglob("*.py")):
        where = file.relative_to(BOT)
        if where.parts[0] in ("decks", "playground"):
            continue
        tree = ast.parse(file.read_text("utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
                yield where.as_posix(), node.value


@pytest.mark.slow
def test_no_badge_sheet_pile_verb_or_event_of_a_game_is_named_outside_the_decks_but_by_coincidence():
    known = names()
    named = {(where, value) for where, value in literals() if value in known}
    coincidences = {(where, value) for (value, _), files in COINCIDENCES.items() for where in files}
    assert named == coincidences
