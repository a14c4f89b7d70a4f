## /toss

command-toss = Throw a coin
toss-shown = { $side ->
    [head] Head, after { $throws } throws.
   *[tail] Tail, after { $throws } throws.
}
toss-again = Again
