## Seasons

option-season = Choose a past season, such as 2026-Q3
leaderboard-which-season = Season { $season }, by { $by ->
        [points] points
        [average] average points
        [rating] rating
       *[won] matches won
    }.
refused-no-season = There's no season { $season } here. Past seasons are suggested while you type, such as 2026-Q3.

server-season = Channel for season results
server-champion = Role for the champion
setting-champion = { $count ->
        [0] none
       *[other] a role
    }

season-title = ## Season { $season } is over
season-place = { $rank }. { $who } { $rating }
season-rated = { $place } ±{ $spread }
season-game = **{ $game }**: { $places }
season-hand = **Best hand of the season**: { $points } { $points ->
        [one] point
       *[other] points
    } in { $game } with { $names }, by { $who } at table { $table }.
season-plain = nothing special
season-champions = **Champion in { $game }**: { $who } ({ $role })
season-uncertain = -# ± shows how uncertain a rating is. If two ratings differ by less, their order could just as well be reversed.
season-board = Leaderboard: { $game }
season-reason = Best of season { $season }
podium-void = { $who } voided the result of table { $table } ({ $game }). It concerns { $places } in season { $season }.
podium-count = { $who } let the result of table { $table } ({ $game }) count again. It concerns { $places } in season { $season }.
podium-place = { $who } (place { $place })

season-picture-title = Season { $season }
season-picture-hand = Best hand: { $game }
season-picture-points = { $points } { $points ->
        [one] point
       *[other] points
    }
season-picture-place = { $rank }. { $rating } · { $who }
season-somebody = someone
season-alt-game = { $game }: { $places }.
season-alt-hand = Best hand of the season: { $points } { $points ->
        [one] point
       *[other] points
    } in { $game } with { $names }, by { $who }.

season-trouble-channel-gone = I couldn't post the results of season { $season }: the channel chosen in `/server-settings` no longer exists.
season-trouble-channel-shut = I couldn't post the results of season { $season } in { $channel }. I need **View Channel** and **Send Messages** there.
season-trouble-role-gone = I couldn't assign the champion's role: it no longer exists. Choose another one in `/server-settings`.
season-trouble-role-managed = I couldn't assign { $role } to the champion: it belongs to an integration. Choose another one in `/server-settings`.
season-trouble-role-permission = I couldn't assign { $role } to the champion: I need **Manage Roles**.
season-trouble-role-above = I couldn't assign { $role } to the champion: it isn't below my own role. Move my role above it in **Server Settings > Roles**.
season-trouble-role-refused = I couldn't assign or remove { $role }: Discord refused.
season-trouble-role-left = I couldn't assign { $role } to one of the winners: they've left this server.

refused-role-gone = That role no longer exists. Choose another one.
refused-role-managed = { $role } belongs to an integration, so I can't assign it. Choose another one.
refused-role-permission = I can't assign { $role }: I need **Manage Roles**. Turn it on for my role in **Server Settings > Roles**, and move my role above { $role }. Then choose { $role } again.
refused-role-above = { $role } isn't below my own role. Move my role above it in **Server Settings > Roles**. Then choose { $role } again.

privacy-champion = - You have the champion's role on { $count } { $count ->
        [one] server
       *[other] servers
    }.
privacy-titles = - You have { $count } { $count ->
        [one] title
       *[other] titles
    } as a season's champion.

profile-titles = Titles: { $what }.
profile-champion = { $game }: champion of { $season }
