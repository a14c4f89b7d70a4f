## The bot itself: lobby, table, hand, records, refusals

language-name = English
computer = Computer { $number }
former-player = a former player
level-easy = easy
level-normal = normal
level-hard = hard
nobody = nobody
list-and = { LIST($items, style: "and") }
list-clauses = { LIST($items) }
full-stop = .
list-comma = { LIST($items) }
list-dots = { LIST($items, between: " · ") }
list-said = { $what }: { $said }
until-both = { $at } ({ $left })
piece-copies = { $name } ×{ $count }
list-semicolons = { LIST($items, between: "; ") }
sentence-gap = {" "}
yes = yes
no = no

## Lobby

lobby-title = ## { $game } · table { $table }
lobby-rules = -# { $preset } · { $seats } { $seats ->
        [one] seat
       *[other] seats
    }
lobby-seat = **{ $number }.** { $who }
lobby-seat-host = **{ $number }.** { $who } · host
lobby-seat-free = **{ $number }.** *free*
lobby-seat-asked = **{ $number }.** *waiting for { $who }*
lobby-level = { $line } · { $level }
lobby-sealed = -# The deal is sealed; *More…* → *Fair deal* shows how.
lobby-fair = Fair deal
lobby-invitation = { $who }, { $host } challenges you to { $game }!
lobby-invitation-again = { $who }, { $host } wants to play { $game } again!
lobby-accepted = -# Accepted: { $who }
lobby-declined = -# Declined: { $who }
lobby-rematch = -# The rematch of table { $table }. It starts by itself when all have accepted.
lobby-rematch-waits = -# The rematch of table { $table }. The host starts it.
lobby-expires = -# This lobby closes { $when }.
lobby-closed = This lobby is closed.
lobby-closed-host = { $host } has closed this lobby.
lobby-closed-moderator = A moderator has closed this lobby.
lobby-closed-expired = Nobody started this match in time, so the lobby is closed.
lobby-pace = -# Clock: { $clock } · computers play { $pace }
lobby-pace-alone = -# Clock: { $clock }, none alone with computers · computers play { $pace }
lobby-closed-declined = { $who } declined. This lobby is closed.
lobby-join = Join
lobby-accept = Accept
lobby-decline = Decline
lobby-leave = Leave
lobby-add = Add { $level } computer
lobby-remove = Remove computer
lobby-cut-button = Cut the deck
lobby-start = Start
lobby-start-computers = Start with computers
lobby-how = Rules
lobby-more = More…
lobby-guests = Guests
lobby-close = Close the lobby
lobby-start-now = Start with { $count }
lobby-panel-title = ## { $game } · table { $table }
lobby-panel-host = -# What you may do as the host. Only you see this.
lobby-panel-guest = -# What you may do here. Only you see this.
lobby-panel-others = -# What there is to know. Only you see this.
lobby-panel-left = You have left table { $table }.
lobby-cut-title = Cut the deck
lobby-cut-label = A word of your choice
lobby-cut-help = It becomes part of the shuffle, so nobody can choose the cards.
lobby-no-pictures = I may not attach files in this channel, so we play in words. An administrator can allow me **Attach Files**.

fair-title = ### The deal of table { $table }
fair-seal = The deal is sealed: sha256 `{ $commitment }`
fair-cuts = Everybody may cut. The cuts so far:
fair-cut = • { $who }: `{ $cut }`
fair-how = The seal hides a number that was chosen before anybody cut. With all cuts and the press on *Start* it makes the shuffle, so nobody can choose the cards. After the match `/verify table:{ $table }` opens the seal and deals again.

lobby-house-rules = House rules
panel-closed = The match has begun, so nothing is changed here any more. `/rules table:{ $table }` shows its house rules.
panel-closed-lobby = This lobby is closed.
panel-title = ## House rules · { $game } · table { $table }
panel-preset = A set of house rules
panel-setting = A setting to change
panel-number = Another number
panel-number-help = A whole number from { $low } to { $high }
panel-zone = Another time zone
panel-zone-help = A place such as Europe/Berlin; `/settings time_zone:` offers what fits
panel-reset = Back to default
panel-save = Save for this server
panel-save-name = Name of these house rules
panel-save-help = The same name again replaces them.
preset-house = House rules
panel-clock = The clock
panel-pace = How computers play
panel-clock-is = Clock: { $clock }
panel-pace-is = Computers play { $pace }
panel-advice-on = Switch advice on
panel-advice-off = Switch advice off
panel-example = -# { $example }
rules-differ = -# House rules: { $settings }{ $more ->
        [0] {""}
       *[other] {" "}And { $more } more.
    }

guests-title = ## Guests · { $game } · table { $table }
guests-order = Seats: { $who }
guests-invite = Invite more
guests-remove = Remove somebody
guests-seat = Who sits where
guests-turn = One seat further
guests-shuffle = Shuffle the seats
guests-asked = { $who } · asked
guests-unknown = somebody …{ $user }

challenge-which = To which game do you challenge { $who }?
challenge-game = The game
challenge-done = You challenge { $who } to { $game }.

## Table

table-title = ## { $game } · table { $table }
table-title-when = ## { $game } · table { $table } · { $when }
result-when = { $unit ->
    [round] round
   *[hand] hand
} { $round }: { $winner ->
    [none] no winner
   *[one] { $who } wins
}
table-rules = -# { $preset }
table-rules-when = -# { $preset } · { $when }
when-round = round { $round } of { $rounds }
when-extra = extra round { $round }
when-wind = round { $wind } · hand { $round }
when-hand = hand { $round }
table-seat = { $mark } { $who } — **{ $points }** { $points ->
        [one] point
       *[other] points
    }{ $badges }
table-badge-dealer = dealer
table-badge-wind = { $arg }
table-badge-doubled = scores ×{ $number }
table-badge-place = place { $place }
table-turn = **{ $who }**, it is your turn.
thinking = { $who } { $count ->
        [one] is
       *[other] are
    } thinking.
board-claims = { $pieces }: claims close { $until }
table-choice = **{ $who }**, it is yours to decide.
table-together = **{ $who }**, all choose at once: nobody sees what, until everybody has.
told-together = { LIST($said) }.
table-pause = Press **Ready** to look at your hand and begin: { $who }.
table-next = Press **Ready** to go on: { $who }.
table-why = Why?
table-hand-over = **Hand { $round }**
table-round-over = **Round { $round }**
table-over = **The match is over.**
table-unplayed = Nobody wins: nothing was played to its end.
table-unsettled = Nothing was played to its end, so it does not count.
table-ended-without = { $who } { $count ->
    [one] was
   *[other] were
} away when it was ended, so it does not count.
table-deserted = Only computers played at its end, so it does not count.
table-winner = { $who } wins the match!
table-shared = { $who } share first place.
table-resigned = { $who } resigned.
table-escaped = { $who } left the table{ $price ->
        [0] .
       *[other] {" "}and pays { $price } to nobody.
    }
