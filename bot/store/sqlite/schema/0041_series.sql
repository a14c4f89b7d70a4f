-- Series of club nights: one a week, at the same time by the server's clocks.

CREATE TABLE series (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    host       INTEGER NOT NULL,  -- 0 once they are forgotten
    game       TEXT NOT NULL,
    weekday    INTEGER NOT NULL CHECK (weekday BETWEEN 0 AND 6),  -- 0 is Monday
    minute     INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),  -- of the day
    length_min INTEGER NOT NULL,
    day        INTEGER NOT NULL,  -- the date of its latest night, in days since 1 January of year 1, which is day 1
    created_at INTEGER NOT NULL,
    ended_at   INTEGER,
    reason     TEXT CHECK (reason IN ('host', 'gone', 'shut')),  -- why it ended: somebody ended it, its channel is gone or shut
    told       INTEGER NOT NULL DEFAULT 1 CHECK (told IN (0, 1))  -- whether the host knows that it ended
) STRICT;

CREATE INDEX series_of_server ON series (guild);

ALTER TABLE nights ADD COLUMN series INTEGER;
ALTER TABLE nights ADD COLUMN skipped TEXT;  -- few: too few people signed up; late: the bot was not there
CREATE INDEX nights_of_series ON nights (series) WHERE series IS NOT NULL;
