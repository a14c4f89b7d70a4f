## The bot itself: lobby, table, hand, records, refusals

language-name = English
computer-fox = Kon
computer-tanuki = Poko
computer-cat = Tama
computer-frog = Kero
computer-crane = Tsuru
computer-rabbit = Mochi
computer-named = { $who } (computer)
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
list-or = { LIST($items, style: "or") }
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
lobby-seat-asked = **{ $number }.** *invited: { $who }*
lobby-level = { $line } · { $level }
lobby-sealed = -# The deal is sealed. *{ lobby-more }* → *{ lobby-fair }* explains this.
lobby-fair = Fair deal
lobby-invitation = { $who }, { $host } challenges you to { $game }!
lobby-invitation-again = { $who }, { $host } wants to play { $game } again!
lobby-accepted = -# Accepted: { $who }
lobby-declined = -# Declined: { $who }
lobby-rematch = -# Rematch of table { $table }. It starts automatically when everyone has accepted.
lobby-rematch-waits = -# Rematch of table { $table }. The host starts it.
lobby-expires = -# This lobby closes { $when }.
lobby-closed = This lobby is closed.
lobby-closed-host = { $host } closed this lobby.
lobby-closed-moderator = A moderator closed this lobby.
lobby-closed-expired = Nobody started this match in time, so the lobby was closed.
lobby-pace = -# Clock: { $clock } · computers play { $pace }
lobby-pace-alone = -# Clock: { $clock } (off if only one person plays) · computers play { $pace }
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
lobby-panel-host = -# Here's what you can do as the host.
lobby-panel-guest = -# Here's what you can do.
lobby-panel-others = -# More about this table.
lobby-panel-left = You've left table { $table }.
lobby-cut-title = Cut the deck
lobby-cut-label = A word of your choice
lobby-cut-help = This word becomes part of the shuffle, so nobody can choose the cards.
lobby-no-pictures = I can't attach files here, so the table is shown in words. For pictures, I need **Attach Files**.

fair-title = ### The deal at table { $table }
fair-seal = The deal is sealed: sha256 `{ $commitment }`
fair-cuts = Every player can cut the deck. Cuts so far:
fair-cut = • { $who }: `{ $cut }`
fair-how = The seal hides a number that was chosen before anyone cut. Together, that number, the cuts and the ID of the *{ lobby-start }* press decide the shuffle. So nobody can choose the cards. After the match, `/verify table:{ $table }` opens the seal and deals the cards again.

lobby-house-rules = House rules
panel-closed = The match has begun, so nothing can be changed here. `/rules table:{ $table }` shows its house rules.
panel-closed-lobby = This lobby is closed.
panel-title = ## House rules · { $game } · table { $table }
panel-preset = Choose house rules
panel-setting = Choose a setting
panel-number = Another number
panel-number-help = A whole number from { $low } to { $high }
panel-zone = Another time zone
panel-zone-help = A time zone such as Europe/Berlin or America/New_York
panel-reset = Reset to default
panel-save = Save for this server
panel-save-name = Name of these house rules
panel-save-help = If this name is already in use, the old rules are replaced.
preset-house = House rules
panel-clock = Clock
panel-pace = Computers' speed
panel-clock-is = Clock: { $clock }
panel-pace-is = Computers: { $pace }
panel-advice-on = Turn advice on
panel-advice-off = Turn advice off
panel-example = -# { $example }
rules-differ = -# House rules: { $settings }{ $more ->
        [0] {""}
       *[other] {" "}And { $more } more.
    }

guests-title = ## Guests · { $game } · table { $table }
guests-order = Seats: { $who }
guests-invite = Invite players
guests-remove = Remove someone
guests-seat = Seating order
guests-turn = Rotate seats
guests-shuffle = Shuffle seats
guests-asked = { $who } · invited
guests-unknown = someone …{ $user }

challenge-which = Which game do you want to challenge { $who } to?
challenge-game = Choose a game
challenge-done = You've challenged { $who } to { $game }.

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
when-wind = { $wind } round · hand { $round }
when-hand = hand { $round }
table-seat = { $mark } { $who } — **{ $points }** { $points ->
        [one] point
       *[other] points
    }{ $badges }
table-badge-dealer = dealer
table-badge-wind = { $arg }
table-badge-doubled = scores ×{ $number }
table-badge-place = place { $place }
table-turn = **{ $who }**, it's your turn.
thinking = { $who } { $count ->
        [one] is
       *[other] are
    } thinking.
board-claims = { $pieces }: claims close { $until }
table-choice = **{ $who }**, it's your decision.
table-together = **{ $who }**: choose now. Choices are shown when everyone has chosen.
told-together = { LIST($said) }.
table-pause = { $who }: press **{ table-ready-button }** to see your hand and begin.
table-next = { $who }: press **{ table-ready-button }** to go on.
table-why = Why?
table-points = Points by { $unit ->
    [hand] hand
   *[round] round
}
table-hand-over = **Hand { $round }**
table-round-over = **Round { $round }**
table-over = **The match is over.**
table-unplayed = No winner: the match ended before anyone scored.
table-unsettled = Nobody had moved yet, so the match doesn't count.
table-ended-without = { $who } { $count ->
    [one] was
   *[other] were
} away when the match ended, so it doesn't count.
table-deserted = Only computers were playing at the end, so the match doesn't count.
table-resigned = { $who } resigned.
table-escaped = { $who } left the table{ $price ->
        [0] .
        [one] {" "}and loses { $price } point.
       *[other] {" "}and loses { $price } points.
    }
table-row = { $name } { $number }
table-term = { $name } ×{ $number }
table-payment = { $payer } pays { $amount } to { $payee }{ $shares ->
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
why-scale = {" "}= { $points } for { $least }, + { $step } { $more ->
        [one] for one more
       *[other] each for { $more } more
    }
why-spoilt = - **{ $name }**: 0, spoilt by { $pieces }
why-had = { $who } had:
why-lost = { $who } had these yaku, but they didn't score:
why-sum = Total: **{ $number }**
why-added = { $minus ->
        [yes] −{" "}
        [first] {""}
       *[no] +{" "}
    }{ $name }: { $number }
why-times = × { $times } { $name } = **{ $value }**
why-share = A share is **{ $number }**{ $capped ->
        [yes] , the maximum under these rules
       *[no] {""}
    }.
why-score = = **{ $number }** in all
why-payment = { $payers } { $count ->
        [one] pays
       *[other] each pay
    } **{ $amount }** to { $payee }{ $shares ->
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
rating-provisional = none yet ({ $part }% of a full match so far)
table-achieved = -# 🏅 { $who }: { $what }
achievement-comeback = a win from last place
achievement-in_a_row = { $count } matches won in a row
achievement-played = { $count } matches played
achievement-won = { $count } matches won
achievement-opponents = { $count } different opponents
achievement-nights = { $count } club nights played
achievement-first = first { $name }
table-sealed = -# `/verify table:{ $table }` checks that the deal was fair.
table-clock = -# Answer by { $until }.
table-away = -# { $who } { $count ->
        [one] is
       *[other] are
    } away: a computer plays for them until they press **{ table-back }**.
table-asleep = -# 💤 { $who } { $count ->
        [one] is
       *[other] are
    } away, so this match is paused. **{ table-back }** resumes it.
