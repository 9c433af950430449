### texts longer than a part that is looked at at a time: equality, order, hash
n = 150000
for a, b in (('a', 'b'), ('\xe9', '\xea'), ('\u1234', '\u1235'), (b'a', b'b')):
    s, t, u = a * n, a * (n - 1) + b, a * n + a
    v = s[:-1] + a
    print(s == v, s == t, s != t, s < t, t > u, s < u, s <= v, hash(s) == hash(v), {s: 1}[v], t in {s}, v in {s})
#> True False True True True True True True 1 False True
#> True False True True True True True True 1 False True
#> True False True True True True True True 1 False True
#> True False True True True True True True 1 False True

### equal long strings in a loop's condition
s = 'a' * 70000
t = s[:-1] + 'a'
n = 0
while s == t:
    n += 1
    if n == 3: t += 'b'
while s != t: t = t[:-1]
print(n, len(t))
#> 3 70000

### UTF-8 whose characters stand across the border of a part: decode, encode and reason
for c in ('\xe9', '\u1234'):
    for k in range(4):
        s = 'a' * (65536 - k) + c * 70000
        assert s.encode().decode() == s
        b = s.encode() + b'\xff' + s.encode()
        assert b.decode(errors='replace') == s + '\ufffd' + s
        try: b.decode()
        except UnicodeDecodeError as e: print(e.start - len(s.encode()), e.end - e.start, e.reason)
        try: b[:-1].replace(b'\xff', b'').decode()
        except UnicodeDecodeError as e: print(e.reason)
#> 0 1 invalid start byte
#> unexpected end of data
#> 0 1 invalid start byte
#> unexpected end of data
#> 0 1 invalid start byte
#> unexpected end of data
#> 0 1 invalid start byte
#> unexpected end of data
#> 0 1 invalid start byte
#> unexpected end of data
#> 0 1 invalid start byte
#> unexpected end of data
#> 0 1 invalid start byte
#> unexpected end of data
#> 0 1 invalid start byte
#> unexpected end of data

### UTF-8 whose characters stand across the border of a part: '\U0001f600'
for c in ('\U0001f600',):
    for k in range(4):
        s = 'a' * (65536 - k) + c * 70000
        assert s.encode().decode() == s
        b = s.encode() + b'\xff' + s.encode()
        assert b.decode(errors='replace') == s + '\ufffd' + s
        try: b.decode()
        except UnicodeDecodeError as e: print(e.start - len(s.encode()), e.end - e.start, e.reason)
        try: b[:-1].replace(b'\xff', b'').decode()
        except UnicodeDecodeError as e: print(e.reason)
#> 0 1 invalid start byte
#> unexpected end of data
#> 0 1 invalid start byte
#> unexpected end of data
#> 0 1 invalid start byte
#> unexpected end of data
#> 0 1 invalid start byte
#> unexpected end of data

### faults of UTF-8 at the border of a part
for bad in (b'\x80' * 9, b'\xf0\x9f\x98\x80' + b'\x80' * 5, b'\xe1\x80', b'\xf4\x90\x80\x80', b'\xed\xa0\x80'):
    found = set()
    for k in range(65520, 65545):
        try: (b'a' * k + bad + b'b' * 70000).decode()
        except UnicodeDecodeError as e: found.add((e.start - k, e.end - e.start, e.reason))
    print(*found)
#> (0, 1, 'invalid start byte')
#> (4, 1, 'invalid start byte')
#> (0, 2, 'invalid continuation byte')
#> (0, 1, 'invalid continuation byte')
#> (0, 1, 'invalid continuation byte')

### long lists and bytearrays: reversed, spliced, cut
n = 200000
x = list(range(n))
x.reverse()
assert x == list(range(n))[::-1]
del x[1::2]
assert x == list(range(n))[::-1][::2]
b = bytearray(range(256)) * 1000
c = bytes(b)
b.reverse()
assert b == c[::-1]
b[::2] = bytes(128000)
assert b[::2] == bytes(128000) and b[1::2] == c[::-1][1::2]
del b[::2]
assert b == c[::-1][1::2]
b[5:5] = b
assert len(b) == 256000 and b[5:10] == b[:5]
del b[:100000]
b += b'x' * 100000
print(len(b), b[-1], b.count(120))
#> 256000 120 101219

### searches for long needles
h = 'ab' * 100000
for n in (h, h[:-1], h[1:], h[:-1] + 'c', 'c' + h[1:], 'ab' * 60000 + 'b'):
    print(h.find(n), h.rfind(n), n in h, h.count(n), h.encode().rfind(n.encode()))
#> 0 0 True 1 0
#> 0 0 True 1 0
#> 1 1 True 1 1
#> -1 -1 False 0 -1
#> -1 -1 False 0 -1
#> -1 -1 False 0 -1

### long JSON
import json
for s in ('a' * 200000, 'a\n"' * 70000, '\xe9' * 200000, '\u1234' * 200000):
    for a in (True, False):
        t = json.dumps(s, ensure_ascii=a)
        assert json.loads(t) == s and json.loads(' ' * 100000 + t + ' ' * 100000) == s
for t in ('"' + 'a' * 100000, '[' + ' ' * 100000, '1' * 20 + '.5' + '0' * 100000 + 'x'):
    try: print(json.loads(t))
    except ValueError as e: print(e)
#> Unterminated string starting at: line 1 column 1 (char 0)
#> Expecting value: line 1 column 100002 (char 100001)
#> Extra data: line 1 column 100023 (char 100022)
