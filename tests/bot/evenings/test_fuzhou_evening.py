"""An evening of Fuzhou mahjong over the stand-in: flowers, a robbed gold, a lock, the last tiles, and who leaves."""

import re

import pytest

from tests.bot.crafted import craft
from tests.bot.friends import (
    NAMES,
    apart,
    board,
    everybody_reads,
    invited,
    labels,
    make,
    named,
    nobody_sees_more,
    play,
    reads,
    ready,
    rest,
    restarted,
    seated,
    told,
)
from tests.bot.house import PATIENCE_S, more
from tests.bot.trouble.test_never_lost import check_records
from tests.bot.windows.test_nothing_betrays import sight
from tests.there import there

pytestmark = pytest.mark.slow

FLOWERS = "Flowers laid out 花: ① 6 · ② 0 · ③ 1 · ④ 2. **Nine of Bamboos** is turned up"

LOCK = "You discarded or passed on `7 Bam`, so you can't chow, pong or win with it until your next tile."

UNLOCKED = """
Dora chow s6 s8  | Dora chows Six of Bamboos, Seven of Bamboos, Eight of Bamboos from Chie.
Dora discard m3  | Dora discards **Three of Characters**. Anna lays out West Wind, Chrysanthemum.
"""

WON = """
Anna discard p1  | Anna discards **One of Circles**. Ben draws
Ben discard m1   | Ben discards **One of Characters**.
Chie chow m2 m3  | Ben discards **One of Characters**.
"""

LAST_TURNS = """
Chie discard m7  | Nobody robs the gold. Dora draws
Dora discard m8  | Dora discards **Eight of Characters**. Anna draws
Anna discard p9  | Anna discards **Nine of Circles**.
"""

FINAL = (
    "Anna discards **Nine of Circles**. These are the last tiles: each player draws one and doesn't discard. "
    "Ben draws a tile. Chie draws a tile. Dora lays out Chrysanthemum. Anna draws a tile. **Anna wins with "
)


async def begun(house, **changed):
    """Four friends look at their first tiles, under these house rules. Returns the seal of the lobby."""
    lobby = await invited(house, "fuzhou")
    panel = (await more(house.anna, lobby, "House rules")).message
    for name, value in changed.items():
        lists = [select for select in there(panel).selects if select.custom_id.startswith("o:1:setting")]
        where = next(each.custom_id for each in lists if name in [option.value for option in each.options])
        panel = (await house.anna.select(panel, where, [name])).message
        panel = (await house.anna.select(panel, f"o:1:value:{name}", [value])).message
    return await seated(house, lobby)


async def settled(house, ended, *lines):
    """The hand ended so, and its settlement stands on its card and in every hand."""
    await rest(house)
    card = await board(house)
    assert ended in named(house, card.text)
    for message in (card, *[await house.hand(person) for person in house.people]):
        for line in lines:
            assert line in told(house, message)
    await nobody_sees_more(house)


async def the_gold_is_robbed(house):
    """FZ-78, FZ-80: of two who may rob it the dealer comes last, even when they speak first."""
    await ready(house)
    await play(house, "Anna discard s4 | Anna discards **Four of Bamboos**.")
    for name, worth in (("Anna", 132), ("Chie", 102)):
        assert await labels(house, name) == [f"Rob gold {worth}", "Pass"]
        assert "**You can rob the gold 抢金**" in await reads(house, name)
    others = [house.people[1], house.people[3], house.discord.add_person("Eve")]
    hands = [await house.hand(person) for person in others[:2]]
    before = [await sight(house, person) for person in others]
    await make(house, "Anna", "rob_gold")
    await rest(house)
    assert [await sight(house, person) for person in others] == before  # nobody learns that Anna has answered
    await make(house, "Chie", "rob_gold")
    formula = "(1 flower 花 + 1 gold 金) × 2 + 30 = 34 a share, 102 in all."
    won = "Chie robs the gold, Nine of Bamboos! **Chie wins with Nine of Bamboos!**"
    await settled(house, won, "Robbing the gold 抢金 30", formula)
    edits = [(await person.now(hand)).edited - hand.edited for person, hand in zip(others, hands, strict=False)]
    assert edits == [1, 1]  # nor was anything of it still on its way


