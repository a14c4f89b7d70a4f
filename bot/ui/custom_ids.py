"""The custom_ids of components in messages about tables, and of buttons that lead from one feature to another.

Features have those of their own messages.
"""

from bot.transport.custom_ids import CustomId

# Before and after a match. `l` is for the lobby's message, `lobby` for the panel behind its *More…*.

LOBBY = CustomId(
    "{where:l|lobby}:{table_id:int}:{verb:join|decline|leave|remove|cut|how|fair|rules|more|menu|start|fill}"
)
ADD_COMPUTER = CustomId("{where:l|lobby}:{table_id:int}:add:{level?}")
CUT = CustomId("{where:c|cut}:{table_id:int}")
JOIN = CustomId("join:{table_id:int}")
TELL = CustomId("tell:{table_id:int}:turn")
REMATCH = CustomId("m:{table_id:int}:{seats:again|seats}")
PLAY_REQUEST = CustomId("asleep:0:{verb:new|again|end}:{game}:{flags:00|01|10|11}:{level}:{preset:rest}")
END_SLEEPING = CustomId("asleep:0:end:")

# The host's panel of house rules. `start` only makes its selects differ.

RULES_PANEL = CustomId("o:{table_id:int}:{verb:preset|clock|pace|reset|save}")
PICK_RULE = CustomId("o:{table_id:int}:setting:{start?:int}")
SET_RULE = CustomId("o:{table_id:int}:value:{name}")
ASK_NUMBER = CustomId("o:{table_id:int}:number:{name}")
ALLOW_ADVICE = CustomId("o:{table_id:int}:advice:{allowed:on|off}")
NUMBER_FORM = CustomId("n:{table_id:int}:{name}")
SAVE_FORM = CustomId("keep:{table_id:int}")

# During a match.

MOVE = CustomId("p:{table_id:int}:{question:int}:{action}")
PICK_MOVE = CustomId("s:{table_id:int}:{question:int}")
CONFIRM_MOVE = CustomId("q:{table_id:int}:{question:int}:{action?}")
ADVICE = CustomId("advice:{table_id:int}:{question:int}")
HAND = CustomId("h:{table_id:int}")
MORE_PAGE = CustomId("more:{table_id:int}:{page?:back|words|table}")
HELP = CustomId("help:{table_id:int}")
ORDER = CustomId("w:{table_id:int}:{order}:{given:on|off}")
BACK = CustomId("b:{table_id:int}")
RESIGN = CustomId("r:{table_id:int}:{price?:int}")
ASK_TO_RESIGN = CustomId("r:{table_id:int}:ask")
GO_ON = CustomId("f:{table_id:int}")
VOTE = CustomId("v:{table_id:int}:{question:int}:{answer:yes|no|end}")
WHY = CustomId("why:{table_id:int}:{number:int}")

# Buttons that lead to a feature.

MOMENT = CustomId("moment:{table_id:int}:{number:int}")
REPLAY = CustomId("replay:{table_id:int}")
REVIEW = CustomId("review:{table_id:int}")
NIGHT = CustomId("night:{night_id:int}:{verb:come|away|next|leave|meanwhile|details|sure|stop}")
TELL_LIST = CustomId("tell:0:list")
SEASON = CustomId("season:{season:int}:{game}")
NUMBERS = CustomId("numbers:0:show")
SHARE_FILM = CustomId("share:{table_id:int}:film")
SHARE_EVENING = CustomId("share:{channel:int}:tonight")
PRIVACY = CustomId("privacy:0:{verb:show|export|delete}")
LESSON = CustomId("learn:{step:int}:{game}:{verb:open|show}:{home?:int}")
LESSON_PAGE = CustomId("learn:{step:int}:{game}:page:{page:int<100}:{home?:int}")
LESSON_ANSWER = CustomId("learn:{step:int}:{game}:say:{answer}:{home?:int}")
LESSON_PLAY = CustomId("learn:{step:int}:{game}:play")
