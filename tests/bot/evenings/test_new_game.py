"""A new game needs no code in bot/: an evening with the toy, which has a folder and words of its own."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot import i18n
from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.render.layout import Pill
from bot.ui.hand_message import hand_message
from bot.ui.lesson_message import course_button, course_of
from bot.ui.table_message import board_message
from engine import GAMES
from engine.core import Action, AnyMatch
from engine.hanafuda.cards import CARDS, HANAMI
from tests.bot.languages.test_languages import messages
from tests.bot.reading import TEXT, reading
from tests.bot.refusals.test_secrets import table_of
from tests.bot.toys import at_the_table
from tests.bot.wording import test_signs, test_words
from tests.toy import GAME
from tests.toy.score import terms
from tests.toy.state import Settled


@pytest.fixture(scope="module", autouse=True)
def toy(tmp_path_factory):
    """The toy is one of the games that are played here."""
    with at_the_table(tmp_path_factory.mktemp("toy"), GAME):
        yield


# What every game is held to


def test_all_it_declares_has_words():
    test_words.test_every_declaration_and_every_question_of_a_game_has_words(GAME)


def test_all_it_shows_is_declared():
    test_signs.test_every_badge_of_a_scene_is_declared(GAME.key)
    test_signs.test_everything_that_happens_and_every_verb_is_declared(GAME.key)


def dared():
    """A match in which the first seat has just dared, and that seat."""
    match = AnyMatch(GAME, GAME.rules(), 3, bytes(32))
    for seat in range(3):
        match.play(seat, Action("ready"))
    (seat,) = match.pending
    match.play(seat, Action("dare"))
    return match, seat


def test_its_badge_is_a_chip_of_its_tone_in_the_picture_and_told_beside_the_name():
    match, seat = dared()
    deck, telling = DECKS[GAME.deck], Telling(TEXT, GAME, str)
    items = deck.layouts["table"](match.scene(None), telling).items
    assert [(item.text, item.tone) for item in items if isinstance(item, Pill)] == [("Dared", "alarm")]
    assert "dared" in deck.beside(match.scene(None), seat, telling)
    assert "· dared" in deck.alt("table", match.scene(None), telling)


@pytest.mark.parametrize(
    ("seats", "rows", "dares", "said"),
    [
        (2, (), 0, "Most cards 1 = **1**"),
        (2, (("hanami", 3),), 0, "Blossom Viewing 花見酒 3, Most cards 1 = **4**"),
        (3, (("hanami", 3),), 1, "Blossom Viewing 花見酒 3, Most cards 1, Dared ×3, Paid by each ×2 = **24**"),
    ],
)
def test_every_step_from_the_yaku_to_the_score_is_told(seats, rows, dares, said):
    state = GAME.deal(GAME.rules(), seats, 0, CARDS)
    losers, rules = seats - 1, GAME.rules(dare_factor=3)
    steps = terms(rules, sum(points for _, points in rows), most=True, dares=dares, payers=losers)
    score = steps[-1][1]
    last = Settled(0, rows, steps, (score, *(-score // losers,) * losers), ((*HANAMI, "02K1"), *((),) * losers))
    scene = GAME.scene(GAME.view(replace(state, last=last), None))
    assert said in DECKS[GAME.deck].settlement(scene, Telling(TEXT, GAME, str))


def test_its_own_verb_stands_below_the_cards():
    match, seat = dared()
    match.play(seat, match.pending[seat][0])
    while len(match.pending) != 1 or Action("dare") not in next(iter(match.pending.values())):
        asked = min(match.pending)
        match.play(asked, match.pending[asked][0])
    ((seat, legal),) = match.pending.items()
    offer = DECKS[GAME.deck].offer(match.scene(seat), match.question, legal, Telling(TEXT, GAME, str))
    *cards, (dare,) = offer.rows
    assert (dare.label, dare.style, dare.grave) == ("Dare", "danger", True)
    assert all(choice.action.verb == "play" for row in cards for choice in row)


def test_without_a_course_it_is_offered_none():
    assert course_of(GAME.key) is None
    assert course_button(GAME, "How to play") == []


# What its words are given


VARIABLES: dict[str, set[str]] = {}
"""By the kind of a message the variables that the README of the toy tells of: a row for each, or for a pair."""
_PAGE = (Path(__file__).parents[2] / "toy" / "README.md").read_text("utf-8")
for _kind, _named in re.findall(r"^\| (?:`moons-([a-z-]+)-[A-Z]+` )?\| (`\$[^|]+) \|", _PAGE, re.MULTILINE):
    VARIABLES.setdefault(_kind or [*VARIABLES][-1], set()).update(re.findall(r"`\$(\w+)`", _named))
ELSEWHERE = {"deals", "rules"}
"""Kinds of messages that hands and public messages of the toy lack."""


class Every:
    """Stands for the variables of a message that has all there are."""

    def __contains__(self, _):
        return True

    def __le__(self, _):
        return False


async def given_to_messages(monkeypatch):
    """By the kind of a message the variables that it was given in a match of the toy, or would be if they stood
    there."""
    monkeypatch.setattr("bot.ui.narration.variables_of", lambda _: Every())
    seen = {kind: set() for kind in VARIABLES}

    def speak(key, **variables):
        for kind in VARIABLES:
            if key.startswith(f"toy-{kind}-"):
                seen[kind] |= {*variables}
        return TEXT(key, **variables)

    match, context = AnyMatch(GAME, GAME.rules(), 3, bytes(32)), replace(reading(), speak=speak)
    while match.result is None:
        table = table_of(GAME, match.rules, match)
        seat, legal = next(iter(match.pending.items()))
        dare = Action("dare") if Action("dare") in legal else None
        await board_message(table, context)
        await hand_message(table, seat, context, sure=dare)
        await hand_message(table, seat, context)
        match.play(seat, dare or legal[0])
    return seen


async def test_the_recipe_names_variables_that_messages_are_given(monkeypatch):
    seen = await given_to_messages(monkeypatch)
    assert VARIABLES.keys() - ELSEWHERE == {"ask", "verb", "sure", "tell", "settled", "table-badge"}
    lacking = {kind: names - seen[kind] for kind, names in VARIABLES.items() if kind not in ELSEWHERE}
    # the toy has no badge of the whole table
    assert {kind: names for kind, names in lacking.items() if names} == {"table-badge": {"names", "more"}}


@pytest.mark.parametrize("key", [*(key for key, game in GAMES.items() if game.deck == "hanafuda"), GAME.key])
def test_the_recipe_names_all_variables_that_a_game_of_cards_has_needed(key):
    settings = {option.name for option in GAMES[key].rules.options()}
    said = messages("\n".join(text for name, text in i18n.written("en").items() if name.startswith(f"{key}-")))
    for kind, names in VARIABLES.items():
        used = {name for message in said if message.startswith(f"{key}-{kind}-") for name in said[message].all}
        assert used - names - (settings if kind in ("sure", "rules") else set()) == set()


# The evening