table-row = { $name } { $number }
table-term = { $name } ×{ $number }
table-payment = { $payer } pays { $payee } { $amount }{ $shares ->
        [1] {""}
       *[other] {" "}({ $shares } shares)
    }
table-had = { $who } had { $yaku }.
table-score = = **{ $number }**
why-title = **{ $game } · table { $table }: why this result?**
why-row = - **{ $name }**: { $number }
why-doubling = - **{ $name }** doubles { $number ->
        [1] once
        [2] twice
       *[other] { $number } times
    }
why-pieces = {" "}({ $pieces })
why-scale = {" "}= { $points } for { $least }, + { $step } for { $more ->
        [one] one more
       *[other] each of { $more } more
    }
why-spoilt = - **{ $name }**: 0, spoilt by { $pieces }
why-had = { $who } had:
why-lost = { $who } had, which scores nothing:
why-sum = Together: **{ $number }**
why-added = { $minus ->
        [yes] − { $number }
        [first] { $number }
       *[no] + { $number }
    } { $name }
why-times = × { $times } { $name } = **{ $value }**
why-share = A share is **{ $number }**{ $capped ->
        [yes] , the most there is under these rules
       *[no] {""}
    }.
why-score = = **{ $number }** in all
why-payment = { $payers } { $count ->
        [one] pays
       *[other] each pay
    } { $payee } **{ $amount }**{ $shares ->
        [1] {""}
       *[other] {" "}({ $shares } shares)
    }.
why-change = { $who } **{ SIGNED($points) }**
table-change = { $who } { SIGNED($points) }
why-nothing = Nothing was scored.
table-ratings = -# Ratings: { $ratings }
table-rating = { $mark } { $who } { $rating }
rating-changed = { $rating } ({ $change ->
        [0] ±0
       *[other] { SIGNED($change) }
    })
rating-provisional = no rating yet, { $part }% of a full match
table-achieved = -# 🏅 { $who }: { $what }
achievement-comeback = a win from last place
achievement-in_a_row = { $count } matches won in a row
achievement-first = the first { $name }
table-sealed = -# `/verify table:{ $table }` opens the seal and deals again.
table-clock = -# Time until { $until }.
table-away = -# { $who } { $count ->
        [one] is
       *[other] are
    } away: a computer plays until they press **I am back**.
table-asleep = -# 💤 { $who } { $count ->
        [one] is
       *[other] are
    } away, so this match sleeps. **I am back** wakes it, and nothing is lost.
table-farewell = { $gone } { $count ->
        [one] has
       *[other] have
    } resigned. { $who }: press **Go on** within { $wait ->
        [hour] an hour
       *[minute] a minute
    } to play on with a computer in their place; else the match ends.
table-wish = { $who } asks to end the match here. { $asked }: say yes or no in **My hand** within { $wait ->
        [hour] an hour
       *[minute] a minute
    }; else it goes on.
table-replaced = **{ $computer }** plays for { $who }, who left.
vote-wish = **{ $who } asks to end the match here,** with the points as they are. If all agree within { $wait ->
        [hour] an hour
       *[minute] a minute
    } it ends; else it goes on.
vote-wish-mine = You asked to end the match here. It goes on unless all agree within { $wait ->
        [hour] an hour
       *[minute] a minute
    }. Waiting for { $asked }.
vote-wish-said = { $who } asks to end the match here, and you agree. Waiting for { $asked }.
vote-end-yes = End the match
vote-end-no = Play on
vote-farewell = **{ $gone } resigned.** *Go on* plays on with a computer in their place; if not all press it within { $wait ->
        [hour] an hour
       *[minute] a minute
    }, the match ends.
vote-farewell-said = { $gone } resigned, and you want to go on. Waiting for { $who }.
table-back = I am back
table-go-on = Go on
away = { $who } (away)
closed-deserted = Everybody was away, so the match was closed. It does not count.
closed-ended = This match was ended while it slept. It does not count.
closed-away = -# Away: { $who }
closed-moderator = A moderator has closed this match. It does not count.
closed-idle = Nobody had played here for a long time, so the match was closed. It does not count.

## Clocks and pace

clock-off = off
clock-30s = 30 seconds
clock-1m = 1 minute
clock-3m = 3 minutes
clock-10m = 10 minutes
clock-1h = 1 hour
clock-1d = 1 day
pace-calm = calmly
pace-brisk = briskly
pace-instant = at once

table-hand = My hand
table-rematch = Rematch
table-seats = Change seats
table-replay = Replay
table-ready-button = Ready
thread-name = { $game } · table { $table }
thread-stays = -# Table { $table } is played in this channel: { $why ->
        [permission] I can't open threads here. I need **Create Public Threads** and **Send Messages in Threads**.
        [none] there are no threads here.
        [full] this server has as many open threads as Discord allows.
        [busy] Discord lets me open no thread right now.
       *[refused] Discord refused a thread.
    }
sign-playing = **{ $game } · table { $table }** is played in { $thread }.
sign-over = **{ $game } · table { $table }** is over: { $how } { $thread }
sign-closed = **{ $game } · table { $table }** was closed before its end.
ping-turn = { $who }, your turn at table { $table }.
ping-ready = { $who }, please press **Ready** at table { $table }.
ping-reminder = { $who }, table { $table } waits for you. Time until { $until }.
ping-invitation = { $who }, { $host } challenges you to { $game } at table { $table }.
ping-rematch = { $who }, { $host } asks for a rematch of { $game } at table { $table }.
lobby-elsewhere = Table { $table } is open in { $channel }.
rematch-joined = You have accepted the rematch at table { $table }.

## Hand

hand-title = **{ $game } · table { $table } · { $when }**
hand-yaku = Your yaku: { $yaku }
hand-row = { $name } { $points }
hand-wait = Waiting for { $who }.
hand-window = There is nothing for you to claim.
hand-window-own = Now the others may claim.
hand-moment = The table goes on in a moment.
hand-wait-answer = You are ready. Waiting for { $who }.
the-others = the others
hand-answered = You said **{ $move }**.
hand-over = Thank you for playing. `/leaderboard` shows how you stand.
hand-over-uncounted = Thank you for playing. This match does not count for `/leaderboard`.
hand-rating = Your rating: **{ $rating }**.
hand-further-down = Your hand is further down.
hand-cut-off = -# I'm no longer in the private thread of this table, so I can't show the table there. Mention me there to let me in.
hand-left = You have left this table.
hand-moderated = A moderator has given your seat to a computer. You are placed last; you may watch in the channel.
hand-away = **A computer plays for you.** Press *I am back* to go on by yourself.
hand-asleep = **This match sleeps** while nobody is here. Press *I am back* to go on.
hand-dozes = **You are away.** What is asked now ends when its time is over; then the match sleeps. Press *I am back* to go on.
hand-woken = -# This match slept while you were away. Now it goes on.
hand-resigned = You have resigned. The others are asked whether they go on with a computer in your place.
hand-drawn = -# The blue one is drawn: { $pieces }.
hand-wild = -# { $mark } is wild: it stands for any tile.
hand-sure = Yes, I mean it
hand-back = Back
hand-loses = ⚠ **{ $action }** ends the match, and you lose it by { $points } { $points ->
        [one] point
       *[other] points
    }.
