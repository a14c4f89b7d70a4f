"""Make the database of an evening: a running match of each game in each phase, and all else that a bot has kept.

`python -m tests.data.make_evening COMMIT` writes `evening-COMMIT.sql` and `evening-COMMIT.json`. Every table is wanted
for a reason (`Wanted`), and a seed is looked for under which random play comes to it. At the end `complete` asserts
that nothing is missing: phases, verbs, events, levels, orders, snapshots, states. All settings are in `make_tables.py`.
"""

import asyncio
import json
import secrets
import sqlite3
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.store.sqlite import SqliteStore as Store
from bot.tables.sealing import begun
from bot.tables.table import match_seed
from bot.tables.unasked import follow as answered
from engine import GAMES
from engine.core import TABLE, Action, Ask, Effort, Match, Rng
from engine.core.match import VERSION
from engine.fuzhou.legal import live, may_rob_gold
from engine.hanafuda.cards import LIGHTNING
from engine.mahjong.orders import ORDERS
from tests.bot.old_database import DATA, Evening, chance
from tests.bot.rooms import Rooms
from tests.data.make_tables import dumped

BEGAN = 1_760_000_000_000
MINUTE = 60_000
PRESSES = 1_420_000_000_000_000_000
FINISH, RESIGN, READY = Action("finish"), Action("resign"), Action("ready")
CUTS = (None, "plum", None, "花見で一杯", None, "moon & sake")


@dataclass
class Wanted:
    """A table, and when the match at it is as it is wanted: `when(match, state)`.

    style: who decides (see `decide`); `finish`: after how many hands all agree to go home. leave: after so
    many moves seat 0 resigns. snapshot: fresh, none, behind (30 moves or all there are), old (of another version),
    damaged. live: played for so many moves through the doors of the bot, with the standing orders given before.
    """

    name: str
    game: str
    when: Callable[[Any, Any], bool]
    seats: int = 0
    preset: str = ""
    rules: Mapping[str, Any] = field(default_factory=dict)
    style: str = "random"
    most: int = 400
    tries: int = 4000
    levels: tuple[str, ...] | None = None
    orders: Mapping[int, tuple[str, ...]] | None = None
    snapshot: str = ""
    finish: int | None = None
    leave: int | None = None
    live: int = 0
    closes: bool = False


# What a match can be like


def at(*phases):
    """The phase is one of these."""
    return lambda m, s: s.phase in phases


def ready(heard=0, verb=None, hand=None):
    """A pause before a hand: so many have answered, one of them with `verb`."""

    def found(m, s):
        said = [str(answer).split(" ")[0] for answer in s.answers if answer is not None]
        number = getattr(s, "round", 0) if isinstance(getattr(s, "round", 0), int) else s.number
        number = getattr(s, "number", number)
        return (
            s.phase == "ready"
            and len(said) == heard
            and (verb is None or verb in said)
            and (hand is None or number >= hand)
        )

    return found


def both(*tests):
    return lambda m, s: all(test(m, s) for test in tests)


def offers(verb, phase=None, seat=None):
    """Somebody may do that."""
    return lambda m, s: (
        (phase is None or s.phase == phase)
        and any(a.verb == verb for who, legal in m.pending.items() if seat in (None, who) for a in legal)
    )


def source(*names, most=99):
    return lambda m, s: s.phase == "turn" and s.source in names


def window(phase="claim", asked=None, heard=0, waited=False, verb=None):
    """An open window: so many are still asked (None: anybody), so many have answered, and the table has gone on."""

    def found(m, s):
        still = [seat for seat in m.pending if seat != TABLE]
        said = sum(answer is not None for answer in s.answers)
        return (
            s.phase == phase
            and (asked is None or len(still) == asked)
            and said == heard
            and s.waited == waited
            and (verb is None or offers(verb)(m, s))
        )

    return found


def settled(reason):
    return lambda m, s: s.last is not None and s.last.reason == reason


def told(kind):
    return lambda m, s: any(event.kind == kind for event in m.told)


def later(moves):
    return lambda m, s: m.seq >= moves


def over(m, s):
    return m.result is not None


def choices(count):
    """One seat is asked and has so many actions at least."""
    return lambda m, s: len(m.pending) == 1 and len(next(iter(m.pending.values()))) >= count


def matching(m, s):
    """The setting `must_match` bars some of the hand."""
    return s.phase == "play" and len(m.pending[s.mover]) < len(s.hands[s.mover])


def badge(key, eye="own"):
    """Some seat sees the badge and the public does not, or everybody does."""
    if eye == "all":
        return lambda m, s: m.scene(None).badge(key) is not None
    return lambda m, s: (
        m.scene(None).badge(key) is None and any(m.scene(seat).badge(key) is not None for seat in range(m.seats))
    )


def hanafuda(game, **more):
    """What Koi-Koi, Stop-Go and Hana-awase have in common."""
    return [
        Wanted("pause before the first round", game, ready(0), **more),
        Wanted("pause, one is ready", game, ready(1, "ready"), **more),
        Wanted("pause, one wants to go home", game, ready(1, "finish", 1), style="mixed", **more),
        Wanted("pause between two rounds", game, ready(0, hand=2), **more),
        Wanted("pause between two rounds, one is ready", game, ready(1, "ready", 3), **more),
        Wanted("first card of a round", game, both(at("play"), lambda m, s: s.turns == 0), **more),
        Wanted("a card from the hand", game, both(at("play"), lambda m, s: s.turns >= 6), **more),
        Wanted("the last card of a hand", game, both(at("play"), lambda m, s: len(m.pending[s.mover]) == 1), **more),
        Wanted("which card the hand card takes", game, at("choose_hand"), **more),
        Wanted("which card the turned card takes", game, at("choose_draw"), **more),
        Wanted("late in the match", game, lambda m, s: s.phase == "play" and s.round >= 5, **more),
    ]


