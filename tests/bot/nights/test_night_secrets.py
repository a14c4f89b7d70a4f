"""From the seed of a night all its deals follow: no byte of it leaves the bot, nor of its tables before they end."""

import base64
import json
import logging
from contextlib import suppress

import pytest

from bot.features.nights.night_tables import table_seed
from bot.playground.limits.refusal import NotPossible
from tests.bot.house import evening
from tests.bot.nights.clubs import announced, begun, board, gave_up, looked, pressed, running, thread_in, turned, until
from tests.bot.seasons.calendar import again
from tests.bot.wishes import set_of_server
from tests.there import there

OPENING = ("play", "challenge")
"""What opens tables of its own."""
PRESSES = ("details", "seed", "verify", "table", "sure", "come", "meanwhile", "leave")
OF_TABLES = ("h", "verify", "replay", "review", "advice", "help", "more", "why", "fair", "seal")


def forms(secret):
    """How bytes are usually written, each in lower case; half of a seed is as bad as all of it."""
    found = set()
    for part in (secret, secret[: len(secret) // 2], secret[len(secret) // 2 :]):
        found |= {part.hex(), str(int.from_bytes(part)), str([*part])[1:-1], repr(part)[2:-1].lower()}
        for write in (base64.b64encode, base64.urlsafe_b64encode, base64.b32encode, base64.b85encode):
            found.add(write(part).decode().rstrip("=")[:-1].lower())
    return found


def told(house, records):
    """All that has left the bot until now: each request and each line of its log, in lower case, and its files."""
    words, files = [record.getMessage().lower() for record in records], []
    for request in house.discord.rest.requests:
        words.append(f"{request.path} {json.dumps(request.body, ensure_ascii=False)}".lower())
        files += [file.data for file in request.files]
    return words, files


def leaks(secret, words, files):
    """What of all that holds a secret in any form."""
    wanted = forms(secret)
    found = [text for text in words if any(form in text for form in wanted)]
    return found + [data[:80] for data in files if secret in data or any(form.encode() in data for form in wanted)]


async def tries_all(person, place, table):
    """Every command of theirs, about that table too, and what a forger would press."""
    for command in await person.commands(place):
        if command["name"] in OPENING or command.get("type", 1) != 1:
            continue
        options = [each["name"] for each in command.get("options", ())]
        for given in ({}, {"table": table}) if "table" in options else ({},):
            with suppress(NotPossible):
                await person.command(place, command["name"], **given)
    shown = [each for each in await person.sees(place) if each.buttons][-1]
    for custom_id in (*(f"night:1:{what}" for what in PRESSES), *(f"{what}:{table}" for what in OF_TABLES)):
        with suppress(NotPossible):
            await person.press(shown, custom_id, raw=True)
    privacy = there((await person.command(place, "privacy")).message)
    await person.press(privacy, label="Export")


@pytest.mark.slow
async def test_no_byte_of_the_seed_of_a_night_leaves_the_bot_nor_of_a_table_that_is_played(
    tmp_path, monkeypatch, caplog
):
    caplog.set_level(logging.DEBUG)
    calendar = turned(monkeypatch, 2026, 11, 24, 12)
    async with evening(tmp_path) as house:
        chie, dora = house.discord.add_person("Chie"), house.discord.add_person("Dora")
        elsewhere = house.discord.add_channel(house.discord.add_guild("Second Club"), "games")
        await set_of_server(house, "events", "on")
        house.discord.grant(house.guild, dora, "MANAGE_MESSAGES")
        await announced(house)
        (night,) = await house.bot.store.nights.open()
        for each in (house.anna, house.ben, chie):
            await pressed(house, each, "I'll come")
        calendar.turn(2026, 11, 24, 19, 45)
        await looked()
        calendar.turn(2026, 11, 24, 20, 0)
        await until(house, "Until <t>")
        await pressed(house, house.anna, "Next table")
        place = thread_in(await pressed(house, house.ben, "Next table"))
        (table,) = running(house)
        await begun(house, [house.anna, house.ben], place)
        waits = await pressed(house, chie, "Next table")
        await chie.press(waits, label="Play a computer")
        (alone,) = (each for each in house.bot.registry.known.values() if each.solo)
        for person, channel in ((house.anna, place), (dora, house.channel), (chie, elsewhere)):
            await tries_all(person, channel, table.id)
        seed = table_seed(night.seed, 1)
        assert table.row.server_seed == seed
        said = told(house, caplog.records)
        assert len(said[0]) > 200
        assert len(said[1]) > 20
        for secret in (night.seed, seed, alone.row.server_seed):
            assert leaks(secret, *said) == []
        async with again(house):
            await gave_up(house, house.anna, place)
            await until(house, f"1. {house.ben.mention} · **2** · won 1 of 1")
            assert leaks(seed, *told(house, caplog.records)) == []
            verified = there((await chie.command(house.channel, "verify", table=table.id)).message)
            assert seed.hex() in verified.text
            said = told(house, caplog.records)
            assert leaks(seed, *said)  # such a byte would be found
            for number in (2, 3):  # from the seed of one table none of another one follows
                assert leaks(table_seed(night.seed, number), *said) == []
            calendar.turn(2026, 11, 24, 21, 31)
            await until(house, "· over")
            await tries_all(dora, house.channel, table.id)
            assert (await board(house)).buttons == []
            assert leaks(night.seed, *told(house, caplog.records)) == []
