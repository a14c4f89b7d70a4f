-- Clocks, stand-ins, pace, leaving. A table saved before has no clock, and nobody has been away from it yet.

ALTER TABLE tables ADD COLUMN clock_s INTEGER;  -- NULL: it waits as long as its players like
ALTER TABLE tables ADD COLUMN calm INTEGER NOT NULL DEFAULT 0 CHECK (calm IN (0, 1));  -- windows last longer
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'brisk';
ALTER TABLE tables ADD COLUMN active_at INTEGER NOT NULL DEFAULT 0;  -- when a person did something last
ALTER TABLE tables ADD COLUMN reason TEXT;  -- why it was closed, where the table tells
UPDATE tables SET active_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;

-- A user with a level: a stand-in plays for them until they are back.
ALTER TABLE sitters ADD COLUMN misses INTEGER NOT NULL DEFAULT 0;  -- public questions in a row that the clock answered
ALTER TABLE sitters ADD COLUMN resigned_at INTEGER;  -- the others are asked whether the match goes on
ALTER TABLE sitters ADD COLUMN agreed INTEGER NOT NULL DEFAULT 0 CHECK (agreed IN (0, 1));  -- it shall go on
ALTER TABLE sitters ADD COLUMN leaver INTEGER;  -- who sat there and left for good
