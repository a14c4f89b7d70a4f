-- At a table with advice players may ask what a strong computer would do; such a match is not rated.

ALTER TABLE tables ADD COLUMN advice INTEGER NOT NULL DEFAULT 0 CHECK (advice IN (0, 1));
