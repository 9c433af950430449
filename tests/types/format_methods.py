def t(e):
    try: print(e, '->', ascii(eval(e)))
    except Exception as x: print(e, '!!', type(x).__name__, ascii(str(x)))

class A:
    x = 5
    def __repr__(self): return 'A!'
    def __str__(self): return 'Ästr'
    def __index__(self): return 7
    def __float__(self): return 2.5
    def __int__(self): return 9
class F:
    def __format__(self, s): return 'F[' + s + ']'
class D(dict):
    def __missing__(self, k): return 'miss-' + k

### str.format: format
for e in ["'{'.format()", "'}'.format()", "'{}}'.format(1)", "'{{}}'.format()", "'{0'.format(1)",
        "'{!'.format(1)", "'{!}'.format(1)", "'{!r'.format(1)", "'{!rx}'.format(1)", "'{!x}'.format(1)",
        "'{!r:'.format(1)", "'{:'.format(1)", "'{:{}'.format(1,2)", "'{:{}}'.format(1,5)",
        "'{:{:{}}}'.format(1,2,3)"]:
    t(e)
#> '{'.format() !! ValueError "Single '{' encountered in format string"
#> '}'.format() !! ValueError "Single '}' encountered in format string"
#> '{}}'.format(1) !! ValueError "Single '}' encountered in format string"
#> '{{}}'.format() -> '{}'
#> '{0'.format(1) !! ValueError "expected '}' before end of string"
#> '{!'.format(1) !! ValueError 'end of string while looking for conversion specifier'
#> '{!}'.format(1) !! ValueError "unmatched '{' in format spec"
#> '{!r'.format(1) !! ValueError "unmatched '{' in format spec"
#> '{!rx}'.format(1) !! ValueError "expected ':' after conversion specifier"
#> '{!x}'.format(1) !! ValueError 'Unknown conversion specifier x'
#> '{!r:'.format(1) !! ValueError "unmatched '{' in format spec"
#> '{:'.format(1) !! ValueError "unmatched '{' in format spec"
#> '{:{}'.format(1,2) !! ValueError "unmatched '{' in format spec"
#> '{:{}}'.format(1,5) -> '    1'
#> '{:{:{}}}'.format(1,2,3) !! ValueError 'Max string recursion exceeded'

### str.format: from "'{:{:{:{}}}}'.format(1,2,3,4)" to "'{a[0]x}'.format(a=[1])"
a, f = A(), F()
for e in ["'{:{:{:{}}}}'.format(1,2,3,4)", "'{0}{}'.format(1)", "'{}{0}'.format(1)", "'{}'.format()",
        "'{1}'.format(1)", "'{a}'.format()", "'{a.x}'.format(a=a)", "'{a.y}'.format(a=a)",
        "'{a[0]}'.format(a=[3])", "'{a[k]}'.format(a={'k':1})", "'{a[-1]}'.format(a=[1])",
        "'{a[0]'.format(a=[1])", "'{a[]}'.format(a=[1])", "'{a.}'.format(a=1)", "'{a[0]x}'.format(a=[1])"]:
    t(e)
#> '{:{:{:{}}}}'.format(1,2,3,4) !! ValueError 'Max string recursion exceeded'
#> '{0}{}'.format(1) !! ValueError 'cannot switch from manual field specification to automatic field numbering'
#> '{}{0}'.format(1) !! ValueError 'cannot switch from automatic field numbering to manual field specification'
#> '{}'.format() !! IndexError 'Replacement index 0 out of range for positional args tuple'
#> '{1}'.format(1) !! IndexError 'Replacement index 1 out of range for positional args tuple'
#> '{a}'.format() !! KeyError "'a'"
#> '{a.x}'.format(a=a) -> '5'
#> '{a.y}'.format(a=a) !! AttributeError "'A' object has no attribute 'y'"
#> '{a[0]}'.format(a=[3]) -> '3'
#> '{a[k]}'.format(a={'k':1}) -> '1'
#> '{a[-1]}'.format(a=[1]) !! TypeError 'list indices must be integers or slices, not str'
#> '{a[0]'.format(a=[1]) !! ValueError "expected '}' before end of string"
#> '{a[]}'.format(a=[1]) !! ValueError 'Empty attribute in format string'
#> '{a.}'.format(a=1) !! ValueError 'Empty attribute in format string'
#> '{a[0]x}'.format(a=[1]) !! ValueError "Only '.' or '[' may follow ']' in format field specifier"

