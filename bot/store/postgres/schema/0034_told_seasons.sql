-- Results up to a season whose end was told, or is being told, stay as they are; it is kept also where the server stops wanting it.
-- Of seasons that ended before this, nobody knows which were told.

CREATE TABLE told_seasons (
    guild bigint NOT NULL,
    season bigint NOT NULL,  -- its first day
    PRIMARY KEY (guild, season)
);

INSERT INTO told_seasons SELECT guild, told FROM season_ends UNION SELECT guild, crowned FROM season_ends;
