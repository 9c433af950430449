### a loop variable that the first statement unpacks is still there
def pairs(over):
    seen = []
    for edge in over:
        u, v = edge
        seen.append((edge, u, v))
    return seen, edge
print(pairs({1: 2, 3: 4}.items()))  #> ([((1, 2), 1, 2), ((3, 4), 3, 4)], (3, 4))
print(pairs(zip("ab", "cd")))  #> ([(('a', 'c'), 'a', 'c'), (('b', 'd'), 'b', 'd')], ('b', 'd'))
print(pairs(enumerate("ab")))  #> ([((0, 'a'), 0, 'a'), ((1, 'b'), 1, 'b')], (1, 'b'))
print(pairs([(1, 2), (3, 4)]))  #> ([((1, 2), 1, 2), ((3, 4), 3, 4)], (3, 4))

### the same in comprehensions, at module level and with a closure
print([(e, a) for e in {1: 2}.items() for a, b in [e]])
for e in enumerate("xy"):
    i, c = e
    print(e, i, c)
def closure(m):
    for e in m.items():
        a, b = e
        yield lambda: (e, a, b)
print([f() for f in closure({1: 2, 3: 4})])
def deleted(m):
    for e in zip(m, m):
        a, b = e
        del e
    return e
deleted("a")
#> [((1, 2), 1)]
#> (0, 'x') 0 x
#> (1, 'y') 1 y
#> [((1, 2), 1, 2), ((3, 4), 3, 4)]
#! UnboundLocalError: cannot access local variable 'e' where it is not associated with a value
