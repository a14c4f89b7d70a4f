-- For whom a moderator's action was better or worse, and whether those it was done to know of it.

ALTER TABLE moderation_log ADD COLUMN reason TEXT NOT NULL DEFAULT '';  -- as the moderator typed it

CREATE TABLE deed_people (
    deed   INTEGER NOT NULL REFERENCES moderation_log (id) ON DELETE CASCADE,
    guild  INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    effect INTEGER NOT NULL CHECK (effect IN (-1, 0, 1)),  -- -1: worse off, 1: better off
    place  INTEGER,  -- in the season by rating, if among the first three at that moment
    told   INTEGER NOT NULL CHECK (told IN (0, 1)),  -- whether they know, or need not be told
    PRIMARY KEY (deed, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX deed_people_of_user ON deed_people (user);
CREATE INDEX deed_people_of_server ON deed_people (guild);
CREATE INDEX deed_people_untold ON deed_people (user, guild) WHERE told = 0;
