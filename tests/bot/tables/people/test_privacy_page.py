"""PRIVACY.md says exactly what the schema holds, and in which columns a person may be named."""

import re
from pathlib import Path

from tests.bot.named import BEN, everywhere, naming
from tests.bot.tables.players import saved

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "PRIVACY.md").read_text("utf-8")


def told():
    """(table, column) of each that the page lists, and whether it is in bold: may name a person."""
    found, name = {}, ""
    for cells in re.findall(r"^\| (.*?) ?\| (.*) \| .* \|$", PAGE, re.MULTILINE):
        if not cells[1].strip("*").startswith("`"):
            continue
        name = cells[0].strip("`") or name
        for bold, column in re.findall(r"(\*\*)?`(\w+)`", cells[1]):
            assert (name, column) not in found
            found[name, column] = bool(bold)
    return found


async def test_the_page_lists_every_column_of_the_database_and_no_other(house):
    sql = """SELECT t.name, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
        WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"""
    assert {*told()} == {*saved(house, sql)}


async def test_a_column_is_bold_where_somebody_who_is_everywhere_is_named(house):
    await everywhere(house)
    assert {column for column, bold in told().items() if bold} == {*naming(house.path, BEN)}


NOTES = (
    r'\bkey_values\.(?:keep|update)\(f?"([^"{]+)',
    r"\bkey_values\.(?:keep|update)\((?:self\.)?(\w+),",
    r"\bINTO meta (?:VALUES \(|SELECT )'([^']+)'",
)
"""How code and migrations write what is kept in `meta`: by a key, or by the name of one."""


def noted(text):
    """The keys that a file writes, each as far as it is the same everywhere."""
    for key in {
        key
        for pattern in NOTES
        for found in re.findall(pattern, text)
        for key in ([found] if isinstance(found, str) else found)
    }:
        named = re.search(rf'\b{key}\b(?:, [\w.]+)* = (?:\w+, )*f?"([^"{{]+)', text)
        yield named[1] if named else key


def test_the_page_lists_every_note_that_the_bot_keeps():
    files = [file for file in (ROOT / "bot").rglob("*") if file.suffix in (".py", ".sql")]
    kept = {key for file in files for key in noted(file.read_text("utf-8"))}
    (row,) = re.findall(r"^\| `meta` \| `key` `value` \| (.*) \|$", PAGE, re.MULTILINE)
    assert kept == {key.removesuffix("…") for key in re.findall(r"`([^`]+)`", row)} - {"blocks"}
    assert {"edits:", "ping:", "blocks_key"} <= kept