def koikoi():
    game = "koikoi"
    dealt = offers("declare", "ready")
    return [
        *hanafuda(game),
        Wanted("dealt yaku, nobody has answered", game, both(dealt, ready(0))),
        Wanted("dealt yaku, the other is ready", game, both(dealt, ready(1, "ready"))),
        Wanted("dealt yaku declared, the other is asked", game, ready(1, "declare")),
        Wanted("dealt yaku held back, the other is asked", game, ready(1, "play_on")),
        Wanted(
            "two dealt yaku",
            game,
            lambda m, s: dealt(m, s) and all(len(x) == 3 for x in m.pending.values()) and len(m.pending) == 2,
            most=1,
            tries=60000,
        ),
        Wanted("koi-koi or not", game, both(at("decide"), lambda m, s: s.called == (0, 0))),
        Wanted("koi-koi or not, once more", game, both(at("decide"), lambda m, s: s.called[s.mover] > 0)),
        Wanted("koi-koi or not, the other dared", game, both(at("decide"), lambda m, s: s.called[1 - s.mover] > 0)),
        Wanted("both dared", game, both(at("play"), lambda m, s: min(s.called) > 0)),
        Wanted("after a koi-koi", game, both(at("play"), lambda m, s: sum(s.called) == 1)),
        Wanted("overtime, before a round", game, lambda m, s: s.phase == "ready" and s.round > 3, rules={"rounds": 3}),
        Wanted("overtime, in a round", game, lambda m, s: s.phase == "play" and s.round > 1, rules={"rounds": 1}),
        Wanted(
            "overtime of one round",
            game,
            lambda m, s: s.phase == "decide" and s.round > 1,
            rules={"rounds": 1, "overtime": "single"},
        ),
        *(
            Wanted(f"after a round that ended so: {reason}", game, settled(reason), tries=tries, rules=rules)
            for reason, tries, rules in (
                ("agari", 100, {}),
                ("dealt", 4000, {}),
                ("draw", 100, {"draw_award": "dealer"}),
            )
        ),
        Wanted(
            "after a round that ended so: both_dealt",
            game,
            settled("both_dealt"),
            style="last",
            most=2,
            tries=60000,
            rules={"both_dealt": "both_score"},
        ),
        Wanted("Nintendo rules, a card", game, lambda m, s: s.phase == "play" and s.round >= 2, preset="nintendo"),
        Wanted("Nintendo rules, koi-koi or not", game, at("decide"), preset="nintendo"),
        Wanted(
            "Nintendo rules, after a koi-koi", game, both(at("play"), lambda m, s: any(s.called)), preset="nintendo"
        ),
        Wanted(
            "Nintendo rules, changed",
            game,
            at("choose_draw"),
            preset="nintendo",
            rules={"rounds": 3, "viewing_points": 0, "sake_cup_bake": False},
        ),
        Wanted("a viewing is spoilt by rain or mist", game, told("spoilt"), rules={"rain_mist": True}),
        Wanted("a void deal was dealt again", game, told("void")),
        Wanted("drawn for the deal", game, told("drew"), rules={"first_dealer": "card"}),
    ]


def stopgo(seats):
    game = "stopgo"
    more = {"seats": seats}
    found = [
        *hanafuda(game, **more),
        Wanted("pause, all but one are ready", game, ready(seats - 1, "ready"), **more),
        Wanted("a dealt hand yaku, seen by its holder", game, both(badge("dealt_yaku"), at("ready")), **more),
        Wanted("a dealt hand yaku in play", game, both(badge("dealt_yaku"), at("play")), **more),
        Wanted("stop or go", game, both(at("decide"), lambda m, s: not any(s.called)), **more),
        Wanted("stop or go, once more", game, both(at("decide"), lambda m, s: s.called[s.mover] > 0), **more),
        Wanted(
            "stop or go, another went",
            game,
            both(at("decide"), lambda m, s: any(times for seat, times in enumerate(s.called) if seat != s.mover)),
            **more,
        ),
        Wanted("after two Go of one seat", game, both(at("play"), lambda m, s: max(s.called) > 1), **more),
        Wanted(
            "one of three on the field",
            game,
            both(at("choose_hand", "choose_draw"), choices(3)),
            rules={"triple_capture": "one"},
            **more,
        ),
        Wanted("cards that match must be played", game, matching, rules={"must_match": True}, **more),
        Wanted(
            "with the month card cut",
            game,
            lambda m, s: s.phase == "play" and s.month and s.round > 1,
            rules={"month_card": "cut"},
            **more,
        ),
        Wanted(
            "a lucky hand that ends the round, before it",
            game,
            lambda m, s: s.phase == "ready" and badge("dealt_yaku")(m, s) and None in s.answers and any(s.answers),
            rules={"hand_yaku": "instant", "month_card": "round"},
            **more,
        ),
        Wanted(
            "an extra round",
            game,
            lambda m, s: s.phase == "play" and s.round > m.rules.rounds,
            rules={"rounds": 3 if seats == 2 else 1, "tie": "extra_round"},
            **more,
        ),
        Wanted(
            "points are paid",
            game,
            lambda m, s: s.phase == "play" and min(s.scores) < 0,
            rules={"payment": "zero_sum"},
            **more,
        ),
        *(
            Wanted(f"after a round that ended so: {reason}", game, settled(reason), rules=rules, tries=3000, **more)
            for reason, rules in (
                ("stop", {}),
                ("nobody", {}),
                ("dealer_right", {"dealer_right": True}),
                ("instant", {"hand_yaku": "instant"}),
                ("both_instant", {"hand_yaku": "instant"}),
            )
            if reason not in {2: ("nobody", "dealer_right"), 3: ("both_instant",)}[seats]
        ),
        Wanted("a void deal was dealt again", game, told("void"), **more),
    ]
    for each in found:
        each.name = f"{each.name} ({seats} seats)"
    return found


