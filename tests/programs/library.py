### a lending library: state machines, generators as pipelines, dunders
from __future__ import annotations
import bisect, functools, itertools, operator, string, sys, textwrap, traceback
from collections import defaultdict, namedtuple, Counter, ChainMap
from contextlib import contextmanager, nullcontext, closing
from dataclasses import dataclass, field, InitVar
from datetime import date, timedelta
from enum import Enum, auto, nonmember, member
from typing import ClassVar, Iterator, Generator, Sequence

class State(Enum):
    _ignore_ = ["n"]
    SHELF = "on the shelf"
    LOANED = "lent out"
    HELD = "kept for a reader"
    LOST = "lost"
    MOVES = nonmember({("SHELF", "lend"): "LOANED", ("LOANED", "give_back"): "SHELF", ("LOANED", "lose"): "LOST", ("SHELF", "hold"): "HELD", ("HELD", "lend"): "LOANED", ("LOST", "find"): "SHELF"})
    def after(self, verb: str) -> State:
        try: return State[self.MOVES[self.name, verb]]
        except KeyError: raise IllegalMove(self, verb) from None
    def __str__(self): return self.value

class IllegalMove(RuntimeError):
    def __init__(self, state, verb):
        self.state, self.verb = state, verb
        super().__init__(f"cannot {verb.replace('_', ' ')} what is {state}")

@dataclass(order=True)
class Book:
    sort_key: tuple = field(init=False, repr=False)
    title: str
    author: str
    year: int = 0
    shelf: InitVar[str | None] = None
    state: State = field(default=State.SHELF, compare=False)
    fine_per_day: ClassVar[float] = 0.25
    def __post_init__(self, shelf):
        first, _, last = self.author.rpartition(" ")
        self.sort_key = (last.casefold(), self.year, self.title)
        self.where = shelf or string.ascii_uppercase[len(last) % 26] + f"{self.year % 100:02d}"
    def __getattr__(self, verb):
        if verb in {v for _, v in State.MOVES}:
            def move(*, when=None):
                self.state = self.state.after(verb)
                return self
            return move
        raise AttributeError(f"{type(self).__name__!s} cannot {verb!r}", name=verb, obj=self)
    def __format__(self, spec):
        match spec.partition(":"):
            case ["short", _, width]: return textwrap.shorten(self.title, int(width or 20), placeholder="…")
            case ["", _, _]: return f"{self.title} ({self.author}, {self.year or 'n.d.'})"
            case [other, *_]: raise ValueError(f"unknown format {other!r} for {type(self).__name__}")

class Shelf(Sequence):
    def __init__(self, books=()): self._books = sorted(books)
    def __len__(self): return len(self._books)
    def __getitem__(self, key):
        match key:
            case slice(): return type(self)(self._books[key])
            case int(): return self._books[key]
            case str(): return next((b for b in self._books if key.lower() in b.title.lower()), None)
            case (int() as lo, int() as hi) | range(start=lo, stop=hi): return [b for b in self if lo <= b.year < hi]
        raise TypeError(f"{type(self).__name__} indices must not be {type(key).__name__}")
    def add(self, book): bisect.insort(self._books, book); return self
    __lshift__ = add
    def __matmul__(self, author): return Shelf(filter(lambda b: author in b.author, self))
    def __repr__(self): return f"{self.__class__.__name__}<{', '.join(f'{b:short:14}' for b in self)}>"

shelf = Shelf([Book("Emma", "Jane Austen", 1815), Book("The Trial", "Franz Kafka", 1925), Book("Persuasion", "Jane Austen", 1817, "Z1"), Book("Beowulf", "Anonymous")])
shelf << Book("The Left Hand of Darkness", "Ursula K. Le Guin", 1969) << Book("Amerika", "Franz Kafka", 1927)
print(shelf, len(shelf), shelf[1:3], shelf["trial"], shelf[1900, 1930], shelf[range(1800, 1816)], sep="\n")
print(shelf @ "Kafka", shelf[0] in shelf, shelf.index(shelf[2]), [b.where for b in reversed(shelf)], f"{shelf[-1]}", "{:short:9}|{}".format(shelf[3], shelf[0]))
for attempt in ("lend", "lend", "give_back", "hold", "lend", "lose", "give_back", "find", "burn"):
    try: print(f"{attempt:<10}", getattr(shelf[0], attempt)().state)
    except IllegalMove as e: print(f"{attempt:<10} !! {e} [{e.state.name}, {e.verb}]")
    except AttributeError as e: print(f"{attempt:<10} !! {e} {e.name} {e.obj is shelf[0]}")
for f in (lambda: shelf[1.5], lambda: f"{shelf[0]:long}", lambda: shelf[99], lambda: shelf < shelf, lambda: Book(), lambda: Book("a", "b") < 3, lambda: State("nowhere"), lambda: State["NO"], lambda: shelf.nothing):
    try: print(f())
    except Exception as e: print(*traceback.format_exception_only(e), end="")

