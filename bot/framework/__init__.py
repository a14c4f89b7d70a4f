"""Answers to commands and components: features, router, checks, options.

A feature declares its commands, its component handlers, its subscribers to table events, its periodic tasks,
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

    p:{table}:{question}:{action}                 a move
    s:{table}:{question}                          a select of moves
    q:{table}:{question}:{action}                 the question whether the user means a grave move
    advice:{table}:{question}                     what a strong player would do
    h:{table}                                     My hand
    more:{table}[:back|:words]                    the page behind More; the moves again; everything in words
    help:{table}                                  What can I do?
    w:{table}:{order}:{on|off}                    a standing order
    b:{table}                                     I'm back
    r:{table}:{price}                             resign at that price
    f:{table}                                     go on without the player who resigned
    v:{table}:{question}:{yes|no|end}             the vote on ending the match
    why:{table}:{round}                           why a round ended like that

Before and after a match (`features/lobby`, `features/notify`):

    l:{table}:{verb}                              a lobby; `add:{level}` seats a computer
    lobby:{table}:{verb}                          the same, behind More
    c:{table}                                     the form for a cut
    cut:{table}                                   the same, behind More
    o:{table}:{what}                              the house rules
    n:{table}:{name}                              the form for a number of them
    rules:{table}                                 the form for five of them
    keep:{table}                                  the form for the name under which a server saves them
    g:{table}:{what}                              the host's panel for guests
    k:{friend}                                    the game of a challenge by menu
    join:{table}                                  a seat in a lobby that is elsewhere
    m:{table}:{again|seats}                       a rematch
    tables:{page}                                 a page of open tables
    asleep:0:{new|end|again}:{wish}               paused matches and waiting lobbies, named before a new table opens
    tell:{table}:turn                             pings for the game of this lobby
    tell:{revision}:{list|set}                    the games for whose lobbies a user is pinged

Finished matches and leaderboards (`features/replay`, `features/review`, `features/records`):

    replay:{table}                                a finished match
    replay:{table}:{step}:{eyes}:{what}           a step as seen by a seat or `all`; `file` and `film` export it
    review:{table}[:{page}[:figures]]             the cost of the user's decisions there
    moment:{table}:{round}                        the last turn of a round as a public animation
    board:{page}:{game}:{scope}:{period}:{order}  a page of a leaderboard; a select adds a word
    history:{table}:{older|newer}:{user}          past matches before or after that one (0: the newest)
    history:0:open:{user}                         the replay of one of them
    profile:{user}:{people|computers|collection}  a profile
    share:{table}:{what}                          shares a private answer
    share:{page}:leaderboard:...                  the same for a leaderboard
    share:{user}:{profile|practice}:{game}        the same for a profile
    share:{channel}:tonight                       the same for an evening

Everything else:

    server:{revision}:{what}                      the panel of a server's settings
    mine:{revision}:{what}                        the panel of a user's preferences
    number:{revision}:{whose}:{key}               the form of these panels
    house:{page}:{what}                           the house rules that a server has saved
    block:{page}:{what}                           a user's blocks
    tongue:0:{language}                           the language of a server
    privacy:{tables}:{what}                       the data about a user
    moderate:{table}:{what}                       moderation: `ask:{deed}` asks, `do:{deed}` does it
    moderate:{page}:tables                        a page of tables that the user moderates
    moderate:{before}:log                         a page of the log
    member:{user}:{what}                          suspensions, and removals from leaderboards
    result:{table}:{what}                         whether a result counts
    watch:{page}                                  conspicuous matches
    page:{table}:{page}                           the rules of a table
    page:0:{page}:{game}:{preset}                 the rules of a game; a select says `all`
    learn:{step}:{game}:{what}[:{table}]          a course: `open`, `show`, `say:{answer}`, `play`; the table behind it
    puzzle:0:{key}:{what}                         a puzzle: `say:{answer}`, `pick:{row}`, `next`
    daily:{day}:{what}                            a daily (0: today): `play`, `show`, `move:...`, `streak` and others
    night:{night}:{what}                          a club night: `come`, `away`, `next`, `leave`, `stop` and others
    welcome:0:{what}                              the greeting of a server
    numbers:0:show                                the statistics of a server
"""
