-- What people answered to puzzles: their first answer alone, and whether it was the best.

CREATE TABLE puzzle_answers (
    puzzle TEXT NOT NULL,
    user   INTEGER NOT NULL,
    action TEXT NOT NULL,
    found  INTEGER NOT NULL CHECK (found IN (0, 1)),
    at     INTEGER NOT NULL,
    PRIMARY KEY (puzzle, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_answers_of_user ON puzzle_answers (user);

-- The puzzle of a week on a server: what was asked, whether its message was about to be sent and when it was there,
-- whether its answer is told; until when a process is about it.

CREATE TABLE weekly_puzzles (
    guild    INTEGER PRIMARY KEY,
    week     INTEGER NOT NULL,
    puzzle   TEXT NOT NULL,
    sending  INTEGER NOT NULL DEFAULT 0 CHECK (sending IN (0, 1)),
    asked_at INTEGER,
    told     INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)),
    until    INTEGER NOT NULL DEFAULT 0
) STRICT;
