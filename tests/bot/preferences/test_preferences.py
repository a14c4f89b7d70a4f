"""/preferences: everybody's own, and each takes effect for whoever has chosen it."""

from dataclasses import replace

import aiohttp

from bot.settings.settings import Preferences
from bot.ui.hand_message import hand_message
from bot.ui.render_context import DisplayOptions
from engine.core import Action
from tests.bot.evenings.test_mahjong_evening import four, press
from tests.bot.fuzhou_table import position, table_of
from tests.bot.house import more
from tests.bot.mahjong_table import shown
from tests.bot.reading import reading
from tests.bot.wishes import choose, opened, panel, prefer, set_of_server
from tests.there import there


async def picture(message):
    async with aiohttp.ClientSession() as session, session.get(message.images[0].url) as response:
        return await response.read()


async def test_preferences_are_ones_own_and_nobody_else_sees_them(house):
    mine = await prefer(house, house.ben, "calm", "on")
    assert mine.ephemeral
    assert "More time to claim tiles: **yes**" in mine.text
    theirs = await panel(house.anna, house.channel, "preferences")
    assert "More time to claim tiles: **no**" in theirs.text
    # a press says what is chosen, and never by whom
    settings = house.bot.settings
    answer = await house.anna.select(theirs, mine.selects[1].custom_id, ["on"], raw=True)
    assert "Something changed in the meantime" in there(answer.message).text
    assert settings.for_user(house.anna.id) == Preferences()
    assert settings.for_user(house.ben.id) == Preferences(calm=True)
    # nor does a panel on another device that is behind change anything
    phone = await opened(house.ben, await panel(house.ben, house.channel, "preferences"), "pace")
    await prefer(house, house.ben, "pace", "calm")
    answer = await house.ben.select(phone, phone.selects[1].custom_id, ["instant"])
    assert "Something changed in the meantime" in there(answer.message).text
    assert settings.for_user(house.ben.id).pace == "calm"


async def test_who_wants_words_gets_no_pictures_and_everybody_else_does(house):
    await prefer(house, house.ben, "in_words", "on")
    table = await house.started()
    assert (await house.hand(house.ben)).images == []
    assert "Your hand: " in (await house.hand(house.ben)).text
    assert (await house.hand(house.anna)).images != []
    assert (await house.anna.now(table)).images != []


async def test_a_preference_changes_the_pictures_of_ones_own_hand_and_no_others(house):
    table = await house.started()
    before = await pictures_of(house, table)
    for key in ("contrast", "red_backs", "codes", "plain"):
        await prefer(house, house.ben, key, "on")
        after = await pictures_of(house, table)
        assert [before[whose] != after[whose] for whose in ("anna", "ben", "table")] == [False, True, False], key
        await prefer(house, house.ben, key, "off")


async def pictures_of(house, table):
    """What everybody sees, and what Anna and Ben see when they ask for their hands."""
    hands = {person: there((await person.command(house.channel, "hand")).message) for person in (house.anna, house.ben)}
    return {
        "anna": await picture(hands[house.anna]),
        "ben": await picture(hands[house.ben]),
        "table": await picture(await house.anna.now(table)),
    }


async def reaching(house):
    """Anna and Ben play until Anna is shown yaku in reach. Returns what is said of her hand."""
    table = await house.bot.registry.get(1)
    while (sheet := table.match.scene(0).sheet("reach", 0)) is None or not sheet.rows:
        seat, legal = next(iter(table.match.pending.items()))
        await house.bot.matches.play(1, (house.anna, house.ben)[seat].id, table.match.number, legal[0])
    opened = there((await house.anna.command(house.channel, "hand")).message)
    return opened.images[0].alt


async def test_who_wants_no_hints_is_shown_no_yaku_in_reach(house):
    await house.started()
    assert "In reach" in await reaching(house)
    await prefer(house, house.anna, "hints", "off")
    assert "In reach" not in await reaching(house)
    await prefer(house, house.anna, "hints", "server")
    assert "In reach" in await reaching(house)
    await set_of_server(house, "hints", "off")
    assert "In reach" not in await reaching(house)
    await prefer(house, house.anna, "hints", "on")
    assert "In reach" in await reaching(house)


async def test_a_game_with_an_order_against_hints_shows_them_as_the_order_says():
    """It was given when the match began, and may have been taken back since."""
    match = position("m46 p123456789 s111 s99", drawn="s3", asked=["discard s3"])
    table = table_of(match)
    sheets = [
        shown(await hand_message(table, 0, replace(reading(), taste=DisplayOptions(in_words=True, hints=hints)))).text
        for hints in (True, False)
    ]
    assert sheets[0] == sheets[1]


async def test_grave_moves_are_not_asked_once_more_of_who_does_not_want_it():
    asked = ["discard s3", "jinkan s3", "jinkan s1"]
    table = table_of(position("m46 p123456789 s111 s99", drawn="s3", asked=asked))
    kinds = {}
    for careful in (True, False):
        seen = shown(
            await hand_message(table, 0, replace(reading(), taste=DisplayOptions(in_words=True, careful=careful)))
        )
        kinds[careful] = {button.custom_id[0] for button in seen.buttons if ":jinkan" in button.custom_id}
    assert kinds == {True: {"q"}, False: {"p"}}
    # a button of an older message still asks
    sure = await hand_message(
        table, 0, replace(reading(), taste=DisplayOptions(in_words=True, careful=False)), sure=Action("jinkan", ("s3",))
    )
    assert shown(sure).buttons[0].label == "Yes, do it"


async def test_a_slip_is_played_at_once_where_its_player_wants_it_so(tmp_path):
    async with four(tmp_path) as house:
        await prefer(house, house.anna, "confirmations", "ending")
        await house.anna.command(house.channel, "hand")
        done = await press(house, house.anna, "1 Char ×2 ✦")
        assert "discards **One of Characters**" in done.text


async def test_the_end_of_a_match_is_asked_once_more_of_everybody(house):
    await prefer(house, house.anna, "confirmations", "ending")
    await house.started()
    await house.bot.matches.stand_in(1, house.ben.id)
    hand = there((await house.anna.command(house.channel, "hand")).message)
    finish = next(button for button in hand.buttons if button.custom_id.endswith(":finish"))
    assert finish.custom_id.startswith("q:")


async def test_standing_orders_are_given_when_a_match_begins_and_can_be_taken_back(house):
    await prefer(house, house.anna, "orders", "no_claims", "always_win")
    lobby = there((await house.anna.command(house.channel, "play", game="jiaxing")).message)
    for _ in range(3):
        await more(house.anna, await house.anna.now(lobby), "Add easy computer")
    await house.anna.press(await house.anna.now(lobby), label="Start")
    hand = await house.hand(house.anna)
    assert [button.label for button in hand.buttons if button.custom_id.startswith("more:")] == ["More ✓"]
    hand = there((await house.anna.press(hand, label="More ✓")).message)
    given = [button.label for button in hand.buttons if button.label.startswith("✓")]
    assert given == ["✓ No claims", "✓ Always win"]
    hand = there((await house.anna.press(hand, label="✓ No claims")).message)
    assert "No claims" in [button.label for button in hand.buttons]
    await choose(house.anna, await panel(house.anna, house.channel, "preferences"), "orders")
    assert house.bot.settings.for_user(house.anna.id) == Preferences()
