"""Opening the database: made when it is not there, brought up to date, refused with one sentence when it is no good."""

import asyncio
import re
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.file import opening
from bot.store.sqlite.file.opening import migrations
from tests.bot.old_database import written
from tests.bot.store.samples import empty_database, found, seated
from tests.there import there

pytestmark = pytest.mark.migrations
ROOT = Path(__file__).parents[3]
LOCK = """
import sqlite3, sys

db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
"""


async def refusal(path, **options):
    """The sentence with which this file is refused."""
    with pytest.raises(StoreError) as caught:
        await SqliteStore.open(path, **options)
    text = str(caught.value)
    assert "\n" not in text
    assert str(path) in text
    assert text.endswith(".")
    assert not re.search(r"[a-z]\. [A-Z]", text.replace(str(path), ""))
    return text


@contextmanager
def locked_by_another(path):
    with subprocess.Popen(
        [sys.executable, "-c", LOCK, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert there(other.stdout).readline() == "locked\n"
        yield
        there(other.stdin).close()


async def filled(path, tables=1):
    """A database with some tables, closed."""
    store = await SqliteStore.open(path)
    for _ in range(tables):
        await seated(store)
    await store.close()


async def test_the_file_and_its_folders_are_made(tmp_path):
    path = tmp_path / "a" / "b" / "hanapai.sqlite3"
    await filled(path)
    assert found(path, "SELECT count(*) FROM tables") == [(1,)]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    store = await SqliteStore.open(path)
    settings = [
        await store.writer.read(lambda db, name=name: db.execute(f"PRAGMA {name}").fetchone()[0])
        for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    assert settings == ["wal", 2, 1]  # every commit goes to the disk, and references are checked
    await store.close()


async def test_a_migration_is_run_once(path):
    await filled(path)
    schema = found(path, "SELECT name, sql FROM sqlite_schema ORDER BY name")
    version = found(path, "PRAGMA user_version")
    assert version[0][0] >= 1
    await filled(path)
    assert found(path, "SELECT name, sql FROM sqlite_schema ORDER BY name") == schema
    assert found(path, "PRAGMA user_version") == version
    assert found(path, "SELECT count(*) FROM tables") == [(2,)]


def blocks_key(path):
    """The key that every database gets for itself."""
    ((key,),) = found(path, "SELECT value FROM meta WHERE key = 'blocks_key'")
    assert len(bytes.fromhex(key)) == 32
    return key


@pytest.mark.migrations
async def test_the_language_of_a_server_is_open_again_where_a_manager_was_asked_and_none_was_chosen(path):
    await empty_database(path, version=34)
    chosen = [(1, "asked", "on"), (1, "zone", "Asia/Tokyo"), (2, "asked", "on"), (2, "language", "ja")]
    with closing(sqlite3.connect(path)) as db, db:
        db.executemany("INSERT INTO server_settings (guild, key, value) VALUES (?, ?, ?)", chosen)
    await (await SqliteStore.open(path)).close()
    assert found(path, "SELECT guild, key, value FROM server_settings ORDER BY guild, key") == chosen[1:]


@pytest.mark.migrations
async def test_results_of_seasons_that_may_have_been_told_before_stay_as_they_are(path):
    await empty_database(path, version=33)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO season_ends VALUES (1, 20260401, 20260701, 0), (2, 20260401, 20260401, 0)")
    store = await SqliteStore.open(path)
    assert [await store.seasons.latest(guild) for guild in (1, 2, 3)] == [20260701, 20260401, 0]
    await store.close()


async def test_a_database_of_the_first_version_is_brought_up_to_date_and_keeps_what_it_holds(path):
    await empty_database(path, version=1)
    with closing(sqlite3.connect(path)) as db, db:
        for number in (1, 2):
            db.execute(
                "INSERT INTO tables VALUES (?, 1, 5, 'koikoi', 'kirin', '{}', 2, 11, '[22]', 'playing',"
                " zeroblob(32), 7, NULL, NULL, NULL, NULL, 1, NULL)",
                (number,),
            )
            for seat, user in enumerate((11, 22)):
                db.execute("INSERT INTO sitters VALUES (?, ?, ?, NULL, 'cut', 1)", (number, seat, user))
        db.execute("INSERT INTO moves VALUES (1, 1, 0, 'ready', 'person', 5)")
        db.execute("INSERT INTO snapshots VALUES (1, 1, 'one')")
        db.execute("INSERT INTO meta VALUES ('commands', 'old')")
    assert found(path, "PRAGMA user_version") == [(1,)]
    names = [name for (name,) in found(path, "SELECT name FROM sqlite_schema WHERE type = 'table'")]
    columns = {name: ", ".join(f'"{row[1]}"' for row in found(path, f"PRAGMA table_info({name})")) for name in names}
    before = {name: found(path, f"SELECT {columns[name]} FROM {name}") for name in names}
    assert "orders" not in names
    store = await SqliteStore.open(path)
    saved = there(await store.tables.load(1))
    assert (saved.table.seats, len(saved.sitters), saved.moves[0].action, saved.snapshot, saved.orders) == (
        2, 2, "ready", "one", ()
    )  # fmt: skip
    await store.tables.set_order(1, 0, "no_claims", on=True)
    await store.close()
    assert found(path, "PRAGMA user_version") == [(migrations()[-1][0],)]
    after = {name: found(path, f"SELECT {columns[name]} FROM {name}") for name in names}
    counted = ("commits", "2")  # the lease and the order
    assert after.pop("meta") == [("blocks_key", blocks_key(path)), *before.pop("meta"), counted]
    assert {*before.pop("sqlite_sequence")} <= {*after.pop("sqlite_sequence")}  # later tables count, too
    assert after == before
    assert found(path, "SELECT * FROM orders") == [(1, 0, "no_claims")]


async def test_matches_of_an_older_database_know_when_they_ended(path):
    written("evening-92fa68f", path)
    await (await SqliteStore.open(path)).close()
    ends = found(path, "SELECT at, ended_at FROM scores JOIN results USING (table_id)")
    assert ends
    assert [end for end in ends if end[0] != end[1]] == []


async def test_of_many_who_make_the_same_file_at_once_one_gets_it_and_the_others_are_told(path):
    outcomes = await asyncio.gather(*(SqliteStore.open(path, 0.1) for _ in range(4)), return_exceptions=True)
    [store] = [outcome for outcome in outcomes if isinstance(outcome, SqliteStore)]
    assert await seated(store) == 1
    refusals = [str(outcome) for outcome in outcomes if outcome is not store]
    assert refusals == [f"Another Hanapai runs on the database {path}: stop it first."] * 3
    await store.close()


@pytest.mark.parametrize("version", [0, 1, *range(2, len(migrations()), 6)])
async def test_a_file_whose_version_was_set_back_is_refused_with_a_sentence_and_left_alone(path, version):
    await filled(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {version}")
    before = found(path, "SELECT name, sql FROM sqlite_schema ORDER BY name")
    assert f"has the wrong version {version}" in await refusal(path)
    assert found(path, "SELECT name, sql FROM sqlite_schema ORDER BY name") == before
    assert found(path, "SELECT count(*) FROM tables") == [(1,)]


async def test_a_migration_that_fails_for_another_reason_is_told_as_it_is_and_changes_nothing(path, monkeypatch):
    await filled(path)
    newest, _ = migrations()[-1]
    later = (newest + 1, "CREATE TABLE new (id INTEGER) STRICT;\nDROP INDEX nowhere;\n")
    monkeypatch.setattr(opening, "migrations", lambda: [*migrations(), later])
    said = await refusal(path)
    assert "no such index: nowhere" in said
    assert "not true" not in said
    assert "backup" not in said
    assert found(path, "PRAGMA user_version") == [(newest,)]
    assert found(path, "SELECT name FROM sqlite_schema WHERE name = 'new'") == []


async def test_what_is_no_database_of_this_bot_is_refused_and_left_alone(tmp_path):
    diary, recipes, later, link = (tmp_path / name for name in ("diary", "recipes", "later", "link"))
    diary.write_bytes(b"Dear diary, today we played cards until midnight. " * 100)
    await filled(later)
    for path, sql in ((recipes, "CREATE TABLE recipes (name TEXT)"), (later, "PRAGMA user_version = 999")):
        with closing(sqlite3.connect(path)) as db:
            db.execute(sql)
    link.symlink_to(tmp_path / "nowhere" / "hanapai.sqlite3")
    before = [path.read_bytes() for path in (diary, recipes)]
    for path, said in ((diary, "not a database"), (recipes, "another program"), (later, "newer version")):
        assert said in await refusal(path)
    assert [path.read_bytes() for path in (diary, recipes)] == before
    assert found(later, "PRAGMA user_version") == [(999,)]
    assert "is a folder" in await refusal(tmp_path)
    assert "can't be created" in await refusal(link)


async def test_a_damaged_file_is_refused(path):
    await filled(path, tables=200)
    content = bytearray(path.read_bytes())
    page = int.from_bytes(content[16:18], "big")
    assert len(content) > 8 * page
    for start in range(2 * page, len(content), 2 * page):
        content[start : start + page] = b"\xa5" * page
    path.write_bytes(content)
    assert "damaged" in await refusal(path)


@pytest.mark.parametrize("name", ["diary", "locked", "full", "readonly", "malformed"])
async def test_a_path_below_a_file_cannot_be_written_whatever_its_name(tmp_path, name):
    (tmp_path / name).write_text("no folder")
    assert "can't be created" in await refusal(tmp_path / name / "hanapai.sqlite3")


@pytest.mark.real_time
async def test_a_file_another_program_has_locked_is_refused_after_the_time_that_was_asked_for(path):
    await filled(path)
    took = []
    with locked_by_another(path):
        for patience_s in (0.0, 0.6):
            began = time.monotonic()
            assert "locked" in await refusal(path, patience_s=patience_s)
            took.append(time.monotonic() - began)
    assert took[1] >= 0.6
    await filled(path)


@pytest.mark.real_time
async def test_a_lock_that_goes_in_time_is_waited_for(path):
    await filled(path)
    with locked_by_another(path):
        opening = asyncio.create_task(SqliteStore.open(path, patience_s=10.0))
        await asyncio.sleep(0.1)
        assert not opening.done()
    store = await opening
    assert await seated(store) == 2
    await store.close()


AS_NOBODY = """
import asyncio, os, sys
from pathlib import Path
from bot.store import StoreError
from bot.store.sqlite import SqliteStore
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    asyncio.run(SqliteStore.open(Path(sys.argv[1])))
except StoreError as error:
    print(error)
"""


def refusal_for_nobody(path):
    """What a process that is not root is told of this file."""
    ran = subprocess.run(
        [sys.executable, "-c", AS_NOBODY, str(path)], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.stderr == ""
    return ran.stdout


@pytest.mark.parametrize("below", ["hanapai.sqlite3", "deeper/hanapai.sqlite3"])
def test_a_folder_that_may_not_be_entered_is_told(closed_folder, below):
    path = closed_folder / below
    cannot = f"The database {path} can't be created (Permission denied)"
    assert refusal_for_nobody(path) == f"{cannot}: set DATABASE to a file where the bot can write.\n"


async def test_a_lock_file_that_may_not_be_written_is_told(closed_folder):
    closed_folder.chmod(0o555)
    path = closed_folder / "hanapai.sqlite3"
    text = refusal_for_nobody(path)
    assert text.startswith(f"The lock file of the database {path} can't be created (Permission denied): check")


@pytest.fixture
def closed_folder():
    """A folder that nobody may enter but root, itself in one that everybody may."""
    with tempfile.TemporaryDirectory() as inside:
        Path(inside).chmod(0o755)
        folder = Path(inside) / "closed"
        folder.mkdir(mode=0o600)
        yield folder


async def test_a_new_database_is_named_in_the_log_and_one_that_is_there_is_not(tmp_path, caplog):
    path = tmp_path / "new" / "hanapai.sqlite3"
    with caplog.at_level("INFO"):
        for _ in range(2):
            await (await SqliteStore.open(path)).close()
    assert [said for said in caplog.messages if "created" in said] == [f"New database created: {path}."]


def warnings(caplog):
    return [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]


@pytest.mark.parametrize(("mode", "warns"), [(0o600, False), (0o640, True), (0o602, True), (0o644, True)])
async def test_a_database_that_others_may_read_or_write_is_warned_of_and_keeps_its_mode(path, caplog, mode, warns):
    await filled(path)
    path.chmod(mode)
    await filled(path)
    said = f"{path} holds secrets, but other users of this machine can open it: run chmod go-rwx {path}"
    assert warnings(caplog) == [said] * warns
    assert stat.S_IMODE(path.stat().st_mode) == mode
    assert found(path, "SELECT count(*) FROM tables") == [(2,)]


async def test_a_wal_that_others_may_read_is_warned_of(path, caplog):
    path = path.with_name("my games.sqlite3")
    await filled(path)
    wal = path.with_name(f"{path.name}-wal")
    wal.touch()
    wal.chmod(0o644)
    await filled(path)
    assert warnings(caplog) == [
        f"{wal} holds secrets, but other users of this machine can open it: run chmod go-rwx '{wal}'"
    ]
