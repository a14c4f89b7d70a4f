## Seasons

option-season = Choose a past season, such as 2026-Q3
leaderboard-which-season = The season { $season }, by { $by ->
        [points] points
        [average] points on average
        [rating] rating
       *[won] matches won
    }.
refused-no-season = No season is called { $season } here. Those that are kept are offered while you type, such as 2026-Q3.

server-season = Channel for the end of a season
server-champion = Role of the champion
setting-champion = { $count ->
        [0] none
       *[other] a role
    }

season-title = ## The season { $season } is over
season-place = { $rank }. { $who } { $rating }
season-game = **{ $game }**: { $places }
season-hand = **The season's hand**: { $points } { $points ->
        [one] point
       *[other] points
    } in { $game } with { $names }, by { $who } at table { $table }.
season-plain = no yaku
season-champions = **Champion in { $game }**: { $who }, with { $role }.
season-kept = -# `/leaderboard season:{ $season }` keeps it.
season-reason = The best of the season { $season }

season-picture-title = The season { $season }
season-picture-hand = The season's hand: { $game }
season-picture-points = { $points } { $points ->
        [one] point
       *[other] points
    }
season-picture-place = { $rank }. { $rating } · { $who }
season-somebody = somebody
season-alt-game = { $game }: { $places }.
season-alt-hand = The season's hand: { $points } { $points ->
        [one] point
       *[other] points
    } in { $game } with { $names }, by { $who }.

season-trouble-channel-gone = The end of the season { $season } was not told: the channel that `/server-settings` names for it is gone.
season-trouble-channel-shut = The end of the season { $season } was not told: I may not write in { $channel }.
season-trouble-role-gone = The role of the champion did not move: it is gone. Choose another one in `/server-settings`.
season-trouble-role-managed = { $role } did not move: it belongs to an integration, and nobody can give it. Choose another one in `/server-settings`.
season-trouble-role-permission = { $role } did not move: I may not **Manage Roles** here.
season-trouble-role-above = { $role } did not move: it is not below my own role. Move mine above it in **Server Settings > Roles**.
season-trouble-role-refused = { $role } did not move: Discord refused it.
season-trouble-role-left = { $role } did not move to one who was first: they are not on this server any more.

refused-role-gone = There is no such role here any more.
refused-role-managed = { $role } belongs to an integration, and nobody can give it. Choose another one.
refused-role-permission = I may not **Manage Roles** here. Give my role that permission in **Server Settings > Roles**, put it above { $role }, and choose again.
refused-role-above = { $role } is not below my own role. Move mine above it in **Server Settings > Roles**, and choose again.

privacy-champion = - You have the role of a champion on { $count } { $count ->
        [one] server
       *[other] servers
    }.
