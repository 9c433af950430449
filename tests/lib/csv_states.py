# Readers and dialects of csv in every state, by every option; csv_writing.py has writers.

import csv, io

def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
def mk(**k):
    class D(csv.Dialect):
        delimiter, quoting, quotechar, lineterminator = ',', csv.QUOTE_ALL, '"', '\r\n'
    for n, v in k.items(): setattr(D, n, v)
    return D()
def rd(lines, **k):
    try: print(list(csv.reader(lines, **k)))
    except Exception as e: print(type(e).__name__, e)

### what is read only, copied and limited: delimiter, quoting and setattr
import csv, copy, io
r = csv.reader([])
d = r.dialect
for n in ('delimiter','quoting','strict','doublequote'):
    t(lambda: setattr(d, n, 1)); t(lambda: delattr(d, n))
for n in ('lineterminator','escapechar','skipinitialspace', 'quotechar'):
    t(lambda: setattr(d, n, 1)); t(lambda: delattr(d, n))
t(lambda: setattr(r, 'line_num', 1))
#> AttributeError attribute 'delimiter' of '_csv.Dialect' objects is not writable
#> AttributeError attribute 'delimiter' of '_csv.Dialect' objects is not writable
#> AttributeError attribute 'quoting' of '_csv.Dialect' objects is not writable
#> AttributeError attribute 'quoting' of '_csv.Dialect' objects is not writable
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> AttributeError attribute 'lineterminator' of '_csv.Dialect' objects is not writable
#> AttributeError attribute 'lineterminator' of '_csv.Dialect' objects is not writable
#> AttributeError attribute 'escapechar' of '_csv.Dialect' objects is not writable
#> AttributeError attribute 'escapechar' of '_csv.Dialect' objects is not writable
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> AttributeError attribute 'quotechar' of '_csv.Dialect' objects is not writable
#> AttributeError attribute 'quotechar' of '_csv.Dialect' objects is not writable
#> AttributeError readonly attribute

### what is read only, copied and limited: copy, csv and field_size_limit
import csv, copy, io
r = csv.reader([])
d = r.dialect
t(lambda: setattr(r, 'dialect', 1))
t(lambda: delattr(r, 'line_num'))
w = csv.writer(io.StringIO())
t(lambda: setattr(w, 'dialect', 1))
t(lambda: copy.copy(d))
t(lambda: copy.copy(r))
t(lambda: copy.deepcopy(w))
t(lambda: copy.copy(csv.get_dialect('excel')))
t(lambda: csv.field_size_limit(None))
t(lambda: csv.field_size_limit(limit=1))
t(lambda: csv.field_size_limit())
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> TypeError cannot pickle 'Dialect' instances
#> TypeError cannot pickle '_csv.reader' object
#> TypeError cannot pickle '_csv.writer' object
#> TypeError cannot pickle 'Dialect' instances
#> TypeError limit must be an integer
#> TypeError field_size_limit() got an unexpected keyword argument 'limit'
#> 131072

### dialects that are wrong: delimiter
for n in ('delimiter',):
    for v in ('', 'abc', b'x', 5, '\n', '\r', ' ', None):
        t(lambda: type(mk(**{n: v})).__name__)
        t(lambda: type(mk(**{n: v, 'skipinitialspace': True})).__name__)
#> Error "delimiter" must be a unicode character, not a string of length 0
#> Error "delimiter" must be a unicode character, not a string of length 0
#> Error "delimiter" must be a unicode character, not a string of length 3
#> Error "delimiter" must be a unicode character, not a string of length 3
#> Error "delimiter" must be a unicode character, not bytes
#> Error "delimiter" must be a unicode character, not bytes
#> Error "delimiter" must be a unicode character, not int
#> Error "delimiter" must be a unicode character, not int
#> ValueError bad delimiter value
#> ValueError bad delimiter value
#> ValueError bad delimiter value
#> ValueError bad delimiter value
#> 'D'
#> 'D'
#> Error "delimiter" must be a unicode character, not NoneType
#> Error "delimiter" must be a unicode character, not NoneType

### dialects that are wrong: escapechar
for n in ('escapechar',):
    for v in ('', 'abc', b'x', 5, '\n', '\r', ' ', None):
        t(lambda: type(mk(**{n: v})).__name__)
        t(lambda: type(mk(**{n: v, 'skipinitialspace': True})).__name__)