### str.format: from "'{a[0].x}'.format(a=[a])" to "'{99999999999999999999}'.format(…
a, f = A(), F()
for e in ["'{a[0].x}'.format(a=[a])", "'{.x}'.format(a)", "'{[0]}'.format([4])", "'{0.x[0]}'.format(a)",
        "'{{{}}}'.format(1)", "'{ 0}'.format(1)", "'{0!s:>5}'.format(a)", "'{!a}'.format('\xe9')",
        "'{:}'.format(a)", "'{:5}'.format(a)", "'{:>{w}.{p}f}'.format(3.14159,w=10,p=2)",
        "'{0[a}b]}'.format({'a}b':1})", "'{a{}'.format(1)", "'{a[{]}'.format(a={'{':3})",
        "'{99999999999999999999}'.format(1)"]:
    t(e)
#> '{a[0].x}'.format(a=[a]) -> '5'
#> '{.x}'.format(a) -> '5'
#> '{[0]}'.format([4]) -> '4'
#> '{0.x[0]}'.format(a) !! TypeError "'int' object is not subscriptable"
#> '{{{}}}'.format(1) -> '{1}'
#> '{ 0}'.format(1) !! KeyError "' 0'"
#> '{0!s:>5}'.format(a) -> ' \xc4str'
#> '{!a}'.format('é') -> "'\\xe9'"
#> '{:}'.format(a) -> '\xc4str'
#> '{:5}'.format(a) !! TypeError 'unsupported format string passed to A.__format__'
#> '{:>{w}.{p}f}'.format(3.14159,w=10,p=2) -> '      3.14'
#> '{0[a}b]}'.format({'a}b':1}) -> '1'
#> '{a{}'.format(1) !! ValueError "unexpected '{' in field name"
#> '{a[{]}'.format(a={'{':3}) -> '3'
#> '{99999999999999999999}'.format(1) !! ValueError 'Too many decimal digits in format string'

### str.format: format and format_map
a, f = A(), F()
for e in ["'{0[99999999999999999999]}'.format([1])", "'{}'.format_map({})", "'{0}'.format_map({})",
        "'{a}'.format_map({'a':1})", "'{a}'.format_map(D())", "'{a}'.format_map(5)",
        "'{a b}'.format(**{'a b':1})", "'{:{}}{}'.format(1,3,4)", "'{!r:>{}}'.format('a',5)",
        "'{:%Y}'.format(1)", "'{0:}'.format(None)", "'{:d}'.format('a')", "'{:{a}}'.format(1,a='>4')",
        "'{}'.format(f)", "'{:abc}'.format(f)"]:
    t(e)
#> '{0[99999999999999999999]}'.format([1]) !! ValueError 'Too many decimal digits in format string'
#> '{}'.format_map({}) !! ValueError 'Format string contains positional fields'
#> '{0}'.format_map({}) !! ValueError 'Format string contains positional fields'
#> '{a}'.format_map({'a':1}) -> '1'
#> '{a}'.format_map(D()) -> 'miss-a'
#> '{a}'.format_map(5) !! TypeError "'int' object is not subscriptable"
#> '{a b}'.format(**{'a b':1}) -> '1'
#> '{:{}}{}'.format(1,3,4) -> '  14'
#> '{!r:>{}}'.format('a',5) -> "  'a'"
#> '{:%Y}'.format(1) !! ValueError "Invalid format specifier '%Y' for object of type 'int'"
#> '{0:}'.format(None) -> 'None'
#> '{:d}'.format('a') !! ValueError "Unknown format code 'd' for object of type 'str'"
#> '{:{a}}'.format(1,a='>4') -> '   1'
#> '{}'.format(f) -> 'F[]'
#> '{:abc}'.format(f) -> 'F[abc]'

### str.format: from "'{:a{{b}'.format(f)" to "'{!\\x01}'.format(1)"
a, f = A(), F()
for e in ["'{:a{{b}'.format(f)", "'{:}}'.format(f)", "'{0.x!r}'.format(a)", "'{0!r!s}'.format(a)",
        "'{:!r}'.format(f)", "'{-1}'.format(1)", "'{0x}'.format(1)", "'{a!}'.format(a=1)", "'{!r}x{'.format(1)",
        "'a{b'.format(b=1)", "'{]}'.format(1)", "'{[}'.format(1)", "'{!\xe9}'.format(1)",
        "'{!\\x01}'.format(1)"]:
    t(e)
