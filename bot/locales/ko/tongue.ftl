## The language of a server

tongue-ask = 여기에서는 모두에게 { JOSA($now, "으로") } 말해요. { JOSA($language, "으로") } 바꿀까요? 혼자만 보이고 한 번만 물어요. `/settings`에서 언제든 바꿀 수 있어요.
tongue-done = 이제부터 여기에서는 { JOSA($language, "으로") } 말해요.
