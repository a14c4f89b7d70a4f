"""Goldens: the text of a match, with all that happened in comments. `python -m tests.golden.report` writes them again.

Name games to write only theirs. After that, raise `version` of the game if moves or events changed, and let the commit
say which rule did it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from engine import GAMES
from engine.core import AnyMatch, Event, Match, Record
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
    match = Match.replay(GAMES[record.game], replace(record, moves=()))
    yield [*happened(match.told), *first_held(match, match.told)]
    settled = match.scene(None).settled
    for seat, action in record.moves:
        before = match.fork()
        events, already = match.play(seat, action), settled
        settled = match.scene(None).settled
        last = held(before) if settled != already else []
        yield [*last, *happened(events), *first_held(match, events)]


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


def first_held(match: AnyMatch, events: Sequence[Event]) -> list[str]:
    """The hands where a round has just begun."""
    return held(match) if any(event.kind == "began" for event in events) else []


def held(match: AnyMatch) -> list[str]:
    """The hands of all seats, as each sees its own."""
    lines: list[str] = []
    for seat in range(match.seats):
        scene = match.scene(seat)
        piles = [scene.pile(role, seat) for role in ("hand", "drawn")]
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


@cache
def recorded(name: str) -> Record:
    """A golden's match, played once."""
    return MATCHES[name].record()


def check(name: str) -> None:
    """Raises AssertionError unless the match is played, told and read back as it always was."""
    text, golden = (FOLDER / f"{name}.txt").read_text("utf-8"), MATCHES[name]
    record = recorded(name)
    kept, played = text.splitlines(), report(record, golden.note)
    first = next((n for n, (old, new) in enumerate(zip(kept, played, strict=False), 1) if old != new), len(kept))
    assert played == kept, f"Line {first} of {name}.txt differs. {RENEW}"
    assert Record.parse(text, GAMES) == record


def untold(key: str) -> set[str]:
    """The kinds of events of a game that happen in none of its goldens."""
    records = [recorded(name) for name, golden in MATCHES.items() if golden.game == key]
    kinds = {event.kind for record in records for step in Match.steps(GAMES[key], record) for event in step.events}
    return {str(kind) for kind in GAMES[key].tells} - kinds


if __name__ == "__main__":
    for key, golden in MATCHES.items():
        if golden.game in (sys.argv[1:] or GAMES):
            (FOLDER / f"{key}.txt").write_text("\n".join(report(golden.record(), golden.note)) + "\n", "utf-8")
