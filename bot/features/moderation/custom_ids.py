"""The custom_ids of moderators' panels."""

from bot.transport.custom_ids import CustomId

TABLES = CustomId("moderate:{page:int}:tables")
PICK_TABLE = CustomId("moderate:{page:int}:table")
TABLE = CustomId("moderate:{table_id:int}:show")
LOG = CustomId("moderate:{before:int}:log")
CLOSE = CustomId("moderate:{table_id:int}:{step:ask|do}:close")
PICK_SEAT = CustomId("moderate:{table_id:int}:ask:seat")
SEAT = CustomId("moderate:{table_id:int}:{step:ask|do}:seat:{seat:int}")
WAIT = CustomId("moderate:{table_id:int}:{step:ask|do}:wait:{question:int}")

PEOPLE = CustomId("member:0:list")
PICK_PERSON = CustomId("member:0:choose")
PICK_MEMBER = CustomId("member:0:pick")
PERSON = CustomId("member:{user:int}:show")
SUSPEND = CustomId("member:{user:int}:{step:ask|do}:{days:0|1|7|30}:{was:int}")
OFF_BOARDS = CustomId("member:{user:int}:{step:ask|do}:{kind:off|on}")

RESULT = CustomId("result:{table_id:int}:show")
FIND_RESULT = CustomId("results:{step:ask|do}")
COUNT_RESULT = CustomId("result:{table_id:int}:{step:ask|do}:{kind:void|count}")

REASON = CustomId("reason:{doing:rest}")

WATCH = CustomId("watch:{page:int}")