table-farewell = { $gone } { $count ->
        [one] has
       *[other] have
    } resigned. To play on with a computer instead, { $who } must press **{ table-go-on }** within { $wait ->
        [hour] an hour
       *[minute] a minute
    }. Otherwise the match ends.
table-wish = { $who } wants to end the match now. { $asked }: vote in **{ table-hand }** within { $wait ->
        [hour] an hour
       *[minute] a minute
    }. Otherwise the match goes on.
table-replaced = **{ $computer }** has { $who }'s seat now.
vote-wish = **{ $who } wants to end the match now,** with the points as they are. It ends if everyone agrees within { $wait ->
        [hour] an hour
       *[minute] a minute
    }.
vote-wish-mine = You asked to end the match now. It ends if everyone agrees within { $wait ->
        [hour] an hour
       *[minute] a minute
    }. Waiting for { $asked }.
vote-wish-said = { $who } wants to end the match now, and you agreed. Waiting for { $asked }.
vote-end-yes = End the match
vote-end-no = Play on
vote-farewell = **{ $gone } resigned.** Press *{ table-go-on }* to play on with a computer in their place. The match ends unless everyone presses it within { $wait ->
        [hour] an hour
       *[minute] a minute
    }.
vote-farewell-said = { $gone } resigned, and you want to go on. Waiting for { $who }.
table-back = I'm back
table-go-on = Go on
away = { $who } (away)
closed-deserted = Everyone was away, so the match was closed. It doesn't count.
closed-ended = This match was ended while it was paused. It doesn't count.
closed-away = -# Away: { $who }
closed-moderator = A moderator closed this match. It doesn't count.
closed-idle = Nobody had played here for a long time, so the match was closed. It doesn't count.

## Clocks and pace

clock-off = off
clock-30s = 30 seconds
clock-1m = 1 minute
clock-3m = 3 minutes
clock-10m = 10 minutes
clock-1h = 1 hour
clock-1d = 1 day
pace-calm = slowly
pace-brisk = fast
pace-instant = instantly

table-hand = My hand
table-rematch = Play again
table-seats = Change seats
table-replay = Replay
table-ready-button = Ready
thread-name = { $game } · table { $table }
thread-stays = -# Table { $table } stays in this channel: { $why ->
        [permission] I can't open threads here. I need **Create Public Threads** and **Send Messages in Threads**.
        [none] there are no threads here.
        [full] this server has as many open threads as Discord allows.
        [busy] Discord won't let me open a thread right now.
        [late] Discord is taking too long to open a thread.
       *[refused] Discord refused to open a thread.
    }
sign-playing = **{ $game } · table { $table }** is being played in { $thread }.
sign-over = **{ $game } · table { $table }** is over. { $how } { $thread }
sign-closed = **{ $game } · table { $table }** was closed before it ended.
ping-turn = { $who }, it's your turn at table { $table }.
ping-ready = { $who }, please press **{ table-ready-button }** at table { $table }.
ping-reminder = { $who }, table { $table } is waiting for you. Answer by { $until }.
ping-invitation = { $who }, { $host } challenges you to { $game } at table { $table }.
ping-rematch = { $who }, { $host } wants a rematch of { $game } at table { $table }.
lobby-elsewhere = Table { $table } is open in { $channel }.
rematch-joined = You've accepted the rematch at table { $table }.

## Hand

hand-title = **{ $game } · table { $table } · { $when }**
hand-yaku = Your yaku: { $yaku }
hand-row = { $name } { $points }
hand-wait = Waiting for { $who }.
hand-window = There's nothing for you to claim.
hand-window-own = The others can claim your tile now.
hand-moment = The game continues in a moment.
hand-wait-answer = You're ready. Waiting for { $who }.
the-others = the others
hand-answered = You chose **{ $move }**.
hand-over = Thanks for playing. `/leaderboard` shows your rank.
hand-over-uncounted = Thanks for playing. This match doesn't count for `/leaderboard`.
hand-rating = Your rating: **{ $rating }**.
hand-further-down = Your hand is further down.
hand-cut-off = -# I'm no longer in this table's private thread, so I can't show the table there. Mention me there to let me back in.
hand-no-names = -# AutoMod blocked a name or a typed word, so players are shown by seat number.
hand-left = You've left this table.
hand-moderated = A moderator gave your seat to a computer. You're last in the result, but you can still watch in the channel.
hand-away = **A computer plays for you.** Press *{ table-back }* to take over again.
hand-asleep = **This match is paused** while nobody is here. Press *{ table-back }* to resume it.
hand-dozes = **You're away.** When the time for the current move runs out, the match is paused. Press *{ table-back }* to keep playing.
hand-woken = -# This match was paused while you were away. It's running again.
hand-resigned = You've resigned. The others are deciding whether to go on with a computer in your place.
hand-drawn = -# The tile you drew comes last.
hand-wild = -# { $mark } is wild: it can stand for any tile.
hand-sure = Yes, do it
hand-back = Back
hand-loses = ⚠ **{ $action }** ends the match, and you lose by { $points } { $points ->
        [one] point
       *[other] points
    }.
hand-pick = Choose your move
hand-finish = **End the match here?** The points stay as they are now. This can't be undone.
hand-stale = -# That button was out of date. Here's your hand now.
hand-repeated = -# That move was already made. Here's your hand now.
hand-asked-before = -# You've already asked to end the match. You can ask only once before each deal.
hand-nobody-ends = -# The vote to end the match is already over.
hand-not-asked = -# It's not your turn to do that.

## Advice

table-advice = -# Advice is on, so this match isn't rated.
advice-button = Advice
advice = A strong player would choose **{ $action }**: { $good }{ $alike ->
        [yes] , though **{ $other }** is almost as good
       *[no] {""}
    }. { $danger }
advice-points = { $points } points expected in this { $unit ->
        [round] round
       *[hand] hand
    }
advice-chance = { $chance }% chance to win the match
advice-figure-reach = { $number ->
        [one] one point
       *[other] { $number } points
    } if it works out
advice-figure-helping = { $number ->
        [one] one helpful tile
       *[other] { $number } helpful tiles
    } still unseen
advice-figure-distance = { $number ->
        [one] one tile away from a win
       *[other] { $number } tiles away from a win
    }
