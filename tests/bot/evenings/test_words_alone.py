"""Somebody who reads words alone, in any language, plays a whole match of every game against computers."""

import re

import pytest

from bot import i18n
from engine import GAMES
from tests.bot.house import PATIENCE_S, evening
from tests.bot.wishes import prefer
from tests.there import there

LONGEST = 3000
"""More presses than any match here takes."""
ENOUGH = 60
"""After so many, *End the match* is pressed where it is offered, and then for sure: matches of mahjong are long."""
PLAYED = re.compile(r"[pqs]:\d+:")
SIGNS = re.compile("[①②③④✦✓`\U0001f000-\U0001ffff]")


def pairs():
    """Every game in every language; CI plays each game in one language, and each language in one game at least."""
    spoken = i18n.languages()
    for place, key in enumerate(GAMES):
        for number, language in enumerate(spoken):
            sampled = number == (place + 1) % len(spoken)
            yield pytest.param(key, language, marks=() if sampled else pytest.mark.full)


def answers(hand):
    """The buttons that answer what is asked, read by their words."""
    return [
        button for button in hand.buttons if PLAYED.match(button.custom_id) and not button.custom_id.endswith("finish")
    ]


def chosen(hand):
    """What somebody presses who goes by the words: the button that says most."""
    return max(answers(hand), key=lambda button: len(button.label))


def ended(message):
    """Whether it is the public end of a match."""
    return not message.ephemeral and any(button.custom_id.startswith("m:") for button in message.buttons)


def finishing(hand):
    """The button that ends the match, or asks whether that is meant."""
    return next((each for each in hand.buttons if re.search("finish$|^v:", each.custom_id)), None)


async def asked_or_over(house, person):
    """The hand that asks somebody, or the end of the match."""

    def shown(message):
        return ended(message) or (message.ephemeral and bool(answers(message) or finishing(message)))

    return await person.wait(house.channel, shown, PATIENCE_S)


@pytest.mark.parametrize(("key", "language"), [*pairs()])
async def test_a_match_is_played_to_its_end_by_words_alone(tmp_path, key, language):
    game = GAMES[key]
    async with evening(tmp_path) as house:
        anna = house.discord.add_person("Anna", locale="en-US" if language == "en" else language)
        await prefer(house, anna, "in_words", "on")
        answer = await anna.command(
            house.channel, "play", game=key, against_computers=True, level="easy", rules=game.short
        )
        assert answer.state in ("answered", "deferred"), answer.error
        for presses in range(LONGEST):
            shown = await asked_or_over(house, anna)
            if ended(shown):
                break
            assert shown.images == []
            assert not SIGNS.search(shown.text), shown.text
            assert not [button.label for button in shown.buttons if SIGNS.search(button.label) or button.emoji]
            button = (presses > ENOUGH and finishing(shown)) or chosen(shown)
            await anna.press(shown, button.custom_id)
        assert ended(shown)
        assert not there(await house.bot.store.tables.get_finish(1)).counted  # fewer than two persons
