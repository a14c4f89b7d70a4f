-- What a match follows from, as a number of which a garbled page cannot know (bot/tables/sealing.py): beside the snapshot while it
-- goes on, beside the result afterwards. Matches of before have none.

ALTER TABLE snapshots ADD COLUMN seal text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN seal text COLLATE "C" NOT NULL DEFAULT '';
