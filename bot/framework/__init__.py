"""How commands and components are answered: features, router, checks, options.

A feature declares its commands, its component handlers, the watchers of saved changes, its periodic tasks,
and what makes it forget a user (`feature.py`). The app knows features only through these declarations.

A press takes these steps:

1. `Router` splits the custom_id at its colons. The first word chooses the `ComponentHandler`, which gets the
   other words.
2. `InteractionService.table` finds the table. A table on another server, or in a channel that the user can't
   see, doesn't exist for that user.
3. The handler calls a service of `bot/tables`. A refusal is a `UserError(key)`. Its text is the message
   `refused-{key}`, or `hand-{key}` above the redrawn hand.
4. A move that arrives twice, or for an earlier question, only redraws the hand. So a crash between commit and
   answer causes no error.
5. `responses.begin` sets the only deadline: two seconds after arrival, because Discord waits three. An answer
   that isn't ready by then is deferred. `responses.send` and `responses.edit` handle both cases, so no
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

The forms of custom_ids are listed here because old messages on Discord keep their buttons. A custom_id
carries its whole meaning, so the bot can be killed at any moment. It never contains the user who presses. The
handlers' docstrings have the details.

During a match (`features/play`):

    p:{table}:{question}:{action}   a move            s:{table}:{question}    a select of moves
    q:{table}:{question}:{action}   really this move?  advice:{table}:{question}  the advice of a strong player
    h:{table}   My hand             b:{table}   I am back         f:{table}   go on without someone
    r:{table}:{price}   resign at that price           v:{table}:{question}:{yes|no|end}   vote on the end
    w:{table}:{order}:{on|off}   standing order        why:{table}:{round}   why a round ended like that
    help:{table}   What can I do?   more:{table}[:back|:words]    the page behind More

Before and after a match (`features/lobby`, `features/notify`):

    l:{table}:{verb}       a lobby (`add:{level}` seats a computer)     lobby:{table}:{verb}   the same behind More
    c:{table} cut:{table}  the form for a cut                           o:{table}:{what}       house rules
    n:{table}:{name}       the form for a number                        rules:{table}          for five rules at once
    keep:{table}           the form for the name of saved house rules   g:{table}:{what}       the guests' panel
    m:{table}:{again|seats}   a rematch      k:{friend}   the game of a challenge by menu      join:{table}   a seat
    tables:{page}          open tables       asleep:0:{new|end|again}:{wish}   paused matches and waiting lobbies
    tell:{table}:turn tell:{revision}:{list|set}   the games for whose lobbies a user is pinged

Finished matches and leaderboards (`features/replay`, `features/review`, `features/records`):

    replay:{table}[:{step}:{eyes}:{what}]   a step as seen by a seat or `all` (`file` and `film` export it)
    review:{table}[:{page}[:figures]]       the cost of the user's decisions
    moment:{table}:{round}                  the last turn of a round as a public animation
    board:{page}:{game}:{scope}:{period}:{order}    a page of a leaderboard
    history:{table}:{older|newer}:{user} history:0:open:{user}   past matches, before or after that one
    profile:{user}:{people|computers|collection}    a profile
    share:{number}:{what}   shares a private answer (`leaderboard`, `profile:{game}`, `practice:{game}`, `tonight`)

Everything else, each in the feature of that name:

    server:{revision}:{what} mine:{revision}:{what} number:{revision}:{whose}:{key}   panels of settings, and a form
    house:{page}:{what}   saved house rules     block:{page}:{what}   blocks     tongue:0:{language}   a language
    privacy:{tables}:{what}   a user's data     page:{table}:{page} page:0:{page}:{game}:{preset}   rules
    moderate:{table}:{what} member:{user}:{what} result:{table}:{what} watch:{page}   moderation (`ask:` then `do:`)
    learn:{step}:{game}:{what}[:{table}]   a course: `open`, `show`, `say:{answer}`, `play`
    puzzle:0:{key}:{what}   a puzzle: `say:{answer}`, `pick:{row}`, `next`
    daily:{day}:{what}      a daily, day 0 is today: `play`, `move:{question}:{action}`, `streak`, `week` and others
    night:{night}:{what}    a club night: `come`, `away`, `next`, `leave`, `details`, `stop` and others
    welcome:0:{what}   the greeting             numbers:0:show   statistics of a server
"""
