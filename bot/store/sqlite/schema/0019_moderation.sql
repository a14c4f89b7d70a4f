-- What moderators have done, a row a deed, for ninety days. It names a seat of a table, and people by id as long as they are known.

CREATE TABLE moderation_log (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    guild     INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    deed      TEXT NOT NULL,
    moderator INTEGER,  -- NULL: had their data deleted
    table_id  INTEGER REFERENCES tables (id),
    seat      INTEGER,
    person    INTEGER,  -- to whom it was done; NULL: to nobody, or they had their data deleted
    until     INTEGER  -- when it ends by itself
) STRICT;

CREATE INDEX moderation_log_of_guild ON moderation_log (guild, id);
CREATE INDEX moderation_log_in_time ON moderation_log (at);
CREATE INDEX moderation_log_of_table ON moderation_log (table_id) WHERE table_id IS NOT NULL;
