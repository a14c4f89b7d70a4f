"""A game unlike ours needs no code in bot/: nothing is captured, and all lay at once."""

import asyncio
import re

import pytest

from engine.testing import contract
from tests.bot.anywhere.among import played_out
from tests.bot.house import PATIENCE_S
from tests.bot.refusals import test_secrets
from tests.bot.toys import at_the_table
from tests.bot.waiting import at_rest
from tests.bot.wording import test_signs, test_words
from tests.clash import GAME
from tests.there import there


@pytest.fixture(scope="module", autouse=True)
def clash(tmp_path_factory):
    """It is played here."""
    with at_the_table(tmp_path_factory.mktemp("clash"), GAME):
        yield


test_it_keeps = contract(GAME)


def test_all_it_declares_has_words_and_all_it_shows_is_declared():
    test_words.test_every_declaration_and_every_question_of_a_game_has_words(GAME)
    test_signs.test_every_badge_of_a_scene_is_declared(GAME.key)
    test_signs.test_everything_that_happens_and_every_verb_is_declared(GAME.key)
    test_signs.test_every_game_tells_what_the_latest_turn_and_the_last_round_are_found_by(GAME.key)


async def test_no_byte_tells_what_a_seat_cannot_know():
    check = test_secrets.test_everything_sent_to_a_seat_or_the_channel_is_the_same_for_all_it_must_think_possible
    await check(GAME)


@pytest.mark.slow
async def test_a_match_is_played_shown_and_looked_at_again(house):
    await house.started(game=GAME.key)
    for person in (house.anna, house.ben):
        await house.ready(person)
    await together(house)
    await played_out(house, await house.bot.registry.get(1), house.anna, house.ben)
    over = await house.anna.wait(house.channel, lambda m: "The match is over" in m.text and not m.ephemeral, PATIENCE_S)
    assert over.images[0].alt
    shown = there((await house.ben.press(over, label="Replay")).message)
    for label in ("Next", "Next", "Most points"):
        shown = there((await house.ben.press(shown, label=label)).message)
        assert shown.images[0].alt
    verified = there((await house.ben.command(house.channel, "verify")).message)
    assert "moves: same result" in verified.text


async def together(house):
    """Anna lays a card, of which nobody sees anything; when Ben has laid his, all are told of both."""
    asks = "all lay theirs at the same time"
    hand = await house.anna.wait(house.channel, lambda m: m.ephemeral and asks in m.text, PATIENCE_S)
    await house.ben.wait(house.channel, lambda m: m.ephemeral and asks in m.text, PATIENCE_S)
    await at_rest(house)
    before = await house.ben.sees(house.channel)
    mine = next(button.custom_id for button in hand.buttons if ":play " in button.custom_id)
    answer = there((await house.anna.press(hand, mine)).message)
    assert re.search(r"You lay \*\*.+\*\*\.\nWaiting for <@\d+>\.", answer.text)
    await asyncio.sleep(1.5)
    assert await house.ben.sees(house.channel) == before
    theirs = await house.hand(house.ben)
    assert "Waiting" not in theirs.text
    await house.ben.press(theirs, next(each.custom_id for each in theirs.buttons if ":play " in each.custom_id))
    laid = [rf"{person.mention} lays \*\*[^*]+\*\*" for person in (house.anna, house.ben)]
    both = re.compile(rf"{', '.join(laid)}\. <@\d+> takes the trick\.")
    await house.anna.wait(house.channel, lambda m: not m.ephemeral and bool(both.search(m.text)), PATIENCE_S)
