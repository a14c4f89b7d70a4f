"""Ranks and profiles: leaderboards, profiles, histories, and private answers that are shared.

A profile shows what a user has played on this server, like its leaderboards: nothing from other servers,
nothing that didn't count. Totals and winning streaks are stored. The curve, won hands and matches against the
reader come from the user's latest 500 matches (`profiles.LATEST`). The curve begins after one full match.
Only the reader sees a profile until they share it, where the leaderboard is public. An erased user reads like
one who never played.

*Collection* lists all patterns with which a user has won in a game, how often and since when, and which of
the usual rules are missing. It reads all matches of the user and stores nothing. A complete collection has a
stripe, and the profile a golden frame. Outside of servers `/profile` shows the user their own matches there,
which never count.

`/history` starts behind a match and not at a number, so no page has to be counted. It reads on until it has
ten matches that the reader may see, at most 150 at a time.
"""
