## `hanapai replay FILE`, in a terminal.

terminal-keys = Enter or n: next, b: back, q: quit >{" "}
terminal-match = { $game }, { $seats } seats, { $last } { $last ->
    [one] step
   *[other] steps
}. The match was dealt again from its seed and replayed. According to the file, { $ends ->
    [goes-on] the match isn't finished
    [played] the match was played to the end
   *[other] the match ended before its last hand
}.
terminal-step = Step { $step } of { $last }
terminal-large = The file { $file } is too large to be a match.
terminal-unreadable = The file { $file } can't be read: { $why }. Check its name and its permissions.
terminal-no-text = The file { $file } isn't a text file.
terminal-no-match = The file { $file } isn't a match that can be replayed. { $why }
terminal-no-seat = The seat must be a number from 0 to { $last }.