def coroutine(func):
    @functools.wraps(func)
    def start(*args, **kw):
        gen = func(*args, **kw)
        next(gen)
        return gen
    return start
@coroutine
def average():
    total, n, result = 0, 0, None
    while True:
        try: value = yield result
        except ValueError as e: total, n, result = 0, 0, f"reset by {e}"; continue
        except GeneratorExit: print("closed at", n); raise
        total += value; n += 1
        result = round(total / n, 2)
@coroutine
def broadcast(*targets):
    while True:
        item = yield
        for t in targets: t.send(item)
with closing(average()) as avg: print([avg.send(v) for v in (10, 20, 40)], avg.throw(ValueError("hand")), avg.send(3))
@coroutine
def collect(into, test=lambda _: True):
    while True:
        if test(item := (yield)): into.append(item)
evens, words = [], []
hub = broadcast(collect(evens, lambda x: isinstance(x, int) and x % 2 == 0), collect(words, lambda x: isinstance(x, str)))
for item in (1, "a", 2, 3.5, 4, "b"): hub.send(item)
print(evens, words)
def subtotal(rows) -> Generator[str, None, int]:
    total = 0
    for name, n in rows:
        yield f"  {name:.<12}{n:.>4}"
        total += n
    return total
def report(groups):
    grand = 0
    for title, rows in groups.items():
        yield title.upper()
        grand += (part := (yield from subtotal(rows)))
        yield f"  {'=' * 12}{part:>4}"
    return grand
gen = report({"fiction": [("lent", 12), ("lost", 1)], "poetry": [("lent", 3)]})
while True:
    try: print(next(gen))
    except StopIteration as stop: print("all:", stop.value); break
Loan = namedtuple("Loan", "who title day")
loans = [Loan(w, b.title, date(2024, 1, 31) + timedelta(days=9 * i)) for i, (w, b) in enumerate(zip(itertools.cycle(["Ann", "Bob", "Cy"]), shelf))]
today = date(2024, 3, 1)
for who, group in itertools.groupby(sorted(loans, key=operator.attrgetter("who", "day")), operator.attrgetter("who")):
    late = {l.title: (today - l.day).days - 14 for l in group}
    print(f"{who:<4}{sum(max(d, 0) for d in late.values()) * Book.fine_per_day:>7.2f}", {f"{t:.10}": d for t, d in late.items()})
try:
    try: shelf[0].lend().lend()
    finally: print("finally")
except IllegalMove as e:
    print(type(e).__mro__[1].__name__, e.args, e.__suppress_context__, traceback.extract_tb(e.__traceback__)[-1].name)
#> Shelf<Beowulf, Emma, Persuasion, The Left Hand…, The Trial, Amerika>
#> 6
#> Shelf<Emma, Persuasion>
#> Book(title='The Trial', author='Franz Kafka', year=1925, state=<State.SHELF: 'on the shelf'>)
#> [Book(title='The Trial', author='Franz Kafka', year=1925, state=<State.SHELF: 'on the shelf'>), Book(title='Amerika', author='Franz Kafka', year=1927, state=<State.SHELF: 'on the shelf'>)]
#> [Book(title='Emma', author='Jane Austen', year=1815, state=<State.SHELF: 'on the shelf'>)]
#> Shelf<The Trial, Amerika> True 2 ['F27', 'F25', 'E69', 'Z1', 'G15', 'J00'] Amerika (Franz Kafka, 1927) The Left…|Beowulf (Anonymous, n.d.)
#> lend       lent out
#> lend       !! cannot lend what is lent out [LOANED, lend]
#> give_back  on the shelf
#> hold       kept for a reader
#> lend       lent out
#> lose       lost
#> give_back  !! cannot give back what is lost [LOST, give_back]
#> find       on the shelf
#> burn       !! Book cannot 'burn' burn True
#> TypeError: Shelf indices must not be float
#> ValueError: unknown format 'long' for Book
#> IndexError: list index out of range
#> TypeError: '<' not supported between instances of 'Shelf' and 'Shelf'
#> TypeError: Book.__init__() missing 2 required positional arguments: 'title' and 'author'
#> TypeError: '<' not supported between instances of 'Book' and 'int'
#> ValueError: 'nowhere' is not a valid State
#> KeyError: 'NO'
#> AttributeError: 'Shelf' object has no attribute 'nothing'
#> [10.0, 15.0, 23.33] reset by hand 3.0
#> closed at 1
#> [2, 4] ['a', 'b']
#> FICTION
#>   lent..........12
#>   lost...........1
#>   ============  13
#> POETRY
#>   lent...........3
#>   ============   3
#> all: 16
#> Ann    4.00 {'Beowulf': 16, 'The Left H': -11}
#> Bob    1.75 {'Emma': 7, 'The Trial': -20}
#> Cy     0.00 {'Persuasion': -2, 'Amerika': -29}
#> finally
#> RuntimeError ('cannot lend what is lent out',) True after
