"""What the end of a match says of ratings and achievements, and where it keeps them to each player."""

from dataclasses import replace

import pytest

from bot.decks.patterns import KNOWN_BY, known_by
from bot.store.models import Outcome
from bot.tables.table import left
from bot.ui.outcomes import achievement, outcome_lines, rating_words
from engine import GAMES
from engine.core import AnyMatch
from tests.bot.evenings.test_results import settle
from tests.bot.evenings.test_threads import resigned
from tests.bot.house import PATIENCE_S
from tests.bot.reading import TEXT
from tests.bot.refusals.test_secrets import table_of
from tests.bot.render.showing import speaking
from tests.there import there


@pytest.mark.parametrize(("outcome", "said"), [
    (Outcome(0, 25, 26, 4, weight=668), "none yet (66% of a full match so far)"),
    (Outcome(0, 25.45, 25.8, 4, weight=1000), "1532 (+14)"),
    (Outcome(0, 25.8, 25.45, 30, weight=9000), "1518 (−14)"),
    (Outcome(0, 25.8, 25.801, 30, weight=9000), "1532 (±0)"),
])  # fmt: skip
def test_a_rating_is_told_with_its_change_from_one_full_match_on(outcome, said):
    assert rating_words(outcome, TEXT) == said


@pytest.mark.parametrize("key", GAMES)
def test_a_rare_pattern_is_called_as_everywhere(key):
    for each in GAMES[key].achievements:
        assert achievement(each.key, speaking(TEXT, {})) == f"first {TEXT(f'yaku-{each.yaku}')}"
        assert each.rare == (each.yaku in GAMES[key].moments.gold)


def test_who_left_for_good_has_their_line_and_who_is_forgotten_or_a_computer_has_none():
    game = GAMES["hanaawase"]
    table = table_of(game, game.rules(), AnyMatch(game, game.rules(), 3, bytes(32)))
    stays, leaves, forgotten = table.sitters
    table.sitters = (stays, left(table, leaves), left(table, replace(forgotten, user=-7, former=True)))
    table.outcomes = tuple(Outcome(seat, 25, 26 - seat, 4, ("comeback",)) for seat in range(3))
    ratings, *achieved = outcome_lines(table, TEXT)
    for words in (ratings, "".join(achieved)):
        assert [f"<@{each.user}>" in words for each in (stays, leaves)] == [True, True]
        assert words.count("<@") == 2
    table.sitters = tuple(replace(each, user=None, leaver=None) for each in table.sitters)
    assert outcome_lines(table, TEXT) == []


async def last(house):
    return [message for message in await house.public() if "The match is over" in message.text][-1]


async def test_the_end_of_a_match_tells_the_ratings_and_what_was_achieved_and_pings_nobody(house):
    await house.started()
    await settle(house)
    chance = "INSERT INTO wins VALUES (1, 9, 0, 10, '[\"goko\"]')"
    await house.bot.store.writer.write(lambda db: db.execute(chance))
    await resigned(house, house.ben)
    over = await last(house)
    none = "none yet (16% of a full match so far)"
    assert f"① {house.anna.mention} {none} · ② {house.ben.mention} 1485 (−15)" in over.text  # who resigned in full
    assert f"{house.anna.mention}: first Five Brights 五光" in over.text
    assert not over.pings
    hand = await house.anna.wait(house.channel, lambda m: "Thanks for playing" in m.text, PATIENCE_S)
    assert f"Your rating: **{none}**." in hand.text
    house.bot.registry.forget(1)  # as after a restart
    again = await house.anna.command(house.channel, "table", table=1)
    assert "first Five Brights" in there(again.message).text
    await house.bot.settings.set_for_guild(house.guild.id, "leaderboard", ["private"])
    house.channel.deny("ATTACH_FILES")
    again = there((await house.anna.command(house.channel, "table", table=1)).message)
    assert "Points by round: " in again.text
    assert "rating" not in again.text


NAMED = [
    pytest.param(game, pattern, id=f"{game.key}-{pattern.key}")
    for game in GAMES.values()
    for pattern in game.sheet(game.rules())
    if pattern.pieces and pattern.least <= KNOWN_BY
]


@pytest.mark.parametrize(("game", "pattern"), NAMED)
def test_they_make_the_pattern(game, pattern):
    pieces = known_by(game, pattern.key)
    assert len(pieces) == pattern.least
    assert {*pattern.must} <= {*pieces}
    assert not {*pattern.without} & {*pieces}


def test_they_show_all_patterns_of_a_hand_or_none():
    koikoi = GAMES["koikoi"]
    assert len(known_by(koikoi, "tsukimi", "inoshikacho")) == 5
    assert len(known_by(koikoi, "tsukimi", "hanami")) == 3
    assert known_by(koikoi, "tsukimi", "tan", "kasu") == ()
    assert known_by(GAMES["jiaxing"], "red", "pure") == ()
