"""Messages kept up to date: tables, hands, threads, calls.

Nothing is shown before it is saved. So the saved state is what has to be shown, sooner or later. Subscribers
to table events (`tables/events.py`) bring hands, the public message and pings up to date. Only the newest
state is shown.

Hands:

- On *Start* every seated person with a live token gets a hand at once. A token lives for 15 minutes after a
  press. Until then the hand follows the match. Afterwards *My hand* opens a new one.
- A seat has one live hand. When a newer one has arrived, the older one is deleted with the next free request.
  If it stays, a press on it still counts, and it says that the hand is further down. It becomes the live hand
  again only if no other one is alive.
- If the table has moved below a hand, a move on the hand is answered by a fresh hand below it, once a round.
  If the channel has fewer than ten requests left, the hand is edited in place. Editing always in place would
  leave the hand of a long match above all its results.
- A player who is asked something, or for whom the match ends, sees that at once. The other hands change with
  their next question, with the answer to their next press, or every 20 s (`Timing.waiting_s`). Nobody else
  sees a hand, so this reveals nothing.
- A hand shows the result until its player is ready. A player who has to choose something about new cards
  (KK-11, FZ-40) sees those. A void hand that is dealt again (FZ-94) is shown as it was.

Public messages:

- Every round has its own message. It shows the result until everyone is ready, then stays as the card of that
  round. The next deal comes in a new message. So each round leaves one message.
- A result belongs at the bottom of the channel. If anything is below the round's message (one GET tells), the
  result is posted again and the older message is deleted. The end of a match does the same.
- After a backup was restored, messages that were posted after it was made are deleted (`left_behind.py`).
- A message older than 50 minutes, or buried, is posted again when someone plays there.
- A claimable discard is shown to everyone a quarter of a second later (`Timing.even_s`). So the time for
  painting and sending other hands reveals nothing.
- The token of the last public press (a command, *Start*, a press on the message) edits the message, because such
  edits don't count (`LiveTableMessage.token_for`). The bot itself edits it without one, after a restart, where it may
  not write, and where Discord counts edits by token. A press on the message is answered by 6, which renews the token,
  only if the old one is twelve minutes old: the presser's answer is then a new message, and those count. In a match
  with claim windows or secret choices, no token edits the message that has edited a hand.
- While only computers act, an edit waits up to two seconds for the next one.
- *Why?* explains a score term by term from the scene in which the round was settled. For an older round, or a
  match no longer loaded, the match is replayed in a thread. 3,000 moves take a tenth of a second.

Pings:

- A table pings the players it waits for after 20 s of silence, or at once if a hand can't be refreshed. It
  does so for turns and for the pause before a hand, never for windows or secret choices.
- Before a clock runs out a reminder replaces that ping. A clock of a minute or less has only one of the two.
  A table has one ping, which is deleted when it is answered. There are no direct messages.
- The same token sends and deletes a ping, unless its press belongs to the open question or to a secret one: the
  message shows who has pressed.
- With one person nobody is pinged. The hand says what has to be said.

Threads (the server setting `threads`, read by `LobbyService.begin`):

1. *Start* saves `parent`, the channel of the lobby, in the commit that begins the match. `row.moving` is true
   as long as that is still the table's channel.
2. The next code that shows the table, also after a restart, opens a thread at the lobby's message. Discord
   gives it that message's ID and opens no second one (160004), so trying again is harmless.
3. From then on `channel` is the thread. `thread_link` (the column `sign`) is the lobby's message, now a
   single line: where the table is, later how it ended. Rematches open in `row.home`, the parent channel.
4. `parent` is cleared if the bot lacks *Create Public Threads* or *Send Messages in Threads*, if the channel
   can't have such threads, or if Discord refuses or takes over three seconds. One message says why the table stays.
   A thread that comes after all gets a line that says where the match is, and is archived after an hour.
5. When the thread link shows the end or is deleted, it becomes NULL.
6. At the end one request makes Discord archive the thread an hour after its last message, no longer a week. A
   server has at most 1000 active threads. Buttons in archived threads do nothing in some clients, so the thread
   link gets those of the result. For a club night, the night's own message has *Next table*.

When Discord fails:

- 5xx, 429, a timeout or a lost connection: the bot tries again until it is shown, with pauses up to 20 s. A
  hand is tried as long as its token lives; then a ping asks its player to open it.
- READY or RESUMED of a shard, or a server that is available again: its tables with changes are looked at
  again.
- 10008, the message was deleted: it is posted again for the next person who presses at the table.
- 10003, a deleted channel, or the bot was removed: its tables are closed and don't count
  (`TableRegistry.close_tables`). The link to a deleted thread says so.
- 50001: `channel_access.py` closes the channel. No request goes there until a press there or a change of it. If
  Discord refuses it again although that press's permissions allow it, presses open it once in five minutes.
- 50013: the bot tries once more in words, then as for 50001. A hand's picture is tried without *Attach Files* too
  (DISCORD A11).
- 200000 and 200001, AutoMod: once more without names and typed words, and so for an hour (`ui/message_form.py`).
- An answer that Discord shows to one user only is deleted (`responses.HiddenAnswer`). On a server the table is then
  posted in the channel. In a group the older message stays, and hands ask for a press on it.
- 50083, an archived thread: nothing happens until a person plays there, because a new message opens it. Only to
  show the end is a table's own thread opened, for an hour. A locked thread is a closed channel.

A new message carries a nonce, so a message whose confirmation was lost isn't sent twice. After a start,
tables that are pressed come first. Tables that nobody looks at come last, in the background: first those that
are due in a minute or were played a minute ago, and at most 500 that aren't shown yet. Until then such a
table isn't loaded. They are edited, not posted again, and no thread is opened for that. Messages that were
right when the bot was stopped, and still are, aren't even edited (`shown_states.py`). A message moves to the
bottom only when a person presses at its table (`TableMessages.stir`), or for a result while the bot runs.

Groups and direct messages (`token_messages.py`) are explained in DISCORD A11.

Pings for lobbies (`lobby_announcements.py`): a lobby is short of players while anyone may join and a seat is
free (`is_short`). A minute later (`Timing.call_s`, saved in `lobby_calls.due_at`) ten users who asked for it
are pinged, those with the oldest ping first. Each is checked on Discord: still there, and able to see the
channel. A user who has left the server is removed from the list. The ping is saved before it is sent, with
the time for each user and for the game in that channel. The next one there comes half an hour later at the
soonest. An interrupted ping is sent by the next process or found in the channel. It is in the channel for
pings (`calls`) with a link to the lobby, or beside the lobby if there is none that the bot can write in. It
is deleted when the lobby is full, starts or closes.
"""
