-- Tables, their sitters and moves; results and running totals. Times are unix milliseconds.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    preset TEXT NOT NULL,
    rules TEXT NOT NULL,                 -- JSON of all values, so that a later default does not touch old tables
    seats INTEGER NOT NULL,
    host INTEGER NOT NULL,
    invited TEXT NOT NULL,               -- JSON list of users; empty: anyone may join
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'over', 'closed')),
    server_seed BLOB NOT NULL CHECK (length(server_seed) = 32),
    start_id INTEGER,                    -- the Start press; with it the match exists
    message INTEGER,                     -- the public message, when it was posted, and the round it shows
    message_at INTEGER,
    round INTEGER,
    due_at INTEGER,
    created_at INTEGER NOT NULL,
    ended_at INTEGER
);
CREATE INDEX open_tables ON tables (state) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_of_channel ON tables (channel, created_at);

CREATE TABLE sitters (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER,                        -- NULL: a computer of that level
    level TEXT,
    cut TEXT NOT NULL,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((user IS NULL) <> (level IS NULL))
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_seat_each ON sitters (table_id, user) WHERE user IS NOT NULL;
CREATE INDEX tables_of_user ON sitters (user);

-- Moves know seats only, so that erasing a person never touches them.
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    by TEXT NOT NULL CHECK (by IN ('person', 'clock', 'computer', 'table')),
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TRIGGER moves_stay BEFORE UPDATE ON moves BEGIN SELECT RAISE(ABORT, 'moves are append-only'); END;
CREATE TRIGGER moves_remain BEFORE DELETE ON moves BEGIN SELECT RAISE(ABORT, 'moves are append-only'); END;
CREATE TRIGGER moves_follow BEFORE INSERT ON moves
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM moves WHERE table_id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'a forked history'); END;

CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,
    data TEXT NOT NULL
);

CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    reason TEXT NOT NULL,
    counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
    ended_at INTEGER NOT NULL
);

CREATE TABLE scores (
    table_id INTEGER NOT NULL REFERENCES results (table_id),
    seat INTEGER NOT NULL,
    user INTEGER,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Running totals, so that a leaderboard never scans history.
CREATE TABLE standings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (guild, game, user)
) WITHOUT ROWID;
CREATE INDEX best_first ON standings (guild, game, won DESC, points DESC, played, user);

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
