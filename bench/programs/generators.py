# Generators: pipelines, yield from through a tree, send, generator expressions.


def numbers(count):
    for i in range(count):
        yield i


def squares(source):
    for value in source:
        yield value * value


def odd(source):
    for value in source:
        if value & 1:
            yield value


def build(low, high):
    if low >= high:
        return None
    middle = (low + high) // 2
    return (build(low, middle), middle, build(middle + 1, high))


def walk(node):
    if node is not None:
        yield from walk(node[0])
        yield node[1]
        yield from walk(node[2])


def averager():
    total = 0
    count = 0
    value = yield 0
    while True:
        total += value
        count += 1
        value = yield total // count


def main():
    checksum = 0
    for value in odd(squares(numbers(900000))):
        checksum ^= value
    tree = build(0, 40000)
    for value in walk(tree):
        checksum += value
    mean = averager()
    next(mean)
    for i in range(400000):
        checksum += mean.send(i & 255)
    checksum += sum(x % 7 for x in range(600000) if x % 3)
    return checksum


print(main())
