"""An evening of Jiaxing mahjong over the stand-in: the lobby, a hand with everything in it, and the records."""

import asyncio
import re

import aiohttp
import pytest

from bot.table import Table
from bot.ui.board import board_post
from bot.ui.hand import hand_post
from engine.core import TABLE, Rng
from tests.bot.house import PATIENCE, evening, running
from tests.bot.mahjong_table import TEXT, laid, shown
from tests.bot.test_never_lost import check_records
from tests.bot.test_secrets import otherwise
from tests.bot.test_three_seats import renew
from tests.bot.windows.test_nothing_betrays import at_rest, sight

NAMES = ("Anna", "Ben", "Chie", "Dora")
CLAIMS = (0.05, 0.1, 60.0)
"""The table goes on soon, and windows end when all who are asked have answered."""

# Anna deals. Ben shall claim three of her discards, so that both are bound, and wait for m4 and m7; Chie holds a
# concealed kong; Dora gives up and discards what Anna pongs, which Ben cannot win on before Anna adds the fourth.
DICE = (2, 2)
HANDS = ("m377 p36 s268 ESWNCB", "m245699 p1 s1 EE SSS", "m33 p258 s55559 N FF", "m18 p1479 s37 WNCFB")
WILD = "p9"
DRAWN = "W s4 m1 p6 F B s2 C m7 N p1 s9 m7"
KONGS = "m6 s8 p3"
"""What is drawn for the concealed, the added and the claimed kong."""

BEFORE = """
Anna discard E          | Anna discards **East Wind**.
Ben pong E              | Ben pongs East Wind from Anna.
Ben discard p1          | Ben discards **One of Circles**. Chie draws
Chie concealed_kong s5  | Chie makes a concealed kong
Chie discard m6         | Chie discards **Six of Characters**. Dora draws
Dora discard F          | Dora discards **Green Dragon**.
Chie pong F             | Chie pongs Green Dragon from Dora.
Chie discard N          | Chie discards **North Wind**. Dora draws
Dora discard p9         | Dora discards **Nine of Circles**. Anna draws
Anna discard m3         | Anna discards **Three of Characters**.
"""
"""Who does what, and what everybody reads then. Ben and Chie may both claim the last discard."""

AFTER = """
Chie pass               | Ben chows Two of Characters, Three of Characters, Four of Characters from Anna.
Ben discard s1          | Ben discards **One of Bamboos**. Chie draws
Chie added_kong F       | Chie adds **Green Dragon** to a pong. Chie draws
Chie discard s8         | Chie discards **Eight of Bamboos**. Dora draws
Dora discard B          | Dora discards **White Dragon**. Anna draws
Anna discard S          | Anna discards **South Wind**.
Ben kong S              | Ben makes a kong of South Wind from Anna. **A contract** binds Ben and Anna.
Chie continue           | **A contract** binds Ben and Anna.
Dora give_up            | Chie plays on. Dora gives up this hand. Ben draws
Ben discard p3          | Ben discards **Three of Circles**. Chie draws
Chie discard C          | Dora discards **Seven of Characters**.
Anna pong m7            | Anna pongs Seven of Characters from Dora.
Anna discard s6         | Anna discards **Six of Bamboos**. Ben draws
Ben discard N           | Ben discards **North Wind**. Chie draws
Chie discard p1         | Dora discards **Nine of Bamboos**. Anna draws
Anna added_kong m7      | Anna adds **Seven of Characters** to a pong.
"""

SETTLED = """**Hand 1**
Ben wins the hand.
`EEE · m234 · SSSS · m567 · m99`
One suit and honours 2, Seat wind 1, Round wind 1, No wild tile 1, Washout bonus ×2
5 points × 2^1 = **10** a share, **50** in all.
① pays ② 50"""
"""JX-97: the konger alone pays, and as he is bound to the winner he pays five shares."""


class Dealt(Rng):
    """Chance, but for the wall and the dice of the first hand."""

    def __init__(self, seed, *path):
        super().__init__(seed, *path)
        self._first, self._dice = path[:2] == ("hand", 1), iter((*DICE, 1, 1))

    def shuffled(self, items):
        return tuple(laid(HANDS, WILD, DRAWN, KONGS, DICE)) if self._first else super().shuffled(items)

    def below(self, n):
        return next(self._dice) - 1 if self._first else super().below(n)


@pytest.fixture
def crafted(monkeypatch):
    monkeypatch.setattr("engine.jiaxing.play.Rng", Dealt)


