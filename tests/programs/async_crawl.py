### a crawler over a made-up web: asyncio queues, workers, semaphores, time-outs, retries
#: oracle=no
#: steps=vary
import asyncio
import logging
import random
import re
import sys
from collections import defaultdict
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from urllib.parse import urljoin, urlparse

logging.basicConfig(level=logging.INFO, format="%(levelname)-7s %(name)s: %(message)s", stream=sys.stdout)
log = logging.getLogger("crawler")

SITE = {
    "http://example.org/": '<a href="/about">About</a> <a href="/blog/">Blog</a> <a href="mailto:x@y">mail</a>',
    "http://example.org/about": '<a href="/">Home</a><a href="team.html">Team</a>',
    "http://example.org/team.html": "<p>No links here</p>",
    "http://example.org/blog/": '<a href="post-1">1</a><a href="post-2">2</a><a href="/slow">slow</a>',
    "http://example.org/blog/post-1": '<a href="../broken">broken</a> <a href="http://elsewhere.net/">x</a>',
    "http://example.org/blog/post-2": '<a href="post-1#comments">1</a>',
    "http://example.org/slow": "never",
}


class FetchError(Exception):
    def __init__(self, url, status):
        super().__init__(f"{url} -> {status}")
        self.status = status


@dataclass
class Stats:
    fetched: int = 0
    retried: int = 0
    errors: dict = field(default_factory=lambda: defaultdict(list))
    active: int = 0
    peak: int = 0


class Client:
    def __init__(self, limit: int):
        self._semaphore = asyncio.Semaphore(limit)
        self._attempts = defaultdict(int)
        self.stats = Stats()

    @asynccontextmanager
    async def _slot(self):
        async with self._semaphore:
            self.stats.active += 1
            self.stats.peak = max(self.stats.peak, self.stats.active)
            try:
                yield
            finally:
                self.stats.active -= 1

    async def get(self, url: str) -> str:
        async with self._slot():
            self._attempts[url] += 1
            await asyncio.sleep(0)
            if url.endswith("/slow"):
                await asyncio.sleep(60)
            if url.endswith("post-2") and self._attempts[url] < 3:
                raise FetchError(url, 503)
            if url not in SITE:
                raise FetchError(url, 404)
            self.stats.fetched += 1
            return SITE[url]


async def fetch_with_retry(client, url, attempts=3, base_delay=0.001):
    for attempt in range(1, attempts + 1):
        try:
            async with asyncio.timeout(0.05):
                return await client.get(url)
        except FetchError as e:
            if e.status < 500 or attempt == attempts:
                raise
            client.stats.retried += 1
            await asyncio.sleep(base_delay * 2 ** attempt)


def links(base: str, html: str):
    for href in re.findall(r'href="([^"]+)"', html):
        url = urljoin(base, href).partition("#")[0]
        if urlparse(url).scheme in ("http", "https"):
            yield url


async def worker(name, queue, seen, client):
    while True:
        url = await queue.get()
        try:
            html = await fetch_with_retry(client, url)
        except FetchError as e:
            client.stats.errors[e.status].append(urlparse(url).path)
        except TimeoutError:
            client.stats.errors["timeout"].append(urlparse(url).path)
        else:
            for link in links(url, html):
                if link not in seen and urlparse(link).netloc == "example.org":
                    seen.add(link)
                    queue.put_nowait(link)
        finally:
            queue.task_done()


async def crawl(start: str, workers: int = 3):
    queue, seen, client = asyncio.Queue(), {start}, Client(limit=2)
    await queue.put(start)
    tasks = [asyncio.create_task(worker(f"w{i}", queue, seen, client), name=f"w{i}") for i in range(workers)]
    await queue.join()
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    log.info("workers ended: %s", [type(r).__name__ for r in results])
    return seen, client.stats


async def main():
    seen, stats = await crawl("http://example.org/")
    for url in sorted(seen):
        print(url)
    print(stats.fetched, stats.retried, stats.peak, dict(stats.errors))
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(asyncio.sleep(0.001 * n, result=n)) for n in (3, 1, 2)]
    print([t.result() for t in tasks])
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(asyncio.sleep(10))
            group.create_task(fetch_with_retry(Client(1), "http://example.org/nope"))
    except* FetchError as eg:
        log.error("group failed: %s", eg.exceptions[0])
    order = []
    for coro in asyncio.as_completed([asyncio.sleep(t / 50, result=t) for t in (5, 1, 3)]):
        order.append(await coro)
    print(order)


asyncio.run(main())
#> INFO    crawler: workers ended: ['CancelledError', 'CancelledError', 'CancelledError']
#> http://example.org/
#> http://example.org/about
#> http://example.org/blog/
#> http://example.org/blog/post-1
#> http://example.org/blog/post-2
#> http://example.org/broken
#> http://example.org/slow
#> http://example.org/team.html
#> 6 2 2 {404: ['/broken'], 'timeout': ['/slow']}
#> [3, 1, 2]
#> ERROR   crawler: group failed: http://example.org/nope -> 404
#> [1, 3, 5]
