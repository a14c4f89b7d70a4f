"""PRIVACY.md says exactly what the schema holds, and in which columns a person may be named."""

import re
from pathlib import Path

from tests.bot.named import BEN, everywhere, naming
from tests.bot.tables.players import saved

PAGE = (Path(__file__).parents[3] / "PRIVACY.md").read_text("utf-8")


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
