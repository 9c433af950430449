### simulations of queues: a bank, an elevator, a random walk
import heapq, random, statistics
from collections import deque
from dataclasses import dataclass, field
from enum import Enum, IntEnum, Flag, auto
from itertools import count
from typing import Optional, Protocol, ClassVar

class Priority(IntEnum):
    VIP = 0
    NORMAL = 1
    LATE = 2

@dataclass(order=True)
class Event:
    time: float
    priority: Priority
    seq: int = field(default_factory=count().__next__, repr=False)
    action: object = field(compare=False, default=None, repr=False)
    args: tuple = field(compare=False, default=())

class Simulator:
    def __init__(self): self.now, self.queue, self.log = 0.0, [], []
    def at(self, delay, action, *args, priority=Priority.NORMAL):
        heapq.heappush(self.queue, e := Event(self.now + delay, priority, action=action, args=args))
        return e
    def run(self, until=float("inf")):
        while self.queue and self.queue[0].time <= until:
            event = heapq.heappop(self.queue)
            self.now = event.time
            event.action(*event.args)
        return len(self.queue)

class Bank:
    def __init__(self, sim, tellers, seed):
        self.sim, self.rng, self.free, self.line = sim, random.Random(seed), list(range(tellers)), deque()
        self.waits, self.longest, self.served = [], 0, dict.fromkeys(range(tellers), 0)
    def arrive(self, n, limit):
        self.line.append((n, self.sim.now))
        self.longest = max(self.longest, len(self.line))
        self.serve()
        if n < limit: self.sim.at(self.rng.randint(1, 4), self.arrive, n + 1, limit)
    def serve(self):
        while self.free and self.line:
            teller = self.free.pop(self.rng.randrange(len(self.free)))
            n, came = self.line.popleft()
            self.waits.append(self.sim.now - came)
            self.sim.at(self.rng.choice((3, 5, 8)), self.done, teller, n, priority=Priority.VIP)
    def done(self, teller, n):
        self.free.append(teller)
        self.served[teller] += 1
        self.serve()

for tellers in 1, 2, 3:
    sim = Simulator()
    bank = Bank(sim, tellers, seed=42)
    sim.at(0, bank.arrive, 1, 30)
    left = sim.run(until=60)
    mid = f"{left} waiting events, {len(bank.line)} in line"
    sim.run()
    print(f"{tellers} tellers: {mid}; ends {sim.now:g}, mean wait {statistics.mean(bank.waits):.2f}, max {max(bank.waits):g}, longest {bank.longest}, {bank.served}")
print(Event(1.5, Priority.LATE), Event(1, Priority.VIP) < Event(1, Priority.NORMAL), Event(2, Priority.VIP) > Event(2, Priority.VIP))

class Doors(Flag):
    CLOSED = 0
    FRONT = auto()
    BACK = auto()
    BOTH = FRONT | BACK

class Direction(Enum):
    UP, DOWN, IDLE = 1, -1, 0
    def __neg__(self): return Direction(-self.value)
    @property
    def arrow(self): return {self.UP: "^", self.DOWN: "v"}.get(self, "-")

class Elevator:
    capacity: ClassVar[int] = 3
    def __init__(self, floors): self.floors, self.floor, self.direction, self.inside, self.calls = floors, 0, Direction.IDLE, [], {}
    def call(self, who, source, target):
        if not 0 <= target < self.floors: raise ValueError(f"{who}: no floor {target}")
        self.calls.setdefault(source, []).append((who, target))
    def targets(self): return {t for _, t in self.inside} | (set(self.calls) if len(self.inside) < self.capacity else set())
    def step(self) -> Optional[str]:
        out = [w for w, t in self.inside if t == self.floor]
        self.inside = [p for p in self.inside if p[1] != self.floor]
        waiting = self.calls.pop(self.floor, [])
        into, rest = waiting[:(room := self.capacity - len(self.inside))], waiting[room:]
        self.inside += into
        if rest: self.calls[self.floor] = rest
        doors = (Doors.FRONT if out else Doors.CLOSED) | (Doors.BACK if into else Doors.CLOSED)
        line = f"{self.floor}{self.direction.arrow} {doors!s:<12} -{','.join(out)} +{','.join(w for w, _ in into)} [{len(self.inside)}]"
        ahead = {t for t in self.targets() if (t - self.floor) * self.direction.value > 0}
        if not ahead:
            others = self.targets() - {self.floor}
            if not others: self.direction = Direction.IDLE
            elif self.direction is Direction.IDLE: self.direction = Direction.UP if min(others, key=lambda f: (abs(f - self.floor), f)) > self.floor else Direction.DOWN
            else: self.direction = -self.direction
        self.floor += self.direction.value
        return line if doors or self.direction is Direction.IDLE else None
