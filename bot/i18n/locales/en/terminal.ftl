## `hanapai replay FILE`, in a terminal.

terminal-keys = Enter or n: next, b: back, q: quit >{" "}
terminal-match = { $game }, { $seats } seats, { $last } steps: dealt and played again from its seed, { $ends ->
    [goes-on] it goes on
    [played] it was played to its end
   *[other] it ends before its last hand
}, as the file says.
terminal-step = Step { $step } of { $last }
terminal-large = The file { $file } is too large to be a match.
terminal-unreadable = The file { $file } cannot be read: { $why }.
terminal-no-text = The file { $file } is no text.
terminal-no-match = The file { $file } is no match that I can replay. { $why }
terminal-no-seat = A seat of this match is a number from 0 to { $last }.
