"""Hand-made scenes and English words for the tests of the pictures."""

from dataclasses import replace

from engine.core import Ask, Badge, Pile, Place, PublicQuestion, Row, Scene, Sheet
from engine.hanafuda.cards import CARDS


def turn_of(seat):
    return PublicQuestion(Ask.TURN, frozenset({seat}), topic="play")


NAMES = {0: "Mika", 1: "Thorsten", 2: "さくら"}

_WORDS = {
    "round": "Round",
    "stock": "Stock",
    "field": "Field",
    "points": "points",
    "total": "Total",
    "last": "Last turn",
    "held": "Choose for",
    "you": "You",
    "stop": "Agari",
    "go": "Koi-koi",
    "risk": "# at risk",
    "doubles": "scores ×#",
    "winner": "wins",
    "match-winner": "won",
    "match-shared": "share first place",
    "match-draw": "The match is drawn",
    "draw": "Draw",
    "reason-dealt": "Dealt yaku",
    "reason-both_dealt": "Both declared",
    "badge-dealer": "親",
    "badge-called": "Koi-koi",
    "badge-overtime": "Extra round",
    "badge-doubled": "scores",
    "badge-month": "Month",
    "term-base": "Yaku",
    "term-koikoi_double": "Koi-koi",
    "term-score": "Points",
    "yaku-goko": "Five Brights",
    "yaku-ame_shiko": "Rainy Four Brights",
    "yaku-sanko": "Three Brights",
    "yaku-inoshikacho": "Boar, Deer, Butterflies",
    "yaku-aotan": "Blue Ribbons",
    "yaku-akatan": "Red Poem Ribbons",
    "yaku-tsukimi": "Moon Viewing",
    "yaku-hanami": "Blossom Viewing",
    "yaku-tane": "Animals",
    "yaku-tan": "Ribbons",
    "yaku-kasu": "Plains",
    "yaku-teshi": "Four in Hand",
    "decided-lead": "Mika went ahead for good in round 2 (+11).",
    "decided-level": "level",
    "decided-left": "has left",
    "decided-fee": "fee",
    "leaving": "left",
    "best": "Best round",
    "decided-largest": "Most points in one round: +14 for Mika in round 6.",
    "list-and": "both",
    "sentence-gap": " ",
}
YAKU = tuple(key.removeprefix("yaku-") for key in _WORDS if key.startswith("yaku-"))


def labels(key, **variables):
    return "{what}, {count} times".format(**variables) if key == "times" else _WORDS[key]


def words(key, **variables):
    """A sentence that names its key and all that it was given."""
    if key in _WORDS:
        return _WORDS[key]
    return f"{key.removeprefix('piece-')}:{' '.join(str(value) for value in variables.values())}."


def cards(text):
    return tuple(text.split())


def two(viewer=None):
    """The middle of a round of Koi-Koi: seat 1 has called koi-koi and is asked, seat 0 has just captured."""
    own = cards("02A 06A 09K2 11R 12K1") if viewer == 0 else ()
    mine = Pile("hand", 0, own, 5, marks=tuple((card, "match") for card in own[:-1]))
    return Scene(
        viewer,
        (Place(0, 12), Place(1, 7)),
        (
            mine,
            Pile("hand", 1, (), 6),
            Pile("field", None, cards("02K1 04K1 05R 06K2 07A 08K2 09R 11A"), 8, marks=(("05R", "turned"),)),
            Pile(
                "taken",
                0,
                cards("01H 01K2 03H 03R 04A 04R 08H 08K1 10A 10K1"),
                10,
                marks=(("08H", "played"), ("08H", "captured"), ("08K1", "captured")),
            ),
            Pile("taken", 1, cards("01R 01K1 02R 02K2 03K1 03K2 07R 07K1 09A 09K1 10R 10K2 12K2 12K3"), 14),
            Pile("stock", None, (), 12),
        ),
        (Badge("round", None, (3, 6)), Badge("dealer", 0), Badge("called", 1, (1,))),
        (
            Sheet("yaku", 0, (Row("sanko", cards("01H 03H 08H"), 5),)),
            Sheet("yaku", 1, (Row("kasu", cards("01K1 02K2 03K1 03K2 07K1 09K1 10K2 12K2 12K3"), 1),)),
            Sheet(
                "reach",
                0,
                (
                    Row("ame_shiko", cards("01H 03H 08H 11H"), 7, missing=1),
                    Row("inoshikacho", cards("06A 07A 10A"), 5, missing=2),
                    Row("tane", cards("02A 04A 05A 06A 07A 08A 10A 11A"), 1, missing=2),
                ),
            ),
            Sheet(
                "reach",
                1,
                (
                    Row("tan", cards("01R 02R 05R 06R 07R 09R 10R 11R"), 1, missing=1),
                    Row("akatan", cards("01R 02R 03R"), 5, missing=1),
                ),
            ),
        )
        if viewer == 0
        else (
            Sheet("yaku", 0, (Row("sanko", cards("01H 03H 08H"), 5),)),
            Sheet("yaku", 1, (Row("kasu", cards("01K1 02K2 03K1 03K2 07K1 09K1 10K2 12K2 12K3"), 1),)),
        ),
        3,
        question=turn_of(viewer or 1),
    )