lift = Elevator(8)
for call in [("Ann", 3, 7), ("Bob", 5, 0), ("Cid", 3, 1), ("Dee", 3, 4), ("Eve", 3, 6), ("Flo", 2, 9)]:
    try: lift.call(*call)
    except ValueError as e: print(e)
for _ in range(60):
    if line := lift.step(): print(line)
    if lift.direction is Direction.IDLE and not lift.calls: break
print(list(Direction), Doors.BOTH, repr(~Doors.FRONT), list(Doors.BOTH), Doors.BACK in Doors.BOTH, Doors(0), Direction["UP"].arrow)

rng = random.Random("walk")
x = y = 0
path = [(x, y)]
for dx, dy in rng.choices([(0, 1), (1, 0), (0, -1), (-1, 0)], weights=[3, 2, 2, 2], k=60):
    x, y = x + dx, y + dy
    path.append((x, y))
xs, ys = zip(*path)
for row in range(max(ys), min(ys) - 1, -1):
    print("".join("o" if (c, row) == path[0] else "x" if (c, row) == path[-1] else "." if (c, row) in path else " " for c in range(min(xs), max(xs) + 1)).rstrip())
print(f"distance {abs(complex(x, y)):.3f}, {len(set(path))} cells", rng.sample(range(100), 5), rng.gauss(0, 1), rng.uniform(2, 3), rng.shuffle(xs := list("abcdef")), xs, rng.expovariate(2), rng.triangular(0, 1))
#> 1 tellers: 1 waiting events, 18 in line; ends 163, mean wait 48.53, max 100, longest 18, {0: 30}
#> 2 tellers: 3 waiting events, 5 in line; ends 81, mean wait 8.13, max 16, longest 6, {0: 14, 1: 16}
#> 3 tellers: 4 waiting events, 0 in line; ends 81, mean wait 0.10, max 2, longest 1, {0: 9, 1: 10, 2: 11}
#> Event(time=1.5, priority=<Priority.LATE: 2>, args=()) True False
#> Flo: no floor 9
#> 3^ Doors.BACK   - +Ann,Cid,Dee [3]
#> 4^ Doors.FRONT  -Dee + [2]
#> 5^ Doors.BACK   - +Bob [3]
#> 7^ Doors.FRONT  -Ann + [2]
#> 3v Doors.BACK   - +Eve [3]
#> 1v Doors.FRONT  -Cid + [2]
#> 0v Doors.FRONT  -Bob + [1]
#> 6^ Doors.FRONT  -Eve + [0]
#> [<Direction.UP: 1>, <Direction.DOWN: -1>, <Direction.IDLE: 0>] Doors.BOTH <Doors.BACK: 2> [<Doors.FRONT: 1>, <Doors.BACK: 2>] True Doors.CLOSED ^
#>   ..
#>  x..
#> ....
#>  .
#> ...
#> .....
#> .....
#> ....
#> . o.
#>   ..
#> distance 7.071, 32 cells [58, 89, 26, 98, 39] -0.11808610592716398 2.478881922638252 None ['c', 'e', 'f', 'a', 'b', 'd'] 0.208048945166661 0.1939753864694119
