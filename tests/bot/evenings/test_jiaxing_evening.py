"""An evening of Jiaxing mahjong over the stand-in: the lobby, a hand with everything in it, and the records."""

import re

import pytest

from engine import GAMES
from tests.bot.crafted import WILD, craft
from tests.bot.friends import (
    NAMES,
    apart,
    board,
    invited,
    labels,
    make,
    named,
    play,
    ready,
    rest,
    restarted,
    seated,
    told,
)
from tests.bot.house import PATIENCE_S, more
from tests.bot.trouble.test_never_lost import check_records
from tests.bot.waiting import eventually
from tests.bot.windows.test_nothing_betrays import sight
from tests.there import there

pytestmark = pytest.mark.slow

KONG = (2, r"\bs5\b|Five of Bamboos")
"""Whose concealed kong that is, and how it would be told."""

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
Ben kong S              | Ben makes a kong with South Wind from Anna. **A contract 包** binds Ben and Anna.
Chie continue           | **A contract 包** binds Ben and Anna.
Dora give_up            | Chie plays on. Dora gives up this hand. Ben draws
Ben discard p3          | Ben discards **Three of Circles**. Chie draws
Chie discard C          | Dora discards **Seven of Characters**.
Anna pong m7            | Anna pongs Seven of Characters from Dora.
Anna discard s6         | Anna discards **Six of Bamboos**. Ben draws
Ben discard N           | Ben discards **North Wind**. Chie draws
Chie discard p1         | Dora discards **Nine of Bamboos**. Anna draws
Anna added_kong m7      | Anna adds **Seven of Characters** to a pong.
"""

SETTLED = """Hand 1
Ben wins the hand.
East ×3 · 234 Char · South ×4 · 567 Char · 99 Char
Half flush 混一色 2, Seat wind 門風 1, Round wind 風圈 1, No wild tile 無百搭 1, Washout bonus: equal dice 包子 ×2
5 points 台 × 2 (1 番) = 10 a share, 50 in all.
Anna pays 50 to Ben (5 shares)
Anna and Ben were bound by a contract 包 · Dora had given up""".splitlines()
"""JX-97: the konger alone pays, and who is bound to the winner pays five shares."""


async def ended(house):
    """All go home; what was won is counted, and the deal can be checked."""
    settled = told(house, await board(house))
    assert all(line in settled for line in SETTLED)
    for person in house.people:
        await rest(house)  # the press of the one before edits every hand
        await person.press(await house.hand(person), label="End the match")
    final = await house.anna.wait(
        house.channel, lambda m: "The match is over" in m.text and not m.ephemeral, PATIENCE_S
    )
    shown = [button.label for button in final.buttons]
    assert shown[:6] == ["Play again", "Change seats", "Replay", "Review", "Points by hand", "Why?"]
    text = told(house, final)
    assert "Ben won with " in text
    places = re.findall(r"(\w+) — (−?\d+) points · place (\d)", text)
    assert places == [("Ben", "50", "1"), ("Chie", "0", "2"), ("Dora", "0", "3"), ("Anna", "−50", "4")]
    counted = named(house, (await house.ben.command(house.channel, "leaderboard", game="jiaxing")).message.text)
    assert "**1.** Ben — won 1 of 1, 50 points" in counted
    assert "**2.** Anna — won 0 of 1, −50 points" in counted


@pytest.mark.real_time
async def test_a_hand_with_all_claims_all_kongs_a_contract_and_a_robbed_kong_over_a_kill_in_a_window(
    tmp_path, monkeypatch
):
    craft("jiaxing", monkeypatch.setattr)
    async with apart(tmp_path, "jiaxing") as house:
        lobby = await invited(house, "jiaxing", ("give_up", f"discard {WILD}"), KONG)
        seal, eve = await seated(house, lobby), house.discord.add_person("Eve")
        await ready(house)
        await play(house, BEFORE)
        assert await labels(house, "Ben") == ["Chow 24 Char", "Chow 45 Char", "Pass"]
        assert await labels(house, "Chie") == ["Pong", "Pass"]
        others = [*house.people[:1], *house.people[2:], eve]
        before = [await sight(house, person) for person in others]
        await make(house, "Ben", "chow m2 m4")
        await rest(house)
        assert house.ledger.moves(1)[-1] == (1, "chow m2 m4")
        assert [await sight(house, person) for person in others] == before  # nobody learns that Ben has answered
        await house.bot.kill()
        assert [await sight(house, person) for person in others] == before
        await restarted(house)
        assert await labels(house, "Ben") == []  # what Ben has answered is kept
        assert await labels(house, "Chie") == ["Pong", "Pass"]
        await play(house, AFTER)
        assert await labels(house, "Ben") == ["Win 50", "Pass"]
        assert [await labels(house, name) for name in ("Anna", "Chie", "Dora")] == [[], [], []]
        await make(house, "Ben", "win")
        await rest(house)
        for name in NAMES:
            hand = told(house, await house.hand(house.people[NAMES.index(name)]))
            assert all(line in hand for line in SETTLED)
        card = await board(house)
        assert all(line in told(house, card) for line in SETTLED)
        assert "Ben robs Seven of Characters from Anna's kong! **Ben wins with Seven of Characters!**" in named(
            house, card.text
        )
        assert "Anna pays 50 to Ben" in card.images[0].alt
        await ended(house)
        verified = there((await house.ben.command(house.channel, "verify")).message).text
        assert seal in verified
        assert "moves: same result" in verified
    check_records(house.database)


async def test_each_level_of_each_game_has_a_button_and_a_match_at_once_may_name_one(house):
    for key, game in GAMES.items():
        lobby = there((await house.anna.command(house.channel, "play", game=key)).message)
        panel = there((await house.anna.press(lobby, label="More…")).message)
        adding = [button.label for button in panel.buttons if ":add" in button.custom_id]
        assert adding == [f"Add {level} computer" for level in game.players]
        best = [*game.players][-1]
        await house.anna.press(panel, label=f"Add {best} computer")
        said = f"**2.** Tama (computer) · {best}"
        await house.anna.wait(house.channel, lambda m, said=said: not m.ephemeral and said in m.text, PATIENCE_S)
        await more(house.anna, lobby, "Close the lobby")
    tables = house.bot.registry.known
    for level, options in (("normal", {"level": "normal"}), ("easy", {"against_computers": True})):
        await house.anna.command(house.channel, "play", game="jiaxing", **options)
        table = await eventually(lambda: tables[max(tables)].match and tables[max(tables)])
        assert [sitter.level for sitter in table.sitters] == [None, level, level, level]
