-- What somebody's decisions in a finished match cost, worked out once. Like moves it knows seats, never users.

CREATE TABLE reviews (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    version  INTEGER NOT NULL,  -- of the engine that found it: of another one it is made anew
    data     TEXT NOT NULL,  -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
