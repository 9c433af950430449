# json.dumps: values, options, errors with their notes.

import json

def E(f, *a, **k):
    try: return f(*a, **k)
    except BaseException as e: return (type(e).__name__, str(e), getattr(e, '__notes__', None))

class P:
    def __init__(self, *a): self.a = a

### values
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(D([1,2.5,'a',None,True,False,{'k':[]},(),{}])))
print(ascii(D('é"\\\n\t\r\b\f\x00\x7f\u2028😀/')))
print(ascii(D('é"\\\n\x00\x7f\u2028😀', ensure_ascii=False)))
print(ascii(D('\ud800')))
print(ascii(D('\ud800', ensure_ascii=False)))
print(ascii(D({1:2, 1.5:3, None:4, True:5, False:6, 'a':7, float('nan'):1, 10**30:2})))
#> '[1, 2.5, "a", null, true, false, {"k": []}, [], {}]'
#> '"\\u00e9\\"\\\\\\n\\t\\r\\b\\f\\u0000\\u007f\\u2028\\ud83d\\ude00/"'
#> '"\xe9\\"\\\\\\n\\u0000\x7f\u2028\U0001f600"'
#> '"\\ud800"'
#> '"\ud800"'
#> '{"1": 5, "1.5": 3, "null": 4, "false": 6, "a": 7, "NaN": 1, "1000000000000000000000000000000": 2}'

### keys
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(D({(1,):2})))  #> ('TypeError', 'keys must be str, int, float, bool or None, not tuple', None)
print(ascii(D({(1,):2,'a':1}, skipkeys=True)))  #> '{"a": 1}'
print(ascii(D({b'a':1})))  #> ('TypeError', 'keys must be str, int, float, bool or None, not bytes', None)

### numbers that are not JSON
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(D(float('nan'))))
print(ascii(D([float('inf'),-float('inf')])))
print(ascii(D(float('nan'), allow_nan=False)))
print(ascii(D([1,float('inf')], allow_nan=False)))
print(ascii(D({float('nan'):1}, allow_nan=False)))
#> 'NaN'
#> '[Infinity, -Infinity]'
#> ('ValueError', 'Out of range float values are not JSON compliant: nan', None)
#> ('ValueError', 'Out of range float values are not JSON compliant: inf', ['when serializing list item 1'])
#> ('ValueError', 'Out of range float values are not JSON compliant: nan', None)

### objects
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(D(object())))
print(ascii(D([1,{'a':(2,set())}])))
print(ascii(D({1:2,'x':{3:b''}})))
print(ascii(D([[[[object]]]])))
print(ascii(D([object()], default=lambda o: 'X')))
print(ascii(D([{1,2}], default=list)))
print(ascii(D(object(), default=lambda o: o)))
print(ascii(D([object()], default=lambda o: 1/0)))
#> ('TypeError', 'Object of type object is not JSON serializable', None)
#> ('TypeError', 'Object of type set is not JSON serializable', ['when serializing tuple item 1', "when serializing dict item 'a'", 'when serializing list item 1'])
#> ('TypeError', 'Object of type bytes is not JSON serializable', ['when serializing dict item 3', "when serializing dict item 'x'"])
#> ('TypeError', 'Object of type type is not JSON serializable', ['when serializing list item 0', 'when serializing list item 0', 'when serializing list item 0', 'when serializing list item 0'])
#> '["X"]'
#> '[[1, 2]]'
#> ('ValueError', 'Circular reference detected', ['when serializing object object'])
#> ('ZeroDivisionError', 'division by zero', ['when serializing list item 0'])

### indent
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(D([1,[2,{'a':[]}],{}], indent=2)))
print(ascii(D([1,[2,{'a':[]}],{}], indent='\t')))
print(ascii(D([1,2],indent=0)))
print(ascii(D([],indent=1)))
print(ascii(D([1,2],indent='')))
print(ascii(D({'a':1},indent=True)))
print(ascii(D([1,2], indent=-1)))
#> '[\n  1,\n  [\n    2,\n    {\n      "a": []\n    }\n  ],\n  {}\n]'
#> '[\n\t1,\n\t[\n\t\t2,\n\t\t{\n\t\t\t"a": []\n\t\t}\n\t],\n\t{}\n]'
#> '[\n1,\n2\n]'
#> '[]'
#> '[\n1,\n2\n]'
#> '{\n "a": 1\n}'
#> '[\n1,\n2\n]'

