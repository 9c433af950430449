### a download manager: a queue with priorities, workers, retries with time-outs, and a report of it all
#: steps=vary
import asyncio
import heapq
import logging
import sys
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum, auto

logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(levelname)-7s %(name)s: %(message)s")
log = logging.getLogger("downloads")


class State(StrEnum):
    WAITING = auto()
    RUNNING = auto()
    DONE = auto()
    FAILED = auto()


class ServerError(Exception):
    """The server answered, and not with the file."""

    def __init__(self, status: int, url: str):
        super().__init__(f"{status} for {url}")
        self.status = status

    @property
    def temporary(self) -> bool:
        return self.status >= 500


@dataclass(order=True)
class Job:
    priority: int
    url: str = field(compare=False)
    attempts: int = field(default=0, compare=False)
    state: State = field(default=State.WAITING, compare=False)
    data: bytes = field(default=b"", compare=False, repr=False)


class FakeServer:
    """Answers from a table of url to a list of (delay, status, body), one for each request."""

    def __init__(self, answers: dict[str, list[tuple[float, int, bytes]]]):
        self.answers = {url: iter(each) for url, each in answers.items()}
        self.open, self.most_open, self.requests = 0, 0, Counter()

    async def get(self, url: str) -> bytes:
        self.requests[url] += 1
        self.open += 1
        self.most_open = max(self.most_open, self.open)
        try:
            delay, status, body = next(self.answers.get(url, iter(())), (0, 404, b""))
            await asyncio.sleep(delay)
            if status != 200:
                raise ServerError(status, url)
            return body
        finally:
            self.open -= 1


class Manager:
    def __init__(self, server: FakeServer, workers: int = 3, timeout: float = 0.5, retries: int = 2):
        self.server, self.timeout, self.retries, self.workers = server, timeout, retries, workers
        self.queue: asyncio.PriorityQueue[Job] = asyncio.PriorityQueue()
        self.finished: list[Job] = []

    def add(self, url: str, priority: int = 10) -> None:
        self.queue.put_nowait(Job(priority, url))

    async def fetch(self, job: Job) -> None:
        job.attempts += 1
        job.state = State.RUNNING
        async with asyncio.timeout(self.timeout):
            job.data = await self.server.get(job.url)

    async def worker(self, name: str) -> None:
        while True:
            job = await self.queue.get()
            try:
                await self.fetch(job)
            except TimeoutError:
                log.warning("%s: %s timed out (attempt %d)", name, job.url, job.attempts)
                self.again(job)
            except ServerError as e:
                log.warning("%s: %s (attempt %d)", name, e, job.attempts)
                self.again(job, hopeless=not e.temporary)
            else:
                job.state = State.DONE
                self.finished.append(job)
            finally:
                self.queue.task_done()

    def again(self, job: Job, hopeless: bool = False) -> None:
        if hopeless or job.attempts > self.retries:
            job.state = State.FAILED
            self.finished.append(job)
            log.error("giving up on %s", job.url)
        else:
            job.state, job.priority = State.WAITING, job.priority + 10
            self.queue.put_nowait(job)

    async def run(self) -> list[Job]:
        team = [asyncio.create_task(self.worker(f"w{i}"), name=f"w{i}") for i in range(self.workers)]
        await self.queue.join()
        for task in team:
            task.cancel()
        ended = await asyncio.gather(*team, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in ended), ended
        return self.finished


def human(size: float) -> str:
    for unit in ("B", "KiB", "MiB"):
        if size < 1024:
            return f"{size:.1f} {unit}" if unit != "B" else f"{size} B"
        size /= 1024
    return f"{size:.1f} GiB"


async def main() -> int:
    server = FakeServer({
        "/a.txt": [(0, 200, b"a" * 500)],
        "/b.iso": [(60, 200, b"b"), (0, 200, b"b" * 3_500_000)],
        "/c.bin": [(0, 503, b""), (0, 502, b""), (0, 200, b"c" * 2048)],
        "/d.csv": [(0, 500, b"")] * 3,
    })
    manager = Manager(server)
    for url, priority in (("/a.txt", 5), ("/b.iso", 1), ("/c.bin", 5), ("/d.csv", 7), ("/missing", 3)):
        manager.add(url, priority)
    jobs = await manager.run()
    for job in sorted(jobs, key=lambda job: job.url):
        print(f"{job.url:<10} {job.state!s:<7} {job.attempts} {human(len(job.data)):>9}")
    print(Counter(job.state.value for job in jobs).most_common(), server.most_open, server.requests.total())
    print(heapq.nsmallest(2, jobs), manager.queue.empty(), server.open)
    return sum(job.state is State.FAILED for job in jobs)


print("failed:", asyncio.run(main()))
#> WARNING downloads: w1: 404 for /missing (attempt 1)
#> ERROR   downloads: giving up on /missing
#> WARNING downloads: w2: 503 for /c.bin (attempt 1)
#> WARNING downloads: w2: 500 for /d.csv (attempt 1)
#> WARNING downloads: w1: 502 for /c.bin (attempt 2)
#> WARNING downloads: w2: 500 for /d.csv (attempt 2)
#> WARNING downloads: w2: 500 for /d.csv (attempt 3)
#> ERROR   downloads: giving up on /d.csv
#> WARNING downloads: w0: /b.iso timed out (attempt 1)
#> /a.txt     done    1     500 B
#> /b.iso     done    2   3.3 MiB
#> /c.bin     done    3   2.0 KiB
#> /d.csv     failed  3       0 B
#> /missing   failed  1       0 B
#> [('done', 3), ('failed', 2)] 3 10
#> [Job(priority=3, url='/missing', attempts=1, state=<State.FAILED: 'failed'>), Job(priority=5, url='/a.txt', attempts=1, state=<State.DONE: 'done'>)] True 0
#> failed: 2
