"""Makes a house of one commit: the database of a bot, and the world of the stand-in beside it, with every button.

This ran on commit cea330d as `python -m tests.data.make_house cea330d` and wrote `house-cea330d.sql` (the database),
`house-cea330d.world.sql` (people, channels, messages as they had them) and `house-cea330d.json` (forms that were open,
standings to the last bit, finished matches move by move). `tests/bot/evenings/test_old_house.py` opens them with
whatever the code has become since. It knows the bot as it was then, and need not run on any later commit.

Pictures are not kept: a file of the world holds one pixel.
"""

import asyncio
import hashlib
import json
import sqlite3
import sys
import tempfile
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.app.client import point_at
from bot.config import Config
from bot.decks.mahjong.moment import wild_kinds
from bot.playground import Playground
from bot.store.sqlite import SqliteStore as Store
from bot.tables.table import Refused
from bot.tables.timing import Timing
from engine import GAMES
from engine.core import TABLE, Action, Match
from tests.bot.house import Reached, more
from tests.bot.old_database import DATA, chance
from tests.bot.rooms import Rooms
from tests.data.make_tables import dumped
from tests.there import there

FINISH = Action("finish")
RATED = 10
"""After so many rated matches somebody has a rating that others see."""

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360000002000001e221bc330000000049454e44ae426082"
)
KINDS = {
    *("p", "q", "h", "r", "w", "b", "f", "help", "why", "advice"),
    *("l", "o", "g", "m", "k"),
    *("house", "server", "mine", "block", "privacy"),
    *("page", "board", "profile", "history", "share", "replay", "review", "learn"),
    *("numbers", "more", "lobby", "tell", "moment"),
}
"""All but `s`, the list of a row that is too long for buttons: no game of that commit had one."""

FORMS = {"cut", "n", "rules", "number", "keep"}


@asynccontextmanager
async def opened(folder):
    discord = Playground(token="evening")
    discord.keep_in(folder / "world.sqlite3")
    async with discord:
        discord.gateway_sessions.heartbeat_interval = 600.0
        discord.limit_hooks(seconds=1.0)
        timing = Timing(
            go_on_s=(0.05, 0.1), window_s=600.0, silence_s=6000.0, computer_s=0.05, farewell_s=6000.0, picture_s=60.0,
            even_s=0.0, waiting_s=0.3, hooks_s=1.0,
        )  # fmt: skip
        addresses = discord.api, discord.gateway, discord.cdn
        config = Config(
            "evening", folder / "bot.sqlite3", *addresses, timing=timing, strict=True, painters=0, emoji=False
        )
        point_at(config)
        guild = discord.add_guild("Hanami Club")
        channel = discord.add_channel(guild, "games")
        people = [discord.add_person(name) for name in ("Anna", "Ben", "Chie", "Dora")]
        bot = Reached(config, await Store.open(config.database))
        running = asyncio.create_task(bot.start(config.token))
        try:
            await discord.connected(60)
            await asyncio.wait_for(bot.waking.done.wait(), 60)
            yield discord, bot, guild, channel, people
            await asyncio.sleep(5)
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


def may_discard_wild(match):
    """Somebody may discard a wild tile, which is asked once more."""
    if TABLE in match.pending:
        return False
    wild = {seat: wild_kinds(match.scene(seat)) for seat in match.pending}
    return any(each.verb == "discard" and each.pieces[0] in wild[s] for s in wild for each in match.pending[s])


def parts(components):
    """The fields of a form."""
    for part in components:
        yield from parts(part.get("components") or [])
        if "component" in part:
            yield from parts([part["component"]])
        if "custom_id" in part:
            yield part


def values_of(part):
    """What a field of a form shows before anybody has touched it."""
    chosen = [option["value"] for option in part.get("options", []) if option.get("default")]
    return chosen if "options" in part else part.get("value", "")


