# str: methods, slicing, formatting, messages.

### indexing
s = "hello"
print(s[0], s[-1], s[1:3], s[:-1], s[::2], s[::-1], s[10:], s[-100:2], s[3:1])  #> h o el hell hlo olleh  he 

### index out of range
"abc"[3]
#! IndexError: string index out of range

### index with a string
"abc"["a"]
#! TypeError: string indices must be integers, not 'str'

### slice with a string
"abc"["a":]
#! TypeError: slice indices must be integers or None or have an __index__ method

### a zero step
"abc"[::0]
#! ValueError: slice step cannot be zero

### strings do not change
s = "abc"
s[0] = "x"
#! TypeError: 'str' object does not support item assignment

### concatenation and repetition
print("a" + "b", "ab" * 3, 3 * "x", "a" * 0, "a" * -1, "" + "")  #> ab ababab xxx   

### containment
print("b" in "abc", "bc" in "abc", "" in "", "cb" in "abc", "x" not in "abc")  #> True True True False True

### comparison
print("a" < "b", "a" < "B", "ab" < "abc", "" < "a", "a" == "a", "é" > "z")  #> True False True True True True

### case
s = "hELLO wORLD"
print(s.upper(), s.lower(), s.title(), s.capitalize(), s.swapcase(), s.casefold())
#> HELLO WORLD hello world Hello World Hello world Hello World hello world

### case beyond ASCII
print("straße".upper(), "ÉCOLE".lower(), "ß".casefold(), "ǆ".title(), "ŉ".upper(), "İ".lower().encode(), "ΑΣ".lower())
print("ﬁ".capitalize())
#> STRASSE école ss ǅ ʼN b'i\xcc\x87' ας
#> Fi

### title with apostrophes and digits
print("they're bill's".title(), "a1b2".title(), "x-y_z".title())  #> They'Re Bill'S A1B2 X-Y_Z

### strip
print(repr("  a b ".strip()), repr("xxaxx".strip("x")), "abcba".lstrip("ab"), "abcba".rstrip("ab"),
    repr("\t\n a\u2003".strip()))
#> 'a b' 'a' cba abc 'a'

### strip wants a string
"a".strip(1)
#! TypeError: strip arg must be None or str

### split on whitespace
print("  a  b\tc\n".split(), "".split(), "   ".split(), "a b c".split(None, 1), " a b ".rsplit(None, 1))
#> ['a', 'b', 'c'] [] [] ['a', 'b c'] [' a', 'b']

### split on a separator
print("a,b,,c".split(","), ",".split(","), "".split(","), "a,b,c".split(",", 1), "a,b,c".rsplit(",", 1),
    "aXXb".split("XX"))
#> ['a', 'b', '', 'c'] ['', ''] [''] ['a', 'b,c'] ['a,b', 'c'] ['a', 'b']

### split with an empty separator
"a".split("")
#! ValueError: empty separator

### split with keywords
print("a b c".split(maxsplit=1), "a-b".split(sep="-"))  #> ['a', 'b c'] ['a', 'b']

### splitlines
print("a\nb\r\nc\rd".splitlines(), "a\n".splitlines(True), "".splitlines(), "a\x0bb\x1cc\u2028d".splitlines())
#> ['a', 'b', 'c', 'd'] ['a\n'] [] ['a', 'b', 'c', 'd']

### partition
print("a=b=c".partition("="), "a=b=c".rpartition("="), "abc".partition("x"), "abc".rpartition("x"))
#> ('a', '=', 'b=c') ('a=b', '=', 'c') ('abc', '', '') ('', '', 'abc')

### join
print(",".join(["a", "b"]), "".join("abc"), "-".join([]), ",".join(str(i) for i in range(3)), ", ".join({"k": 1}))
#> a,b abc  0,1,2 k

### join names the bad item
",".join(["a", None])
#! TypeError: sequence item 1: expected str instance, NoneType found

### find and index
s = "abcabc"
print(s.find("c"), s.rfind("c"), s.find("x"), s.find("c", 3), s.find("a", 1, 3), s.index("b"), s.rindex("b"))
print(s.find(""), s.rfind(""))
#> 2 5 -1 5 -1 1 4
#> 0 6

### index of what is missing
"abc".index("x")
#! ValueError: substring not found

### find with negative positions
print("abcabc".find("b", -3), "abcabc".find("a", -100, -1), "abc".find("", 3), "abc".find("", 4))  #> 4 0 3 -1

