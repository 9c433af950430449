def t(code):
    try: exec(code); print(code, b)
    except Exception as e: print(code, type(e).__name__, e)

### items and slices
b = bytearray(b'hello')
b[0] = 72; b[-1] = ord('O')
print(b)  #> bytearray(b'HellO')
b[1:3] = b'--++'; print(b)  #> bytearray(b'H--++lO')
b[:0] = [1, 2]; print(b)  #> bytearray(b'\x01\x02H--++lO')
b[2:2] = range(3); print(b)  #> bytearray(b'\x01\x02\x00\x01\x02H--++lO')
b[1:4] = (); print(b)  #> bytearray(b'\x01\x02H--++lO')
b[::2] = b'x' * len(b[::2]); print(b)  #> bytearray(b'x\x02x-x+xlx')
b[5:2] = b'Q'; print(b)  #> bytearray(b'x\x02x-xQ+xlx')
b[:] = (c for c in b'gen'); print(b)  #> bytearray(b'gen')
b[1:2] = b; print(b)  #> bytearray(b'ggenn')
b[::-1] = b; print(b)  #> bytearray(b'nnegg')
del b[0]; print(b)  #> bytearray(b'negg')
del b[-2:]; print(b)  #> bytearray(b'ne')
b = bytearray(range(10)); del b[::3]; print(list(b))  #> [1, 2, 4, 5, 7, 8]
b = bytearray(range(10)); del b[8:2:-2]; print(list(b))  #> [0, 1, 2, 3, 5, 7, 9]
b = bytearray(range(5)); del b[:]; print(b, len(b), bool(b))  #> bytearray(b'') 0 False

### methods
b = bytearray(b'abc')
b.append(100); b.extend(b'ef'); b.extend([103, 104]); b.extend(range(105, 107)); b.extend(iter([107])); print(b)
b.insert(0, 95); b.insert(-1, 45); b.insert(100, 46); b.insert(-100, 33); print(b)
print(b.pop(), b.pop(0), b.pop(-2), b); b.remove(45) if 45 in b else None; b.remove(95); b.reverse(); print(b)
c = b.copy(); b.clear(); print(b, c, c is b)
b += b'xy'; b += bytearray(b'z'); b *= 2; print(b)
d = b
try: d += d
except BufferError as e: print(e)
d += bytes(d); print(b is d, b)
b *= 0; print(b, d)
b.resize(3); print(b); b[:] = b'abcdef'; b.resize(2); print(b)
#> bytearray(b'abcdefghijk')
#> bytearray(b'!_abcdefghij-k.')
#> 46 33 45 bytearray(b'_abcdefghijk')
#> bytearray(b'kjihgfedcba')
#> bytearray(b'') bytearray(b'kjihgfedcba') False
#> bytearray(b'xyzxyz')
#> Existing exports of data: object cannot be re-sized
#> True bytearray(b'xyzxyzxyzxyz')
#> bytearray(b'') bytearray(b'')
#> bytearray(b'\x00\x00\x00')
#> bytearray(b'ab')

### errors: from "b[0] = 256" to "del b[5]"
b = bytearray(b'abc')
for code in ["b[0] = 256", "b[0] = 'a'", "b[5] = 1", "b['x'] = 1", "b[0:1] = 5", "b[0:1] = 'x'",
        "b[::2] = b'x'", "b[0:1] = [300]", "b[0:1] = ['a']", "b[0:1] = object()", "del b[5]"]:
    t(code)
#> b[0] = 256 ValueError byte must be in range(0, 256)
#> b[0] = 'a' TypeError 'str' object cannot be interpreted as an integer
#> b[5] = 1 IndexError bytearray index out of range
#> b['x'] = 1 TypeError bytearray indices must be integers or slices, not str
#> b[0:1] = 5 TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256)
#> b[0:1] = 'x' TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256)
#> b[::2] = b'x' ValueError attempt to assign bytes of size 1 to extended slice of size 2
#> b[0:1] = [300] ValueError byte must be in range(0, 256)
#> b[0:1] = ['a'] TypeError 'str' object cannot be interpreted as an integer
#> b[0:1] = object() TypeError cannot convert 'object' object to bytearray
#> del b[5] IndexError bytearray index out of range

### errors: from "del b['a']" to "b.pop('a')"
b = bytearray(b'abc')
for code in ["del b['a']", "b.append('a')", "b.append(256)", "b.append(-1)", "b.extend('ab')", "b.extend(5)",
        "b.extend([1000])", "b.insert('a', 1)", "b.insert(0, 'a')", "b.pop(10)", "b.pop('a')"]:
    t(code)