hand-pick = Choose your move
hand-finish = **End the match here?** The points stay as they are now, and it cannot be taken back.
hand-stale = -# That button was from an earlier moment; this is how it stands now.
hand-repeated = -# That move was already made; this is how it stands now.
hand-asked-before = -# You have asked that before this hand. Ask again before the next one.
hand-nobody-ends = -# Nobody asks to end the match any more.
hand-not-asked = -# It is not your turn to do that.

## Advice

table-advice = -# Advice is on: this match is not rated.
advice-button = Advice
advice = A hard computer would choose **{ $action }**: { $good }{ $alike ->
        [yes] , though **{ $other }** is hardly worse
       *[no] {""}
    }. { $danger }
advice-points = { $points } points expected from this { $unit ->
        [round] round
       *[hand] hand
    }
advice-chance = { $chance }% to win the match
advice-figure-reach = { $number ->
        [one] one point
       *[other] { $number } points
    } that it may still bring
advice-figure-helping = { $number ->
        [one] one helping tile unseen
       *[other] { $number } helping tiles unseen
    }
advice-figure-distance = { $number ->
        [one] one tile missing from a win
       *[other] { $number } tiles missing from a win
    }
advice-figure-danger = { $number }% danger of feeding a win
advice-figure-claimed = { $number }% chance that somebody claims it
advice-figure-behind = { $number }% danger that { $others ->
        [one] the other player gets more
       *[other] another player gets more
    }
advice-better-points = { $gap } points better than **{ $other }**
advice-better-chance = against { $chance }% with **{ $other }**
advice-alike = hardly better than **{ $other }**
refused-no-advice = There is no advice at this table: its host did not switch it on before the start.
refused-advice-failed = The computer could not think this through, so there is no advice now. Nothing has changed; press **Advice** again.

## At a hanafuda table

cards-stock = { $count } { $count ->
        [one] card
       *[other] cards
    } in the stock
cards-held = { $count } in hand
cards-near = in reach: { $yaku }
cards-taken = captured { $count }: { $cards }
cards-taken-none = captured nothing

## At a mahjong table

tiles-star = ✦
tiles-starred = { $piece } { tiles-star }
tiles-wild = Wild: **{ $pieces }** ✦
tiles-wall = { $count } { $count ->
        [one] tile
       *[other] tiles
    } in the wall
table-badge-live = { $number } still to draw
tiles-aside = turned up for nobody: { $flowers }
tiles-own = Your tiles: `{ $written }`{ $words }
tiles-sets = { $mark } { $who }: { $sets }
tiles-named = {" "}({ $words })
tiles-concealed = { $count } concealed
tiles-shown = shows `{ $written }`
tiles-flowers = flowers `{ $written }`
tiles-discards = discards `{ $written }`
tiles-waits = You wait for { $waits }{ $only ->
        [self_draw] , by self-draw only
        [some] , on a discard for `{ $claims }` only
       *[any] {""}
    }.
tiles-wait = `{ $tile }` ({ $left } left)
tiles-waits-many = You wait for { $count } kinds of tiles ({ $left } left){ $only ->
        [self_draw] , by self-draw only
        [some] , on a discard for `{ $claims }` only
       *[any] {""}
    }: `{ $waits }`.
tiles-after = -# Discard `{ $discard }` to wait for `{ $waits }` ({ $left } left{ $only ->
        [self_draw] , by self-draw only
       *[any] {""}
    })
tiles-after-rest = -# A discard of `{ $discards }` makes you ready as well, with fewer tiles left.
tiles-nearest = { $name } ({ $count } { $count ->
        [one] tile
       *[other] tiles
    } away)
lacking-claimed = **Complete, but no win:** after a chow or pong you discard; you win with your next tile.
hand-worth = -# A win now brings you { $worth } { $worth ->
        [one] point
       *[other] points
    } in all.
hand-worths = -# The number on each button is how many points that win brings you in all.
tiles-reading = `{ $sets }`
meld-chow = chow `{ $written }` from { $source }
meld-pong = pong `{ $written }` from { $source }
meld-kong = kong `{ $written }` from { $source }
meld-added = added kong `{ $written }` from { $source }
meld-concealed = concealed kong `{ $written }`
meld-hidden = concealed kong, face down

hand-orders = -# Standing orders answer for you: *No claims* passes everything but a win, *Pass chows* passes chows, *Always win* wins as soon as you may.
order-no_claims = No claims
order-pass_chows = Pass chows
order-always_win = Always win
order-no_waits = Hide waits
order-given = ✓ { $order }

## In pictures: short words beside the cards

picture-round = Round
picture-stock = Stock
picture-field = Field
picture-points = points
picture-total = Total
picture-sum = Sum
picture-standing = Match
doublings = { $count } { $count ->
        [one] doubling
       *[other] doublings
    } 番
picture-last = Last turn
picture-held = Placing
picture-you = You
picture-stop = Stop
picture-go = Go on
picture-risk = # at risk
picture-needs = needs
picture-doubles = scores ×#
picture-once = once a round
picture-once_each = once a round each
picture-winner = wins
picture-match-winner = wins the match
picture-match-shared = share first place
picture-match-draw = The match is a draw
picture-leaving = left
picture-draw = Draw
picture-badge-dealer = 親
picture-badge-overtime = Extra round
picture-badge-month = Month
picture-badge-doubled = scores
picture-times = { $what }, { $count } times
picture-dealer = 莊
picture-deal = Hand
picture-wall = Wall
picture-wild = Wild
picture-discards = discards
picture-discarded = discarded
picture-window-rob_kong = makes a kong
picture-waits = Waits for
picture-live = To draw
picture-shares = { $count } shares
picture-won-self_draw = by self-draw
picture-won-dealt = with the hand as it was dealt
picture-won-discard = on a discard from
picture-won-rob_kong = by robbing a kong of

## Commands

command-play = Open a table that anyone here may join
command-challenge = Challenge friends to a game
menu-challenge = Challenge to a game
command-hand = Show your hand again
command-table = Show the table again at the bottom of the channel
command-resign = Give up your match
command-leaderboard = Who wins most, today or ever, here or everywhere
command-profile = How somebody plays here: rating, favourites, best hands
option-profile-person = Whose profile; yours if left out
option-profile-game = Which game it is about; the one played most if left out
command-rules = How a game is played and what scores
command-verify = Check the deal of a finished match
option-game = The game
option-preset = The house rules
option-computers = Computers take the other seats, and you begin at once
option-level = How strong these computers play
option-advice = You may ask what a strong computer would do; such a match is not rated
option-friend = A friend to challenge
option-friend2 = Another friend to challenge
option-friend3 = One more friend to challenge
option-scope = This server, or all servers together
option-period = Since when
option-order = What it is ordered by
option-about = A yaku, a card, a tile or a setting, by any of its names
option-table = The number of the table; your latest here if left out

