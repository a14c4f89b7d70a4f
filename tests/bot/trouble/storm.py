"""Eight tables of five games and a daily, at which people press without a pause while their bot is in trouble; and what
has to stand in its database afterwards."""

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count

from bot.features.daily.deterministic_match import PERSON, DailySetup
from bot.i18n import Words
from bot.playground import Playground
from bot.playground.api.interactions import DEFER_UPDATE, UPDATE
from bot.playground.limits.components import walk
from bot.playground.world.world import Channel
from bot.tables.background_tasks import ended
from bot.tables.table import match_seed
from engine import GAMES
from engine.core import Action, Match, Record
from tests.bench.crowd import Side
from tests.bot.command import hanapai
from tests.bot.openapi import inspect
from tests.bot.trouble.test_never_lost import Ledger, started
from tests.bot.waiting import eventually

TABLES = (
    ("koikoi", 2, 0), ("stopgo", 3, 0), ("hanaawase", 2, 1), ("jiaxing", 4, 0), ("fuzhou", 2, 2), ("koikoi", 2, 0),
    ("stopgo", 2, 0), ("fuzhou", 3, 1),
)  # fmt: skip
"""Game, persons and computers of each."""
HASTE = {"HANAPAI_TIMING": "picture_s=60 even_s=0 waiting_s=0.3 hooks_s=1 press_s=0 computer_s=0.05 sign_in_s=0.1"}
PAUSE_S = 0.15
"""Between two presses at a table."""
RESIGNS_ONE_IN = 80
"""Of so many turns somebody gives the match up instead, so that matches of all games end."""
UNASKED = 6
"""After so many looks at which nobody is asked, or only who has resigned still has buttons, everybody opens their hand
anew."""
NOTICES = (
    *("hand-stale", "hand-repeated", "hand-not-asked", "hand-asked-before", "hand-nobody-ends", "daily-stale"),
    *("refused-not-saved", "refused-busy", "refused-elsewhere"),
)
"""What an answer says where nothing came of a press."""
CONFIRMED = 20
"""So many moves have to be confirmed, however long a busy machine takes for them."""
NEWEST = "SELECT id, state FROM tables WHERE channel = ? ORDER BY id DESC LIMIT 1"
RATED = """
SELECT user, guild, game, period, since, played, won, points, rated, mu, sigma FROM standings ORDER BY 1, 2, 3, 4, 5
"""


@dataclass
class Confirmed:
    """A press whose answer said that it was done."""

    table: int
    question: int
    user: int
    action: str
    said: str


@dataclass
class Storm:
    """People at all tables. They press while `up` is set."""

    discord: Playground
    ledger: Ledger
    chance: random.Random
    crowds: int
    pause_s: float
    up: asyncio.Event = field(default_factory=asyncio.Event)
    moves: list = field(default_factory=list)
    joined: list = field(default_factory=list)
    daily: list = field(default_factory=list)
    tally: Counter = field(default_factory=Counter)

    def __post_init__(self):
        words = Words().translator("en-US")
        self.notices = [words(each).strip() for each in NOTICES]
        self.over = words("table-over").strip("*")  # a hand says it plainly, the table in bold

    def tasks(self):
        """One for each table, and one for whoever plays the daily."""
        people = iter(count(1))
        found = []
        for number, (game, persons, computers) in enumerate(TABLES * self.crowds):
            channel = self.discord.add_channel(self.discord.add_guild(f"Club {number}"), "games")
            sides = [self._side(channel, f"P{next(people)}") for _ in range(persons)]
            found.append(self._forever(Sitting(self, channel, game, sides, computers).step))
        channel = self.discord.add_channel(self.discord.add_guild("Club of days"), "games")
        sides = (self._side(channel, f"D{number}") for number in count(1))
        found.append(self._forever(Days(self, sides).step))
        return [asyncio.create_task(each) for each in found]

    def _side(self, channel, name):
        return Side(self.discord, self.discord.world.users[self.discord.add_person(name).id], channel, self.chance)

    async def _forever(self, step):
        while True:
            await self.up.wait()
            await step()
            self.tally["tried"] += 1
            await asyncio.sleep(self.chance.uniform(0, 2 * self.pause_s))

    async def press(self, side, message, said):
        """What an answer says, as text; None where there was none in time, or nothing to press any more."""
        interaction = await side.press(message, said)
        self.tally["answered" if interaction.answer else "unanswered"] += 1
        if interaction.answer != UPDATE:
            return None
        return text(interaction.original)

    def done(self, said):
        """Whether such an answer says that what was pressed is done."""
        return said is not None and not any(notice in said for notice in self.notices)


