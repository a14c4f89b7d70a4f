## What somebody has won with: a page of /profile

collection-open = Collection
collection-title = **{ $who }'s collection**
collection-head = { $game }: won with { $made } of { $all } { $unit ->
        [round] yaku
       *[hand] scoring hands
    }
collection-row = - { $name } ×{ $count } · first on { $at }
collection-missing = -# Still missing: { $names }.
collection-whole = 🟨 **The collection is complete.**
profile-framed = { $game }: the collection is complete, so the frame is gold.

achievements-open = Achievements
achievements-title = **{ $who }'s achievements**
achievements-head = { $game }: { $made } of { $all }
achievements-row = - { $what }
achievements-rare = - 🏅 { $what } (rare)
achievements-missing = -# Still missing: { $what }.
achievements-whole = 🟨 **All earned.**