advice-figure-danger = { $number }% risk that someone wins on this tile
advice-figure-claimed = { $number }% chance that someone claims this tile
advice-figure-behind = { $number }% risk that { $others ->
        [one] the other player outscores
       *[other] another player outscores
    } you
advice-better-points = { $gap } points better than **{ $other }**
advice-better-chance = compared with { $chance }% for **{ $other }**
advice-alike = hardly better than **{ $other }**
refused-no-advice = There's no advice at this table: the host didn't turn it on before the start.
refused-advice-failed = The computer couldn't work this out, so there's no advice right now. Press **{ advice-button }** to try again.

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
tiles-aside = flowers that count for nobody: { $flowers }
tiles-own = Your tiles: `{ $written }`{ $words }
tiles-sets = { $mark } { $who }: { $sets }
tiles-named = {" "}({ $words })
tiles-concealed = { $count } concealed
tiles-shown = shows `{ $written }`
tiles-flowers = flowers `{ $written }`
tiles-discards = discards `{ $written }`
tiles-waits = You're waiting for { $waits }.{ $only ->
        [self_draw] {" "}You can win only by self-draw.
        [some] {" "}On a discard, you can win only with `{ $claims }`.
       *[any] {""}
    }
tiles-wait = `{ $tile }` ({ $left } left)
tiles-waits-many = You're waiting for { $count } kinds of tiles ({ $left } left): `{ $waits }`.{ $only ->
        [self_draw] {" "}You can win only by self-draw.
        [some] {" "}On a discard, you can win only with `{ $claims }`.
       *[any] {""}
    }
tiles-after = -# Discard `{ $discard }` to wait for `{ $waits }` ({ $left } left{ $only ->
        [self_draw] , self-draw only
       *[any] {""}
    })
tiles-after-rest = -# Discarding `{ $discards }` also makes you ready, but fewer winning tiles are left.
tiles-nearest = { $name } ({ $count } { $count ->
        [one] tile
       *[other] tiles
    } away)
lacking-claimed = **Complete, but not a win:** you must discard after a chow or pong, so you can only win on a later tile.
hand-worth = -# A win now earns you { $worth } { $worth ->
        [one] point
       *[other] points
    } in all.
hand-worths = -# Each button shows how many points that win earns you in all.
claim-brings = { $claim }: { $how ->
        [moved] { $then } { $then ->
            [one] tile
           *[other] tiles
        } from a win instead of { $now }
        [never] you could no longer win
       *[same] still { $now } { $now ->
            [one] tile
           *[other] tiles
        } from a win
    }
tiles-reading = `{ $sets }`
meld-chow = chow `{ $written }` from { $source }
meld-pong = pong `{ $written }` from { $source }
meld-kong = kong `{ $written }` from { $source }
meld-added = added kong `{ $written }` from { $source }
meld-concealed = concealed kong `{ $written }`
meld-hidden = concealed kong, face down

hand-orders = -# Standing orders answer for you. *{ order-no_claims }* passes everything except a win. *{ order-pass_chows }* passes only chows. *{ order-always_win }* wins as soon as possible.
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
picture-held = To place
picture-you = You
picture-stop = Stop
picture-go = Go on
picture-risk = # at risk
picture-doubles = scores ×#
picture-winner = wins
picture-match-winner = won
picture-match-shared = share first place
picture-match-draw = The match is drawn
picture-leaving = left
picture-best = { $unit ->
    [hand] Best hand
   *[round] Best round
} ({ $hand })
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
picture-window-claim = Any claims?
picture-window-rob_kong = calls kong
picture-waits = Waits for
picture-claims = You may claim
picture-live = To draw
picture-shares = { $count } shares
picture-won-self_draw = by self-draw
picture-won-dealt = with the hand as it was dealt
picture-won-discard = on a discard from
picture-won-rob_kong = by robbing a kong from

## Commands

command-play = Start a game with anyone here, or against computers
command-challenge = Challenge friends to a game
menu-challenge = Challenge to a game
command-hand = Show your hand again
command-table = Bring a table to the bottom of the channel
command-resign = Give up your match
command-leaderboard = Show the leaderboard of a game
command-profile = Show a player's profile: rating, favourites, best hands
option-profile-player = Choose a player (default: you)
option-profile-game = Choose a game (default: the one played most)
command-rules = See the rules and the scoring of a game
command-verify = Check the deal of a match
option-game = Choose a game
option-rules = Choose the house rules
option-against-computers = Fill the other seats with computers and start now
option-level = Choose how strong the computers are
option-level-easy = Easy
option-level-normal = Normal
option-level-hard = Hard
option-advice = Allow advice from a strong player (match not rated)
option-friend = Choose a friend to challenge
option-friend2 = Choose another friend to challenge
option-friend3 = Choose a third friend to challenge
option-scope = Choose this server or the global leaderboard
option-period = Choose a time period
option-sort = Choose the sort order
option-topic = Look up a yaku, card, tile or setting
option-table = Enter a table number (default: your latest table here)

command-server-settings = Set up Hanapai on this server
option-time-zone = Set the server's time zone, such as Europe/Berlin
command-preferences = Choose your own settings for all servers
command-privacy = See, download or delete your data
command-block = Block someone, or edit your block list
option-block-user = Choose someone to block (default: show your list)

## Settings

server-title = ## Settings for this server
    -# Changes apply to new tables and new messages.
server-language = Language
server-channels = Channels for tables
server-starters = Permission to open tables
server-game = Default game
server-presets = Default rules for { $game }
server-clock = Clock
server-pace = Computers' speed
server-threads = A thread for each table
server-pings = Pings
server-hints = Hints in hands
server-pictures = Hands as pictures
server-idle_days = Days until an idle table closes
server-leaderboard = Leaderboard
server-worldwide = Count matches here on global leaderboards
server-log = Log of moderator actions
server-zone = Time zone

mine-title = ## Your preferences
    -# They apply on every server.
mine-language = Language
mine-hints = Hints in your hand
mine-pings = Pings for you
mine-pace = Computers' speed at your tables
mine-confirmations = Confirmation before big decisions
mine-pictures = Your hand as a picture
mine-in_words = Words instead of pictures
mine-contrast = High contrast in your pictures
mine-red_backs = Red backs on your cards
mine-codes = Codes on your cards
mine-plain = Plain cards with numbers and shapes
mine-orders = Standing orders at the start of a match
mine-calm = More time to claim tiles
mine-challenges = Challenges from others
mine-worldwide = Show me on global leaderboards

setting-none = none
setting-channels = { $count ->
        [0] everywhere
        [one] 1 channel
       *[other] { $count } channels
    }
setting-channel = { $count ->
        [0] nowhere
       *[other] in one channel
    }
