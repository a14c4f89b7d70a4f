-- How a match is rated in which a moderator gave a seat away: as it was at that moment.

ALTER TABLE sitters ADD COLUMN given_at bigint;  -- after so many moves; NULL: no seat was given away
ALTER TABLE sitters ADD COLUMN given_place bigint;
ALTER TABLE sitters ADD COLUMN given_weight bigint;
ALTER TABLE scores ADD COLUMN given_place bigint;  -- the place that is rated; NULL: `place`
