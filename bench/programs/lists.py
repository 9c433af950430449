# Lists: append, pop, index, slices, insert, reverse, nested rows (a matrix
# product), a sieve, a heap kept by hand.


def sieve(limit):
    flags = [True] * (limit + 1)
    flags[0] = flags[1] = False
    for n in range(2, int(limit**0.5) + 1):
        if flags[n]:
            for multiple in range(n * n, limit + 1, n):
                flags[multiple] = False
    return flags.count(True)


def matrix(size):
    a = [[(r * 3 + c) % 11 for c in range(size)] for r in range(size)]
    b = [[(r + c * 5) % 7 for c in range(size)] for r in range(size)]
    columns = [[row[c] for row in b] for c in range(size)]
    out = []
    for row in a:
        line = []
        for column in columns:
            cell = 0
            for x, y in zip(row, column):
                cell += x * y
            line.append(cell)
        out.append(line)
    return sum(sum(row) for row in out)


def push(heap, value):
    heap.append(value)
    at = len(heap) - 1
    while at > 0:
        parent = (at - 1) >> 1
        if heap[parent] <= value:
            break
        heap[at] = heap[parent]
        at = parent
    heap[at] = value


def take(heap):
    top = heap[0]
    last = heap.pop()
    size = len(heap)
    if size:
        at = 0
        child = 1
        while child < size:
            if child + 1 < size and heap[child + 1] < heap[child]:
                child += 1
            if last <= heap[child]:
                break
            heap[at] = heap[child]
            at = child
            child = 2 * at + 1
        heap[at] = last
    return top


def heap_work(count):
    heap = []
    seed = 42
    for _ in range(count):
        seed = seed * 16807 % 2147483647
        push(heap, seed & 0xFFFF)
    checksum = 0
    for i in range(count):
        checksum = (checksum * 31 + take(heap)) & 0xFFFFFF
    return checksum


def slices(rounds):
    data = list(range(200))
    total = 0
    for i in range(rounds):
        data = data[7:] + data[:7]
        data.reverse()
        data.insert(i % 200, data.pop())
        total += data[i % 200] + len(data[::3])
    return total


print(sieve(600000), matrix(110), heap_work(35000), slices(50000))
