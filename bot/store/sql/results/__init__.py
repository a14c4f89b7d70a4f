"""Totals, streaks, achievements, histories and ranks from finished matches.

- A match is won by first place among persons and computers, alone or shared (`is_win` in `store/records.py`).
- `standings` has a row for each user, server, game and period: all time, each season, and the latest month,
  week (from Monday) and day, in UTC. Leaderboards read only these totals, never matches.
- Server 0 stands for all servers that agree (`worldwide`). Its rows are sums, recalculated when a match ends
  there or an agreement changes. The rating is the best one of these servers. Only servers with enough listed
  players take part. `shown` says whether others see a row.
- `tallies` counts rows by value, and by blocks of 1024 values. Triggers keep it current. So a rank is two
  sums, a page is found by its place, and the last page is read from the end. Users with the same value share
  a rank.
- Achievements: games and features declare them (`Feature`, `Game.achievements`), and each start saves the
  declarations in `declared`. An achievement is earned once per user, server and game, in the match in which enough
  of what it counts was reached. It follows from the saved matches, so `_settle` also takes it back with a voided
  match. The end of the match mentions rare ones, without a ping. After a change of declarations,
  `history/backfill.py` saves those of old matches in the background. Only profiles show these.
- `wins` has the hands that a seat won, from the commit that settled them. It names seats, so it needs no
  change when a user is erased. What a stand-in wins is its owner's.
- `practice` has matches that one person began alone with computers, by the level of the easiest computer. So
  one easy seat gives no win against hard ones. A match that came to nothing (no hand settled, given up before
  a move, or finished by a stand-in) is left out. `results.level` marks these matches. Matches of several
  persons with computers count on leaderboards instead.
- Matches from before hands were counted (`results.read` is 0) are replayed once by `backfill.py`.
"""
