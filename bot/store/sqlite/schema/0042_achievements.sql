-- The achievements that games and features declare, as the latest start saved them. Game '': all games of a server together.

CREATE TABLE declared (
    game   TEXT NOT NULL,
    key    TEXT NOT NULL,
    counts TEXT NOT NULL,
    least  INTEGER NOT NULL,
    yaku   TEXT NOT NULL,
    rare   INTEGER NOT NULL CHECK (rare IN (0, 1)),
    PRIMARY KEY (game, key)
) STRICT, WITHOUT ROWID;

UPDATE achievements SET key = 'in_a_row_5' WHERE key = 'in_a_row';

-- The latest week whose recap a server has had, and until when a process posts one.
CREATE TABLE recaps (
    guild INTEGER PRIMARY KEY,
    week INTEGER NOT NULL,  -- the Monday after it
    until INTEGER NOT NULL
) STRICT;