### count
print("banana".count("a"), "banana".count("ana"), "aaa".count(""), "abc".count("x"), "aaaa".count("aa", 1))
#> 3 1 4 0 1

### replace
print("banana".replace("a", "o"), "banana".replace("a", "", 2), "abc".replace("", "-"), "aaa".replace("aa", "b"))
print("abc".replace("x", "y"), "abc".replace("b", "x", count=0))
#> bonono bnna -a-b-c- ba
#> abc abc

### startswith and endswith
print("abc".startswith("ab"), "abc".endswith(("x", "c")), "abc".startswith("b", 1), "abc".startswith(""))
print("abc".endswith("b", 0, 2))
#> True True True True
#> True

### startswith with a bad argument
"abc".startswith(1)
#! TypeError: startswith first arg must be str or a tuple of str, not int

### startswith with a bad tuple
"abc".startswith((1,))
#! TypeError: tuple for startswith must only contain str, not int

### removeprefix and removesuffix
print("abcabc".removeprefix("abc"), "abcabc".removesuffix("abc"), "abc".removeprefix("x"), repr("a".removesuffix("")))
#> abc abc abc 'a'

### center, ljust, rjust, zfill
print("ab".center(6, "*"), "ab".center(7), "ab".ljust(5, "."), "ab".rjust(5), "42".zfill(5), "-42".zfill(5))
print("+x".zfill(4), "abc".center(2))
#> **ab**    ab   ab...    ab 00042 -0042
#> +00x abc

### a fill of two characters
"a".center(5, "xy")
#! TypeError: The fill character must be exactly one character long

### expandtabs
print(repr("a\tb\tc".expandtabs()), repr("a\tb".expandtabs(4)), repr("ab\n\tc".expandtabs(3)), repr("\t".expandtabs(0)))
#> 'a       b       c' 'a   b' 'ab\n   c' ''

### tests of characters
for name in "alpha digit alnum upper lower title space decimal numeric identifier printable ascii".split():
    f = getattr(str, "is" + name)
    print(name, [int(f(s)) for s in ("", "a", "A", "1", " ", "aB", "Ab", "é", "²", "½", "٣", "a b", "_x", "\n")])
#> alpha [0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]
#> digit [0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0]
#> alnum [0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0]
#> upper [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
#> lower [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0]
#> title [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
#> space [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]
#> decimal [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
#> numeric [0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0]
#> identifier [0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0]
#> printable [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]
#> ascii [1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1]

### translate and maketrans
print("hello".translate(str.maketrans("el", "ip")), "hello".translate(str.maketrans("", "", "l")))
print("abc".translate({97: "X", 98: None, 99: 100}), str.maketrans({"a": "b"}))
#> hippo heo
#> Xd {97: 'b'}

### maketrans needs equal lengths
str.maketrans("ab", "c")
#! ValueError: the first two maketrans arguments must have equal length

### ord and chr
print(ord("a"), chr(97), ord("€"), chr(0x1F600), ord("\x00"), chr(0x10FFFF) == "\U0010ffff")
#> 97 a 8364 😀 0 True

### length counts code points
print(len("é"), len("😀"), len("e\u0301"), len("a😀b"), "a😀b"[1], "a😀b"[::-1])  #> 1 1 2 3 😀 b😀a

### strings of all widths mix
s = "a" + "é" + "€" + "😀"
print(s, s[0] + s[1], s[:2].encode("latin-1"), s.find("€"), s.replace("😀", "x"), [len(c.encode()) for c in s])
#> aé€😀 aé b'a\xe9' 2 aé€x [1, 2, 3, 4]

### slices of a wide string equal narrow ones
print("😀abc"[1:] == "abc", hash("😀abc"[1:]) == hash("abc"), {"abc": 1}["😀abc"[1:]])  #> True True 1

### encode
print("é€😀".encode(), "é".encode("latin-1"), "abc".encode("ascii"), "é".encode("utf-16-le"), "a".encode("utf-32-be"))
print("é".encode("utf-8-sig"))
#> b'\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80' b'\xe9' b'abc' b'\xe9\x00' b'\x00\x00\x00a'
#> b'\xef\xbb\xbf\xc3\xa9'

### encode with error handlers
print("aé€".encode("ascii", "ignore"), "aé€".encode("ascii", "replace"), "aé€".encode("ascii", "backslashreplace"))
print("aé€".encode("ascii", "xmlcharrefreplace"))
#> b'a' b'a??' b'a\\xe9\\u20ac'
#> b'a&#233;&#8364;'

