-- A deal for every day, the same for everybody: a row a day from its announcement on, the hands that people play in it, and
-- where a server has its line.

CREATE TABLE dailies (
    day          INTEGER PRIMARY KEY,  -- days since 1970-01-01, UTC
    game         TEXT NOT NULL,
    rules        TEXT NOT NULL,
    seats        INTEGER NOT NULL,
    level        TEXT NOT NULL,  -- of its computers
    samples      INTEGER NOT NULL,  -- so many deals they look at for a decision, whatever the clock says
    seed         BLOB NOT NULL,
    new_key      INTEGER NOT NULL DEFAULT 0,  -- the key of the day before was lost
    announced_at INTEGER NOT NULL,
    opened_at    INTEGER,
    engine       TEXT,  -- what plays it, a fingerprint
    kept         INTEGER NOT NULL DEFAULT 0,  -- it could not be played all day: no streak ends by it
    closed_at    INTEGER
) STRICT;

CREATE TABLE daily_hands (
    day      INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    begun_in INTEGER NOT NULL,  -- the server, 0 once it is forgotten
    moves    TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    begun_at INTEGER NOT NULL,
    ended_at INTEGER,
    points   INTEGER,
    PRIMARY KEY (day, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_hands_of_user ON daily_hands (user);
CREATE INDEX daily_hands_of_server ON daily_hands (begun_in);

CREATE TABLE daily_lines (
    guild   INTEGER PRIMARY KEY,
    day     INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shown   TEXT NOT NULL  -- what it says
) STRICT;
