## /server-settings > Numbers

numbers-open = Numbers
numbers-title = ## What was played here
numbers-nothing = No matches started here in the last { $weeks } weeks.
numbers-column-week = Week from
numbers-column-tables = Tables
numbers-column-people = People
numbers-column-new = New
numbers-column-unfinished = Unfinished
numbers-hours = Tables started, by the hour ({ $zone })
numbers-week = Week from { $day }: tables { $tables }, people { $people }, new { $new }, unfinished { $unfinished }.
numbers-busiest = Busiest hour in { $zone }: { $hour }:00, with { $count } { $count ->
        [one] table
       *[other] tables
    }.
numbers-note = -# Tables started, people who played, people who played here for the first time, and matches closed early. Nobody is named.
