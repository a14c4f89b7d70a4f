"""Computer players: thinkers in processes of their own, and advice.

- `ThinkPool` has as many processes as `HANAPAI_THINKERS` says (one per core, at most four). They run at a
  slightly lower priority than the rest of the machine.
- A caller says how long it can wait. If more requests wait than there are processes, each gets an equal share
  of that time, at least 20 ms. The search looks at the clock itself (`Effort.enough`) and returns the best
  move so far. `TASK_LIMIT_S` only ends what hangs.
- A computer thinks during the pause that its table makes anyway: a second at a slow table (`calm`), 0.3 s at
  a fast one (`brisk`), almost nothing at an instant one. So a hard computer is no slower than an easy one.
- In a claim window it has two thirds of the time until the table can go on. If it isn't done shortly before
  that, it passes, as long as someone could learn from a late answer.
- Advice judges the actions of one player with the game's own judge (`engine.judge`), from that player's view,
  within a second. A decision is judged once. Two sentences name the action, its purpose and its danger.
  Points, figures and the chance of winning are behind *More*. Only figures with a text `advice-figure-{name}`
  are shown.
"""
