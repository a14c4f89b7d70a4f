"""Ratings of players, their ranks by rating, and users who are hidden until their next match.

A rating is an estimate of a player's strength in one game on one server. It depends on places, not on points.
The page *Ratings* of `/rules` (`rules-ratings`) is the short form for players. `tests/bench/README.md`
(*Ratings*) explains the numbers and has the simulated cheats.

1. Matches. A match is rated if it counts, only persons were seated at *Start*, nobody had advice, and either
   a hand was settled or someone gave up after the first move. A player who leaves for good is placed last. If a
   moderator gives a seat to a computer, the match is rated by the places at that moment (`given_place` of the
   scores), or not at all if fewer than half of its usual hands were settled. A wait that a moderator ends is
   answered as by the clock, and changes nothing.
2. Formula (`store/rating_model.py`): openskill's Plackett-Luce model with mu = 25, sigma = 2.25 and tau =
   0.05. beta is 25 / 6 × √(2 / seats), so that a difference means the same chance with any number of seats.
   gamma is 1, so that sigma falls as the model says. The displayed rating is 1500 + 40 × (mu − 25), ± 40 ×
   sigma, one standard deviation.
3. Weights (`tables/weights.py`) are in thousandths of a full match by the game's first preset. A longer
   preset weighs in proportion to its usual number of hands (`Game.hands`), at most 2; a shorter one less. An
   agreed end weighs by the settled hands. A player who gives up after the first move gets the full weight and
   the last place, the others the weight of the settled hands. The changes of mu and sigma are multiplied by
   the weight.
4. Idle matches. If a match is closed as idle and only one player kept it waiting, that player gave it up. In
   all other cases (several were asked or away, an outage, closed by the server) it counts for nobody.
5. Stand-ins play for their owner's rating. A player who let one play more than half of their decisions can't
   gain, and adds no weight. Decisions by the clock don't count here.
6. The same opponents. A change is multiplied by the mean of 0.5^k over all opponents, where k counts the full
   matches with that opponent beyond the third of a UTC day or the tenth of a week, including this one.
7. Listed players have ranks. Everyone is on the rating leaderboard after one full match: first the listed
   players, then the others. A listed player has 8 full matches in a season (4 if all had four seats) or twice
   that for all time. With fewer than 3 proven opponents, a player is ranked *among themselves* (`closed`), below
   all other listed players, and is on no podium while there are any. An opponent is proven by one full match
   with each of four others, or two with each of two, at tables without the listed player.
8. What counts for the place (`uncounted`, `board`). The rating doesn't change, but points from one opponent
   count for at most 0.2 full matches for each full match of that opponent with others. Others count the less,
   the more of their matches they play with the player, and not at all from half on. With fewer than 25 people
   more counts, because they can't avoid each other. Among themselves, everything counts. If results in which a
   player lost to 3 people were voided, the place is as if these matches had been lost (`voided`). `met` stores who has
   played how much with whom and what they won. After a match this is updated for its players, and for those
   with whom one of them plays a tenth of their matches (for all, while few people become more).
9. Hidden players (`resting.py`). A player without a finished match for 90 days, or found to have left the
   server, is hidden from all its leaderboards from that season on, until their next match. A player removed
   by a moderator (`off_boards`) is hidden until restored, also globally. Their matches still rate the others.
10. A server takes part in global leaderboards of a game once 6 players are listed there who aren't *closed*.
11. A season is a quarter of a year in UTC, with its own rating. It starts halfway between 25 and the mu of
    the player's last rated season, with the first sigma. Final ratings are kept.
12. The order is `ended_at`, then the table's number. `end_match` saves the result, totals and ratings in one
    commit. Each score keeps the all-time rating before and after it (`mu_before`, `mu`).
13. Recalculation (`recalculation.py`, `bot/history/rating_refresh.py`, `bot/history/rating_rebuilder.py`). A pool
    becomes `stale` if the clock went back, a moderator voided a result, or an update raised `FORMULA`.
    Matches in a stale pool change no ratings. `RatingRebuilder` reads all matches in pages, rates them in a
    thread and saves the differences in steps of 5 ms. If anything changes during that time it starts over.
    `Breath` lets other threads run once a millisecond. `hanapai ratings rebuild` recalculates everything from
    the results, and the outcome is equal to the last bit.
"""
