"""A database of an earlier commit, opened by the present code: the one place where these tests touch the bot.

`tests/data/*.sql` is the text of a database, the JSON beside it what everybody was told at its tables when it was made.
Whoever moves a module of the bot mends this file, and neither the data nor the test of it.
"""

import json
import sqlite3
from contextlib import asynccontextmanager, closing
from functools import cache
from pathlib import Path

from bot.ai.thoughts import draw
from bot.history.backfill import catch_up
from bot.store.sqlite import SqliteStore
from bot.ui.hand_message import hand_message
from bot.ui.lobby_message import lobby_message
from bot.ui.table_message import board_message
from engine.core import TABLE, Action, Ask, Badge, Rng
from engine.hanaawase.score import card_points
from tests.bot.leaderboards import leaderboard
from tests.bot.reading import TEXT, reading
from tests.bot.rooms import Rooms

DATA = Path(__file__).parents[1] / "data"
LONGEST = 6000
"""No match goes on for so many moves after it was saved."""


def written(name, path):
    """Write the database of that name to a file."""
    path.touch(mode=0o600)
    path.write_bytes(_database(name))


@cache
def _database(name):
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript((DATA / f"{name}.sql").read_text("utf-8"))
        return db.serialize()


def known(name):
    """What was told at the tables of that database."""
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))


def without_snapshots(path, one_in=1):
    """Leave only the seeds and the moves of one table in so many: its match has to be played again."""
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("DELETE FROM snapshots WHERE table_id % ? = 0", (one_in,)).rowcount > 0
        db.commit()


@asynccontextmanager
async def opened(path, now):
    """An evening over the database at that path; `now`: its clock, unix milliseconds."""
    store = await SqliteStore.open(path, patience_s=1.0)
    await catch_up(store)
    try:
        yield Evening(path, store, Rooms(store, lambda: now))
    finally:
        await store.close()


