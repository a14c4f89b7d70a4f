"""Scenes of a mahjong table for the tests of the pictures: one made by hand, others played by the engine."""

from dataclasses import replace
from functools import cache

from bot.i18n import Words, has
from engine import GAMES
from engine.core import AnyMatch, Ask, Badge, Payment, Pile, Place, PublicQuestion, Rng, Row, Scene, Sheet, around
from tests.bot.render.scenes import NAMES
from tests.bot.render.showing import laid

WINDS = "ESWN"
ITEMS = ("mixed", "triplets", "red", "round_wind", "three_wild", "kong_bloom", "huang")
WORDS = Words(strict=True)


def labels(key, **variables):
    """The words of the bot: those that a picture has for itself, then those of a game."""
    others = [f"{game}-{each}" for each in (f"picture-{key}", key) for game in ("jiaxing", "fuzhou")]
    own = (f"jiaxing-picture-{key}", f"picture-{key}", *others, key)
    return WORDS.text("en", next(each for each in own if has(each)), **variables)


LAYOUTS = {
    "table": lambda scene: laid("table", scene, NAMES, labels, "mahjong"),
    "hand": lambda scene: laid("hand", scene, {}, labels, "mahjong"),
    "result": lambda scene: laid("result", scene, NAMES, labels, "mahjong"),
}


def tiles(text):
    return tuple(text.split())


def middle(viewer=None, claims=True):
    """The middle of a hand: every kind of meld, a contract, and either an open window or seat 0 with a drawn tile."""
    piles = [
        Pile("hand", 0, tiles("m2 m3 m5 m5 m7 p5 E E E C") if viewer == 0 else (), 10),
        Pile("meld", 0, tiles("m6 m7 m8"), 3, (0,), (("m6", "chow"),), 3),
        Pile("hand", 1, (), 7),
        Pile("meld", 1, tiles("F F F F"), 4, (1,), (("F", "added"),), 3),
        Pile("meld", 1, (), 4),
        Pile("hand", 2, (), 13),
        Pile("hand", 3, (), 4),
        Pile("meld", 3, tiles("p2 p3 p4"), 3, (0,), (("p2", "chow"),), 2),
        Pile("meld", 3, tiles("p7 p7 p7"), 3, (2,), (("p7", "pong"),), 0),
        Pile("meld", 3, tiles("s4 s4 s4 s4"), 4, (1,), (("s4", "kong"),), 1),
        Pile("discards", 0, tiles("N W s1 s9 p1 p9 s3 S s7 p6 m9")),
        Pile("discards", 1, tiles("m1 m9 C p1 s2 s2 E m4 B p9 s8 s6 p8"), marks=(("p8", "played"),)),
        Pile("discards", 2, tiles("p1 s1 s9 W W N S p2 m1 C m8")),
        Pile("discards", 3, tiles("m4 m7 F B E s6 m2 s9")),
        Pile("stock", None, (), 38),
        Pile("indicator", None, ("m5",)),
    ]
    badges = [
        Badge("round_wind", None, ("E",)),
        *(Badge("wind", seat, (WINDS[(seat - 2) % 4],)) for seat in range(4)),
        Badge("dealer", 2),
        Badge("wild", None, ("m5",)),
        Badge("queue", None, ("baozi",)),
        Badge("two_claims", 0, (3,)),
        Badge("contract", 3, (1,)),
        Badge("gave_up", 2),
    ]
    if claims:
        question = PublicQuestion(Ask.WINDOW, about=("p8",), by=1, topic="claim")
        rows = (Row("wait", ("C",), 2), Row("wait", ("m4",), 3))
    else:
        question = PublicQuestion(Ask.TURN, frozenset({0}), topic="discard")
        piles.append(Pile("drawn", 0, ("m5",) if viewer == 0 else (), 1))
        rows = (Row("after", tiles("C m4 m1 p5"), 7), Row("after", tiles("p5 m4 m1"), 5))
    sheets = (Sheet("waits", 0, rows),) if viewer == 0 else ()
    points = (12, -45, 108, -75)
    places = tuple(Place(seat, points[seat]) for seat in around(4, viewer))
    return Scene(viewer, places, tuple(piles), tuple(badges), sheets, 5, question=question)


def bound(viewer=None):
    """Seat 1 has contracts with all others, and at two of them others are near one; seat 3 has two warnings."""
    table = middle(viewer)
    badges = [Badge("contract", 1, (0,)), Badge("contract", 2, (1,)), Badge("two_claims", 3, (0,))]
    badges += [Badge("two_claims", 3, (2,)), Badge("two_claims", 1, (3,)), Badge("gave_up", 0)]
    return replace(table, badges=(*table.badges, *badges))


def kong(viewer=None):
    """Seat 1 adds to its pong what others may rob; the last discard stays in its row."""
    table = middle(viewer)
    return replace(table, question=replace(table.question, about=("F",), topic="rob_kong"))


def golden(viewer=None, robbing=True):
    """What Fuzhou adds: flowers and full fours of them, a streak, a jinkan, a discarded gold, and one to be robbed.

    Without `robbing` the discard may be claimed.
    """
    table = middle(viewer)
    racks = ("E E C f1 E W E f3", "N", "f2 g1 g2 g4 g3", "B B S F C W W")
    piles = [*(Pile("flowers", seat, tiles(racks[seat])) for seat in range(4)), Pile("shown", 1, ("m4", "m6"))]
    badges = [
        Badge("live", None, (18,)),
        Badge("streak", 2, (3,)),
        Badge("jinkan", 1),
        Badge("shed_gold", 3),
        Badge("escaped", 0),
    ]
    kept = tuple(badge for badge in table.badges if badge.key not in ("queue", "contract", "two_claims", "gave_up"))
    question = replace(table.question, about=("m5",), topic="rob_gold", loose=True) if robbing else table.question
    return replace(table, piles=(*table.piles, *piles), badges=(*kept, *badges), question=question)


