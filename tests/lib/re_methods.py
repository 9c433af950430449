import re, warnings, array

### groups by what has __index__
class Two:
    def __index__(self): return 2
m = re.match('(?P<a>a)(b)', 'ab')
print(m.group(Two()), m[Two()], m.start(Two()), m.end(Two()), m.span(Two()), m.group(Two(), 'a'), m.__getitem__(Two()))
class Fails:
    def __index__(self): raise ZeroDivisionError('fails')
class Lies:
    def __index__(self): return 'x'
for index in (Fails(), Lies(), 1.0, None, b'a', 1 << 80):
    for method in (m.group, m.start, m.span, m.__getitem__):
        try: print(method(index))
        except (ZeroDivisionError, TypeError, IndexError) as e: print(type(e).__name__, e)
#> b b 1 2 (1, 2) ('b', 'a') b
#> ZeroDivisionError fails
#> ZeroDivisionError fails
#> ZeroDivisionError fails
#> ZeroDivisionError fails
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group

### patterns on whatever has bytes
class Held:
    def __buffer__(self, flags): return memoryview(b'aab')
for text in (array.array('B', b'aab'), array.array('H', [97, 98]), bytearray(b'aab'), memoryview(b'aab'),
             memoryview(array.array('i', [97, 98])), Held()):
    print(type(text).__name__, re.match(b'a', text), re.findall(b'a', text), re.sub(b'a', b'x', text))
    print(re.split(b'(a)', text), [m.span() for m in re.finditer(b'(?s).', text)])
    print(re.fullmatch(b'(?s).*', text).span())
    print(re.sub(b'a', lambda m: b'<' + m[0] + b'>', text, count=1), re.search(b'b', text).expand(b'[\\g<0>]'))
    try: re.match('a', text)
    except TypeError as e: print(e)
    print(re.subn(b'a', text, b'a'))
for text in (memoryview(b'aab')[::2], 5, None):
    try: re.match(b'a', text)
    except TypeError as e: print(e)
#> array <re.Match object; span=(0, 1), match=b'a'> [b'a', b'a'] b'xxb'
#> [b'', b'a', b'', b'a', b'b'] [(0, 1), (1, 2), (2, 3)]
#> (0, 3)
#> b'<a>ab' b'[b]'
#> cannot use a string pattern on a bytes-like object
#> (b'aab', 1)
#> array <re.Match object; span=(0, 1), match=b'a'> [b'a'] b'x\x00b\x00'
#> [b'', b'a', b'\x00b\x00'] [(0, 1), (1, 2), (2, 3), (3, 4)]
#> (0, 4)
#> b'<a>\x00b\x00' b'[b]'
#> cannot use a string pattern on a bytes-like object
#> (b'a\x00b\x00', 1)
#> bytearray <re.Match object; span=(0, 1), match=b'a'> [b'a', b'a'] b'xxb'
#> [b'', b'a', b'', b'a', b'b'] [(0, 1), (1, 2), (2, 3)]
#> (0, 3)
#> b'<a>ab' b'[b]'
#> cannot use a string pattern on a bytes-like object
#> (b'aab', 1)
#> memoryview <re.Match object; span=(0, 1), match=b'a'> [b'a', b'a'] b'xxb'
#> [b'', b'a', b'', b'a', b'b'] [(0, 1), (1, 2), (2, 3)]
#> (0, 3)
#> b'<a>ab' b'[b]'
#> cannot use a string pattern on a bytes-like object
#> (b'aab', 1)
#> memoryview <re.Match object; span=(0, 1), match=b'a'> [b'a'] b'x\x00\x00\x00b\x00\x00\x00'
#> [b'', b'a', b'\x00\x00\x00b\x00\x00\x00'] [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8)]
#> (0, 8)
#> b'<a>\x00\x00\x00b\x00\x00\x00' b'[b]'
#> cannot use a string pattern on a bytes-like object
#> (b'a\x00\x00\x00b\x00\x00\x00', 1)
#> Held <re.Match object; span=(0, 1), match=b'a'> [b'a', b'a'] b'xxb'
#> [b'', b'a', b'', b'a', b'b'] [(0, 1), (1, 2), (2, 3)]
#> (0, 3)
#> b'<a>ab' b'[b]'
#> cannot use a string pattern on a bytes-like object
#> (b'aab', 1)
#> expected string or bytes-like object, got 'memoryview'
#> expected string or bytes-like object, got 'int'
#> expected string or bytes-like object, got 'NoneType'

