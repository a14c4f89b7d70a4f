"""/privacy: what is kept is shown, handed out and deleted, and the evening goes on for the others."""

import json

from bot.render import painter
from tests.bot.house import PATIENCE_S
from tests.bot.named import naming
from tests.bot.store.test_wal import read_by_another
from tests.bot.waiting import at_rest, eventually
from tests.bot.wishes import prefer
from tests.there import there


async def opened(house, person):
    answer = await person.command(house.channel, "privacy")
    assert answer.state == "answered", answer.error
    shown = there(answer.message)
    assert shown.ephemeral
    return shown


async def asked(house, person):
    """The question whether all is really to be deleted."""
    answer = await person.press(await opened(house, person), label="Delete…")
    return there(answer.message)


def documents(house):
    """Every file that lies in the channel, by name."""
    files = [file for each in house.channel.all_messages() for file in each.attachments]
    return {file.filename: file.data for file in files if not file.filename.endswith(".png")}


async def test_somebody_reads_gets_and_deletes_what_is_kept_in_the_middle_of_a_match(house):
    ben = house.ben
    first = await house.started()
    await house.ready(house.anna, ben)
    await prefer(house, ben, "calm", "on")
    await ben.command(house.channel, "block", user=house.discord.add_person("Chie"))
    shown = await opened(house, ben)
    lines = "1 lobby or running match", "1 setting from `/preferences`", "1 person you've blocked", "1 invitation "
    for line in lines:
        assert line in shown.text
    handed = there((await ben.press(shown, label="Export")).message)
    assert handed.ephemeral
    (found,) = documents(house).values()
    assert str(house.anna.id) not in found.decode()
    assert json.loads(found)["tables"][0]["your_seat"]["moves"] == []
    question = there((await ben.press(shown, label="Delete…")).message)
    assert "You'll leave 1 lobby or match" in question.text
    kept = there((await ben.press(question, label="Keep it")).message)
    assert "1 lobby or running match" in kept.text
    question = await asked(house, ben)
    house.discord.outage(503, path_regex=r"/channels/.*")  # how the match ended is shown after the deletion
    done = there((await ben.press(question, label="Delete everything")).message)
    assert done.text == "Everything stored about you has been deleted."
    assert naming(house.path, ben.id) == []
    house.discord.mend()
    await at_rest(house)
    assert [key for key in house.bot.hands.live if key[1] == ben.id] == []
    assert house.bot.names.get(house.guild.id, ben.id) == ()
    assert not any("Ben" in dict(key[3]).values() for key in house.bot.pictures.gallery.keys)
    assert not any("Ben" in str(item) for item in painter._numbers)
    result = await house.anna.now(first)
    result = result if "former player" in result.text else (await house.public())[-1]
    assert "A former player resigned" in result.text
    assert "a former player" in result.images[0].alt
    assert ben.mention not in result.text
    verified = there((await house.anna.command(house.channel, "verify", table=1)).message)
    assert "a former player" not in verified.text
    assert "hanapai-1.txt" in documents(house)
    assert "Nothing" in (await opened(house, ben)).text


async def test_while_another_program_reads_the_database_the_answer_says_that_it_takes_minutes(house):
    await prefer(house, house.ben, "calm", "on")
    wal = house.path.with_name(f"{house.path.name}-wal")
    with read_by_another(house.path):
        question = await asked(house, house.ben)
        done = there((await house.ben.press(question, label="Delete everything")).message)
        assert "has been deleted" in done.text
        assert "within a few minutes" in done.text
        assert naming(house.path, house.ben.id) == []
    await eventually(lambda: house.ben.id.to_bytes(8) not in wal.read_bytes(), "the WAL is emptied")


async def test_whoever_has_nothing_is_told_so_and_may_delete_it_twice_and_nothing_of_others(house):
    await prefer(house, house.anna, "calm", "on")
    for _ in range(2):
        shown = await opened(house, house.ben)
        assert "Nothing: no tables, no results and no settings." in shown.text
        assert [button.label for button in shown.buttons] == ["Delete…"]
        question = await asked(house, house.ben)
        assert "You'll leave" not in question.text
        done = there((await house.ben.press(question, label="Delete everything")).message)
        assert "has been deleted" in done.text
    assert house.bot.settings.for_user(house.anna.id).calm


async def test_a_table_that_was_not_spoken_of_is_not_left(house):
    question = await asked(house, house.ben)
    await house.ben.command(house.channel, "play", game="koikoi")
    again = there((await house.ben.press(question, label="Delete everything")).message)
    assert "You'll leave 1 lobby or match" in again.text
    assert (await house.bot.registry.get(1)).row.state == "lobby"
    await house.ben.press(again, label="Delete everything")
    assert (await house.bot.registry.get(1)).row.state == "closed"
    await house.anna.wait(house.channel, lambda m: "table 1" in m.text and "closed" in m.text, PATIENCE_S)


async def test_presses_that_no_client_sends_and_channels_without_files_get_a_sentence(house):
    await prefer(house, house.ben, "calm", "on")
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    for message, custom_id in ((lobby, "privacy:0:sure"), (await opened(house, house.ben), "privacy:0:dance")):
        forged = await house.ben.press(message, custom_id, raw=True)
        assert "button no longer works" in there(forged.message).text
    house.channel.deny("ATTACH_FILES")
    refused = await house.ben.press(await opened(house, house.ben), label="Export")
    assert "I can't attach files here" in there(refused.message).text
    assert naming(house.path, house.ben.id) == [("person_versions", "user"), ("preferences", "user")]
