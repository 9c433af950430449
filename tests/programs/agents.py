### an agent's tools in a thread pool: retries, time-outs, a cache, a report
#: oracle=no
#: steps=vary
import json, logging, threading, time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, TimeoutError, as_completed, wait
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Callable

class ToolError(Exception):
    """A tool could not do what it was asked for."""

@dataclass
class ToolCall:
    name: str
    args: dict[str, Any] = field(default_factory=dict)
    attempts: int = 0

@dataclass(frozen=True)
class ToolResult:
    call: str
    ok: bool
    value: Any = None
    error: str | None = None

class Registry:
    def __init__(self):
        self._tools: dict[str, Callable] = {}
        self._lock = threading.RLock()
        self.stats = Counter()

    def tool(self, function):
        with self._lock:
            self._tools[function.__name__] = function
        return function

    def call(self, call: ToolCall) -> ToolResult:
        with self._lock:
            self.stats[call.name] += 1
            tool = self._tools.get(call.name)
        if tool is None:
            return ToolResult(call.name, False, error=f"unknown tool {call.name!r}")
        try:
            return ToolResult(call.name, True, tool(**call.args))
        except ToolError as e:
            return ToolResult(call.name, False, error=str(e))
        except Exception as e:
            return ToolResult(call.name, False, error=f"{type(e).__name__}: {e}")

registry = Registry()

def retry(times, delay=0.001):
    def decorate(function):
        @wraps(function)
        def again(*args, **kwargs):
            for attempt in range(1, times + 1):
                try:
                    return function(*args, attempt=attempt, **kwargs)
                except ToolError:
                    if attempt == times:
                        raise
                    time.sleep(delay * 2 ** attempt)
        return again
    return decorate

class Memo:
    """Calls that are under way already are waited for, not made again."""
    def __init__(self, function):
        self.function, self.made, self.lock, self.futures = function, 0, threading.Lock(), {}

    def __call__(self, executor, key):
        with self.lock:
            if key not in self.futures:
                self.made += 1
                self.futures[key] = executor.submit(self.function, key)
            return self.futures[key]

@registry.tool
def weather(city):
    time.sleep(0.002 * len(city))
    table = {"Paris": 18.5, "Oslo": 7.25, "Cairo": 33.0}
    return {"city": city, "celsius": table[city]}

@registry.tool
@retry(3)
def search(query, limit=2, *, attempt):
    if attempt < 3:
        raise ToolError(f"search failed ({attempt})")
    return [f"{query} result {i}" for i in range(1, limit + 1)]

@registry.tool
@retry(2)
def translate(text, *, attempt):
    raise ToolError(f"no translation for {text!r} after {attempt} attempts")

@registry.tool
def convert(celsius):
    return round(celsius * 9 / 5 + 32, 1)

calls = [ToolCall("weather", {"city": c}) for c in ("Paris", "Oslo", "Cairo", "Atlantis")]
calls += [ToolCall("search", {"query": "snakes", "limit": 3}), ToolCall("translate", {"text": "hognose"}), ToolCall("paint")]

with ThreadPoolExecutor(max_workers=4, thread_name_prefix="tool") as pool:
    futures = {pool.submit(registry.call, call): i for i, call in enumerate(calls)}
    results = [None] * len(calls)
    for future in as_completed(futures, timeout=30):
        results[futures[future]] = future.result()
for result in results:
    print(f"{result.call:<9} {'ok ' if result.ok else 'BAD'} {json.dumps(result.value) if result.ok else result.error}")
print(dict(sorted(registry.stats.items())))

with ThreadPoolExecutor(3) as pool:
    degrees = [r.value["celsius"] for r in results if r.ok and r.call == "weather"]
    print(list(pool.map(convert, degrees)), list(pool.map(pow, [2, 3, 4], [5, 2, 3])))
    memo = Memo(lambda key: (time.sleep(0.001), key.upper())[1])
    print([f.result() for f in [memo(pool, k) for k in "abacab"]], memo.made)
    started, gate = threading.Event(), threading.Event()
    stuck, quick = pool.submit(lambda: (started.set(), gate.wait())), pool.submit(sum, range(101))
    started.wait()
    done, pending = wait([stuck, quick], return_when=FIRST_COMPLETED)
    print([f.result() for f in done], len(pending), stuck.running(), stuck.cancel())
    try:
        stuck.result(timeout=0.005)
    except TimeoutError as e:
        print("timed out:", type(e).__name__, isinstance(e, OSError))
    gate.set()
    print(stuck.result(timeout=5))
    failing = pool.submit(lambda: 1 / 0)
    saw = []
    failing.add_done_callback(lambda f: saw.append(f.exception()))
    try:
        failing.result()
    except ZeroDivisionError as e:
        print("raised here:", e)
print("the callback saw", saw)
try:
    pool.submit(print)
except RuntimeError as e:
    print(e)
#> weather   ok  {"city": "Paris", "celsius": 18.5}
#> weather   ok  {"city": "Oslo", "celsius": 7.25}
#> weather   ok  {"city": "Cairo", "celsius": 33.0}
#> weather   BAD KeyError: 'Atlantis'
#> search    ok  ["snakes result 1", "snakes result 2", "snakes result 3"]
#> translate BAD no translation for 'hognose' after 2 attempts
#> paint     BAD unknown tool 'paint'
#> {'paint': 1, 'search': 1, 'translate': 1, 'weather': 4}
#> [65.3, 45.0, 91.4] [32, 9, 64]
#> ['A', 'B', 'A', 'C', 'A', 'B'] 3
#> [5050] 1 True False
#> timed out: TimeoutError True
#> (None, True)
#> raised here: division by zero
#> the callback saw [ZeroDivisionError('division by zero')]
#> cannot schedule new futures after shutdown
