-- What servers and people have chosen stays in the memory of a process, with its version: a number that rises with each change
-- of any of them, so that a process finds what others have changed since it looked last. 0: somebody was forgotten, and
-- nothing says who.

CREATE TABLE server_versions (
    guild   INTEGER PRIMARY KEY,
    version INTEGER NOT NULL
) STRICT;

CREATE TABLE person_versions (
    user    INTEGER PRIMARY KEY,  -- also raised by what they block
    version INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX server_versions_in_order ON server_versions (version);
CREATE UNIQUE INDEX person_versions_in_order ON person_versions (version);

-- Which servers have chosen otherwise, without reading all of them.
CREATE INDEX server_settings_by_key ON server_settings (key);
