"""/play names lobbies that wait for whoever asks, nearest first, before it opens one; /open-tables lists them all."""

from typing import Any

from bot.features.lobby.open_tables_handlers import ON_A_PAGE
from bot.store.moderation import Deed
from bot.ui.asleep_message import Named, PlayRequest, asleep_message
from bot.ui.waiting_message import Waits
from tests.bot.named import SPEAK
from tests.bot.waiting import at_rest
from tests.there import there


async def play(person, channel, game="koikoi", **options):
    """What somebody is answered who types /play."""
    answer = await person.command(channel, "play", game=game, **options)
    assert answer.state == "answered", answer.error
    return there(answer.message)


async def blocks(person, other, channel):
    answer = await person.command(channel, "block", user=other)
    assert "can no longer challenge you" in there(answer.message).text


def labels(message):
    return [each.label for each in message.buttons]


async def tables(house):
    """All tables by number, with who sits there."""
    rows = await house.bot.store.tables.open_in(
        house.guild.id, [each.id for each in house.guild.channels.values()], 0, 99
    )
    return {row.id: there for row, there in rows}


async def test_a_lobby_that_waits_is_named_first_and_one_press_sits_down_there(house):
    lobby = await play(house.anna, house.channel)
    assert not lobby.ephemeral  # nothing waited, so nothing was asked
    shown = await play(house.ben, house.channel)
    assert shown.ephemeral
    assert shown.pings == []
    link = f"[table 1](https://discord.com/channels/{house.guild.id}/{house.channel.id}/{lobby.id})"
    assert "**A table is waiting for players.**" in shown.text
    assert f"**Koi-Koi** · Kirin rules (usual) · {house.anna.mention}, opened <t:" in shown.text
    assert shown.text.endswith(f"1 seat free · {link}")
    assert labels(shown) == ["Join table 1 (Anna is waiting)", "New table"]
    answer = await house.ben.press(shown, label="Join table 1 (Anna is waiting)")
    assert answer.state == "updated"
    assert there(answer.message).text == f"You're at {link}. The match will start there."
    await at_rest(house)
    lobby = await house.anna.now(lobby)
    assert f"**2.** {house.ben.mention}" in lobby.text
    await house.anna.press(lobby, label="Start")
    assert "round 1" in (await house.hand(house.ben)).text  # it is dealt through that press


async def test_new_table_opens_one_as_before(house):
    await play(house.anna, house.channel)
    shown = await play(house.ben, house.channel, advice=True)
    answer = await house.ben.press(shown, label="New table")
    assert answer.state == "updated"
    assert "A Koi-Koi table is open below." in there(answer.message).text
    table = await house.bot.registry.get(2)
    assert (table.row.host, table.row.preset, table.row.advice) == (house.ben.id, "kirin", True)


async def test_where_nothing_fits_or_computers_are_wanted_a_table_opens_at_once(house):
    await play(house.anna, house.channel)
    assert "which house rules for" in (await play(house.ben, house.channel, rules="moonlight")).text
    assert labels(await play(house.ben, house.channel, rules="kirin"))[0] == "Join table 1 (Anna is waiting)"
    wanted: list[dict[str, Any]] = [{"game": "stopgo"}, {"against_computers": True}, {"rules": "nintendo"}]
    for number, options in enumerate(wanted, start=2):
        assert not (await play(house.ben, house.channel, **options)).ephemeral
        assert (await house.bot.registry.get(number)).row.host == house.ben.id


async def test_a_host_is_not_sent_to_their_own_lobby_nor_somebody_who_sits_there(house):
    await play(house.anna, house.channel, "stopgo")
    await house.ben.press(await play(house.ben, house.channel, "stopgo"), label="Join table 1 (Anna is waiting)")
    for person in (house.anna, house.ben):
        assert not (await play(person, house.channel, "stopgo")).ephemeral or person is house.ben
    # Anna has a second one by now, and that is what Ben is shown
    assert labels(await play(house.ben, house.channel, "stopgo")) == ["Join table 2 (Anna is waiting)", "New table"]


async def test_no_lobby_is_named_that_is_full_private_hidden_or_of_somebody_blocked(house):
    chie, dora = (house.discord.add_person(name) for name in ("Chie", "Dora"))
    hidden = house.discord.add_channel(house.guild, "hidden")
    hidden.overwrite(dora, deny="VIEW_CHANNEL")
    await house.anna.command(house.channel, "challenge", friend=house.ben)  # 1: for Ben alone
    await play(house.ben, hidden)  # 2
    assert not (await play(dora, house.channel)).ephemeral  # 3
    await house.ben.press(await play(house.ben, house.channel), label="Join table 3 (Dora is waiting)")  # full
    assert labels(await play(chie, house.channel)) == ["Join table 2 (Ben is waiting)", "New table"]
    await blocks(chie, house.ben, house.channel)
    assert not (await play(chie, house.channel)).ephemeral  # 4
    assert labels(await play(house.anna, house.channel)) == [
        *("Join table 4 (Chie is waiting)", "Join table 2 (Ben is waiting)", "New table")
    ]
    await blocks(chie, house.anna, house.channel)
    assert labels(await play(house.anna, house.channel)) == ["Join table 2 (Ben is waiting)", "New table"]
    await house.bot.lobbies.leave(2, house.ben.id)
    assert not (await play(house.anna, house.channel)).ephemeral


