-- Which process a table belongs to. A process leases all of its tables together, so that its heartbeat writes one row; the
-- number of the lease rises whenever it begins anew or somebody else takes the tables, and nothing is written under an old one.

CREATE TABLE owners (
    name        TEXT PRIMARY KEY,
    lease       INTEGER NOT NULL,  -- the number
    lease_until INTEGER NOT NULL,  -- later, others may take the tables
    beat_at     INTEGER,  -- when the process last ran
    down        TEXT NOT NULL DEFAULT ''  -- what was out of reach then: JSON
) STRICT, WITHOUT ROWID;

INSERT INTO owners (name, lease, lease_until, beat_at, down) SELECT 'bot', 0, 0,
    (SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'heartbeat'),
    coalesce((SELECT value FROM meta WHERE key = 'out of reach'), '');
DELETE FROM meta WHERE key IN ('heartbeat', 'out of reach');

ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT 'bot';

-- What a start goes on with.
CREATE INDEX tables_to_wake ON tables (owner, id)
WHERE state IN ('lobby', 'playing') OR message IS NOT NULL OR sign IS NOT NULL;
