import io
import tomllib


def says(*texts):
    for text in texts:
        try:
            print(tomllib.loads(text))
        except Exception as e:
            print(type(e).__name__, e)


### tables, lists of tables and dotted keys
says('a = 1\n[b]\nc.d = "x"\nc."e f" = \'\\\'\n[b.g]\n[[h]]\ni = 1\n[[h]]\n[h.j]\nk = {}')
says('[a.b.c]\nx = 1\n[a]\ny = 2', '"" = 1\n1.2 = 3\n', '', '# only this', 'a = {b.c = 1, b.d = [1, [2,],\n# here\n]}')
#> {'a': 1, 'b': {'c': {'d': 'x', 'e f': '\\'}, 'g': {}}, 'h': [{'i': 1}, {'j': {'k': {}}}]}
#> {'a': {'b': {'c': {'x': 1}}, 'y': 2}}
#> {'': 1, '1': {'2': 3}}
#> {}
#> {}
#> {'a': {'b': {'c': 1, 'd': [1, [2]]}}}

### values
says('a = [0, +1_000, -0, 0xdead_BEEF, 0o17, 0b1_1]', 'a = [1.0, -1e3, 6.02_2E+2_3, inf, -inf, nan, +nan]')
says('a = [true, false]', 'a = 07:32:00.1234567', 'a = 1979-05-27', 'a = 1979-05-27 07:32:00')
says('a=1979-05-27T07:32:00.5Z')
says('a = 1979-05-27t07:32:00-07:30', 'a = 1979-05-27T00:00:00+00:00')
#> {'a': [0, 1000, 0, 3735928559, 15, 3]}
#> {'a': [1.0, -1000.0, 6.022e+23, inf, -inf, nan, nan]}
#> {'a': [True, False]}
#> {'a': datetime.time(7, 32, 0, 123456)}
#> {'a': datetime.date(1979, 5, 27)}
#> {'a': datetime.datetime(1979, 5, 27, 7, 32)}
#> {'a': datetime.datetime(1979, 5, 27, 7, 32, 0, 500000, tzinfo=datetime.timezone.utc)}
#> {'a': datetime.datetime(1979, 5, 27, 7, 32, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=59400)))}
#> {'a': datetime.datetime(1979, 5, 27, 0, 0, tzinfo=datetime.timezone.utc)}

### strings
says(r'a = "\b\t\n\f\r\"\\\u00e9\U0001f600"', 'a = """\nb\n  c \\\n   \n d"""""', "a = '''\n\\ ''x'''''", "a = '\t'")
says('a = """x \\   \n\n   y"""', 'a = """""', 'a = "b\nc"', r'a = "\q"', r'a = "\ud800"', r'a = "\u12"', 'a = "\x7f"')
says("a = '\x00'", "a = '", "a = '''x", 'a = """\\ x"""', 'a = "\\', 'a = \'b"')
#> {'a': '\x08\t\n\x0c\r"\\é😀'}
#> {'a': 'b\n  c d""'}
#> {'a': "\\ ''x''"}
#> {'a': '\t'}
#> {'a': 'x y'}
#> TOMLDecodeError Unterminated string (at end of document)
#> TOMLDecodeError Illegal character '\n' (at line 1, column 7)
#> TOMLDecodeError Unescaped '\' in a string (at line 1, column 8)
#> TOMLDecodeError Escaped character is not a Unicode scalar value (at line 1, column 12)
#> TOMLDecodeError Invalid hex value (at line 1, column 8)
#> TOMLDecodeError Illegal character '\x7f' (at line 1, column 6)
#> TOMLDecodeError Found invalid character '\x00' (at line 1, column 6)
#> TOMLDecodeError Expected "'" (at end of document)
#> TOMLDecodeError Expected "'''" (at end of document)
#> TOMLDecodeError Unescaped '\' in a string (at line 1, column 10)
#> TOMLDecodeError Unescaped '\' in a string (at end of document)
#> TOMLDecodeError Expected "'" (at end of document)

