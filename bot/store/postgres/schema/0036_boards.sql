-- What of a rating counts for the leaderboards, and who is ranked among themselves. All ratings are rated anew with the new formula.

ALTER TABLE standings ADD COLUMN board bigint;  -- what of the rating counts; NULL: as `rating`
ALTER TABLE standings ADD COLUMN closed bigint NOT NULL DEFAULT 0 CHECK (closed IN (0, 1));  -- their rank is among themselves
UPDATE standings SET board = rating;

ALTER TABLE met ADD COLUMN won double precision NOT NULL DEFAULT 0;  -- how mu has changed in matches with them

-- How many have been rated, since the first day of a season, 0 for all time.
CREATE TABLE rated_people (
    guild bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    since bigint NOT NULL,
    people bigint NOT NULL,
    PRIMARY KEY (guild, game, since)
);

ALTER TABLE pools DROP COLUMN people;
