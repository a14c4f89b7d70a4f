-- Results that a moderator has voided: they count for nobody, and can count again as they did.

CREATE TABLE voided (
    table_id INTEGER PRIMARY KEY REFERENCES results (table_id),
    counted  INTEGER NOT NULL CHECK (counted IN (0, 1)),  -- as `results` has it when it counts
    rated    INTEGER NOT NULL CHECK (rated IN (0, 1))
) STRICT;

-- What a seat did in a match that is an achievement, whether or not it was new to its player: of what is voided it goes, and what was
-- done again later takes its place. Like moves it knows seats, never users.
CREATE TABLE feats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    key      TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, key)
) STRICT, WITHOUT ROWID;

INSERT INTO feats SELECT table_id, seat, key FROM achievements JOIN scores USING (table_id, user) WHERE key <> 'in_a_row';
