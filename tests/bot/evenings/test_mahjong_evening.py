"""Mahjong over the stand-in: a forged second question, the panel and form of the host, and levels."""

from contextlib import asynccontextmanager

from engine import GAMES
from tests.bot.hands.test_mahjong_hand import HANDS
from tests.bot.house import PATIENCE_S, evening, more
from tests.bot.mahjong_table import DICE, JIAXING, laid
from tests.bot.waiting import eventually
from tests.there import there


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
    await house.anna.select(panel, "o:1:pace", ["calm"])
    assert (await house.bot.registry.get(1)).row.pace == "calm"
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


async def test_each_level_of_each_game_has_a_button_and_a_match_at_once_may_name_one(house):
    for key, game in GAMES.items():
        lobby = there((await house.anna.command(house.channel, "play", game=key)).message)
        panel = there((await house.anna.press(lobby, label="More…")).message)
        adding = [button.label for button in panel.buttons if ":add" in button.custom_id]
        assert adding == [f"Add {level} computer" for level in game.players]
        best = [*game.players][-1]
        await house.anna.press(panel, label=f"Add {best} computer")
        said = f"(computer) · {best}"
        await house.anna.wait(house.channel, lambda m, said=said: not m.ephemeral and said in m.text, PATIENCE_S)
        await more(house.anna, lobby, "Close the lobby")
    tables = house.bot.registry.known
    for level, options in (("normal", {"level": "normal"}), ("easy", {"against_computers": True})):
        await house.anna.command(house.channel, "play", game="jiaxing", **options)
        table = await eventually(lambda: tables[max(tables)].match and tables[max(tables)])
        assert [sitter.level for sitter in table.sitters] == [None, level, level, level]