### encode to an unknown encoding
"a".encode("nope")
#! LookupError: unknown encoding: nope

### lone surrogates
s = "\ud800"
print(repr(s), len(s), s.encode("utf-8", "surrogatepass"))  #> '\ud800' 1 b'\xed\xa0\x80'
s.encode()
#! UnicodeEncodeError: 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed

### repr picks its quotes
print(repr("a"), repr("it's"), repr('say "x"'), repr("both ' and \""), repr("\\"), repr("\n\t\r\x00\x1f\x7f"))
#> 'a' "it's" 'say "x"' 'both \' and "' '\\' '\n\t\r\x00\x1f\x7f'

### repr of unicode
print(repr("é"), repr("\u200b"), repr("\u3042"), repr("\ue000"), repr("\U0001f600"), ascii("é€😀"), repr("\xa0"),
    repr("\u0301"))
#> 'é' '\u200b' 'あ' '\ue000' '😀' '\xe9\u20ac\U0001f600' '\xa0' '́'

### str of objects
print(str(1), str([1, "a"]), str(None), str(1.5), str({"a": "b"}), str(("x",)))
#> 1 [1, 'a'] None 1.5 {'a': 'b'} ('x',)

### str()
print(repr(str()), str(b"ab", "utf-8"), str(b"ab"), str(object=5))  #> '' ab b'ab' 5

### format method: positions and names
print("{} {}".format(1, 2), "{1} {0}".format("a", "b"), "{x} {y}".format(x=1, y=2), "{0}{0}".format("r"),
    "{{}}".format())
#> 1 2 b a 1 2 rr {}

### format method: attributes and items
class A: x = 5
print("{0.x} {1[0]} {1[k]} {a.x:>3} {0.__class__.__name__}".format(A(), {0: "zero", "k": "v"}, a=A()))
#> 5 zero v   5 A

### format method: nested spec
print("{:{}}|{:>{w}}|{:.{p}f}".format("a", 4, "b", 3.14159, w=5, p=2))  #> a   |    b|3.14

### format method: conversions
print("{!r} {!s} {!a:>6}".format("a", "b", "é"))  #> 'a' b '\xe9'

### format: too few arguments
"{} {}".format(1)
#! IndexError: Replacement index 1 out of range for positional args tuple

### format: a missing name
"{x}".format()
#! KeyError: 'x'

### format: mixing numbering
"{0} {}".format(1, 2)
#! ValueError: cannot switch from manual field specification to automatic field numbering

### format: mixing the other way
"{} {0}".format(1, 2)
#! ValueError: cannot switch from automatic field numbering to manual field specification

### format: single braces
"{".format()
#! ValueError: Single '{' encountered in format string

### format: a single closing brace
"}".format()
#! ValueError: Single '}' encountered in format string

### format: an unknown conversion
"{!x}".format(1)
#! ValueError: Unknown conversion specifier x

### format: a missing attribute
"{0.foo}".format(1)
#! AttributeError: 'int' object has no attribute 'foo'

### format_map
class D(dict):
    def __missing__(self, k): return "<" + k + ">"
print("{a} {b}".format_map(D(a=1)))  #> 1 <b>

### format specs for strings
print(f"{'ab':5}|{'ab':>5}|{'ab':^5}|{'abcdef':.3}|{'ab':*<5}|{'é':😀^5}|{'x':05}|")
#> ab   |   ab| ab  |abc|ab***|😀😀é😀😀|x0000|

### a sign in a string spec
format("a", "+")
#! ValueError: Sign not allowed in string format specifier

### comma in a string spec
format("a", ",")
#! ValueError: Cannot specify ',' with 's'.

### percent formatting
print("%s %r %d %i %x %X %o %c %c %% %5s|%-5s|%05d|%.3s|%+d"
    % ("a", "b", 1, 2, 255, 255, 8, "z", 65, "r", "l", 42, "long", 3))
#> a 'b' 1 2 ff FF 10 z A %     r|l    |00042|lon|+3

### percent with a dict
print("%(a)s %(b)05.1f %(a)r" % {"a": "x", "b": 2.5})  #> x 002.5 'x'

### percent with a star
print("%*d|%-*s|%.*f" % (5, 42, 4, "a", 2, 3.14159))  #>    42|a   |3.14

### percent with one value
print("%s" % 5, "%s" % [1, 2], "%s" % (1,), "%d%%" % 50)  #> 5 [1, 2] 1 50%