def hanaawase():
    game, oni = "hanaawase", {"oni": True}
    return [
        *hanafuda(game),
        Wanted("pause, two are ready", game, ready(2, "ready", 2)),
        Wanted("cards that match must be played", game, matching, rules={"must_match": True}),
        Wanted("oni in the hand", game, both(at("play"), lambda m, s: LIGHTNING in s.hands[s.mover]), rules=oni),
        Wanted("oni on the field", game, both(at("play"), lambda m, s: LIGHTNING in s.field), rules=oni),
        Wanted(
            "oni played: which card it takes",
            game,
            both(at("choose_hand"), lambda m, s: s.held == LIGHTNING),
            rules=oni,
        ),
        Wanted(
            "oni turned: which card it takes",
            game,
            both(at("choose_draw"), lambda m, s: s.held == LIGHTNING),
            rules=oni,
        ),
        Wanted(
            "a choice while oni lies there",
            game,
            both(at("choose_hand"), lambda m, s: LIGHTNING in s.field),
            rules=oni,
        ),
        Wanted("oni and matching", game, matching, rules={"oni": True, "must_match": True}),
        Wanted(
            "after a round with leftovers and oni",
            game,
            lambda m, s: s.last is not None and s.last.left > 0 and told("leftover")(m, s),
            rules=oni,
        ),
        Wanted(
            "after a round with leftovers for the last",
            game,
            lambda m, s: s.last is not None and s.last.left > 0 and told("leftover")(m, s),
            rules={"oni": True, "oni_leftover": "last_player"},
        ),
        *(
            Wanted(f"after a round that ended so: {reason}", game, settled(reason), rules=rules)
            for reason, rules in (
                ("played_out", {}),
                ("void_yaku", {"rain_island": "void_yaku"}),
                ("void_round", {"rain_island": "void_round"}),
            )
        ),
        Wanted("points are paid", game, lambda m, s: s.phase == "play" and min(s.scores) < 0 and s.round > 2),
        Wanted("a void deal was dealt again", game, told("void"), tries=20000),
    ]


def mahjong(game):
    return [
        Wanted("pause before the first hand", game, ready(0)),
        Wanted("pause, one is ready", game, ready(1, "ready")),
        Wanted("pause, one of three wants to go home", game, ready(3, "finish"), style="mixed"),
        Wanted("pause between two hands", game, ready(0, hand=2), style="easy"),
        Wanted("pause between two hands, two are ready", game, ready(2, "ready", 3), style="easy"),
        Wanted("the dealer's first discard", game, both(source("deal"), lambda m, s: s.first)),
        Wanted("a draw", game, both(source("draw"), later(60))),
        Wanted("after a chow", game, both(source("claim"), lambda m, s: s.melds[s.turn][-1].kind == "chow")),
        Wanted("after a pong", game, both(source("claim"), lambda m, s: s.melds[s.turn][-1].kind == "pong")),
        Wanted("after a kong", game, source("kong_draw")),
        Wanted("a concealed kong is there", game, offers("concealed_kong", "turn")),
        Wanted(
            "a concealed kong lies there",
            game,
            lambda m, s: s.phase == "turn" and any(meld.kind == "concealed" for row in s.melds for meld in row),
        ),
        Wanted("an added kong is there", game, offers("added_kong", "turn")),
        Wanted("a claimed kong is there", game, offers("kong", "claim")),
        Wanted("a win is there", game, offers("win", "turn"), style="easy", most=800),
        Wanted("a window without anybody", game, both(window(asked=0), later(20))),
        Wanted("a window, one may chow", game, window(asked=1, verb="chow")),
        Wanted("a window, one may pong", game, window(asked=1, verb="pong")),
        Wanted("a window, two are asked", game, window(asked=2)),
        Wanted("a window, one of two has answered", game, window(asked=1, heard=1)),
        Wanted("a window, the table has gone on", game, window(asked=1, waited=True)),
        Wanted("a window, two are asked, the table has gone on", game, window(asked=2, waited=True)),
        Wanted(
            "a window, one has answered and the table has gone on",
            game,
            window(asked=1, heard=1, waited=True),
            tries=20000,
        ),
        Wanted("a window, all have answered but the table", game, window(asked=0, heard=1)),
    ]


