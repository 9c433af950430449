# csv.

import csv, io

def R(text, **k):
    try: print(list(csv.reader(io.StringIO(text, newline='') if isinstance(text, str) else text, **k)))
    except Exception as e: print(type(e).__name__, e)
def W(*rows, **k):
    f = io.StringIO(newline='')
    try:
        w = csv.writer(f, **k); w.writerows(rows); print(repr(f.getvalue()))
    except Exception as e: print(type(e).__name__, e)

### reader: quotechar, skipinitialspace and strict
R('a,b,c\r\n1,2,3\r\n')
R('a,"b,c",d\n"x ""q"" y",2\n')
R('"multi\nline",2\n3')
R('')
R('\n\n')
R('a\n\nb')
R(',\n,,')
R('a;b|c', delimiter=';')
R("'a,b',c", quotechar="'")
R('a, "b", c', skipinitialspace=True)
R('a, "b"')
R('"a"b,c')
R('"a"b,c', strict=True)
R('"abc')
R('"abc', strict=True)
R('a\\,b,c', escapechar='\\')
R('a\\')
#> [['a', 'b', 'c'], ['1', '2', '3']]
#> [['a', 'b,c', 'd'], ['x "q" y', '2']]
#> [['multi\nline', '2'], ['3']]
#> []
#> [[], []]
#> [['a'], [], ['b']]
#> [['', ''], ['', '', '']]
#> [['a', 'b|c']]
#> [['a,b', 'c']]
#> [['a', 'b', 'c']]
#> [['a', ' "b"']]
#> [['ab', 'c']]
#> Error ',' expected after '"'
#> [['abc']]
#> Error unexpected end of data
#> [['a,b', 'c']]
#> [['a\\']]

### reader: QUOTE_NONE, QUOTE_NONNUMERIC and QUOTE_NOTNULL
R('a\\', escapechar='\\')
R('"a\\"b"', escapechar='\\', doublequote=False)
R('1,"2",x', quoting=csv.QUOTE_NONE)
R('1,"2",3.5', quoting=csv.QUOTE_NONNUMERIC)
R('1,x', quoting=csv.QUOTE_NONNUMERIC)
R('a,,"",5', quoting=csv.QUOTE_NOTNULL)
R('a b  c', delimiter=' ')
R(['a,b', 'c,d\n'])
R(['a\rb,c'])
R([b'a'])
R([5])
R(5)
R('a\tb', dialect='excel-tab')
R('a,b', dialect=csv.unix_dialect)
R('x"y"z,"p"')
R('a,"b\r\nc"\r\nd\r\n')
R('"",a')
#> [['a\n']]
#> [['a"b']]
#> [['1', '"2"', 'x']]
#> [[1.0, '2', 3.5]]
#> ValueError could not convert string to float: 'x'
#> [['a', None, '', '5']]
#> [['a', 'b', '', 'c']]
#> [['a', 'b'], ['c', 'd']]
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error iterator should return strings, not bytes (the file should be opened in text mode)
#> Error iterator should return strings, not int (the file should be opened in text mode)
#> TypeError 'int' object is not iterable
#> [['a', 'b']]
#> [['a', 'b']]
#> [['x"y"z', 'p']]
#> [['a', 'b\r\nc'], ['d']]
#> [['', 'a']]

### reader: line_num, next and old
R(',"5",5', quoting=csv.QUOTE_STRINGS)
r = csv.reader(['a,b', '"x', 'y",z'])
print(next(r), r.line_num, next(r), r.line_num, type(r), r.dialect.delimiter, r.dialect.quoting)
try: next(r)
except StopIteration: print('end')
old = csv.field_size_limit(5)
R('abcdefg')
R('"abcdefg"')
print(old, csv.field_size_limit(old))
#> [[None, '5', 5.0]]
#> ['a', 'b'] 1 ['xy', 'z'] 3 <class '_csv.reader'> , 0
#> end
#> Error field larger than field limit (5)
#> Error field larger than field limit (5)
#> 131072 5

