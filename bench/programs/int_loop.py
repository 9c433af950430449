# Nested loops on small ints: add, multiply, shift, mask, compare, divide.


def collatz_longest(limit):
    best = 0
    best_at = 0
    for start in range(1, limit):
        n = start
        length = 1
        while n != 1:
            if n & 1:
                n = 3 * n + 1
            else:
                n >>= 1
            length += 1
        if length > best:
            best = length
            best_at = start
    return best_at, best


def mixed(count):
    a = 1
    total = 0
    for i in range(count):
        a = (a * 1103515245 + 12345) & 0x7FFFFFFF
        total += a % 97 - a // 1000003
        if a > 0x40000000:
            total ^= i
    return total


print(collatz_longest(25000), mixed(400000))
