from graphlib import CycleError, TopologicalSorter


def says(work, *args):
    try:
        print(work(*args))
    except Exception as e:
        print(type(e).__name__, e.args)


### an order of a graph
print([*TopologicalSorter({'D': {'B', 'C'}, 'B': ['A'], 'C': ['A']}).static_order()][0])
print([*TopologicalSorter({1: [2, 3], 2: [3], 4: ()}).static_order()], [*TopologicalSorter().static_order()])
#> A
#> [3, 4, 2, 1] []

### step by step
s = TopologicalSorter({'a': ['b', 'c'], 'b': ['c']})
s.prepare()
while s:
    ready = s.get_ready()
    print(ready, s.is_active(), s.get_ready())
    s.done(*ready)
print(bool(s), s.get_ready())
#> ('c',) True ()
#> ('b',) True ()
#> ('a',) True ()
#> False ()

### before prepare() there is nothing to take
s = TopologicalSorter({1: [2]})
says(s.get_ready)
says(s.is_active)
says(bool, s)
says(s.done, 1)
s.prepare()
s.prepare()
says(s.add, 3)
s.get_ready()
says(s.prepare)
#> ValueError ('prepare() must be called first',)
#> ValueError ('prepare() must be called first',)
#> ValueError ('prepare() must be called first',)
#> ValueError ('prepare() must be called first',)
#> ValueError ('Nodes cannot be added after a call to prepare()',)
#> ValueError ('cannot prepare() after starting sort',)

### what cannot be done
s = TopologicalSorter({'a': ['b']})
s.prepare()
says(s.done, 'b')
says(s.done, 'zz')
print(s.get_ready())
says(s.done, 'a')
s.done('b')
says(s.done, 'b')
print(s.get_ready())
#> ValueError ("node 'b' was not passed out (still not ready)",)
#> ValueError ("node 'zz' was not added using add()",)
#> ('b',)
#> ValueError ("node 'a' was not passed out (still not ready)",)
#> ValueError ("node 'b' was already marked done",)
#> ('a',)

### cycles
says(list, TopologicalSorter({'a': ['b'], 'b': ['a']}).static_order())
says(list, TopologicalSorter({1: [1]}).static_order())
says(list, TopologicalSorter({0: [1], 1: [2], 2: [3, 0], 3: [4], 4: [2]}).static_order())
print(CycleError.__mro__)
#> CycleError ('nodes are in a cycle', ['a', 'b', 'a'])
#> CycleError ('nodes are in a cycle', [1, 1])
#> CycleError ('nodes are in a cycle', [0, 2, 1, 0])
#> (<class 'graphlib.CycleError'>, <class 'ValueError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>)

### a cycle leaves what is not in it
s = TopologicalSorter({'a': ['b'], 'b': ['a'], 'c': ['d']})
says(s.prepare)
print(s.get_ready())
s.done('d')
print(s.get_ready(), s.is_active())
#> CycleError ('nodes are in a cycle', ['a', 'b', 'a'])
#> ('d',)
#> ('c',) True

### predecessors are added up, and counted as often as they are named
s = TopologicalSorter()
s.add(1, 2, 2)
s.add(1, 3)
s.add(2)
print([*s.static_order()])  #> [2, 3, 1]

### what is no graph
says(TopologicalSorter, [1])
says(TopologicalSorter, {1: 2})
says(TopologicalSorter, {1: [[]]})
print(TopologicalSorter[int])
#> AttributeError ("'list' object has no attribute 'items'",)
#> TypeError ('Value after * must be an iterable, not int',)
#> TypeError ("cannot use 'list' as a dict key (unhashable type: 'list')",)
#> graphlib.TopologicalSorter[int]

### random graphs
import random
r = random.Random(5)
for size in range(1, 13):
    graph = {a: [r.randrange(9) for _ in range(r.randrange(3))] for a in range(size)}
    says(list, TopologicalSorter(graph).static_order())
#> [4, 5, 0]
#> CycleError ('nodes are in a cycle', [0, 0])
#> CycleError ('nodes are in a cycle', [0, 0])
#> CycleError ('nodes are in a cycle', [3, 3])
#> CycleError ('nodes are in a cycle', [2, 2])
#> [7, 2, 1, 3, 4, 5, 0]
#> [0, 1, 3, 6, 5, 2, 4]
#> CycleError ('nodes are in a cycle', [5, 5])
#> CycleError ('nodes are in a cycle', [5, 5])
#> CycleError ('nodes are in a cycle', [0, 0])
#> CycleError ('nodes are in a cycle', [4, 4])
#> CycleError ('nodes are in a cycle', [0, 0])

### a long chain
s = TopologicalSorter({i: [i + 1] for i in range(3000)})
print(sum(s.static_order()))  #> 4501500