class Evening:
    """All tables of a database."""

    def __init__(self, path, store, rooms):
        self.path, self.store = path, store
        self.registry, self.matches, self.timing = rooms.registry, rooms.matches, rooms.timing

    def numbers(self, state=None):
        """The numbers of all tables, or of those in one state."""
        with closing(sqlite3.connect(self.path)) as db:
            found = db.execute("SELECT id, state FROM tables ORDER BY id").fetchall()
        return [number for number, stands in found if state in (None, stands)]

    def leavers(self):
        """By table and seat who has left for good, where the database tells of them."""
        with closing(sqlite3.connect(self.path)) as db:
            rows = db.execute("SELECT table_id, seat, leaver FROM sitters WHERE leaver IS NOT NULL").fetchall()
        return {(number, seat): user for number, seat, user in rows}

    async def facts(self, number):
        """What is true of a table, as plain JSON."""
        table = await self.registry.get(number)
        told = _of_the_table(table) | (_of_the_match(table.match) if table.match is not None else {})
        over = await self.store.tables.get_finish(number)
        return told | {"finish": over and [over.reason, list(over.points), list(over.places), over.counted]}

    async def leaderboard(self, guild, game):
        """[rank, user, played, won, points] of everybody, the best first."""
        rows = await leaderboard(self.store, guild, game, limit=1000)
        # then points and fewer matches decided among who had won as many
        stands = {row.user: (row.won, row.points, -row.played) for row in rows}
        best = sorted(rows, key=lambda row: (*(-number for number in stands[row.user]), row.user))
        ranks = {user: 1 + sum(other > mine for other in stands.values()) for user, mine in stands.items()}
        return [[ranks[row.user], row.user, row.played, row.won, row.points] for row in best]

    async def shown(self, number):
        """How many messages show the table in words, to everybody and to each seat; a word that is missing raises."""
        table = await self.registry.get(number)
        if table.match is None:
            return bool(lobby_message(table, TEXT))
        posts = [await board_message(table, reading())]
        posts += [await hand_message(table, seat, reading()) for seat in range(table.match.seats)]
        return len(posts)

    async def played_on(self, number, rng, hands=None, moves=LONGEST):
        """Play a match on to its end, by the doors of the bot: persons press what chance says, computers think. With
        `hands` all go home at the first pause after so many more hands; after so many `moves` somebody resigns. Gives
        the moves made."""
        began = None
        for made in range(LONGEST):
            table = await self.registry.get(number)
            match = table.match
            if match.result is not None:
                return made
            hand = match.scene(None).hand
            began = hand if began is None else began
            home = made >= moves or (hands is not None and hand >= began + hands)
            if made >= moves and not any(Action("finish") in legal for legal in match.pending.values()):
                async with self.registry.hold(number) as held:
                    await self.matches.give_up(held, next(each.seat for each in held.sitters if each.user is not None))
            else:
                await self._move(table, match, rng, home=home)
        raise AssertionError(f"table {number} does not end")

    async def _move(self, table, match, rng, *, home):
        matches, seat = self.matches, rng.pick(sorted(match.pending))
        legal = match.pending[seat]
        if seat == TABLE:
            await matches.play_table(table.id, match.number)
            return
        # in a turn the clock does not answer: where nobody else does, the match would sleep
        silent = TABLE not in match.pending and not match.question.ask.clocked
        timed = silent and self.timing.for_table(table) is not None
        if timed and rng.below(4) == 0:
            await matches.play_clock(table.id, match.number)
            return
        if not timed and not table.in_window and table.ordered(seat) is not None:
            await matches.play_order(table.id, seat, match.number)
            return
        sitter, finish = table.sitters[seat], Action("finish")
        wanted = [action for action in legal if action != finish]
        action = rng.pick((wanted[0], *wanted))
        if finish in legal and home:
            action = finish
        if sitter.user is not None:
            await matches.play(table.id, sitter.user, match.number, action)
            return
        if action != finish and len(wanted) > 1:
            # a strong player takes its time, so that it is asked now and then only, and to try little
            level = sitter.level if sitter.level == "easy" or rng.below(20) == 0 else "easy"
            action = draw(match.game.key, level, match.view(seat), tuple(wanted), rng.bytes(16), 2)
        await matches.play_computer(table.id, seat, match.number, action)


def chance(*path):
    """Numbers that are the same in every run."""
    return Rng(b"evening", *path)


def walked(match, rng, hands=1):
    """How a match ends that is played on by chance, wins rather often, until so many more hands are settled and all go
    home: `[reason, points, places, hands, moves]`. The moves depend on what is offered alone, on no computer player."""
    fork, finish = match.fork(), Action("finish")
    wanted = fork.scene(None).settled + hands
    while fork.result is None:
        seat = rng.pick(sorted(fork.pending))
        legal = [action for action in fork.pending[seat] if action != finish]
        wins = [action for action in legal if fork.game.verbs[action.verb].wins]
        home = finish in fork.pending[seat] and fork.scene(None).settled >= wanted
        fork.play(seat, finish if home else rng.pick((legal[0], *wins, *wins, *legal)))
    return [fork.result.reason, list(fork.result.points), list(fork.result.places), fork.result.hands, fork.seq]


def _of_the_table(table):
    row = table.row
    return {
        "state": row.state,
        "game": row.game,
        "preset": row.preset,
        "rules": table.rules.plain(),
        "place": [row.guild, row.channel, row.message],
        "host": row.host,
        "invited": list(row.invited),
        "seats": row.seats,
        "sitters": [[each.user, each.level] for each in table.sitters],
        "cuts": [each.cut for each in table.sitters],
        "seal": table.commitment,
        "due_at": row.due_at,
        "orders": {str(seat): sorted(names) for seat, names in sorted(table.orders.items()) if names},
    }