command-settings = How tables are on this server
option-time-zone = The time zone of this server, by a place such as Europe/Berlin
command-preferences = How you want to have it, on every server
command-privacy = See what is kept about you, get it as a file, or have it deleted
command-block = Keep somebody from challenging you, or see whom you have blocked
option-person = Whom to block; your list if left out

## Settings

server-title = ## Settings of this server
    -# They count for new tables, and for what is said from now on.
server-language = Language
server-channels = Channels for tables
server-starters = Who may open tables
server-game = Default game
server-presets = Default rules of { $game }
server-clock = Clock
server-pace = Pace of computers
server-threads = A thread for each table
server-pings = Pings
server-hints = Hints in hands
server-pictures = Pictures of hands
server-idle_days = Days until an idle table closes
server-leaderboard = The leaderboard
server-worldwide = Matches here count for all servers
server-log = Log of what moderators do
server-zone = Time zone

mine-title = ## Your preferences
    -# They are yours on every server; only you see this.
mine-language = Language
mine-hints = Hints in your hand
mine-pings = Pings for you
mine-pace = Pace of computers at your tables
mine-confirmations = Ask again before big decisions
mine-pictures = Pictures of your hands
mine-in_words = Words instead of pictures
mine-contrast = High contrast in your pictures
mine-red_backs = Red backs on your cards
mine-codes = Codes on your cards
mine-plain = Plain cards, by number and shape
mine-orders = Standing orders to begin with
mine-calm = More time to claim
mine-challenges = Challenges from others
mine-worldwide = You on leaderboards of all servers

setting-none = none
setting-channels = { $count ->
        [0] everywhere
        [one] 1 channel
       *[other] { $count } channels
    }
setting-channel = { $count ->
        [0] nowhere
       *[other] in a channel
    }
setting-role = { $count ->
        [0] everybody
       *[other] who has a role
    }
setting-channel-gone = -# That channel is gone, so I write nothing. Choose another one.
setting-channel-shut = -# I can't write there: I need **View Channel** and **Send Messages**.
setting-channels-gone = -# { $count ->
        [one] One of these channels is
       *[other] { $count } of these channels are
    } gone. Choose again.
setting-channels-shut = -# I can't write in { LIST($channels, style: "and") }: I need **View Channel** and **Send Messages**.
setting-role-gone = -# That role is gone. Choose another one.
setting-role-managed = -# An integration manages that role, so nobody can give it. Choose another one.
setting-role-permission = -# I can't give that role: I need **Manage Roles**.
setting-role-above = -# I can't give that role. Move mine above it in **Server Settings > Roles**.
setting-starters-gone = -# That role is gone: only members with **Manage Server** can open tables. Choose another one.
setting-language-discord = as your Discord
setting-hints-server = as the server has it
setting-hints-on = on
setting-hints-off = off
setting-pictures-server = as the server has it
setting-pictures-usual = as large as a message
setting-pictures-small = small, a line of emoji
setting-pace-server = as the server has it
setting-pace-calm = calm
setting-pace-brisk = brisk
setting-pace-instant = instant
setting-clock-game = as the game has it
setting-clock-off = off
setting-clock-30s = 30 seconds
setting-clock-1m = 1 minute
setting-clock-3m = 3 minutes
setting-clock-10m = 10 minutes
setting-clock-1h = 1 hour
setting-clock-1d = 1 day, where the game allows it
setting-confirmations-all = yes
setting-confirmations-ending = only before a match ends
setting-leaderboard-public = may be shared
setting-leaderboard-private = stays with who asks
presets-open = Saved house rules
presets-title = ## House rules saved on this server
presets-row = { $game } · **{ $name }**: { $count ->
        [0] as the { $base }
        [one] one setting other than in the { $base }
       *[other] { $count } settings other than in the { $base }
    }
presets-none = Nothing is saved. *Save for this server* stands among the house rules of a lobby, for who may **Manage Server**.
presets-off = Delete
presets-note = -# `/play` and `/challenge` offer them as *preset*. Tables keep their rules when a set is deleted.
settings-stale = -# Something else was chosen meanwhile; this is how it stands now. Choose again.
page-back = Back
page-on = More

block-title = ## Whom you have blocked
block-row = **{ $number }.** { $who }
block-nobody = Nobody.
block-off = Let somebody challenge you again
block-done = { $who } can challenge you no more.
block-note = -# They cannot challenge you, nor join your lobbies. Nobody is told.

privacy-title = ## What is kept about you
privacy-open = - { $count } { $count ->
        [one] lobby or running match that names
       *[other] lobbies and running matches that name
    } you: as host, guest or invited.
privacy-ended = - { $count } { $count ->
        [one] table that has ended
       *[other] tables that have ended
    }: where you sat, your cut, your points.
privacy-standings = - Your totals on { $count } { $count ->
        [one] leaderboard
       *[other] leaderboards
    }.
privacy-preferences = - { $count } of your `/preferences`.
privacy-blocks = - { $count } { $count ->
        [one] person whom
       *[other] people whom
    } you have blocked.
privacy-invitations = - { $count } { $count ->
        [one] invitation
       *[other] invitations
    } of the last day, given or got.
privacy-deeds = - { $count } { $count ->
        [one] deed of a moderator
       *[other] deeds of moderators
    }, done by you or to you, of the last 90 days.
privacy-kept-out = - { $count } { $count ->
        [one] server keeps
       *[other] servers keep
    } you out of tables, until when.
privacy-nothing = Nothing: no table, no result, no choice of yours.
privacy-note = -# On all servers together, as ids and never as names. Whether somebody has blocked you is told to nobody.
privacy-export = Get it as a file
privacy-delete = Delete it…
privacy-file = All that is kept about you. The other players are numbers in it, and matches that are not over have no moves in it.
privacy-sure = ## Delete all that is kept about you?
    It cannot be taken back.
privacy-leaving = You leave { $count } { $count ->
        [one] lobby or match
       *[other] lobbies and matches
    }: a lobby of yours closes, a match you resign.
privacy-stays = -# Matches of others stay as they were, with “a former player” in your seat and the word you cut with. Whoever has blocked you does not find you again. Messages in channels belong to Discord, and stay.
privacy-yes = Delete everything
privacy-no = Keep it
privacy-done = All that was kept about you is deleted.
privacy-done-soon = All that was kept about you is deleted. Something else reads the database just now: the last traces leave the disk within minutes.

resign-ask = Resign the match at table { $table }? { $who } { $count ->
        [one] wins
       *[other] win
    }, and it cannot be taken back.
resign-ask-rated = Resign the match at table { $table }? { $who } { $count ->
        [one] wins
       *[other] win
    }, and your rating loses about **{ $loss }**. It cannot be taken back.
resign-ask-free = Leave the match at table { $table }? Nobody has moved yet, so it counts for nobody. It cannot be taken back.
resign-rating = Your rating loses about **{ $loss }**.
resign-ask-seat = Do you really leave table { $table }? A computer takes your seat for the rest of the match, and it cannot be taken back.
resign-price = It costs you **{ $price }** { $price ->
        [one] point
       *[other] points
    }, which nobody receives.
