"""/replay: a finished match step by step in a message of one's own, opened by its number, at its end, or by name."""

import json

import pytest

from bot.history.replays import Replay
from engine import GAMES
from engine.core import Record
from tests.bot.evenings.test_results import settle
from tests.bot.evenings.test_threads import ended, resigned, thread_of
from tests.bot.waiting import PATIENCE_S, at_rest, eventually
from tests.there import there

pytestmark = pytest.mark.slow


async def played(house):
    """A match that Ben gives up after two rounds; its end as everybody sees it."""
    await house.started()
    await settle(house, 2)
    await resigned(house, house.ben)
    return there(next(message for message in await house.public() if "The match is over" in message.text))


async def opened(person, place, **options):
    return there((await person.command(place, "replay", **options)).message)


async def turned(person, shown, label):
    answer = await person.press(shown, label=label)
    assert answer.state == "updated", answer
    return there(answer.message)


async def seen_by(person, shown, eyes):
    return there((await person.select(shown, shown.selects[-1].custom_id, [eyes])).message)


def labels(shown):
    return [button.label for button in shown.buttons]


def file_of(house, name):
    """The newest file of that name in the channel."""
    files = [file for each in house.channel.all_messages() for file in each.attachments]
    return max((file for file in files if file.filename == name), key=lambda file: file.id).data


async def reel_of(house):
    table = await house.bot.registry.get(1)
    return Replay(table.game, table.match.record())


async def test_a_match_is_walked_through_with_the_eyes_of_ones_own_seat_and_with_others(house):
    shown = there((await house.ben.press(await played(house), label="Replay")).message)
    reel = await reel_of(house)
    assert shown.ephemeral
    assert f"Step 1 of {reel.last}, as {house.ben.mention} saw it" in shown.text
    assert "Your hand: " in shown.images[0].alt
    assert [button.label for button in shown.buttons if button.disabled] == ["First", "Back"]
    shown = await turned(house.ben, shown, "Next")
    assert "begins round 1" in shown.text
    shown = await turned(house.ben, shown, "Last")
    assert "resigns" in shown.text
    assert "Anna won, " in shown.images[0].alt
    shown = await turned(house.ben, shown, "Most points")
    assert f"Step {reel.dearest} of" in shown.text
    settled = reel.at(there(reel.dearest)).scene(None).settled
    assert f"Round {settled}. " in shown.images[0].alt
    (hands, eyes) = shown.selects
    second = reel.hands[1].first
    assert [(option.value, option.label) for option in hands.options] == [
        ("1", "From step 1: round 1 of 6"),
        (str(second), f"From step {second}: round 2 of 6"),
    ]
    assert [option.label for option in eyes.options] == ["As everyone saw it", "As Anna saw it", "As Ben saw it"]
    shown = there((await house.ben.select(shown, hands.custom_id, [str(second)])).message)
    mine = shown.images[0].alt
    assert "Your hand: " in mine
    shown = await seen_by(house.ben, shown, "0")
    assert "Your hand: " in shown.images[0].alt
    assert shown.images[0].alt != mine
    shown = await seen_by(house.ben, shown, "all")
    assert "Your hand" not in shown.images[0].alt
    assert f"Step {second} of {reel.last}, as everyone saw it" in shown.text


