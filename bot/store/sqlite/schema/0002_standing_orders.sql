-- Standing orders: what a seat answers by itself in claim windows, and what its hand leaves out.
-- Like moves they know seats, never users.

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    name     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, name)
) STRICT, WITHOUT ROWID;
