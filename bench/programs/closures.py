# Closures that share and rebind cells, functions made in a loop, composition.


def counter(step):
    total = 0

    def advance(times):
        nonlocal total
        for _ in range(times):
            total += step
        return total

    def read():
        return total

    return advance, read


def compose(first, second):
    def both(x):
        return second(first(x))

    return both


def adder(n):
    return lambda x: x + n


def memoised_narayana():
    seen = {}

    def count(n):
        if n in seen:
            return seen[n]
        seen[n] = n + 1 if n < 3 else (count(n - 1) + count(n - 3)) % 1000007
        return seen[n]

    return count


def main():
    total = 0
    for i in range(70000):
        advance, read = counter(i & 7)
        advance(8)
        total += read()
    chain = adder(0)
    for i in range(12):
        chain = compose(chain, adder(i))
    for i in range(110000):
        total += chain(i)
    narayana = memoised_narayana()
    for i in range(200):
        total += narayana(i * 4)
    return total


print(main())