class Maker:
    def __init__(self, discord, bot, guild, channel, people):
        self.discord, self.bot, self.guild, self.channel, self.people = discord, bot, guild, channel, people
        self.forms = []

    async def told(self, person, command, /, **options):
        answer = await person.command(self.channel, command, **options)
        if answer.message is not None and not answer.message.loading:
            return answer.message
        await asyncio.sleep(2)
        return (await person.sees(self.channel))[-1]

    async def form(self, person, answer, **values):
        assert answer.modal is not None, answer
        shown = {part["custom_id"]: values_of(part) for part in parts(answer.modal["components"])}
        self.forms.append([person.name, answer.modal["custom_id"], shown | values])

    async def sit(self, game, count, *, start=True, **options):
        """A table of so many; its number and its lobby."""
        self.discord.clock.advance(700)
        host, *others = self.people[:count]
        lobby = there((await host.command(self.channel, "play", game=game, **options)).message)
        for guest in others:
            await guest.press(await guest.now(lobby), label="Join")
        number = int(lobby.text.split("table ")[1].split("*")[0].split()[0])
        if start:
            await host.press(await host.now(lobby), label="Start")
            await asyncio.sleep(1)
        return number, lobby

    async def play(self, number, stop=lambda match: False, *, hands=99):
        """Play by the doors of the bot until the match is over or `stop` says so."""
        rng = chance("house", number)
        while True:
            table = await self.bot.keeper.get(number)
            match = table.match
            if match.result is not None or stop(match):
                return
            seat = rng.pick(sorted(each for each in match.pending))
            legal = match.pending[seat]
            wanted = [action for action in legal if action != FINISH]
            wins = [action for action in wanted if match.game.verbs[action.verb].wins]
            home = FINISH in legal and match.scene(None).settled >= hands
            action = FINISH if home else rng.pick((wanted[0], *wins, *wins, *wanted))
            try:
                if seat == TABLE:
                    await self.bot.matches.play_table(number, match.number)
                else:
                    await self.bot.matches.play(number, table.sitters[seat].user, match.number, action)
            except Refused as refused:  # the table has gone on by itself
                if refused.key not in ("stale", "not-asked", "repeated"):
                    raise
            await asyncio.sleep(0)

    async def all_of_it(self):
        anna, ben = self.people[:2]
        self.discord.grant(self.guild, anna, "MANAGE_GUILD")
        for _ in range(RATED):
            number, _ = await self.sit("koikoi", 2, preset="quick")
            await self.play(number)
        for game, seats, hands in (("stopgo", 3, 99), ("hanaawase", 3, 99), ("jiaxing", 4, 1), ("fuzhou", 4, 1)):
            number, _ = await self.sit(game, seats)
            await self.play(number, hands=hands)
        # goes on: everybody has a hand there
        koikoi, _ = await self.sit("koikoi", 2)
        await self.play(koikoi, lambda match: match.seq >= 5)
        stopgo, _ = await self.sit("stopgo", 3)
        await self.play(stopgo, lambda match: match.seq >= 6)
        sure = await self.told(ben, "resign", table=stopgo)
        await ben.press(sure, next(each.custom_id for each in sure.buttons if each.custom_id.startswith("r:")))
        three, _ = await self.sit("hanaawase", 3)
        await self.play(three, lambda match: match.seq >= 6)
        await self.bot.matches.stand_in(three, ben.id)
        jiaxing, _ = await self.sit("jiaxing", 4)
        await self.play(jiaxing, may_discard_wild)
        fuzhou, _ = await self.sit("fuzhou", 4)
        await self.play(fuzhou, lambda m: m.scene(None).settled == 1 and m.game.asks)
        grave, _ = await self.sit("koikoi", 2)
        await self.play(grave, lambda m: any("koikoi" in map(str, legal) for legal in m.pending.values()))
        advised, lobby = await self.sit("koikoi", 2, start=False)
        panel = there((await more(anna, lobby, "House rules")).message)
        panel = there((await anna.press(panel, label="Switch advice on")).message)
        await anna.press(await anna.now(lobby), label="Start")
        await asyncio.sleep(1)
        await self.play(advised, lambda match: match.seq >= 4)
        for number in (koikoi, stopgo, three, jiaxing, fuzhou, grave, advised):
            for person in self.people:
                await self.told(person, "hand", table=number)
        # a standing order can be given, and what a person can do can be asked
        chie = self.people[2]
        for hand in await chie.sees(self.channel):
            if any(button.custom_id.startswith("more:") for button in hand.buttons):
                await chie.press(hand, label="More")
        await self.told(anna, "resign", table=koikoi)
        # a lobby with all its panels
        number, lobby = await self.sit("koikoi", 2, start=False)
        await self.form(ben, await more(ben, lobby, "Cut the deck"), word="plum")
        panel = there((await more(anna, lobby, "House rules")).message)
        await anna.select(panel, f"o:{number}:setting", ["rounds"])
        await self.form(anna, await anna.press(panel, f"o:{number}:save", raw=True), word="Friday")
        await more(anna, lobby, "Guests")
        for label in ("Rules", "Fair deal"):
            await more(ben, lobby, label)
        number, lobby = await self.sit("fuzhou", 1, start=False)
        panel = there((await more(anna, lobby, "House rules")).message)
        form = await anna.press(panel, f"o:{number}:form:0", raw=True)
        await self.form(anna, form)
        for each in GAMES["fuzhou"].rules.options():
            if each.low is not None and each.high - each.low >= 25:
                await self.form(anna, await anna.press(panel, f"o:{number}:number:{each.name}", raw=True), word="5")
                break
        for person in (ben, anna):
            await self.private(person)

    async def private(self, person):
        """What only they see."""
        dora = self.people[3]
        manages = person is self.people[0]
        panel = await self.told(person, "preferences")
        await person.select(panel, panel.selects[0].custom_id, ["pace"])
        if manages:
            panel = await self.told(person, "settings")
            panel = there((await person.select(panel, panel.selects[0].custom_id, ["idle_days"])).message)
            forms = [each.custom_id for each in panel.buttons if ":form:" in each.custom_id]
            await self.form(person, await person.press(panel, forms[0]), word="9")
            await self.saved(person)
        await self.told(person, "block", person=dora)
        for command in ("block", "privacy", "history", "leaderboard", "profile", "rules", "learn"):
            await self.told(person, command, **({"game": "koikoi"} if command in ("rules", "leaderboard") else {}))
        course = (await person.sees(self.channel))[-1]
        await person.press(course, course.buttons[0].custom_id)
        for command in ("replay", "review", "verify"):
            shown = await self.told(person, command, table=1)
            if command == "replay":
                await person.press(shown, label="Next")
        await person.menu(self.channel, "Challenge to a game", dora)
        seen = await person.sees(self.channel)
        result = next(each for each in seen if any(button.label == "Why?" for button in each.buttons))
        await person.press(result, label="Why?")

    async def saved(self, person):
        """House rules of the server, in their list."""
        number, lobby = await self.sit("koikoi", 1, start=False)
        panel = there((await more(person, lobby, "House rules")).message)
        await person.select(panel, f"o:{number}:preset", ["quick"])
        await person.submit(await person.press(panel, label="Save for this server"), {"word": "Saturday"})
        panel = await self.told(person, "settings")
        button = next(each.custom_id for each in panel.buttons if each.custom_id.startswith("house:"))
        await person.press(panel, button)

    async def buttons(self):
        """(who, message, custom_id) of all that can be pressed or chosen."""
        found = []
        for person in self.people:
            for message in await person.sees(self.channel):
                parts = [*message.buttons, *message.selects]
                found += [(person.name, message.id, part.custom_id) for part in parts if not part.disabled]
        return found


