"""What a level does with its hands when it has all seats: calls, contracts, wild tiles, and what it wins with."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from engine.core import Event, Piece, Rng, Won, won
from tests.bench.minds.duels import Contest, played, player, spread

BOLD = {"koikoi", "go", "contract"}
"""Events by which a seat plays for more at its own risk: how often it wins the hand then, is counted as well."""

TOLD = BOLD | {"warned", "gave_up", "continued", "robbed", "jinkan", "robbed_gold"}
"""Events that are counted."""

RULES = {
    "win: rob_gold": "29",
    "win: three_golds": "19",
    "win: heaven": "0.6",
    "win: in the last draws": "5.5",
    "win: no_flower": "2",
    "win: gold_pair": "hardly ever",
}
"""In 1,000 hands of Fuzhou players who go for the nearest win (FZ-111)."""

HANDS, MATCHES = "hands", "matches"


def sensed(contest: Contest, hands: int, processes: int) -> Iterator[Counter[str]]:
    """What was counted in each match, until there were so many hands; equal for any number of processes."""
    seen = 0
    for found in spread(partial(_sensed, contest), range(hands), processes):
        yield found
        seen += found[HANDS]
        if seen >= hands:
            return


def _sensed(contest: Contest, number: int) -> Counter[str]:
    match, tally = contest.match(number), Counter({MATCHES: 1})
    players, hand = dict.fromkeys(range(contest.seats), player(contest.key, contest.better)), [*match.told]
    for events in played(match, players, Rng(match.seed, "sense"), contest.budget):
        scored = [place for place, event in enumerate(events, 1) if event.kind == "scored"]
        if scored:
            tally.update(counted((*hand, *events), won(match.scene(None))))
            hand = [*events[scored[-1] :]]
        else:
            hand += events
    return tally


def counted(hand: Sequence[Event], last: Won | None) -> Iterator[str]:
    """What is counted of the events of a hand that was won, or not."""
    yield from (HANDS, "won" if last else "nobody wins")
    yield from (f"win: {pattern}" for pattern in set(last.patterns if last else ()))
    if last and any(event.kind == "final" for event in hand):
        yield "win: in the last draws"
    for kind, seat in {(event.kind, event.seat) for event in hand if event.kind in BOLD}:
        yield f"{kind}: " + ("nobody wins" if last is None else "wins" if last.seat == seat else "another wins")
    wild: tuple[Piece, ...] = ()
    for event in hand:
        if event.kind in ("dealt", "gold") and event.pieces:
            wild = event.pieces
        if event.kind in TOLD:
            yield event.kind
        if event.kind == "discarded" and event.pieces == wild:
            yield "wild tile discarded"


def table(contest: Contest, found: Counter[str]) -> Iterator[str]:
    """The counts in markdown, what is most frequent first."""
    hands, known = found[HANDS], RULES if contest.key == "fuzhou" else {}
    of = f"{contest.name}, {contest.better}, {contest.preset}, {contest.budget}"
    count = f"{hands:,} hands of {found[MATCHES]:,} matches"
    yield f"| {of}: {count} | times | in 1,000 hands |" + " FZ-111 |" * bool(known)
    yield "|---|---|---|" + "---|" * bool(known)
    for name in sorted({*found, *known} - {HANDS, MATCHES}, key=lambda name: (-found[name], name)):
        rule = f" {known.get(name, '')} |" * bool(known)
        yield f"| {name} | {found[name]:,} | {1000 * found[name] / hands:.1f} |" + rule
