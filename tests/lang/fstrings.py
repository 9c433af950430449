# f-strings and t-strings.

### values
name, n = "x", 3
print(f"{name} is {n}", f"{n + 1}", f"{n*2}{n}")  #> x is 3 4 63

### no fields
print(f"plain", f"", F"big", rf"\d{1}", fr"\n")  #> plain  big \d1 \n

### braces
print(f"{{}}", f"{{{1}}}", f"a{{b")  #> {} {1} a{b

### conversions
s = "é'\n"
print(f"{s!r}", f"{s!a}", f"{'x'!s}")  #> "é'\n" "\xe9'\n" x

### format specs
print(f"{3.14159:.2f}|{42:>6}|{42:<6}|{42:^6}|{42:06d}|{255:#x}|{1e6:,}|{'ab':*^6}")
#> 3.14|    42|42    |  42  |000042|0xff|1,000,000.0|**ab**

### conversion and spec
print(f"{'a'!r:>6}|{None!s:6}|")  #>    'a'|None  |

### nested spec
w, p = 8, 3
print(f"{3.14159:{w}.{p}f}|{'x':{'*'}^{w}}|")  #>    3.142|***x****|

### the equals form
x = 5
print(f"{x=}", f"{x = }", f"{x + 1=}", f"{x=:>4}", f"{x=!s}")  #> x=5 x = 5 x + 1=6 x=   5 x=5

### the equals form uses repr without a spec
s = "a"
print(f"{s=}", f"{s=!s}", f"{s=:>3}", f"{ s = }")  #> s='a' s=a s=  a  s = 'a'

### expressions of every kind
d, l = {"k": 1}, [1, 2]
print(f"{d['k']} {l[0]} {l[-1:]} {len(l)} {'yes' if l else 'no'} {(lambda a: a + 1)(2)} {[i for i in l]} {1 if 0 else 2}")
#> 1 1 [2] 2 yes 3 [1, 2] 2

### the same quotes inside
d = {"k": "v"}
print(f"{d["k"]}", f'{'a' + 'b'}', f"{f"{f"{1 + 1}"}"}")  #> v ab 2

### backslashes and newlines inside a field
print(f"{"\n".join("ab")}", f"{
    1 +
    2
}")
#> a
#> b 3

### comments inside a field
print(f"{
    5  # the number
}")
#> 5

### a dict or set in a field needs a space
print(f"{ {'a': 1}['a'] }", f"{ {1} }")  #> 1 {1}

### lambda and walrus in parentheses
print(f"{(lambda: 7)()}", f"{(y := 2)}", y)  #> 7 2 2

### a colon starts the spec, not a slice or walrus
x = "pad"
print(f"{x:>5}", f"{x[1:]}", f"{x!r:^9}")  #>   pad ad   'pad'  

### not-equal is no conversion
print(f"{1 != 2}", f"{1!=2}")  #> True True

### comparison operators with equals
print(f"{1 == 1}", f"{1 <= 2}", f"{(1==1)=}")  #> True True (1==1)=True

### triple-quoted
v = 1
print(f"""a
{v}
 {v:>3}""")
#> a
#> 1
#>    1

### concatenation with plain strings
a = 1
print("x" f"{a}" "y{}" f"{a}")  #> x1y{}1

### the doc is no docstring but text
print(f"{'nested'} {f'{"deep"}'}")  #> nested deep

### evaluation order and __format__ calls
class A:
    def __init__(self, n): self.n = n
    def __format__(self, s): print("format", self.n, repr(s)); return str(self.n)
print(f"{A(1)}-{A(2):spec}")
#> format 1 ''
#> format 2 'spec'
#> 1-2

### format is called on the converted string
class A:
    def __repr__(self): return "R"
    def __format__(self, s): return "never"
print(f"{A()!r:>3}|")  #>   R|

### await and yield in f-strings
def g():
    x = f"{yield}"
    yield x
i = g(); next(i)
print(i.send("sent"))  #> sent

### a star expression in a field
print(f"{*[1, 2],}")  #> (1, 2)

### unicode in f-strings
print(f"é{'ü'}→{1}", f"\u2022{2}", f"\u00e9{{\x41}}")  #> éü→1 •2 é{A}

### a raw f-string keeps backslashes
x = 1
print(rf"\{x}\n", fr"{x}\t")  #> \1\n 1\t

### nested spec with conversion
print(f"{'x':{'>' + str(5)}}|{'y':{5!s}}|")  #>     x|y    |

### spec with literal braces in nested format
print(f"{1:{'{'}>3}")  #> {{1

