-- Whether a match ends before a hand is asked of all who play it, and no move of it until all agree.

ALTER TABLE sitters ADD COLUMN wished_at INTEGER;  -- they asked, and the others are asked
ALTER TABLE sitters ADD COLUMN wished_in INTEGER;  -- the number of the question in which they last did
