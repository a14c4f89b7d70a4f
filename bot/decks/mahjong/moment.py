"""What a mahjong scene says of the moment: what is wild, what was discarded last, who is bound to whom."""

from __future__ import annotations

from engine.core import Ask, Badge, Piece, Scene, Seat

WINDS = {"E": "東", "S": "南", "W": "西", "N": "北"}


def wild_kinds(scene: Scene) -> frozenset[Piece]:
    """The kinds that are marked gold wherever they lie."""
    badge = scene.badge("wild")
    return frozenset(str(kind) for kind in badge.args) if badge else frozenset()


def wild_shown(scene: Scene) -> tuple[str, ...]:
    """The indicator, then the wild kind where that is another one."""
    indicator = scene.pile("indicator")
    shown = indicator.pieces if indicator else ()
    return (*shown, *sorted(wild_kinds(scene).difference(shown)))


def is_window(scene: Scene) -> bool:
    """Whether a tile may be claimed or robbed now."""
    return scene.question.ask is Ask.WINDOW


def last_discard(scene: Scene) -> tuple[Seat, Piece] | None:
    """Who discarded last and what: what may be claimed now, else the discard that is marked as played.

    While the gold may be robbed it is the discard that is claimed afterwards.
    """
    question = scene.question
    if is_window(scene) and question.about and question.by is not None:
        row = scene.pile("discards", question.by)
        waits = golden_chance(scene) and row and row.pieces
        return question.by, row.pieces[-1] if row and waits else question.about[0]
    for pile in scene.piles:
        if (
            pile.role == "discards"
            and pile.seat is not None
            and pile.pieces
            and (pile.pieces[-1], "played") in pile.marks
        ):
            return pile.seat, pile.pieces[-1]
    return None


def golden_chance(scene: Scene) -> Piece | None:
    """The gold, while it may be robbed."""
    question = scene.question
    return question.about[0] if is_window(scene) and question.topic == "rob_gold" else None


def caption(scene: Scene) -> str:
    """The label of what the seat of the last discard does or did: discards, discarded or, to be robbed, makes_kong."""
    if not is_window(scene):
        return "discarded"
    return "makes_kong" if scene.question.topic == "rob_kong" else "discards"


def concealed(scene: Scene, seat: Seat) -> int:
    """How many tiles the seat holds face down."""
    return sum(
        pile.count or len(pile.pieces) for pile in scene.piles if pile.seat == seat and pile.role in ("hand", "drawn")
    )


def own_tiles(scene: Scene, seat: Seat | None) -> tuple[Piece, ...]:
    """The tiles of a hand as far as the scene knows them, the wild ones first; without the one that was just drawn."""
    pile, wild = scene.pile("hand", seat), wild_kinds(scene)
    return tuple(sorted(pile.pieces, key=lambda piece: piece not in wild)) if pile else ()


def round_wind(scene: Scene) -> str:
    """The letter of the wind of the round, "" where there is none."""
    wind = scene.badge("round_wind")
    return str(wind.args[0]) if wind and wind.args else ""


def at_seat(scene: Scene, seat: Seat) -> list[Badge]:
    """The badges of a seat; a contract is told at both of its seats."""
    found = [badge for badge in scene.badges if badge.seat == seat]
    bound = [badge.seat for badge in scene.badges if badge.key == "contract" and badge.args == (seat,)]
    return [*found, *(Badge("contract", seat, (other,)) for other in bound if other is not None)]