### patterns that no cache can keep
for pattern in (bytearray(b'a'), array.array('B', b'a'), memoryview(b'a'), memoryview(bytearray(b'a')), ['a'], 5, None):
    try: print(re.compile(pattern))
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
#> TypeError cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> TypeError cannot use 'tuple' as a dict key (unhashable type: 'array.array')
#> TypeError first argument must be string or compiled pattern
#> ValueError cannot hash writable memoryview object
#> TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> TypeError first argument must be string or compiled pattern
#> TypeError first argument must be string or compiled pattern

### options by their places
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter('always')
    print(re.sub('a', 'b', 'aA', 1), re.sub('a', 'b', 'aA', 0, re.I))
    print(re.subn('a', 'b', 'aa', 1), re.split('a', 'bab', 1))
    print(re.sub('a', 'b', 'aa', count=1, flags=re.I), re.split('a', 'babab', maxsplit=1))
for w in told: print(w.category.__name__, w.message, w.lineno)
warnings.simplefilter('ignore')
for call in (lambda: re.sub('a', 'b', 'aa', 1, count=2), lambda: re.sub('a', 'b', 'aa', 1, 0, flags=2),
             lambda: re.sub('a', 'b', 'c', 1, 2, 3), lambda: re.split('a', 'b', 1, maxsplit=1),
             lambda: re.sub('a', 'b'), lambda: re.subn('a', 'b', 'c', foo=1),
             lambda: re.split('a'), lambda: re.subn('a', 'b', 'c', 0, flags=1), lambda: re.split('a', 'b', 1, 2, 3)):
    try: print(call())
    except TypeError as e: print(e)
import inspect
print(inspect.signature(re.sub), inspect.signature(re.split))
#> bA bb
#> ('ba', 1) ['b', 'b']
#> ba ['b', 'bab']
#> DeprecationWarning 'count' is passed as positional argument 4
#> DeprecationWarning 'count' is passed as positional argument 4
#> DeprecationWarning 'count' is passed as positional argument 5
#> DeprecationWarning 'maxsplit' is passed as positional argument 5
#> sub() got multiple values for argument 'count'
#> sub() got multiple values for argument 'flags'
#> sub() takes from 3 to 5 positional arguments but 6 were given
#> split() got multiple values for argument 'maxsplit'
#> sub() missing 1 required positional argument: 'string'
#> subn() got an unexpected keyword argument 'foo'
#> split() missing 1 required positional argument: 'string'
#> ('c', 0)
#> split() takes from 2 to 4 positional arguments but 5 were given
#> (pattern, repl, string, count=0, flags=0) (pattern, string, maxsplit=0, flags=0)

### patterns are pickled by copyreg, and what is found is not
import copy, copyreg, pickle, re
p = re.compile('a(?P<n>b)', re.I)
print(copy.copy(p) is p, copy.deepcopy(p) is p, pickle.loads(pickle.dumps(p)) == p)
make, args = copyreg.dispatch_table[re.Pattern](p)
print(make.__module__, make.__qualname__, args, make(*args) == p)
for protocol in (4, 2):
    for o in (p, p.match('ab'), p.scanner('ab')):
        try: print(o.__reduce_ex__(protocol))
        except TypeError as e: print(e)
#> True True True
#> re _compile ('a(?P<n>b)', 34) True
#> cannot pickle 're.Pattern' object
#> cannot pickle 're.Match' object
#> cannot pickle '_sre.SRE_Scanner' object
#> cannot pickle 're.Pattern' object
#> cannot pickle 're.Match' object
#> cannot pickle '_sre.SRE_Scanner' object