resign-ask-others = Do you really leave table { $table }? The others are asked whether they go on with a computer in your place; if not, the match ends. You are placed last, and it cannot be taken back.
resign-waits = You resigned at table { $table }. The others are asked whether they go on with a computer in your place.
resign-yes = Resign
resign-done = You resigned at table { $table }.
resign-left = You left table { $table }. A computer plays on in your seat; you may watch in the channel.

## /leaderboard

leaderboard-title = ## { $game }: the leaderboard of { $scope ->
        [all] all servers
       *[here] this server
    }
leaderboard-which = { $period ->
        [day] Today
        [week] This week
        [month] This month
        [season] This season, since { $first }
       *[all] All time
    }, by { $by ->
        [points] points
        [average] points on average
        [rating] rating
       *[won] matches won
    }.
leaderboard-row = **{ $rank }.** { $who } — { $what }
leaderboard-row-provisional = – { $who } — { $what }, provisional
leaderboard-what = { $won } won of { $played }, { $points } { $points ->
        [one] point
       *[other] points
    }
leaderboard-what-average = { $average } on average, { $hands } played
leaderboard-what-rating = { $rating } ±{ $spread }, { $played } full { $alone ->
        [1] match
       *[0] matches
    }
leaderboard-asked = { $who } asked
leaderboard-yours = You
leaderboard-you = -# { $who }: rank { $rank }, { $what }.
leaderboard-you-none = -# { $who }: no match that counts here yet.
leaderboard-you-hidden = -# { $who }: not shown here. Whoever wants to be chooses so in `/preferences`.
leaderboard-you-average = -# { $who }: nothing was settled yet.
leaderboard-you-rating = -# { $who }: { $what }, provisional. A rank takes { $enough } full matches against { $people } people who play others too.
leaderboard-you-unrated = -# { $who }: no rating before one full match. A rank takes { $enough }.
leaderboard-you-resting = -# { $who }: not shown here until your next match.
leaderboard-empty = No match of { $game } that counts has been finished here yet: it needs two people at least.
leaderboard-empty-period = Nobody stands here yet.
leaderboard-places = -# Places { $first } to { $last } of { $count }.
leaderboard-winner = -# Season since { $first }: { $who } with { $rating }.
leaderboard-note = -# Only matches with at least two people count.
leaderboard-note-rating = -# Matches that only persons began change ratings; ± is one standard deviation. `/rules` says how.
leaderboard-game = The game
leaderboard-period = The period
leaderboard-by = The order
leaderboard-scope = Which servers
leaderboard-scope-here = This server
leaderboard-scope-all = All servers
leaderboard-period-day = Today
leaderboard-period-week = Week
leaderboard-period-month = Month
leaderboard-period-season = Season
leaderboard-period-all = All time
leaderboard-by-won = Wins
leaderboard-by-points = Points
leaderboard-by-average = Average
leaderboard-by-rating = Rating
leaderboard-first = First
leaderboard-last = Last

## /replay and /history

command-replay = See a finished match again, step by step
command-history = The matches that somebody has finished here
option-whose = Whose matches; yours if left out
replay-title = **{ $game } · replay of table { $table }**
replay-where = -# Step { $step } of { $last }, { $eyes ->
        [all] as everybody saw it
       *[other] as { $who } saw it
    }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-dearest = Most points
replay-file = As a text
replay-film = Last { $unit ->
        [round] round
       *[hand] hand
    } as a GIF
replay-hands = Go to
replay-hand = From step { $step }: { $when }
replay-whose = Whose eyes
replay-everybody = What everybody saw
replay-eyes = What { $who } saw
film-alt = The end of the match as an animation of { $count } { $count ->
        [one] picture
       *[other] pictures
    }. It ends so:
share-film = -# { $who } shares the end of table { $table }. `/replay` shows the whole match.
history-title = ## Matches of { $who } on this server
history-row = - { $at } · { $game } · { $place ->
        [1] **first**
        [2] second
        [3] third
       *[other] last
    } of { $seats }, { $points } { $points ->
        [one] point
       *[other] points
    } · with { $who } · table { $table }
history-empty = There is no match here that you may see.
history-newer = Newer
history-older = Older
history-replay = See one again
refused-no-replay = There is no finished match at table { $table } that you may see.
refused-no-replay-here = You have finished no match in this channel. `/history` shows all of yours, or name a table.
refused-no-replay-alone = You haven't finished a match here yet. Play one with `/play`, or name a table.
refused-replay-broken = This match was played under older rules of mine and cannot be shown again.
refused-damaged = What was kept of this match was damaged on the disk: it can neither go on nor be shown again. Please tell whoever runs me; a backup has it whole.
refused-film-none = Nothing of this match was played.
refused-film-late = The animation took too long. Try again in a moment.
refused-film-large = That was too long for an animation that Discord shows everywhere. **As a text** has it whole.

## /review

command-review = Your costliest decisions in a finished match, and your chance of winning it all the way
table-review = Review
review-title = **{ $game } · review of table { $table }**
review-progress = { $known ->
        [yes] I am looking at your decisions again: { $done } of { $count }.
       *[no] I am looking at your decisions again.
    } Then I look more closely at those that seem to have cost most.
review-follows = -# This message changes when it is done. If it stands still, press **Look again**.
review-again = Look again
review-curve = Chances
review-decision = Decision { $number }
review-found = { $count ->
        [0] **No clear mistake found.** In { $decisions } { $decisions ->
            [one] decision
           *[other] decisions
        } nothing you did clearly cost you much.
        [one] Of your { $decisions } { $decisions ->
            [one] decision
           *[other] decisions
        }, **one** clearly cost you something:
       *[other] Of your { $decisions } decisions, these **{ $count }** clearly cost you most:
    }
review-line = **{ $number }.** { $when }: { $done } instead of { $better } · { $loss }
review-short = { $kind ->
        [points] −{ $points } points
        [both] −{ $chance }% chance, −{ $points } points
       *[other] −{ $chance }% chance
    }
review-how = -# Estimated by a hard computer that knows only what you could know.
review-where = -# Decision { $number } of { $count } · { $when } · step { $step } of { $last }
review-moves =
    You chose **{ $done }**: { $done-why }.
    Better: **{ $better }**: { $better-why }.
review-loss = Estimated loss: { $kind ->
        [chance] { $chance }% chance of winning the match.
        [traded] { $chance }% chance of winning the match, although it brings about { $points } points more from this { $unit ->
            [round] round
           *[hand] hand
        }.
       *[points] { $points } points from this { $unit ->
            [round] round
           *[hand] hand
        }{ $kind ->
            [both] , and { $chance }% chance of winning the match
           *[points] ; the chance of winning the match is about the same
        }.
    }
review-head = Your chance of winning the match
review-unit = { $unit ->
        [round] Round
       *[hand] Hand
    }
review-alt = Your chance of winning the match, over { $count } { $count ->
        [one] decision
       *[other] decisions
    }: { $first }% after the first, at most { $most }%, at least { $least }%, and { $end }% at the end.
