def f(a):
    x = [], [1, 2, 3], [a, *a, 1], (), (1, 2), (a, 1), (*a,), {}, {1: a, 'b': 2, **a}, {1, a, *a}
    for i in [1, 2, 3]:
        pass
    return [i for i in a if i], {i: j for i in a for j in i}, {i for i in a}, (i for i in a)
