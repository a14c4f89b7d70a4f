## The language of a server: that of a manager, who is told or asked once

tongue-ask = I post in { $now } here. Switch to { $language }? You can change this later in `/server-settings`.
tongue-heeded = My public messages here are now in { $language }, to match your Discord language. You can change this at any time in `/server-settings`.
tongue-done = From now on I'll post in { $language } here.