### writer: quoting, csv and QUOTE_NONE
W(['a', 1, 2.5, None, True], ['x,y', 'q"r', 'n\nl', ' s', ''])
W(['a', 1, None, ''], quoting=csv.QUOTE_ALL)
W(['a', 1, 2.5, None], quoting=csv.QUOTE_NONNUMERIC)
W(['a,b'], quoting=csv.QUOTE_NONE)
W(['a,b', 'c"d', 'e\\'], quoting=csv.QUOTE_NONE, escapechar='\\')
W(['a"b'], doublequote=False)
W(['a"b', 'c\\'], doublequote=False, escapechar='\\')
W([''])
W([None])
W([])
W([''], quoting=csv.QUOTE_NONE)
W(['a', 'b;c'], delimiter=';', lineterminator='\n')
W(['a', None, 1, ''], quoting=csv.QUOTE_STRINGS)
W(['a', None, 1, ''], quoting=csv.QUOTE_NOTNULL)
W('abc')
W(5)
W(['\r', '\\'], escapechar='\\')
#> 'a,1,2.5,,True\r\n"x,y","q""r","n\nl", s,\r\n'
#> '"a","1","",""\r\n'
#> '"a",1,2.5,""\r\n'
#> Error need to escape, but no escapechar set
#> 'a\\,b,c\\"d,e\\\\\r\n'
#> Error need to escape, but no escapechar set
#> 'a\\"b,c\\\\\r\n'
#> '""\r\n'
#> '""\r\n'
#> '\r\n'
#> Error single empty field record must be quoted
#> 'a;"b;c"\n'
#> '"a",,1,""\r\n'
#> '"a",,"1",""\r\n'
#> 'a,b,c\r\n'
#> Error iterable expected, not int
#> '"\r",\\\\\r\n'

### writer: StringIO, writerow and writer
W([' a'], skipinitialspace=True)
W({'k': 1})
W(['a'], dialect='unix')
f = io.StringIO()
print(csv.writer(f).writerow([1, 2]), type(csv.writer(f)))
try: csv.writer(5)
except TypeError as e: print(e)
#> ' a\r\n'
#> 'k\r\n'
#> '"a"\n'
#> 5 <class '_csv.writer'>
#> argument 1 must have a "write" method

### dialects: QUOTE_NONE, reader and list_dialects
import csv
for k in (dict(delimiter=''), dict(delimiter='ab'), dict(delimiter=5), dict(quotechar='ab'),
        dict(quotechar=None), dict(quotechar=None, quoting=csv.QUOTE_NONE), dict(quoting=9), dict(quoting='x')):
    try: csv.reader([], **k); print('ok', k)
    except Exception as e: print(type(e).__name__, e)
for k in (dict(lineterminator=5), dict(escapechar='xx'), dict(bad=1), dict(dialect='nope'),
        dict(delimiter='\n'), dict(delimiter='"'), dict(delimiter=' ', skipinitialspace=True),
        dict(delimiter=None)):
    try: csv.reader([], **k); print('ok', k)
    except Exception as e: print(type(e).__name__, e)
csv.register_dialect('pipes', delimiter='|', quoting=csv.QUOTE_NONE)
print(sorted(csv.list_dialects()), csv.get_dialect('pipes').delimiter, list(csv.reader(['a|b'], 'pipes')))
#> TypeError "delimiter" must be a unicode character, not a string of length 0
#> TypeError "delimiter" must be a unicode character, not a string of length 2
#> TypeError "delimiter" must be a unicode character, not int
#> TypeError "quotechar" must be a unicode character or None, not a string of length 2
#> ok {'quotechar': None}
#> ok {'quotechar': None, 'quoting': 3}
#> TypeError bad "quoting" value
#> TypeError "quoting" must be an integer, not str
#> TypeError "lineterminator" must be a string, not int
#> TypeError "escapechar" must be a unicode character or None, not a string of length 2
#> TypeError this function got an unexpected keyword argument 'bad'
#> Error unknown dialect
#> ValueError bad delimiter value
#> ValueError bad delimiter or quotechar value
#> ok {'delimiter': ' ', 'skipinitialspace': True}
#> TypeError "delimiter" must be a unicode character, not NoneType
#> ['excel', 'excel-tab', 'pipes', 'unix'] | [['a', 'b']]

