from boltons import (cacheutils, dictutils, formatutils, funcutils, iterutils, listutils, mathutils, namedutils, queueutils, setutils, statsutils, strutils,
                     tableutils, tbutils, timeutils, typeutils, urlutils)

print(iterutils.chunked(range(5), 2), list(iterutils.windowed('abcd', 2)), iterutils.remap({'a': [1, None]}, lambda p, k, v: v is not None), iterutils.bucketize(range(5), lambda x: x % 2))
print(iterutils.research({'a': {'b': 5}}, lambda p, k, v: v == 5), list(iterutils.split('a-b', '-')), iterutils.unique([1, 1, 2]), iterutils.get_path({'a': [7]}, ('a', 0)))
print(strutils.slugify('Hello, World!'), strutils.camel2under('BasicParse'), strutils.under2camel('a_b'), strutils.bytes2human(123456), strutils.ordinalize(3), strutils.pluralize('box'),
      strutils.strip_ansi('\x1b[1mx\x1b[0m'), strutils.parse_int_list('1,3-5'), strutils.cardinalize('cat', 2), strutils.is_ascii('é'))
d = dictutils.OMD([('a', 1), ('b', 2), ('a', 3)])
print(d, d.getlist('a'), d.items(multi=True), d.inverted(), dictutils.OneToOne({1: 2}).inv, dictutils.ManyToMany({1: 2})[1], dictutils.FrozenDict(a=1))
c = cacheutils.LRU(max_size=2)
c['a'] = 1
c['b'] = 2
c['c'] = 3
print(c, list(setutils.IndexedSet([3, 1, 3])), listutils.BList(range(5))[2], mathutils.clamp(9, 0, 5), mathutils.ceil(3.2, options=[1, 4]), mathutils.Bits('1010').as_hex())
print(statsutils.Stats(range(11)).describe(), statsutils.median([1, 5, 2]))
N = namedutils.namedlist('N', 'a b')
n = N(1, 2)
n.a = 5
print(n, namedutils.namedtuple('T', 'x')(1))
u = urlutils.URL('http://u:p@example.org:80/a/b?q=1&q=2#f')
print(u, u.host, u.query_params.getlist('q'), u.navigate('../c').to_text(), urlutils.find_all_links('see http://a.b/c ok'))
q = queueutils.PriorityQueue()
q.add('low', 1)
q.add('high', 9)
print(q.pop(), len(q), formatutils.get_format_args('{a} {0}'), timeutils.parse_timedelta('1h 5m'), timeutils.decimal_relative_time(timeutils.datetime(2020, 1, 1), timeutils.datetime(2020, 1, 2)))


@funcutils.wraps(strutils.slugify)
def wrapped(*args, **kwargs):
    return 'w'


print(wrapped('x'), funcutils.FunctionBuilder.from_func(lambda a, b=1: a).get_sig_str(), tableutils.Table.from_list([[1, 2]], headers=['a', 'b']).to_text())
print(typeutils.make_sentinel('NOPE'), tbutils.ParsedException.from_string('Traceback (most recent call last):\n  File "x.py", line 1, in <module>\n    f()\nValueError: bad').to_dict())
