-- Whose choice the clock of a table was: where one person plays with computers alone, only that of their own choice runs.

ALTER TABLE tables ADD COLUMN clock_by TEXT CHECK (clock_by IN ('host', 'server'));  -- NULL: it was opened before
