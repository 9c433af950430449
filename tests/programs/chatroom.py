### a chat server without a network: rooms, clients as tasks, context variables, slow readers, an orderly shutdown
#: steps=vary
import asyncio
import contextlib
import contextvars
import json
import logging
import sys
from collections import deque
from dataclasses import asdict, dataclass, field
from typing import AsyncIterator, Protocol, Self

current_user: contextvars.ContextVar[str] = contextvars.ContextVar("current_user", default="system")


class UserFilter(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        record.user = current_user.get()
        return True


handler = logging.StreamHandler(sys.stdout)
handler.addFilter(UserFilter())
logging.basicConfig(level=logging.DEBUG, handlers=[handler], format="%(user)s> %(message)s")
logging.getLogger("asyncio").setLevel(logging.WARNING)
log = logging.getLogger("chat")


@dataclass(kw_only=True)
class Message:
    sender: str
    text: str
    room: str = "lobby"
    tags: list[str] = field(default_factory=list)

    @classmethod
    def parse(cls, line: str) -> Self:
        match json.loads(line):
            case {"sender": str(sender), "text": str(text), **rest}:
                return cls(sender=sender, text=text, **rest)
            case other:
                raise ValueError(f"no message: {other!r}")


class Subscriber(Protocol):
    name: str

    async def deliver(self, message: Message) -> None: ...


class Client:
    """Takes what comes into a bounded inbox; who does not read loses messages."""

    def __init__(self, name: str, size: int = 3):
        self.name, self.inbox, self.lost = name, asyncio.Queue(maxsize=size), 0

    async def deliver(self, message: Message) -> None:
        try:
            self.inbox.put_nowait(message)
        except asyncio.QueueFull:
            self.lost += 1

    async def read(self) -> AsyncIterator[Message]:
        while True:
            try:
                yield await self.inbox.get()
            except asyncio.QueueShutDown:
                return


class Room:
    def __init__(self, name: str, history: int = 2):
        self.name, self.history = name, deque(maxlen=history)
        self.members: dict[str, Subscriber] = {}
        self.lock = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def joined(self, client: Subscriber):
        async with self.lock:
            self.members[client.name] = client
        for message in self.history:
            await client.deliver(message)
        log.debug("joined %s (%d)", self.name, len(self.members))
        try:
            yield self
        finally:
            async with self.lock:
                del self.members[client.name]
            log.debug("left %s", self.name)

    async def say(self, line: str) -> int:
        message = Message.parse(line)
        self.history.append(message)
        others = [member for name, member in self.members.items() if name != message.sender]
        async with asyncio.TaskGroup() as group:
            for member in others:
                group.create_task(member.deliver(message))
        return len(others)


async def reader(room: Room, client: Client, stop_after: int, ready: asyncio.Event) -> list[str]:
    current_user.set(client.name)
    seen = []
    async with room.joined(client):
        ready.set()
        async with contextlib.aclosing(client.read()) as messages:
            async for message in messages:
                seen.append(f"{message.sender}:{message.text}")
                if len(seen) == stop_after:
                    break
    log.info("saw %d, lost %d", len(seen), client.lost)
    return seen


async def main() -> None:
    room = Room("lobby")
    ann, bob, carl = Client("ann"), Client("bob", size=2), Client("carl")
    await room.say('{"sender": "host", "text": "welcome"}')
    tasks = []
    for client, most in ((ann, 99), (bob, 3), (carl, 99)):
        ready = asyncio.Event()
        tasks.append(asyncio.create_task(reader(room, client, most, ready), name=client.name))
        await ready.wait()
    for n in range(5):
        heard = await room.say(json.dumps({"sender": "host", "text": f"news {n}", "tags": ["n"] * n}))
        if n % 2:
            await asyncio.sleep(0)
        log.info("news %d went to %d", n, heard)
    for bad in ('{"sender": "x"}', "[1, 2", '{"sender": "x", "text": "y", "color": 1}'):
        try:
            await room.say(bad)
        except (ValueError, TypeError) as e:
            log.warning("%s: %s", type(e).__name__, e)
    ann.inbox.shutdown()
    tasks[2].cancel("server is closing")
    done = await asyncio.gather(*tasks, return_exceptions=True)
    for task, result in zip(tasks, done):
        print(task.get_name(), result if isinstance(result, list) else repr(result), task.cancelled())
    print(json.dumps([asdict(message) for message in room.history], separators=(",", ":")), list(room.members))
    print(current_user.get(), len(asyncio.all_tasks()))


asyncio.run(main())
#> ann> joined lobby (1)
#> bob> joined lobby (2)
#> carl> joined lobby (3)
#> system> news 0 went to 3
#> bob> left lobby
#> bob> saw 3, lost 0
#> system> news 1 went to 3
#> system> news 2 went to 2
#> system> news 3 went to 2
#> system> news 4 went to 2
#> system> ValueError: no message: {'sender': 'x'}
#> system> JSONDecodeError: Expecting ',' delimiter: line 1 column 6 (char 5)
#> system> TypeError: Message.__init__() got an unexpected keyword argument 'color'
#> ann> left lobby
#> ann> saw 6, lost 0
#> carl> left lobby
#> ann ['host:welcome', 'host:news 0', 'host:news 1', 'host:news 2', 'host:news 3', 'host:news 4'] False
#> bob ['host:welcome', 'host:news 0', 'host:news 1'] False
#> carl CancelledError('') True
#> [{"sender":"host","text":"news 3","room":"lobby","tags":["n","n","n"]},{"sender":"host","text":"news 4","room":"lobby","tags":["n","n","n","n"]}] []
#> system 1
