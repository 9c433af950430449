# The json module.

### dumps of everything
import json
print(json.dumps({"a": [1, 2.5, None, True, False, "x"], "b": {}, "c": []}))
#> {"a": [1, 2.5, null, true, false, "x"], "b": {}, "c": []}

### dumps of scalars
import json
print(json.dumps(1), json.dumps("a"), json.dumps(None), json.dumps(True), json.dumps(1e20), json.dumps(10**20))
print(json.dumps(-0.0), json.dumps(1.0))
#> 1 "a" null true 1e+20 100000000000000000000
#> -0.0 1.0

### strings are escaped
import json
print(json.dumps("q\" b\\ n\n t\t \x00 é € 😀 /"), json.dumps("é€😀", ensure_ascii=False))
#> "q\" b\\ n\n t\t \u0000 \u00e9 \u20ac \ud83d\ude00 /" "é€😀"

### tuples become lists
import json
print(json.dumps((1, (2,))))  #> [1, [2]]

### keys become strings
import json
print(json.dumps({1: "a", 2.5: "b", None: "c", True: "d"}))  #> {"1": "d", "2.5": "b", "null": "c"}

### a key of another type
import json
json.dumps({(1, 2): 3})
#! TypeError: keys must be str, int, float, bool or None, not tuple

### skipkeys
import json
print(json.dumps({(1, 2): 3, "a": 1}, skipkeys=True))  #> {"a": 1}

### indent
import json
print(json.dumps({"a": [1, {"b": 2}], "c": {}, "d": []}, indent=2))
#> {
#>   "a": [
#>     1,
#>     {
#>       "b": 2
#>     }
#>   ],
#>   "c": {},
#>   "d": []
#> }

### indent by a string
import json
print(json.dumps([1, [2]], indent="--"))
#> [
#> --1,
#> --[
#> ----2
#> --]
#> ]

### indent zero
import json
print(json.dumps([1, 2], indent=0))
#> [
#> 1,
#> 2
#> ]

### sort_keys
import json
print(json.dumps({"b": 1, "a": {"d": 1, "c": 2}}, sort_keys=True))  #> {"a": {"c": 2, "d": 1}, "b": 1}

### separators
import json
print(json.dumps({"a": [1, 2]}, separators=(",", ":")), json.dumps([1, 2], indent=1, separators=(";", "=")))
#> {"a":[1,2]} [
#>  1;
#>  2
#> ]

### nan and infinity
import json
print(json.dumps([float("nan"), float("inf"), -float("inf")]))  #> [NaN, Infinity, -Infinity]

### nan refused
import json
json.dumps(float("nan"), allow_nan=False)
#! ValueError: Out of range float values are not JSON compliant: nan

### default
import json
class P:
    def __init__(self, x): self.x = x
print(json.dumps([P(1), {2}], default=lambda o: sorted(o) if isinstance(o, set) else o.__dict__))
#> [{"x": 1}, [2]]

### not serialisable
import json
json.dumps({"a": {1, 2}})
#! when serializing dict item 'a'

### not serialisable: bytes
import json
json.dumps(b"a")
#! TypeError: Object of type bytes is not JSON serializable

### a cycle
import json
a = []
a.append(a)
json.dumps(a)
#! when serializing list item 0

### loads of everything
import json
print(json.loads('{"a": [1, 2.5, null, true, false, "x"], "b": {}, "c": [] }'))
#> {'a': [1, 2.5, None, True, False, 'x'], 'b': {}, 'c': []}

### loads of scalars
import json
print([json.loads(s) for s in ("1", "-0", "1.0", "1e3", '"a"', "null", "true", "  2 ", "NaN", "-Infinity")])
#> [1, 0, 1.0, 1000.0, 'a', None, True, 2, nan, -inf]

### big numbers
import json
print(json.loads("123456789012345678901234567890"), json.loads("1e400"), json.loads("0.1"), json.loads("-1.5E-3"))
#> 123456789012345678901234567890 inf 0.1 -0.0015

### string escapes
import json
print(json.loads(r'"\u00e9\n\t\"\\\/\b\f\r\ud83d\ude00"') == "é\n\t\"\\/\b\f\r😀", ascii(json.loads(r'"\ud83d"')))
#> True '\ud83d'

### loads of bytes
import json
print(json.loads(b'{"a": "\xc3\xa9"}'), json.loads(bytearray(b"[1]")))  #> {'a': 'é'} [1]

### repeated keys: the last wins
import json
print(json.loads('{"a": 1, "a": 2}'))  #> {'a': 2}

### object_hook
import json
print(json.loads('{"a": {"x": 1}}', object_hook=lambda d: sorted(d.items())))  #> [('a', [('x', 1)])]

### object_pairs_hook
import json
print(json.loads('{"b": 1, "a": 2, "b": 3}', object_pairs_hook=list))  #> [('b', 1), ('a', 2), ('b', 3)]

### parse_int and parse_float
import json
print(json.loads("[1, 1.5]", parse_int=lambda s: "i" + s, parse_float=lambda s: "f" + s))  #> ['i1', 'f1.5']

### parse_constant
import json
print(json.loads("[NaN, Infinity]", parse_constant=lambda s: "c" + s))  #> ['cNaN', 'cInfinity']

