// What every operation on data is tried with (work.test.mjs): for each builtin type each attribute that `dir` shows, and
// the rest of the language and the library that goes through data. In a recipe `x` is a value of about `n` bytes or
// elements, `y` an equal one that is another object, and `n` the size.

const all = (names, write) => Object.fromEntries(names.split(" ").map((name) => [name, write(name)]));
const call = (name) => `x.${name}()`;
const free = (names) => all(names, () => null); // as much work whatever the size
const OBJECT = free("__class__ __delattr__ __dir__ __doc__ __getattribute__ __init__ __init_subclass__ __setattr__ " +
    "__sizeof__ __subclasshook__ __class_getitem__ __getstate__ __reduce__ __reduce_ex__ __new__ __format__ __str__");
const EQUAL = all("__eq__ __ne__ __le__ __lt__ __ge__ __gt__", (name) => `x.${name}(y)`);

const PADS = all("center ljust rjust", (name) => `'a'.${name}(n)`);
const SEARCH = (piece) => ({
    ...all("count find rfind", (name) => `x.${name}(${piece})`),
    ...all("index rindex", (name) => `try: x.${name}(${piece})\nexcept ValueError: pass`),
    partition: `x.partition(${piece})`, rpartition: `x.rpartition(${piece})`,
    __contains__: `${piece} in x`, split: `x.split(${piece})`, rsplit: `x.rsplit(${piece})`,
    replace: `x.replace(${piece}, ${piece})`,
});
const CASES = all("capitalize lower swapcase title upper", call);
const IS = all("isalnum isalpha isascii islower", call);

const text = (q, one) => ({
    ...OBJECT, ...EQUAL, ...SEARCH(`${q}'b' * 2`), ...CASES, ...IS,
    ...free("__len__ __getnewargs__ maketrans __getitem__ __iter__"),
    __add__: `x + ${q}'b'`, __mul__: `x * 2`, __rmul__: `2 * x`, __repr__: "repr(x)", __hash__: "hash(x)",
    __mod__: `${q}'%s' % x`, __rmod__: `${q}'%s'.__rmod__(x) if 0 else x % ()`,
    isspace: `(${one(" ")} * n).isspace()`, isupper: `(${one("A")} * n).isupper()`, istitle: `(${one("A")} * n + ${one("a")}).istitle()`,
    isdigit: `(${one("1")} * n).isdigit()`, expandtabs: "x.expandtabs()",
    startswith: "x.startswith(y)", endswith: "x.endswith(y)", removeprefix: "(x + x[:1]).removeprefix(y)",
    removesuffix: "(x[:1] + x).removesuffix(y)", join: `${q}','.join([x, y])`, splitlines: "x.splitlines()",
    strip: `x.strip(${q}'a')`, lstrip: `x.lstrip(${q}'a')`, rstrip: `x.rstrip(${q}'a')`,
    zfill: `${one("1")}.zfill(n)`,
});
const bytes = {
    ...text("b", (c) => `b'${c}'`), ...all("center ljust rjust", (name) => `b'a'.${name}(n)`),
    ...free("__buffer__ __bytes__"), decode: "x.decode()", fromhex: "bytes.fromhex('ab' * n)", hex: "x.hex()",
    translate: "x.translate(bytes(range(255, -1, -1)))", __mod__: "b'%s' % x", __str__: "str(x)",
    __rmod__: "x % ()",
};

const LIST = {
    ...OBJECT, ...EQUAL, ...free("__len__ __getitem__ __iter__ __reversed__"), __add__: "x + y", __mul__: "x * 2", __rmul__: "2 * x",
    __contains__: "-1 in x", __repr__: "repr(x)", count: "x.count(-1)", index: "try: x.index(-1)\nexcept ValueError: pass",
};
const SETS = {
    ...OBJECT, ...EQUAL, ...free("__len__ __iter__"), __repr__: "repr(x)", copy: "x.copy()", ...free("__contains__ __lt__ __gt__"),
    ...all("__and__ __or__ __sub__ __xor__ __rand__ __ror__ __rsub__ __rxor__", (name) => `x.${name}(y)`),
    ...all("difference intersection isdisjoint issubset issuperset symmetric_difference union", (name) => `x.${name}(${name === "isdisjoint" ? "range(-n, 0)" : "range(n)"})`),
};
const INT_BINARY = "__add__ __and__ __floordiv__ __mod__ __mul__ __or__ __sub__ __truediv__ __xor__ __divmod__";
const reflected = (names) => names.replace(/__(\w+)__/g, "__r$1__");

