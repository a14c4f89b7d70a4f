"""A whole match of three from one seed by one policy, told line by line and compared with what was kept.

After a change that is meant: `python -m tests.engine.stopgo.test_playthrough` writes it anew, and VERSION is raised.
"""

from collections.abc import Iterator
from pathlib import Path

from engine.core import Event
from tests.engine.stopgo.table import Table

KEPT = Path(__file__).parents[2] / "golden" / "playthroughs" / "stopgo.txt"
SETTINGS = {"rounds": 3, "payment": "zero_sum", "month_card": "cut", "contract": "on"}


def line(event: Event) -> str:
    """One event in words, e.g. `2 captured 03H 03R` or `1 paid (7) to 2`."""
    pieces = "face down" if event.pieces is None else " ".join(event.pieces)
    notes = ", ".join(f"{key} {points}" for key, points in event.notes)
    amounts = f"({', '.join(map(str, event.amounts))})" if event.amounts else ""
    seat = "-" if event.seat is None else str(event.seat)
    to = "" if event.to is None else f"to {event.to}"
    return " ".join(word for word in (seat, str(event.kind), pieces, notes, amounts, to) if word)


def told() -> Iterator[str]:
    """The match: everybody plays by the safe default, but goes on at the first chance of every round."""
    table = Table.started(b"a golden evening", seats=3, **SETTINGS)
    yield from map(line, table.told)
    while table.asked:
        seat, legal = next(iter(table.asked.items()))
        table.say(seat, "go" if "go" in legal and not sum(table.state.called) else legal[0])
        yield from map(line, table.told)


def test_the_golden_playthrough_is_told_as_it_was_kept() -> None:
    assert list(told()) == KEPT.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    KEPT.write_text("\n".join(told()) + "\n", encoding="utf-8")