### date-like spec passes through
class D:
    def __format__(self, s): return s
print(f"{D():%Y-%m-%d %H:%M}")  #> %Y-%m-%d %H:%M

### empty spec
print(f"{5:}", f"{'a'!s:}")  #> 5 a

### long equals with spaces and newline
x = 1
print(f"{ x  +  1 = }")  #>  x  +  1 = 2

### f-string in a subscript and call
d = {"a1": 5}
i = 1
print(d[f"a{i}"], len(f"{i}{i}"))  #> 5 2

### f-string as a key and in comparison
print({f"{1}": 2}, f"{1}" == "1", "1" in f"{1}2")  #> {'1': 2} True True

### error in a field has the line
x = 1
f"{x}{y}"
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     f"{x}{y}"
#|           ^
#| NameError: name 'y' is not defined

### bad spec
f"{'a':d}"
#! ValueError: Unknown format code 'd' for object of type 'str'

### bad spec for int
f"{1:s}"
#! ValueError: Unknown format code 's' for object of type 'int'

### bad spec for float
f"{1.5:d}"
#! ValueError: Unknown format code 'd' for object of type 'float'

### unknown spec
f"{1:z5}"
#! ValueError: Negative zero coercion (z) not allowed in integer format specifier

### empty field is a syntax error
#: ends=early
f"{}"
#! SyntaxError: f-string: valid expression required before '}'

### missing brace is a syntax error
#: ends=early
f"{1"
#! SyntaxError: f-string: expecting '}'

### single closing brace is a syntax error
#: ends=early
f"}"
#! SyntaxError: f-string: single '}' is not allowed

### bad conversion is a syntax error
#: ends=early
f"{1!x}"
#! SyntaxError: f-string: invalid conversion character 'x': expected 's', 'r', or 'a'

### missing conversion is a syntax error
#: ends=early
f"{1!}"
#! SyntaxError: f-string: missing conversion character

### an unterminated f-string
#: ends=early
f"abc
#! SyntaxError: unterminated f-string literal (detected at line 2)

### t-string parts
t = t"a{1}b{2!r}c{3:>5}"
print(t.strings, t.values, [(i.value, i.expression, i.conversion, i.format_spec) for i in t.interpolations])
#> ('a', 'b', 'c', '') (1, 2, 3) [(1, '1', None, ''), (2, '2', 'r', ''), (3, '3', None, '>5')]

### t-string is lazy about formatting
class A:
    def __format__(self, s): print("never")
t = t"{A()}"
print(type(t).__name__, len(t.strings))  #> Template 2

### t-string iteration skips empty strings
t = t"{1}{2}x"
print([p if isinstance(p, str) else p.value for p in t])  #> [1, 2, 'x']

### t-string with equals
x = 5
t = t"{x=}"
print(t.strings, t.interpolations[0].expression, t.interpolations[0].conversion)  #> ('x=', '') x r

### t-string nested spec is evaluated
w = 7
print(t"{1:>{w}}".interpolations[0].format_spec)  #> >7

### t-string repr
print(t"a{1}")  #> Template(strings=('a', ''), interpolations=(Interpolation(1, '1', None, ''),))

### t-strings add
t = t"a{1}" + t"b{2}"
print(t.strings, t.values)  #> ('a', 'b', '') (1, 2)

### t-string plus str is an error
t"a" + "b"
#! TypeError: can only concatenate string.templatelib.Template (not "str") to string.templatelib.Template

### a t-string cannot be joined to an f-string literally
#: ends=early
t"a" "b"
#! SyntaxError: cannot mix t-string literals with string or bytes literals

### raw t-string
print(rt"\n{1}".strings)  #> ('\\n', '')

### render a t-string by hand
def render(t):
    out = []
    for p in t:
        if isinstance(p, str): out.append(p)
        else:
            v = {"r": repr, "s": str, "a": ascii, None: lambda x: x}[p.conversion](p.value)
            out.append(format(v, p.format_spec))
    return "".join(out)
n = "x"
print(render(t"<{n!r:>5}>{1 + 1}"))  #> <  'x'>2

### nested t-string
inner = t"{1}"
print(type(t"{inner}".values[0]).__name__)  #> Template

### expression text is kept as written
a = b = 1
print(t"{ a+b }{a  if b else 0}".interpolations[0].expression, t"{a . real}".interpolations[0].expression)
#>  a+b a . real

### template matches by class pattern
t = t"{42!r:x}"
match t.interpolations[0]:
    case i if i.value == 42: print(i.conversion, i.format_spec)  #> r x
