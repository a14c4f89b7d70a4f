"""Somebody who reads words alone, in any language, plays every game against computers."""

import re

import pytest

from bot import words
from engine import GAMES
from tests.bot.house import PATIENCE_S, evening
from tests.bot.wishes import prefer
from tests.there import there

LONGEST = 3000
"""More presses than any match here takes."""
FEW = 5
PLAYED = re.compile(r"[pqs]:\d+:")
SIGNS = re.compile("[①②③④✦✓`\U0001f000-\U0001ffff]")


def pairs():
    """Every game in every language to its end by hand; each game in one language in all runs, its first presses."""
    spoken = words.languages()
    for place, key in enumerate(GAMES):
        yield key, spoken[(place + 1) % len(spoken)], FEW
        for language in spoken:
            yield pytest.param(key, language, LONGEST, marks=pytest.mark.full)
    yield pytest.param("koikoi", "ja", LONGEST, marks=pytest.mark.slow)


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


async def asked_or_over(house, person):
    """The hand that asks somebody, or the end of the match."""
    return await person.wait(house.channel, lambda m: ended(m) or (m.ephemeral and bool(answers(m))), PATIENCE_S)


@pytest.mark.parametrize(("key", "language", "most"), [*pairs()])
async def test_a_match_is_played_by_words_alone(tmp_path, key, language, most):
    game = GAMES[key]
    async with evening(tmp_path) as house:
        anna = house.discord.add_person("Anna", locale="en-US" if language == "en" else language)
        await prefer(house, anna, "in_words", "on")
        answer = await anna.command(house.channel, "play", game=key, computers=True, level="easy", preset=game.short)
        assert answer.state in ("answered", "deferred"), answer.error
        for _ in range(most):
            shown = await asked_or_over(house, anna)
            if ended(shown):
                assert not there(await house.bot.store.tables.finish_of(1)).counted  # fewer than two persons
                break
            assert shown.images == []
            assert not SIGNS.search(shown.text), shown.text
            assert not [button.label for button in shown.buttons if SIGNS.search(button.label) or button.emoji]
            await anna.press(shown, chosen(shown).custom_id)
        else:
            assert most == FEW
