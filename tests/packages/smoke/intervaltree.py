from intervaltree import Interval, IntervalTree

t = IntervalTree()
t[1:5] = 'a'
t[3:8] = 'b'
t.add(Interval(10, 12, 'c'))
t.addi(4, 20, 'd')
print(t, len(t), sorted(t[4]), sorted(t[5:11]), t.overlaps(9), t.overlaps(30), t.begin(), t.end(), t.span())
print(sorted(t.envelop(0, 9)), sorted(t.at(4)), t.is_empty(), Interval(1, 5, 'a') in t, 7 in [i.begin for i in t])
t.chop(4, 5)
print(sorted(t))
t.slice(7)
print(sorted(t))
t.merge_overlaps(data_reducer=lambda a, b: a + b)
print(sorted(t))
u = IntervalTree.from_tuples([(0, 2), (2, 4), (3, 9)])
u.split_overlaps()
u.merge_equals()
print(sorted(u), u == u.copy(), sorted(u | t)[:3], sorted(u - t)[:2])
u.remove_overlap(3)
u.verify()
print(sorted(u), Interval(1, 2) < Interval(1, 3), Interval(0, 4).overlaps(3, 5), Interval(1, 2).distance_to(Interval(5, 6)), repr(Interval(1, 2)))
big = IntervalTree(Interval(i, i + 10, i) for i in range(0, 1000, 3))
print(len(big), sorted(i.data for i in big[500]))
try:
    u[5:5] = 'empty'
except ValueError as e:
    print(e)
