-- Finished matches of people in which puzzles were looked for, and what was found. The number of the table is here so that a
-- puzzle goes when somebody of its match agrees no more; nobody is shown it.

CREATE TABLE puzzle_matches (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id)
) STRICT;

CREATE TABLE played_puzzles (
    puzzle   TEXT PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    guild    INTEGER NOT NULL,
    data     TEXT NOT NULL  -- a line, as in the files of shipped ones
) STRICT, WITHOUT ROWID;

CREATE INDEX played_puzzles_of_table ON played_puzzles (table_id);
CREATE INDEX played_puzzles_of_guild ON played_puzzles (guild, table_id);

CREATE TRIGGER played_puzzles_go AFTER DELETE ON played_puzzles
BEGIN
    DELETE FROM puzzle_answers WHERE puzzle = OLD.puzzle;
END;

-- Who agrees to that.
CREATE INDEX preferences_of_puzzles ON preferences (user) WHERE key = 'puzzles' AND value = 'on';