setting-role = { $count ->
        [0] everyone
       *[other] members with a role
    }
setting-channel-gone = -# That channel is gone, so nothing is posted. Choose another one.
setting-channel-shut = -# I can't write there: I need **View Channel** and **Send Messages**.
setting-channels-gone = -# { $count ->
        [one] One of these channels is
       *[other] { $count } of these channels are
    } gone. Choose the channels again.
setting-channels-shut = -# I can't write in { LIST($channels, style: "and") }: I need **View Channel** and **Send Messages**.
setting-role-gone = -# That role is gone. Choose another one.
setting-role-managed = -# An integration manages that role, so I can't assign it. Choose another one.
setting-role-permission = -# I can't assign that role: I need **Manage Roles**.
setting-role-above = -# I can't assign that role. Move my role above it in **Server Settings > Roles**.
setting-starters-gone = -# That role is gone, so only members with **Manage Server** can open tables. Choose another one.
setting-language-discord = same as Discord
setting-hints-server = same as the server
setting-hints-on = on
setting-hints-off = off
setting-pictures-server = same as the server
setting-pictures-usual = full size
setting-pictures-small = a line of emoji instead
setting-pace-server = same as the server
setting-pace-calm = slow
setting-pace-brisk = fast
setting-pace-instant = instant
setting-clock-game = the game's default
setting-clock-off = off
setting-clock-30s = 30 seconds
setting-clock-1m = 1 minute
setting-clock-3m = 3 minutes
setting-clock-10m = 10 minutes
setting-clock-1h = 1 hour
setting-clock-1d = 1 day, if the game allows it
setting-confirmations-all = always
setting-confirmations-ending = only before a match ends
setting-leaderboard-public = can be shared
setting-leaderboard-private = only for the person who asks
presets-open = Saved house rules
presets-title = ## House rules saved on this server
presets-row = { $game } · **{ $name }**: { $count ->
        [0] same as { $base }
        [one] one difference from { $base }
       *[other] { $count } differences from { $base }
    }
presets-none = Nothing saved yet. Members with **Manage Server** can press *{ panel-save }* in a lobby's house rules.
presets-off = Delete
presets-note = -# `/play` and `/challenge` offer these house rules under *rules*. Deleting them doesn't change tables that already use them.
settings-stale = -# Something changed in the meantime. Here's the current state. Please choose again.
page-back = Back
page-on = More

block-title = ## People you've blocked
block-row = **{ $number }.** { $who }
block-nobody = Nobody.
block-off = Unblock someone
block-done = { $who } can no longer challenge you.
block-note = -# They can't challenge you or join your lobbies. I won't tell them.

privacy-title = ## What's stored about you
privacy-open = - { $count } { $count ->
        [one] lobby or running match that names
       *[other] lobbies or running matches that name
    } you as host, player or invited guest.
privacy-ended = - { $count } { $count ->
        [one] finished table
       *[other] finished tables
    }, with your seat, the word you cut the deck with, and your points.
privacy-standings = - Your totals on { $count } { $count ->
        [one] leaderboard
       *[other] leaderboards
    }.
privacy-preferences = - { $count } { $count ->
        [one] setting
       *[other] settings
    } from `/preferences`.
privacy-blocks = - { $count } { $count ->
        [one] person
       *[other] people
    } you've blocked.
privacy-invitations = - { $count } { $count ->
        [one] invitation
       *[other] invitations
    } you sent or received in the last day.
privacy-deeds = - { $count } { $count ->
        [one] moderator action
       *[other] moderator actions
    } by you or involving you, from the last 90 days.
privacy-kept-out = - { $count } { $count ->
        [one] suspension from a server's tables, with the date it ends.
       *[other] suspensions from servers' tables, with the dates they end.
    }
privacy-nothing = Nothing: no tables, no results and no settings.
privacy-note = -# This covers all servers. People are stored by ID, never by name. Nobody is told who has blocked them.
privacy-export = Export
privacy-delete = Delete…
privacy-file = This is everything stored about you. Other players appear as numbers. The moves of unfinished matches are left out.
privacy-sure = ## Delete everything stored about you?
    This can't be undone.
privacy-leaving = You'll leave { $count } { $count ->
        [one] lobby or match
       *[other] lobbies and matches
    }. Your own lobbies close, and you resign your matches.
privacy-stays = -# Matches you played with others stay, with “{ former-player }” in your seat. If you cut the deck, the word you typed stays too. If you come back, any blocks or suspensions still apply. Messages in channels are stored by Discord and stay there.
privacy-yes = Delete everything
privacy-no = Keep it
privacy-done = Everything stored about you has been deleted.
privacy-done-soon = Everything stored about you has been deleted. Something else is reading the database right now, so the last traces will leave the disk within a few minutes.

resign-ask = Resign the match at table { $table }? { $count ->
        [one] { $who } wins.
       *[other] The match ends, and you're placed last.
    } This can't be undone.
resign-ask-rated = Resign the match at table { $table }? { $count ->
        [one] { $who } wins
       *[other] The match ends, you're placed last
    }, and your rating drops by about **{ $loss }**. This can't be undone.
resign-ask-free = Leave the match at table { $table }? Nobody has moved yet, so it won't count for anyone. This can't be undone.
resign-rating = Your rating drops by about **{ $loss }**.
resign-ask-seat = Leave table { $table }? A computer takes your seat for the rest of the match. This can't be undone.
resign-price = You lose **{ $price }** { $price ->
        [one] point
       *[other] points
    }.
resign-ask-others = Leave table { $table }? You'll be placed last. The others decide whether a computer takes your seat or the match ends. This can't be undone.
resign-waits = You resigned at table { $table }. The others are deciding whether to go on with a computer in your place.
resign-yes = Resign
resign-done = You resigned at table { $table }.
resign-left = You left table { $table }. A computer plays on in your seat; you can watch in the channel.

## /leaderboard

leaderboard-title = ## { $game }: { $scope ->
        [all] global leaderboard
       *[here] this server's leaderboard
    }
leaderboard-which = { $period ->
        [day] Today
        [week] This week
        [month] This month
        [season] This season, since { $first }
       *[all] All time
    }, by { $by ->
        [points] points
        [average] average points
        [rating] rating
       *[won] matches won
    }.
leaderboard-row = **{ $rank }.** { $closed ->
        [1] *among themselves* {""}
       *[0] {""}
    }{ $who } — { $what }
leaderboard-row-provisional = – { $who } — { $what }, provisional
leaderboard-what = won { $won } of { $played }, { $points } { $points ->
        [one] point
       *[other] points
    }
leaderboard-what-average = { $average } on average over { $hands } { $hands ->
        [one] hand
       *[other] hands
    }
leaderboard-what-rating = { $rating } ±{ $spread }, { $played } full { $alone ->
        [1] match
       *[0] matches
    }
