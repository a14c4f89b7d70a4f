-- Champions of seasons whose end was told: a title that stays, unless a result of that season is voided.

CREATE TABLE titles (
    guild bigint NOT NULL,
    "user" bigint NOT NULL,
    season bigint NOT NULL,  -- its first day
    game text COLLATE "C" NOT NULL,
    PRIMARY KEY (guild, "user", season, game)
);

CREATE INDEX titles_of_user ON titles ("user");
CREATE INDEX titles_of_season ON titles (guild, season);
