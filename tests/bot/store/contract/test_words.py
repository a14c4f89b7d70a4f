"""The contract is of the domain: these tests don't know in which way the data is kept."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[4]
HERE = [path for path in Path(__file__).parent.glob("*.py") if path.name != Path(__file__).name]
SQL = re.compile(r"[sS][qQ][lL]|SELECT|INSERT|UPDATE|DELETE FROM|\.writer\b|\bconnection\b|PRAGMA")


def test_no_sql_is_named():
    assert len(HERE) == 21
    named = {path.name: sorted(set(SQL.findall(path.read_text("utf-8")))) for path in HERE}
    assert {name: found for name, found in named.items() if found} == {}


def test_nothing_outside_of_the_store_takes_its_writer_or_a_connection():
    taken = re.compile(r"\bstore\.writer\b|import sqlite3|store\.(?:sql(?:ite)?|postgres)\b")
    files = [path for path in (ROOT / "bot").rglob("*.py") if {"store", "playground"}.isdisjoint(path.parts)]
    assert len(files) > 100
    assert [path.name for path in files if taken.search(path.read_text("utf-8"))] == []