#> del b['a'] TypeError bytearray indices must be integers or slices, not str
#> b.append('a') TypeError 'str' object cannot be interpreted as an integer
#> b.append(256) ValueError byte must be in range(0, 256)
#> b.append(-1) ValueError byte must be in range(0, 256)
#> b.extend('ab') TypeError expected iterable of integers; got: 'str'
#> b.extend(5) TypeError can't extend bytearray with int
#> b.extend([1000]) ValueError byte must be in range(0, 256)
#> b.insert('a', 1) TypeError 'str' object cannot be interpreted as an integer
#> b.insert(0, 'a') TypeError 'str' object cannot be interpreted as an integer
#> b.pop(10) IndexError pop index out of range
#> b.pop('a') TypeError 'str' object cannot be interpreted as an integer

### errors: pop, remove and resize
b = bytearray(b'abc')
for code in ["bytearray().pop()", "b.remove(200)", "b.remove('a')", "b += 'x'", "b += [1]", "b += 5",
        "b *= 'x'", "b.resize(-1)", "b.append()"]:
    t(code)
print(b)
#> bytearray().pop() IndexError pop from empty bytearray
#> b.remove(200) ValueError value not found in bytearray
#> b.remove('a') TypeError 'str' object cannot be interpreted as an integer
#> b += 'x' TypeError can't concat str to bytearray
#> b += [1] TypeError can't concat list to bytearray
#> b += 5 TypeError can't concat int to bytearray
#> b *= 'x' TypeError can't multiply sequence by non-int of type 'str'
#> b.resize(-1) ValueError Can only resize to positive sizes, got -1
#> b.append() TypeError bytearray.append() takes exactly one argument (0 given)
#> bytearray(b'abc')

### growth is linear
b = bytearray()
for i in range(20000):
    b.append(i & 255)
    b += b'ab'
print(len(b), b[:6], b[-3:], b.count(b'ab'))  #> 60000 bytearray(b'\x00ab\x01ab') bytearray(b'\x1fab') 20000

### objects with __index__ and iterables
class I:
    def __init__(self, i): self.i = i
    def __index__(self): return self.i
class It:
    def __iter__(self): return iter([65, I(66)])
b = bytearray(b'abc')
b[I(0)] = I(90); b.append(I(68)); b.insert(I(0), I(69)); b.extend(It()); b[1:2] = It(); print(b, b.pop(I(0)), b)
b.remove(I(66)); print(b, b.find(I(66)), b[I(1)], b[I(0):I(2)], I(68) in b)
#> bytearray(b'ABbcDAB') 69 bytearray(b'ABbcDAB')
#> bytearray(b'AbcDAB') 5 98 bytearray(b'Ab') True

### made of text, by codecs that are found by name
import codecs
def search(name):
    made = {'angles': lambda s, errors='strict': (b'<' + s.encode() + errors.encode() + b'>', len(s)),
            'text': lambda s, errors='strict': ('text', len(s)), 'none': lambda s, errors='strict': 5}.get(name)
    return made and codecs.CodecInfo(made, None, name=name)
codecs.register(search)
class A(bytearray): pass
class S(str): pass
def again(*args):
    made = bytearray(b'before')
    made.__init__(*args)
    return made
def attempt(f, *args, **kwargs):
    try: print(repr(f(*args, **kwargs)), end='; ')
    except Exception as e: print(type(e).__name__, e, getattr(e, '__notes__', ''), end='; ')
for args in (('é', 'angles'), ('é', 'angles', 'replace'), ('é', 'punycode'), ('straße.de', 'idna'), (S('é'), 'ANGLES'),
             ('a', 'text'), ('a', 'none'), ('a', 'idna', 'replace'), ('a..b', 'idna'), ('a', 'nowhere'), ('a', 'hex'),
             ('€', 'cp1252'), ('é', 'utf-16')):
    for make in bytearray, A, again, bytes:
        attempt(make, *args)
    print()
