## `hanapai replay FILE`, in a terminal.

terminal-keys = Enter or n: next, b: back, q: quit >{" "}
terminal-match = { $game }, { $seats } seats, { $last } steps. Dealt again from its seed and replayed: { $ends ->
    [goes-on] the match isn't finished
    [played] the match was played to the end
   *[other] the match ended before its last hand
}, as the file says.
terminal-step = Step { $step } of { $last }
terminal-large = { $file } is too large to be a match.
terminal-unreadable = { $file } can't be read: { $why }.
terminal-no-text = { $file } is not a text file.
terminal-no-match = { $file } is not a match that I can replay. { $why }
terminal-no-seat = The seat must be a number from 0 to { $last }.
