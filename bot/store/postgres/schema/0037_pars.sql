-- What the strongest computer makes of each daily deal. Days from before this have none.

ALTER TABLE dailies ADD COLUMN par INTEGER;
