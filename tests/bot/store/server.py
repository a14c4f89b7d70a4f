"""A real PostgreSQL for tests, on a socket in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import LiteralString

import psycopg
from psycopg import sql

from bot.store.postgres.opening import opened
from tests.missing import stand_aside

FOLDERS = "/usr/lib/postgresql/*/bin"
"""Where Debian keeps its programs."""
MISSING = "there is no PostgreSQL on this machine: apt-get install postgresql"
MEMORY = "/dev/shm"
"""A folder without a disk, on Linux: a database is some three hundred files."""
NOBODY = 65534
"""The user that runs it where root runs the tests: PostgreSQL refuses to be root."""


def programs() -> Path | None:
    """The folder of initdb and postgres, of the newest version that is there."""
    found = [*Path("/").glob(FOLDERS[1:] + "/initdb")]
    if there := shutil.which("initdb"):
        found.append(Path(there))
    return max(found, key=lambda file: (len(str(file)), str(file))).parent if found else None


class Server:
    """A running server. Commits are not waited for on the disk: what is tested survives no power cut anyway."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self._programs, self._numbers = folder, programs, count(1)
        self._data, self._schema = folder / "data", ""
        self._desk: psycopg.Connection | None = None

    @property
    def root(self) -> bool:
        return os.getuid() == 0

    @property
    def pid(self) -> int:
        """The process of which all others of a running server are children."""
        return int((self._data / "postmaster.pid").read_text().split("\n")[0])

    def make(self) -> None:
        if self.root:
            os.chown(self.folder, NOBODY, NOBODY)
        self.call("initdb", "-D", self._data, "-U", "hanapai", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def start(self, *options: str) -> None:
        settings = [f"-k {self.folder}", "-c listen_addresses=''", "-c fsync=off", "-c max_connections=200", *options]
        self.call("pg_ctl", "-D", self._data, "-w", "-s", "-l", self.folder / "log", "-o", " ".join(settings), "start")

    def stop(self, how: str = "immediate") -> None:
        """how: `fast` ends connections with a word, `immediate` as a crash does."""
        self._leave()
        self.call("pg_ctl", "-D", self._data, "-w", "-s", "-m", how, "stop")

    def only_with_password(self, user: str) -> None:
        """From now on this user has to say a password."""
        rules = self._data / "pg_hba.conf"
        rules.write_text(f"local all {user} scram-sha-256\n{rules.read_text()}")
        self.ask("postgres", "SELECT pg_reload_conf()")

    def address(self, database: str, user: str = "hanapai") -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def new(self, template: str = "template1") -> str:
        """The address of a new database: an empty one, or one as another is that nobody has open."""
        name = f"t{os.getpid()}_{next(self._numbers)}"
        self._do("CREATE DATABASE {} TEMPLATE {} STRATEGY file_copy", name, template)
        return self.address(name)

    def ours(self) -> str:
        """The address of a new database with the schema of the bot, which is made once."""
        if not self._schema:
            made = self.new()
            opened(made).raw.close()
            self._schema = _name(made)
        return self.new(self._schema)

    def drop(self, address: str) -> None:
        """Delete a database, whoever has it open."""
        self._do("DROP DATABASE {} WITH (FORCE)", _name(address))

    def _do(self, statement: LiteralString, *names: str) -> None:
        """Run a statement over databases in a connection that stays open: starting psql each time costs 20 ms."""
        given = sql.SQL(statement).format(*map(sql.Identifier, names))
        if self._desk is not None:
            try:
                self._desk.execute(given)
            except psycopg.OperationalError:  # the server was started again meanwhile
                self._leave()
            else:
                return
        self._desk = psycopg.connect(self.address("postgres"), autocommit=True)
        self._desk.execute(given)

    def _leave(self) -> None:
        if self._desk is not None:
            self._desk.close()
            self._desk = None

    def ask(self, database: str, sql: str) -> str:
        """What psql answers, a row a line."""
        return self.call("psql", "-h", self.folder, "-U", "hanapai", "-d", database, "-XAtqc", sql)

    def call(self, program: str, *arguments: object) -> str:
        """Run a program of PostgreSQL as a user that it takes. Raises RuntimeError with what it says."""
        command = [str(self._programs / program), *map(str, arguments)]
        user = NOBODY if self.root else None
        with tempfile.TemporaryFile() as said:  # a server that was started keeps what its starter writes to open
            given = {"stdout": said, "stderr": said, "cwd": "/", "user": user, "group": user}
            code = subprocess.run(command, check=False, **given).returncode
            said.seek(0)
            text = said.read().decode()
        if code:
            raise RuntimeError(f"{program}: {text}")
        return text


def _name(address: str) -> str:
    return address.partition("@/")[2].partition("?")[0]


def serve() -> Server:
    """A new server, which runs; the test stands aside where there is none on this machine."""
    found = programs()
    if found is None:
        stand_aside(MISSING)
    server = Server(Path(tempfile.mkdtemp(prefix="pg", dir=MEMORY if os.access(MEMORY, os.W_OK) else None)), found)
    try:
        server.make()
        server.start()
    except BaseException:
        end(server)
        raise
    return server


def end(server: Server) -> None:
    with suppress(RuntimeError):
        server.stop()
    shutil.rmtree(server.folder, ignore_errors=True)
