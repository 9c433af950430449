# Sets: membership, add, discard, algebra, frozensets as keys, breadth first search.


def algebra(rounds):
    a = set(range(0, 400, 2))
    b = set(range(0, 400, 3))
    total = 0
    for i in range(rounds):
        c = (a | b) - (a & b)
        total += len(c)
        if i in c:
            total += 1
        a.discard(i % 400)
        a.add((i * 7) % 400)
        if not a.isdisjoint(b):
            total += len(a ^ b)
    return total


def search(size):
    walls = {(x, y) for x in range(size) for y in range(size) if (x * 7 + y * 13) % 5 == 0}
    walls.discard((0, 0))
    seen = {(0, 0)}
    edge = [(0, 0)]
    steps = 0
    while edge:
        steps += 1
        ahead = []
        for x, y in edge:
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell in seen or cell in walls:
                    continue
                if 0 <= cell[0] < size and 0 <= cell[1] < size:
                    seen.add(cell)
                    ahead.append(cell)
        edge = ahead
    return steps, len(seen)


def unique(count):
    seen = set()
    seed = 7
    repeats = 0
    for _ in range(count):
        seed = seed * 48271 % 2147483647
        key = seed % 50021
        if key in seen:
            repeats += 1
        else:
            seen.add(key)
    return repeats


def frozen(rounds):
    table = {}
    for i in range(rounds):
        key = frozenset((i % 5, i % 7, i % 3))
        table[key] = table.get(key, 0) + 1
    return len(table), max(table.values())


print(algebra(6500), search(230), unique(450000), frozen(70000))
