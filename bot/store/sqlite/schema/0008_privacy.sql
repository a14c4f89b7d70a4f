-- People who had their data deleted. A seat knows that a person had it, and no more who that was.

ALTER TABLE sitters ADD COLUMN former INTEGER NOT NULL DEFAULT 0 CHECK (former IN (0, 1));

-- Whoever others have blocked stays blocked: `blocks.blocked` is then a negative number, a hash of their id with this key.
INSERT INTO meta VALUES ('blocks_key', lower(hex(randomblob(32))));
