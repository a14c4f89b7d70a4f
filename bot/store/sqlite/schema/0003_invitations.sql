-- Who invited whom, for the limits on invitations: one row a friend named in a challenge, kept for a day.

CREATE TABLE invitations (
    host   INTEGER NOT NULL,
    friend INTEGER NOT NULL,
    at     INTEGER NOT NULL
) STRICT;

CREATE INDEX invitations_of_host ON invitations (host, at);
CREATE INDEX invitations_of_friend ON invitations (friend, at);
CREATE INDEX invitations_in_time ON invitations (at);
