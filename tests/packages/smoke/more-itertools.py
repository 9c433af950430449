from more_itertools import (
    always_iterable, bucket, chunked, collapse, consecutive_groups, consume, distinct_permutations, divide, first, flatten, grouper,
    ichunked, ilen, interleave_longest, intersperse, last, locate, map_reduce, nth_permutation, one, pairwise, partition, peekable,
    powerset, roundrobin, run_length, seekable, set_partitions, sliding_window, split_at, spy, strip, take, unique_everseen, windowed, zip_offset)

print(list(chunked(range(7), 3)), list(windowed(range(5), 3)), list(sliding_window('abcd', 2)))
print(list(flatten([[1], [2, 3]])), list(collapse([1, [2, (3, [4])], 'ab'])), list(roundrobin('ABC', 'D', 'EF')))
p = peekable(range(4))
print(p.peek(), next(p), p[1], list(p), bool(p))
s = seekable(iter('abc'))
consume(s)
s.seek(1)
print(list(s), spy(range(5), 2)[0], first([], 'none'), last('xyz'), one([5]))
b = bucket(['a1', 'b1', 'a2'], key=lambda x: x[0])
print(sorted(b), list(b['a']), list(b['b']))
print([list(g) for g in consecutive_groups([1, 2, 5, 6, 9])], [list(g) for g in divide(3, range(7))])
print(sorted(set(distinct_permutations('aab'))), [list(map(list, x)) for x in [set_partitions('abc', 2)]] != [])
print(list(powerset('abc')), list(run_length.encode('aabccc')), ilen(x for x in range(9)))
print(map_reduce('abbccc', lambda x: x, lambda x: 1, sum), list(locate([0, 1, 1, 0])), [list(g) for g in partition(lambda x: x % 2, range(6))])
print(list(grouper('abcde', 2, fillvalue='-')), list(intersperse(0, [1, 2, 3])), list(split_at('a,b,c', lambda c: c == ',')))
print(list(unique_everseen('AAABBC')), list(strip([0, 1, 0], lambda x: not x)), take(2, pairwise('abc')), nth_permutation('abcd', 2, 5))
print([list(c) for c in ichunked(range(5), 2)], list(interleave_longest([1, 2], [3])), list(always_iterable('ab')), list(zip_offset('abc', 'xyz', offsets=(0, 1))))
try:
    one([1, 2])
except ValueError as e:
    print(e)