def choosing():
    """Seat 0 has played a card that may take either of two."""
    return Scene(
        0,
        (Place(0, 0), Place(1, 3)),
        (
            Pile("hand", 0, cards("03H 03K2 05R 07K1 07K2 11R 12K2"), 7),
            Pile("hand", 1, (), 8),
            Pile(
                "field",
                None,
                cards("01R 01K1 03K1 07A 08K2 09R 11K1 12K3"),
                8,
                marks=(("01R", "match"), ("01K1", "match")),
            ),
            Pile("taken", 0),
            Pile("taken", 1),
            Pile("held", 0, ("01K2",), 1, marks=(("01K2", "played"),)),
            Pile("stock", None, (), 24),
        ),
        (Badge("round", None, (1, 6)), Badge("dealer", 0)),
        hand=1,
        question=turn_of(0),
    )


def settled(winner: int | None = 0):
    """The end of a match: a round won with two yaku after the other's koi-koi, or a draw."""
    rows = (
        Row("akatan", cards("01R 02R 03R"), 5),
        Row("kasu", cards("01K1 01K2 02K1 03K1 04K1 04K2 05K1 05K2 08K1 08K2 12K1"), 2),
    )
    terms = (("base", 7), ("koikoi_double", 2), ("score", 14))
    scores = ((0, 4), (11, 0), (0, 0), (0, 6), (5, 0), (14, 0))
    rounds = tuple(
        Sheet("rounds", seat, tuple(Row(str(n), (), pair[seat]) for n, pair in enumerate(scores, start=1)))
        for seat in (0, 1)
    )
    return Scene(
        None,
        (Place(0, 30), Place(1, 10)),
        (),
        (Badge("round", None, (6, 6)), Badge("place", 0, (1,)), Badge("place", 1, (2,))),
        (
            Sheet("result", winner, rows if winner is not None else (), (), terms if winner is not None else ()),
            Sheet("settled", reason="agari" if winner is not None else "draw"),
            *rounds,
        ),
        6,
        6,
    )


def both_declared():
    """A draw because both showed a hand."""
    scene, hands = settled(None), (CARDS[:8], CARDS[8:16])
    shown = tuple(Row("score", hand, 0, seat=seat) for seat, hand in enumerate(hands))
    told = Sheet("settled", None, shown, reason="both_dealt")
    return replace(scene, sheets=tuple(told if sheet.key == "settled" else sheet for sheet in scene.sheets))


def three():
    """Three seats in overtime; seat 1, at the right, is asked and has four yaku."""
    return Scene(
        None,
        (Place(0, 12), Place(1, 104), Place(2, -8)),
        (
            Pile("hand", 0, (), 4),
            Pile("hand", 1, (), 3),
            Pile("hand", 2, (), 4),
            Pile(
                "field",
                None,
                cards("02K2 04R 05A 07K1 09K1 10K1 11K1 12K2"),
                8,
                marks=(("05A", "turned"), ("09K1", "played")),
            ),
            Pile("taken", 0, cards("01R 01K1 06A 06K1 08A 08K1 12H 12K1")),
            Pile(
                "taken",
                1,
                cards("01H 01K2 03H 03K1 08H 08K2 09A 09R 10R 10K2 06R 06K2"),
                marks=(("03H", "turned"), ("03K1", "captured")),
            ),
            Pile("taken", 2, cards("02A 02R 04A 04K1 05R 05K1 07R 07K2")),
            Pile("stock", None, (), 7),
        ),
        (
            Badge("round", None, (13, 12)),
            Badge("overtime"),
            Badge("month", None, (8,)),
            Badge("dealer", 2),
            Badge("called", 1, (2,)),
        ),
        (Sheet("yaku", 1, (Row("sanko", (), 5), Row("tsukimi", (), 3), Row("hanami", (), 3), Row("aotan", (), 5))),),
        13,
        question=turn_of(1),
    )
