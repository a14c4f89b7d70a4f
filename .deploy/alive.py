"""Whether a bot runs on the database that DATABASE names: it holds the lock beside it from its start to its end.

Ends with 0 if so, else with 1 and a sentence. It says nothing of Discord: the bot itself goes on trying to reach it.
"""

import fcntl
import os
import sys


def main() -> None:
    path = os.path.realpath(os.environ.get("DATABASE") or "hanapai.sqlite3") + ".lock"
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
