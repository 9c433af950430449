import toolz
from toolz import (accumulate, assoc, assoc_in, compose, concat, countby, curry, first, frequencies, get_in, groupby, interleave,
                   itemmap, join, juxt, keyfilter, memoize, merge, merge_with, partition, partition_all, pipe, reduceby, sliding_window,
                   thread_first, thread_last, topk, unique, update_in, valmap)
from toolz.curried import filter as cfilter, map as cmap

print(groupby(len, ['a', 'bb', 'cc', 'd']), frequencies('hello'), countby(str.isupper, 'aBc'))
print(pipe(range(10), cfilter(lambda x: x % 2), cmap(lambda x: x * x), list), compose(str, abs)(-3))


@curry
def add(a, b, c=0):
    """Adds."""
    return a + b + c


print(add(1)(2), add(1, c=5)(2), add.__doc__, add.__name__)
print(merge({1: 1}, {2: 2}), merge_with(sum, {1: 1}, {1: 2, 3: 3}), valmap(str, {1: 2}), keyfilter(bool, {0: 1, 2: 3}))
print(assoc({}, 'a', 1), assoc_in({}, ['a', 'b'], 2), update_in({'a': {'b': 1}}, ['a', 'b'], lambda x: x + 1), get_in(['a', 0], {'a': [7]}))
print(list(partition(2, range(5))), list(partition_all(2, range(5))), list(sliding_window(2, 'abc')), list(interleave([[1, 2], [3, 4]])))
print(list(join(first, [(1, 'a')], first, [(1, 'b'), (2, 'c')])), topk(2, [3, 1, 4]), list(unique('abca')), list(accumulate(lambda a, b: a * b, [1, 2, 3])))
print(reduceby(lambda x: x % 2, lambda a, b: a + b, range(6), 0), juxt(min, max)([3, 1, 2]), list(concat([[1], [2]])))
print(thread_first(1, (add, 4), str), thread_last([1, 2], (map, lambda x: x + 1), list), itemmap(reversed, {1: 2}))
calls = []
square = memoize(lambda x: calls.append(x) or x * x)
print(square(3), square(3), calls, toolz.__version__)
