-- Where tables are: threads of their own, and servers that the bot was removed from.

-- The channel whose lobby led to a thread. While it is the table's own channel, the thread is still to be opened.
ALTER TABLE tables ADD COLUMN parent INTEGER;

-- The message of that lobby, which says in one line what becomes of the table; NULL once it says how that ended.
ALTER TABLE tables ADD COLUMN sign INTEGER;

DROP INDEX tables_unshown;
CREATE INDEX tables_unshown ON tables (id)
WHERE state IN ('over', 'closed') AND (message IS NOT NULL OR sign IS NOT NULL);
CREATE INDEX tables_of_guild ON tables (guild);

-- Which servers an application is on; and those it was removed from, until all of them is forgotten.
CREATE TABLE servers (
    application INTEGER NOT NULL,
    guild       INTEGER NOT NULL,
    left_at     INTEGER,  -- NULL: it is there
    PRIMARY KEY (application, guild)
) STRICT, WITHOUT ROWID;

-- Tables that are being forgotten: filled and emptied in one transaction, it lets their moves go, and no others.
CREATE TABLE forgotten (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id)
) STRICT;

DROP TRIGGER moves_are_never_deleted;
CREATE TRIGGER moves_are_never_deleted BEFORE DELETE ON moves
WHEN NOT EXISTS (SELECT 1 FROM forgotten WHERE table_id = OLD.table_id)
BEGIN
    SELECT RAISE(ABORT, 'moves are append-only');
END;
