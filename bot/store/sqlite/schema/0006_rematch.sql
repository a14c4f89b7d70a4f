-- Lobbies: who may join when nobody is asked any more, who has declined or was removed, in which order all are to sit,
-- and which match is played again there. The three lists are JSON of users; a finished lobby keeps only who declined.

ALTER TABLE tables ADD COLUMN invited_only INTEGER NOT NULL DEFAULT 0 CHECK (invited_only IN (0, 1));
ALTER TABLE tables ADD COLUMN declined TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN kicked TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN seating TEXT NOT NULL DEFAULT '[]';  -- 0: a computer; empty: in the order of joining
ALTER TABLE tables ADD COLUMN rematch_of INTEGER;
ALTER TABLE tables ADD COLUMN starts_itself INTEGER NOT NULL DEFAULT 0 CHECK (starts_itself IN (0, 1));

UPDATE tables SET invited_only = 1 WHERE invited <> '[]';

CREATE UNIQUE INDEX tables_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