### percent: not enough
"%s %s" % (1,)
#! TypeError: not enough arguments for format string

### percent: too many
"%s" % (1, 2)
#! TypeError: not all arguments converted during string formatting

### percent: wants a number
"%d" % "a"
#! TypeError: %d format: a real number is required, not str

### percent: %x wants an integer
"%x" % 1.5
#! TypeError: %x format: an integer is required, not float

### percent: wants a mapping
"%(a)s" % 5
#! TypeError: format requires a mapping

### percent: an unknown format
"%z" % 1
#! ValueError: unsupported format character 'z' (0x7a) at index 1

### percent: incomplete
"%" % 1
#! ValueError: incomplete format

### percent: %c range
"%c" % "ab"
#! TypeError: %c requires an int or a unicode character, not a string of length 2

### percent: alternate forms and floats to d
print("%#x %#o %d %i %s" % (255, 8, 3.99, -3.99, None))  #> 0xff 0o10 3 -3 None

### iteration
print(list("añ😀"), [c for c in "ab"], list(reversed("abc")), sorted("banana"), list(enumerate("ab")))
#> ['a', 'ñ', '😀'] ['a', 'b'] ['c', 'b', 'a'] ['a', 'a', 'a', 'b', 'n', 'n'] [(0, 'a'), (1, 'b')]

### multiplication makes long strings
s = "ab" * 1000
print(len(s), s[1998:], s.count("ba"))  #> 2000 ab 999

### building in a loop
s = ""
for i in range(300): s += str(i) + ","
print(len(s), s[:20], s[-8:])  #> 1090 0,1,2,3,4,5,6,7,8,9, 298,299,

### prepending in a loop
s = ""
for c in "abcdef": s = c + s
print(s)  #> fedcba

### strings as keys
d = {"a": 1}
k = "".join(["a"])
print(d[k], k in d, k == "a", hash(k) == hash("a"))  #> 1 True True True

### a subclass of str keeps its repr
class S(str): pass
print(repr(S("a")), S("a") + "b", type(S("a") + "b").__name__, type(S("a").upper()).__name__,
    "-".join([S("x"), S("y")]))
#> 'a' ab str str x-y

### min, max, sum of characters
print(min("hello"), max("hello"), "".join(sorted(set("hello"))))  #> e o ehlo

### words
text = "the cat and the dog and the bird"
count = {}
for w in text.split(): count[w] = count.get(w, 0) + 1
print(count, sorted(count.items(), key=lambda p: (-p[1], p[0])))
#> {'the': 3, 'cat': 1, 'and': 2, 'dog': 1, 'bird': 1} [('the', 3), ('and', 2), ('bird', 1), ('cat', 1), ('dog', 1)]

### caesar
print("".join(chr((ord(c) - 97 + 13) % 26 + 97) if c.isalpha() else c for c in "uryyb jbeyq"))  #> hello world

### palindromes
print([w for w in "level hello radar".split() if w == w[::-1]])  #> ['level', 'radar']

### string methods chain
print(" Hello, World ".strip().lower().replace(",", "").split(" "))  #> ['hello', 'world']

### long needle
print(("a" * 1000 + "b").find("a" * 500 + "b"), ("ab" * 500).count("abab"), ("x" * 100).find("y"))
#> 500 250 -1

### a method by a wrong type
"a".replace(1, 2)
#! TypeError: replace() argument 1 must be str, not int

### count wants a string
"a".count(1)
#! TypeError: count() argument 1 must be str, not int

### in wants a string, in the message
None in "a"
#! TypeError: 'in <string>' requires string as left operand, not NoneType

### plus None
"a" + None
#! TypeError: can only concatenate str (not "NoneType") to str

### missing method
"a".foo
#! AttributeError: 'str' object has no attribute 'foo'

### isidentifier and keyword-like names
print("class".isidentifier(), "a1".isidentifier(), "1a".isidentifier(), "".isidentifier(), "é".isidentifier())
#> True True False False True

### encode round trip
for s in ("", "abc", "é", "€uro", "😀😀"):
    for e in ("utf-8", "utf-16", "utf-32", "utf-7" if s == "abc" else "utf-8"):
        assert s.encode(e).decode(e) == s
print("ok")  #> ok

### unicode normal comparison
print("é" == "e\u0301", "é" < "f", "Z" < "a", sorted(["é", "z", "a", "E"]))
#> False False True ['E', 'a', 'z', 'é']
