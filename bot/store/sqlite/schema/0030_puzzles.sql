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
