"""The state of a table, as far as its public message depends on it."""

from collections.abc import Hashable

from bot.tables.table import Table
from bot.ui.narration import computers
from bot.ui.result_message import between
from engine.core import Ask


def is_done(table: Table) -> bool:
    """Return whether the table has ended and its message shows the end. The message is then never changed again."""
    return table.row.state in ("over", "closed") and table.row.message is None


def round_of(table: Table) -> int:
    """Return the number of the round that a table's message shows. 0 in a lobby.

    Between two rounds, it is the one settled last. At the end of the match, it is the last round only if the message
    already shows that round.
    """
    if table.match is None:
        return 0
    scene = table.match.scene(None)
    ended = table.match.result is not None and table.row.round == scene.settled
    return scene.settled if ended or between(table) else scene.hand


def revision(table: Table) -> Hashable:
    """Return a value that changes whenever the public message must be updated.

    In a match it is `table.moment`. In a lobby it is everything that the message shows.
    """
    if table.match is not None:
        return table.moment
    row = table.row
    answered = row.invited, row.declined, row.starts_itself
    rules = (row.preset, *row.rules.items())
    return (row.state, row.clock_s, row.clock_by, row.pace, row.advice, row.seats, answered, rules, table.sitters)


def is_for_computers(table: Table) -> bool:
    """Return whether, judging by public information, only computers are asked.

    That is so on a computer's turn. It is also so in a claim window that doesn't concern the only person at
    the table.
    """
    match = table.match
    if match is None or match.result is not None:
        return False
    if match.question.ask is Ask.WINDOW:
        return table.alone
    return match.question.ask in (Ask.TURN, Ask.TOGETHER) and match.question.public <= computers(table)
