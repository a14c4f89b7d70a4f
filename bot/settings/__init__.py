"""Choices of servers and users: settings, presets, blocks.

`ServerSettings` and `Preferences` declare each setting once, as a field with its allowed values. The panels,
the checks and the stored form follow from that. A damaged or unknown value counts as the default.

Settings are read from the database when first needed (`InteractionService.met` at the beginning of an
interaction) and stay in memory (`versioned_cache.py`). Each owner has a version that rises with every change.
A check every ten seconds, or at once after a notification, finds what other processes changed. A change made
for an old version is refused. An erased user leaves a version without a name.

Where the settings of a server take effect, unless their docstring says it:

- `language`: `RenderContexts.for_guild`. `features/preferences/guild_language.py` chooses it for Community
  servers, otherwise from the first manager who uses a command.
- `channels`, `starters`: `permissions.check_opening`, for every way to open a table. Managers of the server
  need no role, because they could give it to themselves. A deleted channel or role doesn't let everyone in; a
  sentence asks for a new choice.
- `game`, `presets`: commands without a game, and *Reset to default* in the host's panel. `clock`, `pace`: the
  start of a table.
- `pings`, `quiet`, `zone`: `Settings.pinged`, the only place that decides whom a message mentions. In quiet
  hours the words are written, but nobody is mentioned. Other users of `zone`: the end of a season, weekly
  statistics.
- `hints`: `Settings.hints` gives the standing order that hides them, otherwise `DisplayOptions.hints`.
- `leaderboard`: whether private pages may be shared, and whether the end of a match announces ratings and
  achievements.
- `worldwide`: whether matches here count globally, and whether global leaderboards are shown here.
- `ledger`, `stake`: `EveningMessages`. `season`, `champion`: `SeasonEnds`. `log`: `DeedLog`. `puzzles`:
  `WeeklyPuzzles`. `daily`: `Lines`. `events`: `NightEvents`.

Where the preferences of a user take effect:

- `language`, `in_words`: `RenderContexts.for_interaction`. `contrast`, `red_backs`, `codes`, `plain`: `Look`,
  only in the user's own pictures. `pace` counts where the user is host.
- `quiet`, `zone`: hours without a ping, in the user's own time zone or else the server's, because hardly
  anyone lives in UTC.
- `confirmations`: `DisplayOptions.careful`. `orders`: standing orders at the start of a match. `calm`: more
  time in claim windows.
- `challenges`: `Settings.check_challenge`. Its refusal reads like a block, so nobody learns of a block.

`Settings.presets` are the house rules that a server has saved, as `house:{game}:{name}`. A table with such
rules has its name behind a `~` as its preset. After the host changes a rule it has no preset and is shown as
*House rules*, like one whose preset no longer exists.
"""