def _of_the_match(match):
    public, result = match.scene(None), match.result
    scenes = {str(seat): match.scene(seat) for seat in range(match.seats)}
    piles, badges = _piles(public), _badges(match, public)
    own = {seat: _badges(match, scene) for seat, scene in scenes.items()}
    return {
        "moves": match.seq,
        "question": match.number,
        "round": next(list(badge.args) for badge in _facts(match, public) if badge.key == "round"),
        "dealer": [badge.seat for badge in public.badges if badge.key == "dealer"],
        "totals": [place.points for place in sorted(public.places, key=lambda place: place.seat)],
        "asked": sorted(public.question.public),
        "claims": list(public.question.about) if public.question.ask is Ask.WINDOW else None,
        "legal": {str(seat): list(map(str, legal)) for seat, legal in sorted(match.pending.items())},
        "piles": piles,
        "own_piles": {seat: [pile for pile in _piles(scene) if pile not in piles] for seat, scene in scenes.items()},
        "badges": badges,
        "own_badges": {seat: [each for each in told if each not in badges] for seat, told in own.items()},
        "result": result and [result.reason, list(result.points), list(result.places), result.hands],
    }


def _facts(match, scene):
    """The badges of a scene, and what was one when the database was made and stands elsewhere now: in the question and
    the number of the hand, and what no picture or sentence ever showed, in what everybody knows of the match."""
    question, view, window = scene.question, match.view(None), scene.question.ask is Ask.WINDOW
    found = [*scene.badges, *(Badge("asked", seat) for seat in question.public)]
    if window:
        found += [Badge("claims", None, question.about), Badge("discarder", question.by)]
    if window and question.topic == "rob_gold":
        found.append(Badge("rob_gold"))
    if question.ask is Ask.CHOICE:
        found.append(Badge("question"))
    if match.game.deck == "mahjong":
        found += [Badge("round", None, (scene.hand,)), Badge("dice", None, view.dice)]
    if match.price:
        found.append(Badge("escape", None, (match.price,)))
    if match.game.key == "hanaawase":
        found += [Badge("cards", seat, (card_points(pile, view.rules),)) for seat, pile in enumerate(view.taken)]
    return found


def _piles(scene):
    """Piles as text, those of one seat in the order in which they lie: `field: 01H 05K2`, `hand 1: 8 face down`."""
    return [
        " ".join(
            (
                pile.role if pile.seat is None else f"{pile.role} {pile.seat}",
                *(() if pile.source is None else (f"from {pile.source}",)),
            )
        )
        + ": "
        + " ".join((*pile.pieces, *((f"{pile.count} face down",) if pile.count else ())))
        for pile in sorted(scene.piles, key=lambda pile: (pile.role, -1 if pile.seat is None else pile.seat))
    ]


RENAMED = {"round_wind": "wind"}
"""Badges that had another name when the database was made."""


def _badges(match, scene):
    return sorted(
        " ".join(
            map(
                str,
                (
                    RENAMED.get(badge.key, badge.key),
                    *(() if badge.seat is None else (f"at {badge.seat}",)),
                    *badge.args,
                ),
            )
        )
        for badge in _facts(match, scene)
    )


MORE = ("rules", "badges", "own_badges")
"""Of these there may be more in a later version, and never less."""


def differences(then, now):
    """What was told and is so no more, as sentences."""
    found = [f"{key} is gone" for key in then if key not in now]
    for key in then.keys() & now.keys():
        if key not in MORE:
            if then[key] != now[key]:
                found.append(f"{key} was {then[key]} and is {now[key]}")
        elif isinstance(then[key], dict):
            found += [f"{key} lacks {missing}" for missing in _lacking(then[key], now[key])]
        else:
            found += [f"{key} lacks {each}" for each in then[key] if each not in now[key]]
    return found


def _lacking(then, now):
    for key, value in then.items():
        if isinstance(value, list):
            yield from (f"{key}: {each}" for each in value if each not in now.get(key, ()))
        elif now.get(key, None) != value:
            yield f"{key}: {value}"