def jiaxing():
    game = "jiaxing"

    def wild(_, state):
        return state.phase == "turn" and state.drawn == state.wild

    return [
        *mahjong(game),
        Wanted("a wild tile was drawn", game, wild),
        Wanted("wild tiles stay in the hand", game, wild, rules={"discard_wild": "forbidden"}),
        Wanted("not the kind just claimed", game, source("claim"), rules={"swap_discard": "not_same_kind"}),
        Wanted(
            "a kong at once after a claim",
            game,
            both(
                source("claim"), lambda m, s: any(a.verb in ("added_kong", "concealed_kong") for a in m.pending[s.turn])
            ),
            rules={"kong_after_claim": True},
        ),
        Wanted("robbing a kong, nobody may", game, window("rob", asked=0)),
        Wanted("robbing a kong", game, window("rob", asked=1, verb="win"), style="thirsty", most=700, tries=6000),
        Wanted(
            "robbing a kong, the table has gone on",
            game,
            window("rob", asked=1, waited=True),
            style="thirsty",
            most=700,
            tries=6000,
        ),
        Wanted("after a robbed kong", game, told("robbed"), style="thirsty", most=900, tries=6000),
        Wanted("the table warned of a contract", game, badge("two_claims", "all")),
        Wanted(
            "a contract, two are asked",
            game,
            lambda m, s: s.phase == "contract" and len(m.pending) == 2,
            style="greedy",
        ),
        Wanted(
            "a contract, one has answered", game, lambda m, s: s.phase == "contract" and any(s.answers), style="greedy"
        ),
        Wanted(
            "a contract, where silence goes on",
            game,
            at("contract"),
            style="greedy",
            rules={"contract_timeout": "continue"},
        ),
        Wanted("a contract and a discard", game, both(at("turn"), lambda m, s: s.contracts), style="greedy"),
        Wanted(
            "a contract nobody is asked about",
            game,
            both(at("turn"), lambda m, s: s.contracts),
            style="greedy",
            rules={"contract": "auto_continue"},
        ),
        Wanted(
            "two contracts", game, lambda m, s: len(s.contracts) > 1 and s.phase == "claim", style="greedy", tries=20000
        ),
        Wanted("one gave up", game, lambda m, s: s.phase == "turn" and len(s.gone) == 1, style="greedy"),
        Wanted("two gave up, a window", game, lambda m, s: s.phase == "claim" and len(s.gone) == 2, style="greedy"),
        Wanted("after a hand with a contract", game, badge("settled_contract", "all"), style="greedy", most=900),
        Wanted("after a washout", game, both(at("ready"), lambda m, s: s.last and s.last.winner is None)),
        Wanted(
            "after a win", game, lambda m, s: s.phase == "ready" and s.last and s.last.winner is not None, style="easy"
        ),
        Wanted("the queue is not empty", game, lambda m, s: s.phase == "turn" and s.queue),
        Wanted("the queue of many hands", game, lambda m, s: s.phase == "turn" and len(s.queue) > 2, most=900),
        Wanted(
            "the second round wind", game, lambda m, s: s.phase == "turn" and s.passed >= 4, style="easy", most=1200
        ),
        Wanted("the last tile", game, lambda m, s: s.phase == "turn" and s.left == 0),
        Wanted(
            "only the reserve is left", game, lambda m, s: s.phase == "turn" and s.left == 14, rules={"reserve": 14}
        ),
        Wanted("dice for the first dealer", game, both(at("turn"), later(20)), rules={"first_dealer": "dice"}),
        Wanted("dice for the indicator", game, both(at("turn"), later(40)), rules={"indicator": "dice_stack"}),
    ]