### round trip
import json
x = {"a": [1, -2, 3.25, "é", None, True, {"b": [[]]}], "": ""}
print(json.loads(json.dumps(x)) == x, json.loads(json.dumps(x, indent=3)) == x)  #> True True

### empty document
import json
json.loads("")
#! json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)

### extra data
import json
json.loads("1 2")
#! json.decoder.JSONDecodeError: Extra data: line 1 column 3 (char 2)

### a missing comma
import json
json.loads("[1 2]")
#! json.decoder.JSONDecodeError: Expecting ',' delimiter: line 1 column 4 (char 3)

### a missing colon
import json
json.loads('{"a" 1}')
#! json.decoder.JSONDecodeError: Expecting ':' delimiter: line 1 column 6 (char 5)

### a trailing comma in a list
import json
json.loads("[1,]")
#! json.decoder.JSONDecodeError: Illegal trailing comma before end of array: line 1 column 3 (char 2)

### a trailing comma in an object
import json
json.loads('{"a": 1,}')
#! json.decoder.JSONDecodeError: Illegal trailing comma before end of object: line 1 column 8 (char 7)

### single quotes
import json
json.loads("{'a': 1}")
#! json.decoder.JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)

### an unterminated string
import json
json.loads('"abc')
#! json.decoder.JSONDecodeError: Unterminated string starting at: line 1 column 1 (char 0)

### a control character
import json
json.loads('"a\nb"')
#! json.decoder.JSONDecodeError: Invalid control character at: line 1 column 3 (char 2)

### control characters allowed
import json
print(repr(json.loads('"a\nb"', strict=False)))  #> 'a\nb'

### a bad escape
import json
json.loads(r'"\q"')
#! json.decoder.JSONDecodeError: Invalid \escape: line 1 column 2 (char 1)

### a bad unicode escape
import json
json.loads(r'"\u12g4"')
#! json.decoder.JSONDecodeError: Invalid \uXXXX escape: line 1 column 3 (char 2)

### an unterminated list
import json
json.loads("[1, 2")
#! json.decoder.JSONDecodeError: Expecting ',' delimiter: line 1 column 6 (char 5)

### an unterminated object
import json
json.loads('{"a": 1')
#! json.decoder.JSONDecodeError: Expecting ',' delimiter: line 1 column 8 (char 7)

### a bare word
import json
json.loads("nope")
#! json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)

### the position over lines
import json
json.loads('{\n  "a": 1,\n  "b": x\n}')
#! json.decoder.JSONDecodeError: Expecting value: line 3 column 8 (char 19)

### JSONDecodeError is a ValueError with attributes
import json
try: json.loads("[1,\n x]")
except ValueError as e: print(type(e).__name__, e.msg, e.lineno, e.colno, e.pos, e.doc == "[1,\n x]")
#> JSONDecodeError Expecting value 2 2 5 True

### loads of a wrong type
import json
json.loads(5)
#! TypeError: the JSON object must be str, bytes or bytearray, not int

### subclasses of builtin types
import json
class I(int):
    def __repr__(self): return "never"
class S(str): pass
class D(dict): pass
class L(list): pass
print(json.dumps(D(a=L([I(5), S("s")]))))  #> {"a": [5, "s"]}

### float repr
import json
print(json.dumps([0.1, 1e16, 1e-7, 1.5e300, 123456789.123]))  #> [0.1, 1e+16, 1e-07, 1.5e+300, 123456789.123]

### dump and load with file-like objects
import json
class W:
    def __init__(self): self.s = ""
    def write(self, s): self.s += s
    def read(self): return self.s
w = W()
json.dump({"a": [1]}, w)
print(w.s, json.load(w))  #> {"a": [1]} {'a': [1]}

### deep nesting
import json
s = "[" * 50 + "]" * 50
print(json.dumps(json.loads(s)) == s)  #> True

### an encoder subclass
import json
class E(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, complex): return [o.real, o.imag]
        return super().default(o)
print(json.dumps({"z": 1 + 2j}, cls=E), E().encode([1j]))  #> {"z": [1.0, 2.0]} [[0.0, 1.0]]

### an encoder that gives up
import json
class E(json.JSONEncoder):
    def default(self, o): return super().default(o)
json.dumps(object, cls=E)
#! TypeError: Object of type type is not JSON serializable

### a decoder
import json
print(json.JSONDecoder().decode('[1, {"a": 2}]'), json.JSONDecoder().raw_decode("[1] rest"))
#> [1, {'a': 2}] ([1], 3)

### default that raises keeps its error
import json
def d(o): raise KeyError("mine")
json.dumps([{1}], default=d)
#! when serializing list item 0

### large arrays
import json
a = list(range(1000))
print(json.loads(json.dumps(a)) == a, len(json.dumps(a)))  #> True 4890

### an API answer
import json
doc = '{"users": [{"name": "Ann", "tags": ["x", "y"], "age": 31}, {"name": "Bob", "tags": [], "age": null}]}'
for u in json.loads(doc)["users"]: print(f"{u['name']:<5}|{','.join(u['tags']) or '-':>5}|{u['age'] or '?'}")
#> Ann  |  x,y|31
#> Bob  |    -|?
