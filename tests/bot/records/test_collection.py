"""Collection: a page of a profile with all that somebody has won with, how often and since when."""

import json
import re

import pytest

from bot.decks.patterns import ranked
from bot.games import GAMES
from bot.transport.payload import CALM, GOLD
from engine.core import Match, Rng
from engine.core.hands import won
from tests.bot.records.test_profile import asked, played
from tests.sampling import slow_but
from tests.there import there

ALL = [each.key for each in ranked(GAMES["koikoi"].sheet(GAMES["koikoi"].rules()))]


async def have(house, *hands):
    """The hands that Anna won in the match of this evening."""
    rows = [(number, json.dumps(keys)) for number, keys in enumerate(hands, 1)]
    insert = "INSERT INTO wins VALUES (1, ?, 0, 5, ?)"
    await house.bot.store.writer.write(lambda db: [db.execute("DELETE FROM wins"), db.executemany(insert, rows)])


async def collected(house, person, profile):
    return there((await person.press(profile, label="Collection")).message)


def accent(message):
    return message.components[0]["accent_color"]


async def test_each_pattern_has_how_often_and_since_when_and_the_others_are_missing(house):
    await played(house)
    await have(house, [])
    assert "Collection" not in [each.label for each in (await asked(house, house.anna)).buttons]
    await have(house, ["tan", "kasu"], ["kasu"], ["goko"], [])
    shown = await collected(house, house.ben, await asked(house, house.ben, house.anna))
    assert shown.ephemeral
    title, head, *rows = shown.text.splitlines()
    assert title == f"**{house.anna.mention}'s collection**"
    assert head == f"Koi-Koi: won with 3 of {len(ALL)} yaku"
    assert [row.partition(" · first on <t:")[0].split(" ")[-1] for row in rows[:3]] == ["×1", "×1", "×2"]
    for name, row in zip(("Five Brights", "Ribbons", "Plain"), rows[:3], strict=True):
        assert name in row
    assert all(re.search(r" · first on <t:\d{10}:d>$", row) for row in rows[:3])
    assert rows[3].startswith("-# Still missing: Four Brights")
    assert accent(shown) == CALM
    back = there((await house.ben.press(shown, label="Against people")).message)
    assert f"{house.anna.mention}'s profile" in back.text
    assert "gold frame" not in there(back.images[0].alt)


async def test_where_nothing_is_missing_there_is_gold(house):
    await played(house)
    await have(house, ALL)
    profile = await asked(house, house.anna)
    assert "Koi-Koi: the collection is complete, so the frame is gold." in there(profile.images[0].alt)
    shown = await collected(house, house.anna, profile)
    assert "The collection is complete." in shown.text
    assert "Still missing" not in shown.text
    assert accent(shown) == GOLD
    house.channel.deny("ATTACH_FILES")
    assert "so the frame is gold" in (await asked(house, house.anna)).text


@pytest.mark.parametrize("game", slow_but(GAMES["koikoi"], [*GAMES.values()]), ids=lambda game: game.key)
def test_what_hands_are_won_with_is_in_the_sheet_or_a_kind_of_it_and_is_no_amount(game):
    known = {each.key: each for each in game.sheet(game.rules())}
    easy, seen = next(iter(game.players.values())), set()
    for number in range(100):
        chance = Rng(f"collected {number}".encode())
        match, settled = Match(game, game.rules(), game.seats[-1], chance.bytes(32)), 0
        while match.pending and settled < 4:
            seat = max(match.pending)
            legal = match.pending[seat]
            match.play(seat, legal[0] if len(legal) == 1 else easy(match.view(seat), legal, chance))
            if (scene := match.scene(None)).settled > settled:
                settled, last = scene.settled, won(scene)
                seen |= set(last.patterns if last else ())
        if seen and number >= 2:
            break
    assert seen
    for key in seen:
        of = key if key in known else max(each for each in known if key.startswith(f"{each}_"))
        assert not known[of].amount, key
