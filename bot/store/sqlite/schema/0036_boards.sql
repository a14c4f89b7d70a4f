-- What of a rating counts for the leaderboards, and who is ranked among themselves. All ratings are rated anew with the new formula.

INSERT OR REPLACE INTO meta VALUES ('rebuilding', '1');  -- the tallies stay as they are
ALTER TABLE standings ADD COLUMN board INTEGER;  -- what of the rating counts; NULL: as `rating`
ALTER TABLE standings ADD COLUMN closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1));  -- their rank is among themselves
UPDATE standings SET board = rating;
DELETE FROM meta WHERE key = 'rebuilding';

ALTER TABLE met ADD COLUMN won REAL NOT NULL DEFAULT 0;  -- how mu has changed in matches with them

-- How many have been rated, since the first day of a season, 0 for all time.
CREATE TABLE rated_people (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    since  INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (guild, game, since)
) STRICT, WITHOUT ROWID;

ALTER TABLE pools DROP COLUMN people;