def fuzhou():
    game = "fuzhou"
    opening = offers("three_golds", "ready")

    def locked(_, state):
        return any(state.locked)

    return [
        *mahjong(game),
        Wanted("three golds before a hand", game, both(opening, ready(0))),
        Wanted("three golds before a hand, others are ready", game, both(opening, ready(2, "ready"))),
        Wanted("three golds shown, others are asked", game, ready(1, "three_golds"), tries=8000),
        Wanted("three golds kept, others are asked", game, ready(1, "pass"), tries=8000),
        Wanted("three golds in a turn", game, offers("three_golds", "turn"), style="easy", most=600),
        Wanted(
            "three golds count only when drawn",
            game,
            offers("three_golds", "turn"),
            style="easy",
            most=600,
            rules={"three_golds": "moment_of_draw"},
        ),
        Wanted("robbing the gold, nobody may", game, window("rob_gold", asked=0)),
        Wanted("robbing the gold", game, window("rob_gold", asked=1), most=6, tries=120000),
        Wanted(
            "robbing the gold, the table has gone on",
            game,
            window("rob_gold", asked=1, waited=True),
            most=7,
            tries=120000,
        ),
        Wanted("the gold is safe, a claim", game, both(window(asked=1), told("gold_safe"), lambda m, s: m.seq < 8)),
        Wanted("the gold is safe, nobody claims", game, both(window(asked=0), lambda m, s: m.seq < 8)),
        Wanted("jinkan may be declared", game, offers("jinkan", "turn"), style="easy", most=700, tries=20000),
        Wanted(
            "jinkan lies open, its holder draws",
            game,
            lambda m, s: s.phase == "turn" and s.turn in s.jinkan,
            style="daring",
            most=700,
            tries=20000,
        ),
        Wanted(
            "jinkan lies open, a window",
            game,
            lambda m, s: s.phase == "claim" and s.jinkan,
            style="daring",
            most=700,
            tries=20000,
        ),
        Wanted("robbing a kong, nobody may", game, window("rob_kong", asked=0)),
        Wanted("robbing a kong", game, window("rob_kong", asked=1), style="thirsty", most=700, tries=10000),
        Wanted(
            "robbing a kong, the table has gone on",
            game,
            window("rob_kong", asked=1, waited=True),
            style="thirsty",
            most=700,
            tries=10000,
        ),
        Wanted("after a robbed kong", game, told("robbed"), style="thirsty", most=900, tries=6000),
        Wanted("after a robbed gold", game, told("robbed_gold"), most=9, tries=120000),
        Wanted("kongs are not robbed", game, source("kong_draw"), rules={"rob_kong": False}),
        Wanted("a win on a discard", game, window(verb="win"), style="easy", most=700),
        Wanted(
            "a win on a discard, the table has gone on", game, window(verb="win", waited=True), style="easy", most=700
        ),
        Wanted("a flower was drawn", game, both(at("turn"), told("drew"), lambda m, s: m.told[-2].kind == "flower")),
        Wanted(
            "a flower was drawn after a kong",
            game,
            both(source("kong_draw"), lambda m, s: m.told[-2].kind == "flower"),
            tries=8000,
        ),
        Wanted(
            "a flower beside the gold, nobody's",
            game,
            lambda m, s: s.phase == "turn" and s.aside,
            rules={"gold_flower": "nobody"},
        ),
        Wanted("locked kinds", game, both(at("turn"), locked, later(50))),
        Wanted("locked kinds, a window", game, both(window(asked=1), locked, later(50))),
        Wanted("a gold was discarded", game, both(window(), lambda m, s: s.shed)),
        Wanted(
            "golds stay in the hand",
            game,
            lambda m, s: s.phase == "turn" and s.drawn == s.gold,
            rules={"gold_discard": "forbidden"},
        ),
        Wanted("one of the last tiles", game, lambda m, s: s.phase == "turn" and live(s) <= 5),
        Wanted("the window before the final phase", game, lambda m, s: s.phase == "claim" and live(s) < 5),
        Wanted("after a final phase", game, both(at("ready"), told("final"))),
        Wanted(
            "after a final phase that was won",
            game,
            lambda m, s: s.phase == "ready" and told("final")(m, s) and s.last.winner is not None,
            tries=20000,
        ),
        Wanted("after a draw", game, lambda m, s: s.phase == "ready" and s.last and s.last.winner is None),
        Wanted(
            "after a win", game, lambda m, s: s.phase == "ready" and s.last and s.last.winner is not None, style="easy"
        ),
        Wanted("a streak", game, lambda m, s: s.phase == "turn" and s.carried.streak > 1, style="easy", most=700),
        Wanted(
            "one left, and a computer has the seat",
            game,
            lambda m, s: s.phase == "turn" and s.escaped and m.seq > 60,
            leave=30,
            rules={"after_escape": "bot"},
        ),
        Wanted(
            "one left, the pause after it",
            game,
            lambda m, s: s.phase == "ready" and s.escaped,
            leave=45,
            rules={"after_escape": "bot", "escape": 50},
        ),
        Wanted(
            "no tiles kept for kongs",
            game,
            both(at("turn"), later(60)),
            rules={"reserve": 0, "reserve_per_kong": "ming1_an2"},
        ),
    ]


def ended():
    """Matches that are over, in every way there is."""
    found = []
    for key, game in GAMES.items():
        short = {} if game.deck == "hanafuda" else {"match_rounds": 1}
        long = {"style": "easy", "most": 3000, "rules": short}
        found += [
            Wanted("played to the end", key, over, levels=(), **long),
            Wanted("played to the end, no snapshot is kept", key, over, levels=(), snapshot="none", **long),
            Wanted("played to the end against computers", key, over, **long, levels=("easy",) * (game.seats[0] - 1)),
            Wanted("all went home after a hand", key, over, style="easy", finish=1, levels=(), snapshot="none"),
            Wanted("all went home before the first hand", key, over, finish=0, levels=(), snapshot="none"),
            Wanted("resigned", key, over, leave=17, levels=()),
            Wanted("resigned before the first move", key, over, leave=0, levels=(), snapshot="none"),
        ]
    return [
        *found,
        Wanted("played to the end by three", "stopgo", over, seats=3, style="easy", levels=()),
        Wanted("Nintendo rules, to the end", "koikoi", over, preset="nintendo", style="easy", levels=()),
        Wanted(
            "one left, and the computers went on",
            "fuzhou",
            over,
            leave=30,
            style="easy",
            finish=3,
            levels=(),
            rules={"after_escape": "bot"},
        ),
    ]


def others():
    """What the bot itself does: standing orders that act, windows that time out, a closed channel."""
    every = {0: ("no_claims", "always_win"), 1: ("pass_chows",), 2: ("always_win", "no_waits"), 3: ("no_claims",)}
    return [
        Wanted("standing orders answer", "jiaxing", later(0), live=170, orders=every, levels=()),
        Wanted("standing orders answer", "fuzhou", later(0), live=150, orders=every, levels=()),
        Wanted("against strong computers", "jiaxing", both(at("turn"), later(30)), levels=("normal",) * 3),
        Wanted("against strong computers", "fuzhou", both(at("claim"), later(30)), levels=("normal",) * 3),
        Wanted(
            "a strong and weak ones, a contract",
            "jiaxing",
            at("contract"),
            levels=("normal", "easy", "easy"),
            style="greedy",
        ),
        Wanted("the pause of computers", "fuzhou", ready(0, hand=2), style="easy", levels=("normal", "easy", "easy")),
        Wanted("the snapshot is far behind", "jiaxing", both(at("claim"), later(300)), snapshot="behind"),
        Wanted("no snapshot after many moves", "fuzhou", both(at("turn"), later(300)), snapshot="none"),
        Wanted("its channel is gone", "koikoi", at("play"), closes=True),
        Wanted("its channel is gone", "jiaxing", at("claim"), closes=True),
    ]