#> '{:a{{b}'.format(f) !! ValueError "unmatched '{' in format spec"
#> '{:}}'.format(f) !! ValueError "Single '}' encountered in format string"
#> '{0.x!r}'.format(a) -> '5'
#> '{0!r!s}'.format(a) !! ValueError "expected ':' after conversion specifier"
#> '{:!r}'.format(f) -> 'F[!r]'
#> '{-1}'.format(1) !! KeyError "'-1'"
#> '{0x}'.format(1) !! KeyError "'0x'"
#> '{a!}'.format(a=1) !! ValueError "unmatched '{' in format spec"
#> '{!r}x{'.format(1) !! ValueError "Single '{' encountered in format string"
#> 'a{b'.format(b=1) !! ValueError "expected '}' before end of string"
#> '{]}'.format(1) !! KeyError "']'"
#> '{[}'.format(1) !! ValueError "expected '}' before end of string"
#> '{!é}'.format(1) !! ValueError 'Unknown conversion specifier \\xe9'
#> '{!\x01}'.format(1) !! ValueError 'Unknown conversion specifier \\x1'

### percent with str: from "'%d' % 3" to "'%c' % 65"
a, f = A(), F()
for e in ["'%d' % 3", "'%d' % '3'", "'%d' % 3.7", "'%d' % a", "'%i' % True", "'%u' % -5", "'%x' % 255",
        "'%#x' % 255", "'%#X' % -255", "'%#o' % 8", "'%o' % -8", "'%x' % 1.5", "'%x' % '1'", "'%x' % a",
        "'%c' % 65"]:
    t(e)
#> '%d' % 3 -> '3'
#> '%d' % '3' !! TypeError '%d format: a real number is required, not str'
#> '%d' % 3.7 -> '3'
#> '%d' % a -> '9'
#> '%i' % True -> '1'
#> '%u' % -5 -> '-5'
#> '%x' % 255 -> 'ff'
#> '%#x' % 255 -> '0xff'
#> '%#X' % -255 -> '-0XFF'
#> '%#o' % 8 -> '0o10'
#> '%o' % -8 -> '-10'
#> '%x' % 1.5 !! TypeError '%x format: an integer is required, not float'
#> '%x' % '1' !! TypeError '%x format: an integer is required, not str'
#> '%x' % a -> '7'
#> '%c' % 65 -> 'A'

### percent with str: from "'%c' % '\xe9'" to "'%+d' % 3"
a, f = A(), F()
for e in ["'%c' % '\xe9'", "'%c' % 'ab'", "'%c' % -1", "'%c' % 0x110000", "'%c' % 1.5", "'%c' % a", "'%c' % []",
        "'%s' % a", "'%r' % a", "'%a' % '\xe9'", "'%5s|' % 'ab'", "'%-5s|' % 'ab'", "'%.1s|' % 'ab'",
        "'%05d' % -3", "'%+d' % 3"]:
    t(e)
#> '%c' % 'é' -> '\xe9'
#> '%c' % 'ab' !! TypeError '%c requires an int or a unicode character, not a string of length 2'
#> '%c' % -1 !! OverflowError '%c arg not in range(0x110000)'
#> '%c' % 0x110000 !! OverflowError '%c arg not in range(0x110000)'
#> '%c' % 1.5 !! TypeError '%c requires an int or a unicode character, not float'
#> '%c' % a -> '\x07'
#> '%c' % [] !! TypeError '%c requires an int or a unicode character, not list'
#> '%s' % a -> '\xc4str'
#> '%r' % a -> 'A!'
#> '%a' % 'é' -> "'\\xe9'"
#> '%5s|' % 'ab' -> '   ab|'
#> '%-5s|' % 'ab' -> 'ab   |'
#> '%.1s|' % 'ab' -> 'a|'
#> '%05d' % -3 -> '-0003'
#> '%+d' % 3 -> '+3'

