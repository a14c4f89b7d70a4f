## /server-settings > Numbers

numbers-open = Numbers
numbers-title = ## Activity on this server
numbers-nothing = No matches started here in the last { $weeks } weeks.
numbers-column-week = Week of
numbers-column-tables = Tables
numbers-column-people = People
numbers-column-new = New
numbers-column-unfinished = Unfinished
numbers-hours = Tables started, by hour of day ({ $zone })
numbers-week = Week of { $day }: tables { $tables }, people { $people }, new { $new }, unfinished { $unfinished }.
numbers-busiest = Busiest hour: { $hour }:00 ({ $zone }), with { $count } { $count ->
        [one] table
       *[other] tables
    }.
numbers-note = -# *Tables* counts tables that started, and *New* counts people who played here for the first time. *Unfinished* counts matches that were closed early. Nobody is named.
