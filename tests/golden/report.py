"""Goldens: the text of a match, with all that happened in comments. `python -m tests.golden.report` writes them again.

Name games to write only theirs. After that, raise `version` of the game if moves or events changed, and let the commit
say which rule did it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine import GAMES
from engine.core import Event, Match, Played, Record
from tests.golden.matches import MATCHES
from tests.there import there

FOLDER = Path(__file__).parent / "playthroughs"
RENEW = "If that is meant: run `python -m tests.golden.report`, and read at its top what else there is to do."


def report(record: Record, note: str) -> list[str]:
    """The lines of `Record.text`, and behind every move what it brought about: comments, so that it can be parsed.

    Nothing is hidden: what is secret is told as its own seat sees it.
    """
    lines: list[str] = []
    moves = told(record)
    coming: list[str] = next(moves)
    for line in record.text(GAMES[record.game], note).splitlines():
        if not line or line.startswith(("[", ";", "Hand ")):
            lines.append(line)
            continue
        here = next(moves)
        # the next deal belongs under the number of its own hand
        cut = next((place for place, said in enumerate(here) if " dealt" in said), len(here))
        lines += [*coming, line, *here[:cut]]
        coming = here[cut:]
    return [*lines, *coming, "", *end(record)]


def told(record: Record) -> Iterator[list[str]]:
    """What the deal and then each move brought about, in lines."""
    before: tuple[Played, ...] | None = None
    for seen in steps(record):
        settles = before is not None and seen[0].scene.settled != before[0].scene.settled
        began = any(event.kind == "began" for event in seen[0].events)
        last, first = held(before) if settles and before else [], held(seen) if began else []
        yield [*last, *happened(events(seen)), *first]
        before = seen


def steps(record: Record) -> Iterator[tuple[Played, ...]]:
    """Every step of a match as everybody sees it, and as each seat does."""
    viewers = (None, *range(record.seats))
    return zip(*(Match.steps(GAMES[record.game], record, viewer) for viewer in viewers), strict=True)


def events(seen: Sequence[Played]) -> list[Event]:
    """The events of a step with all their pieces."""
    alike = zip(*(step.events for step in seen), strict=True)
    return [next((event for event in same if event.pieces is not None), same[0]) for same in alike]


def happened(found: Sequence[Event]) -> list[str]:
    """The events in words; what a seat does on end stands in one line."""
    lines: list[str] = []
    actor: int | None = None
    for event in found:
        if lines and event.seat is not None and event.seat == actor:
            lines[-1] += f", {event}"
        else:
            lines.append(f";   {'' if event.seat is None else f'{event.seat} '}{event}")
        actor = event.seat
    return lines


def held(seen: Sequence[Played]) -> list[str]:
    """The hands of all seats, as each sees its own."""
    lines: list[str] = []
    for seat, step in enumerate(seen[1:]):
        piles = [step.scene.pile(role, seat) for role in ("hand", "drawn")]
        if pieces := [piece for pile in piles if pile for piece in pile.pieces]:
            lines.append(f";   {seat} holds {' '.join(pieces)}")
    return lines


def end(record: Record) -> list[str]:
    """The last scene as everybody sees it, and the result."""
    match = Match.replay(GAMES[record.game], record)
    result = there(match.result)
    places = ", ".join(f"seat {seat} is number {place}" for seat, place in enumerate(result.places))
    scene = [f"; {line}" for line in str(match).splitlines()]
    return [*scene, f"; {places}, after {result.hands} hands"]


def lines_of(name: str) -> list[str]:
    """The golden of that name as it is played today."""
    golden = MATCHES[name]
    return report(golden.record(), golden.note)


def check(name: str) -> None:
    """Raises AssertionError unless the match is played, told and read back as it always was."""
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    kept, played = text.splitlines(), lines_of(name)
    first = next((n for n, (old, new) in enumerate(zip(kept, played, strict=False), 1) if old != new), len(kept))
    assert played == kept, f"Line {first} of {name}.txt differs. {RENEW}"
    assert Record.parse(text, GAMES) == MATCHES[name].record()


def untold(key: str) -> set[str]:
    """The kinds of events of a game that happen in none of its goldens."""
    records = [golden.record() for golden in MATCHES.values() if golden.game == key]
    kinds = {event.kind for record in records for step in Match.steps(GAMES[key], record) for event in step.events}
    return {str(kind) for kind in GAMES[key].tells} - kinds


if __name__ == "__main__":
    for key, golden in MATCHES.items():
        if golden.game in (sys.argv[1:] or GAMES):
            (FOLDER / f"{key}.txt").write_text("\n".join(lines_of(key)) + "\n", "utf-8")
