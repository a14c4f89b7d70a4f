-- What one process of the bot asks of another that has the table, or of all: somebody is to be forgotten, a moderator closes
-- a table. A row goes when its asker has read the answer.

CREATE TABLE requests (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    kind     TEXT NOT NULL,
    user     INTEGER NOT NULL,  -- who asks, or whom it is about
    at       INTEGER NOT NULL,
    table_id INTEGER REFERENCES tables (id),  -- whose process does it; NULL: all do
    words    TEXT NOT NULL DEFAULT '',
    answer   TEXT  -- NULL: it is not done yet
) STRICT;

CREATE UNIQUE INDEX requests_of_all ON requests (kind, user) WHERE table_id IS NULL;
CREATE INDEX requests_of_table ON requests (table_id) WHERE table_id IS NOT NULL;

-- Who wants to be forgotten was noted among the texts.
INSERT INTO requests (kind, user, at, answer)
SELECT 'forget', CAST(substr(key, 8) AS INTEGER), 0, NULL FROM meta WHERE substr(key, 1, 7) = 'forget:' AND value = 'wanted';
DELETE FROM meta WHERE substr(key, 1, 7) = 'forget:';
