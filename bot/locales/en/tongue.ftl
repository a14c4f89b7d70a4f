## The language of a server: asked of a manager once

tongue-ask = Here I say { $now } to all. Shall I say { $language } instead? Only you see this, and I ask once; `/settings` changes it at any time.
tongue-done = From now on I say { $language } here to all.
