## The language of a server: that of a manager, who is told or asked once

tongue-ask = Here I say { $now } to all. Shall I say { $language } instead? Only you see this, and I ask once; `/server-settings` changes it at any time.
tongue-heeded = From now on my public messages here are in { $language }, like your Discord. You can change this at any time in `/server-settings`.
tongue-done = From now on I say { $language } here to all.
