"""The gateway: bots' sessions, heartbeats, events, and the replay of missed events."""

import asyncio
import json
import math
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.api.cutting import reset
from bot.playground.limits.refusal import JSON
from bot.playground.world.payloads import application_form, guild_create_form, member_form, own_user_form
from bot.playground.world.world import Guild, Notice, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, _, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = range(12)
GUILDS = 1
GUILD_MEMBERS, PRESENCES, MESSAGE_CONTENT = 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
PATH, RESUME_PATH = "/gateway", "/resume"
SENDS, SENDS_WINDOW = 120, 60.0
MOST_NAMED = 100
KEPT_EVENTS = 1000
ON_THE_WAY = 0.1
"""Seconds until a heartbeat is acknowledged, as over a real network.

discord.py sends heartbeats in a thread, and notes the time only after sending. If an ACK arrives before that,
discord.py takes it for the ACK of the previous heartbeat. It then looks as if it were 41 s late.
"""


@dataclass(eq=False)
class Session:
    """A bot's session on one shard. It outlives its connection until it is resumed or forgotten."""

    id: str
    intents: int
    shard: tuple[int, int]
    line: "Line | None" = None
    seq: int = 0
    kept: deque[JSON] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    deaf: bool = False

    def hears(self, notice: Notice) -> bool:
        """Return whether the event is for this shard and these intents."""
        number = ((notice.guild or 0) >> 22) % self.shard[1]
        return number == self.shard[0] and (not notice.intents or bool(notice.intents & self.intents))

    def tell(self, event: str, data: JSON) -> None:
        """Send an event, or keep it until the session is resumed. A deaf session gets none, now or later."""
        if self.deaf:
            return
        self.seq += 1
        # Copied now, because the world keeps changing.
        frame: JSON = json.loads(json.dumps({"op": DISPATCH, "t": event, "s": self.seq, "d": data}))
        self.kept.append(frame)
        if self.line:
            self.line.send(frame)


