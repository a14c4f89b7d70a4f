"""A match of Hana-awase told line by line: `python -m tests.engine.hanaawase.playthrough` prints it."""

from collections.abc import Iterator

from engine.core import Event, Rng
from tests.engine.hanaawase.table import GAME, Table

SEED = b"three friends and a willow"
SETTINGS = {"rounds": 3, "oni": "on", "rain_island": "void_yaku"}


def lines() -> Iterator[str]:
    """Every move of a match by a fixed policy, each followed by its events."""
    table, rng = Table.started(SEED, **SETTINGS), Rng(SEED, "policy")
    yield " ".join(f"{name}={value}" for name, value in table.state.rules.plain().items())
    yield from map(_told, table.told)
    while asked := GAME.pending(table.state):
        seat, legal = next(iter(asked.items()))
        action = legal[0] if legal[0].verb == "ready" or rng.below(2) else rng.pick(legal)
        yield f"seat {seat}: {action}"
        table.say(seat, str(action))
        yield from map(_told, table.told)
    yield f"{GAME.result(table.state)}"


def _told(event: Event) -> str:
    words = [str(event.kind), *([] if event.seat is None else [f"seat {event.seat}"]), *(event.pieces or ())]
    words += [str(amount) for amount in event.amounts] + [f"{key} {points}" for key, points in event.notes]
    words += [] if event.to is None else [f"to {event.to}"]
    return "    " + " ".join(words)


if __name__ == "__main__":
    for line in lines():
        print(line)