def text(message):
    return "\n".join(part["content"] for part in walk(message.components) if part.get("content"))


def ids(message):
    return [
        part["custom_id"] for part in walk(message.components) if part.get("custom_id") and not part.get("disabled")
    ]


@dataclass
class Sitting:
    """The people of one channel: whatever the bot has kept of their tables, they go on from there."""

    storm: Storm
    channel: Channel
    game: str
    sides: list
    computers: int
    unasked: int = 0

    def newest(self):
        """The number and the state of their newest table, or None."""
        return self.storm.ledger.look(lambda db: db.execute(NEWEST, (self.channel.id,)).fetchone())

    async def open(self):
        """Open their next table."""
        await self.sides[0].command("play", game=self.game, rules=GAMES[self.game].short)

    async def step(self):
        found = self.newest()
        if found is None or found[1] in ("over", "closed"):
            await self.open()
        elif found[1] == "lobby":
            await self._gather(found[0])
        else:
            await self._play(found[0])

    async def _gather(self, table):
        """Press the next of what brings the lobby to its start."""
        sql = "SELECT user FROM sitters WHERE table_id = ?"
        seated = [user for (user,) in self.storm.ledger.look(lambda db: db.execute(sql, (table,)).fetchall())]
        ours = f"l:{table}:"
        messages = [m for m in self.channel.messages.values() if any(name.startswith(ours) for name in ids(m))]
        lobby = messages[-1] if messages else None
        missing = next((side for side in self.sides if side.user.id not in seated), None)
        host = self.sides[0]
        if lobby is None:
            await host.command("table")
        elif missing is not None:
            if self.storm.done(await self.storm.press(missing, lobby, {"custom_id": f"l:{table}:join"})):
                self.storm.joined.append((table, missing.user.id))
        elif seated.count(None) < self.computers:
            await host.press(lobby, {"custom_id": f"l:{table}:add:easy"})
        else:
            await host.press(lobby, {"custom_id": f"l:{table}:start"})

    async def _play(self, table):
        storm, sides = self.storm, storm_order(self.storm, self.sides)
        mine = [(side, what) for side in sides if (what := side.asked()) and _table_of(what[1]) == table]
        self.unasked += 1
        if self.unasked > UNASKED:
            self.unasked = 0
            for side in sides:
                await side.command("hand")
            return
        if not mine:
            return
        side, (message, said) = mine[0]
        if storm.chance.randrange(RESIGNS_ONE_IN) == 0:
            await self._resign(side)
            return
        kind, _, question, *action = said["custom_id"].split(":")
        answer = await storm.press(side, message, said)
        if answer is not None:
            self.unasked = 0
        if kind in ("p", "s") and answer is not None and storm.done(answer) and storm.over not in answer:
            action = said["values"][0] if kind == "s" else action[0]
            storm.moves.append(Confirmed(table, int(question), side.user.id, action, answer))
        elif answer is None and message.id in self.channel.ephemerals and not storm.chance.randrange(4):
            await side.command("hand")

    async def _resign(self, side):
        """As somebody does who reads what it costs, and does it all the same."""
        asked = (await side.command("resign")).original
        yes = next((name for name in ids(asked) if name.startswith("r:")), None) if asked else None
        if yes is not None:
            await self.storm.press(side, asked, {"custom_id": yes})


def storm_order(storm, sides):
    return storm.chance.sample(sides, len(sides))


def _table_of(said):
    return int(said["custom_id"].split(":")[1])


