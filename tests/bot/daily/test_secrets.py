"""Whatever was dealt and played of a day, who has not played it is told the same, by any command, on any server."""

import json
import re

import pytest

from bot.features.daily.feature import LINE_PAUSE_S
from bot.playground.limits.refusal import NotPossible
from tests.bot.daily.days import KEY, begun, finished, looked, opened, turned
from tests.bot.house import evening
from tests.bot.seasons.calendar import at
from tests.bot.wishes import set_of_server
from tests.there import there

pytestmark = pytest.mark.slow

DAY = at(2026, 11, 24) // 86_400_000
OTHER = "ab" * 32
PLAIN = (
    *("daily", "verify", "history", "profile", "leaderboard", "open-tables"),
    *("hand", "table", "rules", "privacy", "help"),
)
COMMANDS = (
    *((name, {}) for name in (*PLAIN, "replay", "review")),
    *(("replay", {"table": 1}), ("review", {"table": 2}), ("move", {"text": "01H"})),
)
PRESSES = (
    *("show", "open", "lost", "way", "week", "streak", "move:2:play 01H", "sure:2:play 01H", "pick:2", "file", "film"),
    *("why", "share", "replay", "verify", "table"),
)
OTHERS = (
    *(f"replay:{DAY}", f"replay:{DAY}:1:all", f"review:{DAY}", f"why:{DAY}:1", f"share:{DAY}:verify", f"h:{DAY}"),
    *("replay:0", "review:0", "why:0:1", "h:0", "advice:0:2", "more:0", "help:0", f"history:{DAY}:older:1"),
)


def told(answer, place):
    """All that came of something: words, buttons, lists, descriptions of pictures, the bytes of files, and what went
    wrong; without ids, seals, and the best that a line names."""
    shown = answer.message
    if shown is None:
        return str(answer.error), []
    files = {file.id: file.data for each in place.all_messages() for file in each.attachments}
    parts = [shown.text, *(f"{each.label} {each.custom_id}" for each in shown.buttons)]
    parts += [f"{each.custom_id} {[option.label for option in each.options]}" for each in shown.selects]
    parts += [image.alt for image in shown.images]
    parts += [each["filename"] for each in shown.raw["attachments"]]
    plain = [re.sub(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])|\d{15,}|\|\|.*?\|\|", "…", each) for each in parts]
    return "\n".join(plain), [files[int(each["id"])] for each in shown.raw["attachments"]]


async def everything(person, channel, step):
    """All that somebody is told who tries whatever there is, or each second or third thing of it."""
    commands, presses = COMMANDS[::step], (*(f"daily:{DAY}:{what}" for what in PRESSES), *OTHERS)
    found: list[object] = [told(await person.command(channel, name, **options), channel) for name, options in commands]
    shown = await opened(person, channel)
    for custom_id in presses[::step]:
        try:
            found.append((custom_id, told(await person.press(shown, custom_id, raw=True), channel)))
        except NotPossible as refused:
            found.append((custom_id, str(refused)))
    found.append(told(await person.select(shown, f"daily:{DAY}:way", ["0"], raw=True), channel))
    return found


async def heard(tmp_path, monkeypatch, key, place):
    """What Ben is told of a day that Anna has played and Chie is playing, on two servers; with its public messages."""
    calendar = turned(monkeypatch, 2026, 11, 24, 0, 1, key=key)
    async with evening(tmp_path) as house:
        hall = house.discord.add_channel(house.guild, "hall")
        await set_of_server(house, "daily", str(hall.id))
        elsewhere = house.discord.add_channel(house.discord.add_guild("Second Club"), "games")
        await looked(LINE_PAUSE_S)
        seen = await finished(house.anna, await begun(house.anna, house.channel), place)
        chie = house.discord.add_person("Chie")
        await begun(chie, house.channel)
        found = []
        # the last time after midnight, while it may still be finished: then all would be open first
        for step, *date, channel in ((3, 24, 23, house.channel), (1, 25, 0, elsewhere)):
            calendar.turn(2026, 11, *date, 30)
            await looked(LINE_PAUSE_S)
            found += await everything(house.ben, channel, step)
            found += [told(Told(each), hall) for each in await house.ben.sees(hall) if not each.ephemeral]
        return found, [each.text for each in seen]


class Told:
    def __init__(self, message):
        self.message, self.error = message, None


async def test_nothing_of_it_reaches_who_has_not_played(tmp_path, monkeypatch):
    first, mine = await heard(folder(tmp_path, "one"), monkeypatch, KEY, 0)
    second, other = await heard(folder(tmp_path, "two"), monkeypatch, OTHER, 3)
    assert mine != other  # they were not dealt alike
    assert len(first) > 60
    assert [pair for pair in zip(first, second, strict=True) if pair[0] != pair[1]] == []
    assert "isn't over yet" in str(first)


def folder(tmp_path, name):
    found = tmp_path / name
    found.mkdir()
    return found


async def test_who_has_played_it_is_refused_all_that_opens_with_the_day(tmp_path, monkeypatch):
    turned(monkeypatch, 2026, 11, 24, 12)
    async with evening(tmp_path) as house:
        over = (await finished(house.anna, await begun(house.anna, house.channel)))[-1]
        early = "That day isn't over yet"
        # a way is chosen in a select, which is pressed like a button here
        for what, words in (("open", early), ("lost", early), ("share", early), ("way", "This button no longer works")):
            answer = await house.anna.press(over, f"daily:{DAY}:{what}", raw=True)
            assert words in there(answer.message).text
        assert [each.label for each in over.buttons] == ["My streak", "Yesterday", "This week", "Details", "Share"]
        privacy = there((await house.anna.command(house.channel, "privacy")).message)
        assert "- 1 hand from `/daily`." in privacy.text
        about = await house.bot.store.people.about(house.anna.id)
        assert [row["moves"] for row in about["dailies"]] == ["[]"]
        await house.anna.press(privacy, label="Export")
        (file,) = (
            file.data
            for each in house.channel.all_messages()
            for file in each.attachments
            if file.filename.endswith(".json")
        )
        (hand,) = json.loads(file)["dailies"]
        assert (hand["day"], hand["moves"]) == ("2026-11-24", [])
        # matches are told here as they are to somebody who has never played anything
        for name in ("replay", "review", "verify", "history"):
            mine, other = [await each.command(house.channel, name) for each in (house.anna, house.ben)]
            assert told(mine, house.channel) == told(other, house.channel)