review-alt-hand = { $unit ->
        [round] Round
       *[hand] Hand
    } { $hand }: { $count ->
        [one] { $last }%.
       *[other] from { $first }% to { $last }%.
    }
refused-no-review = There is no finished match at table { $table } that you have played.
refused-review-other = I am still looking at your match at table { $table }. When that is done, ask again.
refused-review-full = I am looking at the matches of several people just now. Try again in a few minutes.
refused-review-none = You had nothing to decide in this match.
refused-review-failed = I could not judge the decisions of this match. Try again later.

## The choices of an option `table`

choice-game = { $game } with { $who }
choice-computer = computers
choice-table = table { $table }
choice-asleep = sleeps

asleep-title = { $count ->
        [one] **A match of yours sleeps.** Go on there, or open a new table?
       *[other] **{ $count } matches of yours sleep.** Go on there, or open a new table?
    }
asleep-full = **{ $count } matches of yours sleep, and no more may.** Go on with one of them, or end one; then open a new table.
asleep-wake = Go on at table { $table }
asleep-new = New table
asleep-beside = { $count ->
        [one] **A match of yours sleeps.** Go on there, or at table { $table }?
       *[other] **{ $count } matches of yours sleep.** Go on there, or at table { $table }?
    }
asleep-hand = My hand at table { $table }
asleep-end = End a match…
asleep-ended = Table { $table } is closed.{ $full ->
        [yes] {""}
       *[no] {" "}Now you can open a new one.
    }
asleep-opened = A table of { $game } is open below.

## The pages of /rules

rules-title = **{ $game }** · { $preset }
rules-title-table = **{ $game }** · table { $table }
rules-page-goal = Goal { $number }
rules-page-turn = Turn { $number }
rules-page-yaku = Scoring { $number }
rules-page-points = Points { $number }
rules-page-deal = Deal { $number }
rules-page-settings = Settings { $number }
rules-page-ratings = Ratings { $number }
rules-head = ### { $page }
rules-about = -# Looked up: { $names }
rules-pattern = **{ $name }** **{ $worth }** — { $how }
rules-pattern-any = any.
rules-worth = { $points }
rules-worth-doubles = ×{ $factor }
rules-pattern-all = { $pieces }.
rules-pattern-some = Any { $count } of the { $all }.
rules-pattern-some-named = Any { $count } of the { $all }: { $pieces }.
rules-pattern-must = { $must } and any { $count } of the other { $all }.
rules-pattern-must-named = { $must } and any { $count } of { $pieces }.
rules-pattern-without = Without { $pieces }.
rules-pattern-step = +{ $step } for each further one.
rules-pattern-more = +{ $step } for each further card of its kind.
rules-pattern-instead = Replaces { $names }.
rules-pattern-example = For example { $pieces }.
rules-named = These rules are called **{ $preset }**.
rules-same = This table plays **{ $preset }**:
rules-differ-head = This table plays **{ $preset }**, but for this:
rules-differs = { $line }, not { $usual }.
rules-differ-rest = All else is as usual:
rules-is-same = **{ $preset }** is played so:
rules-others = A table may begin with other house rules instead:
rules-other = • **{ $preset }**. { $tradition }
rules-setting = { $name }: **{ $value }**
rules-open = The rules
rules-ratings =
    A rating says how strong you are at one game on one server. It begins at **1500**; ± is one standard deviation, how unsure it is.
    {""}**Which matches:** only persons began it, without advice, and it counts. Places decide, and how strong the others are; points change nothing.
    {""}**How much it counts:** by its usual number of hands; twice a full match at most. If you agree to end early, by the hands settled.
    {""}**Resigning** counts in full from anybody's first move on, and you are last. So does letting a match lie until it is closed, if it waited for you alone.
    {""}**A stand-in** plays for your rating. If it plays more than half of your decisions, you gain nothing.
    {""}**The same people:** beyond { $day } full matches with somebody in a day, or { $week } in a week (UTC), each counts half as much as the one before.
    {""}**A rank** takes { $season } full matches in a season, { $all } for all time, against { $people } people who play others too. Before that a rating is provisional. After { $rest } days without a match, or off the server, it rests.
    {""}**Seasons** are quarters of a year. Each has its own rating, which begins halfway between 1500 and your last one.
    -# openskill, Plackett-Luce: 1500 + 40 × (mu − 25).

## Share: a private answer is posted for everybody

share = Share
share-done = -# You have shared this.
share-rules = -# { $who } shares the rules of { $game }.
share-profile = -# { $who } shares this profile.
share-leaderboard = -# { $who } shares the leaderboard.
share-verify = -# { $who } shares the deal of table { $table }.

verify-title = ## The deal of table { $table }
verify-running = The seed of a running table stays sealed until the match ends. Its seal is sha256 `{ $commitment }`.
verify-seed = Seed: `{ $seed }`
verify-sealed = Its sha256 `{ $commitment }` was shown in the lobby.
verify-cut = Cut of seat { $seat }: `{ $cut }`
verify-start = Start press: `{ $start }`
verify-match = Seed of the match: `{ $match }`
verify-good = Dealt again from this seed and played again, all { $moves } moves lead to the same result.
verify-file = The whole match as a text: every rule, the seed and all moves. Bug reports ask for it.
verify-bad = Dealt again from this seed, the match does not end as it was recorded. Please report this.

## Refusals

refused-no-game = There is no game called { $game }.
refused-no-preset = There are no house rules called { $preset } for this game.
refused-unknown-game = I know no game of that name. { $near ->
        [yes] Near to it: { $names }.
       *[no] Played here: { $names }.
    }
refused-unknown-words = { refused-unknown-game } Say for example { $me } { $game } and mention a friend, or use `/play`.
refused-unknown-preset = { $game } has no house rules of that name. { $near ->
        [yes] Near to it: { $names }.
       *[no] There are: { $names }.
    }
refused-unknown-topic = { $game } has nothing of that name. { $near ->
        [yes] Near to it: { $names }.
       *[no] Type for example { $names }.
    }
topic-option = setting
topic-preset = house rules
refused-topic-off = { $name } does not count under these rules.
refused-too-many-friends = { $most ->
        [one] You can challenge one friend to this game.
       *[other] You can challenge at most { $most } friends to this game.
    }