### what is no document
says('a', 'a =', 'a = 1 b = 2', '= 1', '[a', '[[a]', '[]', '[ a . b ]]', '*', 'é = 1', 'a = [1 2]', 'a = {b = 1')
says('a = {b = 1,}')
says('a = 00', 'a = 1__0', 'a = 1979-13-01', 'a = 1979-02-30', 'a = 25:00:00', '# \x01', 'a = 1\r', 'a = 1\r\n', 'a.b')
#> TOMLDecodeError Expected '=' after a key in a key/value pair (at end of document)
#> TOMLDecodeError Invalid value (at end of document)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 7)
#> TOMLDecodeError Invalid statement (at line 1, column 1)
#> TOMLDecodeError Expected ']' at the end of a table declaration (at end of document)
#> TOMLDecodeError Expected ']]' at the end of an array declaration (at line 1, column 4)
#> TOMLDecodeError Invalid initial character for a key part (at line 1, column 2)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 10)
#> TOMLDecodeError Invalid statement (at line 1, column 1)
#> TOMLDecodeError Invalid statement (at line 1, column 1)
#> TOMLDecodeError Unclosed array (at line 1, column 8)
#> TOMLDecodeError Unclosed inline table (at end of document)
#> TOMLDecodeError Invalid initial character for a key part (at line 1, column 12)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 6)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 6)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 9)
#> TOMLDecodeError Invalid date or datetime (at line 1, column 5)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 7)
#> TOMLDecodeError Found invalid character '\x01' (at line 1, column 3)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 6)
#> {'a': 1}
#> TOMLDecodeError Expected '=' after a key in a key/value pair (at end of document)

### what was said before
says('a = 1\na = 2', 'a = 1\n[a]', '[a]\n[a]', '[a]\n[[a]]', '[[a]]\n[a]', 'a = []\n[[a]]', 'a = {}\n[a]')
says('a = {}\na.b = 1')
says('a.b = 1\n[a]', '[a]\nb.c = 1\n[a.b]', '[a.b]\n[a]\nb.c = 1', 'a = {b = 1, b = 2}', 'a = {b = 1, b.c = 2}')
says('a = {b = {}, b.c = 1}')
says('a = [{b = 1}]\n[a.c]', '[a]\nb = 1\n[a.b.c]', '[[a]]\n[[a.b]]\n[[a]]\n[[a.b]]', '[a]\nb.c = 1\nb.d = 2')
#> TOMLDecodeError Cannot overwrite a value (at end of document)
#> TOMLDecodeError Cannot overwrite a value (at line 2, column 3)
#> TOMLDecodeError Cannot declare ('a',) twice (at line 2, column 3)
#> TOMLDecodeError Cannot overwrite a value (at line 2, column 4)
#> TOMLDecodeError Cannot declare ('a',) twice (at line 2, column 3)
#> TOMLDecodeError Cannot mutate immutable namespace ('a',) (at line 2, column 4)
#> TOMLDecodeError Cannot declare ('a',) twice (at line 2, column 3)
#> TOMLDecodeError Cannot mutate immutable namespace ('a',) (at end of document)
#> TOMLDecodeError Cannot declare ('a',) twice (at line 2, column 3)
#> TOMLDecodeError Cannot declare ('a', 'b') twice (at line 3, column 5)
#> TOMLDecodeError Cannot redefine namespace ('a', 'b') (at end of document)
#> TOMLDecodeError Duplicate inline table key 'b' (at line 1, column 18)
#> TOMLDecodeError Cannot overwrite a value (at line 1, column 20)
#> TOMLDecodeError Cannot mutate immutable namespace ('b', 'c') (at line 1, column 21)
#> TOMLDecodeError Cannot declare ('a', 'c') twice (at line 2, column 5)
#> TOMLDecodeError Cannot overwrite a value (at line 3, column 7)
#> {'a': [{'b': [{}]}, {'b': [{}]}]}
#> {'a': {'b': {'c': 1, 'd': 2}}}

### where a text is wrong
try:
    tomllib.loads('a = 1\nb = é')
except tomllib.TOMLDecodeError as e:
    print(e.msg, e.pos, e.lineno, e.colno, e.doc == 'a = 1\nb = é', e.args)
