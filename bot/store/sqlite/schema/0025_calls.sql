-- Who wants to be told of lobbies of a game that wait for people on a server, and when they were called last (0: never).

CREATE TABLE listeners (
    guild     INTEGER NOT NULL,
    game      TEXT NOT NULL,
    user      INTEGER NOT NULL,
    called_at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX listeners_by_call ON listeners (guild, game, called_at, user);
CREATE INDEX listeners_of_user ON listeners (user);

-- A lobby that is short of people: when somebody is to be called, when that was done, and whether the message is there.

CREATE TABLE lobby_calls (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    due_at    INTEGER NOT NULL,
    called_at INTEGER,
    sent      INTEGER NOT NULL DEFAULT 0 CHECK (sent IN (0, 1))
) STRICT;

-- When people were last called to a game in a channel.

CREATE TABLE called_in (
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (guild, channel, game)
) STRICT, WITHOUT ROWID;

-- Lobbies that anybody may join, and what is open on a server: lobbies before matches.

CREATE INDEX tables_waiting ON tables (guild, game, created_at) WHERE state = 'lobby' AND invited_only = 0;