attempt(bytearray, source='é', encoding='angles', errors='x')
attempt(A, 'é', encoding='punycode')
attempt(bytearray, b'a', 'punycode')
attempt(bytearray, 5, encoding='angles')
attempt(bytearray, 'a', 'angles', 5)
held = bytearray(b'abc')
view = memoryview(held)
attempt(held.__init__, 'é', 'punycode')
print(held)
#> bytearray(b'<\xc3\xa9strict>'); A(b'<\xc3\xa9strict>'); bytearray(b'<\xc3\xa9strict>'); b'<\xc3\xa9strict>'; 
#> bytearray(b'<\xc3\xa9replace>'); A(b'<\xc3\xa9replace>'); bytearray(b'<\xc3\xa9replace>'); b'<\xc3\xa9replace>'; 
#> bytearray(b'9ca'); A(b'9ca'); bytearray(b'9ca'); b'9ca'; 
#> bytearray(b'strasse.de'); A(b'strasse.de'); bytearray(b'strasse.de'); b'strasse.de'; 
#> bytearray(b'<\xc3\xa9strict>'); A(b'<\xc3\xa9strict>'); bytearray(b'<\xc3\xa9strict>'); b'<\xc3\xa9strict>'; 
#> TypeError 'text' encoder returned 'str' instead of 'bytes'; use codecs.encode() to encode to arbitrary types ; TypeError 'text' encoder returned 'str' instead of 'bytes'; use codecs.encode() to encode to arbitrary types ; TypeError 'text' encoder returned 'str' instead of 'bytes'; use codecs.encode() to encode to arbitrary types ; TypeError 'text' encoder returned 'str' instead of 'bytes'; use codecs.encode() to encode to arbitrary types ; 
#> TypeError encoder must return a tuple (object, integer) ; TypeError encoder must return a tuple (object, integer) ; TypeError encoder must return a tuple (object, integer) ; TypeError encoder must return a tuple (object, integer) ; 
#> UnicodeError Unsupported error handling: replace ["encoding with 'idna' codec failed"]; UnicodeError Unsupported error handling: replace ["encoding with 'idna' codec failed"]; UnicodeError Unsupported error handling: replace ["encoding with 'idna' codec failed"]; UnicodeError Unsupported error handling: replace ["encoding with 'idna' codec failed"]; 
#> UnicodeEncodeError 'idna' codec can't encode character '\x2e' in position 2: label empty ["encoding with 'idna' codec failed"]; UnicodeEncodeError 'idna' codec can't encode character '\x2e' in position 2: label empty ["encoding with 'idna' codec failed"]; UnicodeEncodeError 'idna' codec can't encode character '\x2e' in position 2: label empty ["encoding with 'idna' codec failed"]; UnicodeEncodeError 'idna' codec can't encode character '\x2e' in position 2: label empty ["encoding with 'idna' codec failed"]; 
#> LookupError unknown encoding: nowhere ; LookupError unknown encoding: nowhere ; LookupError unknown encoding: nowhere ; LookupError unknown encoding: nowhere ; 
#> LookupError 'hex' is not a text encoding; use codecs.encode() to handle arbitrary codecs ; LookupError 'hex' is not a text encoding; use codecs.encode() to handle arbitrary codecs ; LookupError 'hex' is not a text encoding; use codecs.encode() to handle arbitrary codecs ; LookupError 'hex' is not a text encoding; use codecs.encode() to handle arbitrary codecs ; 
#> bytearray(b'\x80'); A(b'\x80'); bytearray(b'\x80'); b'\x80'; 
#> bytearray(b'\xff\xfe\xe9\x00'); A(b'\xff\xfe\xe9\x00'); bytearray(b'\xff\xfe\xe9\x00'); b'\xff\xfe\xe9\x00'; 
#> bytearray(b'<\xc3\xa9x>'); A(b'9ca'); TypeError encoding without a string argument ; TypeError encoding without a string argument ; TypeError bytearray() argument 'errors' must be str, not int ; BufferError Existing exports of data: object cannot be re-sized ; bytearray(b'abc')

### zeros need their own size and no more
#: max-memory=32M
x = bytearray(20 << 20)
print(len(x), x.count(0) == len(x))
x = None
x = bytearray(b"abc")
x.resize(18 << 20)
print(len(x), x[:4], x[-1])
x.resize(2)
x.resize(5)
print(x)
x.__init__(3)
print(x)
x = bytearray(b"abcdef")
x.__init__(4)
print(x)
x.__init__(b"xyz")
print(x, bytearray(x) == x, bytearray(x) is x)
x.__init__(0)
print(x, bytearray(True), bytearray(0))
for a in -1, 1 << 70, -1 << 70:
    try: bytearray(a)
    except Exception as e: print(type(e).__name__, e)
v = memoryview(x)
x = bytearray(b"ab")
v = memoryview(x)
for f in lambda: x.__init__(3), lambda: x.__init__(b"abc"), lambda: x.__init__(b"ab"), lambda: x.resize(9):
    try: f(); print("done", x)
    except BufferError as e: print(e, x)
#> 20971520 True
#> 18874368 bytearray(b'abc\x00') 0
#> bytearray(b'ab\x00\x00\x00')
#> bytearray(b'\x00\x00\x00')
#> bytearray(b'\x00\x00\x00\x00')
#> bytearray(b'xyz') True False
#> bytearray(b'') bytearray(b'\x00') bytearray(b'')
#> ValueError negative count
#> OverflowError cannot fit 'int' into an index-sized integer
#> OverflowError cannot fit 'int' into an index-sized integer
#> Existing exports of data: object cannot be re-sized bytearray(b'ab')
#> Existing exports of data: object cannot be re-sized bytearray(b'ab')
#> Existing exports of data: object cannot be re-sized bytearray(b'ab')
#> Existing exports of data: object cannot be re-sized bytearray(b'ab')
