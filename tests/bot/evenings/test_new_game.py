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
from engine.core import Action, AnyMatch, Record
from engine.hanafuda.cards import CARDS, HANAMI
from tests.bot.house import PATIENCE_S, behind_more, more, picked
from tests.bot.languages.test_languages import messages
from tests.bot.reading import TEXT, reading
from tests.bot.refusals.test_secrets import table_of
from tests.bot.toys import at_the_table
from tests.bot.waiting import eventually
from tests.bot.wording import test_signs, test_words
from tests.there import there
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


@pytest.mark.slow
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


@pytest.mark.slow
async def test_an_evening_with_a_game_that_bot_has_never_heard_of(house):
    people = (house.anna, house.ben)
    seal = await opened(house)
    await house_rules(house)
    await started(house)
    await dare(house, *people)
    for person in people:
        behind = await behind_more(person, await house.hand(person))
        given = await pressed(house, person, behind, "First of two")
        assert "✓ First of two" in labels(given)
        await pressed(house, person, given, "Back")
    await played(house, *people)
    final = await house.anna.wait(
        house.channel, lambda m: "The match is over" in m.text and not m.ephemeral, PATIENCE_S
    )
    assert " won" in final.text or "share first place" in final.text
    assert final.images[0].alt
    await again(house, final)
    await afterwards(house, seal)


async def again(house, final):
    """The replay of the toy, with the eyes of Ben's seat, to its end."""
    shown = there((await house.ben.press(final, label="Replay")).message)
    assert "Toy Months · replay of table 1" in shown.text
    for label in ("Next", "Next", "Most points"):
        if label in labels(shown) or label == "Next":  # in a match where nobody is paid, no hand has most points
            shown = there((await house.ben.press(shown, label=label)).message)
            assert shown.images[0].alt
    assert "Last round as a GIF" in labels(shown)


async def opened(house):
    """Anna opens a table from the list of games, Ben joins, and a computer takes the third seat."""
    toy = {"name": "Toy Months", "value": "toy"}
    assert toy.items() <= (await house.anna.complete(house.channel, "play", "game", ""))[-1].items()
    for name in ("toy", "omocha no tsuki", "おもちゃの月", "장난감", "玩具月"):
        (found,) = await house.anna.complete(house.channel, "challenge", "game", name)
        assert toy.items() <= found.items()
    (yaku,) = await house.anna.complete(house.channel, "rules", "topic", "whole months", game="toy")
    assert yaku["value"] == "toy:yaku:whole"
    complete = await house.anna.complete(house.channel, "play", "rules", "one", game="toy")
    assert [choice["value"] for choice in complete] == ["quick"]
    house.lobby = (await house.anna.command(house.channel, "play", game="toy")).message
    assert "Toy Months · table 1" in house.lobby.text
    await house.ben.press(house.lobby, label="Join")
    await more(house.anna, await house.anna.now(house.lobby), "Add easy computer")
    fair = there((await more(house.anna, await house.anna.now(house.lobby), "Fair deal")).message)
    return fair.text.split("sha256 `")[1][:64]


async def house_rules(house):
    """The panel shows every setting, and what Anna changes stands in the lobby."""
    panel = there((await more(house.anna, await house.anna.now(house.lobby), "House rules")).message)
    for line in ("Rounds: **3**", "A whole month: **4**", "Daring: **yes**", "A dare multiplies by: **2**"):
        assert line in panel.text
    for name, value in ("rounds", "1"), ("dare_factor", "3"):
        await house.anna.select(await house.anna.now(panel), "o:1:setting", [name])
        await house.anna.select(await house.anna.now(panel), f"o:1:value:{name}", [value])
    panel = await house.anna.now(panel)
    assert "Rounds: **1**" in panel.text
    changed = "House rules: Rounds: **1**, not 3. A dare multiplies by: **3**, not 2."
    await house.anna.wait(house.channel, lambda m: not m.ephemeral and changed in m.text, PATIENCE_S)


async def started(house):
    await house.anna.press(await house.anna.now(house.lobby), label="Start")
    for person in (house.anna, house.ben):
        hand = await person.wait(house.channel, lambda m: m.ephemeral and "· round 1 of 1" in m.text, PATIENCE_S)
        assert hand.images[0].alt
        opened = await behind_more(person, hand)
        assert "*First of two* chooses for you" in opened.text
        hand = there((await person.press(opened, label="Back")).message)
        await person.press(hand, label="Ready")


async def dare(house, *people):
    """The first of them who is to move dares: it is explained, asked once more, and then all see it."""

    async def to_move():
        hands = [(person, await house.hand(person)) for person in people]
        return next((pair for pair in hands if "Dare" in labels(pair[1])), None)

    person, hand = await eventually(to_move, "nobody may dare")
    assert "**Your turn:** play a card.\n-# *Dare*: this round pays more" in hand.text
    asked = (await person.press(hand, label="Dare")).message
    assert "**Dare?** Whoever wins this round is paid 3 times as much" in asked.text
    done = (await person.press(asked, label="Yes, do it")).message
    assert "Dare" not in labels(done)
    table = await house.ben.wait(
        house.channel, lambda m: not m.ephemeral and f"{person.mention} **dares**." in m.text, PATIENCE_S
    )
    assert "· dared" in table.images[0].alt


def labels(message):
    return [button.label for button in message.buttons]


async def pressed(house, person, hand, label):
    answer = await person.press(hand, label=label)
    assert answer.state == "updated", answer
    return answer.message


async def played(house, *people):
    """They play the first card that they are offered until the match is over; the computer plays by itself."""

    async def moved():
        for person in people:
            hand = await house.hand(person)
            if "Thanks for playing" in hand.text:
                return "over"
            cards = [button for button in hand.buttons if button.custom_id.split(":")[0] == "p"]
            assert not any(":take " in button.custom_id for button in cards) or "More ✓" in labels(hand)
            if cards and ":play " in cards[0].custom_id:
                return (await person.press(hand, cards[0].custom_id)).state
        return None

    while await eventually(moved, "nobody is asked any more") != "over":
        pass
    seats = {move.seat for move in (await house.bot.store.tables.load(1)).moves if move.by == "computer"}
    assert seats == {2}


async def afterwards(house, seal):
    """The leaderboard counts it, the rules can be read, and anybody may play the match again from its text."""
    board = (await house.anna.command(house.channel, "leaderboard")).message.text
    assert "Toy Months: this server's leaderboard" in board
    assert house.ben.mention in board
    page = (await house.ben.command(house.channel, "rules", game="toy")).message
    said = [page.text]
    for label in ("Turn", "Scoring", "Points", "Settings"):
        page = await picked(house.ben, page, label)
        said.append(page.text + str(page.components))
    rules = "\n".join(said)
    assert "you may **dare**, once a round" in rules
    assert "Whole months 4 — All four cards of a month" in rules
    assert "Rounds: **3**" in rules
    verified = (await house.ben.command(house.channel, "verify")).message.text
    assert seal in verified
    assert "moves: same result" in verified
    (document,) = next(sent.files for sent in reversed(house.discord.requests) if sent.files)
    assert Record.parse(document.data.decode(), GAMES) == (await house.bot.registry.get(1)).match.record()