async def test_who_was_removed_by_the_host_or_is_kept_out_is_sent_to_no_lobby(house):
    await play(house.anna, house.channel)
    await house.bot.lobbies.join(1, house.ben.id, 5)
    await house.bot.guests.remove(1, house.anna.id, str(house.ben.id))
    assert not (await play(house.ben, house.channel)).ephemeral
    now, guild, dora = house.bot.registry.now(), house.guild.id, house.discord.add_person("Dora")
    deed = Deed(guild=guild, at=now, kind="out", moderator=5, person=dora.id, until=now + 60_000)
    await house.bot.store.moderation.keep_out(deed, [dora.id], None)
    said = await play(dora, house.channel)
    assert "A moderator suspended you" in said.text


async def test_the_nearest_lobbies_are_those_of_this_channel_and_then_the_oldest(house):
    chie, other = house.discord.add_person("Chie"), house.discord.add_channel(house.guild, "other")
    for person, place in ((house.anna, other), (house.ben, other), (house.ben, house.channel), (chie, other)):
        shown = await play(person, place)
        if shown.ephemeral:
            await person.press(shown, label="New table")
    dora = house.discord.add_person("Dora")
    assert labels(await play(dora, house.channel)) == [
        *(
            "Join table 3 (Ben is waiting)",
            "Join table 1 (Anna is waiting)",
            "Join table 2 (Ben is waiting)",
            "New table",
        )
    ]


def test_one_answer_names_what_sleeps_then_what_waits_then_a_new_table():
    asleep, waiting = (
        [Named(3, "Koi-Koi with Ben", "koikoi")],
        [Waits(5, "Ben", "- line of 5"), Waits(6, "", "- line of 6")],
    )
    shown = asleep_message(asleep, SPEAK, PlayRequest("koikoi"), waiting=waiting)
    said: list[Any] = list(shown.view.walk_children())
    assert [each.label for each in said if hasattr(each, "label")] == [
        *("Resume table 3", "Join table 5 (Ben is waiting)", "Join table 6", "New table")
    ]
    words = "\n".join(each.content for each in said if hasattr(each, "content"))
    assert words.index("You have a paused match") < words.index("2 tables are waiting") < words.index("line of 6")


async def test_tables_lists_lobbies_and_matches_of_channels_that_are_seen_to_the_asker_alone(house):
    nothing = there((await house.ben.command(house.channel, "open-tables")).message)
    assert "No table is waiting for players." in nothing.text
    chie, hidden = house.discord.add_person("Chie"), house.discord.add_channel(house.guild, "hidden")
    hidden.overwrite(chie, deny="VIEW_CHANNEL")
    await house.started()  # 1
    await play(house.anna, hidden)  # 2
    await play(house.anna, house.channel, "hanaawase")  # 3
    await house.anna.command(house.channel, "challenge", friend=house.ben, game="stopgo")  # 4
    await house.bot.lobbies.set_rule(3, house.anna.id, "rounds", "12")
    shown = there((await chie.command(house.channel, "open-tables")).message)
    forged = await chie.press(shown, "join:2", raw=True)
    assert "There's no table 2" in there(forged.message).text
    assert shown.ephemeral
    assert shown.pings == []
    assert "[table 1](" in shown.text
    assert "table 2" not in shown.text
    assert f"**Koi-Koi** · {house.anna.mention} and {house.ben.mention}, opened" in shown.text
    assert "with one change" in shown.text
    assert ", invitation only · [table 4](" in shown.text
    assert shown.text.index("Hana-awase") < shown.text.index("In progress") < shown.text.index("**Koi-Koi**")
    assert labels(shown) == ["Join table 3"]
    shown = there((await house.ben.command(house.channel, "open-tables")).message)
    assert labels(shown) == ["Join table 2", "Join table 3", "Join table 4"]
    assert "You're at [table 4]" in there((await house.ben.press(shown, label="Join table 4")).message).text
    assert house.ben.id in (await house.bot.registry.get(4)).persons


async def test_tables_has_pages(house):
    for number in range(ON_A_PAGE + 2):
        await house.bot.lobbies.open(house.guild.id, house.channel.id, 900 + number, number, "koikoi", "kirin")
    shown = there((await house.ben.command(house.channel, "open-tables")).message)
    assert labels(shown) == [*(f"Join table {number}" for number in range(1, 9)), "More"]
    shown = there((await house.ben.press(shown, label="More")).message)
    assert labels(shown) == ["Join table 9", "Join table 10", "Back"]
    for number in (9, 10):
        await house.bot.lobbies.leave(number, 900 + number - 1)
    assert labels(there((await house.ben.press(shown, "tables:1", raw=True)).message))[-1] == "Join table 8"
    refused = await house.ben.press(shown, "tables:1000", raw=True)
    assert "button" in there(refused.message).text
