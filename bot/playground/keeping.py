"""Storage of the world in a file between starts.

Every change is saved before its request is answered, so a kill loses nothing that a client was told.
"""

import base64
import json
import logging
import os
import sqlite3
from pathlib import Path
from typing import Any

from bot.playground.api.commands import Commands
from bot.playground.limits.refusal import JSON
from bot.playground.world.saved import message_back, message_form, places_back, places_form, users_back, users_form
from bot.playground.world.world import Message, World

log = logging.getLogger(__name__)

APPLICATION = 0x504C4159
VERSION = 1
SCHEMA = """
CREATE TABLE parts (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE messages (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE files (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
"""
LARGEST_JOURNAL = 8 << 20
"""Size in bytes to which SQLite shrinks the journal beside the file, if it has grown larger."""


class NotKept(Exception):
    """The world can't be saved or loaded, explained in one sentence.

    `damaged`: the file exists and can't be read.
    """

    def __init__(self, sentence: str, *, damaged: bool = False) -> None:
        super().__init__(sentence)
        self.damaged = damaged


class Keep:
    """A file that holds one world. While it is open, no other process can open it."""

    def __init__(self, path: Path, world: World, commands: Commands) -> None:
        self._path, self._world, self._commands = path, world, commands
        self._changed: dict[int, Message] = {}
        self._parts: dict[str, str] = {}
        self._files: dict[int, set[int]] = {}
        self._images: set[int] | None = None
        self._version = -1
        self._failing = False
        self._db: sqlite3.Connection | None = None

    def open(self) -> bool:
        """Open or create the file and load the world in it. Return False for a new file. Raises NotKept."""
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
            self._db = self._opened()
            found = self._load()
        except (sqlite3.Error, OSError) as error:
            self._shut()
            raise _reason(error, self._path) from error
        except (ValueError, LookupError, TypeError) as error:
            self._shut()
            raise NotKept(f"{self._path} is not a saved playground: move it away.", damaged=True) from error
        return found

    def close(self) -> None:
        """Save the remaining changes, and let another process open the file."""
        self.save()
        self._shut()

    def _shut(self) -> None:
        if self._db:
            self._db.close()
            self._db = None

    def _opened(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, timeout=0.5, isolation_level=None)
        try:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            db.execute("PRAGMA auto_vacuum = FULL")
            db.execute("PRAGMA journal_mode = WAL")
            db.execute(f"PRAGMA journal_size_limit = {LARGEST_JOURNAL}")
            # A kill loses nothing. A power cut may lose the last moments, but leaves the file intact.
            db.execute("PRAGMA synchronous = NORMAL")
            db.execute("PRAGMA secure_delete = ON")
            db.execute("BEGIN EXCLUSIVE")
            if not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
                for statement in SCHEMA.split(";"):
                    db.execute(statement)
                db.execute(f"PRAGMA application_id = {APPLICATION}")
                db.execute(f"PRAGMA user_version = {VERSION}")
            db.execute("COMMIT")
            numbers = [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")]
            if numbers != [APPLICATION, VERSION] or db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise NotKept(f"{self._path} is not a saved playground: move it away.", damaged=True)
            return db
        except BaseException:
            db.close()
            raise

    def _load(self) -> bool:
        assert self._db
        parts = dict(self._db.execute("SELECT name, body FROM parts"))
        if not parts:
            return False
        found: dict[str, Any] = {name: json.loads(body) for name, body in parts.items()}
        files = dict[int, bytes](self._db.execute("SELECT id, data FROM files"))
        world = self._world
        users_back(world, found["users"])
        places_back(world, found["places"])
        self._commands.restore(found["commands"])
        world.emojis = {int(number): form for number, form in found["emojis"].items()}
        world.emoji_images = {int(number): base64.b64decode(data) for number, data in found["images"].items()}
        for number, body in self._db.execute("SELECT id, body FROM messages ORDER BY id").fetchall():
            form = json.loads(body)
            self._files[number] = {each["id"] for each in form["attachments"]}
            message = message_back(world, form, files)
            if not message.there:
                self.note(message)
        self._parts, self._images = parts, set(world.emoji_images)
        world.cdn, world.last_id = found["world"]["cdn"], found["world"]["last"]
        return True

    def moved(self, cdn: str) -> None:
        """Change the CDN's address in every message: a new start may use another port."""
        world, before = self._world, self._world.cdn
        world.cdn = cdn
        for channel in world.channels.values() if before != cdn else ():
            for message in channel.all_messages():
                message.components = json.loads(json.dumps(message.components).replace(before, cdn))
                message.embeds = json.loads(json.dumps(message.embeds).replace(before, cdn))
                self.note(message)

    def note(self, message: Message) -> None:
        """Mark a message as changed, so that the next save includes it."""
        self._changed[message.id] = message

    def save(self) -> None:
        """Save all changes in one step. A failure is logged, and the next save tries again."""
        if self._db is None or (self._version == self._world.version and not self._changed):
            return
        parts = self._new_parts()
        try:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                self._db.executemany("INSERT OR REPLACE INTO parts VALUES (?, ?)", parts.items())
                files = {message.id: self._save_message(self._db, message) for message in self._changed.values()}
                self._db.execute("COMMIT")
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            if not self._failing:
                log.error("%s Changes may be lost at the next start.", _reason(error, self._path))
            self._failing = True
            return
        self._failing, self._version = False, self._world.version
        self._parts |= parts
        self._images = set(self._world.emoji_images)
        self._files |= files
        self._files = {number: kept for number, kept in self._files.items() if kept}
        self._changed.clear()

    def _new_parts(self) -> dict[str, str]:
        """Return the parts of the world that differ from those in the file, as JSON by name."""
        world = self._world
        now: dict[str, JSON] = {
            "users": users_form(world),
            "places": places_form(world),
            "commands": self._commands.form(),
            "emojis": {str(number): form for number, form in world.emojis.items()},
            "world": {"cdn": world.cdn, "last": world.last_id},
        }
        if self._images != world.emoji_images.keys():
            now["images"] = {
                str(number): base64.b64encode(data).decode() for number, data in world.emoji_images.items()
            }
        written = {name: json.dumps(form) for name, form in now.items()}
        return {name: body for name, body in written.items() if self._parts.get(name) != body}

    def _save_message(self, db: sqlite3.Connection, message: Message) -> set[int]:
        """Save or delete a message with its files. Return the numbers of its current files."""
        files = {each.id: each.data for each in message.attachments} if message.there else {}
        before = self._files.get(message.id, set())
        db.executemany("DELETE FROM files WHERE id = ?", [(number,) for number in before - files.keys()])
        db.executemany("INSERT INTO files VALUES (?, ?)", [each for each in files.items() if each[0] not in before])
        if message.there:
            body = json.dumps(message_form(message))
            db.execute("INSERT OR REPLACE INTO messages VALUES (?, ?)", (message.id, body))
        else:
            db.execute("DELETE FROM messages WHERE id = ?", (message.id,))
        return set(files)


def _reason(error: sqlite3.Error | OSError, path: Path) -> NotKept:
    """Return the error as a NotKept with a sentence."""
    if isinstance(error, OSError):
        return NotKept(f"The playground can't be saved in {path} ({error.strerror}): check its permissions.")
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return NotKept(f"Another playground runs on {path.parent}: stop it first.")
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return NotKept(f"The saved playground {path} is damaged: move it away.", damaged=True)
    return NotKept(f"The playground can't be saved in {path} ({error}): check the disk.")
