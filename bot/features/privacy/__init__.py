"""Data of a user: shown, exported, erased.

1. `/privacy` reads everything that names the user (`store/sql/people.py`), shows it in words and exports it
   (`export.py`). In the export other users are numbers, and unfinished matches have no moves.
2. *Delete everything* says how many tables it leaves, and asks again if that has changed. `Erasure.forget`
   leaves each as its player would: a lobby closes, an invitation is declined, a match is resigned.
3. Then one commit removes the user from every row, under the locks of all open tables that name them. If the
   user sits somewhere again, those tables are left first. After a failure the same press continues.
4. A seat keeps `former`: a person had it. Without a level it is "a former player" (`Sitter.nameless`), with
   one a computer that took over. While the others vote it is both. `tables.host`, and a host or friend in
   `invitations`, becomes 0. Invitations still count for the limits of others. A rematch has a free seat
   instead.
5. `blocks.blocked`, and `user` in `kept_out` and `off_boards`, becomes a negative number: HMAC-SHA256 of the
   ID with `blocks_key` in `meta`. A user who returns is still blocked, suspended and off the leaderboards.
   Their ID is restored there before they sit down (`Bans.check`).
6. In results, totals and abandoned seats one random negative number replaces the ID everywhere. Other
   players' ratings depend on these results, and NULL means a computer. No leaderboard shows it.
7. Names, tokens and hands in memory are dropped. `PRAGMA secure_delete` overwrites deleted data in the file.
"""