leaderboard-what-counted = { $what }, counts as { $board }
leaderboard-asked = { $who }, who shared this
leaderboard-yours = You
leaderboard-you = -# { $who }: rank { $rank }, { $what }.
leaderboard-you-closed = -# { $who }: rank { $rank } *among themselves*, { $what }. A rank among everyone needs { $people } opponents who also play others. So far: { $met }.
leaderboard-you-none = -# { $who }: no matches yet that count here.
leaderboard-you-hidden = -# { $who }: hidden here. `/preferences` can change that.
leaderboard-you-average = -# { $who }: no finished hand yet.
leaderboard-you-rating = -# { $who }: { $what }, provisional. A rank still needs { $missing } full { $alone ->
        [1] match
       *[0] matches
    }.
leaderboard-you-unrated = -# { $who }: no rating before the first full match. A rank still needs { $missing }.
leaderboard-you-resting = -# { $who }: not shown here until the next match.
leaderboard-empty = No { $game } matches have counted here yet. A match counts only if at least two people play.
leaderboard-empty-period = Nobody is ranked here yet.
leaderboard-places = -# Places { $first } to { $last } of { $count }.
leaderboard-winner = -# The season that began on { $first } was won by { $who }, with a rating of { $rating }.
leaderboard-note = -# Only matches with at least two people count.
leaderboard-note-rating = -# A rank needs { $enough } full matches. Only matches that began with people in every seat change ratings. ± shows the uncertainty. `/rules` explains it all.
leaderboard-game = Game
leaderboard-period = Time period
leaderboard-by = Sort by
leaderboard-scope = Servers
leaderboard-scope-here = This server
leaderboard-scope-all = Global
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
command-history = List someone's finished matches on this server
option-history-player = Choose a player (default: you)
replay-title = **{ $game } · replay of table { $table }**
replay-where = -# Step { $step } of { $last }, { $eyes ->
        [all] as everyone saw it
       *[other] as { $who } saw it
    }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-dearest = Most points
replay-file = Match file
replay-film = Last { $unit ->
        [round] round
       *[hand] hand
    } as a GIF
replay-hands = Go to…
replay-hand = From step { $step }: { $when }
replay-whose = Point of view
replay-everybody = As everyone saw it
replay-eyes = As { $who } saw it
film-alt = The end of the match as an animation of { $count } { $count ->
        [one] picture
       *[other] pictures
    }. It ends like this:
share-film = -# { $who } shared the end of the match at table { $table }. `/replay` shows the whole match.
history-title = ## { $who }'s matches on this server
history-row = - { $at } · { $game } · { $place ->
        [1] **first**
        [2] second
        [3] third
       *[other] last
    } of { $seats }, { $points } { $points ->
        [one] point
       *[other] points
    } · with { $who } · table { $table }
history-voided = { $row } · *voided by a moderator*
history-empty = There are no matches here that you can see.
history-newer = Newer
history-older = Older
history-replay = Show a match again
refused-no-replay = There's no finished match at table { $table } that you can see.
refused-no-replay-here = You haven't finished a match in this channel. See `/history` for all your matches, or give a table number.
refused-no-replay-alone = You haven't finished a match here yet. Play one with `/play`, or give a table number.
refused-replay-broken = This match was played with an older version of the rules, so it can't be replayed.
refused-damaged = The saved data of this match is damaged, so it can't continue or be replayed. Please tell the person who runs this bot. A backup may still have the match.
refused-film-none = There's nothing to animate in this match.
refused-film-late = The animation took too long. Try again in a moment.
refused-film-large = This animation would be too large for Discord. You can step through a finished match with `/replay`.

## /review

command-review = See your costliest mistakes in a finished match
table-review = Review
review-title = **{ $game } · review of table { $table }**
review-progress = { $known ->
        [yes] I'm checking your decisions: { $done } of { $count }.
       *[no] I'm checking your decisions.
    } Then I'll look more closely at the ones that seem to have cost you most.
review-follows = -# This message updates when I'm done. If it doesn't, press **{ review-again }**.
review-again = Look again
review-curve = Chances
review-decision = Decision { $number }
review-found = { $count ->
        [0] **No clear mistake found.** { $decisions ->
            [one] Your one decision didn't clearly cost you anything.
           *[other] None of your { $decisions } decisions clearly cost you much.
        }
        [one] { $decisions ->
            [one] **Your one decision** clearly cost you something:
           *[other] Of your { $decisions } decisions, **one** clearly cost you something:
        }
       *[other] Of your { $decisions } decisions, these **{ $count }** clearly cost you the most:
    }
review-line = **{ $number }.** { $when }: { $done } instead of { $better } · { $loss }
review-instead = { $done } instead of { $better }
review-short = { $kind ->
        [points] −{ $points } points
        [both] −{ $chance }% chance, −{ $points } points
       *[other] −{ $chance }% chance
    }
review-how = -# These are estimates by a strong computer player. It knew only what you could know.
review-where = -# Decision { $number } of { $count } · { $when } · step { $step } of { $last }
review-moves =
    You chose **{ $done }**: { $done-why }.
    {""}**{ $better }** was better: { $better-why }.