### dialects: csv, unregister_dialect and register_dialect
import csv
def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)
csv.register_dialect('pipes', delimiter='|', quoting=csv.QUOTE_NONE)
csv.unregister_dialect('pipes')
E(csv.get_dialect, 'pipes')
E(csv.unregister_dialect, 'pipes')
E(csv.register_dialect, 5)
class D(csv.Dialect): delimiter = ':'; quotechar = '"'; quoting = csv.QUOTE_MINIMAL; lineterminator = '\n'
print(list(csv.reader(['a:b'], D)), list(csv.reader(['a:b'], D())))
class B(csv.Dialect): delimiter = 'xx'
E(B)
print(csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC, csv.QUOTE_NONE, csv.QUOTE_STRINGS, csv.QUOTE_NOTNULL)
print(csv.excel.delimiter, csv.Error)
#> Error unknown dialect
#> Error unknown dialect
#> TypeError dialect name must be a string
#> [['a', 'b']] [['a', 'b']]
#> Error "delimiter" must be a unicode character, not a string of length 2
#> 0 1 2 3 4 5
#> , <class '_csv.Error'>

### dicts
import csv, io
r = csv.DictReader(io.StringIO('a,b\n1,2\n\n3\n4,5,6\n'))
print(r.fieldnames, list(r), r.line_num)
print(list(csv.DictReader(['1,2,3'], ['x', 'y'], restkey='more')))
print(list(csv.DictReader(['1'], ['x', 'y'], restval='?')), list(csv.DictReader([])))
f = io.StringIO(newline='')
w = csv.DictWriter(f, ['a', 'b'], restval='-')
w.writeheader(); w.writerow({'a': 1, 'b': 'x,y'}); w.writerows([{'a': 2}, {'b': 3}]); print(repr(f.getvalue()))
try: w.writerow({'c': 1})
except ValueError as e: print(e)
csv.DictWriter(f, ['a'], extrasaction='ignore').writerow({'a': 1, 'z': 2})
try: csv.DictWriter(f, ['a'], extrasaction='x')
except ValueError as e: print(e)
#> ['a', 'b'] [{'a': '1', 'b': '2'}, {'a': '3', 'b': None}, {'a': '4', 'b': '5', None: ['6']}] 5
#> [{'x': '1', 'y': '2', 'more': ['3']}]
#> [{'x': '1', 'y': '?'}] []
#> 'a,b\r\n1,"x,y"\r\n2,-\r\n-,3\r\n'
#> dict contains fields not in fieldnames: 'c'
#> extrasaction (x) must be 'raise' or 'ignore'

### Sniffer
import csv
for s in ('a,b,c\n1,2,3\n', 'a;b\n1;2\n3;4', 'a\tb\n1\t2', 'x|y|z\n1|2|3', '"a","b"\n"1","2"',
        'name, age\nBob, 5\nAnn, 6'):
    d = csv.Sniffer().sniff(s); print(repr(d.delimiter), d.quotechar, d.skipinitialspace)
print(csv.Sniffer().has_header('name,age\nBob,5\nAnn,6\n'), csv.Sniffer().has_header('1,2\n3,4\n'))
#> ',' " False
#> ';' " False
#> '\t' " False
#> '|' " False
#> ',' " False
#> ',' " True
#> True False

### numbers of every kind are not quoted
import csv, io, fractions
class Index:
    def __index__(self):
        return 1
    def __str__(self):
        return 'index'
out = io.StringIO()
csv.writer(out, quoting=csv.QUOTE_NONNUMERIC).writerow([1j, 10 ** 30, True, fractions.Fraction(1, 2), Index(),
    'a', object])
print(out.getvalue().strip())  #> 1j,1000000000000000000000000000000,True,1/2,index,"a","<class 'object'>"

### what reader() and writer() refuse
import csv, io
for f in (lambda: csv.reader(), lambda: csv.writer(), lambda: csv.reader([], 'excel', 1), lambda: csv.reader(x=1),
          lambda: csv.writer(io.StringIO(), 'excel', 'x'), lambda: csv.writer(io.StringIO(), quoting=2 ** 31),
          lambda: csv.reader([], quoting=-2 ** 40), lambda: csv.reader([], quoting=17)):
    try:
        print(f())
    except (TypeError, OverflowError) as e:
        print(type(e).__name__, e)
