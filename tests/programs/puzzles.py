### puzzles by search: sudoku, queens, knapsack, knight's tour
import sys, itertools, time
from functools import cache, wraps, total_ordering
from dataclasses import dataclass
from typing import NamedTuple, Iterator
from string import ascii_lowercase as letters
from fractions import Fraction
from math import inf, prod, comb

def counted(func):
    @wraps(func)
    def wrapper(*args, **kw):
        wrapper.calls += 1
        return func(*args, **kw)
    wrapper.calls = 0
    return wrapper

class Contradiction(Exception):
    __slots__ = ()

class Sudoku:
    ROWS, COLS = "ABCDEFGHI", "123456789"
    CELLS = [r + c for r in "ABCDEFGHI" for c in "123456789"]
    UNITS = ([[r + c for c in "123456789"] for r in "ABCDEFGHI"] + [[r + c for r in "ABCDEFGHI"] for c in "123456789"]
             + [[r + c for r in rs for c in cs] for rs in ("ABC", "DEF", "GHI") for cs in ("123", "456", "789")])
    def __init__(self, puzzle):
        self.options = dict.fromkeys(self.CELLS, self.COLS)
        self.peers = {c: set().union(*(u for u in self.UNITS if c in u)) - {c} for c in self.CELLS}
        for cell, ch in zip(self.CELLS, puzzle, strict=True):
            if ch in self.COLS: self.assign(cell, ch)
    def assign(self, cell, digit):
        for other in self.options[cell].replace(digit, ""): self.drop(cell, other)
    def drop(self, cell, digit):
        have = self.options[cell]
        if digit not in have: return
        self.options[cell] = have = have.replace(digit, "")
        if not have: raise Contradiction(f"nothing left at {cell}")
        if len(have) == 1:
            for p in self.peers[cell]: self.drop(p, have)
        for unit in self.UNITS:
            if cell in unit:
                match [c for c in unit if digit in self.options[c]]:
                    case []: raise Contradiction(f"no place for {digit}")
                    case [only] if len(self.options[only]) > 1: self.assign(only, digit)
    @counted
    def solve(self):
        if all(len(v) == 1 for v in self.options.values()): return True
        cell = min((c for c in self.CELLS if len(self.options[c]) > 1), key=lambda c: len(self.options[c]))
        saved = self.options.copy()
        for digit in saved[cell]:
            try:
                self.assign(cell, digit)
                if self.solve(): return True
            except Contradiction: pass
            self.options = saved.copy()
        return False
    def __str__(self):
        lines = [" | ".join(" ".join(self.options[r + c] for c in cs) for cs in ("123", "456", "789")) for r in self.ROWS]
        return "\n------+-------+------\n".join("\n".join(lines[i:i + 3]) for i in range(0, 9, 3))

for puzzle in ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
               "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", "55" + "." * 79, "1234"]:
    try:
        s = Sudoku(puzzle)
        if s.solve(): print(s)
    except (Contradiction, ValueError) as e: print(f"{type(e).__name__}")
print(Sudoku.solve.__name__, Sudoku.solve.calls > 1)