### percent with str: from "'% d' % 3" to "'%010.3f' % -3.14159"
a, f = A(), F()
for e in ["'% d' % 3", "'%-05d|' % 3", "'%+05d' % 3", "'%.3d' % 5", "'%8.3d|' % -5", "'%08.3d|' % -5",
        "'%#.3x' % 5", "'%#08x' % 5", "'%f' % 1", "'%.2f' % a", "'%e' % 12345.678", "'%G' % 1e20", "'%g' % '1'",
        "'%f' % None", "'%010.3f' % -3.14159"]:
    t(e)
#> '% d' % 3 -> ' 3'
#> '%-05d|' % 3 -> '3    |'
#> '%+05d' % 3 -> '+0003'
#> '%.3d' % 5 -> '005'
#> '%8.3d|' % -5 -> '    -005|'
#> '%08.3d|' % -5 -> '-0000005|'
#> '%#.3x' % 5 -> '0x005'
#> '%#08x' % 5 -> '0x000005'
#> '%f' % 1 -> '1.000000'
#> '%.2f' % a -> '2.50'
#> '%e' % 12345.678 -> '1.234568e+04'
#> '%G' % 1e20 -> '1E+20'
#> '%g' % '1' !! TypeError 'must be real number, not str'
#> '%f' % None !! TypeError 'must be real number, not NoneType'
#> '%010.3f' % -3.14159 -> '-00003.142'

### percent with str: from "'%+f' % 1.0" to "'%(a)s' % {}"
a, f = A(), F()
for e in ["'%+f' % 1.0", "'%#.0f' % 3", "'%%' % ()", "'%5%' % ()", "'%s %s' % (1,)", "'%s' % (1,2)",
        "'%s' % ()", "'a' % 1", "'a' % ()", "'a' % {}", "'a' % []", "'a' % 'b'", "'a' % a", "'%(a)s' % {'a':1}",
        "'%(a)s' % {}"]:
    t(e)
#> '%+f' % 1.0 -> '+1.000000'
#> '%#.0f' % 3 -> '3.'
#> '%%' % () -> '%'
#> '%5%' % () !! TypeError 'not enough arguments for format string'
#> '%s %s' % (1,) !! TypeError 'not enough arguments for format string'
#> '%s' % (1,2) !! TypeError 'not all arguments converted during string formatting'
#> '%s' % () !! TypeError 'not enough arguments for format string'
#> 'a' % 1 !! TypeError 'not all arguments converted during string formatting'
#> 'a' % () -> 'a'
#> 'a' % {} -> 'a'
#> 'a' % [] -> 'a'
#> 'a' % 'b' !! TypeError 'not all arguments converted during string formatting'
#> 'a' % a !! TypeError 'not all arguments converted during string formatting'
#> '%(a)s' % {'a':1} -> '1'
#> '%(a)s' % {} !! KeyError "'a'"

### percent with str: from "'%(a)s' % 5" to "'%(a)d %(b)s' % {'a':1,'b':2}"
a, f = A(), F()
for e in ["'%(a)s' % 5", "'%(a)s' % (1,)", "'%(a' % {}", "'%(a)' % {'a':1}", "'%' % 1", "'%s%' % 1", "'%y' % 1",
        "'%s%y' % (1,2)", "'%*d' % (5,3)", "'%-*d|' % (5,3)", "'%*d' % (-5,3)", "'%.*f' % (2,3.14159)",
        "'%*d' % ('a',3)", "'%*d' % (3,)", "'%(a)d %(b)s' % {'a':1,'b':2}"]:
    t(e)
#> '%(a)s' % 5 !! TypeError 'format requires a mapping'
#> '%(a)s' % (1,) !! TypeError 'format requires a mapping'
#> '%(a' % {} !! ValueError 'incomplete format key'
#> '%(a)' % {'a':1} !! ValueError 'incomplete format'
#> '%' % 1 !! ValueError 'incomplete format'
#> '%s%' % 1 !! ValueError 'incomplete format'
#> '%y' % 1 !! ValueError "unsupported format character 'y' (0x79) at index 1"
#> '%s%y' % (1,2) !! ValueError "unsupported format character 'y' (0x79) at index 3"
#> '%*d' % (5,3) -> '    3'
#> '%-*d|' % (5,3) -> '3    |'
#> '%*d' % (-5,3) -> '3    '
#> '%.*f' % (2,3.14159) -> '3.14'
#> '%*d' % ('a',3) !! TypeError '* wants int'
#> '%*d' % (3,) !! TypeError 'not enough arguments for format string'
#> '%(a)d %(b)s' % {'a':1,'b':2} -> '1 2'

