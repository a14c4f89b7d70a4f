"""A forger: interactions that no client sends, and what a house looks like before and after them."""

import asyncio
import random
from dataclasses import replace
from typing import Any

from bot.playground.limits.refusal import NotPossible
from bot.playground.people.person import Person
from bot.playground.people.seen import seen
from bot.playground.world.message_forms import message_form
from bot.tables.table import Table
from engine.core import Action
from engine.mahjong.orders import ORDERS
from tests.bot.house import PATIENCE_S, more
from tests.bot.waiting import at_rest, eventually

PREFIXES = (
    *"psqhlocnrwv",
    *(
        "rules",
        "server",
        "mine",
        "number",
        "block",
        "privacy",
        "why",
        "advice",
        "help",
        "more",
        "learn",
        "page",
        "share",
    ),
    *("replay", "history", "lobby", "cut"),
)
FORMS, SELECTS = ("c", "cut", "n", "rules", "number"), ("s", "o", "server", "mine", "block")
"""What a client sends for a prefix, if it is not a press."""
NUMBERS = ("77", "0", "-1", "9" * 40, "x", "", "1x", "٣")
WORDS = ("", "x", "resign", "finish", "ready", "play m1a", "play", "join", "rules", "on", "no_waits", "rounds", "77")
WISHES = ("setting", "page:0", "page:x", "value:x", "reset:x", "dance", "")
VERBS = {
    "l": ("join", "decline", "leave", "add", "add:normal", "add:x", "remove", "cut", "rules", "start", "dance", ""),
    "lobby": (
        *("join", "leave", "add:hard", "remove", "cut", "rules", "more", "start", "fill", "menu", "fair", "dance", ""),
    ),
    "v": ("1:yes", "1:no", "1:end", "9:yes", "1:maybe", "x:yes", "1", ""),
    "o": ("preset", "setting", "reset", "value:rounds", "value:x", "number:rounds", "number:x", "value", "", "dance"),
    "n": ("rounds", "x", "", "koikoi_x"),
    "server": (*WISHES, "value:pings", "value:channels", "reset:clock", "form:idle_days"),
    "mine": (*WISHES, "value:pings", "value:orders", "reset:pace", "form:calm"),
    "number": ("server:idle_days", "mine:pace", "server:x", "x:idle_days", "server"),
    "block": ("off", "page:1", "page:x", "dance", ""),
    "privacy": ("show", "export", "delete", "sure", "dance", ""),
    "why": ("1", "0", "99", "x", ""),
    "advice": ("1", "0", "99", "x", ""),
    "help": ("", "1"),
    "more": ("", "1"),
    "learn": ("koikoi:open", "koikoi:show", "koikoi:say:same", "koikoi:say:x", "chess:open", "x"),
    "page": ("goal", "goal:koikoi:kirin", "x:koikoi:kirin", "yaku99", "settings1", ""),
    "share": ("leaderboard:koikoi", "leaderboard:chess", "verify", "rules:goal", "rules:x:koikoi:kirin", ""),
    "replay": (
        *(
            "1:all:next",
            "1:0:last",
            "9:1:eyes",
            "1:all:hand",
            "1:0:file",
            "99:all:back",
            "0:all:first",
            "1:x:next",
            "x",
        ),
    ),
    "history": ("older:77", "newer:77", "open:77", "older:x", "sideways:77", ""),
    "w": tuple(f"{order}:{to}" for order in (*(order.key for order in ORDERS), "x") for to in ("on", "off", "maybe")),
}
VALUES = ("", "x", "nintendo", "rounds", "3", "12", "-5", "9" * 30, "ready", "resign", "@everyone <@1>", "\u0301" * 30)
PUBLIC = ("message", "message_at", "round")
"""Columns of a table that say where and what its public message is."""