#> Error "escapechar" must be a unicode character or None, not a string of length 0
#> Error "escapechar" must be a unicode character or None, not a string of length 0
#> Error "escapechar" must be a unicode character or None, not a string of length 3
#> Error "escapechar" must be a unicode character or None, not a string of length 3
#> Error "escapechar" must be a unicode character or None, not bytes
#> Error "escapechar" must be a unicode character or None, not bytes
#> Error "escapechar" must be a unicode character or None, not int
#> Error "escapechar" must be a unicode character or None, not int
#> ValueError bad escapechar value
#> ValueError bad escapechar value
#> ValueError bad escapechar value
#> ValueError bad escapechar value
#> 'D'
#> ValueError bad escapechar value
#> 'D'
#> 'D'

### dialects that are wrong: quotechar
for n in ('quotechar',):
    for v in ('', 'abc', b'x', 5, '\n', '\r', ' ', None):
        t(lambda: type(mk(**{n: v})).__name__)
        t(lambda: type(mk(**{n: v, 'skipinitialspace': True})).__name__)
#> Error "quotechar" must be a unicode character or None, not a string of length 0
#> Error "quotechar" must be a unicode character or None, not a string of length 0
#> Error "quotechar" must be a unicode character or None, not a string of length 3
#> Error "quotechar" must be a unicode character or None, not a string of length 3
#> Error "quotechar" must be a unicode character or None, not bytes
#> Error "quotechar" must be a unicode character or None, not bytes
#> Error "quotechar" must be a unicode character or None, not int
#> Error "quotechar" must be a unicode character or None, not int
#> ValueError bad quotechar value
#> ValueError bad quotechar value
#> ValueError bad quotechar value
#> ValueError bad quotechar value
#> 'D'
#> ValueError bad quotechar value
#> Error quotechar must be set if quoting enabled
#> Error quotechar must be set if quoting enabled

### dialects that are wrong: lineterminator
for n in ('lineterminator',):
    for v in ('', 'abc', b'x', 5, '\n', '\r', ' ', None):
        t(lambda: type(mk(**{n: v})).__name__)
        t(lambda: type(mk(**{n: v, 'skipinitialspace': True})).__name__)
#> 'D'
#> 'D'
#> 'D'
#> 'D'
#> Error "lineterminator" must be a string, not bytes
#> Error "lineterminator" must be a string, not bytes
#> Error "lineterminator" must be a string, not int
#> Error "lineterminator" must be a string, not int
#> 'D'
#> 'D'
#> 'D'
#> 'D'
#> 'D'
#> 'D'
#> Error "lineterminator" must be a string, not NoneType
#> Error "lineterminator" must be a string, not NoneType

### reading: ['a,"b,c"\\'] and ['a,\\b,c']
for lines in (['a,"b,c"\\'], ['a,\\b,c']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['a', 'b,c\\']]
#> [['a', 'b,c\\']]
#> [['a', 'b,c\n']]
#> [['a', '"b', 'c"\n']]
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> [['a', 'b,c\\']]
#> [['a', 'b,c\\']]
#> Error ',' expected after '"'
#> [['a,"b,c"\\']]
#> [['a,"b,c"\\']]
#> [['a', '"b', 'c"\\']]
#> [['a', '"b', 'c"\n']]
#> [['a,"b,c"\\']]
#> [['a', '\\b', 'c']]
#> [['a', 'b', 'c']]
#> [['a', 'b', 'c']]
#> [['a', 'b', 'c']]
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> [['a', '\\b', 'c']]
#> [['a', '\\b', 'c']]
#> [['a', '\\b', 'c']]
#> [['a,\\b,c']]
#> [['a,\\b,c']]
#> [['a', '\\b', 'c']]
#> [['a', 'b', 'c']]
#> [['a,\\b,c']]