@dataclass
class Days:
    """People who play the deal of the day, one after the other."""

    storm: Storm
    sides: Iterator[Side]
    side: Side | None = None

    async def step(self):
        """Open the daily, and press what it offers until nothing is offered any more."""
        self.side = side = self.side or next(self.sides)
        shown = await self._came((await side.command("daily")).original)
        while shown is not None and self.storm.up.is_set():
            offered = [name for name in ids(shown) if name.split(":")[2] in ("play", "move", "sure", "pick")]
            if not offered:
                self.side = None  # it is over
                return
            shown = await self._press(side, shown, self.storm.chance.choice(offered))

    async def _press(self, side, shown, name):
        said = {"custom_id": name}
        _, day, verb, *rest = name.split(":")
        if verb == "pick":
            (select,) = (part for part in walk(shown.components) if part.get("custom_id") == name)
            said["values"] = [self.storm.chance.choice(select["options"])["value"]]
        elif verb == "sure":
            said["custom_id"] = name.replace(":sure:", ":move:")
        before = shown.components
        interaction = await side.press(shown, said)
        if interaction.answer == DEFER_UPDATE:
            for _ in range(200):
                if shown.components is not before or not self.storm.up.is_set():
                    break
                await asyncio.sleep(0.03)
        elif interaction.answer != UPDATE:
            return None
        if shown.components is before:
            return None
        if verb != "play" and self.storm.done(text(shown)):
            action = said["values"][0] if verb == "pick" else rest[1]
            self.storm.daily.append(Confirmed(int(day), int(rest[0]), side.user.id, action, text(shown)))
        return shown

    async def _came(self, shown):
        """The message once it says something; None where nothing comes."""
        for _ in range(100):
            if shown is None or ids(shown):
                return shown
            await asyncio.sleep(0.03)
        return None


async def stormed(folder, trouble, seed, usual=(), *, patient=True, crowds=1, pause_s=PAUSE_S):
    """What there was of each kind, after `trouble(storm, bot)` while everybody presses, and a while without any: all
    goes on, and what was confirmed is kept. usual: what lines of the log may say that tell of an error. patient:
    whether dailies have to go on as well; on a busy machine no computer has thought of its move in time. crowds: so
    many times all tables. pause_s: between two presses there."""
    database, log = folder / "crowd.sqlite3", folder / "bot.log"
    async with Playground(token="never-lost", inspect=inspect, remember=2000) as discord:
        storm = Storm(discord, Ledger(database), random.Random(seed), crowds, pause_s)
        tasks = storm.tasks()
        try:
            async with started(discord, database, log, **HASTE) as bot:
                storm.up.set()
                await trouble(storm, bot)
                await eventually(lambda: len(storm.moves) > CONFIRMED, "too little is confirmed")
                await none_stuck(storm, tasks, patient)
        finally:
            await ended(tasks)
        assert discord.violations == []
    lines = [line for line in log.read_text().splitlines() if "ERROR" in line or "Traceback" in line]
    wrong = [line for line in lines if not any(word in line for word in usual)]
    assert wrong == [], wrong[:3]
    counts = check(storm, database)
    before = ratings(database)
    code, *_ = await asyncio.to_thread(hanapai, folder, "ratings", "rebuild", DATABASE=str(database))
    assert code == 0
    assert ratings(database) == before
    return counts | dict(storm.tally)


async def presses(storm, more):
    """So many more times somebody has tried to do something, whatever came of it."""
    before = storm.tally["tried"]
    await eventually(lambda: storm.tally["tried"] >= before + more, "nobody presses")


async def answers(storm, more):
    """So many more presses have been answered."""
    before = storm.tally["answered"]
    await eventually(lambda: storm.tally["answered"] >= before + more, "nothing is answered")


async def killed(storm, bot, kills):
    """Kill the bot so many times at any moment, one in six while it starts."""
    chance = storm.chance
    for _ in range(kills):
        storm.up.set()
        await answers(storm, chance.randrange(12))
        await asyncio.sleep(chance.uniform(0, 0.5))
        await bot.kill()
        storm.up.clear()
        if chance.randrange(6) == 0:
            bot.launch()
            await asyncio.sleep(chance.uniform(0, 2.0))
            await bot.kill()
        await bot.start()
    storm.up.set()