class Scene:
    """Tables of every kind, people who sit there, and forgers who sit there, elsewhere, or nowhere."""

    lounge: Any
    places: dict[int, Any]
    forgers: dict[Person, list[Any]]
    tables: dict[int, Table]
    custom_ids: list[str]

    def __init__(self, house, seed):
        self.house, self.rng = house, random.Random(seed)
        self.sent = self.skipped = 0

    @classmethod
    async def set(cls, house, seed):
        scene = cls(house, seed)
        await scene._seat()
        for person, places in scene.forgers.items():
            for place in places:
                await person.command(place, "rules")
        # the panel of a host, to be filled with nonsense
        for message in await house.anna.sees(scene.lounge):
            if "l:10:menu" in [each.custom_id for each in message.buttons]:
                await more(house.anna, message, "House rules")
        await at_rest(house)
        await eventually(scene.swept, "the finished match keeps its snapshot")
        scene.tables = {number: await house.bot.registry.get(number) for number in range(1, 11)}
        states = [table.row.state for table in scene.tables.values()]
        assert sorted(states) == sorted(["playing"] * 5 + ["lobby"] * 3 + ["over", "closed"])
        scene.custom_ids = sorted(
            {part.custom_id for message in scene.messages() for part in [*message.buttons, *message.selects]}
        )
        return scene

    async def _seat(self):
        """People, places, and ten tables."""
        house, discord = self.house, self.house.discord
        chie, dora, emil, fay, gus = (discord.add_person(name) for name in ("Chie", "Dora", "Emil", "Fay", "Gus"))
        mallory = discord.add_person("Mallory")
        other = discord.add_guild("Elsewhere")
        oscar, yan = (discord.add_person(name, guilds=[other]) for name in ("Oscar", "Yan"))
        lounge, far = discord.add_channel(house.guild, "lounge"), discord.add_channel(other, "far")
        den = discord.add_thread(house.channel, "den", private=True, members=[house.ben, gus])
        games = house.channel
        await house.started()
        for person in (house.anna, house.ben):
            await person.press(await house.hand(person), (await house.hand(person)).buttons[0].custom_id)
        await self.open(games, house.anna, friend=chie)  # nobody has answered
        await self.open(games, dora, emil, fay, game="stopgo", start=True)
        await self.open(games, gus, emil, fay, house.anna, game="jiaxing", start=True)
        over = await self.open(lounge, fay, emil, game="koikoi", start=True)
        sure = await emil.command(lounge, "resign")
        await emil.press(sure.message, label="Resign")
        closed = await self.open(lounge, dora, game="koikoi")
        await more(dora, closed, "Close the lobby")
        await self.open(den, house.ben, gus, game="koikoi", start=True)
        await self.open(far, oscar, yan, game="koikoi", start=True)
        await self.open(lounge, emil, game="koikoi")  # open to all
        await self.open(lounge, house.anna, game="jiaxing")
        assert over is not None
        self.lounge = lounge
        # somebody asks for the lobby again: the first message is an old one
        await house.anna.command(games, "table", table=2)
        self.places = {house.channel.id: games, lounge.id: lounge, far.id: far, den.id: den}
        self.forgers = {mallory: [games, lounge], oscar: [far], dora: [games, lounge], house.anna: [games, lounge]}

    async def open(self, place, host, *guests, friend=None, game="koikoi", start=False):
        """A lobby, with its guests seated; with `start` its match has begun."""
        command, options = ("challenge", {"friend": friend}) if friend else ("play", {"game": game})
        answer = await host.command(place, command, **options)
        assert answer.state == "answered", answer
        for guest in guests:
            await guest.press(answer.message, label="Join")
        if start:
            await host.press(await host.now(answer.message), label="Start")
            mine = f"table {answer.message.text.split('table ')[1].split('*')[0].split()[0]}"
            for person in (host, *guests):
                await person.wait(place, lambda m: m.ephemeral and mine in m.text and m.buttons != [], PATIENCE_S)
        return answer.message

    def messages(self):
        """Every message there is."""
        more = {"pings": [], "edits": 0, "silent": False}
        channels = self.house.discord.world.channels.values()
        return [seen(message_form(each) | more) for channel in channels for each in channel.all_messages()]

    def standing(self):
        """Every message as everybody sees it, by its number: who may read it, and all that is in it."""
        found = {}
        for channel in self.house.discord.world.channels.values():
            for each in channel.all_messages():
                files = [(file.filename, file.data, file.description) for file in each.attachments]
                shown = each.content, repr(each.components), repr(each.embeds), files, each.flags, tuple(each.pings)
                found[each.id] = (each.audience and each.audience.id, each.edits, each.dismissed, shown)
        return found

    async def swept(self):
        """Whether no finished match has a snapshot, which would go in the background."""
        return not await self.house.bot.store.occasions.finished_with_snapshot(0, 1)

    async def saved(self):
        """Every row of the database but for where the public messages are, the heartbeat of a bot that rests, and how
        many commits there were."""

        def job(db):
            sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'owners' ORDER BY name"
            names = [row[0] for row in db.execute(sql)]
            rows = {}
            for name in names:
                kept = [row[1] for row in db.execute(f"PRAGMA table_info({name})") if row[1] not in PUBLIC]
                found = db.execute(f"SELECT {', '.join(kept)} FROM {name}")
                rows[name] = sorted(row for row in map(repr, found) if not row.startswith("('commits', "))
            return rows

        return await self.house.bot.store.writer.read(job)

    def held(self):
        """What the bot has in memory of every table."""
        return {
            number: (replace(table.row, message=None, message_at=None, round=None), table.sitters, dict(table.orders))
            + ((table.match.seq, table.match.number) if table.match else ())
            for number, table in self.tables.items()
        }

    # One interaction

    async def forge(self):
        """One of all the things that a forger may send. Returns its answer, None for what is their good right."""
        rng = self.rng
        person = rng.choice(list(self.forgers))
        place = rng.choice(self.forgers[person])
        if rng.random() < 0.15:
            return await self._command(person, place)
        message = self._message(person, place)
        custom_id = self._custom_id()
        prefix = custom_id.partition(":")[0]
        usual = "form" if prefix in FORMS else "select" if prefix in SELECTS else "press"
        kind = usual if rng.random() < 0.8 else rng.choice(("press", "select", "form"))
        values = [rng.choice((*VALUES, *self._actions())) for _ in range(rng.choice((1, 1, 1, 1, 0, 2)))]
        if self._is_right(person, message, custom_id, kind, values):
            self.skipped += 1
            return None
        self.sent += 1
        if kind == "press":
            return await person.press(message.id, custom_id, raw=True)
        if kind == "select":
            return await person.select(message.id, custom_id, values, raw=True)
        fields = rng.choice(({"word": rng.choice(VALUES)}, {}, {"other": "x"}, {"word": ["x"]}))
        if fields.get("word") and self._is_right(person, message, custom_id, kind, [fields["word"]]):
            fields = {"word": ""}
        nowhere = rng.random() < 0.15
        return await person.forge_form(None if nowhere else message.id, custom_id, fields, channel=place)

    async def _command(self, person, place):
        rng, house = self.rng, self.house
        name = rng.choice(("hand", "hand", "resign", "verify", "rules", "leaderboard", "table", "challenge"))
        number = rng.choice((*self.tables, 77, 10**15))
        if name == "challenge":
            options = {"friend": rng.choice((person, house.discord.bot_user))}
        elif name == "table":
            table = self.tables.get(number)
            if table is not None and table.row.channel == place.id:
                self.skipped += 1
                return None  # anybody may ask for a table where it is
            options = {"table": number}
        elif name == "leaderboard":
            options = {}
        else:
            options = rng.choice(({"table": number}, {"table": number}, {}))
        self.sent += 1
        return await person.command(place, name, **options)

    def _message(self, person, place):
        """A message that they see: public, of their own, new or old."""
        user = self.house.discord.world.users[person.id]
        seen = [each for each in place.all_messages() if each.seen_by(user)]
        private = [each for each in seen if each.ephemeral]
        return self.rng.choice(private[:6] + private[-6:] if private and self.rng.random() < 0.5 else seen[:40])

    def _actions(self):
        asked = [each for table in self.tables.values() if table.match for each in table.match.pending.values()]
        return sorted({str(action) for legal in asked for action in legal})

    def _custom_id(self):
        rng = self.rng
        if rng.random() < 0.3:
            return rng.choice(self.custom_ids)
        kind = rng.choice((*PREFIXES * 3, "z", ""))
        number = rng.choice(NUMBERS) if rng.random() < 0.08 else str(rng.choice(list(self.tables)))
        table = self.tables.get(int(number)) if number.isascii() and number.isdecimal() else None
        question = str(table.match.number) if table and table.match else "1"
        question = rng.choice((*[question] * 6, "0", "1", "x", "9" * 30))
        said = rng.choice((*WORDS, *self._actions()))
        if kind in VERBS:
            parts = (kind, number, rng.choice(VERBS[kind]))
        elif kind in "pq" and kind:
            parts = (kind, number, question, said)
        elif kind == "s":
            parts = (kind, number, question)
        else:
            parts = (kind, number)
        if rng.random() < 0.03:
            parts = (*parts, rng.choice(WORDS))
        if rng.random() < 0.03:
            parts = parts[:-1]
        return ":".join(parts)[:100] or "x"

    def _is_right(self, person, message, custom_id, kind, values):
        """Whether somebody has the right to do this, so that something may change."""
        prefix, *words = custom_id.split(":")
        if prefix == "welcome" and words[1:] == ["play"]:
            return True  # whoever presses on the greeting opens a table, as by /play
        table = self.tables.get(int(words[0])) if words and words[0].isdecimal() else None
        if table is None:
            return False
        seat, lobby, private = table.seat_of(person.id), table.row.state == "lobby", message.ephemeral
        if prefix == "privacy":
            return private and words[1:2] == ["sure"]
        if prefix in ("p", "s"):
            said = words[2:3] if prefix == "p" else values[:1]
            legal = table.match.pending.get(seat, ()) if table.match and seat is not None else ()
            if seat is not None and said[:1] == ["finish"]:
                return True  # they ask the others, whatever they have answered
            return bool(said) and _parsed(said[0]) in legal
        if prefix == "r":
            return private and seat is not None and table.row.state == "playing"
        if prefix == "v":
            return seat is not None and table.row.state == "playing"
        if prefix == "w":
            known = any(words[1:2] == [order.key] for order in table.game.orders)
            return seat is not None and table.row.state == "playing" and known
        host, current = person.id == table.row.host, message.id == table.row.message
        if prefix in ("l", "c"):
            open_to = seat is not None or person.id in table.row.invited or not table.row.invited
            return lobby and current and open_to and words[1:2] != ["rules"]
        if prefix in ("lobby", "cut"):
            return lobby and private and seat is not None
        if prefix in ("o", "n"):
            return lobby and host and private and _takes(table, prefix, words, values)
        return False