def queens(n: int, placed: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    if len(placed) == n: yield placed; return
    for col in range(n):
        if all(col != c and abs(col - c) != len(placed) - r for r, c in enumerate(placed)):
            yield from queens(n, (*placed, col))
print([sum(1 for _ in queens(n)) for n in range(1, 8)])
print("\n".join(" ".join("Q" if c == q else "." for c in range(8)) for q in next(queens(8))))

class Item(NamedTuple):
    name: str
    weight: int
    value: int
    @property
    def ratio(self): return Fraction(self.value, self.weight)
items = [Item("map", 9, 150), Item("compass", 13, 35), Item("water", 153, 200), Item("sandwich", 50, 160), Item("glucose", 15, 60), Item("tin", 68, 45),
         Item("banana", 27, 60), Item("apple", 39, 40), Item("cheese", 23, 30), Item("beer", 52, 10), Item("cream", 11, 70), Item("camera", 32, 30)]
@cache
def best(i, room):
    if i == len(items): return 0, ()
    skip = best(i + 1, room)
    if (it := items[i]).weight > room: return skip
    value, chosen = best(i + 1, room - it.weight)
    return max(skip, (value + it.value, (it.name, *chosen)))
value, chosen = best(0, 200)
print(value, ", ".join(chosen), best.cache_info().hits > 0, best.cache_info()._fields)
print([f"{i.name}={i.ratio}" for i in sorted(items, key=lambda i: i.ratio, reverse=True)[:4]], items[0]._replace(value=1))

def tour(n, start=(0, 0)):
    moves = [(a * i, b * j) for a, b in ((1, 2), (2, 1)) for i in (1, -1) for j in (1, -1)]
    board, at = {start: 1}, start
    free = lambda p: [q for d in moves if (q := (p[0] + d[0], p[1] + d[1])) not in board and all(0 <= v < n for v in q)]
    while choices := free(at):
        at = min(choices, key=lambda q: (len(free(q)), q))
        board[at] = len(board) + 1
    return board
board = tour(6)
for r in range(6): print(*(f"{board.get((r, c), 0):>2}" for c in range(6)))

def alphametic(puzzle):
    words = puzzle.replace("=", "+").replace(" ", "").split("+")
    names = sorted(set("".join(words)))
    for digits in itertools.permutations(range(10), len(names)):
        d = dict(zip(names, digits))
        if 0 in (d[w[0]] for w in words): continue
        *parts, total = (sum(d[c] * 10 ** i for i, c in enumerate(reversed(w))) for w in words)
        if sum(parts) == total: return puzzle.translate({ord(k): str(v) for k, v in d.items()})
print(alphametic("NO + GUN = HUNT"), alphametic("A + A = A"))
def hanoi(n, a="A", b="B", c="C"):
    if n: yield from hanoi(n - 1, a, c, b); yield f"{a}>{c}"; yield from hanoi(n - 1, b, a, c)
print(*hanoi(3), len(list(hanoi(8))), prod(range(1, 8)), comb(8, 3), inf > 10 ** 400)
#> 5 3 4 | 6 7 8 | 9 1 2
#> 6 7 2 | 1 9 5 | 3 4 8
#> 1 9 8 | 3 4 2 | 5 6 7
#> ------+-------+------
#> 8 5 9 | 7 6 1 | 4 2 3
#> 4 2 6 | 8 5 3 | 7 9 1
#> 7 1 3 | 9 2 4 | 8 5 6
#> ------+-------+------
#> 9 6 1 | 5 3 7 | 2 8 4
#> 2 8 7 | 4 1 9 | 6 3 5
#> 3 4 5 | 2 8 6 | 1 7 9
#> 4 1 7 | 3 6 9 | 8 2 5
#> 6 3 2 | 1 5 8 | 9 4 7
#> 9 5 8 | 7 2 4 | 3 1 6
#> ------+-------+------
#> 8 2 5 | 4 3 7 | 1 6 9
#> 7 9 1 | 5 8 6 | 4 3 2
#> 3 4 6 | 9 1 2 | 7 5 8
#> ------+-------+------
#> 2 8 9 | 6 4 3 | 5 7 1
#> 5 7 3 | 2 9 1 | 6 8 4
#> 1 6 4 | 8 7 5 | 2 9 3
#> Contradiction
#> ValueError
#> solve True
#> [1, 0, 0, 2, 10, 4, 40]
#> Q . . . . . . .
#> . . . . Q . . .
#> . . . . . . . Q
#> . . . . . Q . .
#> . . Q . . . . .
#> . . . . . . Q .
#> . Q . . . . . .
#> . . . Q . . . .
#> 605 map, compass, sandwich, glucose, banana, apple, cream, camera True ('hits', 'misses', 'maxsize', 'currsize')
#> ['map=50/3', 'cream=70/11', 'glucose=4', 'sandwich=16/5'] Item(name='map', weight=9, value=1)
#>  1 28  9 20  3 30
#> 10 21  2 29 16 19
#> 35  8 27 18 31  4
#> 22 11 34 15 26 17
#>  7 36 13 24  5 32
#> 12 23  6 33 14 25
#> None None
#> A>C A>B C>B A>C B>A B>C A>C 255 5040 56 True