export const TYPES = {
    str: {
        n: 400_000, make: "'a' * n", recipes: {
            ...text("", (c) => `'${c}'`), ...PADS, casefold: "('é' * n).casefold()", encode: "('é' * n).encode()",
            format: "x.format()", format_map: "x.format_map({})", __format__: "format(x, str(n + 1))", isascii: null, isdecimal: "('1' * n).isdecimal()",
            isidentifier: "x.isidentifier()", isnumeric: "('1' * n).isnumeric()", isprintable: "x.isprintable()",
            translate: "x.translate({97: 'b'})", zfill: "'1'.zfill(n)",
            "a slice": "x[1:]", "a slice with a step": "x[::2]", "an iteration": "for c in x: pass", "list": "list(x)", "wide": "('é' * n)[1:]",
            "of a wide one": "'\\U00010000' * n + x", "ord": "max(x)", "f-string": "f'{x}{y}'", "a width": "f'{1:{n}}'", "repr of wide": "repr('\\x80' * n)",
            "ascii": "ascii('é' * n)", "%": "'%r' % x", "%-width": "'%*d' % (n, 1)", "encode latin-1": "('é' * n).encode('latin-1')",
            "encode utf-16": "x.encode('utf-16')", "encode utf-32": "x.encode('utf-32')", "encode ascii": "('é' * n).encode('ascii', 'replace')",
            "encode with references": "('é' * n).encode('ascii', 'xmlcharrefreplace')", "encode escapes": "('é' * n).encode('unicode_escape')",
            "encode utf-7": "try: x.encode('utf-7')\nexcept LookupError: x.upper()", "format braces": "try: ('{' * n).format()\nexcept ValueError: pass",
            "unknown encoding": "try: ''.encode('-' * n)\nexcept LookupError: pass", "format zeros": "try: format(1, '0' * n + 'q')\nexcept ValueError: pass",
            "format field": "try: ('{' + 'a' * n + '}').format()\nexcept KeyError: pass", "join many": "''.join(['a'] * n)", "split words": "('a ' * n).split()",
            "replace longer": "x.replace('a', 'bc')", "replace shorter": "('ab' * n).replace('ab', '')", "replace nothing": "x.replace('', 'b')", "int": "int('1' * n, 16)",
            "float": "float('1' * n)", "float of zeros": "float('0' * n)", "hex float": "float.fromhex('0' * n)", "complex": "complex('1' * n)", "an int of spaces": "int(' ' * n + '1')",
            "an int of underscores": "int('1' + '_1' * n, 16)", "an attribute": "getattr(1, x, None)", "a key found": "{x: 1}[y]", "set": "set(x)", "sorted": "sorted(x)",
            "reversed": "''.join(reversed(x))", "compile": "compile('1' + ' ' * (n // 2), '', 'eval')", "a comment": "compile('#' * (n // 5), '', 'exec')", "a literal": "compile('\"' + 'a' * (n // 4) + '\"', '', 'exec')",
            "number of a literal": "compile('0x' + '1' * (n // 4), '', 'eval')", "print": "print(x)", "casefold ascii": "x.casefold()", "upper wide": "('é' * n).upper()", "sigma": "('A' + '\\u0301' * n + 'Σ').lower()",
        },
    },
    bytes: { n: 400_000, make: "b'a' * n", recipes: {
        ...bytes, "a slice": "x[1:]", "a slice with a step": "x[::2]", "an iteration": "for c in x: pass", "list": "list(x)", "of a list": "bytes([1] * n)", "of zeros": "bytes(n)",
        "of a bytearray": "bytes(bytearray(n))", "memoryview": "bytes(memoryview(x)[::2])", "int": "int.from_bytes(x)", "decode latin-1": "(b'\\xe9' * n).decode('latin-1')", "decode utf-16": "x.decode('utf-16-le')",
        "decode ascii": "x.decode('ascii')", "decode faults": "(b'\\xe9' * n).decode('utf-8', 'replace')", "decode escapes": "x.decode('unicode_escape')", "join many": "b''.join([b'a'] * n)", "of an int": "int(b'1' * n, 16)", "max": "max(x)", "sorted": "sorted(x)",
    } },
    bytearray: { n: 400_000, make: "bytearray(b'a') * n", recipes: {
        ...bytes, ...free("__release_buffer__ append clear pop __getnewargs__ __bytes__ __hash__"), __hash__: null, __delitem__: "del x[::2]", __iadd__: "x += y", __imul__: "x *= 2", __setitem__: "x[:] = y", __init__: "x.__init__(y)",
        copy: "x.copy()", extend: "x.extend(y)", insert: "x.insert(0, 1)", remove: "x[-1] = 1\nx.remove(1)", resize: "x.resize(n * 2)", reverse: "x.reverse()",
        "del in the middle": "del x[:1]", "insert a slice": "x[1:1] = b'a'", "set with a step": "x[::2] = y[::2]", "pop first": "x.pop(0)", "extend by a list": "x.extend([1] * n)", "a slice": "x[1:]",
    } },
    memoryview: { n: 400_000, make: "memoryview(bytearray(b'a') * n)", recipes: {
        ...OBJECT, ...EQUAL, ...free("__buffer__ __delitem__ __enter__ __exit__ __iter__ __len__ __release_buffer__ __repr__ c_contiguous cast contiguous f_contiguous format itemsize nbytes ndim obj readonly release shape strides suboffsets toreadonly __getitem__ __le__ __lt__ __ge__ __gt__"),
        __hash__: "hash(memoryview(b'a' * n))", __setitem__: "x[:] = y", count: "x.count(1)", hex: "x.hex()", index: "try: x.index(1)\nexcept ValueError: pass", tobytes: "x.tobytes()", tolist: "x.tolist()",
        "a step": "x[::2].tobytes()", "set with a step": "x[::2] = y[::2]", "doubles": "x[:n // 8 * 8].cast('d').tolist() * 8", "contains": "1 in x",
    } },
    list: { n: 40_000, make: "[0] * n", recipes: {
        ...LIST, ...free("append pop clear"), __hash__: null, __delitem__: "del x[::2]", __iadd__: "x += y", __imul__: "x *= 2", __init__: "x.__init__(y)", __setitem__: "x[:] = y", copy: "x.copy()", extend: "x.extend(y)", insert: "for i in range(16): x.insert(0, 1)",
        remove: "x[-1] = 1\nx.remove(1)", reverse: "x.reverse()", sort: "x.sort()", "sort backwards": "x = list(range(n))\nx.sort(reverse=True)", "sort by a key": "x.sort(key=abs)", "pop first": "for i in range(16): x.pop(0)", "a slice": "x[1:]", "a slice with a step": "x[::2]",
        "set with a step": "x[::2] = y[::2]", "tuple": "tuple(x)", "of a tuple": "list(tuple(x))", "set": "set(x)", "of a range": "list(range(n))", "sum": "sum(x)", "min": "min(x)", "all": "all([1] * n)", "any": "any(x)", "a star": "a, *b = x", "an unpacking": "[*x, *y]", "a comprehension": "[i for i in x]",
        "a call": "print(*x)", "zip": "list(zip(x, y))", "enumerate": "list(enumerate(x))", "map": "list(map(abs, x))", "filter": "list(filter(None, x))", "reversed": "list(reversed(x))", "dict": "dict(zip(x, x))", "an exception's repr": "repr(ValueError(*x))", "an exception's str": "str(ValueError(*x))",
    } },
    tuple: { n: 40_000, make: "(0,) * n", recipes: { ...LIST, __getnewargs__: null, __hash__: "hash(x)", "a slice": "x[1:]", "a slice with a step": "x[::2]", "list": "list(x)", "of a list": "tuple([0] * n)", "sorted": "sorted(x)", "%": "('%s' * n) % x" } },
    dict: { n: 40_000, make: "{i: i for i in range(n)}", recipes: {
        ...OBJECT, ...EQUAL, ...free("__len__ __getitem__ __iter__ __reversed__ __contains__ __delitem__ __setitem__ __hash__ clear get items keys pop popitem setdefault values __le__ __lt__ __ge__ __gt__"), __ior__: "x |= {-1: 1, **y}", __or__: "x | y", __ror__: "x.__ror__(y)", __repr__: "repr(x)", copy: "x.copy()",
        fromkeys: "dict.fromkeys(range(n))", update: "x.update({-1: 1, **y})", "list": "list(x)", "items": "list(x.items())", "values": "list(x.values())", "sorted": "sorted(x)", "keys and keys": "x.keys() & y.keys()", "items are items": "x.items() == y.items()", "a call": "dict(**{str(i): i for i in range(n)})",
        "after deletion": "for i in range(n - 1): del x[i]\nfor i in range(4): list(x)", "an iteration": "for k in x: pass", "in values": "-1 in x.values()",
    } },
    set: { n: 40_000, make: "set(range(n))", recipes: { ...SETS, ...free("add clear discard pop remove __hash__"), ...all("__iand__ __ior__ __isub__ __ixor__", (name) => `x.${name}(y)`), ...all("difference_update intersection_update symmetric_difference_update update", (name) => `x.${name}(range(n))`), __init__: "x.__init__(y)", "list": "list(x)", "sorted": "sorted(x)", "frozenset": "frozenset(x)" } },
    frozenset: { n: 40_000, make: "frozenset(range(n))", recipes: { ...SETS, __hash__: "hash(x)", copy: null } },
    range: { n: 40_000, make: "range(n)", recipes: { ...OBJECT, ...EQUAL, ...free("__bool__ __contains__ __eq__ __ne__ __le__ __lt__ __ge__ __gt__ __getitem__ __hash__ __iter__ __len__ __repr__ __reversed__ count index start step stop"), "list": "list(x)", "max": "max(x)", "set": "set(x)" } },
    int: { n: 20_000, make: "(1 << 8 * n) - 1", recipes: {
        ...OBJECT, ...EQUAL, ...free("__bool__ __ceil__ __floor__ __getnewargs__ __index__ __int__ __pos__ __round__ __trunc__ bit_length conjugate denominator imag numerator real is_integer as_integer_ratio __rdivmod__ __float__ from_bytes"),
        __format__: "format(x, 'x')", __str__: "sys.set_int_max_str_digits(0)\nstr(x)", __repr__: "sys.set_int_max_str_digits(0)\nrepr(x)", __float__: "try: float(x)\nexcept OverflowError: pass\n-x", ...all(INT_BINARY, (name) => name === "__truediv__" ? "x / (y >> 64)" : `x.${name}(${/div|mod/.test(name) ? "12345678901" : "y"})`), ...all(reflected(INT_BINARY), (name) => `x.${name}(y)`),
        ...all("__rdivmod__ __rfloordiv__ __rmod__", (name) => `(12345678901).${name}(x)`), __rtruediv__: "(y >> 64).__rtruediv__(x)",
        __rmul__: "x.__rmul__(y)", __abs__: "abs(-x)", __invert__: "~x", __neg__: "-x", __hash__: "hash(x)", __lshift__: "x << 1", __rshift__: "x >> 1", __rlshift__: "(8 * n).__rlshift__(1)", __rrshift__: "(1).__rrshift__(x)", __pow__: "x ** 2", __rpow__: "(n * 4).__rpow__(3)",
        bit_count: "x.bit_count()", to_bytes: "x.to_bytes(n)", from_bytes: "int.from_bytes(bytes(n) + b'1')", "hex": "hex(x)", "bin": "bin(x)", "oct": "oct(x)", "int of digits": "sys.set_int_max_str_digits(0)\nint('7' * n)", "divmod": "divmod(x, y >> 8 * n // 2)", "pow with a modulus": "pow(3, 1 << n // 10, 12345678901)",
        "%x": "'%x' % x", "f-string": "f'{x:,}' if 0 else f'{x:_x}'", "gcd": "import math\nmath.gcd(x, 3 ** n)", "isqrt": "import math\nmath.isqrt(x)", "a large shift": "1 << 8 * n", "%d": "sys.set_int_max_str_digits(0)\n'%d' % x", "not equal": "x == y + 1", "sum": "sum([x] * 4)",
    } },
};