async def test_a_match_that_is_hidden_or_runs_is_refused_in_the_very_words_for_one_that_there_is_not(house):
    await played(house)
    lounge = house.discord.add_channel(house.guild, "lounge")
    chie, dora = house.discord.add_person("Chie"), house.discord.add_person("Dora")
    await house.anna.command(house.channel, "play", game="stopgo", against_computers=True)
    await at_rest(house)
    private = {person: await opened(person, house.channel, table=1) for person in (house.anna, chie, dora)}
    house.channel.overwrite(chie, deny="VIEW_CHANNEL")

    async def told(person, place, number):
        said = [await opened(person, place, table=number)]
        codes = ("replay:{}", "replay:{}:1:all:next", "replay:{}:1:all:file", "replay:{}:1:0:film")
        for code in (*codes, "share:{}:film"):
            answer = await person.press(private[person], code.format(number), raw=True)
            said.append(there(answer.message))
        return [json.dumps(each.raw["components"]).replace(f"table {number} ", "table # ") for each in said]

    unknown = await told(house.anna, house.channel, 77)
    assert "no finished match at table # that you can see" in unknown[0]
    assert len({*unknown}) == 1
    assert (await house.bot.registry.get(2)).row.state == "playing"
    assert await told(house.anna, house.channel, 2) == unknown  # she sits there
    assert await told(dora, house.channel, 2) == unknown
    said = (await opened(chie, lounge, table=1)).raw["components"]
    assert json.dumps(said).replace("table 1 ", "table # ") == unknown[0]
    elsewhere = house.discord.add_channel(house.discord.add_guild("Elsewhere"), "games")
    said = (await opened(house.anna, elsewhere, table=1)).raw["components"]
    assert json.dumps(said).replace("table 1 ", "table # ") == unknown[0]


async def test_a_match_in_a_thread_that_was_put_away_is_there_for_who_sees_the_channel_above(house):
    await ended(house)
    lounge, chie = house.discord.add_channel(house.guild, "lounge"), house.discord.add_person("Chie")
    house.discord.archive(thread_of(house))
    guild = house.bot.get_guild(house.guild.id)
    await eventually(lambda: guild.get_thread(thread_of(house).id) is None)
    assert "replay of table 1" in (await opened(chie, lounge, table=1)).text
    assert "replay of table 1" in (await opened(house.anna, house.channel)).text
    house.channel.overwrite(chie, deny="VIEW_CHANNEL")
    assert "no finished match at table 1" in (await opened(chie, lounge, table=1)).text


async def test_the_file_is_that_of_verify_and_the_last_hand_is_shared_once_as_an_animation(house):
    end = await played(house)
    shown = there((await house.anna.press(end, label="Replay")).message)
    await house.anna.press(shown, label="Match file")
    record = Record.parse(file_of(house, "hanapai-1.txt").decode(), GAMES)
    assert record == (await house.bot.registry.get(1)).match.record()
    for person in (house.anna, house.ben):
        house.bot.names.forget(person.id)  # as after a restart
    film = there((await house.anna.press(shown, label="Last round as a GIF")).message)
    assert "Ben" in film.images[0].alt
    assert film.ephemeral
    data = file_of(house, "replay.gif")
    assert data.startswith(b"GIF89a")
    assert "It ends like this: Round 2." in film.images[0].alt
    await house.anna.press(film, label="Share")
    said = f"{house.anna.mention} shared the end of the match at table 1"
    await house.ben.wait(house.channel, lambda m: not m.ephemeral and said in m.text, PATIENCE_S)
    assert file_of(house, "replay.gif") == data
    assert "Share" not in labels(await house.anna.now(film))


async def test_a_press_needs_nothing_but_itself_and_where_no_file_may_be_attached_it_is_in_words(house):
    await played(house)
    chie = house.discord.add_person("Chie")
    shown = await opened(chie, house.channel, table=1)
    assert "as everyone saw it" in shown.text
    house.bot.registry.forget(1)  # as after a restart
    shown = await turned(chie, shown, "Next")
    assert "Step 2 of" in shown.text
    assert "finished a match in this channel" in (await opened(chie, house.channel)).text
    house.channel.overwrite(house.discord.bot_user, deny="ATTACH_FILES")
    shown = await opened(house.anna, house.channel)
    assert "Step 1 of" in shown.text
    assert not shown.images
    assert "Your hand: " in shown.text
    assert shown.text.count("\nround 1 of 6") == 1
    for label in ("Match file", "Last round as a GIF"):
        said = there((await house.anna.press(shown, label=label)).message)
        assert "I can't attach files here" in said.text
