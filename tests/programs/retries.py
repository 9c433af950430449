### decorators as models write them: retry with back-off, memoise with a limit, rate limit, deprecation
import functools
import itertools
import json
import random
import time
import warnings
from collections import OrderedDict
from contextlib import ExitStack, contextmanager, suppress
from typing import Callable, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def retry(*exceptions: type[Exception], attempts: int = 3, delay: float = 0.1, backoff: float = 2.0,
          sleep: Callable[[float], None] = time.sleep, jitter: random.Random | None = None):
    def decorator(func: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(func)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            pause = delay
            for attempt in itertools.count(1):
                try:
                    return func(*args, **kwargs)
                except exceptions as e:
                    if attempt >= attempts:
                        e.add_note(f"gave up after {attempt} attempts")
                        raise
                    sleep(pause + (jitter.uniform(0, 0.01) if jitter else 0))
                    pause *= backoff
        wrapper.attempts = attempts
        return wrapper
    return decorator


class lru_dict(OrderedDict):
    def __init__(self, limit):
        super().__init__()
        self.limit = limit

    def __getitem__(self, key):
        value = super().__getitem__(key)
        self.move_to_end(key)
        return value

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        while len(self) > self.limit:
            oldest, _ = self.popitem(last=False)
            print("evict", oldest)


def memoise(limit=2):
    def decorator(func):
        cache = lru_dict(limit)

        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            key = json.dumps([args, kwargs], sort_keys=True, default=repr)
            try:
                return cache[key]
            except KeyError:
                cache[key] = result = func(*args, **kwargs)
                return result
        wrapper.cache = cache
        return wrapper
    return decorator


def deprecated(instead):
    def decorator(func):
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            warnings.warn(f"{func.__name__} is deprecated, use {instead}", DeprecationWarning, stacklevel=2)
            return func(*args, **kwargs)
        return wrapper
    return decorator


class RateLimiter:
    def __init__(self, calls, period, clock):
        self.calls, self.period, self.clock, self.stamps = calls, period, clock, []

    def __call__(self, func):
        @functools.wraps(func)
        def wrapper(*args):
            now = self.clock()
            self.stamps = [s for s in self.stamps if now - s < self.period]
            if len(self.stamps) >= self.calls:
                raise RuntimeError(f"rate limit: wait {self.period - (now - self.stamps[0]):.1f}s")
            self.stamps.append(now)
            return func(*args)
        return wrapper


slept = []
failures = iter([ConnectionError("reset"), TimeoutError("slow")])


@retry(ConnectionError, TimeoutError, attempts=4, sleep=slept.append, jitter=random.Random(7))
def flaky(x, *, y=1):
    """Fails twice."""
    for e in failures:
        raise e
    return x + y


@retry(ValueError, attempts=2, sleep=slept.append)
def hopeless():
    raise ValueError("never works")


print(flaky(1, y=2), [round(s, 4) for s in slept], flaky.__name__, flaky.__doc__, flaky.attempts)
try:
    hopeless()
except ValueError as e:
    print(e, e.__notes__)


@memoise()
def square(n, power=2):
    print("computing", n, power)
    return n ** power


print([square(n) for n in (2, 3, 2, 4, 3)], square(2, power=5), len(square.cache))


@deprecated("new_api()")
def old_api():
    return 42


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(old_api())
print(caught[0].category.__name__, caught[0].message)
ticks = iter([0.0, 0.1, 0.2, 1.05, 1.1])


@RateLimiter(2, 1.0, lambda: next(ticks))
def ping(n):
    return f"pong {n}"


for n in range(5):
    try:
        print(ping(n))
    except RuntimeError as e:
        print(e)


@contextmanager
def step(name):
    print("enter", name)
    try:
        yield name.upper()
    except KeyError as e:
        print(name, "swallowed", e)
    finally:
        print("leave", name)


with ExitStack() as stack:
    names = [stack.enter_context(step(n)) for n in ("one", "two")]
    stack.callback(print, "callback", *names)
    raise KeyError("lost")
with suppress(ZeroDivisionError):
    1 / 0
print(functools.reduce(lambda f, g: lambda x: g(f(x)), [str, len, bool])(12345))
#> 3 [0.1032, 0.2015] flaky Fails twice. 4
#> never works ['gave up after 2 attempts']
#> computing 2 2
#> computing 3 2
#> computing 4 2
#> evict [[3], {}]
#> computing 3 2
#> evict [[2], {}]
#> computing 2 5
#> evict [[4], {}]
#> [4, 9, 4, 16, 9] 32 2
#> 42
#> DeprecationWarning old_api is deprecated, use new_api()
#> pong 0
#> pong 1
#> rate limit: wait 0.8s
#> pong 3
#> pong 4
#> enter one
#> enter two
#> callback ONE TWO
#> two swallowed 'lost'
#> leave two
#> leave one
#> True