### reading: ['a,"b,c\\""'] and ['a\\\n', 'b']
for lines in (['a,"b,c\\""'], ['a\\\n', 'b']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['a', 'b,c\\"']]
#> [['a', 'b,c"']]
#> [['a', 'b,c"']]
#> [['a', '"b', 'c""']]
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> [['a', 'b,c\\"']]
#> [['a', 'b,c\\"']]
#> Error unexpected end of data
#> [['a,"b,c\\""']]
#> [['a,"b,c\\""']]
#> [['a', '"b', 'c\\""']]
#> [['a', '"b', 'c""']]
#> [['a,"b,c\\""']]
#> [['a\\'], ['b']]
#> [['a\nb']]
#> [['a\nb']]
#> [['a\nb']]
#> ValueError could not convert string to float: 'a\\'
#> ValueError could not convert string to float: 'a\\'
#> [['a\\'], ['b']]
#> [['a\\'], ['b']]
#> [['a\\'], ['b']]
#> [['a\\'], ['b']]
#> [['a\\'], ['b']]
#> [['a\\'], ['b']]
#> [['a\nb']]
#> [['a\\'], ['b']]

### reading: ['"a\\\n', 'b"'] and ['a,"b\n', 'c']
for lines in (['"a\\\n', 'b"'], ['a,"b\n', 'c']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['a\\\nb']]
#> [['a\nb']]
#> [['a\nb']]
#> [['"a\nb"']]
#> [['a\\\nb']]
#> [['a\\\nb']]
#> [['a\\\nb']]
#> [['a\\\nb']]
#> [['a\\\nb']]
#> [['a\\\nb']]
#> [['a\\\nb']]
#> [['"a\\'], ['b"']]
#> [['"a\nb"']]
#> [['a\\\nb']]
#> [['a', 'b\nc']]
#> [['a', 'b\nc']]
#> [['a', 'b\nc']]
#> [['a', '"b'], ['c']]
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> [['a', 'b\nc']]
#> [['a', 'b\nc']]
#> Error unexpected end of data
#> [['a,"b'], ['c']]
#> [['a,"b'], ['c']]
#> [['a', '"b'], ['c']]
#> [['a', '"b'], ['c']]
#> [['a,"b'], ['c']]

### reading: ['a,b\\'] and ['"a"b,c']
for lines in (['a,b\\'], ['"a"b,c']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['a', 'b\\']]
#> [['a', 'b\n']]
#> [['a', 'b\n']]
#> [['a', 'b\n']]
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> [['a', 'b\\']]
#> [['a', 'b\\']]
#> [['a', 'b\\']]
#> [['a,b\\']]
#> [['a,b\\']]
#> [['a', 'b\\']]
#> [['a', 'b\n']]
#> [['a,b\\']]
#> [['ab', 'c']]
#> [['ab', 'c']]
#> [['ab', 'c']]
#> [['"a"b', 'c']]
#> ValueError could not convert string to float: 'c'
#> ValueError could not convert string to float: 'c'
#> [['ab', 'c']]
#> [['ab', 'c']]
#> Error ',' expected after '"'
#> [['ab,c']]
#> [['ab,c']]
#> [['"a"b', 'c']]
#> [['"a"b', 'c']]
#> [['ab,c']]

### reading: ['a"b"c'] and ['a,\0,"b\0"']
for lines in (['a"b"c'], ['a,\0,"b\0"']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['a"b"c']]
#> [['a"b"c']]
#> [['a"b"c']]
#> [['a"b"c']]
#> ValueError could not convert string to float: 'a"b"c'
#> ValueError could not convert string to float: 'a"b"c'
#> [['a"b"c']]
#> [['a"b"c']]
#> [['a"b"c']]
#> [['a"b"c']]
#> [['a"b"c']]
#> [['a"b"c']]
#> [['a"b"c']]
#> [['a"b"c']]
#> [['a', '\x00', 'b\x00']]
#> [['a', '\x00', 'b\x00']]
#> [['a', '\x00', 'b\x00']]
#> [['a', '\x00', '"b\x00"']]
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> [['a', '\x00', 'b\x00']]
#> [['a', '\x00', 'b\x00']]
#> [['a', '\x00', 'b\x00']]
#> [['a,\x00,"b\x00"']]
#> [['a,\x00,"b\x00"']]
#> [['a', ',"b"']]
#> [['a', '\x00', '"b\x00"']]
#> [['a,', ',"b', '']]