def wanted():
    running = [*koikoi(), *stopgo(2), *stopgo(3), *hanaawase(), *jiaxing(), *fuzhou()]
    kinds = ("", "none", "none", "behind", "none", "none", "", "none", "old", "none", "damaged")
    for number, each in enumerate(running):
        each.snapshot = each.snapshot or kinds[number % len(kinds)]
    return [*running, *others(), *ended()]


# Looking for a seed


def decide(each, match, rng):
    """What is done next: a seat and its action."""
    pending, style = match.pending, each.style
    seat = rng.pick(sorted(pending))
    legal = pending[seat]
    if FINISH in legal:
        if each.finish is not None and match.result is None:
            hands = match._state.history
            if len(hands) >= each.finish:
                return seat, FINISH
        if style == "mixed" and rng.below(3) == 0:
            return seat, FINISH
        left = [action for action in legal if action != FINISH]
        return seat, left[-1] if style == "last" else rng.pick(left)
    if seat == TABLE:
        return seat, legal[0]
    if style == "last":
        return seat, legal[-1] if len(legal) == 2 else rng.pick(legal)
    if style == "thirsty":
        # everybody plays well, adds to every pong and lets others do so: kongs are robbed soonest
        added = [action for action in legal if action.verb == "added_kong"]
        pongs = [action for action in legal if action.verb == "pong"]
        if added or pongs:
            return seat, (added or pongs)[0]
        if any(action.verb == "win" for action in legal) and match._state.phase == "turn":
            return seat, legal[0]
    if style == "daring" and any(action.verb == "jinkan" for action in legal):
        return seat, next(action for action in legal if action.verb == "jinkan")
    if style in ("easy", "thirsty", "daring"):
        return seat, match.game.players["easy"](match.view(seat), legal, rng, Effort(1))
    if style == "greedy" and len(legal) > 1 and legal[0].verb == "pass":
        return seat, rng.pick(legal[1:])
    return seat, legal[0] if rng.below(3) == 0 else rng.pick(legal)


def walk(each, rules, seats, seed, most):
    """The moves that lead to what is wanted, from this seed; None if they do not."""
    match, rng = Match(GAMES[each.game], rules, seats, seed), Rng(seed, "evening", each.name)
    while True:
        if each.when(match, match._state) and (each.leave is None or match.seq > each.leave):
            return match.record().moves
        if match.result is not None or match.seq >= most:
            return None
        # what has to be there from the deal on is not waited for
        if each.most < 8 and match.seq == 0 and not promising(each, match):
            return None
        if match.seq == each.leave:
            match.play(0, RESIGN)
        else:
            match.play(*decide(each, match, rng))
        answered(match, 0)


def promising(each, match):
    state = match._state
    if each.game == "koikoi":
        return all(len(legal) == 3 for legal in match.pending.values())
    if each.game == "fuzhou":
        return any(may_rob_gold(state, seat) for seat in range(4) if seat != state.dealer)
    return True


@dataclass
class Found:
    """A table that is to be set up: its seed before the cuts, who sits there, and its moves."""

    wanted: Wanted
    number: int
    server_seed: bytes
    press: int
    cuts: list[str | None]
    users: list[int]
    levels: list[str]
    moves: tuple


