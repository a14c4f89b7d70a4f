"""Answers to commands and components: features, router, checks, options.

A feature declares its commands, the handlers of its components, its subscribers to table events, its periodic
tasks, and what makes it forget a user (`feature.py`). The app knows features only through these declarations.

A press takes these steps:

1. `Router` finds the method whose `component` declaration fits the custom_id, and calls it with the fields as
   arguments. A press that fits none is refused.
2. `InteractionService.table` finds the table. A table on another server, or in a channel that the user can't
   see, doesn't exist for that user.
3. The method calls a service of `bot/tables`. A refusal is a `UserError(key)`. Its text is the message
   `refused-{key}`, or `hand-{key}` above the redrawn hand.
4. A move that arrives twice, or for an earlier question, only redraws the hand. So a crash between commit and
   answer causes no error.
5. `responses.begin` sets the only deadline: two seconds after arrival, because Discord waits three. An answer
   that isn't ready by then is deferred. `responses.send`, `edit` and `answer` handle both cases, so no
   handler looks at the time.
6. `Deferral` says in advance what kind of answer will follow, because a deferral already decides who may see
   it. A form can't follow a deferral. If a form is late, the user gets a sentence instead.

A press counts only in the right place:

- `l:` and `c:` count on the message that shows the table now, `m:` in the channel of the match.
- `o:`, `n:` and `g:` count on the host's own panel, `r:` and `k:` on a question that only the user sees.
- `share:`, `history:` and the pages of `learn:`, `replay:` and `review:` count on a message that only their
  reader sees.
- A panel of settings has a revision. A press on an outdated panel changes nothing and shows the current
  settings.
- Commands and presses work on servers that have the bot. Outside of them they are refused with a sentence,
  unless they are declared `anywhere`.

A custom_id carries its whole meaning, so the bot can be killed at any moment. It never contains the user who
presses. Templates (`bot/transport/custom_ids.py`) declare all forms: those of tables' messages are in
`bot/ui/custom_ids.py`, and those of a feature beside the messages that have them. Forms that only older messages
have are written in the declarations of their handlers.
"""
