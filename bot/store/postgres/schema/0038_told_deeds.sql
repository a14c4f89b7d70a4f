-- For whom a moderator's action was better or worse, and whether those it was done to know of it.

ALTER TABLE moderation_log ADD COLUMN reason text COLLATE "C" NOT NULL DEFAULT '';  -- as the moderator typed it

CREATE TABLE deed_people (
    deed bigint NOT NULL REFERENCES moderation_log (id) ON DELETE CASCADE DEFERRABLE,
    guild bigint NOT NULL,
    "user" bigint NOT NULL,
    effect bigint NOT NULL CHECK (effect IN (-1, 0, 1)),  -- -1: worse off, 1: better off
    place bigint,  -- in the season by rating, if among the first three at that moment
    told bigint NOT NULL CHECK (told IN (0, 1)),  -- whether they know, or need not be told
    PRIMARY KEY (deed, "user")
);

CREATE INDEX deed_people_of_user ON deed_people ("user");
CREATE INDEX deed_people_of_server ON deed_people (guild);
CREATE INDEX deed_people_untold ON deed_people ("user", guild) WHERE told = 0;
