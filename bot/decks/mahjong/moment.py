"""The present state of a mahjong scene: which kind is wild, the last discard, and the contracts between seats."""

from bot.decks.scenes import badges_with_meaning, pieces_of
from bot.decks.telling import Telling
from engine.core import Ask, Badge, Piece, Scene, Seat

WINDS = "ESWN"


def wild_kinds(scene: Scene) -> frozenset[Piece]:
    """Return the wild kinds. Pictures mark them in gold."""
    badge = scene.badge("wild")
    return frozenset(map(str, badge.args)) if badge else frozenset()


def wild_shown(scene: Scene) -> tuple[str, ...]:
    """Return the indicator tile, followed by the wild kind if the two differ."""
    shown = pieces_of(scene, "indicator")
    return (*shown, *sorted(wild_kinds(scene).difference(shown)))


def is_window(scene: Scene) -> bool:
    """Return whether a tile may be claimed or robbed now."""
    return scene.question.ask is Ask.WINDOW


def last_discard(scene: Scene) -> tuple[Seat, Piece] | None:
    """Return the seat and the tile of the last discard, or None if there is none.

    It is the discard that may be claimed now, or else the tile marked as played. While a loose tile may be taken, it is
    the discard that may be claimed afterwards."""
    question = scene.question
    if is_window(scene) and question.about and question.by is not None:
        row = scene.pile("discards", question.by)
        waits = loose_tile(scene) and row and row.pieces
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


def loose_tile(scene: Scene) -> Piece | None:
    """Return the loose tile that may be taken now, or None. A loose tile belongs to nobody and is not a discard."""
    question = scene.question
    return question.about[0] if is_window(scene) and question.loose else None


def caption(scene: Scene, telling: Telling) -> str:
    """Return the caption of the last discard. It says that the seat is discarding the tile, or has discarded it.

    If a tile other than a discard may be claimed or taken now, the caption is about that tile."""
    if not is_window(scene):
        return telling.label("discarded")
    topic = scene.question.topic
    return telling.label("discards" if topic == "claim" else f"window-{topic}")


def concealed(scene: Scene, seat: Seat) -> int:
    """Return how many tiles the seat holds face down."""
    piles = scene.pile("hand", seat), scene.pile("drawn", seat)
    return sum(pile.count or len(pile.pieces) for pile in piles if pile)


def own_tiles(scene: Scene, seat: Seat | None) -> tuple[Piece, ...]:
    """Return the known tiles of a seat's hand, wild tiles first. The tile just drawn is left out."""
    wild = wild_kinds(scene)
    return tuple(sorted(pieces_of(scene, "hand", seat), key=wild.__contains__, reverse=True))


def round_wind(scene: Scene) -> str:
    """Return the letter of the round's wind, "" if there is none."""
    wind = scene.badge("round_wind")
    return str(wind.args[0]) if wind and wind.args else ""


def makes_contract(scene: Scene, telling: Telling) -> bool:
    """Return whether a claim now would bind the viewer by contract."""
    claims = [badge.args for badge in badges_with_meaning("nearly_bound", scene, telling) if badge.seat == scene.viewer]
    return scene.question.topic == "claim" and (scene.question.by,) in claims


def barred_kinds(scene: Scene, telling: Telling) -> frozenset[Piece]:
    """Return the kinds that the viewer may not claim."""
    own = (badge for badge in badges_with_meaning("barred", scene, telling) if badge.seat == scene.viewer)
    return frozenset(str(kind) for badge in own for kind in badge.args)


def at_seat(scene: Scene, seat: Seat, telling: Telling) -> list[Badge]:
    """Return the badges of a seat. A contract between two seats is a badge of both."""
    found = [badge for badge in scene.badges if badge.seat == seat]
    bound = [badge for badge in badges_with_meaning("bound", scene, telling) if badge.args == (seat,)]
    return found + [Badge(badge.key, seat, (badge.seat,)) for badge in bound if badge.seat is not None]


def bound_to(scene: Scene, seat: Seat, telling: Telling) -> tuple[Seat, ...]:
    """Return the seats that have a contract (包) with the given seat, no matter which of the two is bound to pay."""
    pairs = [(badge.seat, *badge.args) for badge in badges_with_meaning("bound", scene, telling)]
    return tuple(sorted({int(other) for pair in pairs if seat in pair for other in pair if other not in (None, seat)}))
