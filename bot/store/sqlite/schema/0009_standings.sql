-- Running totals by server, game and period, with ratings; how many stand where. All of it is made anew from the results
-- (`standings.py`): after this migration once, when the hands of old results have been counted.

ALTER TABLE results ADD COLUMN hands INTEGER;  -- how many were settled; NULL: not counted yet
ALTER TABLE results ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
CREATE INDEX results_rated ON results (guild, game, ended_at, table_id) WHERE rated = 1;
CREATE INDEX results_uncounted ON results (table_id) WHERE hands IS NULL;
CREATE INDEX scores_of_user ON scores (user, table_id) WHERE user IS NOT NULL;

-- Whose data were deleted is a negative number from now on, drawn by chance; NULL is a computer.
UPDATE scores SET user = -1 - abs(random() / 2) WHERE user IS NULL AND EXISTS (
    SELECT 1 FROM sitters s WHERE s.table_id = scores.table_id AND s.seat = scores.seat AND former = 1
);
UPDATE sitters SET leaver = -1 - abs(random() / 2) WHERE former = 1 AND table_id IN (
    SELECT id FROM tables WHERE state = 'playing'
);

DROP TABLE standings;
CREATE TABLE standings (
    user    INTEGER NOT NULL,
    guild   INTEGER NOT NULL,  -- 0: all servers that agreed together
    game    TEXT NOT NULL,
    period  TEXT NOT NULL CHECK (period IN ('all', 'season', 'month', 'week', 'day')),
    since   INTEGER NOT NULL,  -- its first day, 20261001 for the first of October 2026; 0: all time
    played  INTEGER NOT NULL,
    won     INTEGER NOT NULL,  -- first places, sole or shared
    points  INTEGER NOT NULL,
    hands   INTEGER NOT NULL,
    rated   INTEGER NOT NULL DEFAULT 0,  -- matches that the rating is made of
    mu      REAL,  -- NULL: no rating
    sigma   REAL,
    shown   INTEGER NOT NULL CHECK (shown IN (0, 1)),
    average INTEGER,  -- points a hand, in hundredths; NULL: no hand was settled
    rating  INTEGER,  -- as it is shown; NULL: none, or provisional
    PRIMARY KEY (user, guild, game, period, since)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_by_won ON standings (guild, game, period, since, won DESC, user) WHERE shown = 1;
CREATE INDEX standings_by_points ON standings (guild, game, period, since, points DESC, user) WHERE shown = 1;
CREATE INDEX standings_by_average ON standings (guild, game, period, since, average DESC, user)
WHERE shown = 1 AND average IS NOT NULL;
CREATE INDEX standings_by_rating ON standings (guild, game, period, since, rating DESC, user)
WHERE shown = 1 AND rating IS NOT NULL;
CREATE INDEX standings_of_guild ON standings (guild, user);

-- How many are shown with each value (shift 0), and with each 1024 values together (shift 10): ranks without counting rows.
CREATE TABLE tallies (
    guild   INTEGER NOT NULL,
    game    TEXT NOT NULL,
    period  TEXT NOT NULL,
    since   INTEGER NOT NULL,
    measure TEXT NOT NULL,
    shift   INTEGER NOT NULL,
    step    INTEGER NOT NULL,  -- value >> shift
    count   INTEGER NOT NULL,
    PRIMARY KEY (guild, game, period, since, measure, shift, step)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER tallies_are_not_empty AFTER UPDATE ON tallies WHEN NEW.count = 0
BEGIN
    DELETE FROM tallies WHERE guild = NEW.guild AND game = NEW.game AND period = NEW.period AND since = NEW.since
    AND measure = NEW.measure AND shift = NEW.shift AND step = NEW.step;
END;

-- Where each row of the standings is counted.
CREATE VIEW counted AS
SELECT user, guild, game, period, since, measure, shift, value >> shift AS step FROM (
    SELECT user, guild, game, period, since, 'won' AS measure, won AS value FROM standings WHERE shown = 1
    UNION ALL SELECT user, guild, game, period, since, 'points', points FROM standings WHERE shown = 1
    UNION ALL SELECT user, guild, game, period, since, 'average', average FROM standings WHERE shown = 1
    UNION ALL SELECT user, guild, game, period, since, 'rating', rating FROM standings WHERE shown = 1
) JOIN (SELECT 0 AS shift UNION ALL SELECT 10) WHERE value IS NOT NULL;

-- While `rebuilding` stands in meta, tallies are left alone, to be counted at its end.
CREATE TRIGGER standings_come AFTER INSERT ON standings
WHEN NOT EXISTS (SELECT 1 FROM meta WHERE key = 'rebuilding')
BEGIN
    INSERT INTO tallies SELECT guild, game, period, since, measure, shift, step, 1 FROM counted
    WHERE user = NEW.user AND guild = NEW.guild AND game = NEW.game AND period = NEW.period AND since = NEW.since
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER standings_change BEFORE UPDATE ON standings
WHEN NOT EXISTS (SELECT 1 FROM meta WHERE key = 'rebuilding')
BEGIN
    INSERT INTO tallies SELECT guild, game, period, since, measure, shift, step, -1 FROM counted
    WHERE user = OLD.user AND guild = OLD.guild AND game = OLD.game AND period = OLD.period AND since = OLD.since
    ON CONFLICT DO UPDATE SET count = count - 1;
END;

CREATE TRIGGER standings_have_changed AFTER UPDATE ON standings
WHEN NOT EXISTS (SELECT 1 FROM meta WHERE key = 'rebuilding')
BEGIN
    INSERT INTO tallies SELECT guild, game, period, since, measure, shift, step, 1 FROM counted
    WHERE user = NEW.user AND guild = NEW.guild AND game = NEW.game AND period = NEW.period AND since = NEW.since
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER standings_go BEFORE DELETE ON standings
WHEN NOT EXISTS (SELECT 1 FROM meta WHERE key = 'rebuilding')
BEGIN
    INSERT INTO tallies SELECT guild, game, period, since, measure, shift, step, -1 FROM counted
    WHERE user = OLD.user AND guild = OLD.guild AND game = OLD.game AND period = OLD.period AND since = OLD.since
    ON CONFLICT DO UPDATE SET count = count - 1;
END;

INSERT INTO meta SELECT 'standings', 'stale' WHERE EXISTS (SELECT 1 FROM results); -- until they are made anew
