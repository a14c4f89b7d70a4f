"""The translation of statements in `store/sql` to PostgreSQL and psycopg."""

import re
from functools import lru_cache

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""The current time in unix milliseconds.

The start of the transaction can't be used, because the transaction may have waited for others.
"""
WORDS = re.compile(
    r"""
    (?P<kept>'[^']*' | "[^"]*" | ::)                         # texts, names in quotes, casts
    | :(?P<name>[a-z_]+)                                     # a value by its name
    | (?P<mark>\?)                                           # or by its place
    | (?P<percent>%)
    | (?P<user>\buser\b)                                     # PostgreSQL's own word for who is connected
    | (?P<now>\bnow_ms\(\))                                  # by the clock of the database
    | (?P<hint>\bCROSS\ (?=JOIN) | (?<=\s)\+(?=[a-z]))       # which index SQLite is to use
    | \bIS\ (?P<differs>NOT\ )?(?!(?:NOT\ )?(?:NULL|DISTINCT)\b)
    """,
    re.VERBOSE,
)


@lru_cache(maxsize=4096)
def translated(sql: str) -> str:
    """Return the statement in PostgreSQL's form, with psycopg's placeholders.

    Names and comparisons are adapted. Hints that only SQLite understands are removed.
    """
    return WORDS.sub(_word, sql)


def _word(found: re.Match[str]) -> str:
    match found.lastgroup:
        case "kept":
            return found[0].replace("%", "%%")
        case "name":
            return f"%({found['name']})s"
        case "mark":
            return "%s"
        case "percent":
            return "%%"
        case "user":
            return '"user"'
        case "now":
            return NOW
        case "hint":
            return ""
        case _:
            return "IS DISTINCT FROM " if found["differs"] else "IS NOT DISTINCT FROM "