### percent with str: from "'%((a))s' % {'(a)':3}" to "'%s' % b'a'"
a, f = A(), F()
for e in ["'%((a))s' % {'(a)':3}", "'%(a)s %s' % {'a':1}", "'%s' % {'a':1}", "'%s' % [1,2]", "'%ld' % 3",
        "'%hd %Lf' % (3,4)", "'%.10s' % 'abc'", "'%99999999999d' % 1", "'%.99999999999f' % 1", "'%d' % 1e400",
        "'%d' % float('nan')", "'%d' % 10**30", "'%x' % 10**30", "'%f' % 10**400", "'%s' % b'a'"]:
    t(e)
#> '%((a))s' % {'(a)':3} -> '3'
#> '%(a)s %s' % {'a':1} !! TypeError 'not enough arguments for format string'
#> '%s' % {'a':1} -> "{'a': 1}"
#> '%s' % [1,2] -> '[1, 2]'
#> '%ld' % 3 -> '3'
#> '%hd %Lf' % (3,4) -> '3 4.000000'
#> '%.10s' % 'abc' -> 'abc'
#> '%99999999999d' % 1 !! ValueError 'width too big'
#> '%.99999999999f' % 1 !! ValueError 'precision too big'
#> '%d' % 1e400 !! OverflowError 'cannot convert float infinity to integer'
#> '%d' % float('nan') !! ValueError 'cannot convert float NaN to integer'
#> '%d' % 10**30 -> '1000000000000000000000000000000'
#> '%x' % 10**30 -> 'c9f2c9cd04674edea40000000'
#> '%f' % 10**400 !! OverflowError 'int too large to convert to float'
#> '%s' % b'a' -> "b'a'"

### percent with str: from "'%\xe9' % 1" to "'%x' % None"
a, f = A(), F()
for e in ["'%\xe9' % 1", "'%s \xe9' % 'x'", "'%(a)s' % D()", "'%(k)*d' % {'k':1}", "'%s %(a)s' % {'a':1}",
        "'%c%c' % ('a', 98)", "'%+s' % 'a'", "'%05s' % 'a'", "'%#s' % 'a'", "'% s' % 'a'", "'%i' % '5'",
        "'%o' % 3.5", "'%d' % (3,4)", "'%d' % None", "'%x' % None"]:
    t(e)
#> '%é' % 1 !! ValueError "unsupported format character '?' (0xe9) at index 1"
#> '%s é' % 'x' -> 'x \xe9'
#> '%(a)s' % D() -> 'miss-a'
#> '%(k)*d' % {'k':1} !! TypeError 'not enough arguments for format string'
#> '%s %(a)s' % {'a':1} -> "{'a': 1} 1"
#> '%c%c' % ('a', 98) -> 'ab'
#> '%+s' % 'a' -> 'a'
#> '%05s' % 'a' -> '    a'
#> '%#s' % 'a' -> 'a'
#> '% s' % 'a' -> 'a'
#> '%i' % '5' !! TypeError '%i format: a real number is required, not str'
#> '%o' % 3.5 !! TypeError '%o format: an integer is required, not float'
#> '%d' % (3,4) !! TypeError 'not all arguments converted during string formatting'
#> '%d' % None !! TypeError '%d format: a real number is required, not NoneType'
#> '%x' % None !! TypeError '%x format: an integer is required, not NoneType'

### percent with str: from "'%c' % None" to "'%0*d' % (5, 3)"
a, f = A(), F()
for e in ["'%c' % None", "'%r' % ('a',)", "'%.3r' % 'abcdef'", "'%\\x01' % 1", "'%s %s %s' % ('a', 'b')",
        "'%c' % b'a'", "'%-010d|' % 5", "'%#b' % 1", "'%.f' % 3.7", "'%.d' % 3", "'%5.s|' % 'abc'",
        "'%0*d' % (5, 3)"]:
    t(e)
#> '%c' % None !! TypeError '%c requires an int or a unicode character, not NoneType'
#> '%r' % ('a',) -> "'a'"
#> '%.3r' % 'abcdef' -> "'ab"
#> '%\x01' % 1 !! ValueError "unsupported format character '?' (0x1) at index 1"
#> '%s %s %s' % ('a', 'b') !! TypeError 'not enough arguments for format string'
#> '%c' % b'a' !! TypeError '%c requires an int or a unicode character, not bytes'
#> '%-010d|' % 5 -> '5         |'
#> '%#b' % 1 !! ValueError "unsupported format character 'b' (0x62) at index 2"
#> '%.f' % 3.7 -> '4'
#> '%.d' % 3 -> '3'
#> '%5.s|' % 'abc' -> '     |'
#> '%0*d' % (5, 3) -> '00003'

