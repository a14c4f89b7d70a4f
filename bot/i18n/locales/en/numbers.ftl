## /server-settings > Numbers

numbers-open = Numbers
numbers-title = ## What was played here
numbers-nothing = No match began here in the last { $weeks } weeks.
numbers-column-week = Week from
numbers-column-tables = Tables
numbers-column-people = People
numbers-column-new = New
numbers-column-unfinished = Unfinished
numbers-hours = When tables began, by the hour in { $zone }
numbers-week = Week from { $day }: tables { $tables }, people { $people }, new { $new }, unfinished { $unfinished }.
numbers-busiest = Busiest hour in { $zone }: { $hour }:00, with { $count } { $count ->
        [one] table
       *[other] tables
    }.
numbers-note = -# Tables that began; people who sat there, new ones for the first time on this server; matches closed before their end. Nobody is named, and only you see this.
