from itertools import islice, takewhile


def primes():
    found = []
    n = 2
    while True:
        if all(n % p for p in takewhile(lambda p: p * p <= n, found)):
            found.append(n)
            yield n
        n += 1


def pairs(numbers):
    before = None
    for n in numbers:
        if before is not None and n - before == 2:
            yield before, n
        before = n


# A generator in the middle of its loop is a part of the snapshot, too.
twins = pairs(primes())
print(*islice(twins, 5))
ask("Five more?", ["yes"])
print(*islice(twins, 5))
next(twins)
