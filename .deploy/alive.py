"""Check whether a bot runs on the database in DATABASE, and is healthy.

While it runs, a bot holds the lock file next to its database file. Every ten seconds it writes to a file `.health`
there whether its event loop runs, Discord answers, the gateway is connected and the database can be written. With a
database server, that file is in the folder of the bot, and its name contains SHARDS. The exit code is 0 if all is well,
otherwise 1, with a sentence that says what is wrong.
"""

import fcntl
import os
import sys
import time

OLD_S = 60.0
"""Age in seconds at which the health file is too old to be true."""


def main() -> None:
    database = os.environ.get("DATABASE") or "hanapai.sqlite3"
    if database.startswith(("postgresql://", "postgres://")):
        first = (os.environ.get("SHARDS") or "auto").partition("/")[0]
        note = "hanapai.health" if first == "auto" else f"hanapai-{first}.health"
    else:
        look_at_lock(os.path.realpath(database) + ".lock")
        note = os.path.realpath(database) + ".health"
    try:
        age = time.time() - os.stat(note).st_mtime
        with open(note, encoding="utf-8") as file:
            wrong = file.read()
    except FileNotFoundError:
        return  # it is starting, or a standby
    except OSError as error:
        sys.exit(f"{note} can't be read: {error.strerror}.")
    if age >= OLD_S:
        sys.exit(f"The bot is frozen: it has not written its state for {age:.0f} seconds.")
    if wrong:
        sys.exit(wrong)


def look_at_lock(path: str) -> None:
    """End with a sentence if nobody holds the lock."""
    try:
        with open(path, "rb") as lock:
            # shared and let go at once, so that a bot that is just starting only tries again
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return
    except OSError as error:
        sys.exit(f"{path} can't be read: {error.strerror}.")
    sys.exit(f"No bot is running: nobody holds {path}.")


if __name__ == "__main__":
    main()
