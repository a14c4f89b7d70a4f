"""Mahjong over the stand-in: a forged second question, and the panel and form of the host."""

from contextlib import asynccontextmanager

import pytest

from engine import GAMES
from tests.bot.hands.test_mahjong_hand import HANDS
from tests.bot.house import PATIENCE_S, evening, more
from tests.bot.mahjong_table import DICE, JIAXING, laid
from tests.there import there

pytestmark = pytest.mark.slow


@asynccontextmanager
async def four(tmp_path):
    """Anna, who deals, Ben, Chie and Dora with these hands, in words; all are asked whether they are ready."""
    async with evening(tmp_path) as house:
        house.channel.deny("ATTACH_FILES")
        house.people = [house.anna, house.ben, *map(house.discord.add_person, ("Chie", "Dora"))]
        lobby = there((await house.anna.command(house.channel, "play", game="jiaxing")).message)
        for guest in house.people[1:]:
            await guest.press(await guest.now(lobby), label="Join")
        await house.anna.press(await house.anna.now(lobby), label="Start")
        for person in house.people:
            await house.hand(person)
        table = await house.bot.registry.get(1)
        state = JIAXING.deal(table.rules, 4, 0, laid(HANDS, "m1", ""), DICE)
        table.match._arrive(state, table.match.number, table.match.told)
        for person in house.people:
            await person.press(await house.hand(person), label="Ready")
        await said(house, house.anna, "Your turn")
        yield house


async def said(house, person, words):
    """The hand of a person as soon as it says so."""
    return await person.wait(house.channel, lambda m: m.ephemeral and words in m.text, PATIENCE_S)


async def press(house, person, label):
    return (await person.press(await house.hand(person), label=label)).message


async def test_a_second_question_from_an_earlier_moment_or_of_somebody_else_is_not_asked(tmp_path):
    async with four(tmp_path) as house:
        hand = await house.hand(house.anna)
        wild = next(button.custom_id for button in hand.buttons if button.custom_id.startswith("q:"))
        stale = await house.anna.press(hand, f"q:1:1:{wild.split(':')[3]}", raw=True)
        assert "out of date" in there(stale.message).text
        assert "Your turn" in there(stale.message).text
        other = await house.ben.press(await house.hand(house.ben), wild, raw=True)
        assert "Waiting for" in there(other.message).text
        for nonsense in ("q:1", "q:1:x:discard m1", "q:1:2:discard m1:again"):
            answer = await house.anna.press(hand, nonsense, raw=True)
            assert "button no longer works" in there(answer.message).text
        eve = house.discord.add_person("Eve")
        board = next(m for m in await house.public() if m.buttons)
        assert "button no longer works" in there((await eve.press(board, wild, raw=True)).message).text
        assert (await house.bot.registry.get(1)).match.seq == 4


async def test_the_host_changes_all_settings_in_a_panel_and_types_what_no_select_holds(house):
    lobby = (await house.anna.command(house.channel, "play", game="jiaxing")).message
    panel = there((await more(house.anna, lobby, "House rules")).message)
    assert len(panel.selects[3].options) == len([o for o in JIAXING.rules.options() if JIAXING.rules().applies(o)])
    picked = there((await house.anna.select(panel, "o:1:setting", ["base"])).message)
    assert [option.value for option in picked.selects[4].options][:4] == ["1", "2", "5", "10"]
    for forged in ("chow", "nonsense"):
        answer = await house.anna.press(picked, f"o:1:number:{forged}", raw=True)
        assert "button no longer works" in there(answer.message).text
    form = await house.anna.press(picked, label="Another number")
    assert form.state == "modal"
    wrong = await house.anna.submit(form, {"word": "1001"})
    assert there(wrong.message).text == "Enter a whole number from 1 to 1000."
    form = await house.anna.press(picked, label="Another number")
    changed = await house.anna.submit(form, {"word": " 7 "})
    assert changed.state == "updated"
    assert "Value of one point 台: **7**" in there(changed.message).text
    assert "7" in [option.value for option in there(changed.message).selects[4].options]
    await house.anna.wait(
        house.channel,
        lambda m: not m.ephemeral and "House rules: Value of one point 台: **7**" in m.text,
        PATIENCE_S,
    )


@pytest.mark.parametrize(
    ("game", "large"),
    [("jiaxing", "base cap reserve"), ("fuzhou", "stake reserve gold_pair gold_triplet escape")],
)
async def test_every_setting_of_the_panel_fits_and_only_large_numbers_have_a_form(house, game, large):
    lobby = (await house.anna.command(house.channel, "play", game=game)).message
    panel, forms = (await more(house.anna, lobby, "House rules")).message, []
    lists = [select for select in there(panel).selects if select.custom_id.startswith("o:1:setting")]
    named = [(select.custom_id, option.value) for select in lists for option in select.options]
    for custom_id, name in named:
        panel = (await house.anna.select(panel, custom_id, [name])).message
        if "Another number" in [button.label for button in there(panel).buttons]:
            forms.append(name)
    assert [name for _, name in named] == [option.name for option in GAMES[game].rules.options()]
    assert forms == large.split()
    forged = await house.anna.press(panel, "o:1:number:nothing", raw=True)
    assert "button no longer works" in there(forged.message).text
