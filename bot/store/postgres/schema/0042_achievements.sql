-- The achievements that games and features declare, as the latest start saved them. Game '': all games of a server together.

CREATE TABLE declared (
    game text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    counts text COLLATE "C" NOT NULL,
    least bigint NOT NULL,
    yaku text COLLATE "C" NOT NULL,
    rare bigint NOT NULL CHECK (rare IN (0, 1)),
    PRIMARY KEY (game, key)
);

UPDATE achievements SET key = 'in_a_row_5' WHERE key = 'in_a_row';

-- The latest week whose recap a server has had, and until when a process posts one.
CREATE TABLE recaps (
    guild bigint PRIMARY KEY,
    week bigint NOT NULL,  -- the Monday after it
    until bigint NOT NULL
);
