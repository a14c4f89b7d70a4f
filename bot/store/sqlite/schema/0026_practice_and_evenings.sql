-- Matches of one person against computers, in a record of their own; and the evenings of channels, until they are told.

-- How strong the computers were, the easiest of them, where one person played with computers alone and the match was played out or
-- given up; NULL: it was no such match. Results whose hands nobody has read yet get it with them (`recount.py`).
ALTER TABLE results ADD COLUMN level TEXT;
UPDATE results SET level = (
    SELECT level FROM sitters s WHERE s.table_id = results.table_id AND user IS NULL AND leaver IS NULL AND former = 0
    ORDER BY CASE level WHEN 'easy' THEN 0 WHEN 'normal' THEN 1 WHEN 'hard' THEN 2 ELSE 3 END LIMIT 1
) WHERE counted = 0 AND read = 1
AND 1 = (
    SELECT count(*) FROM sitters s WHERE s.table_id = results.table_id
    AND (user IS NOT NULL OR leaver IS NOT NULL OR former = 1)
)
AND NOT EXISTS (SELECT 1 FROM voided v WHERE v.table_id = results.table_id)
-- a stand-in played its end for its person, nothing was settled, or two had not begun to move
AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = results.table_id AND user IS NOT NULL AND level IS NOT NULL)
AND NOT (reason = 'finished' AND coalesce(hands, 0) = 0)
AND (
    coalesce(hands, 0) > 0 OR 2 < (SELECT count(*) FROM sitters s WHERE s.table_id = results.table_id)
    OR EXISTS (
        SELECT 1 FROM moves m WHERE m.table_id = results.table_id AND seat >= 0
        AND action NOT IN ('ready', 'finish', 'resign')
    )
);

-- Running totals of these, as `standings` has them of matches that count.
CREATE TABLE practice (
    user   INTEGER NOT NULL,
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    level  TEXT NOT NULL,
    played INTEGER NOT NULL,
    won    INTEGER NOT NULL,
    points INTEGER NOT NULL,
    hands  INTEGER NOT NULL,
    PRIMARY KEY (user, guild, game, level)
) STRICT, WITHOUT ROWID;

CREATE INDEX practice_of_guild ON practice (guild);

INSERT INTO practice
SELECT user, guild, game, level, count(*), sum(place = 1), sum(points), sum(coalesce(hands, 0))
FROM results JOIN scores USING (table_id) WHERE level IS NOT NULL AND user > 0 GROUP BY user, guild, game, level;

-- What is played in a channel without a pause of six hours between two moves. It names nobody, and goes once it is told.
CREATE TABLE evenings (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    moved_at INTEGER NOT NULL,
    over     INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    sent     INTEGER NOT NULL DEFAULT 0 CHECK (sent IN (0, 1))  -- whether its message may be there
) STRICT;

CREATE UNIQUE INDEX evenings_running ON evenings (channel) WHERE over = 0;
CREATE INDEX evenings_in_time ON evenings (moved_at);
CREATE INDEX evenings_over ON evenings (id) WHERE over = 1;
CREATE INDEX evenings_of_guild ON evenings (guild);

ALTER TABLE results ADD COLUMN evening INTEGER;  -- in which the match ended, until that is told
CREATE INDEX results_of_evening ON results (evening) WHERE evening IS NOT NULL;