def settled(winner: int | None = 0, reason="self_draw", giver=None, last="p8"):
    """Hand 12 is over: won with three wild tiles on a kong, or a washout."""
    rows = (
        Row("mixed", (), 2),
        Row("red", tiles("C C C C"), 1),
        Row("round_wind", tiles("E E E"), 1),
        Row("three_wild", (), 1, counts="doublings"),
        Row("kong_bloom", (), 1, counts="doublings"),
    )
    reading = (
        Row("set", tiles("C C C C"), 0, seat=3),
        Row("set", tiles("E E E"), 1),
        Row("set", tiles("p2 p4 p3"), 1),
        Row("set", tiles("p7 p8 p9"), 0),
        Row("pair", tiles("p6 p6"), 1),
    )
    terms = (("tai", 4), ("fan", 2), ("base", 1), ("share", 16), ("score", 112))
    scores = tuple(tuple((7 * n + 5 * seat) % 23 - 11 for n in range(12)) for seat in range(4))
    sheets = [
        Sheet("rounds", seat, tuple(Row(str(n), (), score) for n, score in enumerate(scores[seat], 1)))
        for seat in range(4)
    ]
    end = "washout"
    if winner is None:
        sheets.append(Sheet("result"))
    else:
        end = "win"
        sheets.append(
            Sheet(
                "result",
                winner,
                rows,
                tuple(Payment(payer, 0, points) for payer, points in ((1, 16), (2, 16), (3, 80))),
                terms,
            )
        )
        sheets.append(Sheet("reading", winner, reading))
        tile = () if reason == "dealt" else (Row("tile", (last,), int(last == "m5"), 0, "wilds", giver),)
        sheets.append(Sheet("winning", winner, tile, reason=reason))
    won = (0, 0, 0, 0) if winner is None else (112, -16, -16, -80)
    sheets.append(Sheet("settled", rows=tuple(Row("score", (), won[seat], seat=seat) for seat in range(4)), reason=end))
    places = tuple(Place(seat, points) for seat, points in enumerate((124, -45, -16, -63)))
    return Scene(None, places, (), (Badge("settled_wild", None, ("m5",)),), tuple(sheets), 12, 12)


def unequal():
    """The same after a contract of seats 0 and 3, for which seat 1 gave up: seat 3 pays five shares, seat 2 two."""
    scene = settled()
    badges = (Badge("settled_contract", 0, (3,)), Badge("settled_gave_up", 1))
    paid = (Payment(2, 0, 32), Payment(3, 0, 80))
    won = tuple(Row("score", (), points, seat=seat) for seat, points in enumerate((112, 0, -32, -80)))
    other = {"result": {"payments": paid}, "settled": {"rows": won}}
    sheets = tuple(replace(sheet, **other.get(sheet.key, {})) for sheet in scene.sheets)
    return replace(scene, badges=(*scene.badges, *badges), sheets=sheets)


def ended(*places: int):
    """The same, and with it the match: everybody's place by seat."""
    badges = tuple(Badge("place", seat, (place,)) for seat, place in enumerate(places))
    return replace(settled(), badges=(*settled().badges, *badges))


def crowded(viewer=None):
    """As much as may ever lie on a table: four kongs, 24 discards and flowers at each seat, the badges of JX-102."""
    discards = tuple(f"{suit}{rank}" for suit in "mps" for rank in range(1, 9))
    piles = [Pile("stock", None, (), 1), Pile("indicator", None, ("m5",))]
    badges = [Badge("wild", None, ("m5",)), Badge("queue", None, ("draw",) * 9)]
    for seat in range(4):
        piles.append(Pile("hand", seat, ("s9",) if seat == viewer else (), 1))
        piles.append(Pile("drawn", seat, ("m5",) if seat == viewer else (), 1))
        piles += [Pile("meld", seat, ("B",) * 4, 4, (place,), (("B", "kong"),), 1) for place in (0, 1, 3)]
        piles.append(Pile("meld", seat, ("m9",) * 4, 4, (), (("m9", "concealed"),)))
        piles.append(Pile("flowers", seat, ("f1", "f2", "f3", "f4", "g1", "g2", "g3", "g4", "E", "S", "W", "N")))
        piles.append(Pile("discards", seat, discards))
        others = [other for other in range(4) if other != seat]
        badges += [Badge("wind", seat, ("W",)), Badge("dealer", seat)]
        badges += [Badge(key, seat, (other,)) for key in ("contract", "two_claims") for other in others]
    everybody = PublicQuestion(Ask.PAUSE, frozenset(range(4)), topic="ready")
    places = tuple(Place(seat, -98765) for seat in around(4, viewer))
    return Scene(viewer, places, tuple(piles), tuple(badges), hand=16, question=everybody)


def bare(viewer=None):
    """The table before anything was dealt."""
    return Scene(viewer, tuple(Place(seat, 0) for seat in around(4, viewer)))


@cache
def played(moves, viewer=None):
    """A match of the engine after so many moves, all claims taken and discards at random."""
    rng = Rng(b"pictures", "play")
    match = AnyMatch(GAMES["jiaxing"], GAMES["jiaxing"].rules(), 4, b"pictures")
    while match.seq < moves and match.result is None:
        seat, legal = min(match.pending.items(), key=lambda asked: (asked[0] < 0, asked[0]))
        wanted = [action for action in legal if action.verb not in ("pass", "discard", "give_up", "finish")]
        match.play(seat, wanted[-1] if wanted else legal[rng.below(len(legal))])
    return match.scene(viewer)
