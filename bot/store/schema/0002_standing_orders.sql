-- Standing orders: what a seat answers by itself in claim windows. Like moves they know seats, never users.

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    name     TEXT NOT NULL CHECK (name IN ('no_claims', 'pass_chows', 'always_win')),
    PRIMARY KEY (table_id, seat, name)
) STRICT, WITHOUT ROWID;
