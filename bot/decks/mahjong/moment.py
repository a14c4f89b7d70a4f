"""What a mahjong scene says of the moment: what is wild, what was discarded last, who is bound to whom."""

from __future__ import annotations

from engine.core import Badge, Piece, Scene, Seat


def wild_kinds(scene: Scene) -> frozenset[Piece]:
    """The kinds that are marked gold wherever they lie."""
    badge = scene.badge("wild")
    return frozenset(str(kind) for kind in badge.args) if badge else frozenset()


def wild_shown(scene: Scene) -> tuple[str, ...]:
    """The indicator, then the wild kind where that is another one."""
    indicator = scene.pile("indicator")
    shown = indicator.pieces if indicator else ()
    return (*shown, *sorted(wild_kinds(scene).difference(shown)))


def last_discard(scene: Scene) -> tuple[Seat, Piece] | None:
    """Who discarded last and what: what may be claimed now, else the discard that is marked as played.

    While the gold may be robbed it is the discard that is claimed afterwards.
    """
    claims, discarder = scene.badge("claims"), scene.badge("discarder")
    if claims and claims.args and discarder and discarder.seat is not None:
        row = scene.pile("discards", discarder.seat)
        waits = scene.badge("rob_gold") and row and row.pieces
        return discarder.seat, row.pieces[-1] if row and waits else str(claims.args[0])
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
    claims = scene.badge("claims")
    return str(claims.args[0]) if claims and claims.args and scene.badge("rob_gold") else None


def caption(scene: Scene) -> str:
    """The label of what the seat of the last discard does or did: discards, discarded or, to be robbed, makes_kong."""
    last = last_discard(scene)
    if last is None or not scene.badge("claims"):
        return "discarded"
    row = scene.pile("discards", last[0])
    return "discards" if row and row.pieces[-1:] == (last[1],) else "makes_kong"


def concealed(scene: Scene, seat: Seat) -> int:
    """How many tiles the seat holds face down."""
    return sum(
        pile.count or len(pile.pieces) for pile in scene.piles if pile.seat == seat and pile.role in ("hand", "drawn")
    )


def round_wind(scene: Scene) -> str:
    """The letter of the wind of the round, "" where there is none."""
    wind = scene.badge("round_wind")
    return str(wind.args[0]) if wind and wind.args else ""


def at_seat(scene: Scene, seat: Seat) -> list[Badge]:
    """The badges of a seat; a contract is told at both of its seats."""
    found = [badge for badge in scene.badges if badge.seat == seat]
    bound = [badge.seat for badge in scene.badges if badge.key == "contract" and badge.args == (seat,)]
    return [*found, *(Badge("contract", seat, (other,)) for other in bound if other is not None)]
