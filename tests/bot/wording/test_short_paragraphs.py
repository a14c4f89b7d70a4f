"""Paragraphs of a hand are short while a clock runs: simulated matches are read, with presets and all house rules."""

import re
from collections import Counter
from itertools import islice
from random import Random

import pytest

from bot.decks.telling import LONGEST, paragraphs
from bot.transport.emoji import words
from bot.ui.hand_message import hand_message
from bot.ui.hints import hinting
from bot.ui.narration import deck_of, happened, telling
from engine import GAMES
from tests.bot.reading import TEXT, reading
from tests.bot.walking import pictures, seen, table_of, walk
from tests.sampling import counts

SHORT = {
    "jiaxing": {"match_rounds": 1, "dealer_on_draw": "rotate"},
    "fuzhou": {"match_rounds": 1, "match_hands": 4},
}
"""What keeps matches of mahjong short: by chance nobody wins most of their hands."""
OFTEN = 2
"""So many hands of a match are read in which the same happened and the same may be done."""
SHOWN = {
    r"<@\d+>": "@Maximilian IIII",
    r"<t:\d+:R>": "in 10 seconds",
    r"<t:\d+:T>": "10:22:08 AM",
    r"\*\*|^(-#|#+|-) ": "",
}
"""Marks, and what Discord shows in their place."""


def rules_of(key, number):
    """The presets in turn, and in every second match settings by chance, so that each house rule has its words read."""
    game, chance = GAMES[key], Random(number)
    if number % 2 == 0:
        rules = [*game.presets.values()][number // 2 % len(game.presets)].plain()
    else:
        rules = {option.name: chance.choice(option.offer) for option in game.rules.options()}
    return {**rules, **SHORT.get(key, {})}


def asked(key, number):
    """The match, the seat and what it has to confirm, or None, of hands whose player is asked something."""
    had = Counter()
    for match in walk(key, number, rules_of(key, number)):
        question, told = match.question, tuple(event.kind for event in match.game.story.latest(match.told))
        for seat, legal in question.legal.items():
            verbs = {action.verb: action for action in legal}
            alike = (question.topic_for(seat), *sorted(verbs), *told)
            had[alike] += 1
            if had[alike] <= OFTEN:
                yield match, seat, None
                yield from ((match, seat, verbs[verb]) for verb in verbs if match.game.verbs[verb].grave)


async def read(match, seat, sure, context):
    """The paragraphs of a hand as Discord shows them, but for the table in words: what lies there has no limit."""
    table, legal = table_of(match), match.question.legal[seat]
    scene = hinting(table, match.scene(seat), seat, legal, hints=context.taste.hints)
    lying = words(deck_of(table), "hand", scene, telling(table, TEXT), {}).splitlines()
    shown = seen("hand", await hand_message(table, seat, context, sure=sure))
    for said in "\n".join(shown.texts).splitlines():
        if said not in lying:
            for mark, name in SHOWN.items():
                said = re.sub(mark, name, said)
            yield said


@counts(2, slow=8)
@pytest.mark.parametrize("key", GAMES)
async def test_each_paragraph_of_a_hand_is_short_while_a_clock_runs(key, count):
    lengths, topics = dict[str, int](), set()
    for number in range(count):
        for match, seat, sure in asked(key, number):
            topics.add(match.question.topic_for(seat))
            for context in (reading(pictures()), reading()):
                async for said in read(match, seat, sure, context):
                    lengths[said] = len(said)
    assert {said: length for said, length in lengths.items() if length > LONGEST} == {}
    assert len(topics) > 1
    assert max(lengths.values()) > LONGEST // 2


def test_sentences_are_joined_to_as_few_short_paragraphs_as_possible():
    said = [f"<@{number}> plays **{'x' * 60}**." for number in range(1, 6)]
    assert paragraphs(said, TEXT) == [" ".join(said[:2]), " ".join(said[2:4]), said[4]]
    assert paragraphs(said[:2], TEXT, "dots") == [" · ".join(said[:2])]
    assert paragraphs(["y" * 300, *said[:1]], TEXT) == ["y" * 300, said[0]]
    assert paragraphs([], TEXT) == []


def test_a_hand_tells_its_own_stock_card_first_and_then_each_move_of_the_others_in_a_line():
    *_, match = islice(walk("hanaawase", 0, {}), 10)
    lines = happened(table_of(match), 1, TEXT).splitlines()
    told = [line.partition(" plays **")[0] for line in lines]
    assert told == ["**Wisteria with Cuckoo** is turned up.", "<@33>", "<@11>"]