### percent with bytes: from "b'%d' % 3" to "b'%x' % 255"
a, f = A(), F()
for e in ["b'%d' % 3", "b'%s' % b'a'", "b'%s' % 'a'", "b'%s' % 3", "b'%b' % bytearray(b'x')", "b'%r' % '\xe9'",
        "b'%a' % '\xe9'", "b'%c' % 65", "b'%c' % b'a'", "b'%c' % 256", "b'%c' % 'a'", "b'%c' % b'ab'",
        "b'%x' % 255"]:
    t(e)
#> b'%d' % 3 -> b'3'
#> b'%s' % b'a' -> b'a'
#> b'%s' % 'a' !! TypeError "%b requires a bytes-like object, or an object that implements __bytes__, not 'str'"
#> b'%s' % 3 !! TypeError "%b requires a bytes-like object, or an object that implements __bytes__, not 'int'"
#> b'%b' % bytearray(b'x') -> b'x'
#> b'%r' % 'é' -> b"'\\xe9'"
#> b'%a' % 'é' -> b"'\\xe9'"
#> b'%c' % 65 -> b'A'
#> b'%c' % b'a' -> b'a'
#> b'%c' % 256 !! OverflowError '%c arg not in range(256)'
#> b'%c' % 'a' !! TypeError '%c requires an integer in range(256) or a single byte, not str'
#> b'%c' % b'ab' !! TypeError '%c requires an integer in range(256) or a single byte, not a bytes object of length 2'
#> b'%x' % 255 -> b'ff'

### percent with bytes: from "b'%f' % 1" to "b'%i' % 3.5"
a, f = A(), F()
for e in ["b'%f' % 1", "b'%5.1s|' % b'abc'", "b'%(a)s' % {b'a': b'x'}", "b'%(a)s' % {'a': b'x'}", "b'%d' % '3'",
        "b'%d' % b'3'", "b'%y' % 1", "b'%s' % ()", "b'a' % 1", "b'%s' % (1,2)", "bytearray(b'%d') % 5",
        "b'%b' % 5", "b'%i' % 3.5"]:
    t(e)
#> b'%f' % 1 -> b'1.000000'
#> b'%5.1s|' % b'abc' -> b'    a|'
#> b'%(a)s' % {b'a': b'x'} -> b'x'
#> b'%(a)s' % {'a': b'x'} !! KeyError "b'a'"
#> b'%d' % '3' !! TypeError '%d format: a real number is required, not str'
#> b'%d' % b'3' !! TypeError '%d format: a real number is required, not bytes'
#> b'%y' % 1 !! ValueError "unsupported format character 'y' (0x79) at index 1"
#> b'%s' % () !! TypeError 'not enough arguments for format string'
#> b'a' % 1 !! TypeError 'not all arguments converted during bytes formatting'
#> b'%s' % (1,2) !! TypeError "%b requires a bytes-like object, or an object that implements __bytes__, not 'int'"
#> bytearray(b'%d') % 5 -> bytearray(b'5')
#> b'%b' % 5 !! TypeError "%b requires a bytes-like object, or an object that implements __bytes__, not 'int'"
#> b'%i' % 3.5 -> b'3'

### percent with bytes: from "b'%x' % 3.5" to "b'%\\xff' % 1"
a, f = A(), F()
for e in ["b'%x' % 3.5", "b'%f' % 'a'", "b'%-5d|' % 3", "b'%*d' % (5,3)", "b'%' % 1", "b'%(a' % {}",
        "b'%c' % 1.5", "b'%f' % b'a'", "b'%(a)s' % 3", "b'%s %s' % (b'1',)", "b'a' % {}", "b'%\\xff' % 1"]:
    t(e)
