-- How much of a match counts for whom, who is listed and who rests, and with whom everybody has played how much. The matches
-- that were rated before are weighed and rated anew in the background (`anew.py`); until then their ratings stay as they were.

ALTER TABLE scores ADD COLUMN weight INTEGER NOT NULL DEFAULT 0;  -- thousandths of a full match
ALTER TABLE scores ADD COLUMN helped INTEGER NOT NULL DEFAULT 0;  -- a stand-in played more than half of their decisions
ALTER TABLE scores ADD COLUMN total INTEGER;  -- the weight of all their matches until after it; NULL: it changed no rating

INSERT OR REPLACE INTO meta VALUES ('rebuilding', '1');  -- the tallies stay as they are
ALTER TABLE standings ADD COLUMN weight INTEGER NOT NULL DEFAULT 0;  -- thousandths of a full match that the rating is made of
ALTER TABLE standings ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));  -- they have a rank
ALTER TABLE standings ADD COLUMN ranked INTEGER;  -- what the leaderboard of ratings goes by: who is listed comes first
UPDATE standings SET ranked = rating WHERE rating IS NOT NULL;
DELETE FROM meta WHERE key = 'rebuilding';

DROP INDEX standings_by_rating;
CREATE INDEX standings_by_rating ON standings (guild, game, period, since, ranked DESC, user)
WHERE shown = 1 AND ranked IS NOT NULL;

DROP VIEW counted;
CREATE VIEW counted AS
SELECT user, guild, game, period, since, measure, shift, value >> shift AS step FROM (
    SELECT user, guild, game, period, since, 'won' AS measure, won AS value FROM standings WHERE shown = 1
    UNION ALL SELECT user, guild, game, period, since, 'points', points FROM standings WHERE shown = 1
    UNION ALL SELECT user, guild, game, period, since, 'average', average FROM standings WHERE shown = 1
    UNION ALL SELECT user, guild, game, period, since, 'rating', ranked FROM standings WHERE shown = 1
) JOIN (SELECT 0 AS shift UNION ALL SELECT 10) WHERE value IS NOT NULL;

-- With whom somebody has played rated matches, of which weight: since the first day of a season, 0 for all time.
CREATE TABLE met (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    user   INTEGER NOT NULL,
    since  INTEGER NOT NULL,
    other  INTEGER NOT NULL,
    weight INTEGER NOT NULL,
    PRIMARY KEY (guild, game, user, since, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX met_of_user ON met (user);
CREATE INDEX met_with ON met (other);

-- All who play one game on one server. `stale` is raised with every change that its ratings do not know of yet.
CREATE TABLE pools (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    people INTEGER NOT NULL DEFAULT 0,  -- how many have been rated
    listed INTEGER NOT NULL DEFAULT 0,  -- how many have been listed in some season, or of all time
    stale  INTEGER NOT NULL DEFAULT 0,  -- 0: its ratings are those of its results
    PRIMARY KEY (guild, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX pools_stale ON pools (guild, game) WHERE stale > 0;

-- Who has left the server or not played for long is on no leaderboard until their next match; earlier seasons stay as they were.
CREATE TABLE resting (
    user   INTEGER NOT NULL,
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    season INTEGER NOT NULL,  -- the first day of the one in which they went
    PRIMARY KEY (user, guild, game)
) STRICT, WITHOUT ROWID;

INSERT INTO pools (guild, game, stale) SELECT DISTINCT guild, game, 1 FROM results WHERE rated = 1;
DELETE FROM meta WHERE substr(key, 1, 5) = 'rate:';  -- they are stale now, like all others
