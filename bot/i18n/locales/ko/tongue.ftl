## The language of a server

tongue-ask = 지금 여기서는 { JOSA($now, "으로") } 말하고 있어요. { JOSA($language, "으로") } 바꿀까요? 나중에 `/{ command-server-settings.name }`에서 바꿀 수 있어요.
tongue-heeded = 사용 중인 Discord 언어에 맞춰, 이제 여기의 공개 메시지는 { JOSA($language, "으로") } 나와요. `/{ command-server-settings.name }`에서 언제든 바꿀 수 있어요.
tongue-done = 이제부터 여기서는 { JOSA($language, "으로") } 말해요.
