"""Fuzhou mahjong for the tests of its posts: positions made by hand, walls that lead to a position, chance matches."""

from dataclasses import dataclass, field, replace
from typing import Any, cast

from bot.tables.table import Table
from engine import GAMES
from engine.core import Action, Ask, Badge, Match, Pile, Place, PublicQuestion, Question, Rng, Scene, shared
from engine.fuzhou.opening import TILES
from engine.fuzhou.rules import Rules
from engine.mahjong.notation import tiles_of
from engine.mahjong.wall import broken
from tests.bot import mahjong_table
from tests.bot.mahjong_table import DICE

FUZHOU = GAMES["fuzhou"]


@dataclass
class Position:
    """As much of a match as its posts ask for; every viewer sees the same."""

    shown: Scene
    pending: dict
    told: tuple = ()
    number: int = 7
    result: Any = None
    own: dict = field(default_factory=dict)
    rules: Rules = field(default_factory=Rules)

    def fork(self):
        return self

    def play(self, seat, action):
        """No move ends the match."""

    def scene(self, viewer):
        return replace(self.shown, viewer=viewer)

    @property
    def question(self):
        public = shared(PublicQuestion, self.shown.question)
        return Question(**public, number=self.number, legal=self.pending, own=self.own)


TURN = PublicQuestion(Ask.TURN, frozenset({0}), topic="discard")


def position(
    hand="", drawn="", gold="m5", asked=(), question=TURN, piles=(), badges=(), sheets=(), told=(), own=None, **settings
):
    """Seat 0 holds these tiles and is asked for these actions; `piles` and `badges` come to what every table has.

    own: what seat 0 is asked about, where that is its secret.
    """
    held = tiles_of(hand)
    scene = Scene(
        viewer=0,
        places=tuple(Place(seat, 0) for seat in range(4)),
        piles=(
            Pile("indicator", None, (gold,)),
            Pile("stock", None, count=56),
            Pile("hand", 0, held, len(held)),
            *([Pile("drawn", 0, (drawn,), 1)] if drawn else []),
            *(Pile("hand", seat, count=16) for seat in (1, 2, 3)),
            *piles,
        ),
        badges=(
            Badge("dealer", 0),
            Badge("wild", None, (gold,)),
            Badge("live", None, (36,)),
            *badges,
        ),
        sheets=tuple(sheets),
        hand=3,
        question=question if asked or question.ask is Ask.WINDOW else replace(question, public=frozenset()),
    )
    legal = tuple(map(Action.parse, asked))
    return Position(
        scene, {0: legal} if legal else {}, tuple(told), own={0: own} if own else {}, rules=Rules.parse(settings)
    )


def table_of(position, **orders):
    """A table of four persons at that position."""
    table = mahjong_table.table_of(position, **orders)
    return Table(replace(table.row, game="fuzhou"), table.sitters, position, table.orders)


def laid(hands, back, draws="", dealer=0, dice=DICE):
    """The ring that deals these hands (the dealer's of 17), whose front then gives `draws`, and whose tail `back`:
    what replaces flowers, then flowers turned up before the gold, the gold, and what is drawn for kongs and flowers.

    The dealer takes first; what is left open is filled by chance without a flower, and all flowers that are not named
    lie in the middle of the wall (FZ-11).
    """
    mixed = Rng(b"what the tests leave open").shuffled(TILES)
    rest = sorted(mixed, key=lambda tile: tile[0] not in "mps", reverse=True)
    tail = [*tiles_of(back)]
    for tile in (*(tile for hand in hands for tile in tiles_of(hand)), *tail, *tiles_of(draws)):
        rest.remove(tile)
    own = [[*tiles_of(hand), *[None] * 17][: 17 if seat == dealer else 16] for seat, hand in enumerate(hands)]
    own = [[tile or rest.pop() for tile in hand] for hand in own]
    seats = [(dealer + step) % 4 for step in range(4)]
    order = [tile for turn in range(4) for seat in seats for tile in own[seat][4 * turn : 4 * turn + 4]]
    order += [own[dealer][16], *tiles_of(draws), *rest[:-20:-1], *rest[:-19]]
    tail += [order.pop() for _ in range(len(tail) % 2)]
    # the upper tile of the last stack, the lower one, and so on
    order += [tile for place in range(len(tail) - 2, -1, -2) for tile in tail[place : place + 2]]
    places = [place for stack in broken(cast(Any, range(144)), dealer, dice) for place in stack]
    ring = dict(zip(map(int, places), order, strict=True))
    return [ring[place] for place in range(144)]


def dealt(hands, gold, draws="", **settings):
    """A match in which seat 0 deals, and everybody is asked whether to begin."""
    rules = FUZHOU.rules.parse({"deal_first": "dealer", **settings})
    match = Match(FUZHOU, rules, 4, bytes(32))
    match._arrive(FUZHOU.deal(rules, 4, 0, laid(hands, gold, draws), DICE), 1, ())
    return match


def begun(hands, gold, draws="", **settings):
    """The same match in the first turn of the dealer."""
    match = dealt(hands, gold, draws, **settings)
    for seat in range(4):
        match.play(seat, match.pending[seat][0])
    return match


def walk(seed, moves, **settings):
    """A match played by chance so far, claiming often and winning seldom; yields it before every move."""
    return mahjong_table.walk(seed, moves, FUZHOU, ("discard", "pass", "win"), **settings)