def of_the_database(path):
    """Standings to the last bit, and every finished match by its moves, as plain JSON."""
    with closing(sqlite3.connect(path)) as db:
        sql = """SELECT guild, game, user, period, since, played, won, points, hands, rated, mu, sigma, rating
            FROM standings ORDER BY 1, 2, 3, 4, 5"""
        standings = [[each.hex() if isinstance(each, float) else each for each in row] for row in db.execute(sql)]
        sql = "SELECT table_id, user, mu_before, mu, rated FROM scores ORDER BY 1, 2"
        scores = [[each.hex() if isinstance(each, float) else each for each in row] for row in db.execute(sql)]
    return {"standings": standings, "scores": scores}


async def of_the_matches(path):
    """What each step of every finished match showed to all, as one number a match."""
    store = await Store.open(path)
    keeper, found = Rooms(store).keeper, {}
    with closing(sqlite3.connect(path)) as db:
        numbers = [number for (number,) in db.execute("SELECT table_id FROM results ORDER BY 1")]
    for number in numbers:
        table = await keeper.get(number)
        steps = list(Match.steps(table.game, table.match.record()))
        found[str(number)] = [table.row.game, len(steps), told(steps)]
    await store.close()
    return found


def told(steps):
    """Who did what, what happened, and what everybody had then, step by step."""
    lines = []
    for step in steps:
        happened = [[event.kind, event.seat, *(event.pieces or ()), *event.amounts] for event in step.events]
        points = sorted((place.seat, place.points) for place in step.scene.places)
        lines.append(json.dumps([step.seat, str(step.action), happened, points, step.scene.settled]))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def written(path, name):
    with closing(sqlite3.connect(path)) as db:
        if "world" in name:
            db.execute("UPDATE files SET data = ?", (PIXEL,))
            db.commit()
            numbers = [db.execute(f"PRAGMA {each}").fetchone()[0] for each in ("application_id", "user_version")]
            lines = [f"PRAGMA application_id = {numbers[0]};", f"PRAGMA user_version = {numbers[1]};", *db.iterdump()]
        else:
            db.execute("UPDATE meta SET value = ? WHERE key = 'blocks_key'", ("0" * 64,))
            db.commit()
            lines = dumped(db)
        (DATA / f"{name}.sql").write_text("\n".join(lines) + "\n", "utf-8")


async def main(commit):
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        async with opened(folder) as house:
            maker = Maker(*house)
            await maker.all_of_it()
            await asyncio.sleep(3)
            buttons = await maker.buttons()
            missing = KINDS - {custom_id.partition(":")[0] for _, _, custom_id in buttons}
            forms = {custom_id.partition(":")[0] for _, custom_id, _ in maker.forms}
            assert not missing, missing
            assert forms == FORMS, FORMS - forms
            known = {"commit": commit, "now": maker.bot.keeper.now(), "forms": maker.forms}
            known |= {"people": {person.name: person.id for person in maker.people}, "channel": maker.channel.id}
        known |= of_the_database(folder / "bot.sqlite3")
        known["matches"] = await of_the_matches(folder / "bot.sqlite3")
        written(folder / "bot.sqlite3", f"house-{commit}")
        written(folder / "world.sqlite3", f"house-{commit}.world")
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in known.items()]
    (DATA / f"house-{commit}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
