# Comprehensions of every kind, nested, filtered, with calls and unpacking.


def main(rounds):
    total = 0
    pairs = [(i, i * 2) for i in range(100)]
    words = ["alpha", "beta", "gamma", "delta", "epsilon"]
    for i in range(rounds):
        squares = [x * x for x in range(60)]
        evens = [x for x in squares if x % 2 == 0]
        by_key = {a: b for a, b in pairs if a % 3 == i % 3}
        classes = {x % 17 for x in squares}
        grid = [[r * c for c in range(8)] for r in range(8)]
        flat = [cell for row in grid for cell in row if cell > 10]
        lengths = {w: len(w) for w in words}
        total += len(evens) + len(by_key) + len(classes) + sum(flat)
        total += sum(lengths[w] for w in words) + sum(x + i for x in evens)
        if any(x > 3000 for x in squares) and all(x >= 0 for x in evens):
            total += 2
    return total


print(main(10000))