refused-too-many-tables = You already have { $most } open tables. Finish or close one first.
refused-too-many-asleep = You have { $most } sleeping matches. Wake one by `/hand`, or end one.
refused-not-asleep = The match at table { $table } does not sleep.
refused-not-alone = Others play at table { $table }, too. `/resign` leaves it.
refused-too-many-lobbies = You already have { $most } open lobbies, on all servers together. Start or leave one first.
refused-invited-enough = You have invited many people in a short time. You can invite again { $when }.
refused-friend-invited-enough = You have invited { $friend } often lately, and can do so again { $when }.
refused-friend-asked-enough = { $friend } has been invited often lately and can be invited again { $when }.
refused-already-asked = { $friend } is already asked: see table { $table } in this channel.
refused-asked-twice = { $friend } is named twice.
refused-challenge-self = You cannot challenge yourself. To play alone, use `/play` and add a computer.
refused-challenge-bot = { $friend } is a bot and does not answer challenges. Add a computer in the lobby instead.
refused-challenge-stranger = { $friend } is not on this server.
refused-no-challenges = { $friend } takes no challenges.
refused-blocked-by-you = You have blocked { $friend }. `/block` shows your list, where you can take them off.
refused-may-not-join = You cannot join this lobby.
refused-block-self = You cannot block yourself.
refused-block-bot = { $person } is a bot and challenges nobody.
refused-too-many-blocked = You have blocked { $most } people already. Take somebody off the list first.
refused-bad-preset-name = A name has 1 to { $most } letters that show, each with { $marks } accents or other marks at most.
refused-preset-of-game = The game has house rules of that name itself. Choose another name.
refused-too-many-presets = { $most } sets of house rules are saved for this game already. In `/settings` you can delete some.
refused-manage-server = Only those who may **Manage Server** can change its settings.
refused-wrong-channel = Tables are not opened in this channel. Try { LIST($channels) }.
refused-no-channel-left = The channels for tables are gone. Somebody who manages this server can choose others with `/settings`.
refused-wrong-role = Only members with the role { $role } may open tables here.
refused-no-role-left = The role that may open tables is gone. Somebody who manages this server can choose another with `/settings`.
refused-role-named = That is my role, and what is written to a role I cannot read. Write { $me } instead.
refused-no-server = That needs a channel of a server that has added me. Here you can play alone against computers with `/play`.
refused-not-here = That works on servers that have added me, and this one has not: somebody who manages it can. Here you can play alone against computers with `/play`.
refused-slow = That took too long. Press again.
refused-busy = Too many people play at this moment. Try again in a few seconds.
refused-hasty = You press faster than the bot can answer. Try again in a few seconds.
refused-no-table = There is no table { $table }.
refused-game-away = Table { $table } rests: its game ({ $game }) is not installed here at the moment.
refused-not-worldwide = This server takes no part in leaderboards of all servers. Who may manage it can change that in `/settings`.
refused-no-rating-then = Ratings are of a season or of all time.
refused-no-profile = { $person } has no match here that counts, or has had their data deleted.
refused-no-profile-own = You have no match here yet that counts. `/play` and `/challenge` open one.
refused-profile-bot = { $person } is a bot and has no profile.
refused-no-table-here = You have no table in this channel. Open one with `/play` or `/challenge`.
refused-shared = You have shared this already.
refused-old-lobby = This is an older message of table { $table }: use the newest one, or `/table`.
refused-other-channel = Table { $table } is played in { $channel }: ask for it there.
refused-not-seated = You do not sit at this table.
refused-already-seated = You already sit at this table.
refused-declined = You have declined. { $host } can invite you again.
refused-kicked = { $host } has removed you from this lobby. You can come back when they invite you again.
refused-remove-self = You cannot remove yourself. **Leave** closes your lobby.
refused-already-here = { $friend } sits here already, or is asked.
refused-no-free-seat = There are not so many free seats: { $most } can play.
refused-seats-changed = Who sits here has changed meanwhile. Open **More…** → **Guests** again.
refused-rematch-stranger = Only those who played at table { $table } to its end can ask for a rematch.
refused-rematch-early = The match at this table is not over yet.
refused-rematch-late = This match ended long ago. Use `/challenge` to play again.
refused-rematch-closed = The rematch of this match, table { $table }, was closed. Use `/challenge` to play again.
refused-rematch-begun = The rematch of this match, table { $table }, has begun already.
refused-rematch-waits = You sit at table { $table } already, the rematch of this match. It waits for the others.
refused-not-invited = Only the friends who were asked can answer this challenge.
refused-table-full = All seats are taken.
refused-no-computer = No computer sits here.
refused-no-level = No computer plays this game at the level { $level }.
refused-host-only = Only { $host } can do that: it is the host's lobby.
refused-too-few = { $least } players are needed. Wait for a friend, or add a computer.
refused-bad-cut = A cut is a word of 1 to { $most } letters that show.
refused-piled-cut = A letter of a cut may carry at most { $most } accents or other marks.
refused-bad-zone = There is no time zone of this name. Take one such as `Europe/Berlin`; `/settings time_zone:` offers what fits.
refused-bad-setting = There is no such setting, or it does not take this value. Choose from the list.
refused-bad-number = That has to be a whole number from { $low } to { $high }.
refused-closed = This table is closed.
refused-already-started = The match at this table has already begun.
refused-in-lobby = The match has not begun yet.
refused-over = This match is over.
refused-dearer = Leaving costs more now than you were told. `/resign` says how much.
refused-resigned = You have resigned at this table.
refused-not-away = You are not away.
refused-not-forgotten = Not everything could be saved, so your data is still there; tables that you have left stay left. Try again in a moment.
refused-still-seated = You still sit at a table, so nothing was deleted. Try again in a moment.
refused-forgotten-later = { $count ->
    [one] One of your tables is with another part of me. You leave it now, and then everything is deleted by itself: there is nothing more to do.
   *[other] { $count } of your tables are with other parts of me. You leave them now, and then everything is deleted by itself: there is nothing more to do.
}
refused-no-files = I may not attach files in this channel. Ask in another one, or ask an administrator to allow me **Attach Files** here.
refused-grave = Press **End the match** in your hand, and say there that you mean it.
refused-end-away = { LIST($who) } cannot be asked now, and without them the match does not end here. Wait until they are back, or leave with `/resign`.
refused-asked-before = You have asked that before this hand. Ask again before the next one.
refused-nobody-ends = Nobody asks to end the match any more.
refused-nobody-left = Nobody has resigned at this table.
refused-stale = That button is from an earlier moment. Press **My hand** on the table.
refused-repeated = That move was already made.
refused-not-asked = It is not your turn to do that.
refused-not-saved = Your last press could not be saved, so nothing has changed. Try again in a moment.
refused-not-loaded = The table could not be read just now. Try again in a moment.
refused-elsewhere = This table has just moved to another part of me, so nothing has changed. Try again in a moment.
refused-database-gone = My database is gone from its place, so I can neither save nor show anything. Please tell whoever runs me; a restart is needed.
refused-no-send = I may not write in this channel. Ask an administrator to allow me **View Channel** and **Send Messages** here.
refused-not-in-thread = I'm not in this private thread, so I can't show a table here. Mention me here ({ $me }), then try again.
refused-no-send-there = I may not write in { $channel }. Ask an administrator to allow me **View Channel** and **Send Messages** there.
refused-posted-enough = You've posted here { $most } times within an hour. You can again { $when }.
refused-server-posted-enough = Tables and posts were made here { $most } times within an hour. Try again { $when }.
refused-unknown-button = I do not know this button any more. `/hand` shows your hand again.
refused-error =
    Something went wrong on my side; nothing was lost. Use `/hand` to go on.
    -# For whoever runs the bot: error { $number } in its log.

## Tables in words: for who may or will not see a picture, and for who cannot

