-- Whom the moderators of a server have taken off its leaderboards. Whoever had their data deleted is a negative number here, as in `blocks`.

CREATE TABLE off_boards (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX off_boards_of_user ON off_boards (user);

-- What was played lately on a server, and who is kept out and does not know it, without reading all of it.
CREATE INDEX results_lately ON results (guild, ended_at, table_id) WHERE counted = 1;
CREATE INDEX kept_out_untold ON kept_out (user, guild) WHERE told = 0;
