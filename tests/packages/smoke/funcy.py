from funcy import (autocurry, chunks, compose, count_by, distinct, first, flatten, get_in, group_by, ignore, iffy, interleave, join, keep, last, lmap,
                   lsplit, memoize, merge, merge_with, omit, pairwise, partial, partition, pluck, print_calls, project, re_all, re_find, remove, retry,
                   select_keys, set_in, some, split_by, takewhile, update_in, walk, walk_values, where, with_next, zipdict, zip_values)

print(lmap(r'\d+', ['a12', 'b3']), lmap({1: 'x'}, [1]), list(keep([0, 1, '', 'a'])), list(remove({1, 2}, [1, 2, 3])))
print(group_by(len, ['a', 'bb', 'c']), count_by('isupper'.__class__.isupper, 'aBC'), walk_values(str, {1: 2}), walk(reversed, {'a': 1}))
print(lsplit(lambda x: x > 2, [1, 5, 2, 7]), list(chunks(2, range(5))), list(partition(2, range(5))), list(pairwise('abc')), list(with_next('ab')))
print(merge({1: 2}, {3: 4}), merge_with(list, {1: 1}, {1: 2}), join([[1], [2]]), project({'a': 1, 'b': 2}, ['a']), omit({'a': 1, 'b': 2}, ['a']))
print(get_in({'a': {'b': 3}}, ['a', 'b']), set_in({}, ['a', 'b'], 1), update_in({'a': 1}, ['a'], lambda x: x + 1), zipdict('ab', [1, 2]))
print(list(pluck('n', [{'n': 1}, {'n': 2}])), list(where([{'n': 1, 'm': 2}, {'n': 2}], n=1)), list(distinct([1, 2, 1])), list(flatten([1, [2, [3]]])))
print(re_find(r'(\w)(\d)', 'a1 b2'), re_all(r'\d', 'a1b2'), first([5]), last([1, 2]), some([0, 3]), list(takewhile(bool, [1, 0, 1])))
print(compose(str, len)('abc'), partial(pow, 2)(5), autocurry(lambda a, b, c: a + b + c)(1)(2)(3), iffy(bool, str, 'none')(0), list(interleave([1, 2], [3, 4])))
tries = []


@retry(3, errors=ValueError)
def unsure():
    tries.append(1)
    if len(tries) < 3:
        raise ValueError('again')
    return len(tries)


@memoize
def slow(x):
    tries.append(x)
    return x * 2


@print_calls
def noisy(a, b=2):
    return a + b


print(unsure(), slow(4), slow(4), tries, ignore(ZeroDivisionError, default=-1)(lambda: 1 / 0)())
noisy(1, b=5)
print(select_keys(lambda k: k > 1, {1: 'a', 2: 'b'}), list(zip_values({1: 2}, {1: 3})), [list(x) for x in split_by(lambda x: x < 3, [1, 2, 3, 1])])
