## /toss

command-toss = Flip a coin
toss-shown = { $side ->
    [heads] Heads
   *[tails] Tails
}, after { $flips ->
    [one] 1 flip.
   *[other] { $flips } flips.
}
toss-again = Again
