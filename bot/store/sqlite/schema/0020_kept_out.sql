-- Whom the moderators of a server keep out of its tables, and until when. Whoever had their data deleted is a negative number here,
-- as in `blocks`.

CREATE TABLE kept_out (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    until INTEGER NOT NULL,
    told  INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)),  -- whether they know
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX kept_out_of_user ON kept_out (user);
CREATE INDEX kept_out_in_time ON kept_out (until);
