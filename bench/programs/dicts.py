# Dicts: counting, grouping, nested lookups, int, str and tuple keys, deletion.


def count_words(words, rounds):
    counts = {}
    for _ in range(rounds):
        for word in words:
            counts[word] = counts.get(word, 0) + 1
    return counts


def grid_life(steps):
    alive = {(1, 0): True, (2, 1): True, (0, 2): True, (1, 2): True, (2, 2): True}
    for x in range(8, 16):
        alive[(x, 8)] = True
    for _ in range(steps):
        near = {}
        for x, y in alive:
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    if dx or dy:
                        key = (x + dx, y + dy)
                        near[key] = near.get(key, 0) + 1
        alive = {k: True for k, n in near.items() if n == 3 or (n == 2 and k in alive)}
    return len(alive)


def churn(count):
    table = {}
    for i in range(count):
        table[i * 7919 % 5003] = i
        if i % 3 == 0:
            key = i * 104729 % 5003
            if key in table:
                table.pop(key)
        table.setdefault(i % 101, 0)
    return sum(table.values()) + len(table)


def groups(count):
    by_key = {}
    for i in range(count):
        record = {"id": i, "kind": i % 13, "size": i * i % 1009}
        by_key.setdefault(record["kind"], []).append(record)
    return sum(r["size"] for kind in sorted(by_key) for r in by_key[kind] if r["id"] % 2)


words = ("the quick brown fox jumps over the lazy dog and then the dog sleeps " * 40).split()
counts = count_words(words, 200)
print(counts["the"], len(counts), grid_life(80), churn(400000), groups(120000))