review-loss = { $kind ->
        [chance] This lowered your chance of winning the match by about { $chance ->
            [one] { $chance } percentage point
           *[other] { $chance } percentage points
        }.
        [traded] This gained about { $points } points in this { $unit ->
            [round] round
           *[hand] hand
        }, but lowered your chance of winning the match by about { $chance ->
            [one] { $chance } percentage point
           *[other] { $chance } percentage points
        }.
        [both] This cost about { $points } points in this { $unit ->
            [round] round
           *[hand] hand
        } and lowered your chance of winning the match by about { $chance ->
            [one] { $chance } percentage point
           *[other] { $chance } percentage points
        }.
       *[points] This cost about { $points } points in this { $unit ->
            [round] round
           *[hand] hand
        }. Your chance of winning the match stays about the same.
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
refused-no-review = There's no finished match at table { $table } that you played in.
refused-review-other = I'm still reviewing your match at table { $table }. Ask again when that's done.
refused-review-full = I'm reviewing other matches right now. Try again in a few minutes.
refused-review-none = You had nothing to decide in this match.
refused-review-failed = I couldn't judge your decisions in this match. Try again later.

## The choices of an option `table`

choice-game = { $game } with { $who }
choice-computer = computers
choice-table = table { $table }
choice-asleep = paused

asleep-title = { $count ->
        [one] **You have a paused match.** Resume it, or open a new table?
       *[other] **You have { $count } paused matches.** Resume one, or open a new table?
    }
asleep-full = **You have { $count } paused matches, the maximum.** Resume or end one first. Then open a new table.
asleep-wake = Resume table { $table }
asleep-new = New table
asleep-beside = { $count ->
        [one] **You have a paused match.** Resume it, or play on at table { $table }?
       *[other] **You have { $count } paused matches.** Resume one, or play on at table { $table }?
    }
asleep-hand = My hand at table { $table }
asleep-end = End a match…
asleep-ended = Table { $table } is closed.{ $full ->
        [yes] {""}
       *[no] {" "}Now you can open a new one.
    }
asleep-opened = A { $game } table is open below.

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
rules-about = -# Names: { $names }
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
rules-pattern-step = +{ $step } for each extra one.
rules-pattern-more = +{ $step } for each extra card of its kind.
rules-pattern-instead = Replaces { $names }.
rules-pattern-example = For example { $pieces }.
rules-named = These rules are called **{ $preset }**.
rules-same = This table plays **{ $preset }**:
rules-differ-head = This table plays **{ $preset }** with these changes:
rules-differs = { $line }, not { $usual }.
rules-differ-rest = Everything else is as usual:
rules-is-same = The settings of **{ $preset }**:
rules-others = A table can also start with other house rules:
rules-other = • **{ $preset }**. { $tradition }
rules-setting = { $name }: **{ $value }**
rules-open = The rules
rules-ratings =
    A rating says how strong you are at one game on one server. It begins at **1500**. ± shows how uncertain it is (one standard deviation).
    {""}**Which matches:** only matches that count, began without computers and had no advice. Your place and your opponents' strength decide; points don't matter.
    {""}**How much it counts:** that depends on how many hands such a match usually has. No match counts more than two full ones. If you agree to end early, only the finished hands count.
    {""}**Resigning** counts in full once anyone has moved, and you're placed last. The same goes for leaving a match idle until it's closed, if it was waiting only for you.
    {""}**If a computer plays for you,** its moves count towards your rating. If it makes more than half of your decisions, you gain nothing.
    {""}**If a moderator gives a seat to a computer,** the match is rated by the places at that moment, if at least half of its usual hands had been played. Otherwise it isn't rated.
    {""}**The same people:** after { $day } full matches with someone in a day, or { $week } in a week (UTC), each further match counts half as much as the previous one.
    {""}**A rank** takes { $season } full matches in a season, or { $all } for all time. Until then, your rating is provisional. If fewer than { $people } of your opponents also play others, you're ranked *among themselves*, below everyone else. Your rank is hidden after { $rest } days without a match, or when you leave the server.
    {""}**For your rank,** points from someone count only as far as they also play others. If moderators void your defeats by { $voids } or more people, each still costs points there.
    {""}**Seasons** are quarters of a year. Each has its own rating. It begins halfway between 1500 and your previous one.
    -# openskill, Plackett-Luce: 1500 + 40 × (mu − 25).

## Share: post a private answer for everyone

share = Share
share-done = -# You've shared this.
share-rules = -# { $who } shared the rules of { $game }.
share-profile = -# { $who } shared this profile.
share-leaderboard = -# { $who } shared the leaderboard.
share-verify = -# { $who } shared the deal from table { $table }.

verify-title = ## The deal from table { $table }
verify-running = The seed of a running table stays sealed until the match ends. Its seal is sha256 `{ $commitment }`.
verify-seed = Seed: `{ $seed }`
verify-sealed = Its sha256 `{ $commitment }` was shown in the lobby.
verify-cut = Seat { $seat }'s cut: `{ $cut }`
verify-start = ID of the *{ lobby-start }* press: `{ $start }`
verify-match = Seed of the match: `{ $match }`
verify-good = I dealt the match again from this seed and replayed all { $moves } moves: same result.
verify-file = This file holds the whole match: the rules, the seed and every move. Please attach it to bug reports.
verify-bad = I dealt the match again from this seed, but it didn't end as recorded. Please report this.

## Refusals

refused-no-game = There's no game called { $game }.
refused-no-preset = There are no house rules called { $preset } for this game.
refused-unknown-game = I can't tell which game you mean. { $near ->
        [yes] Similar names: { $names }.
       *[no] Games here: { $names }.
    }
refused-unknown-words = { refused-unknown-game } For example, write { $me } { $game } and mention a friend, or use `/play`.
refused-unknown-preset = I can't tell which house rules for { $game } you mean. { $near ->
        [yes] Similar names: { $names }.
       *[no] Available: { $names }.
    }
refused-unknown-topic = I can't find that in { $game }. { $near ->
        [yes] Similar names: { $names }.
       *[no] Try { $names }, for example.
    }
topic-option = setting
topic-preset = house rules
refused-topic-off = { $name } doesn't count under these rules.
refused-too-many-friends = { $most ->
        [one] You can challenge only one friend to this game.
       *[other] You can challenge at most { $most } friends to this game.
    }
