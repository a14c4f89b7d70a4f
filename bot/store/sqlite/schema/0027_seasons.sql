-- The end of a season is told once on each server that wants it, its champion gets a role, and a server that takes the bot is
-- greeted once.

CREATE TABLE season_ends (
    guild   INTEGER PRIMARY KEY,
    told    INTEGER NOT NULL,  -- the first day of the latest season whose end was told
    crowned INTEGER NOT NULL,  -- the same for the role of its champion
    until   INTEGER NOT NULL DEFAULT 0  -- until then a process is about it
) STRICT;

-- Who has the role of the champion from us: nobody else is asked for it when it moves on.
CREATE TABLE champions (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    role  INTEGER NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX champions_of_user ON champions (user);

CREATE TABLE greetings (
    guild INTEGER PRIMARY KEY,
    at    INTEGER NOT NULL
) STRICT;

INSERT INTO greetings SELECT DISTINCT guild, 0 FROM servers; -- which know it already

-- What was played on a server in some weeks, without reading its other tables.
CREATE INDEX tables_of_guild_in_time ON tables (guild, created_at) WHERE start_id IS NOT NULL;
