-- What runs while people play reads the tables it is about, however many others are open.

CREATE INDEX tables_open_of_host ON tables (host) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_open_in_channel ON tables (channel) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_open_below ON tables (parent) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_open_of_guild ON tables (guild) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_idle ON tables (active_at) WHERE state = 'playing';
CREATE INDEX tables_idle_of_guild ON tables (guild, active_at) WHERE state = 'playing';