// The rest: by module or kind; n is a number of bytes or elements.
const T = 200_000, T10 = 20_000, C = 40_000, C4 = 10_000, C10 = 4000, C100 = 400;
export const OTHERS = {
    "repr of an exception": [C, "x = ValueError(*([1] * n))", "repr(x)"], "str of an exception": [C, "x = ValueError(*([1] * n))", "str(x)"],
    "json.dumps of text": [T, "import json", "json.dumps('a' * n)"], "json.dumps of wide text": [T, "import json", "json.dumps('é' * n)"], "json.dumps as it is": [T, "import json", "json.dumps('é' * n, ensure_ascii=False)"], "json.dumps of a list": [C, "import json", "json.dumps([1] * n)"],
    "json.dumps of a dict": [C, "import json\nx = {str(i): 1 for i in range(n)}", "json.dumps(x)"], "json.loads of text": [T, "import json\nx = '\"' + 'a' * n + '\"'", "json.loads(x)"], "json.loads of escapes": [T, "import json\nx = '\"' + '\\\\n' * n + '\"'", "json.loads(x)"], "json.loads of a list": [C, "import json\nx = '[' + '1,' * n + '1]'", "json.loads(x)"],
    "json.loads of spaces": [T, "import json\nx = ' ' * n + '1'", "json.loads(x)"], "json.loads of a float": [T, "import json\nx = '0.' + '1' * n", "json.loads(x)"], "json indented": [C, "import json", "json.dumps([1] * n, indent=1)"], "json.loads of bytes": [T, "import json\nx = b'\"' + b'a' * n + b'\"'", "json.loads(x)"],
    "re.match": [T, "import re\nx = 'a' * n", "re.match('a*b', x)"], "re.search": [T, "import re\nx = 'a' * n", "re.search('b', x)"], "re.search of a text": [T, "import re\nx = 'a' * n", "re.search('bcd', x)"], "re.findall": [T, "import re\nx = 'a' * n", "re.findall('a', x)"], "re.sub": [T, "import re\nx = 'a' * n", "re.sub('a', 'b', x)"],
    "re.split": [T, "import re\nx = 'a' * n", "re.split('b', x)"], "re.compile": [C, "import re", "re.compile('a' * n)"], "re.compile without case": [C, "import re", "re.compile('\\u00e9' * n, re.I)"], "re.compile of a set": [C, "import re", "re.compile('[' + 'ab' * n + ']')"], "re.compile of ranges": [C, "import re", "re.compile('[' + '\\x00-\\xff' * n + ']')"], "re.escape": [T, "import re", "re.escape('.' * n)"], "re with a reference": [T, "import re\nx = 'a' * n + 'b' + 'a' * n", "re.match(r'(a*)b\\1', x)"], "re of a set": [T, "import re\nx = 'a' * n", "re.search('[bc]', x)"],
    "re of lines": [T, "import re\nx = 'a' * n", "re.findall('^b', x, re.M)"], "re of any": [T, "import re\nx = 'a' * n", "re.fullmatch('.*', x)"], "re of a long text": [T, "import re\nx = 'a' * n\np = re.compile('a' * (n // 2) + 'b')", "p.search(x[:n // 2 + 9])"],
    "csv.reader": [T, "import csv\nx = ['a,' * n]", "list(csv.reader(x))"], "csv.writer": [C, "import csv, io", "csv.writer(io.StringIO()).writerow(['a'] * n)"], "base64.b64encode": [T, "import base64\nx = bytes(n)", "base64.b64encode(x)"], "base64.b64decode": [T, "import base64\nx = base64.b64encode(bytes(n))", "base64.b64decode(x)"],
    "base64.b32encode": [T10, "import base64\nx = bytes(n)", "base64.b32encode(x)"], "base64.b85encode": [T10, "import base64\nx = bytes(n)", "base64.b85encode(x)"], "binascii.hexlify": [T, "import binascii\nx = bytes(n)", "binascii.hexlify(x)"], "binascii.crc32": [T, "import binascii\nx = bytes(n)", "binascii.crc32(x)"],
    ...Object.fromEntries("md5 sha1 sha224 sha256 sha384 sha512 sha3_256 sha3_512 blake2b blake2s".split(" ").map((name) => [`hashlib.${name}`, [T, "import hashlib\nx = bytes(n)", `hashlib.${name}(x)`]])),
    "hashlib.shake_128": [T, "import hashlib", "hashlib.shake_128(b'').digest(n)"], "hmac": [T, "import hmac\nx = bytes(n)", "hmac.digest(b'k', x, 'sha256')"], "hmac.compare_digest": [T, "import hmac\nx = bytes(n)\ny = bytes(n)", "hmac.compare_digest(x, y)"],
    "zlib.crc32": [T, "import zlib\nx = bytes(n)", "zlib.crc32(x)"], "zlib.adler32": [T, "import zlib\nx = bytes(n)", "zlib.adler32(x)"], "zlib.compress": [T, "import zlib\nx = bytes(n)", "zlib.compress(x)"],
    "zlib.compress, stored": [T, "import zlib\nx = bytes(n)", "zlib.compress(x, 0)"], "zlib.decompress": [T, "import zlib\nx = zlib.compress(bytes(n))", "zlib.decompress(x)"],
    "bz2.compress": [T, "import bz2\nx = bytes(n)", "bz2.compress(x)"], "bz2.compress of noise": [T10, "import bz2, random\nx = random.Random(1).randbytes(n)", "bz2.compress(x)"], "bz2.compress of a period": [T10, "import bz2\nx = b'ab' * n", "bz2.compress(x)"],
    "bz2.decompress": [T, "import bz2\nx = bz2.compress(bytes(n))", "bz2.decompress(x)"], "bz2.decompress of noise": [T10, "import bz2, random\nx = bz2.compress(random.Random(1).randbytes(n))", "bz2.decompress(x)"],
    ...Object.fromEntries([0, 6].flatMap((preset) => [[`lzma.compress, preset ${preset}`, [T, "import lzma\nx = bytes(n)", `lzma.compress(x, preset=${preset})`]],
        [`lzma.compress of noise, preset ${preset}`, [T10, "import lzma, random\nx = random.Random(1).randbytes(n)", `lzma.compress(x, preset=${preset})`]]])),
    "lzma.compress of a period": [T, "import lzma\nx = b'ab' * n", "lzma.compress(x)"], "lzma.compress, filtered": [T, "import lzma\nx = bytes(n)", "lzma.compress(x, filters=[{'id': lzma.FILTER_DELTA}, {'id': lzma.FILTER_X86}, {'id': lzma.FILTER_LZMA2, 'preset': 0}])"],
    "lzma.decompress": [T, "import lzma\nx = lzma.compress(bytes(n))", "lzma.decompress(x)"], "lzma.decompress of noise": [T10, "import lzma, random\nx = lzma.compress(random.Random(1).randbytes(n))", "lzma.decompress(x)"],
    "lzma.decompress of a bare one": [T, "import lzma\nx = lzma.compress(bytes(n), lzma.FORMAT_ALONE)", "lzma.decompress(x)"], "lzma.decompress, checked by sha256": [T, "import lzma\nx = lzma.compress(bytes(n), check=lzma.CHECK_SHA256)", "lzma.decompress(x)"],
    "gzip.compress": [T, "import gzip\nx = bytes(n)", "gzip.compress(x)"], "gzip.decompress": [T, "import gzip\nx = gzip.compress(bytes(n))", "gzip.decompress(x)"], "gzip.GzipFile": [T, "import gzip, io\nx = bytes(n)", "gzip.GzipFile(fileobj=io.BytesIO(), mode='w').write(x)"],
    "zipfile.ZipFile.writestr": [T, "import io, zipfile\nx = bytes(n)", "zipfile.ZipFile(io.BytesIO(), 'w', 8).writestr('a', x)"], "zipfile.ZipFile.read": [T, "import io, zipfile\nx = io.BytesIO()\nwith zipfile.ZipFile(x, 'w', 8) as z: z.writestr('a', bytes(n))", "zipfile.ZipFile(x).read('a')"],
    "zipfile.ZipFile, stored": [T, "import io, zipfile\nx = io.BytesIO()\nwith zipfile.ZipFile(x, 'w') as z: z.writestr('a', bytes(n))", "zipfile.ZipFile(x).testzip()"], "zipfile.ZipFile of members": [C100, "import io, zipfile\nx = io.BytesIO()\nwith zipfile.ZipFile(x, 'w') as z:\n    for i in range(n): z.writestr(str(i), b'')", "zipfile.ZipFile(x)"],
    "tarfile.addfile": [T, "import io, tarfile\ni = tarfile.TarInfo('x')\ni.size = n\nx = io.BytesIO(bytes(n))", "tarfile.open(fileobj=io.BytesIO(), mode='w').addfile(i, x)"], "tarfile.open": [C100, "import io, tarfile\nx = io.BytesIO()\nwith tarfile.open(fileobj=x, mode='w') as t:\n    for i in range(n): t.addfile(tarfile.TarInfo(str(i)))", "x.seek(0)\ntarfile.open(fileobj=x, mode='r:').getnames()"],
    "tarfile.extractfile": [T, "import io, tarfile\ni = tarfile.TarInfo('x')\ni.size = n\nx = io.BytesIO(i.tobuf() + bytes(n + 1024))\nt = tarfile.open(fileobj=x, mode='r:')", "t.extractfile('x').read()"],
    "zipfile.Path.glob": [C100, "import io, zipfile\nx = io.BytesIO()\nwith zipfile.ZipFile(x, 'w') as z:\n    for i in range(n): z.writestr(f'a/{i}', b'')", "list(zipfile.Path(x).glob('a/*'))"],
    "marshal.dumps of bytes": [T, "import marshal\nx = bytes(n)", "marshal.dumps(x)"], "marshal.dumps of a list": [C, "import marshal\nx = [1] * n", "marshal.dumps(x)"], "marshal.loads": [T, "import marshal\nx = marshal.dumps('a' * n)", "marshal.loads(x)"],
    "ElementTree of text": [T, "import xml.etree.ElementTree as E\nx = '<a>' + 'b' * n + '</a>'", "E.fromstring(x)"], "ElementTree of elements": [C4, "import xml.etree.ElementTree as E\nx = '<a>' + '<b/>' * n + '</a>'", "E.tostring(E.fromstring(x))"],
    "ElementTree of an attribute": [T, "import xml.etree.ElementTree as E\nx = '<a b=\"' + 'c' * n + '\"/>'", "E.fromstring(x)"], "ElementTree of a comment": [T, "import xml.etree.ElementTree as E\nx = '<a><!--' + 'b' * n + '--></a>'", "E.fromstring(x)"],
    "ElementTree of a name": [T, "import xml.etree.ElementTree as E\nx = '<' + 'b' * n + '/>'", "E.fromstring(x)"], "ElementTree of a section": [T, "import xml.etree.ElementTree as E\nx = '<a><![CDATA[' + 'b' * n + ']]></a>'", "E.fromstring(x)"],
    "xml.sax of text": [T, "import xml.sax\nx = b'<a>' + b'b' * n + b'</a>'", "xml.sax.parseString(x, xml.sax.ContentHandler())"], "minidom of text": [T, "from xml.dom import minidom\nx = '<a>' + 'b' * n + '</a>'", "minidom.parseString(x).toxml()"],
    "html.parser of text": [T, "from html.parser import HTMLParser\nx = 'b' * n", "HTMLParser().feed(x)"], "html.parser of a tag": [T, "from html.parser import HTMLParser\nx = '<a b=\"' + 'c' * n + '\">'", "HTMLParser().feed(x)"],
    "tomllib of a string": [T, "import tomllib\nx = 'a = \"' + 'b' * n + '\"'", "tomllib.loads(x)"], "tomllib of a comment": [T, "import tomllib\nx = '#' + 'b' * n", "tomllib.loads(x)"], "tomllib of an array": [C, "import tomllib\nx = 'a = [' + '1,' * n + ']'", "tomllib.loads(x)"],
    "plistlib of data": [T, "import plistlib\nx = bytes(n)", "plistlib.loads(plistlib.dumps(x))"], "plistlib, binary": [T, "import plistlib\nx = bytes(n)", "plistlib.loads(plistlib.dumps(x, fmt=plistlib.FMT_BINARY))"],
    "email of a body": [T, "import email\nx = 'a: b\\n\\n' + 'c' * n", "email.message_from_string(x)"], "email of a header": [T, "import email\nx = 'a: ' + 'c' * n + '\\n\\n'", "email.message_from_string(x)"], "quopri": [T10, "import quopri\nx = b'\\xe9' * n", "quopri.decodestring(quopri.encodestring(x))"],
    "urllib.parse.quote": [T10, "from urllib.parse import quote\nx = '\u00e9' * n", "quote(x)"], "urllib.parse.unquote": [T, "from urllib.parse import unquote\nx = '%e9' * n", "unquote(x)"], "urllib.parse.parse_qs": [C, "from urllib.parse import parse_qs\nx = 'a=1&' * n", "parse_qs(x)"], "urlsplit": [T, "from urllib.parse import urlsplit\nx = 'http://' + 'a' * n", "urlsplit(x)"],
    "configparser of a value": [T, "import configparser\nx = '[a]\\nb = ' + 'c' * n", "configparser.ConfigParser().read_string(x)"], "tokenize of a name": [T, "import io, tokenize\nx = 'a' * n", "list(tokenize.generate_tokens(io.StringIO(x).readline))"],
    "posixpath.normpath": [T, "import posixpath\nx = 'a/' * n", "posixpath.normpath(x)"], "PurePath": [T, "from pathlib import PurePosixPath\nx = 'a/' * n", "PurePosixPath(x).parts"], "logging": [T, "import io, logging\nx = 'a' * n\nh = logging.StreamHandler(io.StringIO())\nr = logging.LogRecord('a', 50, '', 1, x, (), None)", "h.emit(r)"],
    "struct.pack": [C, "import struct\nx = [1] * n", "struct.pack('%di' % n, *x)"], "struct.unpack": [C, "import struct\nx = bytes(4 * n)", "struct.unpack('%di' % n, x)"], "struct.pack of bytes": [T, "import struct\nx = bytes(n)", "struct.pack('%ds' % n, x)"], "struct.calcsize": [C, "import struct", "struct.calcsize('i' * n)"], "a count in a struct": [T, "import struct", "struct.calcsize('0' * n + '1i')"],
    "array": [C, "import array\nx = array.array('i', [0]) * n", "x + x"], "array.tolist": [C, "import array\nx = array.array('i', [0]) * n", "x.tolist()"], "array.frombytes": [T, "import array\nx = array.array('b')", "x.frombytes(bytes(n))"], "array.byteswap": [C, "import array\nx = array.array('i', [0]) * n", "x.byteswap()"],
    "decimal of text": [T, "from decimal import *\nx = '1' * n", "Decimal('0.' + '0' * n + '1')"], "decimal to text": [C4, "from decimal import *\nx = Decimal('1' * n)", "str(x)"], "decimal sum": [C4, "from decimal import *\ngetcontext().prec = 10 ** 6\nx = Decimal('1' * n)", "x + x"], "decimal of an exponent": [T, "from decimal import *", "Decimal('1e' + '0' * n)"], "decimal format": [T, "from decimal import *", "f'{Decimal(1):.{n}f}'"],
    "fractions of text": [C100, "import sys\nsys.set_int_max_str_digits(0)\nfrom fractions import *", "Fraction('1' * n)"], "statistics.mean": [C10, "import statistics\nx = [1] * n", "statistics.mean(x)"], "statistics.median": [C, "import statistics\nx = [1] * n", "statistics.median(x)"], "math.fsum": [C, "import math\nx = [.1] * n", "math.fsum(x)"], "math.prod": [C, "import math\nx = [1] * n", "math.prod(x)"],
    "math.sumprod": [C, "import math\nx = [1] * n", "math.sumprod(x, x)"], "math.dist": [C, "import math\nx = [.1] * n", "math.dist(x, x)"], "math.hypot": [C, "import math\nx = [.1] * n", "math.hypot(*x)"], "math.gcd": [C, "import math\nx = [6] * n", "math.gcd(*x)"], "math.factorial": [C10, "import math", "math.factorial(n)"], "math.comb": [C10, "import math", "math.comb(n, n // 2)"],
    "random.shuffle": [C, "import random\nx = [1] * n", "random.shuffle(x)"], "random.sample": [C, "import random\nx = [1] * n", "random.sample(x, n // 2)"], "random.choices": [C, "import random\nx = [1] * n", "random.choices(x, k=n)"], "random.randbytes": [T, "import random", "random.randbytes(n)"], "random.getrandbits": [T, "import random", "random.getrandbits(8 * n)"], "random.seed": [C, "import random", "random.seed('a' * n)"],
    "heapq.heapify": [C, "import heapq\nx = list(range(n))[::-1]", "heapq.heapify(x)"], "heapq.nlargest": [C, "import heapq\nx = [1] * n", "heapq.nlargest(3, x)"], "heapq.merge": [C, "import heapq\nx = [1] * n", "list(heapq.merge(x, x))"], "bisect.insort": [C, "import bisect\nx = [1] * n", "for i in range(64): bisect.insort(x, 0)"], "itertools.chain": [C, "import itertools\nx = [1] * n", "list(itertools.chain(x, x))"],
    "itertools.accumulate": [C, "import itertools\nx = [1] * n", "list(itertools.accumulate(x))"], "itertools.combinations": [1000, "import itertools\nx = [1] * n", "next(itertools.combinations(x, n // 2))"], "itertools.product": [C10, "import itertools\nx = [1] * n", "next(itertools.product(x, x))"], "itertools.islice": [C, "import itertools\nx = [1] * n", "list(itertools.islice(x, n - 1, n))"], "itertools.batched": [C, "import itertools\nx = [1] * n", "list(itertools.batched(x, 1000))"],
    "itertools.tee": [C, "import itertools\nx = [1] * n", "a, b = itertools.tee(x)\nlist(a)"], "collections.Counter": [T, "import collections\nx = 'a' * n", "collections.Counter(x)"], "collections.deque": [C, "import collections\nx = [1] * n", "collections.deque(x)"], "deque.rotate": [C, "import collections\nx = collections.deque([1] * n)", "x.rotate(n // 2)"], "deque in": [C, "import collections\nx = collections.deque([1] * n)", "2 in x"],
    "deque.copy": [C, "import collections\nx = collections.deque([1] * n)", "x.copy()"], "OrderedDict": [C10, "import collections", "collections.OrderedDict.fromkeys(range(n))"], "ChainMap": [C10, "import collections\nx = dict.fromkeys(range(n))", "list(collections.ChainMap(x, x))"], "copy.copy": [C, "import copy\nx = [1] * n", "copy.copy(x)"], "copy.deepcopy": [C10, "import copy\nx = [1] * n", "copy.deepcopy(x)"], "pprint": [C100, "import pprint\nx = [1] * n", "pprint.pformat(x)"],
    "textwrap.wrap": [C, "import textwrap\nx = 'a ' * n", "textwrap.wrap(x)"], "textwrap.dedent": [C, "import textwrap\nx = ' a\\n' * n", "textwrap.dedent(x)"], "string.Template": [C, "import string\nx = 'a ' * n", "string.Template(x).substitute()"], "string.capwords": [C, "import string\nx = 'a ' * n", "string.capwords(x)"], "unicodedata.normalize": [C, "import unicodedata\nx = 'é' * n", "unicodedata.normalize('NFD', x)"],
    "unicodedata.is_normalized": [C, "import unicodedata\nx = 'é' * n", "unicodedata.is_normalized('NFC', x)"], "datetime.fromisoformat": [T, "import datetime", "try: datetime.datetime.fromisoformat('1' * n)\nexcept ValueError: pass"], "strptime": [T10, "import datetime", "try: datetime.datetime.strptime('1' * n, ' ' * n)\nexcept ValueError: pass"], "strftime": [T, "import datetime\nx = datetime.date(2000, 1, 1)", "x.strftime('a' * n)"],
    "html.escape": [T, "import html\nx = '<' * n", "html.escape(x)"], "html.unescape": [T, "import html\nx = '&lt;' * n", "html.unescape(x)"], "shlex.split": [C10, "import shlex\nx = 'a ' * n", "shlex.split(x)"], "shlex.quote": [T, "import shlex\nx = 'a ' * n", "shlex.quote(x)"], "fnmatch": [T, "import fnmatch\nx = 'a' * n", "fnmatch.fnmatch(x, '*b')"], "difflib": [C100, "import difflib\nx = ['a'] * n", "list(difflib.ndiff(x, x))"], "difflib.HtmlDiff": [C100, "import difflib\nx = ['a'] * n", "difflib.HtmlDiff().make_table(x, x)"], "difflib.HtmlDiff of a line": [C100, "import difflib\nx = ['a' * n]", "difflib.HtmlDiff(wrapcolumn=2).make_table(x, x)"],
    "io.StringIO": [T, "import io\nx = 'a' * n", "io.StringIO(x).read(n - 1)"], "io.BytesIO": [T, "import io\nx = bytes(n)", "io.BytesIO(x).read()"], "StringIO.readlines": [C, "import io\nx = io.StringIO('a\\n' * n)", "x.readlines()"], "uuid": [T, "import uuid", "try: uuid.UUID('1' * n)\nexcept ValueError: pass"], "functools.reduce": [C, "import functools\nx = [1] * n", "functools.reduce(max, x)"], "operator.countOf": [C, "import operator\nx = [1] * n", "operator.countOf(x, 1)"],
    "codecs.encode": [T, "import codecs\nx = 'a' * n", "codecs.encode(x, 'rot13')"], "ast of a literal": [C, "x = '[' + '1,' * n + ']'", "compile(x, '', 'eval')"], "eval": [C, "x = '1' + '+1' * (n // 100)", "for i in range(100): eval(x)"], "a class with a long name": [T, "x = 'a' * n", "repr(type(x, (), {}))"], "a keyword that is long": [T, "x = {'a' * n: 1}", "try: print(**x)\nexcept TypeError: pass"], "keywords": [C, "x = {str(i): i for i in range(n)}\ndef f(**k): pass", "f(**x)"],
    "arguments": [C, "x = [1] * n\ndef f(*a): pass", "f(*x)"], "names of a module": [C, "import types\nx = types.ModuleType('a' * n)", "repr(x)"], "an import": [T, "x = 'a' * n", "try: __import__(x)\nexcept ImportError: pass"], "a message": [T, "x = 'a' * n", "try: int(x)\nexcept ValueError as e: str(e)"], "a namespace": [C10, "import types\nx = types.SimpleNamespace(**{'a%d' % i: 1 for i in range(n)})", "repr(x)"], "vars": [C10, "class A: pass\nx = A()\nfor i in range(n): setattr(x, 'a%d' % i, 1)", "dict(vars(x))"],
    "a traceback": [T, "import traceback\nx = ValueError('a' * n)", "traceback.format_exception(x)"], "os.urandom": [T, "import os", "os.urandom(n)"], "a group": [C, "x = [ValueError()] * n", "ExceptionGroup('', x)"], "slices of a range": [C, "x = range(n)", "list(x[::2])"], "a generator": [C, "x = range(n)", "sum(i for i in x)"], "locale": [C, "import unicodedata\nx = 'a' * n", "try: unicodedata.lookup(x)\nexcept KeyError: pass\nx.upper()"],
    "pickle.dumps": [C, "import pickle\nx = [0] * n", "pickle.dumps(x)"], "pickle.dumps of bytes": [T, "import pickle\nx = bytes(n)", "pickle.dumps(x)"], "pickle.dumps of text": [T, "import pickle\nx = 'a' * n", "pickle.dumps(x)"],
    "pickle.dumps as text": [T, "import pickle\nx = 'é' * n", "pickle.dumps(x, 0)"], "pickle.loads": [C, "import pickle\nx = pickle.dumps([0] * n)", "pickle.loads(x)"], "pickle.loads of text": [T, "import pickle\nx = pickle.dumps('é' * n)", "pickle.loads(x)"],
    "pickle.loads of bytes": [T, "import pickle\nx = pickle.dumps(bytearray(n), 5)", "pickle.loads(x)"], "pickle.loads of marks": [C, "import pickle\nx = b'(' * n + b't' * n + b'.'", "pickle.loads(x)"], "pickle.loads of an int": [T10, "import pickle\nx = pickle.dumps(1 << 8 * n)", "pickle.loads(x)"],
    "ast.parse": [C4, "import ast\nx = '[' + '1,' * n + ']'", "ast.parse(x)"], "ast.dump": [C10, "import ast\nx = ast.parse('[' + '1,' * n + ']')", "ast.dump(x)"], "ast.unparse": [C10, "import ast\nx = ast.parse('[' + '1,' * n + ']')", "ast.unparse(x)"],
    "ast.literal_eval": [C4, "import ast\nx = '[' + '1,' * n + ']'", "ast.literal_eval(x)"], "ast.walk": [C10, "import ast\nx = ast.parse('[' + '1,' * n + ']')", "list(ast.walk(x))"], "ast.unparse of text": [T10, "import ast\nx = ast.Constant('a' * n)", "ast.unparse(x)"],
    "binascii.b2a_qp": [C, "import binascii\nx = bytes(n)", "binascii.b2a_qp(x)"], "binascii.a2b_qp": [C, "import binascii\nx = b'a=' * n", "binascii.a2b_qp(x)"], "binascii.a2b_uu": [T, "import binascii\nx = b'M' + b' ' * n", "binascii.a2b_uu(x)"],
    "mimetypes.guess_type": [T, "import mimetypes\nx = 'a.' * n + 'tar.gz'", "mimetypes.guess_type(x)"], "atexit": [C4, "import atexit\nfor i in range(n): atexit.register(int)", "atexit.unregister(str)"], "copy.deepcopy": [C10, "import copy\nx = [[1] for i in range(n)]", "copy.deepcopy(x)"],
    "a name of a distribution": [T10, "import importlib.metadata as m\nx = 'a-_.' * n", "try: m.version(x)\nexcept m.PackageNotFoundError: pass"], "a name to resolve": [T, "import importlib.util as u", "try: u.resolve_name('.' * n, 'a')\nexcept ImportError: pass"],
};