async def a_discard_wins_after_a_lock(house):
    """FZ-65: what was passed is not offered before the next tile. FZ-22: flowers in play. FZ-66: a win goes first."""
    await ready(house)
    assert len(await labels(house, "Ben")) == 17
    assert 17 + 4 < components((await house.hand(house.ben)).components) <= 40
    await play(house, "Ben discard s7 | Nobody robs the gold.")
    assert await labels(house, "Anna") == ["Pong", "Pass"]
    await play(house, "Anna pass | Chie draws\nChie discard s7 | Chie discards **Seven of Bamboos**.")
    assert await labels(house, "Anna") == []
    assert LOCK in await reads(house, "Anna")
    assert await labels(house, "Dora") == ["Chow 68 Bam", "Pass"]
    await play(house, UNLOCKED)
    assert LOCK not in await reads(house, "Anna")
    await play(house, WON)
    assert await labels(house, "Anna") == ["Win 9", "Pong", "Pass"]
    await make(house, "Anna", "win")
    formula = "2 flowers 花 + 0 golds 金 + 1 for the win 底 = 3 a share, 9 in all."
    await settled(house, "Ben discards **One of Characters**. **Anna wins with One of Characters!**", formula)


async def one_leaves(house, name):
    """FZ-94: the price is said before it is paid."""
    person = house.people[NAMES.index(name)]
    sure = (await person.command(house.channel, "resign")).message
    assert "You lose **200** points." in sure.text
    await person.press(sure, label="Resign")
    await rest(house)


def components(found):
    """How many components these are, with all that they hold."""
    return sum(1 + components(each.get("components", ())) for each in found)


def places(text):
    """Who ended with how many points and at which place, as the final message tells."""
    return re.findall(r"(\w+(?: \d)?) — (−?\d+) points · place (\d)", text)


async def the_last(house):
    return await house.anna.wait(house.channel, lambda m: "The match is over" in m.text and not m.ephemeral, PATIENCE_S)


async def checked(house, seal, *counted):
    """The leaderboard counts the match, and the deal can be checked."""
    ranks = named(house, (await house.anna.command(house.channel, "leaderboard", game="fuzhou")).message.text)
    for line in counted:
        assert line in ranks
    verified = (await house.anna.command(house.channel, "verify")).message.text
    assert seal in verified
    assert "moves: same result" in verified
    check_records(house.database)


@pytest.mark.real_time
async def test_the_gold_is_robbed_a_lock_passes_the_last_tiles_fall_after_a_kill_and_one_leaves(tmp_path, monkeypatch):
    craft("fuzhou", monkeypatch.setattr)
    async with apart(tmp_path, "fuzhou") as house:
        seal = await begun(house, reserve="40")
        await everybody_reads(house, FLOWERS)
        await the_gold_is_robbed(house)
        await a_discard_wins_after_a_lock(house)
        await ready(house)
        await play(house, LAST_TURNS)
        assert await labels(house, "Chie") == ["Pong", "Pass"]
        await house.bot.kill()
        await restarted(house)
        assert await labels(house, "Chie") == ["Pong", "Pass"]
        await make(house, "Chie", "pass")  # and everything else comes by itself (FZ-51)
        await settled(
            house,
            FINAL,
            "(12 flowers 花 + 0 golds 金 + 1 for the win 底) × 2 for self-draw 自摸 = 26 a share, 78 in all.",
        )
        await ready(house)
        await one_leaves(house, "Chie")
        final = await the_last(house)
        assert "Anna draws" not in named(house, final.text)  # the void hand tells nothing, the last one has a card
        assert "Chie left the table and loses 200 points." in named(house, final.text)
        assert places(told(house, final)) == [
            ("Anna", "53", "1"),
            ("Ben", "−63", "2"),
            ("Dora", "−63", "2"),
            ("Chie", "−127", "4"),
        ]
        await checked(house, seal, "**1.** Anna — won 1 of 1, 53 points", "**2.** Chie — won 0 of 1, −127 points")
