"""Whether a bot runs on the database that DATABASE names, and is answered by Discord.

It holds the lock beside the database from its start to its end, and keeps a file `.silent` there while requests of its
have waited for two minutes and none has got any answer, though Discord has told it to wait for none of them. Errors are
answers: the bot itself goes on trying. Ends with 0 if all is well, else with 1 and a sentence.
"""

import fcntl
import os
import sys


def main() -> None:
    database = os.path.realpath(os.environ.get("DATABASE") or "hanapai.sqlite3")
    path = database + ".lock"
    try:
        with open(path, "rb") as lock:
            # shared and let go at once, so that a bot that is just starting only tries again
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        if os.path.exists(database + ".silent"):
            sys.exit("The bot runs, and for two minutes Discord has answered none of its requests.")
        return
    except OSError as error:
        sys.exit(f"{path} cannot be looked at: {error.strerror}.")
    sys.exit(f"Nobody holds {path}: no bot runs.")


if __name__ == "__main__":
    main()