def look_for(each, number):
    """Raises AssertionError if no seed leads there."""
    game = GAMES[each.game]
    preset = each.preset or next(iter(game.presets))
    rules = game.rules.parse(game.presets[preset].plain() | dict(each.rules))
    seats = each.seats or game.seats[-1]
    press = PRESSES + number * 1000
    levels = list(each.levels) if each.levels is not None else some_levels(game, number, seats)
    block = 100 + 10 * (number // 15)
    users = [block + (number + seat) % 4 for seat in range(seats - len(levels))]
    cuts = [CUTS[(number + seat) % len(CUTS)] if seat < len(users) else None for seat in range(seats)]
    spoken = [cut or str(press + seat) for seat, cut in enumerate(cuts)]
    # a short match is wanted most: a small file, and a quick test
    for tries, most in ((300, min(each.most, 150)), (each.tries, each.most)):
        for attempt in range(tries):
            server_seed = sha256(f"{each.game} {each.name} {attempt}".encode()).digest()
            moves = walk(each, rules, seats, match_seed(server_seed, spoken, press + 99), most)
            if moves is not None:
                return server_seed, press, cuts, users, levels, moves
    raise AssertionError(f"No seed leads to {each.game}, {each.name}")


def found_for(number):
    """What is found for that one of the wanted tables: all of a `Found` behind its number."""
    return look_for(wanted()[number], number)


def some_levels(game, number, seats):
    """Who of the table are computers: at every second table somebody is."""
    stronger, easy = [level for level in game.players if level != "easy"], "easy"
    return ([], [], [easy], [stronger[number // 4 % len(stronger)], easy][: seats - 1])[number % 4]


# Setting the tables up, by the doors of the bot


class Clock:
    """Every look at the time is 0.7 seconds later."""

    def __init__(self):
        self.time = BEGAN

    def __call__(self):
        self.time += 700
        return self.time


async def set_up(tables, clock, evening, each):
    """Open the lobby, seat everybody, and play."""
    want, game = each.wanted, GAMES[each.wanted.game]
    clock.time += 20 * MINUTE
    secrets.token_bytes = lambda size: each.server_seed[:size]
    guild, channel = 1 + each.number % 2, 50 + each.number % 5
    if want.closes:
        guild, channel = 3, 99
    host, *friends = each.users
    invited = tuple(friends) if each.number % 3 == 0 else ()
    preset = want.preset or next(iter(game.presets))
    table = await tables.lobbies.open(guild, channel, host, each.press, want.game, preset, invited)
    for seat, friend in enumerate(friends, 1):
        await tables.lobbies.join(table.id, friend, each.press + seat)
    for seat, level in enumerate(each.levels, len(each.users)):
        await tables.lobbies.add_computer(table.id, host, each.press + seat, level)
    for name, value in want.rules.items():
        word = str(value).lower() if isinstance(value, bool) else str(value)
        await tables.lobbies.set_rule(table.id, host, name, word)
    for user, cut in zip(each.users, each.cuts, strict=False):
        if cut is not None:
            await tables.lobbies.cut(table.id, user, cut)
    await tables.lobbies.start(table.id, host, each.press + 99)
    await tables.keeper.set_message(table.id, each.press + 500, 1)
    given = want.orders if want.orders is not None else some_orders(game, each)
    if want.live:
        await give(tables, table.id, given)
        rng = chance(each.number)
        for _ in range(want.live):
            table = await tables.keeper.get(table.id)
            await evening._move(table, table.match, rng, home=False)
        return table.id
    await follow(tables, table.id, list(each.moves), timed=each.number % 2 == 1)
    table = await tables.keeper.get(table.id)
    assert table.match.record().moves == each.moves, want.name
    if table.match.result is None:
        await give(tables, table.id, given)
        await tables.keeper.set_message(table.id, each.press + 501, table.match.scene(None).hand)
        assert (await tables.keeper.get(table.id)).match.record().moves == each.moves, want.name
    return table.id


def some_orders(game, each):
    """At every third table of mahjong somebody has given orders."""
    if game.deck != "mahjong" or each.number % 3:
        return {}
    return ({0: ("no_claims",)}, {0: ("always_win", "no_waits"), 1: ("pass_chows",)})[each.number % 2]


async def give(tables, number, orders):
    """Give standing orders; in a window that the table has left they would answer at once."""
    table = await tables.keeper.get(number)
    for seat, names in orders.items():
        user = table.sitters[seat].user
        answers = table.in_window and TABLE not in table.match.pending
        for name in names if user is not None else ():
            await tables.matches.set_order(number, user, "no_waits" if answers else name, on=True)


async def follow(tables, number, moves, *, timed):
    """Make these moves by the doors of the bot. timed: where all that is left are first answers, time is over."""
    while (made := (table := await tables.keeper.get(number)).match.seq) < len(moves):
        match, (seat, action) = table.match, moves[made]
        if timed and (ahead := silence(tables, table)) and tuple(moves[made : made + len(ahead)]) == ahead:
            await tables.matches.play_clock(number, match.number)
        elif action == RESIGN:
            async with tables.keeper.hold(number) as held:
                await tables.matches.give_up(held, seat)
        elif seat == TABLE:
            await tables.matches.play_table(number, match.number)
        elif table.sitters[seat].user is None:
            await tables.matches.play_computer(number, seat, match.number, action)
        else:
            await tables.matches.play(number, table.sitters[seat].user, match.number, action)


def silence(tables, table):
    """The moves that follow when the time of a window or question is over."""
    match = table.match
    if TABLE in match.pending or not (table.in_window or match.question.ask is Ask.CHOICE):
        return ()
    fork, found = match.fork(), []
    while fork.number == match.number:
        asked = [seat for seat in fork.pending if seat != TABLE]
        if not asked:
            break
        found.append((asked[0], fork.pending[asked[0]][0]))
        fork.play(*found[-1])
    return tuple(found)


async def lobbies(tables, clock):
    """Lobbies that are open, and some that are closed."""
    names = {}
    for number, key in enumerate(GAMES):
        clock.time += 20 * MINUTE
        secrets.token_bytes = lambda size, key=key: sha256(f"lobby {key}".encode()).digest()[:size]
        game, press, host = GAMES[key], PRESSES + 900_000 + number * 100, 700 + number
        table = await tables.lobbies.open(1, 60, host, press, key, list(game.presets)[-1])
        names[table.id] = "a lobby for anybody"
        await tables.keeper.set_message(table.id, press + 50, 0)
        if number % 2:
            await tables.lobbies.add_computer(table.id, host, press + 1, list(game.players)[-1])
            await tables.lobbies.cut(table.id, host, "plum")
        option = game.rules.options()[-1]
        await tables.lobbies.set_rule(table.id, host, option.name, str(option.offer[-1]).lower())
        friends = tuple(710 + 10 * number + seat for seat in range(1, game.seats[-1]))
        table = await tables.lobbies.open(2, 60, host, press + 5, key, next(iter(game.presets)), friends)
        names[table.id] = "a lobby for friends"
        if number % 2:
            await tables.lobbies.join(table.id, friends[-1], press + 6)
        table = await tables.lobbies.open(1, 61, host, press + 7, key, next(iter(game.presets)), friends[:1])
        names[table.id] = "a lobby that was closed"
        if number % 3 == 0:
            await tables.lobbies.expire(table.id)
        elif number % 3 == 1:
            await tables.lobbies.leave(table.id, host)
        else:
            await tables.lobbies.decline(table.id, friends[0])
    return names


# Afterwards


def spoil(db, table, kind):
    """Leave the snapshot as an accident, an update or the sweep would."""
    number, match = table.id, table.match
    if match is None or match.seq == 0:
        # before the first move none is saved
        return
    if kind == "none":
        db.execute("DELETE FROM snapshots WHERE table_id = ?", (number,))
    elif kind == "behind":
        record = match.record()
        early = Match(match.game, match.rules, match.seats, match.seed)
        for seat, action in record.moves[: max(0, len(record.moves) - (30 if len(record.moves) < 200 else 250))]:
            early.play(seat, action)
        sql = "UPDATE snapshots SET seq = ?, data = ?, seal = ? WHERE table_id = ?"
        moves = [(seat, str(action)) for seat, action in record.moves[: early.seq]]
        seal = begun(table.row, table.sitters).after(moves).over(early.snapshot())
        db.execute(sql, (early.seq, early.snapshot(), seal, number))
    elif kind in ("old", "damaged"):
        (data,) = db.execute("SELECT data FROM snapshots WHERE table_id = ?", (number,)).fetchone()
        data = data[: len(data) // 2]
        if kind == "old":
            data = json.dumps({"version": VERSION - 1, "seq": match.seq, "question": 1, "told": [], "state": {}})
        seal = table.sealed(match).over(data) if kind == "old" else None
        sql = "UPDATE snapshots SET data = ?, seal = coalesce(?, seal) WHERE table_id = ?"
        db.execute(sql, (data, seal, number))


def complete(evening_tables, wants, states):
    """Nothing is missing. Raises AssertionError that names it."""
    phases, asked, made, tells = (defaultdict(set) for _ in range(4))
    sources, levels, orders = defaultdict(set), defaultdict(set), set()
    for table in evening_tables:
        match, key = table.match, table.row.game
        if match is None:
            continue
        made[key] |= {action.verb for _, action in match.record().moves}
        again = Match(match.game, match.rules, match.seats, match.seed)
        tells[key] |= {event.kind for event in again.told}
        for seat, action in match.record().moves:
            tells[key] |= {event.kind for event in again.play(seat, action)}
        if match.result is not None:
            continue
        state = match._state
        phases[key, match.seats].add(str(state.phase))
        sources[key].add(getattr(state, "source", ""))
        asked[key] |= {action.verb for legal in match.pending.values() for action in legal}
        orders |= {name for names in table.orders.values() for name in names}
        for sitter in table.sitters:
            if sitter.level is not None:
                levels[key].add(sitter.level)
    in_hanafuda = {"ready", "play", "choose_hand", "choose_draw", "decide"}
    expected = {
        ("koikoi", 2): in_hanafuda,
        ("stopgo", 2): in_hanafuda,
        ("stopgo", 3): in_hanafuda,
        ("hanaawase", 3): in_hanafuda - {"decide"},
        ("jiaxing", 4): {"ready", "turn", "claim", "rob", "contract"},
        ("fuzhou", 4): {"ready", "turn", "claim", "rob_gold", "rob_kong"},
    }
    assert phases == expected, phases
    assert sources["jiaxing"] == {"deal", "draw", "kong_draw", "claim"}, sources
    assert sources["fuzhou"] == {"deal", "draw", "kong_draw", "claim", "final"} - {"final"}, sources
    for key, game in GAMES.items():
        verbs = {str(verb) for verb in game.verbs}
        assert asked[key] == verbs - {"resign"}, (key, verbs ^ asked[key])
        assert made[key] == verbs, (key, verbs ^ made[key])
        assert tells[key] == {str(tell) for tell in game.tells}, (key, set(game.tells) ^ tells[key])
        assert levels[key] == set(game.players), levels
    assert orders == {order.key for order in ORDERS}, orders
    assert {want.snapshot for want in wants} == {"", "none", "behind", "old", "damaged"}
    assert states == {"lobby", "playing", "over", "closed"}, states


async def main(commit):
    found = []
    with ProcessPoolExecutor() as workers:
        for number, (each, looked) in enumerate(
            zip(wanted(), workers.map(found_for, range(len(wanted()))), strict=True)
        ):
            found.append(Found(each, number, *looked))
            print(f"{number:4} {each.game}, {each.name}: {len(found[-1].moves)} moves", flush=True)
    name = f"evening-{commit}"
    with tempfile.TemporaryDirectory() as folder:
        path, clock = Path(folder) / "evening.sqlite3", Clock()
        store = await Store.open(path)
        tables = Rooms(store, clock)
        evening, names, kinds = Evening(path, store, tables), {}, {}
        for each in found:
            number = await set_up(tables, clock, evening, each)
            names[number], kinds[number] = each.wanted.name, each.wanted.snapshot
        names |= await lobbies(tables, clock)
        await tables.keeper.close_tables(guild=3)
        everything = [await tables.keeper.get(number) for number in names]
        complete(everything, [each.wanted for each in found], {table.row.state for table in everything})
        facts = {}
        for number, what in names.items():
            told = await evening.facts(number)
            usual = GAMES[told["game"]].presets[told["preset"]].plain()
            told["rules"] = {rule: value for rule, value in told["rules"].items() if value != usual[rule]}
            facts[str(number)] = {"what": what} | told
        boards = {f"{guild} {key}": await evening.leaderboard(guild, key) for guild in (1, 2, 3) for key in GAMES}
        await store.close()
        with closing(sqlite3.connect(path)) as db:
            for table in everything:
                spoil(db, table, kinds.get(table.id, ""))
            db.commit()
            (DATA / f"{name}.sql").write_text("\n".join(dumped(db)) + "\n", "utf-8")
    known = {"commit": commit, "now": clock.time, "leaderboards": boards}
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in known.items()]
    rows = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in facts.items()]
    text = "{\n" + ",\n".join(lines) + ',\n"tables": {\n' + ",\n".join(rows) + "\n}}\n"
    (DATA / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
