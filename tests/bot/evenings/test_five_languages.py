"""Five people at a table of an English server: four play in a language of their own, one looks on and is in charge.
What each of them alone reads is in their language to the last line, and what all read is in the server's."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n import languages, name_of
from engine import GAMES
from tests.bot import fuzhou_table, mahjong_table
from tests.bot.house import PATIENCE_S
from tests.bot.languages.telling_apart import strange
from tests.bot.waiting import at_rest
from tests.bot.wishes import prefer, set_of_server
from tests.there import there

PEOPLE = {"さくら": "ja", "小明": "zh-CN", "美玲": "zh-TW", "민수": "ko"}
"""Who plays, in which language; neither name is a word of any message."""
NAMES = (*PEOPLE, *map(name_of, languages()))
LAYINGS = {"jiaxing": mahjong_table.laid, "fuzhou": fuzhou_table.laid}
SETTINGS = {"jiaxing": {}, "fuzhou": {"deal_first": "dealer"}}
HANDS = {
    "jiaxing": ("p5 s99 m1", "p3467 m1", "p55 s9 m2", "s12345678 EEE CC"),
    "fuzhou": ("p5 s99 m1", "p3467 m1", "p55 s9 m2", "s12345678 m22 p123 m789"),
}
"""The first tile may be claimed by two, and so may the next one; the last of them wins with what is drawn then."""
GOLD = "m5"


def moments() -> Iterator[Any]:
    """Each game with pictures and without; CI plays one of each."""
    for game in LAYINGS:
        for words in ("off", "on"):
            sampled = (game, words) in (("jiaxing", "off"), ("fuzhou", "on"))
            yield pytest.param(game, words, marks=() if sampled else pytest.mark.full)


def everything(message):
    """All that somebody reads or hears of a message."""
    told = [message.text, *(image.alt for image in message.images)]
    told += [button.label for button in message.buttons]
    for select in message.selects:
        told += [select.placeholder, *(f"{option.label}\n{option.description}" for option in select.options)]
    return "\n".join(told)


def ended(message, word):
    """The custom_id of a message that ends so."""
    return next((button.custom_id for button in message.buttons if button.custom_id.endswith(word)), None)


class Evening:
    """The house with the four who play, and what each of them has read so far that is not in their language."""

    def __init__(self, house, people):
        self.house, self.people = house, people
        self.server = "en"
        self.read = {}
        self.wrong = []

    async def look(self):
        """Everybody reads all that they see now."""
        await at_rest(self.house)
        for person in (*self.people, self.house.anna):
            for message in await person.sees(self.house.channel):
                self.check(person, message)

    def check(self, person, message):
        """A message that somebody sees; returns it."""
        language = PEOPLE.get(person.name, "en") if message.ephemeral else self.server
        told, as_it_is = everything(message), (person.name, message.id, message.edited)
        if as_it_is in self.read:
            return message
        self.read[as_it_is] = (language, message.ephemeral, told)
        self.wrong += [(person.name, message.ephemeral, each) for each in strange(language, told, NAMES)]
        return message

    async def hand(self, person, word=""):
        """The hand of a person as soon as it has a button whose custom_id ends so."""

        def shown(message):
            ids = [button.custom_id for button in message.buttons]
            return message.ephemeral and any(each.startswith("more:") for each in ids) and ended(message, word)

        return await person.wait(self.house.channel, shown, PATIENCE_S)

    async def press(self, person, word):
        """Press that button of somebody's hand."""
        hand = await self.hand(person, word)
        answer = await person.press(hand, ended(hand, word))
        assert answer.state != "failed", answer.error
        await self.look()

    async def asks(self, person, command, **options):
        """What the bot answers to a command of somebody's, for them alone."""
        answer = await person.command(self.house.channel, command, **options)
        assert answer.message is not None, answer.error
        assert answer.message.ephemeral
        return self.check(person, answer.message)

    async def begin(self, key):
        """They begin with the tiles of this evening."""
        table = await self.house.bot.registry.get(1)
        ring = LAYINGS[key](HANDS[key], GOLD, "s6")
        rules = GAMES[key].rules.parse({**table.rules.plain(), **SETTINGS[key]})
        state = GAMES[key].deal(rules, 4, 0, ring, mahjong_table.DICE)
        table.match._arrive(state, table.match.number, table.match.told)
        for person in self.people:
            await self.press(person, ":ready")


async def begun(house, key, words):
    """The four sit down and see their first tiles."""
    people = [house.discord.add_person(name, locale=locale) for name, locale in PEOPLE.items()]
    told = Evening(house, people)
    house.discord.grant(house.guild, house.anna, "MANAGE_GUILD", "MANAGE_MESSAGES")
    if words == "on":
        for person in people:
            await prefer(house, person, "in_words", "on")
    lobby = there((await people[0].command(house.channel, "play", game=key)).message)
    await told.look()
    for guest in people[1:]:
        await guest.press(await guest.now(lobby), label="Join")
    told.check(people[0], there((await people[0].press(await people[0].now(lobby), label="More…")).message))
    await people[0].press(await people[0].now(lobby), label="Start")
    await told.look()
    return told


async def asked_about(told, key):
    """Whatever somebody may look at beside a match, and what is refused."""
    for person in told.people:
        await told.asks(person, "preferences")
        await told.asks(person, "rules", game=key)
        await told.asks(person, "help")
        await told.asks(person, "move", text="?!")
        hand = await told.hand(person)
        opened = told.check(person, there((await person.press(hand, "more:1")).message))
        for beside in [each.custom_id for each in opened.buttons if each.custom_id in ("help:1", "more:1:words")]:
            told.check(person, there((await person.press(opened, beside)).message))
        hand = told.check(person, there((await person.press(opened, "more:1:back")).message))
        stale = await person.press(hand, "p:1:1:ready", raw=True)
        told.check(person, there(stale.message))
        nonsense = await person.press(hand, "q:1:x:discard m1", raw=True)
        told.check(person, there(nonsense.message))
    for command in ("server-settings", "rules", "moderate"):
        await told.asks(told.house.anna, command)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "words"), [*moments()])
async def test_each_of_five_reads_their_own_language_and_all_together_that_of_the_server(house, key, words):
    sakura, ming, mei, min_su = (told := await begun(house, key, words)).people
    await told.begin(key)
    await told.press(sakura, ":discard p5")
    if key == "fuzhou":
        await told.press(min_su, ":pass")  # who need not rob the gold
    await told.press(ming, ":pass")
    await told.press(mei, ":pong p5")
    await asked_about(told, key)
    await told.press(mei, ":discard s9")
    await told.press(sakura, ":pass")
    await told.press(min_su, ":pass")
    await told.press(min_su, ":win")
    for person in told.people:
        await told.hand(person, ":ready")
    assert told.wrong == []

    await set_of_server(house, "language", "ko")
    told.server = "ko"
    for person in told.people:
        await told.press(person, ":ready")
    public = [language for language, private, _ in told.read.values() if not private]
    assert (public[0], public[-1]) == ("en", "ko")
    assert {language for language, private, _ in told.read.values() if private} == {*PEOPLE.values(), "en"}
    assert told.wrong == []