class Line:
    """One WebSocket. Frames are sent in order, compressed if the bot asked for it."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[JSON | tuple[int, str] | None] = asyncio.Queue()
        self._sent: deque[float] = deque()
        self.session: Session | None = None
        self.beat = time.monotonic()
        self.cut = False

    def send(self, frame: JSON) -> None:
        """Queue a frame."""
        self._queue.put_nowait(frame)

    def close(self, code: int, reason: str) -> None:
        """Close the line once the queued frames are sent. The session counts as disconnected immediately."""
        if self.session and self.session.line is self:
            self.session.line = None
        self.cut = True
        self._queue.put_nowait((code, reason))

    async def write(self) -> None:
        """Send frames until the line is closed."""
        while (frame := await self._queue.get()) is not None:
            if isinstance(frame, tuple):
                await self.socket.close(code=frame[0], message=frame[1].encode())
                return
            raw = json.dumps(frame)
            try:
                if self._zlib:
                    packed = self._zlib.compress(raw.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
                else:
                    await self.socket.send_str(raw)
            except ConnectionError:
                return

    def too_many(self) -> bool:
        """Count an incoming frame. Return whether there were more than 120 in a minute.

        If so, the caller closes the line.
        """
        now = time.monotonic()
        self._sent.append(now)
        while self._sent[0] < now - SENDS_WINDOW:
            self._sent.popleft()
        return len(self._sent) > SENDS


class Gateway:
    """All lines and sessions.

    Tests may set the heartbeat interval, suppress ACKs and answers about members, refuse connections, and allow
    privileged intents.
    `rolls`: record of every request for members.
    `at_once`: number of shards that may identify at once (max_concurrency).
    `resuming`: how the host for resuming (`resume_gateway_url`) behaves: it works, refuses connections, answers 503 or
    hangs.
    `identify_pause`: seconds between two identifies of shards with the same `shard % at_once`. A shard that identifies
    sooner gets an invalid session.
    """

    def __init__(self, world: World, token: str, url: Callable[[], str]) -> None:
        self._world = world
        self._token = token
        self._url = url
        self.heartbeat_interval = 41.25
        self.acknowledges = True
        self.tells_members = True
        self.rolls: list[JSON] = []
        self.refuse = False
        self.resuming: Literal["works", "refuses", "503", "hangs"] = "works"
        self.privileged = 0
        self.shards = self.at_once = 1
        self.identify_pause = 0.0
        self.identified = self.hurried = 0
        self._identified_at: dict[int, float] = {}
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()
        self._ready = asyncio.Event()

    def tell(self, notice: Notice) -> None:
        """Send an event to every session that may receive it.

        From a server without the bot, only interactions are sent.
        """
        if notice.event != "INTERACTION_CREATE" and not self._tells_of(notice.guild):
            return
        for session in self.sessions.values():
            if session.hears(notice):
                hides = notice.hidden is not None and not session.intents & MESSAGE_CONTENT
                session.tell(notice.event, notice.hidden if hides and notice.hidden else notice.data)

    def _tells_of(self, number: int | None) -> bool:
        guild = self._world.guilds.get(number or 0)
        return guild is None or (self._world.bot.id in guild.members and not guild.unavailable)

    def listening(self, guild: int | None) -> bool:
        """Return whether a session (perhaps one to be resumed) receives interactions of this guild."""
        return any(session.hears(Notice("", {}, guild)) for session in self.sessions.values())

    async def connected(self, seconds: float) -> None:
        """Wait until every shard of a bot is ready. Raises TimeoutError."""
        await asyncio.wait_for(self._ready.wait(), seconds)

    def disconnect(self, *, resumable: bool, shard: int | None = None) -> None:
        """Cut every line, or that of one shard. Sessions that are not resumable are forgotten."""
        for line in list(self.lines):
            if shard is None or (line.session and line.session.shard[0] == shard):
                line.close(4000, "Unknown error")
        if not resumable:
            self.sessions = {each.id: each for each in self.sessions.values() if shard not in (None, each.shard[0])}
        self._ready.clear()

    def deafen(self, shard: int) -> None:
        """Stop sending events to the current session of this shard. Its heartbeats are still answered."""
        for session in self.sessions.values():
            session.deaf = session.deaf or session.shard[0] == shard

    def reconnect(self) -> None:
        """Ask every bot to reconnect and resume (OP 7)."""
        for line in self.lines:
            line.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Tell every bot that its session is invalid (OP 9)."""
        if not resumable:
            self.sessions.clear()
            self._ready.clear()
        for line in self.lines:
            line.send({"op": INVALID, "d": resumable})

    def guild_added(self, guild: Guild, *, joined: bool) -> None:
        """Tell the bot that it joined a guild, or that a guild is available again."""
        data = guild_create_form(guild, self._world.bot, joined=joined)
        self.tell(Notice("GUILD_CREATE", data, guild.id, GUILDS))

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection, from HELLO to its end."""
        resuming = self.resuming if request.path == RESUME_PATH else "works"
        if resuming == "503":
            return web.Response(status=503)
        if resuming == "hangs":
            await asyncio.Event().wait()
        if self.refuse or resuming == "refuses":
            reset(request)
            return web.Response(status=503)  # never read, because the connection is gone
        socket = web.WebSocketResponse(max_msg_size=4096 * 4)
        await socket.prepare(request)
        line = Line(socket, compressed=request.query.get("compress") == "zlib-stream")
        self.lines.add(line)
        writer = asyncio.create_task(line.write())
        pulse = asyncio.create_task(self._watch(line))
        line.send({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat_interval * 1000), "_trace": []}})
        try:
            async for message in socket:
                if message.type != WSMsgType.TEXT or not self._hear(line, message.data):
                    break
            await asyncio.wait({writer}, timeout=1)
        finally:
            self._hang_up(line, socket.close_code)
            pulse.cancel()
            writer.cancel()
            await asyncio.gather(writer, pulse, return_exceptions=True)
            self.lines.discard(line)
        return socket

    async def stop(self) -> None:
        """Close every line."""
        for line in list(self.lines):
            await line.socket.close(code=WSCloseCode.GOING_AWAY)

    async def _watch(self, line: Line) -> None:
        while True:
            await asyncio.sleep(self.heartbeat_interval / 4)
            if time.monotonic() - line.beat > self.heartbeat_interval * 1.5:
                line.close(4009, "Session timed out")
                return

    def _hang_up(self, line: Line, code: int | None) -> None:
        session = line.session
        if session and session.line in (line, None):
            session.line = None
            if code in (1000, 1001) and not line.cut:
                self.sessions.pop(session.id, None)
        if not any(each.line for each in self.sessions.values()):
            self._ready.clear()

    def _hear(self, line: Line, raw: str) -> bool:
        """Answer one frame. Return False if the line closes."""
        if line.too_many():
            return self._drop(line, 4008, "Rate limited")
        try:
            frame = json.loads(raw)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return self._drop(line, 4002, "Decode error")
        if op == HEARTBEAT:
            line.beat = time.monotonic()
            if self.acknowledges:
                asyncio.get_running_loop().call_later(ON_THE_WAY, line.send, {"op": ACK})
            return True
        if op == IDENTIFY:
            return self._identify(line, data)
        if op == RESUME:
            return self._resume(line, data)
        if line.session is None:
            return self._drop(line, 4003, "Not authenticated")
        if op == MEMBERS:
            self._members(line.session, data)
        elif op not in (PRESENCE, VOICE):
            return self._drop(line, 4001, "Unknown opcode")
        return True

    def _drop(self, line: Line, code: int, reason: str) -> bool:
        line.close(code, reason)
        return False

    def _identify(self, line: Line, data: Any) -> bool:
        if line.session:
            return self._drop(line, 4005, "Already authenticated")
        if str(data.get("token", "")).removeprefix("Bot ") != self._token:
            return self._drop(line, 4004, "Authentication failed")
        intents, shard = data.get("intents"), tuple(data.get("shard") or (0, 1))
        if not isinstance(intents, int) or intents >> 26:
            return self._drop(line, 4013, "Invalid intent(s)")
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            return self._drop(line, 4010, "Invalid shard")
        if intents & PRIVILEGED & ~self.privileged:
            return self._drop(line, 4014, "Disallowed intent(s)")
        bucket, now = shard[0] % self.at_once, time.monotonic()
        last, self._identified_at[bucket] = self._identified_at.get(bucket, -math.inf), now
        if now - last < self.identify_pause:
            self.hurried += 1
            line.send({"op": INVALID, "d": False})
            return True
        self.identified += 1
        session = Session(secrets.token_hex(16), intents, shard, line)
        for old in [each for each in self.sessions.values() if each.shard == shard and each.line is None]:
            del self.sessions[old.id]
        self.sessions[session.id], line.session = session, session
        self._welcome(session)
        return True

    def _welcome(self, session: Session) -> None:
        world = self._world
        mine = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
        guilds = [guild for guild in mine if session.hears(Notice("", {}, guild.id))]
        application = application_form(world)
        ready: JSON = {
            "v": 10,
            "user": own_user_form(world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._url() + RESUME_PATH,
            "shard": list(session.shard),
            "application": {"id": application["id"], "flags": application["flags"]},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
            "geo_ordered_rtc_regions": [],
            "_trace": [],
        }
        session.tell("READY", ready)
        for guild in guilds:
            if session.intents & GUILDS and not guild.unavailable:
                session.tell("GUILD_CREATE", guild_create_form(guild, world.bot, joined=False))
        self._note_ready(session)

    def _note_ready(self, session: Session) -> None:
        present = {each.shard for each in self.sessions.values() if each.line}
        if all((number, session.shard[1]) in present for number in range(session.shard[1])):
            self._ready.set()

    def _resume(self, line: Line, data: Any) -> bool:
        if data.get("token", "").removeprefix("Bot ") != self._token:
            return self._drop(line, 4004, "Authentication failed")
        session, seen = self.sessions.get(data.get("session_id", "")), data.get("seq") or 0
        if session is None or session.seq - seen > len(session.kept):
            line.send({"op": INVALID, "d": False})
            return True
        if seen > session.seq:
            return self._drop(line, 4007, "Invalid seq")
        if session.line:
            session.line.close(4000, "Resumed elsewhere")
        session.line, line.session = line, session
        for frame in session.kept:
            if frame["s"] > seen:
                line.send(frame)
        session.tell("RESUMED", {"_trace": []})
        self._note_ready(session)
        return True

    def _members(self, session: Session, data: Any) -> None:
        """Answer a request for members (OP 8).

        The answer has at most a hundred users, who are requested by ID. Listing others would need the privileged
        intent. Nothing is sent for a server without the bot, or for a server on another shard.
        """
        guild = self._world.guilds.get(int(data["guild_id"]))
        self.rolls.append(data)
        if not self.tells_members or guild is None or self._world.bot.id not in guild.members or guild.unavailable:
            return
        if not session.intents & GUILDS or (guild.id >> 22) % session.shard[1] != session.shard[0]:
            return
        named: Any = data.get("user_ids") or []
        listed = cast("list[Any]", named) if isinstance(named, list) else [named]
        wanted = [int(each) for each in listed][:MOST_NAMED]
        found = [guild.members[each] for each in wanted if each in guild.members]
        chunk: JSON = {
            "guild_id": str(data["guild_id"]),
            "members": [member_form(member) for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(each) for each in wanted if each not in guild.members],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.tell("GUILD_MEMBERS_CHUNK", chunk)