async def seated(house):
    """Four friends sit down and look at their tiles. Returns the seal of the lobby."""
    house.people = [house.anna, house.ben, *map(house.discord.add_person, NAMES[2:])]
    lobby = (await house.anna.command(house.channel, "play", game="jiaxing")).message
    for guest in house.people[1:]:
        await guest.press(await guest.now(lobby), label="Join")
    await house.anna.press(await house.anna.now(lobby), label="Start")
    for person in house.people:
        await person.press(await house.hand(person), label="Ready")
    return re.search(r"sha256 `(\w{64})`", lobby.text)[1]


def offer(message, action):
    """The button of an action, whether it plays at once or asks once more."""
    found = (button.custom_id for button in message.buttons if button.custom_id[0] in "pq")
    return next((custom_id for custom_id in found if custom_id.split(":")[3:] == [action]), None)


async def make(house, name, action):
    """Press what the newest hand of somebody offers, and once more where that is asked."""
    person = house.people[NAMES.index(name)]
    for _ in range(int(PATIENCE * 50)):
        hand = await house.hand(person)
        if offer(hand, action):
            break
        await asyncio.sleep(0.02)
    button = offer(hand, action)
    assert button, f"{name} is not offered {action}: {hand.text}"
    answer = await person.press(hand, button)
    assert answer.state == "updated"
    sure = [other.label for other in answer.message.buttons] if button.startswith("q:") else []
    assert ("Yes, I mean it" in sure) == (action in ("give_up", f"discard {WILD}"))
    if sure:
        assert (await person.press(answer.message, label="Yes, I mean it")).state == "updated"


async def rest(house):
    """Wait until a person has to do something, and all is shown."""
    for _ in range(int(PATIENCE * 50)):
        if TABLE not in (await house.bot.tables.get(1)).match.pending:
            break
        await asyncio.sleep(0.02)
    await at_rest(house)
    house.discord.clock.advance(5)  # nobody presses as fast as this test


async def board(house):
    """The table as everybody sees it."""
    return next(message for message in reversed(await house.public()) if message.buttons)


def named(house, text):
    for name, person in zip(NAMES, house.people, strict=True):
        text = text.replace(person.mention, name)
    return text


async def everybody_reads(house, words):
    for message in (await board(house), *[await house.hand(person) for person in house.people]):
        assert words in named(house, message.text)


async def nobody_sees_more(house, rng):
    """What everybody is sent, bytes and all, is what he would be sent if all he cannot know were dealt otherwise."""
    table, pictures = await house.bot.tables.get(1), house.bot.pictures
    for viewer, person in (None, house.anna), *enumerate(house.people):
        other = Table(table.row, table.sitters, otherwise(table.match, viewer, rng), table.orders)
        if viewer is None:
            seen, sent = await board(house), await board_post(other, pictures, TEXT, "en")
        else:
            seen, sent = await house.hand(person), await hand_post(other, viewer, pictures, TEXT, "en")
        expected = shown(sent)
        assert seen.text == expected.text.strip()
        assert [(each.label, each.custom_id) for each in seen.buttons] == [
            (each.label, each.custom_id) for each in expected.buttons
        ]
        gallery = next(item for item in sent.view.walk_children() if hasattr(item, "items"))
        assert [image.alt for image in seen.images] == [item.description for item in gallery.items]
        assert await picture(seen) == sent.pictures[0][1]
        told = f"{seen.text} {seen.images[0].alt}"
        assert viewer == 2 or not re.search(r"\bs5\b|Five of Bamboos", told)  # her concealed kong


async def picture(message):
    async with aiohttp.ClientSession() as session, session.get(message.images[0].url) as response:
        return await response.read()


async def play(house, course, rng):
    for line in course.strip().splitlines():
        move, _, words = line.partition("|")
        name, _, action = move.strip().partition(" ")
        await make(house, name, action)
        await rest(house)
        await everybody_reads(house, words.strip())
        await nobody_sees_more(house, rng)


async def labels(house, name):
    """The moves somebody is offered, by what stands on their buttons."""
    hand = await house.hand(house.people[NAMES.index(name)])
    return [button.label for button in hand.buttons if button.custom_id[0] in "pq"]