def _parsed(said):
    try:
        return Action.parse(str(said))
    except ValueError:
        return None


def _takes(table, prefix, words, values):
    """Whether these house rules would be taken."""
    verb = words[1:2]
    if prefix == "o" and verb in (["advice"], ["reset"], ["save"]):
        return True
    if prefix == "o" and verb == ["preset"]:
        return bool(values) and values[0] in table.game.presets
    name = words[1] if prefix == "n" and len(words) == 2 else words[2] if len(words) > 2 else ""
    try:
        table.game.rules.parse({**table.row.rules, name: values[0] if values else ""})
    except ValueError:
        return False
    return True


def failures(discord, before):
    """What is wrong with how the interactions since the request `before` were answered."""
    wrong, interactions = [], discord.interactions
    gone = {request.path for request in discord.requests[before:] if request.method == "DELETE"}
    given = {}
    for request in discord.requests[before:]:
        parts = request.path.split("/")
        if parts[1] == "interactions":
            one = interactions._by_id[int(parts[2])]
            given.setdefault(one.id, []).append(request)
            if request.body["type"] in (6, 7) and (one.message is None or one.message.audience is not one.user):
                wrong.append(f"{one.data} of {one.user.name} changed a message of others")
        elif parts[1] == "webhooks":
            one = interactions._by_token[parts[3]]
            number = parts[-1] if parts[4:] else "0"
            target = one.original if number == "@original" else discord.world.message(int(number))
            if target is None and request.path in gone:
                continue
            if request.method != "POST" and (target is None or target.audience is not one.user):
                wrong.append(f"{one.data} of {one.user.name} changed a message of others later")
        else:
            wrong.append(f"{request.method} {request.path}")
        if request.status >= 400:
            wrong.append(f"{request.method} {request.path}: {request.status} {request.reply}")
    wrong += [f"{len(each)} answers to {number}" for number, each in given.items() if len(each) != 1]
    return wrong, len(given)


async def sent(scene, count, at_once=5):
    """Forge so many, some at a time. Returns the answers."""
    answers = []
    while scene.sent < count:
        group = await asyncio.gather(*(scene.forge() for _ in range(at_once)), return_exceptions=True)
        for one in group:
            if isinstance(one, NotPossible):
                scene.sent -= 1  # a client does not even send it
            elif isinstance(one, BaseException):
                raise one
            elif one is not None:
                answers.append(one)
    return answers
