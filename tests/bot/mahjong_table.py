"""A mahjong table with tiles of the test's choice, and what a post of it shows."""

from dataclasses import dataclass, field
from typing import Any, cast

from bot.i18n import Words
from bot.store import Sitter, TableRow
from bot.tables.table import Table
from bot.ui.hand_message import hand_message
from engine import GAMES
from engine.core import TABLE, Action, Match, Rng
from engine.mahjong.notation import tiles_of
from engine.mahjong.wall import broken
from tests.bot.reading import reading

JIAXING = GAMES["jiaxing"]
TEXT = Words(strict=True).translator("en")
DICE = (1, 2)
USERS = (11, 22, 33, 44)
TILES = [tile for tile in (*tiles_of("m123456789 p123456789 s123456789 ESWNCFB"),) for _ in range(4)]


def laid(hands, indicator, draws="", behind="", dice=DICE):
    """The ring that deals these hands (the dealer's of 14), this indicator, then these tiles (T-20 to T-22, JX-12).

    `behind`: the replacements of kongs, an odd number of them.
    """
    rest = list(TILES)
    for tile in (*(tile for hand in hands for tile in tiles_of(hand)), indicator, *tiles_of(draws), *tiles_of(behind)):
        rest.remove(tile)
    own = [[*tiles_of(hand), *[None] * 14][:14] for hand in hands]
    own = [[tile or rest.pop() for tile in hand[: 14 if seat == 0 else 13]] for seat, hand in enumerate(own)]
    order = [tile for turn in range(3) for hand in own for tile in hand[4 * turn : 4 * turn + 4]]
    order += [*(hand[12] for hand in own), own[0][13], *tiles_of(draws)]
    order += rest
    last = [indicator, *tiles_of(behind)] if behind else [indicator, order.pop()]
    # the upper tile of the last stack, the lower one, and so on
    order += [tile for place in range(len(last) - 2, -1, -2) for tile in last[place : place + 2]]
    places = [place for stack in broken(cast(Any, range(136)), 0, dice) for place in stack]
    ring = dict(zip(map(int, places), order, strict=True))
    return [ring[place] for place in range(136)]


def table_of(match, **orders):
    """A table at which that match is played by persons; `orders` by seat, as `seat0=("no_claims",)`."""
    row = TableRow(
        id=1,
        guild=1,
        channel=2,
        game="jiaxing",
        preset="standard",
        rules=match.rules.plain(),
        seats=4,
        host=USERS[0],
        server_seed=bytes(32),
        state="playing",
        due_at=1_700_000_008_000,
        created_at=0,
    )
    sitters = tuple(Sitter(seat, user, None, "cut", 0) for seat, user in enumerate(USERS))
    return Table(row, sitters, match, {int(seat[4:]): frozenset(names) for seat, names in orders.items()})


def dealt(hands, indicator, draws="", **settings):
    """A match in the first turn of the dealer, seat 0."""
    rules = JIAXING.rules.parse(settings)
    match = Match(JIAXING, rules, 4, bytes(32))
    match._arrive(JIAXING.deal(rules, 4, 0, laid(hands, indicator, draws), DICE), 1, ())
    for seat in range(4):
        match.play(seat, Action("ready"))
    return match


def play(match, *moves):
    """Play `0 discard m1` and so on; `pass` lets everybody pass and the table go on."""
    for move in moves:
        if move == "pass":
            question = match.number
            while match.number == question:
                seat = next(iter(match.pending))
                match.play(seat, match.pending[seat][0])
        else:
            seat, _, action = move.partition(" ")
            match.play(TABLE if seat == "table" else int(seat), Action.parse(action))


def walk(seed, moves, game=JIAXING, seldom=("discard", "pass"), **settings):
    """A match played by chance so far, claiming and winning often, unless that is `seldom`; yields it before every
    move."""
    match, chance = Match(game, game.rules.parse(settings), 4, bytes([seed]) * 32), Rng(bytes([seed]))
    for _ in range(moves):
        if match.result is not None:
            return
        yield match
        seat = chance.pick(tuple(match.pending))
        legal = tuple(action for action in match.pending[seat] if action.verb != "finish")
        more = tuple(action for action in legal if action.verb not in seldom)
        match.play(seat, chance.pick(more or legal))


class Pictures:
    """Draws nothing, at once."""

    async def draw(self, kind, table, scene, locale, theme, wish):
        return f"{kind}.png", b"", "a picture"


@dataclass
class Shown:
    """A post as it is seen: its whole text, its rows of buttons, how many components it has."""

    text: str = ""
    rows: list = field(default_factory=list)
    components: int = 0

    @property
    def buttons(self):
        return [button for row in self.rows for button in row]

    @property
    def labels(self):
        return [[button.label for button in row] for row in self.rows]

    def button(self, label):
        return next(button for button in self.buttons if button.label == label)


def shown(post):
    found = Shown()
    for item in post.view.walk_children():
        found.components += 1
        if hasattr(item, "content"):
            found.text += item.content + "\n"
        row = [child for child in getattr(item, "children", ()) if hasattr(child, "custom_id")]
        if row:
            found.rows.append(row)
    return found


async def hand(table, seat, pictures=None, **more):
    """The hand message of a seat, in words unless there are pictures."""
    return shown(await hand_message(table, seat, reading(pictures), **more))