### separators and sorting
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
print(ascii(D([1,2],separators=('; ',' = '))))
print(ascii(D({'a':1,'b':2},separators=('; ',' = '))))
print(ascii(D({'a':1,'b':2},separators=(',',':'),indent=1)))
print(ascii(D({'b':1,'a':2},sort_keys=True)))
print(ascii(D({'b':1,1:2},sort_keys=True)))
print(ascii(D({2:1,10:2,1:3},sort_keys=True)))
print(ascii(D([1],separators=',')))
print(ascii(D([1], separators=(1,2))))
#> '[1; 2]'
#> '{"a" = 1; "b" = 2}'
#> '{\n "a":1,\n "b":2\n}'
#> '{"a": 2, "b": 1}'
#> ('TypeError', "'<' not supported between instances of 'int' and 'str'", None)
#> '{"1": 3, "2": 1, "10": 2}'
#> ('ValueError', 'not enough values to unpack (expected 2, got 1)', None)
#> ('TypeError', 'make_encoder() argument 5 must be str, not int', None)

### cycles
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
l = []; l.append(l)
d = {}; d["a"] = [d]
s = [1]; t = [s, s]
print(ascii(D(l)))
print(ascii(D(d)))
print(ascii(D([[1],[1]])))
print(ascii(D([l], check_circular=False) if 0 else 0))
print(ascii(D(t)))
#> ('ValueError', 'Circular reference detected', ['when serializing list item 0'])
#> ('ValueError', 'Circular reference detected', ['when serializing list item 0', "when serializing dict item 'a'"])
#> '[[1], [1]]'
#> 0
#> '[[1], [1]]'

### subclasses
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
class SI(int): __repr__ = lambda s: 'bad'
class SS(str): pass
class SF(float): __repr__ = lambda s: 'bad'
class SL(list): pass
class SD(dict): pass
class SD2(dict): items = lambda s: [('x', 1)]
class SL2(list): __iter__ = lambda s: iter([9])
class ST(tuple): pass
print(json.dumps([SI(5), SS('x'), SF(1.5), SL([1]), SD(a=1), SD2(a=1), SL2([1]), ST((1, 2)),
    {SS('k'): 1, SI(4): 2, SF(2.5): 1}]))
print(json.dumps([SD(b=1, a=2), SD2(b=1)], sort_keys=True, indent=1))
#> [5, "x", 1.5, [1], {"a": 1}, {"x": 1}, [9], [1, 2], {"k": 1, "4": 2, "2.5": 1}]
#> [
#>  {
#>   "a": 2,
#>   "b": 1
#>  },
#>  {
#>   "x": 1
#>  }
#> ]

### encoders
import json
L = lambda s, **k: E(json.loads, s, **k)
D = lambda s, **k: E(json.dumps, s, **k)
class Enc(json.JSONEncoder):
    def default(self, o):
        return {'o': str(type(o))} if isinstance(o, set) else super().default(o)
print(ascii(D([{1}], cls=Enc)))
print(ascii(D([b''], cls=Enc)))
print(ascii(E(json.JSONEncoder().default, 5)))
#> '[{"o": "<class \'set\'>"}]'
#> ('TypeError', 'Object of type bytes is not JSON serializable', ['when serializing list item 0'])
#> ('TypeError', 'Object of type int is not JSON serializable', None)

### default in deep places: dumps
print(json.dumps({'x': [P(1, P(2)), {'y': P()}], 'z': P([P('s')])}, default=lambda o: list(o.a), indent=1))
#> {
#>  "x": [
#>   [
#>    1,
#>    [
#>     2
#>    ]
#>   ],
#>   {
#>    "y": []
#>   }
#>  ],
#>  "z": [
#>   [
#>    [
#>     "s"
#>    ]
#>   ]
#>  ]
#> }

### default in deep places: dumps and json
print(json.dumps([P(P(P(1)))], default=lambda o: {'a': o.a}))  #> [{"a": [{"a": [{"a": [1]}]}]}]

### a round trip
import json
v = {'a': [1, 2.5, None, True, False, 'é\u2028😀', {}, []], 'n': {'deep': [[[[1e300, -0.0, 2**80]]]]}}
for k in ({}, {'indent': 3}, {'ensure_ascii': False}, {'separators': (',', ':')}, {'sort_keys': True}):
    print(json.loads(json.dumps(v, **k)) == v)
#> True
#> True
#> True
#> True
#> True

### a text asks for no options
import json
print(json.dumps('é', indent=0.5, separators=[1, 2]), json.dumps('é', ensure_ascii=False, indent=0.5))
for value in (1, [], {}, None, [1]):
    try:
        print(json.dumps(value, indent=0.5))
    except TypeError as e:
        print(e)
#> "\u00e9" "é"
#> can't multiply sequence by non-int of type 'float'
#> can't multiply sequence by non-int of type 'float'
#> can't multiply sequence by non-int of type 'float'
#> can't multiply sequence by non-int of type 'float'
#> can't multiply sequence by non-int of type 'float'