scene-turn = To answer: { $who }.
scene-field = On the field: { $cards }.
scene-field-empty = The field is empty.
scene-held = { $card } takes one of { $cards }.
scene-last = In the last turn: { $cards }.
scene-hand = Your hand: { $cards }.
scene-reach = In reach: { $yaku }.
scene-near = { $name } { $points } ({ $count } missing)
scene-stake = Going out now scores { $score }.
scene-once = Going on is allowed once a round.
scene-once_each = Each may go on once a round.
scene-doubles = If you go on, the points of { $who } count ×{ $times }.
scene-match-winner = { $who } wins the match.
scene-match-shared = { $who } share first place.
scene-match-draw = The match is a draw.
decided-lead = { $hand ->
        [1] { $hands ->
            [1] One { $unit ->
                [hand] hand
               *[round] round
            } decided the match.
           *[other] { $who } led from the first { $unit ->
                [hand] hand
               *[round] round
            } to the last.
        }
       *[other] { $who } went ahead for good in { $unit ->
            [hand] hand
           *[round] round
        } { $hand } ({ $points }).
    }
decided-level = { $hand ->
        [1] { $who } were level from the first { $unit ->
            [hand] hand
           *[round] round
        } to the last.
       *[other] { $who } have been level since { $unit ->
            [hand] hand
           *[round] round
        } { $hand }.
    }
decided-left = { $others } { $count ->
        [one] has
       *[other] have
    } more points, but left the match.
decided-equal = { $others } { $count ->
        [one] has
       *[other] have
    } as many points as { $who }, who has the better place.
decided-fee = Only what it cost to leave put { $who } ahead.
decided-none = No { $unit ->
        [hand] hand
       *[round] round
    } changed the points.
decided-largest = The most in one { $unit ->
        [hand] hand
       *[round] round
    }: { $points } for { $who } in { $unit ->
        [hand] hand
       *[round] round
    } { $hand }.
decided-best = The best { $unit ->
        [hand] hand
       *[round] round
    } of { $who }, { $points } in { $unit ->
        [hand] hand
       *[round] round
    } { $hand }: { $pieces }.
decided-by-hand = { $all ->
        [yes] Points by { $unit ->
            [hand] hand
           *[round] round
        }
       *[no] Points of the last { $count } { $unit ->
            [hand] hands
           *[round] rounds
        }
    }: { $points }
decided-points = { $who } { $numbers }
scene-player = Player { $number }
scene-claims = { $who } has laid down { $tile }: claims are open.
scene-discarded = { $who } has just discarded { $tile }.
table-won-self_draw = The last tile was self-drawn: { $tile }.
table-won-dealt = The hand was won as it was dealt.
table-won-discard = The last tile was a discard from { $giver }: { $tile }.
table-won-rob_kong = The last tile was robbed from a kong of { $giver }: { $tile }.
table-won-flowers = Flowers: { $flowers }.

## Learning: /learn and "What can I do?"; the lessons are in the files of their games

command-learn = Learn a game in five minutes, one decision after the other
learn-button = How to play
learn-title = **How to play { $game }** · { $step } of { $steps }
learn-right = **Right.**
learn-wrong = **Not quite.**
learn-next = Next
learn-skip = Skip
learn-over = ## { $game }: you know enough to play
learn-back = Back to table { $table }
learn-waits = -# Table { $table } waits for you: no clock runs there.
learn-window = -# Table { $table } has asked you something, with time until { $until }; then it waits for you.
learn-clock = -# At table { $table } you have time until { $until }.
learn-goes-on = -# Table { $table } goes on meanwhile: you have { $clock } from when it asks you.
learn-play = Open a table: easy computer, hints on
learn-opened = A table of { $game } is open below, with easy computers. Press **Start** there. Hints are on; `/preferences` changes that.
refused-no-course = Nobody has written a course for this game yet. `/rules` says how it is played.

help-button = What can I do?
more-button = More
more-button-given = More ✓
more-words = All in words
help-title = ## What can I do?
help-spectator = You do not sit at this table: you see what everybody sees, and nothing is asked of you. Everything in the picture is said in words in its description.
help-nothing = Nothing is asked of you now; your hand shows the next question by itself.
help-aim = **What to aim at**
    { $goal }
help-near = The cards you hold are nearest to { $yaku }.
help-more = -# `/rules` has the goal, the turn, what scores and the settings of this table. `/hand` shows your hand again.
help-ready = **Ready**: you have seen enough. When everybody has pressed it, the table goes on.
help-finish = **End the match**: asks the others whether it ends here, with the points as they are. It does if all agree within a minute.

## The page of the playground

welcome-title = Welcome to Hanapai
welcome-what = Five games with Japanese flower cards and Chinese tiles, played in a small Discord on your own machine.
welcome-where = Press *Play now* and you sit at a table with computers, as Anna; your hand comes in a message that only you see.
welcome-friend = Play with a friend
welcome-friend-columns = Anna, Ben and Chie are three people on this page, each in a column of their own. As Anna, type /challenge and choose Ben; as Ben, press *{ lobby-accept }*, and as Anna *{ lobby-start }*.
welcome-friend-tabs = Nothing that only Anna sees is in a column of Ben, and each may have a tab or a window of their own.
welcome-friend-network = To play from two machines, start it with uv run --no-dev hanapai --host, and give each friend their link.

## Profiles

profile-title = **Profile of { $who }**
profile-head = { $played ->
        [one] One match
       *[other] { $played } matches
    }, { $won } won
profile-rating = { $game }: rating { $rating } ±{ $spread }, at best { $best }
profile-provisional = { $game }: rating { $rating } ±{ $spread }, provisional
profile-unrated = { $game }: no rating before one full match
profile-column-game = Game
profile-column-played = Matches
profile-column-won = Won
profile-column-average = Average
profile-column-rating = Rating
profile-game = { $game }: { $played ->
        [one] one match
       *[other] { $played } matches
    }, { $won } won, { $points } { $points ->
        [one] point
       *[other] points
    }
profile-game-rating = , rating { $rating }
profile-won-with = { $game }: won most often with
profile-favourite = { $name } { $times }
profile-times = ×{ $count }
profile-best = Best win: { $points } { $points ->
        [one] point
       *[other] points
    } with { $names }.
profile-next-best = Next best: { $points } { $count ->
        [one] point
       *[other] points
    }.
profile-plain = no pattern
profile-streak = { $run ->
        [0] At most { $longest } won in a row.
        [one] The last match won; at most { $longest } in a row.
       *[other] The last { $run } won in a row, at most { $longest }.
    }
profile-met = { $who } against { $rival }: { $won } won, { $lost } lost, { $level } level.
profile-they = They
profile-asker = you
profile-achieved = Achieved: { $what }.
profile-achievement = { $game }: { $what }

picture-moment-comeback = From last to first
moment-said = Moment: { $name }, { $who }.
table-moment = Share the moment
share-moment = -# { $who } shares the moment.
refused-moment-shared = This moment has been shared already.
moment-alt = The turn that ended this { $unit ->
        [round] round
       *[hand] hand
    }, in { $count } pictures. It ended so:
