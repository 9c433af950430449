# Whole programs, such as people and agents write.

### quoted CSV by hand
text = 'name,qty,price\n"Smith, Ann",2,1.50\nBob,10,"0.25"\n"He said ""hi""",1,3\n'
def rows(s):
    row, field, quoted, i = [], "", False, 0
    while i < len(s):
        c = s[i]
        if quoted:
            if c == '"' and s[i + 1:i + 2] == '"': field += '"'; i += 1
            elif c == '"': quoted = False
            else: field += c
        elif c == '"': quoted = True
        elif c in ",\n":
            row.append(field); field = ""
            if c == "\n":
                yield row
                row = []
        else: field += c
        i += 1
head, *data = rows(text)
for r in sorted(data, key=lambda r: -int(r[1]) * float(r[2])):
    print(f"{r[0]:<15}|{int(r[1]):>4}|{float(r[2]) * int(r[1]):>8.2f}")
#> Smith, Ann     |   2|    3.00
#> He said "hi"   |   1|    3.00
#> Bob            |  10|    2.50

### a tokenizer and calculator
def tokens(s):
    i = 0
    while i < len(s):
        if s[i].isspace(): i += 1
        elif s[i].isdigit():
            j = i
            while j < len(s) and (s[j].isdigit() or s[j] == "."): j += 1
            yield float(s[i:j]) if "." in s[i:j] else int(s[i:j])
            i = j
        else:
            yield s[i]
            i += 1
class Parser:
    def __init__(self, s): self.t, self.pos = [*tokens(s), None], 0
    def take(self):
        self.pos += 1
        return self.t[self.pos - 1]
    def peek(self): return self.t[self.pos]
    def expr(self):
        v = self.term()
        while self.peek() in ("+", "-"):
            v = v + self.term() if self.take() == "+" else v - self.term()
        return v
    def term(self):
        v = self.atom()
        while self.peek() in ("*", "/"):
            v = v * self.atom() if self.take() == "*" else v / self.atom()
        return v
    def atom(self):
        match self.take():
            case "(":
                v = self.expr()
                self.take()
                return v
            case "-": return -self.atom()
            case int() | float() as n: return n
            case t: raise SyntaxError(f"unexpected {t!r}")
for s in ("1 + 2 * 3", "(1 + 2) * -3", "10 / 4 - 1.5"): print(s, "=", Parser(s).expr())
try: Parser("1 + *").expr()
except SyntaxError as e: print(e)
#> 1 + 2 * 3 = 7
#> (1 + 2) * -3 = -9
#> 10 / 4 - 1.5 = 1.0
#> unexpected '*'

### a bank with errors of its own
class BankError(Exception): pass
class Insufficient(BankError):
    def __init__(self, need, have):
        super().__init__(f"need {need}, have {have}")
        self.short = need - have
class Account:
    _count = 0
    def __init__(self, owner, balance=0):
        self.owner, self._balance = owner, balance
        Account._count += 1
        self.id = Account._count
    @property
    def balance(self): return self._balance
    def withdraw(self, n):
        if n > self._balance: raise Insufficient(n, self._balance)
        self._balance -= n
    def __repr__(self): return f"<{self.owner}#{self.id}: {self.balance}>"
a = Account("ann", 100)
a.withdraw(30)
try: a.withdraw(100)
except BankError as e: print(type(e).__name__, e, e.short)  #> Insufficient need 100, have 70 30
print(a)  #> <ann#1: 70>

### breadth-first search
graph = {"a": ["b", "c"], "b": ["d"], "c": ["d", "e"], "d": ["f"], "e": ["f"], "f": []}
def path(start, goal):
    queue, seen = [[start]], {start}
    while queue:
        p = queue.pop(0)
        if p[-1] == goal: return p
        for n in graph[p[-1]]:
            if n not in seen:
                seen.add(n)
                queue.append(p + [n])
print(path("a", "f"), path("f", "a"))  #> ['a', 'b', 'd', 'f'] None

### eight queens
def solve(n, rows=()):
    if len(rows) == n:
        yield rows
        return
    for c in range(n):
        if all(c != r and abs(c - r) != len(rows) - i for i, r in enumerate(rows)):
            yield from solve(n, rows + (c,))
print(next(solve(8)), sum(1 for _ in solve(6)))  #> (0, 4, 7, 5, 2, 6, 1, 3) 4

### game of life
cells = {(1, 0), (1, 1), (1, 2)}
def step(cells):
    count = {}
    for x, y in cells:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy: count[x + dx, y + dy] = count.get((x + dx, y + dy), 0) + 1
    return {c for c, n in count.items() if n == 3 or n == 2 and c in cells}
print(sorted(step(cells)), step(step(cells)) == cells)  #> [(0, 1), (1, 1), (2, 1)] True

### word statistics
text = """It was the best of times, it was the worst of times,
it was the age of wisdom, it was the age of foolishness"""
words = "".join(c.lower() if c.isalpha() or c.isspace() else " " for c in text).split()
freq = {}
for w in words: freq[w] = freq.get(w, 0) + 1
for w, n in sorted(freq.items(), key=lambda p: (-p[1], p[0]))[:5]: print(f"{w:<6}{'#' * n}{n:>3}")
#> it    ####  4
#> of    ####  4
#> the   ####  4
#> was   ####  4
#> age   ##  2

### matrix class
class Matrix:
    def __init__(self, rows): self.rows = [list(r) for r in rows]
    def __matmul__(self, o): return Matrix([[sum(a * b for a, b in zip(r, c)) for c in zip(*o.rows)] for r in self.rows])
    def __getitem__(self, ij): return self.rows[ij[0]][ij[1]]
    def __eq__(self, o): return self.rows == o.rows
    def __pow__(self, n):
        r = Matrix([[int(i == j) for j in range(len(self.rows))] for i in range(len(self.rows))])
        for _ in range(n): r = r @ self
        return r
    def __repr__(self): return f"Matrix({self.rows})"
m = Matrix([[1, 1], [1, 0]])
print(m @ m, (m ** 30)[0, 1], m ** 2 == m @ m)  #> Matrix([[2, 1], [1, 1]]) 832040 True

### an event system
class Bus:
    def __init__(self): self.handlers = {}
    def on(self, name):
        def deco(f):
            self.handlers.setdefault(name, []).append(f)
            return f
        return deco
    def emit(self, name, *a, **k):
        return [h(*a, **k) for h in self.handlers.get(name, [])]
bus = Bus()
@bus.on("hi")
def one(x, loud=False): return f"one {x}" + "!" * loud
@bus.on("hi")
def two(x, **_): return f"two {x}"
print(bus.emit("hi", 5, loud=True), bus.emit("none"))  #> ['one 5!', 'two 5'] []

### linked list
class Node:
    __slots__ = ("value", "next")
    def __init__(self, value, next=None): self.value, self.next = value, next
class LinkedList:
    def __init__(self, items=()):
        self.head = None
        for x in reversed(list(items)): self.head = Node(x, self.head)
    def __iter__(self):
        n = self.head
        while n:
            yield n.value
            n = n.next
    def reverse(self):
        prev, n = None, self.head
        while n: n.next, prev, n = prev, n, n.next
        self.head = prev
l = LinkedList("abc")
l.reverse()
print(list(l), "b" in l, len(list(l)))  #> ['c', 'b', 'a'] True 3

### a binary tree with deletion
class Tree:
    def __init__(self): self.root = None
    def add(self, k):
        if self.root is None: self.root = [k, None, None]; return
        n = self.root
        while True:
            side = 1 if k < n[0] else 2
            if n[side] is None: n[side] = [k, None, None]; return
            n = n[side]
    def __iter__(self):
        def walk(n):
            if n:
                yield from walk(n[1])
                yield n[0]
                yield from walk(n[2])
        return walk(self.root)
t = Tree()
for k in (5, 2, 8, 1, 9, 3): t.add(k)
print(list(t), max(t))  #> [1, 2, 3, 5, 8, 9] 9

### heap sort by hand
def heapsort(a):
    def sift(lo, hi):
        while (c := 2 * lo + 1) < hi:
            if c + 1 < hi and a[c] < a[c + 1]: c += 1
            if a[lo] >= a[c]: return
            a[lo], a[c] = a[c], a[lo]
            lo = c
    for i in range(len(a) // 2 - 1, -1, -1): sift(i, len(a))
    for end in range(len(a) - 1, 0, -1):
        a[0], a[end] = a[end], a[0]
        sift(0, end)
    return a
print(heapsort([5, 3, 8, 1, 9, 2, 7]))  #> [1, 2, 3, 5, 7, 8, 9]

### permutations, combinations, power set
def combos(xs, k):
    if k == 0: yield ()
    elif xs:
        for c in combos(xs[1:], k - 1): yield (xs[0],) + c
        yield from combos(xs[1:], k)
def powerset(xs): return [c for k in range(len(xs) + 1) for c in combos(xs, k)]
print(list(combos("abcd", 2)), len(powerset(range(6))))
#> [('a', 'b'), ('a', 'c'), ('a', 'd'), ('b', 'c'), ('b', 'd'), ('c', 'd')] 64

### roman numerals both ways
R = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
def roman(n): return "".join(s * (n // v) + (n := n % v, "")[1] for v, s in R)
def arabic(s):
    n = 0
    for v, r in R:
        while s.startswith(r): n, s = n + v, s.removeprefix(r)
    return n
print(roman(1994), arabic("MCMXCIV"), all(arabic(roman(i)) == i for i in range(1, 400)))  #> MCMXCIV 1994 True

### a state machine
class Light:
    order = {"red": "green", "green": "yellow", "yellow": "red"}
    def __init__(self): self.state, self.log = "red", []
    def __iter__(self): return self
    def __next__(self):
        if len(self.log) == 5: raise StopIteration
        self.log.append(self.state)
        self.state = self.order[self.state]
        return self.log[-1]
print(*Light(), sep=" > ")  #> red > green > yellow > red > green

### an interpreter for a tiny language
def run(src):
    env, out = {}, []
    for n, line in enumerate(src.strip().splitlines(), 1):
        match line.split():
            case ["let", name, "=", *expr]: env[name] = eval(" ".join(expr), {}, env)
            case ["print", *expr]: out.append(str(eval(" ".join(expr), {}, env)))
            case []: pass
            case [word, *_]: raise SyntaxError(f"line {n}: {word}?")
    return out
print(run("let x = 5\nlet y = x * 2\nprint x + y\n\nprint [x] * 2"))  #> ['15', '[5, 5]']
try: run("let a = 1\ngoto 1")
except SyntaxError as e: print(e)  #> line 2: goto?

### levenshtein distance
def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]
print(distance("kitten", "sitting"), distance("", "abc"), distance("same", "same"))  #> 3 3 0

### dates by arithmetic
def leap(y): return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)
def weekday(y, m, d):
    days = sum(366 if leap(k) else 365 for k in range(1, y))
    months = [31, 28 + leap(y), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][(days + sum(months[:m - 1]) + d - 1) % 7]
print(weekday(2000, 1, 1), weekday(1969, 7, 20), weekday(2024, 2, 29))  #> Sat Sun Thu

### a cooperative scheduler with results
class Task:
    def __init__(self, gen): self.gen, self.value, self.result = gen, None, None
def sleep(n):
    for _ in range(n): yield
def worker(name, n):
    total = 0
    for i in range(n):
        yield from sleep(i)
        total += i
        print(name, i)
    return total
tasks = [Task(worker("a", 3)), Task(worker("b", 2))]
live = list(tasks)
while live:
    for t in list(live):
        try: next(t.gen)
        except StopIteration as e: t.result = e.value; live.remove(t)
print([t.result for t in tasks])
#> a 0
#> b 0
#> a 1
#> b 1
#> a 2
#> [3, 1]

### validation with a table of rules
rules = {"name": (str, lambda v: len(v) > 0), "age": (int, lambda v: 0 <= v < 150), "tags": (list, lambda v: all(isinstance(t, str) for t in v))}
def validate(d):
    errors = []
    for key, (kind, ok) in rules.items():
        if key not in d: errors.append(f"{key}: missing")
        elif not isinstance(d[key], kind): errors.append(f"{key}: {type(d[key]).__name__} is no {kind.__name__}")
        elif not ok(d[key]): errors.append(f"{key}: bad value {d[key]!r}")
    return errors or ["ok"]
print(validate({"name": "x", "age": 5, "tags": []}), validate({"name": "", "age": "5"}), validate({"name": "x", "age": 200, "tags": [1]}))
#> ['ok'] ["name: bad value ''", 'age: str is no int', 'tags: missing'] ['age: bad value 200', 'tags: bad value [1]']

### retry with a decorator
def retry(times, *kinds):
    def deco(f):
        def g(*a, **k):
            for n in range(times):
                try: return f(*a, **k)
                except kinds as e: print(f"try {n + 1}: {e}")
            raise RuntimeError(f"{f.__name__} failed {times} times")
        return g
    return deco
state = {"n": 0}
@retry(3, ValueError, KeyError)
def flaky(limit):
    state["n"] += 1
    if state["n"] < limit: raise ValueError(f"n is {state['n']}")
    return "done"
print(flaky(3))
try: flaky(100)
except RuntimeError as e: print(e, repr(e.__context__))
#> try 1: n is 1
#> try 2: n is 2
#> done
#> try 1: n is 4
#> try 2: n is 5
#> try 3: n is 6
#> flaky failed 3 times None

### an LRU cache class
class LRU:
    def __init__(self, size): self.size, self.d = size, {}
    def __getitem__(self, k):
        self.d[k] = v = self.d.pop(k)
        return v
    def __setitem__(self, k, v):
        self.d.pop(k, None)
        self.d[k] = v
        if len(self.d) > self.size: del self.d[next(iter(self.d))]
    def __contains__(self, k): return k in self.d
c = LRU(2)
c["a"] = 1; c["b"] = 2; c["a"]; c["c"] = 3
print("a" in c, "b" in c, list(c.d))  #> True False ['a', 'c']

### polynomial arithmetic
class Poly:
    def __init__(self, *c): self.c = c
    def __add__(self, o):
        n = max(len(self.c), len(o.c))
        pad = lambda c: c + (0,) * (n - len(c))
        return Poly(*(a + b for a, b in zip(pad(self.c), pad(o.c))))
    def __mul__(self, o):
        out = [0] * (len(self.c) + len(o.c) - 1)
        for i, a in enumerate(self.c):
            for j, b in enumerate(o.c): out[i + j] += a * b
        return Poly(*out)
    def __call__(self, x): return sum(a * x**i for i, a in enumerate(self.c))
    def __str__(self): return " + ".join(f"{a}x^{i}" if i else str(a) for i, a in enumerate(self.c) if a)
p = Poly(1, 2) * Poly(1, 2) + Poly(0, 0, 0, 5)
print(p, p(2))  #> 1 + 4x^1 + 4x^2 + 5x^3 65