#> b'%x' % 3.5 !! TypeError '%x format: an integer is required, not float'
#> b'%f' % 'a' !! TypeError 'float argument required, not str'
#> b'%-5d|' % 3 -> b'3    |'
#> b'%*d' % (5,3) -> b'    3'
#> b'%' % 1 !! ValueError 'incomplete format'
#> b'%(a' % {} !! ValueError 'incomplete format key'
#> b'%c' % 1.5 !! TypeError '%c requires an integer in range(256) or a single byte, not float'
#> b'%f' % b'a' !! TypeError 'float argument required, not bytes'
#> b'%(a)s' % 3 !! TypeError 'format requires a mapping'
#> b'%s %s' % (b'1',) !! TypeError 'not enough arguments for format string'
#> b'a' % {} -> b'a'
#> b'%\xff' % 1 !! OverflowError 'character argument not in range(0x110000)'

### user classes in percent
class Obj:
    def __str__(self): return 'S'
    def __repr__(self): return 'R'
class Num:
    def __int__(self): return 3
class Flo:
    def __float__(self): return 1.25
class Ind:
    def __index__(self): return 66
class By:
    def __bytes__(self): return b'by'
class Map:
    def __getitem__(self, k): return k * 2
print('%s %r %a %5s|%-4s|' % (Obj(), Obj(), Obj(), Obj(), Obj()), '%d %x %c %.1f' % (Num(), Ind(), Ind(), Flo()))
print('%(ab)s' % Map(), '%s' % [Obj()], '%s' % (Obj(),), '%s' % Obj())
print(b'%s %b|%5s' % (By(), By(), By()), b'%c %d' % (Ind(), Num()), b'%(x)s' % {b'x': By()}, b'%r' % Obj())
for bad in ["'%d' % Obj()", "'%x' % Num()", "'%f' % Obj()", "'%c' % Obj()", "b'%s' % Obj()", "'%s %s' % Obj()",
        "'x' % Obj()", "'x' % Map()", "'%(a)d' % Map()"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> S R R     S|S   | 3 42 B 1.2
#> abab [R] S S
#> b'by by|   by' b'B 3' b'by' b'R'
#> '%d' % Obj() TypeError %d format: a real number is required, not Obj
#> '%x' % Num() TypeError %x format: an integer is required, not Num
#> '%f' % Obj() TypeError must be real number, not Obj
#> '%c' % Obj() TypeError %c requires an int or a unicode character, not Obj
#> b'%s' % Obj() TypeError %b requires a bytes-like object, or an object that implements __bytes__, not 'Obj'
#> '%s %s' % Obj() TypeError not enough arguments for format string
#> 'x' % Obj() TypeError not all arguments converted during string formatting
#> 'x' % Map() x
#> '%(a)d' % Map() TypeError %d format: a real number is required, not str

### user classes in format
class P:
    def __init__(self, x): self.x = x; self.items = {'k': [1, 2]}
    def __format__(self, spec): return f'P({self.x}:{spec})'
    def __getattr__(self, n): return 'attr-' + n
p = P(3)
print('{} {:a>b} {0.x}'.format(p, p) if 0 else '{0} {0:a>b} {0.x} {0.items[k][1]} {0.zzz}'.format(p))
print('{:{w}}|{p!r:.3}|{p.x:>{w}}'.format('s', w=4, p=p)[:6])
print('{a.b.c}'.format(a=p) if 0 else '{0[1][2]}'.format([0, [1, 2, 'deep']]))
class Bad:
    def __format__(self, spec): return 5
class M(dict):
    def __missing__(self, k): return '<' + k + '>'
print('{x} {y.real}'.format_map(M(y=5)))
try: '{}'.format(Bad())
except TypeError as e: print(e)
try: format(Bad())
except TypeError as e: print(e)
#> P(3:) P(3:a>b) 3 2 attr-zzz
#> s   |<
#> deep
#> <x> 5
#> __format__ must return a str, not int
#> __format__ must return a str, not int

### a text of a subclass is formatted as itself where nothing is padded or cut
class S(str): pass
x = S('abc')
for spec in 's', '3', '<', '.3s', '>3', '.2s', '5s', '':
    print(repr(spec), type(format(x, spec)).__name__, type(x.__format__(spec)).__name__)
texts = f'{x:s}{x:3}', '{:s}{:.3}'.format(x, x), '{a:s}!'.format_map({'a': x})
print(*[type(text).__name__ for text in texts])
#> 's' S S
#> '3' S S
#> '<' S S
#> '.3s' S S
#> '>3' S S
#> '.2s' str str
#> '5s' str str
#> '' str str
#> str str str
