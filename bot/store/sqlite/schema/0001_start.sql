-- The start: tables and who sits at them, moves and their cache, results and running totals.
-- Times are unix milliseconds, ids of Discord are integers. One statement ends per line at most.

PRAGMA application_id = 0x48414E41; -- "HANA": whose file this is

CREATE TABLE tables (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild       INTEGER NOT NULL,
    channel     INTEGER NOT NULL,
    game        TEXT NOT NULL,
    preset      TEXT NOT NULL,
    rules       TEXT NOT NULL,  -- JSON of all values: a later change of a default does not touch this table
    seats       INTEGER NOT NULL,
    host        INTEGER NOT NULL,
    invited     TEXT NOT NULL,  -- JSON list of users; empty: open to anyone
    state       TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'over', 'closed')),
    server_seed BLOB NOT NULL CHECK (typeof(server_seed) = 'blob' AND length(server_seed) = 32),
    start_id    INTEGER,
    message     INTEGER,
    message_at  INTEGER,
    round       INTEGER,
    due_at      INTEGER,
    created_at  INTEGER NOT NULL,
    ended_at    INTEGER
) STRICT;

CREATE INDEX tables_open ON tables (id) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_unshown ON tables (id) WHERE message IS NOT NULL AND state IN ('over', 'closed');
CREATE INDEX tables_of_host ON tables (host, channel);

CREATE TABLE sitters (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL CHECK (seat >= 0),
    user      INTEGER,  -- NULL: a computer player
    level     TEXT,
    cut       TEXT NOT NULL,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX sitters_of_user ON sitters (user, table_id) WHERE user IS NOT NULL;

-- Moves know seats, never users: forgetting a person does not touch them.
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    seat     INTEGER NOT NULL CHECK (seat >= -1),
    action   TEXT NOT NULL,
    "by"     TEXT NOT NULL CHECK ("by" IN ('person', 'clock', 'computer', 'table')),
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER moves_come_in_order BEFORE INSERT ON moves
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM moves WHERE table_id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'a move must be the next one of its table');
END;

CREATE TRIGGER moves_need_a_match BEFORE INSERT ON moves
WHEN NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND state = 'playing')
BEGIN
    SELECT RAISE(ABORT, 'a move needs a table where a match is played');
END;

CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are append-only');
END;

CREATE TRIGGER moves_are_never_deleted BEFORE DELETE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are append-only');
END;

-- A cache of the state after move `seq`.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    data     TEXT NOT NULL
) STRICT;

CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    guild    INTEGER NOT NULL,
    game     TEXT NOT NULL,
    reason   TEXT NOT NULL,
    counted  INTEGER NOT NULL CHECK (counted IN (0, 1)),
    ended_at INTEGER NOT NULL
) STRICT;

CREATE TABLE scores (
    table_id INTEGER NOT NULL REFERENCES results (table_id),
    seat     INTEGER NOT NULL,
    user     INTEGER,
    points   INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE standings (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    user   INTEGER NOT NULL,
    played INTEGER NOT NULL,
    won    INTEGER NOT NULL,  -- first places, sole or shared
    points INTEGER NOT NULL,
    PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_in_order ON standings (guild, game, won DESC, points DESC, played, user);

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
