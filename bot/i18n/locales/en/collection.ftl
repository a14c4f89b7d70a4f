## What somebody has won with: a page of /profile

collection-open = Collection
collection-title = **Collection of { $who }**
collection-head = { $game }: won with { $made } of { $all } { $all ->
        [one] pattern
       *[other] patterns
    }
collection-row = - { $name } ×{ $count } · first on { $at }
collection-missing = -# Not yet: { $names }.
collection-whole = 🟨 **Nothing is missing.**
profile-framed = { $game }: won with every pattern, hence the gold frame.
