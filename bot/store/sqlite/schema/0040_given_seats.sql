-- How a match is rated in which a moderator gave a seat away: as it was at that moment.

ALTER TABLE sitters ADD COLUMN given_at INTEGER;  -- after so many moves; NULL: no seat was given away
ALTER TABLE sitters ADD COLUMN given_place INTEGER;
ALTER TABLE sitters ADD COLUMN given_weight INTEGER;
ALTER TABLE scores ADD COLUMN given_place INTEGER;  -- the place that is rated; NULL: `place`
