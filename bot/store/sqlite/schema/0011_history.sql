-- Somebody's matches, the newest first, without sorting them.

ALTER TABLE scores ADD COLUMN at INTEGER NOT NULL DEFAULT 0;  -- when the match ended
UPDATE scores SET at = (SELECT ended_at FROM results r WHERE r.table_id = scores.table_id);

DROP INDEX scores_of_user;
CREATE INDEX scores_of_user ON scores (user, at, table_id) WHERE user IS NOT NULL;
