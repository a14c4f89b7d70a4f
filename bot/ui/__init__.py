"""Content of messages and pictures, for one user or for all. It imports no feature.

- A picture isn't repeated in words above it. Names, points and the settlement are in its description, and in
  words if there is no picture.
- `render_queue.py`: a message waits 0.3 s (`Timing.picture_s`) for its picture, or not at all if the queue is
  longer. Then it is sent in words with its buttons (`MessagePayload.owed`), and an edit brings the picture.
  Players who are asked come first, then waiting hands, then public messages, which keep their old state for 2
  s before they show words. At most 128 pictures wait, and 8 MB are cached.
- A mahjong turn takes at most two taps. Everything that isn't a move (standing orders, help, the table in
  words) is behind *More*, so that a move is always one tap. The fullest hand of Fuzhou mahjong takes 36 of
  the 40 components of a message: 17 different tiles, six other actions, advice, *More* and the picture.
"""