try:
    tomllib.loads('a = [1,\r\n')
except tomllib.TOMLDecodeError as e:
    print(e.msg, e.pos, e.lineno, e.colno, e.args)
e = tomllib.TOMLDecodeError('m', 'ab\nc', 3)
print(repr(e), e.lineno, e.colno, tomllib.TOMLDecodeError.__mro__)
#> Invalid value 10 2 5 True ('Invalid value (at line 2, column 5)',)
#> Invalid value 8 2 1 ('Invalid value (at end of document)',)
#> TOMLDecodeError('m (at line 2, column 1)') 2 1 (<class 'tomllib.TOMLDecodeError'>, <class 'ValueError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>)

### arguments of the error as they were once
import warnings
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter('always')
    print([repr(tomllib.TOMLDecodeError(*args)) for args in [(), ('x',), ('x', 'y'), ('x', 'y', 1, 2), (1, 'y', 2)]])
    print(*(w.message for w in told), sep='\n')
#> ['TOMLDecodeError()', "TOMLDecodeError('x')", "TOMLDecodeError('x', 'y')", "TOMLDecodeError('x', 'y', 1, 2)", "TOMLDecodeError(1, 'y', 2)"]
#> Free-form arguments for TOMLDecodeError are deprecated. Please set 'msg' (str), 'doc' (str) and 'pos' (int) arguments only.
#> Free-form arguments for TOMLDecodeError are deprecated. Please set 'msg' (str), 'doc' (str) and 'pos' (int) arguments only.
#> Free-form arguments for TOMLDecodeError are deprecated. Please set 'msg' (str), 'doc' (str) and 'pos' (int) arguments only.
#> Free-form arguments for TOMLDecodeError are deprecated. Please set 'msg' (str), 'doc' (str) and 'pos' (int) arguments only.
#> Free-form arguments for TOMLDecodeError are deprecated. Please set 'msg' (str), 'doc' (str) and 'pos' (int) arguments only.

### files, and what is no text
print(tomllib.load(io.BytesIO(b'a = "\xc3\xa9"\r\n')))
for wrong in io.StringIO('a = 1'), io.BytesIO(b'\xff'), 1:
    try:
        tomllib.load(wrong)
    except Exception as e:
        print(type(e).__name__, e)
says(b'a = 1', None, 1, ['a'])
#> {'a': 'é'}
#> TypeError File must be opened in binary mode, e.g. use `open('foo.toml', 'rb')`
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> AttributeError 'int' object has no attribute 'read'
#> TypeError Expected str object, not 'bytes'
#> TypeError Expected str object, not 'NoneType'
#> TypeError Expected str object, not 'int'
#> TypeError Expected str object, not 'list'

### numbers by a function of the program
from decimal import Decimal
print(tomllib.loads('a = [1.10, inf, -nan, 2]', parse_float=Decimal))
for wrong in list, lambda text: {}, lambda text: 1 / 0:
    try:
        print(tomllib.loads('a = 1.5', parse_float=wrong))
    except Exception as e:
        print(type(e).__name__, e)
#> {'a': [Decimal('1.10'), Decimal('Infinity'), Decimal('-NaN'), 2]}
#> ValueError parse_float must not return dicts or lists
#> ValueError parse_float must not return dicts or lists
#> ZeroDivisionError division by zero

### that function has another document read
def number(text):
    return [*tomllib.loads(f'x = {text}\ny = {sum(range(50))}', parse_float=str).items()][0]
print(tomllib.loads('[a]\nb = 1.5\n[[c]]\nd = [2.5, {e = 3.5}]', parse_float=number))
#> {'a': {'b': ('x', '1.5')}, 'c': [{'d': [('x', '2.5'), {'e': ('x', '3.5')}]}]}

### a document that is nested
for text in '[' * 50 + ']' * 50, '{a=' * 50 + '1' + '}' * 50, '[' * 2000 + ']' * 2000, '{a=' * 2000:
    try:
        print(str(tomllib.loads('a = ' + text))[:8])
    except RecursionError as e:
        print(e)
#> {'a': [[
#> {'a': {'
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
