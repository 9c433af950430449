# The spectral norm of the infinite matrix 1/((i+j)(i+j+1)/2+i+1), by the power
# method on a corner of it.
import math


def entry(i, j):
    return 1.0 / ((i + j) * (i + j + 1) // 2 + i + 1)


def times(vector):
    size = len(vector)
    out = []
    for i in range(size):
        total = 0.0
        for j in range(size):
            total += entry(i, j) * vector[j]
        out.append(total)
    return out


def times_transposed(vector):
    size = range(len(vector))
    return [sum([entry(j, i) * vector[j] for j in size]) for i in size]


def main(size, rounds):
    u = [1.0] * size
    v = u
    for _ in range(rounds):
        v = times_transposed(times(u))
        u = times_transposed(times(v))
    top = 0.0
    bottom = 0.0
    for a, b in zip(u, v):
        top += a * b
        bottom += b * b
    return math.sqrt(top / bottom)


print(f"{main(210, 7):.9f}")