async def ended(house):
    """All go home; what was won is counted, and the deal can be checked."""
    for person in house.people:
        await person.press(await house.hand(person), label="End the match")
    final = await house.anna.wait(house.channel, lambda m: "The match is over" in m.text and not m.ephemeral, PATIENCE)
    assert not final.buttons
    text = named(house, final.text)
    assert "Ben wins!" in text
    assert SETTLED in text
    places = re.findall(r"(\w+) — \*\*(-?\d+)\*\* points · place (\d)", text)
    assert places == [("Ben", "50", "1"), ("Chie", "0", "2"), ("Dora", "0", "3"), ("Anna", "-50", "4")]
    counted = named(house, (await house.ben.command(house.channel, "leaderboard", game="jiaxing")).message.text)
    assert "**1.** Ben — 1 won of 1, 50 points" in counted
    assert "**4.** Anna — 0 won of 1, -50 points" in counted


async def test_a_hand_with_all_claims_all_kongs_a_contract_and_a_robbed_kong_over_a_restart(tmp_path, crafted):
    async with evening(tmp_path, claims=CLAIMS) as house:
        rng, house.bot.boards.pace._channel_pause = Rng(b"evening"), 0.0
        seal, eve = await seated(house), house.discord.add_person("Eve")
        await play(house, BEFORE, rng)
        assert await labels(house, "Ben") == ["Chow m234", "Chow m345", "Pass"]
        assert await labels(house, "Chie") == ["Pong 🀉︎ m3", "Pass"]
        others = [*house.people[:1], *house.people[2:], eve]
        before = [await sight(house, person) for person in others]
        await make(house, "Ben", "chow m2 m4")
        await rest(house)
        assert [await sight(house, person) for person in others] == before  # nobody learns that he has answered
        await house.bot.close()
        async with running(house.discord, house.database, claims=CLAIMS) as house.bot:
            house.bot.boards.pace._channel_pause = 0.0
            for person in house.people:
                await renew(person, house.channel)
            assert await labels(house, "Ben") == []  # what he has answered is kept
            await play(house, AFTER, rng)
            assert await labels(house, "Ben") == ["Win", "Pass"]
            assert [await labels(house, name) for name in ("Anna", "Chie", "Dora")] == [[], [], []]
            await make(house, "Ben", "win")
            await rest(house)
            for person in house.people:
                hand = named(house, (await house.hand(person)).text)
                assert SETTLED in hand
                assert "Ben is the dealer" in hand
            card = next(message for message in await house.public() if SETTLED in named(house, message.text))
            assert "Ben robs Seven of Characters from the kong of Anna! **Ben wins!**" in named(house, card.text)
            assert "Anna pays Ben 50." in card.images[0].alt
            await ended(house)
            verified = (await house.ben.command(house.channel, "verify")).message.text
            assert seal in verified
            assert "lead to the same result" in verified
    check_records(house.database)


async def test_the_host_chooses_how_well_each_computer_plays(tmp_path):
    async with evening(tmp_path) as house:
        lobby = (await house.anna.command(house.channel, "play", game="jiaxing")).message
        adding = [button.label for button in lobby.buttons if ":add" in button.custom_id]
        assert adding == ["Add computer (easy)", "Add computer (normal)"]
        refused = await house.ben.press(lobby, label="Add computer (normal)")
        assert "Only" in refused.message.text
        lobby = (await house.anna.press(lobby, label="Add computer (normal)")).message
        lobby = (await house.anna.press(lobby, "l:1:add", raw=True)).message
        assert "**2.** Computer 2 · normal · cut: " in lobby.text
        assert "**3.** Computer 3 · easy · cut: " in lobby.text
        unknown = await house.anna.press(lobby, "l:1:add:divine", raw=True)
        assert "at the level divine" in unknown.message.text
        nonsense = await house.anna.press(lobby, "l:1:add:easy:twice", raw=True)
        assert "do not know this button" in nonsense.message.text
        lobby = (await house.anna.press(lobby, label="Add computer (easy)")).message
        assert ":add" not in str([button.custom_id for button in lobby.buttons])
        assert [sitter.level for sitter in (await house.bot.tables.get(1)).sitters] == [None, "normal", "easy", "easy"]


async def test_where_computers_know_one_level_there_is_one_button_without_its_name(tmp_path):
    async with evening(tmp_path) as house:
        lobby = (await house.anna.command(house.channel, "play", game="koikoi")).message
        assert [button.label for button in lobby.buttons if ":add" in button.custom_id] == ["Add computer"]
        lobby = (await house.anna.press(lobby, label="Add computer")).message
        assert "**2.** Computer 2 · easy · cut: " in lobby.text
