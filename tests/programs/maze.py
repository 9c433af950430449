### mazes and word ladders: breadth first, A*, union-find
import heapq, random
from collections import deque, defaultdict
from dataclasses import dataclass, KW_ONLY
from typing import Generic, TypeVar, Hashable, Callable, Iterable, Optional
import string

N = TypeVar("N", bound=Hashable)

class UnionFind(Generic[N]):
    def __init__(self): self.parent: dict[N, N] = {}
    def __getitem__(self, x: N) -> N:
        root = x
        while (up := self.parent.setdefault(root, root)) != root: root = up
        while self.parent[x] != root: self.parent[x], x = root, self.parent[x]
        return root
    def join(self, a, b):
        ra, rb = self[a], self[b]
        self.parent[ra] = rb
        return ra != rb

@dataclass
class Maze:
    width: int
    height: int
    _: KW_ONLY
    seed: int = 0
    def __post_init__(self):
        rng, sets = random.Random(self.seed), UnionFind[tuple[int, int]]()
        walls = [((r, c), (r + dr, c + dc)) for r in range(self.height) for c in range(self.width) for dr, dc in ((0, 1), (1, 0)) if r + dr < self.height and c + dc < self.width]
        rng.shuffle(walls)
        self.links = defaultdict(set)
        for a, b in walls:
            if sets.join(a, b): self.links[a].add(b); self.links[b].add(a)
    def render(self, path=()):
        marks = dict.fromkeys(path, "*")
        yield "+" + "--+" * self.width
        for r in range(self.height):
            cells, floor = "|", "+"
            for c in range(self.width):
                cells += f"{marks.get((r, c), ''):^2}" + (" " if (r, c + 1) in self.links[r, c] else "|")
                floor += ("  " if (r + 1, c) in self.links[r, c] else "--") + "+"
            yield cells
            yield floor

def bfs(start: N, goal: Callable[[N], bool] | N, neighbours: Callable[[N], Iterable[N]]) -> Optional[list[N]]:
    done = goal if callable(goal) else goal.__eq__
    came, todo = {start: None}, deque([start])
    while todo:
        node = todo.popleft()
        if done(node):
            path = [node]
            while (node := came[node]) is not None: path.append(node)
            return path[::-1]
        for n in neighbours(node):
            if n not in came: came[n] = node; todo.append(n)
    else:
        return None

maze = Maze(10, 6, seed=3)
print(maze, sum(map(len, maze.links.values())) // 2)
path = bfs((0, 0), (5, 9), lambda p: sorted(maze.links[p]))
print(*maze.render(path), len(path), sep="\n")
try: Maze(3, 3, 5)
except TypeError as e: print(e)

GRID = """\
S..#......
.#.#.####.
.#...#..#.
.####.#.#.
......#..E
.##.#####.
...~~~~...""".splitlines()
COST = {".": 1, "~": 5, "S": 0, "E": 1}
cells = {(r, c): ch for r, row in enumerate(GRID) for c, ch in enumerate(row)}
start, end = (next(p for p, ch in cells.items() if ch == want) for want in "SE")
def astar(start, end):
    h = lambda p: abs(p[0] - end[0]) + abs(p[1] - end[1])
    heap, best, came = [(h(start), 0, start)], {start: 0}, {}
    while heap:
        _, cost, at = heapq.heappop(heap)
        if at == end:
            path = [at]
            while path[-1] in came: path.append(came[path[-1]])
            return cost, path[::-1], len(best)
        if cost > best[at]: continue
        for d in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            p = at[0] + d[0], at[1] + d[1]
            if (ch := cells.get(p, "#")) != "#" and (new := cost + COST[ch]) < best.get(p, float("inf")):
                best[p], came[p] = new, at
                heapq.heappush(heap, (new + h(p), new, p))
    raise LookupError(f"no way from {start} to {end}")
cost, path, seen = astar(start, end)
print(f"{cost = }, {len(path) = }, {seen = !r:>5}")
for r, row in enumerate(GRID): print("".join("o" if (r, c) in path and ch == "." else ch for c, ch in enumerate(row)))
try: astar(start, (99, 99))
except LookupError as e: print(e)

WORDS = set("cold cord card ward warm word worm form fork cork core care bare bore born corn warn war wart cart dart".split())
buckets = defaultdict(set)
for w in WORDS:
    for i in range(len(w)): buckets[w[:i] + "_" + w[i + 1:]].add(w)
ladder = lambda w: sorted(n for i in range(len(w)) for n in buckets[w[:i] + "_" + w[i + 1:]] - {w})
for a, b in [("cold", "warm"), ("dart", "fork"), ("war", "cold"), ("born", "born")]:
    print(f"{a} to {b}:", " > ".join(steps) if (steps := bfs(a, b, ladder)) else "impossible")
print(max(((k, sorted(v)) for k, v in buckets.items()), key=lambda kv: (len(kv[1]), kv[0])))
groups = UnionFind[str]()
for v in buckets.values():
    first, *rest = sorted(v)
    for w in rest: groups.join(first, w)
families = defaultdict(list)
for w in sorted(WORDS): families[groups[w]].append(w)
print(sorted(map(len, families.values())), [f for f in families.values() if len(f) < 4])
jugs = bfs((0, 0), lambda s: 4 in s, lambda s: [(3, s[1]), (s[0], 5), (0, s[1]), (s[0], 0), (s[0] - (d := min(s[0], 5 - s[1])), s[1] + d), (s[0] + (e := min(s[1], 3 - s[0])), s[1] - e)])
print(jugs, UnionFind[int], UnionFind.__parameters__, [*Maze.__annotations__])
#> Maze(width=10, height=6, seed=3) 59
#> +--+--+--+--+--+--+--+--+--+--+
#> |*  *  *  * |  |*  *  *  * |  |
#> +--+--+--+  +  +  +--+  +  +  +
#> |  |     |*  *  * |  |  |*    |
#> +  +  +--+--+  +--+  +--+  +  +
#> |  |  |              |  |* |  |
#> +  +  +--+  +--+--+  +  +  +--+
#> |                 |  |*  *    |
#> +  +--+  +  +--+  +--+  +--+--+
#> |  |     |  |     |   *  * |  |
#> +--+  +--+  +  +--+--+--+  +  +
#> |        |  |        |   *  * |
#> +--+--+--+--+--+--+--+--+--+--+
#> 19
#> Maze.__init__() takes 3 positional arguments but 4 were given
#> cost = 17, len(path) = 18, seen =    34
#> Soo#oooooo
#> .#o#o####o
#> .#ooo#..#o
#> .####.#.#o
#> ......#..E
#> .##.#####.
#> ...~~~~...
#> no way from (0, 0) to (99, 99)
#> cold to warm: cold > cord > card > ward > warm
#> dart to fork: dart > cart > card > cord > cork > fork
#> war to cold: impossible
#> born to born: born
#> ('war_', ['ward', 'warm', 'warn', 'wart'])
#> [1, 20] [['war']]
#> [(0, 0), (0, 5), (3, 2), (0, 2), (2, 0), (2, 5), (3, 4)] __main__.UnionFind[int] (~N,) ['width', 'height', '_', 'seed']