async def none_stuck(storm, tasks, patient):
    """Every channel goes on: a move more, or another table. Raises what went wrong in one of the tasks."""

    def standing():
        sql = """
        SELECT channel, max(id), state, (SELECT count(*) FROM moves WHERE table_id = max(t.id)) FROM tables t GROUP BY 1
        """
        return {channel: found for channel, *found in storm.ledger.look(lambda db: db.execute(sql).fetchall())}

    before, days = standing(), len(storm.daily)

    def stuck():
        for task in tasks:
            if task.done():
                task.result()
        found = {channel: each for channel, each in standing().items() if each == before.get(channel)}
        return found | ({} if len(storm.daily) > days or not patient else {"daily": days})

    try:
        await eventually(lambda: not stuck())
    except AssertionError:
        raise AssertionError(f"stuck: {stuck()}") from None


def check(storm, database):
    """All that was confirmed is in the records, once; what is over is settled once. Returns what there was of each."""
    with closing(sqlite3.connect(database)) as db:
        played = dict(_played(db))
        for each in storm.moves:
            (seat,) = db.execute(
                "SELECT seat FROM sitters WHERE table_id = ? AND user = ?", (each.table, each.user)
            ).fetchone() or (None,)
            found = [moved for moved in played[each.table][0] if moved[:1] + moved[2:] == (each.question, each.action)]
            assert [moved[1] for moved in found].count(seat) == 1 or (seat is None and found), (each, found)
        for table, user in storm.joined:
            sat = db.execute("SELECT 1 FROM sitters WHERE table_id = ? AND user = ?", (table, user)).fetchone()
            left = db.execute("SELECT state FROM tables WHERE id = ?", (table,)).fetchone()[0] in ("over", "closed")
            assert sat or left, (table, user)
        settled = {number for (number,) in db.execute("SELECT table_id FROM results")}
        for number, (_, result) in played.items():
            state = db.execute("SELECT state FROM tables WHERE id = ?", (number,)).fetchone()[0]
            assert (number in settled) == (state == "over"), (number, state)
            assert state == "over" or result is None, (number, state)
        days = _days(db)
        for each in storm.daily:
            assert days[each.table, each.user].count((each.question, each.action)) == 1, each
        rated = db.execute("SELECT count(*) FROM results WHERE rated = 1").fetchone()[0]
        games = {game for (game,) in db.execute("SELECT DISTINCT game FROM tables WHERE start_id NOT NULL")}
        ended = db.execute("SELECT count(*) FROM daily_hands WHERE ended_at NOT NULL").fetchone()[0]
    return {
        "confirmed": len(storm.moves),
        "joined": len(storm.joined),
        "over": len(settled),
        "rated": rated,
        "daily answers": len(storm.daily),
        "dailies": ended,
        "games": len(games),
    }


def ratings(database):
    with closing(sqlite3.connect(database)) as db:
        return db.execute(RATED).fetchall()


def _played(db):
    """Each started table with its moves, as (question, seat, action), and its result, played again from its seed."""
    tables = db.execute("SELECT id, game, rules, server_seed, start_id FROM tables WHERE start_id NOT NULL").fetchall()
    for number, key, rules, secret, start in tables:
        cuts = [
            cut
            for (cut,) in db.execute("SELECT cut FROM sitters WHERE table_id = ? ORDER BY seat", (number,)).fetchall()
        ]
        game = GAMES[key]
        record = Record(key, game.rules.parse(json.loads(rules)), len(cuts), match_seed(secret, cuts, start))
        match, found = Match.replay(game, record), []
        rows = db.execute("SELECT seat, action FROM moves WHERE table_id = ? ORDER BY seq", (number,)).fetchall()
        for seat, action in rows:
            found.append((match.number, seat, action))
            match.play(seat, Action.parse(action))
        yield number, (found, match.result)


def _days(db):
    """By day and person, what they answered to which question."""
    columns = "day, game, rules, seats, level, samples, seed"
    dailies = {row[0]: row for row in db.execute(f"SELECT {columns} FROM dailies").fetchall()}
    found = {}
    for day, user, moves in db.execute("SELECT day, user, moves FROM daily_hands").fetchall():
        _, game, rules, seats, level, samples, seed = dailies[day]
        setup = DailySetup(GAMES[game], rules, seats, level, samples, seed)
        number, *said = json.loads(moves)
        match = setup.again((number,))
        answers = found[day, user] = []
        for each in said:
            seat, _, action = each.partition(" ")
            if int(seat) == PERSON:
                answers.append((match.number, action))
            match.play(int(seat), Action.parse(action))
    return found
