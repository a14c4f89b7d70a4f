"""The answer to `/verify`: how a finished match was dealt."""

import asyncio
from unicodedata import normalize

from bot.i18n import Text
from bot.settings.presets import name_of
from bot.tables.table import Table, match_seed
from bot.transport.payload import Document, Part
from engine.core import AnyMatch, IllegalAction


async def deal(table: Table, text: Text, *, files: bool) -> list[Part]:
    """Build the parts that prove a finished match's deal: all its inputs, and whether they lead to the match's result.

    `files`: add the match as a text file.
    """
    good, record = await asyncio.to_thread(lambda: (holds(table), text_of(table)))
    moves = table.match.seq if table.match else 0
    verdict = text("verify-good", moves=moves) if good else text("verify-bad")
    parts: list[Part] = [text("verify-title", table=str(table.id)), "\n".join(_opened(table, text)), verdict]
    if record and files:
        parts += [text("verify-file"), Document(f"hanapai-{table.id}.txt", record.encode())]
    return parts


_ESCAPED = frozenset("'\"`\\")
"""Characters that mean something in the formula or in the message."""


def exact(cut: str) -> str:
    """Return a player's cut as it can be copied into the formula without damage.

    A cut that could be damaged, because some of its characters are invisible or mean something, becomes an ASCII Python
    string literal with its quotes.
    """
    plain = all(sign.isprintable() and sign not in _ESCAPED for sign in cut) and " ".join(cut.split()) == cut
    return cut if cut and plain and normalize("NFKC", cut) == cut else ascii(cut).replace("`", r"\x60")


def holds(table: Table) -> bool:
    """Return whether a replay of the match from the revealed seed ends with the recorded result."""
    if table.match is None:
        return False
    record = table.match.record()
    seed = match_seed(table.row.server_seed, [sitter.cut for sitter in table.sitters], table.row.start_id or 0)
    return seed == record.seed and AnyMatch.replay(table.game, record).result == table.match.result


def text_of(table: Table) -> str:
    """Return the finished match as text, which users can keep, replay or report. "" if it can't be replayed."""
    if table.match is None:
        return ""
    try:
        preset = name_of(table.row.preset) or table.row.preset or "changed"
        return table.match.record().text(table.game, f"table {table.id}, preset {preset}")
    except IllegalAction:
        return ""


def _opened(table: Table, text: Text) -> list[str]:
    """List all inputs from which the seed of the match is computed."""
    cuts = [sitter.cut for sitter in table.sitters]
    seed = match_seed(table.row.server_seed, cuts, table.row.start_id or 0)
    return [
        text("verify-seed", seed=table.row.server_seed.hex()),
        text("verify-sealed", commitment=table.commitment),
        *(text("verify-cut", seat=seat + 1, cut=exact(cut)) for seat, cut in enumerate(cuts)),
        text("verify-start", start=str(table.row.start_id)),
        text("verify-match", match=seed.hex()),
    ]
