### the game of life, in sets and in rows
from collections import Counter
from itertools import product, islice, takewhile, cycle
from functools import lru_cache, reduce
from typing import Iterator, Self, Generator
import textwrap, operator

class Life:
    OFFSETS = [d for d in product((-1, 0, 1), repeat=2) if any(d)]
    def __init__(self, cells=(), rule="B3/S23"):
        self.cells = frozenset(cells)
        self.birth, self.survive = (set(map(int, part[1:])) for part in rule.split("/"))
        self.rule = rule
    @classmethod
    def parse(cls, text, **kw) -> Self:
        return cls(((r, c) for r, line in enumerate(textwrap.dedent(text).strip("\n").split("\n")) for c, ch in enumerate(line) if ch in "#*O"), **kw)
    @classmethod
    def rle(cls, code) -> Self:
        cells, r, c, n = set(), 0, 0, ""
        for ch in code:
            match ch:
                case d if d.isdigit(): n += d; continue
                case "b": c += int(n or 1)
                case "o": cells |= {(r, c + i) for i in range(int(n or 1))}; c += int(n or 1)
                case "$": r, c = r + int(n or 1), 0
                case "!": break
                case _: raise ValueError(f"bad run {ch!r}")
            n = ""
        return cls(cells)
    def __next__(self):
        near = Counter((r + dr, c + dc) for r, c in self.cells for dr, dc in self.OFFSETS)
        return type(self)((p for p, n in near.items() if n in (self.survive if p in self.cells else self.birth)), rule=self.rule)
    def generations(self) -> Generator[Self, int, None]:
        state = self
        while True:
            skip = yield state
            for _ in range(skip or 1): state = next(state)
    def __len__(self): return len(self.cells)
    def __eq__(self, other): return self.cells == other.cells if isinstance(other, Life) else NotImplemented
    def __hash__(self): return hash(self.cells)
    def __contains__(self, p): return p in self.cells
    def __or__(self, other): return Life(self.cells | other.cells, self.rule)
    def __rshift__(self, d): return Life(((r + d[0], c + d[1]) for r, c in self.cells), self.rule)
    @property
    def bounds(self): return tuple((min(a), max(a) + 1) for a in zip(*self.cells)) if self else ((0, 0), (0, 0))
    def __str__(self):
        rows, cols = self.bounds
        return "\n".join("".join(".#"[(r, c) in self] for c in range(*cols)) for r in range(*rows))
    def __repr__(self): return f"{type(self).__qualname__}({len(self)} cells, {self.rule})"
    def period(self, limit=100):
        seen = {}
        for n, state in enumerate(islice(self.generations(), limit)):
            normal = state >> tuple(-lo for lo, _ in state.bounds)
            if normal in seen:
                before, box = seen[normal]
                move = tuple(a[0] - b[0] for a, b in zip(state.bounds, box))
                return before, n - before, move
            seen[normal] = n, state.bounds
        return None

glider = Life.parse("""
    .#.
    ..#
    ###
""")
shapes = {"glider": glider, "blinker": Life.parse("***"), "block": Life.parse("OO\nOO"), "pulsar?": Life.rle("3o2b3o$o6bo$3o2b3o!"), "lwss": Life.rle("bo2bo$o4b$o3bo$4o!"), "r": Life.rle("b2o$2o$bo!"), "empty": Life()}
for name, shape in shapes.items():
    print(f"{name:8} {shape!r:<32} {shape.period()}")
for g in islice(glider.generations(), 4): print(g, end="\n\n")
gen = shapes["r"].generations()
print([len(next(gen))] + [len(gen.send(k)) for k in (1, 2, 3, 4, 10, 20)])
print(next(iter(islice(shapes["r"].generations(), 30, None))))
both = glider | shapes["block"] >> (6, 6)
print(*(len(g) for g in islice(both.generations(), 40)))
print(both == both >> (0, 0), both != glider, glider == 3, bool(Life()), len({glider, glider >> (0, 0), both}))
high = Life.parse(".###\n#..#\n#..#\n###.", rule="B36/S23")
print(high.period(60), *(len(g) for g in islice(high.generations(), 13)))
try: Life.rle("3o2x!")
except ValueError as e: print(e)

def elementary(rule, width, steps):
    table = {tuple(map(int, f"{i:03b}")): rule >> i & 1 for i in range(8)}
    row = [int(i == width // 2) for i in range(width)]
    for _ in range(steps):
        yield "".join(" █"[c] for c in row)
        row = [table[t] for t in zip(row[-1:] + row[:-1], row, row[1:] + row[:1])]
for rule in 30, 90:
    print(f"rule {rule}".center(31, "="), *elementary(rule, 31, 12), sep="\n")
#> glider   Life(5 cells, B3/S23)            (0, 4, (1, 1))
#> blinker  Life(3 cells, B3/S23)            (0, 2, (0, 0))
#> block    Life(4 cells, B3/S23)            (0, 1, (0, 0))
#> pulsar?  Life(14 cells, B3/S23)           None
#> lwss     Life(9 cells, B3/S23)            (0, 4, (0, -2))
#> r        Life(5 cells, B3/S23)            None
#> empty    Life(0 cells, B3/S23)            (0, 1, (0, 0))
#> .#.
#> ..#
#> ###
#>
#> #.#
#> .##
#> .#.
#>
#> ..#
#> #.#
#> .##
#>
#> #..
#> .##
#> ##.
#>
#> [5, 6, 9, 12, 11, 32, 33]
#> ...........####.
#> ..##......##...#
#> .#.#......#...##
#> ##.#.......##...
#> .##.............
#> ..#........###..
#> ..........##....
#> 9 9 9 9 9 9 9 9 9 9 9 11 6 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
#> True True False False 2
#> (16, 1, (0, 0)) 10 14 16 20 24 36 20 40 26 36 24 30 36
#> bad run 'x'
#> ============rule 30============
#>                █               
#>               ███              
#>              ██  █             
#>             ██ ████            
#>            ██  █   █           
#>           ██ ████ ███          
#>          ██  █    █  █         
#>         ██ ████  ██████        
#>        ██  █   ███     █       
#>       ██ ████ ██  █   ███      
#>      ██  █    █ ████ ██  █     
#>     ██ ████  ██ █    █ ████    
#> ============rule 90============
#>                █               
#>               █ █              
#>              █   █             
#>             █ █ █ █            
#>            █       █           
#>           █ █     █ █          
#>          █   █   █   █         
#>         █ █ █ █ █ █ █ █        
#>        █               █       
#>       █ █             █ █      
#>      █   █           █   █     
#>     █ █ █ █         █ █ █ █    