refused-too-many-tables = You already have { $most } open tables. Finish or close one first.
refused-too-many-asleep = You have { $most } paused matches. Resume one with `/hand`, or end one.
refused-not-asleep = The match at table { $table } isn't paused.
refused-not-alone = Others are playing at table { $table }, too. Use `/resign` to leave it.
refused-too-many-lobbies = You already have { $most } open lobbies across all servers. Start or leave one first.
refused-invited-enough = You've invited many people in a short time. You can invite again { $when }.
refused-friend-invited-enough = You've invited { $friend } several times lately. You can invite them again { $when }.
refused-friend-asked-enough = { $friend } has had many invitations lately. You can invite them again { $when }.
refused-already-asked = { $friend } is already invited: see table { $table } in this channel.
refused-asked-twice = You named { $friend } twice.
refused-challenge-self = You can't challenge yourself. To play alone, use `/play` and add a computer.
refused-challenge-bot = { $friend } is a bot and can't answer challenges. Add a computer in the lobby instead.
refused-challenge-stranger = { $friend } isn't on this server.
refused-no-challenges = { $friend } doesn't accept challenges.
refused-blocked-by-you = You've blocked { $friend }. You can unblock them with `/block`.
refused-may-not-join = You can't join this lobby. Open one with `/play`.
refused-block-self = You can't block yourself.
refused-block-bot = { $person } is a bot and never challenges anyone.
refused-too-many-blocked = You've already blocked { $most } people. Unblock someone first.
refused-bad-preset-name = A name needs 1 to { $most } visible characters, with at most { $marks } accents or other marks on each.
refused-preset-of-game = The game already has house rules with that name. Choose another name.
refused-too-many-presets = You can save at most { $most } sets of house rules for this game. Delete one in `/server-settings` first.
refused-manage-server = You need **Manage Server** to change the settings of this server.
refused-wrong-channel = You can't open tables in this channel. Try { LIST($channels) }.
refused-no-channel-left = The channels for tables no longer exist. Someone with **Manage Server** can choose new ones in `/server-settings`.
refused-wrong-role = Only members with the role { $role } can open tables here.
refused-no-role-left = The role for opening tables no longer exists. Someone with **Manage Server** can choose another in `/server-settings`.
refused-role-named = That's my role, and I can't read messages that mention a role. Mention { $me } instead.
refused-no-server = That only works on a server that has added me. Here you can play against computers with `/play`.
refused-not-here = This server hasn't added me, so that doesn't work here. Someone with **Manage Server** can add me. You can still play against computers with `/play`.
refused-slow = That took too long. Press again.
refused-busy = Too many people are playing right now. Try again in a few seconds.
refused-hasty = You're pressing faster than I can answer. Try again in a few seconds.
refused-no-table = There's no table { $table }.
refused-game-away = Table { $table } is paused: its game ({ $game }) isn't installed here at the moment.
refused-not-worldwide = This server isn't on the global leaderboards. Someone with **Manage Server** can change that in `/server-settings`.
refused-no-rating-then = Ratings exist only for a season or for all time. Choose one of these time periods.
refused-no-profile = { $person } has no matches here that count, or their data was deleted.
refused-no-profile-own = You have no matches here that count yet. Start one with `/play` or `/challenge`.
refused-profile-bot = { $person } is a bot and has no profile.
refused-no-table-here = You have no table in this channel. Open one with `/play` or `/challenge`.
refused-shared = You've already shared this.
refused-old-lobby = This message about table { $table } is out of date. Use the newest one, or `/table`.
refused-other-channel = Table { $table } is being played in { $channel }. Try again there.
refused-not-seated = You don't have a seat at this table.
refused-already-seated = You already have a seat at this table.
refused-declined = You've declined. { $host } can invite you again.
refused-kicked = { $host } removed you from this lobby. You can come back if they invite you again.
refused-remove-self = You can't remove yourself. **{ lobby-leave }** closes your lobby.
refused-already-here = { $friend } already has a seat here or is invited.
refused-no-free-seat = There aren't enough free seats: at most { $most } can play.
refused-seats-changed = The seats have changed in the meantime. Open **{ lobby-more }** → **{ lobby-guests }** again.
refused-rematch-stranger = Only players who stayed to the end at table { $table } can ask for a rematch.
refused-rematch-early = The match at this table isn't over yet.
refused-rematch-late = This match ended long ago. Use `/challenge` to play again.
refused-rematch-closed = The rematch (table { $table }) was closed. Use `/challenge` to play again.
refused-rematch-begun = The rematch (table { $table }) has already begun.
refused-rematch-waits = You already have a seat in the rematch (table { $table }). It's waiting for the others.
refused-not-invited = Only invited friends can answer this challenge.
refused-table-full = This table is full. You can open another one with `/play`.
refused-no-computer = There's no computer at this table.
refused-no-level = No computer plays this game at the { $level } level. Choose another level.
refused-host-only = Only the host, { $host }, can do that.
refused-too-few = You need { $least } players. Wait for a friend, or add a computer.
refused-bad-cut = A cut is a word with 1 to { $most } visible characters.
refused-piled-cut = That word has too many accents or other marks. Use at most { $most } on each letter.
refused-bad-zone = There's no time zone with that name. Use one such as `Europe/Berlin`; `/server-settings time_zone:` suggests names.
refused-bad-setting = There's no such setting, or it can't have this value. Choose from the list.
refused-bad-number = Enter a whole number from { $low } to { $high }.
refused-closed = This table is closed.
refused-already-started = The match at this table has already begun. Open another one with `/play`.
refused-in-lobby = The match hasn't begun yet.
refused-over = This match is over.
refused-dearer = Leaving now costs more than you were told. `/resign` shows how much.
refused-resigned = You've already resigned at this table.
refused-not-away = You're not away.
refused-not-forgotten = Something couldn't be saved, so your data is still there. You may have left some tables already. Try again in a moment.
refused-still-seated = I couldn't remove you from every table yet, so nothing was deleted. Try again in a moment.
refused-forgotten-later = { $count ->
    [one] You're being removed from one table. Then everything is deleted automatically; you don't need to do anything.
   *[other] You're being removed from { $count } tables. Then everything is deleted automatically; you don't need to do anything.
}
refused-no-files = I can't attach files here. I need **Attach Files**. Try another channel, or ask an administrator.
refused-grave = Press **{ vote-end-yes }** in your hand and confirm.
refused-end-away = { LIST($who) } can't be asked now, and the match can't end early without them. Wait until they're back, or leave with `/resign`.
refused-asked-before = You've already asked to end the match. You can ask only once before each deal.
refused-nobody-ends = Nobody is asking to end the match now.
refused-nobody-left = Nobody has resigned at this table.
refused-automod = This server's AutoMod blocked my answer. What you did is saved: see the table or `/hand`.
refused-stale = That button is out of date. Press **{ table-hand }** on the table.
refused-repeated = That move has already been made.
refused-not-asked = It's not your turn to do that.
refused-not-saved = I couldn't save your last press, so nothing has changed. Try again in a moment.
refused-not-loaded = I couldn't read my data just now. Try again in a moment.
refused-elsewhere = This table is being moved right now, so nothing has changed. Try again in a moment.
refused-database-gone = My database has disappeared, so I can't save or show anything. Please tell the person who runs this bot: it needs a restart.
refused-no-send = I can't write here. I need **View Channel** and **Send Messages**. Please ask an administrator.
refused-not-in-thread = I'm not in this private thread, so I can't show a table here. Mention me here ({ $me }), then try again.
refused-no-send-there = I can't write in { $channel }. I need **View Channel** and **Send Messages** there. Please ask an administrator.
refused-posted-enough = You've posted here { $most } times within an hour. You can post again { $when }.
refused-server-posted-enough = People have opened tables or posted here { $most } times within an hour. That's the maximum. Try again { $when }.
refused-unknown-button = This button no longer works. `/hand` shows your hand again.
refused-error =
    Something went wrong on my side. Use `/hand` to continue.
    -# For the person who runs this bot: error { $number } in the log.

## Tables in words: for people who cannot or do not want to see pictures

scene-turn = Waiting for { $who }.
scene-field = On the field: { $cards }.
scene-field-empty = The field is empty.
scene-held = { $card } can capture one of { $cards }.
scene-last = { $who }'s last turn: { $cards }.
cards-marked = { $card } ({ $how ->
        [played] played
        [turned] turned up
       *[last] captured last
    })
