"""Tables and matches, without Discord. Everything is saved first and shown afterwards.

Moves. `MatchService.play` takes the table's lock, tries the move on a fork of the match, and saves it. Only
then can anyone see it. A forced move (a choice between equal actions) is part of the same commit, as a move
of the table. Computers, deadlines and the table itself use the same method as players. Each answers a
numbered question, so a late answer is refused. An answer that settles nothing has no events, and no public
message is edited for it.

Venues (`venue.py`):

- What a table can do in its place is one declared value. It is read from the row: guild 0 means outside of
  servers.
- A server that hasn't added the bot counts as outside of servers. The bot reads, saves and requests nothing
  about it.
- A match alone belongs to one person and to channel 0. Hand and table are one message. An answer waits until
  the computers have moved (`quiescence.py`) or is deferred after two seconds. So each press renews its token,
  and nothing but answers is ever sent.
- A question in such a match lasts as long as the match (`Table.lasts`). The match is paused after a quarter
  of an hour. Its person can open it anywhere with `/hand` and its number, also on a server. It closes after
  14 days without a press, also if the user has removed the app.
- Matches outside of servers count for no standing and no rating.

Claim windows (a question with `Ask.WINDOW`):

- Several seats may be asked at once, and nobody can see which. The move that opens the window is saved
  together with its end (`due_at`). The table shows that end.
- The table goes on after a random pause (1.5 to 3 s). Standing orders answer at the same moment and computers
  well before. At the end of the time everyone who is still asked passes.
- Nobody is pinged, named or warned in a window. An answer edits only the hand of the player who gave it.
- Games declare standing orders (`Game.orders`), and tables save them by seat (`Table.orders`). `no_claims`
  passes everything except wins. `pass_chows` passes if only chows are offered. `always_win` takes a win as
  soon as it is offered, also in the player's own turn and with three golds before a hand. There it waits a
  moment, so that the player sees the tile. The others act only in windows, and `no_waits` hides hints. An
  order that comes after the table has gone on answers at once.
- With two or more persons the length of a window is fixed when it opens. It is a quarter longer for each
  other active table in the channel (`channel_activity.py`) and at most doubled. Neither the budget nor the
  asked seats change it, because that would reveal who is asked.
- With one person the time starts when the question is sent (`MatchService.sent`) and ends after twice its
  length at the latest.
- After a restart an open window has its whole time again, because nobody could answer.
- Everything that is sent reveals nothing, byte by byte. Thinking time can't be hidden, only bounded. A window
  that outlasts the random pause tells everyone that someone may claim. The order `no_claims` avoids that.

Clocks (`timers.py`, `timing.py`):

- A table has a clock (`clock_s`): 3 minutes, or 1 minute in a `live` game, or off. It runs on turns, on
  choices of all seats at once and on the pause before a hand (`Ask.clocked`). Its end is `due_at`, saved with
  the move that asks.
- When it ends, `MatchService.play_clock` plays the first legal action of each missing player. In every game
  that is the safe one.
- If one person plays with computers (`Table.solo`), only a clock that the host chose runs (`clock_by`; NULL
  in old tables counts like that).
- Windows and secret choices have times of their own: 8 s, or 15 s at a table where someone prefers calm, and
  60 s for a contract. They ping nobody, and a miss doesn't count.
- `CLAIM_TIME` and `CLAIM_PAUSE` set the window and the pause of the table for one installation.
  `HANAPAI_TIMING=computer_s=0.1 silence_s=2` sets other durations, for tests.
- If one person plays with computers and may not claim, the table goes on after 0.4 to 0.8 s. Nobody could
  learn anything from a longer pause.

Absent players:

- After two missed public questions in a row a computer stands in: the sitter is a user with a level. Seat,
  points and result remain the owner's until *I'm back* or a move that everyone sees. An answer in a window
  or secret choice changes nothing here, because it would reveal that the player was asked. In a choice of all
  seats at once (`Ask.TOGETHER`) a miss counts, but an answer doesn't bring the player back, for the same
  reason.
- Nobody stands in for a player for whom nobody else waits.
- If all persons are away at a turn, a pause or a choice of all at once, the match is paused (`Table.asleep`,
  read from its sitters, so a restart changes nothing). An open window or secret choice ends first. Then it
  has no clock, no move and no ping. *I'm back*, *My hand* or a move resumes it with the question's whole
  time, and the other players stay away until they come. Paused matches don't count as open tables, but with
  five of them a new table has to wait.
- Alone without a clock, a person is away after a quarter of an hour (`sleeping.py`).
- The bot asks Discord whether someone has left the server when the clock has answered for them, a reminder is
  due or a ping was refused. This happens at most once an hour per user (`transport/membership.py`).
- A match without any action of a person for 14 days (`active_at`) is closed (`idle_matches.py`). It doesn't
  count, unless it may change ratings and waited for one person only. That person has then given it up.
- The reason `deserted` occurs only in matches closed before matches could be paused.

Resigning and ending:

- With three or more seats a computer plays for the player who resigns while the others vote for a minute
  (`leaving.py`). If all press *Go on*, the computer keeps the seat, `leaver` names the player, who is placed
  last, and the match has no move for it. Otherwise the resignation is recorded. With two seats, or if the
  game has its own rule (FZ-94), it is recorded immediately. Between two players it counts for nobody before
  the first move.
- *End the match*, in the pause before a hand, is a vote (`end_votes.py`). The request is saved at the seat
  with the number of the question, so it ends with the pause. Each player may ask once per pause. If all
  agree, the table plays `finish` for all seats as one move. After a no or a minute the vote leaves nothing in
  the record. Computers agree. A player who decides alone is asked to confirm.

Downtime:

- A heartbeat in `owners` is written every five seconds. After a start all deadlines move by the time since
  the last one (`downtime.py`), before anyone may move.
- The same holds while a shard has no gateway connection or Discord fails in a channel. Such a place is
  `down`. No clock ends there and nobody is reminded. Its deadlines move when it is up again. The heartbeat
  saves what is down since when, for the next start.
- A channel is down from the moment when a request for a public message was sent that gets no answer for five
  seconds (`transport/in_flight_requests.py`). Only time on the way counts, not time in our queue, in a bucket
  or after a 429. Requests for hands never count.

Fair deal. Anyone can check a deal after the match:

- The lobby's first message shows the seal: the sha256 of the server's secret seed of 32 bytes, in hex.
- Everyone may cut. A cut is a typed word, otherwise the ID of the press that filled the seat. All cuts are
  shown before *Start*. Seats follow the order of joining, and the host is seat 0. If the host changes the
  seats, and in a rematch, the cuts stay with their persons.
- The seed of the match is the sha256 over the server's seed, every cut in seat order (UTF-8, each followed by
  a zero byte), and the ID of the *Start* press in decimal. In a rematch that starts automatically it is the
  press that accepted last.
- So the bot's owner can't choose the deal once a player has cut, and no player can foresee it.
- After the match `/verify` shows the server's seed and deals the match again as a file. Before that the seed
  is in no export, log, check or replay.
"""
