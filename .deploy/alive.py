"""Whether a bot runs on the database that DATABASE names, and is well.

It holds the lock beside a database that is a file from its start to its end, and says every ten seconds in a file
`.health` there whether its loop runs, Discord answers, the gateway is connected and the database keeps what it is
given. With a database on a server the file lies in the folder of the bot, by the name of its SHARDS. Ends with 0 if all
is well, else with 1 and a sentence.
"""

import fcntl
import os
import sys
import time

OLD_S = 60.0
"""Seconds after which what the bot has said holds no more."""


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
        return  # it starts, or stands by
    except OSError as error:
        sys.exit(f"{note} cannot be looked at: {error.strerror}.")
    if age >= OLD_S:
        sys.exit(f"The bot stands still: for {age:.0f} seconds it has not said how it is.")
    if wrong:
        sys.exit(wrong)


def look_at_lock(path: str) -> None:
    """End with a sentence where nobody holds the lock."""
    try:
        with open(path, "rb") as lock:
            # shared and let go at once, so that a bot that is just starting only tries again
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return
    except OSError as error:
        sys.exit(f"{path} cannot be looked at: {error.strerror}.")
    sys.exit(f"Nobody holds {path}: no bot runs.")


if __name__ == "__main__":
    main()
