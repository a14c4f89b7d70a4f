-- What profiles tell beside totals: ratings match by match, won hands, achievements, wins in a row. All but achievements is
-- made from results and matches: after this migration once, by playing old matches again (`recount.py`).

ALTER TABLE scores ADD COLUMN mu_before REAL;  -- the rating of all time before the match; NULL: it changed none
ALTER TABLE scores ADD COLUMN mu REAL;  -- and after it
ALTER TABLE scores ADD COLUMN rated INTEGER;  -- after so many rated matches

-- Like moves these know seats, never users.
CREATE TABLE wins (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    hand     INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    patterns TEXT NOT NULL,  -- JSON list of keys
    PRIMARY KEY (table_id, hand, seat)
) STRICT, WITHOUT ROWID;

ALTER TABLE results ADD COLUMN read INTEGER NOT NULL DEFAULT 0 CHECK (read IN (0, 1));  -- whether its hands are in `wins`
DROP INDEX results_uncounted;
CREATE INDEX results_unread ON results (table_id) WHERE read = 0;

CREATE TABLE achievements (
    user     INTEGER NOT NULL,
    guild    INTEGER NOT NULL,
    game     TEXT NOT NULL,
    key      TEXT NOT NULL,
    table_id INTEGER REFERENCES tables (id),  -- where it is told; NULL: earned before there were achievements
    PRIMARY KEY (user, guild, game, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX achievements_of_table ON achievements (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE streaks (
    user    INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    game    TEXT NOT NULL,
    run     INTEGER NOT NULL,  -- matches won in a row, up to the latest
    longest INTEGER NOT NULL,
    latest  INTEGER NOT NULL,  -- when that match ended
    PRIMARY KEY (user, guild, game)
) STRICT, WITHOUT ROWID;

INSERT OR REPLACE INTO meta SELECT 'standings', 'stale' WHERE EXISTS (SELECT 1 FROM results); -- until they are made anew