### reading: ['', 'a'] and ['\n', ' \n']
for lines in (['', 'a'], ['\n', ' \n']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [[], ['a']]
#> [[], ['a']]
#> [[], ['a']]
#> [[], ['a']]
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> [[], ['a']]
#> [[], ['a']]
#> [[], ['a']]
#> [[], ['a']]
#> [[], ['a']]
#> [[], ['a']]
#> [[], ['a']]
#> [[], ['a']]
#> [[], [' ']]
#> [[], [' ']]
#> [[], [' ']]
#> [[], [' ']]
#> ValueError could not convert string to float: ' '
#> ValueError could not convert string to float: ' '
#> [[], [' ']]
#> [[], ['']]
#> [[], [' ']]
#> [[], ['', '']]
#> [[], ['']]
#> [[], [' ']]
#> [[], [' ']]
#> [[], [' ']]

### reading: ['a\rb'] and ['a\r\nb']
for lines in (['a\rb'], ['a\r\nb']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> Error new-line character seen in unquoted field - do you need to open the file with newline=''?

### reading: [' a , "b" , c'] and ['"a"']
for lines in (['  a ,  "b" , c'], ['"a"']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['  a ', '  "b" ', ' c']]
#> [['  a ', '  "b" ', ' c']]
#> [['  a ', '  "b" ', ' c']]
#> [['  a ', '  "b" ', ' c']]
#> ValueError could not convert string to float: '  a '
#> ValueError could not convert string to float: '  a '
#> [['  a ', '  "b" ', ' c']]
#> [['a ', 'b ', 'c']]
#> [['  a ', '  "b" ', ' c']]
#> [['', '', 'a', ',', '', 'b', ',', 'c']]
#> [['a', ',', 'b', ',', 'c']]
#> [['  a ', '  "b" ', ' c']]
#> [['  a ', '  "b" ', ' c']]
#> [['  a ,  "b" , c']]
#> [['a']]
#> [['a']]
#> [['a']]
#> [['"a"']]
#> [['a']]
#> [['a']]
#> [['a']]
#> [['a']]
#> [['a']]
#> [['a']]
#> [['a']]
#> [['"a"']]
#> [['"a"']]
#> [['a']]

### reading: ['"'] and ['""""']
for lines in (['"'], ['""""']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['']]
#> [['']]
#> [['']]
#> [['"']]
#> [['']]
#> [['']]
#> [['']]
#> [['']]
#> Error unexpected end of data
#> [['']]
#> [['']]
#> [['"']]
#> [['"']]
#> [['']]
#> [['"']]
#> [['"']]
#> [['""']]
#> [['""""']]
#> [['"']]
#> [['"']]
#> [['"']]
#> [['"']]
#> [['"']]
#> [['"']]
#> [['"']]
#> [['""""']]
#> [['""""']]
#> [['"']]

### reading: ['a,,"",b'] and ['1,"2",3.5,']
for lines in (['a,,"",b'], ['1,"2",3.5,']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['a', '', '', 'b']]
#> [['a', '', '', 'b']]
#> [['a', '', '', 'b']]
#> [['a', '', '""', 'b']]
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> [['a', None, '', 'b']]
#> [['a', '', '', 'b']]
#> [['a', '', '', 'b']]
#> [['a,,"",b']]
#> [['a,,"",b']]
#> [['a', '', '""', 'b']]
#> [['a', '', '""', 'b']]
#> [['a,,"",b']]
#> [['1', '2', '3.5', '']]
#> [['1', '2', '3.5', '']]
#> [['1', '2', '3.5', '']]
#> [['1', '"2"', '3.5', '']]
#> [[1.0, '2', 3.5, '']]
#> [[1.0, '2', 3.5, None]]
#> [['1', '2', '3.5', None]]
#> [['1', '2', '3.5', '']]
#> [['1', '2', '3.5', '']]
#> [['1,"2",3.5,']]
#> [['1,"2",3.5,']]
#> [['1', '"2"', '3.5', '']]
#> [['1', '"2"', '3.5', '']]
#> [['1,"2",3.5,']]

### reading: [' ,a'] and ['a\\']
for lines in ([' ,a'], ['a\\']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [[' ', 'a']]
#> [[' ', 'a']]
#> [[' ', 'a']]
#> [[' ', 'a']]
#> ValueError could not convert string to float: ' '
#> ValueError could not convert string to float: ' '
#> [[' ', 'a']]
#> [['', 'a']]
#> [[' ', 'a']]
#> [['', ',a']]
#> [[',a']]
#> [[' ', 'a']]
#> [[' ', 'a']]
#> [[' ,a']]
#> [['a\\']]
#> [['a\n']]
#> [['a\n']]
#> [['a\n']]
#> ValueError could not convert string to float: 'a\\'
#> ValueError could not convert string to float: 'a\\'
#> [['a\\']]
#> [['a\\']]
#> [['a\\']]
#> [['a\\']]
#> [['a\\']]
#> [['a\\']]
#> [['a\n']]
#> [['a\\']]

### reading: ['a, \\ b'] and ['x,"y""z",w']
for lines in (['a, \\ b'], ['x,"y""z",w']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['a', ' \\ b']]
#> [['a', '  b']]
#> [['a', '  b']]
#> [['a', '  b']]
#> ValueError could not convert string to float: 'a'
#> ValueError could not convert string to float: 'a'
#> [['a', ' \\ b']]
#> [['a', '\\ b']]
#> [['a', ' \\ b']]
#> [['a,', '\\', 'b']]
#> [['a,', '\\', 'b']]
#> [['a', ' \\ b']]
#> [['a', '  b']]
#> [['a, \\ b']]
#> [['x', 'y"z', 'w']]
#> [['x', 'y"z', 'w']]
#> [['x', 'y"z"', 'w']]
#> [['x', '"y""z"', 'w']]
#> ValueError could not convert string to float: 'x'
#> ValueError could not convert string to float: 'x'
#> [['x', 'y"z', 'w']]
#> [['x', 'y"z', 'w']]
#> [['x', 'y"z', 'w']]
#> [['x,"y""z",w']]
#> [['x,"y""z",w']]
#> [['x', '"y""z"', 'w']]
#> [['x', '"y""z"', 'w']]
#> [['x,"y""z",w']]

### reading: ['"a" "b"'] and ['a b c']
for lines in (['"a" "b"'], ['a b  c']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['a "b"']]
#> [['a "b"']]
#> [['a "b"']]
#> [['"a" "b"']]
#> [['a "b"']]
#> [['a "b"']]
#> [['a "b"']]
#> [['a "b"']]
#> Error ',' expected after '"'
#> [['a', 'b']]
#> [['a', 'b']]
#> [['"a" "b"']]
#> [['"a" "b"']]
#> [['a "b"']]
#> [['a b  c']]
#> [['a b  c']]
#> [['a b  c']]
#> [['a b  c']]
#> ValueError could not convert string to float: 'a b  c'
#> ValueError could not convert string to float: 'a b  c'
#> [['a b  c']]
#> [['a b  c']]
#> [['a b  c']]
#> [['a', 'b', '', 'c']]
#> [['a', 'b', 'c']]
#> [['a b  c']]
#> [['a b  c']]
#> [['a b  c']]

### reading: ['\\\r\n', 'x'] and ['a;b\n', '', 'c']
for lines in (['\\\r\n', 'x'], ['a;b\n', '', 'c']):
    for k in ({}, {'escapechar': '\\'}, {'doublequote': False, 'escapechar': '\\'},
            {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'quoting': csv.QUOTE_NONNUMERIC},
            {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'skipinitialspace': True},
            {'strict': True}, {'delimiter': ' '}, {'delimiter': ' ', 'skipinitialspace': True},
            {'quotechar': '\0'}, {'quotechar': None, 'escapechar': '\\'}, {'delimiter': '\0'}):
        rd(lines, **k)
#> [['\\'], ['x']]
#> [['\r'], ['x']]
#> [['\r'], ['x']]
#> [['\r'], ['x']]
#> ValueError could not convert string to float: '\\'
#> ValueError could not convert string to float: '\\'
#> [['\\'], ['x']]
#> [['\\'], ['x']]
#> [['\\'], ['x']]
#> [['\\'], ['x']]
#> [['\\'], ['x']]
#> [['\\'], ['x']]
#> [['\r'], ['x']]
#> [['\\'], ['x']]
#> [['a;b'], [], ['c']]
#> [['a;b'], [], ['c']]
#> [['a;b'], [], ['c']]
#> [['a;b'], [], ['c']]
#> ValueError could not convert string to float: 'a;b'
#> ValueError could not convert string to float: 'a;b'
#> [['a;b'], [], ['c']]
#> [['a;b'], [], ['c']]
#> [['a;b'], [], ['c']]
#> [['a;b'], [], ['c']]
#> [['a;b'], [], ['c']]
#> [['a;b'], [], ['c']]
#> [['a;b'], [], ['c']]
#> [['a;b'], [], ['c']]