scene-hand = Your hand: { $cards }.
scene-reach = In reach: { $yaku }.
scene-near = { $name } { $points } ({ $count } missing)
scene-stake = Going out now scores { $score }.
scene-once = Only one of you may go on, and only once a round.
scene-once_each = Each player may go on only once a round.
scene-doubles = If you go on, { $who }'s points are multiplied by { $times }.
match-won = { $kind ->
    [score] { $who } won, { $score }.
    [points] { $who } won with { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[none] { $who } won.
}
match-won-you = { $kind ->
    [score] You won { $score }.
    [points] You won with { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[none] You won.
}
match-shared = { $who } share first place.
match-drawn = { $score ->
    [none] The match is drawn.
   *[other] The match is drawn, { $score }.
}
decided-lead = { $hand ->
        [1] { $who } led from the first { $unit ->
            [hand] hand
           *[round] round
        } to the last.
       *[other] { $who } went ahead for good in { $unit ->
            [hand] hand
           *[round] round
        } { $hand } ({ $points }).
    }
decided-level = { $hand ->
        [1] { $who } were tied from the first { $unit ->
            [hand] hand
           *[round] round
        } to the last.
       *[other] { $who } have been tied since { $unit ->
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
    } as many points as { $who }, but a lower place.
decided-fee = Only the points lost for leaving put { $who } ahead.
decided-none = No { $unit ->
        [hand] hand
       *[round] round
    } changed the points.
decided-largest = Most points in one { $unit ->
        [hand] hand
       *[round] round
    }: { $points } for { $who } in { $unit ->
        [hand] hand
       *[round] round
    } { $hand }.
decided-best = { $who }'s best { $unit ->
        [hand] hand
       *[round] round
    }: { $points } in { $unit ->
        [hand] hand
       *[round] round
    } { $hand } ({ $pieces }).
decided-by-hand = { $all ->
        [yes] Points by { $unit ->
            [hand] hand
           *[round] round
        }
       *[no] Points in the last { $count } { $unit ->
            [hand] hands
           *[round] rounds
        }
    }: { $points }
decided-points = { $who } { $numbers }
points-hand = { $unit ->
    [hand] Hand
   *[round] Round
} { $hand }
scene-player = Player { $number }
scene-claims = { $who } has discarded { $tile }. The others may claim it.
scene-discarded = { $who } has just discarded { $tile }.
table-won-self_draw = The winning tile was self-drawn: { $tile }.
table-won-dealt = The dealt hand was already a win.
table-won-discard = The winning tile was a discard from { $giver }: { $tile }.
table-won-rob_kong = The winning tile, { $tile }, was robbed from { $giver }'s kong.
table-won-flowers = Flowers: { $flowers }.

## Learning: /learn and "What can I do?"; the lessons are in the files of their games

command-learn = Learn a game, one decision at a time
learn-button = How to play
learn-title = **How to play { $game }** · { $step } of { $steps }
learn-begin = -# { $steps } short questions, about five minutes. A wrong answer costs nothing.
learn-right = **Right.**
learn-wrong = **Not quite.**
learn-next = Next
learn-page = Page { $page } of { $pages }
learn-skip = Skip
learn-over = ## { $game }: you know enough to play
learn-back = Back to table { $table }
learn-waits = -# Table { $table } is waiting for you. No clock is running there.
learn-window = -# Answer at table { $table } by { $until }. If you're late, a move is made for you. Then the table waits until you're back.
learn-clock = -# At table { $table }, answer by { $until }.
learn-goes-on = -# Table { $table } keeps going: you get { $clock } each time it needs you.
learn-play = Play now: easy computer, hints on
learn-opened = Your { $game } match has begun below, against { $count ->
    [one] an easy computer
   *[other] easy computers
    }.
refused-no-course = There's no course for this game yet. `/rules` explains how it's played.

help-button = What can I do?
more-button = More
more-button-given = More ✓
more-words = All in words
more-table = Show table
more-end = End the match…
more-resign = Resign…
help-title = ## What can I do?
help-spectator = You're watching this table. The picture's description has everything in words.
help-nothing = You have nothing to do right now. Your hand updates automatically when you do.
help-aim = **Your goal**
    { $goal }
help-near = Your cards are closest to { $yaku }.
help-distance = You're { $count } { $count ->
        [one] tile
       *[other] tiles
    } from a win.
help-more = -# `/rules` explains the goal, the turns, the scoring and the settings of this table. `/hand` shows your hand again.
help-ready = **{ table-ready-button }**: press it when you've seen enough. The table continues when everyone has pressed it.
help-finish = **{ vote-end-yes }**: ends the match now, with the points as they are. If other people are playing, everyone has to agree in time.

## The page of the playground

welcome-title = Welcome to Hanapai
welcome-what = Begin with { koikoi }: five minutes to learn, a quarter of an hour to play. There are five games with Japanese flower cards and Chinese tiles, in a small Discord on your own machine.
welcome-where = Press *{ playground-play-now }* to play against computers as Anna. Your hand arrives in a message that only you can see.
welcome-friend = Play with a friend
welcome-friend-columns = Anna, Ben and Chie are three people on this page, each in their own column. As Anna, type /challenge and choose Ben. As Ben, press *{ lobby-accept }*. Then press *{ lobby-start }* as Anna.
welcome-friend-tabs = Anna's private messages never appear in Ben's column. Each person can also have their own tab or window.
welcome-friend-network = To play from two machines, stop the playground, start it again with .uv/bin/uv run --no-dev hanapai --host, and give each friend their link.

## Profiles

profile-title = **{ $who }'s profile**
profile-head = { $played ->
        [one] One match
       *[other] { $played } matches
    }, { $won } won
profile-rating = { $game }: rating { $rating } ±{ $spread }, best { $best }
profile-provisional = { $game }: rating { $rating } ±{ $spread }, provisional
profile-rank-missing = -# { $game }: an all-time rank needs { $missing } more full { $alone ->
        [1] match
       *[0] matches
    }.
profile-rank-closed = -# { $game }: ranked *among themselves*. A rank among everyone needs { $people } opponents who also play others. So far: { $met }.
profile-unrated = { $game }: no rating before the first full match
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
profile-won-with = Most frequent wins in { $game }
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
profile-plain = nothing special
profile-streak = { $run ->
        [0] Longest winning streak: { $longest }.
        [one] Current streak: 1 win; best: { $longest }.
       *[other] Current streak: { $run } wins; best: { $longest }.
    }
profile-met = Against { $rival }, { $who } won { $won }, lost { $lost } and drew { $level }.
profile-they = they
profile-asker = you
profile-achieved = Achievements: { $what }.
profile-achievement = { $game }: { $what }

picture-moment-comeback = From last to first
moment-said = Highlight: { $name } ({ $who }).
table-moment = Share this moment
share-moment = -# { $who } shared this moment.
refused-moment-shared = This moment has already been shared.
moment-alt = The turn that ended this { $unit ->
        [round] round
       *[hand] hand
    }, in { $count } pictures. It ended like this:
