## The language of a server

tongue-ask = 여기에서는 모두에게 { JOSA($now, "으로") } 말해요. { JOSA($language, "으로") } 바꿀까요? 이 물음은 나에게만 보이고 한 번만 나와요. `/{ command-server-settings.name }`에서 언제든 바꿀 수 있어요.
tongue-heeded = 서버 관리자의 Discord에 맞춰, 이제부터 여기에서는 모두에게 { JOSA($language, "으로") } 말해요. `/{ command-server-settings.name }`에서 언제든 바꿀 수 있어요.
tongue-done = 이제부터 여기에서는 { JOSA($language, "으로") } 말해요.
