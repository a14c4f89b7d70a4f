-- Club nights: from when to when they go, who comes, and which tables belong to which.

CREATE TABLE nights (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    host       INTEGER NOT NULL,  -- who announced it, 0 once they are forgotten
    game       TEXT NOT NULL,
    seats      INTEGER NOT NULL,
    seed       BLOB NOT NULL,  -- of which the seeds of its tables are made
    starts_at  INTEGER NOT NULL,
    ends_at    INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('coming', 'running', 'ending', 'over', 'off')),
    threads    INTEGER NOT NULL DEFAULT 1,  -- each table has a thread; else two run at a time
    message    INTEGER,
    message_at INTEGER,
    called_at  INTEGER,  -- when those who come were called
    ended_at   INTEGER,
    telling    INTEGER NOT NULL DEFAULT 0,  -- its end is about to be told, and perhaps is
    event      INTEGER  -- the scheduled event of Discord
) STRICT;

CREATE INDEX nights_of_server ON nights (guild, starts_at);
CREATE INDEX nights_open ON nights (state) WHERE state IN ('coming', 'running', 'ending');

CREATE TABLE night_people (
    night     INTEGER NOT NULL REFERENCES nights (id),
    user      INTEGER NOT NULL,
    came_at   INTEGER NOT NULL,
    since     INTEGER,  -- free, and waiting for a table
    meanwhile INTEGER,  -- the table where they play a computer as long as they wait
    PRIMARY KEY (night, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX night_people_of_user ON night_people (user);

ALTER TABLE tables ADD COLUMN night INTEGER;
CREATE INDEX tables_of_night ON tables (night) WHERE night IS NOT NULL;