#> TypeError reader expected at least 1 argument, got 0
#> TypeError writer expected at least 1 argument, got 0
#> TypeError reader expected at most 2 arguments, got 3
#> TypeError reader expected at least 1 argument, got 0
#> TypeError writer expected at most 2 arguments, got 3
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> TypeError bad "quoting" value

### what a sniffer makes of texts
import csv
for text in ('a,b\nc,d\n', "'a';'b'\n'c';'d'", '"a, b"\n"c"\n', 'a b\nc d\n' * 12, '1;2,3\n4;5,6', ', a', '.',
        'a|b\nc|d|e\nf|g', '"x""y", "z"\n"1", "2"\n',
             'name, "a ""b"" c", d\n', ''.join(f'{n}:{n * n}\n' for n in range(25)), 'abc',
                     "it's, here\nand's, there", 'x\ty\n1\t2\n'):
    sniffer = csv.Sniffer()
    try:
        found = sniffer.sniff(text)
        print([found.delimiter, found.quotechar, found.doublequote, found.skipinitialspace], end=' ')
        print(sniffer.has_header(text))
    except (csv.Error, ValueError) as e: print(e)
for given in (',;', ';', ':'):
    try: print(csv.Sniffer().sniff('a,b;c\nd,e;f\n', given).delimiter)
    except csv.Error as e: print(e)
#> [',', '"', False, False] False
#> [';', "'", False, False] False
#> ['"', '"', False, False] bad delimiter or quotechar value
#> [' ', '"', False, False] False
#> [',', '"', False, False] False
#> [',', '"', False, True] True
#> ['.', '"', False, False] True
#> Could not determine delimiter
#> [',', '"', True, True] True
#> [',', '"', True, True] True
#> [':', '"', False, False] False
#> ['c', '"', False, False] True
#> [',', '"', False, True] True
#> ['\t', '"', False, False] True
#> ,
#> ;
#> Could not determine delimiter

### settings that are bad each by itself come before those that are bad together
import csv
for given in ({'delimiter': ',', 'quotechar': ',', 'escapechar': '\r'}, {'quotechar': '\r', 'escapechar': ','},
        {'quotechar': ',', 'escapechar': 'a', 'lineterminator': 'a'},
              {'quotechar': '', 'lineterminator': None}, {'quotechar': ','}):
    try: csv.reader([], **given)
    except (TypeError, ValueError) as e: print(e)
#> bad escapechar value
#> bad quotechar value
#> bad escapechar or lineterminator value
#> "lineterminator" must be a string, not NoneType
#> bad delimiter or quotechar value

### the line behind an escaped line end belongs to the row
import csv
for text in (['a\\\n', 'b\n', 'c\n'], ['a\\\r', 'b'], ['1\\\n1'], ['x,y\\\nz,w\n', 'v\n']):
    for strict in (False, True):
        try: print(list(csv.reader(text, escapechar='\\', strict=strict)))
        except csv.Error as e: print(e)
#> [['a\nb'], ['c']]
#> [['a\nb'], ['c']]
#> [['a\rb']]
#> unexpected end of data
#> [['1\n1']]
#> unexpected end of data
#> [['x', 'y\nz', 'w'], ['v']]
#> [['x', 'y\nz', 'w'], ['v']]

### the types behind reader() and writer()
import csv, _csv
def attempt(f, *args):
    try: print(f(*args))
    except TypeError as e: print(e)
class R(_csv.Reader): pass
class W(_csv.Writer): pass
for f in (R, W, _csv.Reader, _csv.Writer): attempt(f)
attempt(R, [])
attempt(object.__new__, R)
print(isinstance(csv.reader([]), _csv.Reader), R.__base__, hasattr(csv, 'Reader'))
attempt(setattr, _csv.Reader, 'x', 1)
attempt(csv.reader([]).__reduce_ex__, 4)
#> cannot create 'R' instances
#> cannot create 'W' instances
#> cannot create '_csv.reader' instances
#> cannot create '_csv.writer' instances
#> cannot create 'R' instances
#> cannot create 'R' instances
#> True <class '_csv.reader'> False
#> cannot set 'x' attribute of immutable type '_csv.reader'
#> cannot pickle '_csv.reader' object
