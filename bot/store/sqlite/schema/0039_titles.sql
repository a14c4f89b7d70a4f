-- Champions of seasons whose end was told: a title that stays, unless a result of that season is voided.

CREATE TABLE titles (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    season INTEGER NOT NULL,  -- its first day
    game TEXT NOT NULL,
    PRIMARY KEY (guild, user, season, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX titles_of_user ON titles (user);
CREATE INDEX titles_of_season ON titles (guild, season);
