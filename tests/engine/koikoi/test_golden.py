"""A whole match of Koi-Koi, kept as a report: `python -m tests.engine.koikoi.test_golden` renews it."""

from collections.abc import Iterator
from pathlib import Path

from engine.core import Action, Event, Match
from tests.engine.koikoi.table import GAME, Rules

FILE = Path(__file__).parents[2] / "golden" / "playthroughs" / "koikoi.txt"
SEED = b"golden 16"
NAMES = ("East", "West")
RENEW = "The match is not what it was. If that is meant: raise VERSION in engine/core/match.py and run "
RENEW += "`python -m tests.engine.koikoi.test_golden`."


def chosen(match: Match, seat: int) -> Action:
    """The safe default (policy P0), but the first koi-koi of a round is called while five cards are left."""
    view = match.view(seat)
    bold = Action("koikoi") in match.pending[seat] and len(view.hand) >= 5 and not any(view.called)
    return Action("koikoi") if bold else match.pending[seat][0]


def line(event: Event) -> str:
    """One event in one line: who, what, the cards, the numbers, the yaku."""
    who = "" if event.seat is None else NAMES[event.seat]
    notes = [f"{key} {points}" for key, points in event.notes]
    words = [f"{who:<5}{event.kind:<9}", *(event.pieces or ()), *map(str, event.amounts), *notes]
    return f"    {' '.join(words)}".rstrip()


def report() -> Iterator[str]:
    """Every move with the events that it made, and the result."""
    match = Match(GAME, Rules(), 2, SEED)
    yield f"Koi-Koi, Kirin rules, seed {SEED!r}"
    yield from map(line, match.told)
    while match.pending:
        seat = min(match.pending)
        action = chosen(match, seat)
        yield f"{NAMES[seat]}: {action}"
        yield from map(line, match.play(seat, action))
    assert match.result is not None
    for seat, name in enumerate(NAMES):
        yield f"{name} is number {match.result.places[seat]} with {match.result.points[seat]} points."
    yield f"The match was {match.result.reason}, {match.result.hands} rounds."


def test_the_golden_match_is_played_as_it_always_was() -> None:
    kept = FILE.read_text(encoding="utf-8").splitlines()
    played = list(report())
    first = next((n for n, (old, new) in enumerate(zip(kept, played, strict=False), 1) if old != new), len(kept))
    assert played == kept, f"Line {first} differs. {RENEW}"


def test_the_golden_match_tells_of_nearly_everything_that_can_happen() -> None:
    told = [text[4:].removeprefix("East ").removeprefix("West ").split()[0] for text in report() if text[0] == " "]
    assert set(GAME.tells) - set(told) == {"drew", "void", "declared", "finished", "resigned"}


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text("\n".join(report()) + "\n", encoding="utf-8")
