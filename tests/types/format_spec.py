def t(v, s):
    try: print(ascii(s), ascii(format(v, s)))
    except Exception as e: print(ascii(s), type(e).__name__, ascii(str(e)))

### format of an int: from '5c' to 'z.3q'
for s in ['5c', '05c', '<5c', '=5c', '+c', '#c', ',c', '_c', '.3c', 'zc', '.3d', 'zd', 'z.3d', 'z.3q']:
    t(65, s)
#> '5c' '    A'
#> '05c' '0000A'
#> '<5c' 'A    '
#> '=5c' '    A'
#> '+c' ValueError "Sign not allowed with integer format specifier 'c'"
#> '#c' ValueError "Alternate form (#) not allowed with integer format specifier 'c'"
#> ',c' ValueError "Cannot specify ',' with 'c'."
#> '_c' ValueError "Cannot specify '_' with 'c'."
#> '.3c' ValueError 'Precision not allowed in integer format specifier'
#> 'zc' ValueError 'Negative zero coercion (z) not allowed in integer format specifier'
#> '.3d' ValueError 'Precision not allowed in integer format specifier'
#> 'zd' ValueError 'Negative zero coercion (z) not allowed in integer format specifier'
#> 'z.3d' ValueError 'Precision not allowed in integer format specifier'
#> 'z.3q' ValueError "Unknown format code 'q' for object of type 'int'"

### format of an int: from 'q' to '.,n'
for s in ['q', '\xe9', '\x01', '\U0001f40d', '010,', '08,', '.3_f', '_,d', ',_d', ',,d', '5.', '5.,f', '.,_f',
        '.,n']:
    t(65, s)
#> 'q' ValueError "Unknown format code 'q' for object of type 'int'"
#> '\xe9' ValueError "Unknown format code '\\xe9' for object of type 'int'"
#> '\x01' ValueError "Unknown format code '\\x1' for object of type 'int'"
#> '\U0001f40d' ValueError "Unknown format code '\\x1f40d' for object of type 'int'"
#> '010,' '00,000,065'
#> '08,' '0,000,065'
#> '.3_f' '65.000'
#> '_,d' ValueError "Cannot specify both ',' and '_'."
#> ',_d' ValueError "Cannot specify both ',' and '_'."
#> ',,d' ValueError "Invalid format specifier ',,d' for object of type 'int'"
#> '5.' ValueError 'Format specifier missing precision'
#> '5.,f' '65.000,000'
#> '.,_f' ValueError "Cannot specify both ',' and '_'."
#> '.,n' ValueError "Cannot specify ',' with 'n'."

### format of an int: ddd
for s in [',n', '99999999999999999999', '.99999999999999999999d', '.4294967296f', '=05s', 'ddd', 'x,', '_x',
        '_b', ',x', '#_x', '#012_x', '09_x', '00']:
    t(65, s)
#> ',n' ValueError "Cannot specify ',' with 'n'."
#> '99999999999999999999' ValueError 'Too many decimal digits in format string'
#> '.99999999999999999999d' ValueError 'Too many decimal digits in format string'
#> '.4294967296f' ValueError 'Too many decimal digits in format string'
#> '=05s' ValueError "Unknown format code 's' for object of type 'int'"
#> 'ddd' ValueError "Invalid format specifier 'ddd' for object of type 'int'"
#> 'x,' ValueError "Invalid format specifier 'x,' for object of type 'int'"
#> '_x' '41'
#> '_b' '100_0001'
#> ',x' ValueError "Cannot specify ',' with 'x'."
#> '#_x' '0x41'
#> '#012_x' '0x0_0000_0041'
#> '09_x' '0000_0041'
#> '00' '65'

### format of an int: from '0<5' to '.2147483648f'
for s in ['0<5', '.5_', '.,3f', '.3,f', '.3,_f', '.3,e', '.3_g', '.3_%', '.3_', '.,', '+.,', '.3_d',
        '.2147483648f']:
    t(65, s)
#> '0<5' '65000'
#> '.5_' ValueError 'Precision not allowed in integer format specifier'
#> '.,3f' ValueError "Invalid format specifier '.,3f' for object of type 'int'"
#> '.3,f' '65.000'
#> '.3,_f' ValueError "Cannot specify both ',' and '_'."
#> '.3,e' '6.500e+01'
#> '.3_g' '65'
#> '.3_%' '6500.000%'
#> '.3_' ValueError 'Precision not allowed in integer format specifier'
#> '.,' '65'
#> '+.,' '+65'
#> '.3_d' ValueError 'Precision not allowed in integer format specifier'
#> '.2147483648f' ValueError 'Too many decimal digits in format string'

### format of a float: from '010' to '.,f'
for s in ['010', '010,', '.3_f', '._f', '.,f']:
    t(1234567.891234567, s); t(float('-inf'), s); t(-0.0, s)
#> '010' '1234567.891234567'
#> '010' '-000000inf'
#> '010' '-0000000.0'
#> '010,' '1,234,567.891234567'
#> '010,' '-000000inf'
#> '010,' '-000,000.0'
#> '.3_f' '1234567.891'
#> '.3_f' '-inf'
#> '.3_f' '-0.000'
#> '._f' '1234567.891_235'
#> '._f' '-inf'
#> '._f' '-0.000_000'
#> '.,f' '1234567.891,235'
#> '.,f' '-inf'
#> '.,f' '-0.000,000'

### format of a float: from '012.6,f' to 'd'
for s in ['012.6,f', '_.6_f', 'z', 'zd', 'd']:
    t(1234567.891234567, s); t(float('-inf'), s); t(-0.0, s)
#> '012.6,f' '1234567.891,235'
#> '012.6,f' '-00000000inf'
#> '012.6,f' '-000.000,000'
#> '_.6_f' '1_234_567.891_235'
#> '_.6_f' '-inf'
#> '_.6_f' '-0.000_000'
#> 'z' '1234567.891234567'
#> 'z' '-inf'
#> 'z' '0.0'
#> 'zd' ValueError "Unknown format code 'd' for object of type 'float'"
#> 'zd' ValueError "Unknown format code 'd' for object of type 'float'"
#> 'zd' ValueError "Unknown format code 'd' for object of type 'float'"
#> 'd' ValueError "Unknown format code 'd' for object of type 'float'"
#> 'd' ValueError "Unknown format code 'd' for object of type 'float'"
#> 'd' ValueError "Unknown format code 'd' for object of type 'float'"

### format of a float: from 's' to '.3'
for s in ['s', 'c', 'b', 'x', '.3']:
    t(1234567.891234567, s); t(float('-inf'), s); t(-0.0, s)
#> 's' ValueError "Unknown format code 's' for object of type 'float'"
#> 's' ValueError "Unknown format code 's' for object of type 'float'"
#> 's' ValueError "Unknown format code 's' for object of type 'float'"
#> 'c' ValueError "Unknown format code 'c' for object of type 'float'"
#> 'c' ValueError "Unknown format code 'c' for object of type 'float'"
#> 'c' ValueError "Unknown format code 'c' for object of type 'float'"
#> 'b' ValueError "Unknown format code 'b' for object of type 'float'"
#> 'b' ValueError "Unknown format code 'b' for object of type 'float'"
#> 'b' ValueError "Unknown format code 'b' for object of type 'float'"
#> 'x' ValueError "Unknown format code 'x' for object of type 'float'"
#> 'x' ValueError "Unknown format code 'x' for object of type 'float'"
#> 'x' ValueError "Unknown format code 'x' for object of type 'float'"
#> '.3' '1.23e+06'
#> '.3' '-inf'
#> '.3' '-0.0'

### format of a float: from '.17' to 'n'
for s in ['.17', '#.3', '%', '.0%', 'n']:
    t(1234567.891234567, s); t(float('-inf'), s); t(-0.0, s)
#> '.17' '1234567.8912345669'
#> '.17' '-inf'
#> '.17' '-0.0'
#> '#.3' '1.23e+06'
#> '#.3' '-inf'
#> '#.3' '-0.00'
#> '%' '123456789.123457%'
#> '%' '-inf%'
#> '%' '-0.000000%'
#> '.0%' '123456789%'
#> '.0%' '-inf%'
#> '.0%' '-0%'
#> 'n' '1.23457e+06'
#> 'n' '-inf'
#> 'n' '-0'

### format of a float: from '.3n' to '=+10'
for s in ['.3n', '+', '-', ' ', '=+10']:
    t(1234567.891234567, s); t(float('-inf'), s); t(-0.0, s)
#> '.3n' '1.23e+06'
#> '.3n' '-inf'
#> '.3n' '-0'
#> '+' '+1234567.891234567'
#> '+' '-inf'
#> '+' '-0.0'
#> '-' '1234567.891234567'
#> '-' '-inf'
#> '-' '-0.0'
#> ' ' ' 1234567.891234567'
#> ' ' '-inf'
#> ' ' '-0.0'
#> '=+10' '+1234567.891234567'
#> '=+10' '-      inf'
#> '=+10' '-      0.0'

### format of a float: from '*^12.3e' to 'z.1f'
for s in ['*^12.3e', '#.0f', '#.0e', '.0f', 'z.1f']:
    t(1234567.891234567, s); t(float('-inf'), s); t(-0.0, s)
#> '*^12.3e' '*1.235e+06**'
#> '*^12.3e' '****-inf****'
#> '*^12.3e' '*-0.000e+00*'
#> '#.0f' '1234568.'
#> '#.0f' '-inf'
#> '#.0f' '-0.'
#> '#.0e' '1.e+06'
#> '#.0e' '-inf'
#> '#.0e' '-0.e+00'
#> '.0f' '1234568'
#> '.0f' '-inf'
#> '.0f' '-0'
#> 'z.1f' '1234567.9'
#> 'z.1f' '-inf'
#> 'z.1f' '0.0'

### format of a float: '.,n' and '._n'
for s in ['.,n', '._n']:
    t(1234567.891234567, s); t(float('-inf'), s); t(-0.0, s)
#> '.,n' ValueError "Cannot specify ',' with 'n'."
#> '.,n' ValueError "Cannot specify ',' with 'n'."
#> '.,n' ValueError "Cannot specify ',' with 'n'."
#> '._n' ValueError "Cannot specify '_' with 'n'."
#> '._n' ValueError "Cannot specify '_' with 'n'."
#> '._n' ValueError "Cannot specify '_' with 'n'."

### format of a str: from '+' to '_'
for s in ['+', ' ', '-', 'z', '#', '=5', '05', '5', '^7', '*>7', '.2', '_']:
    t('abc', s)
#> '+' ValueError 'Sign not allowed in string format specifier'
#> ' ' ValueError 'Space not allowed in string format specifier'
#> '-' ValueError 'Sign not allowed in string format specifier'
#> 'z' ValueError 'Negative zero coercion (z) not allowed in string format specifier'
#> '#' ValueError 'Alternate form (#) not allowed in string format specifier'
#> '=5' ValueError "'=' alignment not allowed in string format specifier"
#> '05' 'abc00'
#> '5' 'abc  '
#> '^7' '  abc  '
#> '*>7' '****abc'
#> '.2' 'ab'
#> '_' ValueError "Cannot specify '_' with 's'."

### format of a str: from '_s' to '0<5'
for s in ['_s', ',', '.3_', 'd', 'x<5s', '5d', '.,s', '._', '.2_s', 'q', '<05', '0<5']:
    t('abc', s)
#> '_s' ValueError "Cannot specify '_' with 's'."
#> ',' ValueError "Cannot specify ',' with 's'."
#> '.3_' 'abc'
#> 'd' ValueError "Unknown format code 'd' for object of type 'str'"
#> 'x<5s' 'abcxx'
#> '5d' ValueError "Unknown format code 'd' for object of type 'str'"
#> '.,s' 'abc'
#> '._' 'abc'
#> '.2_s' 'ab'
#> 'q' ValueError "Unknown format code 'q' for object of type 'str'"
#> '<05' 'abc00'
#> '0<5' 'abc00'

### format of a complex: from '' to '0'
for s in ['', '5', '05', '=5', '0']:
    t(complex(1234.5, -0.0), s); t(2j, s); t(complex(-0.0, 2), s)
#> '' '(1234.5-0j)'
#> '' '2j'
#> '' '(-0+2j)'
#> '5' '(1234.5-0j)'
#> '5' '   2j'
#> '5' '(-0+2j)'
#> '05' ValueError 'Zero padding is not allowed in complex format specifier'
#> '05' ValueError 'Zero padding is not allowed in complex format specifier'
#> '05' ValueError 'Zero padding is not allowed in complex format specifier'
#> '=5' ValueError "'=' alignment flag is not allowed in complex format specifier"
#> '=5' ValueError "'=' alignment flag is not allowed in complex format specifier"
#> '=5' ValueError "'=' alignment flag is not allowed in complex format specifier"
#> '0' ValueError 'Zero padding is not allowed in complex format specifier'
#> '0' ValueError 'Zero padding is not allowed in complex format specifier'
#> '0' ValueError 'Zero padding is not allowed in complex format specifier'

### format of a complex: from '.3' to 'n'
for s in ['.3', '+', 'e', 'f', 'n']:
    t(complex(1234.5, -0.0), s); t(2j, s); t(complex(-0.0, 2), s)
#> '.3' '(1.23e+03-0j)'
#> '.3' '2j'
#> '.3' '(-0+2j)'
#> '+' '(+1234.5-0j)'
#> '+' '+2j'
#> '+' '(-0+2j)'
#> 'e' '1.234500e+03-0.000000e+00j'
#> 'e' '0.000000e+00+2.000000e+00j'
#> 'e' '-0.000000e+00+2.000000e+00j'
#> 'f' '1234.500000-0.000000j'
#> 'f' '0.000000+2.000000j'
#> 'f' '-0.000000+2.000000j'
#> 'n' '1234.5-0j'
#> 'n' '0+2j'
#> 'n' '-0+2j'

### format of a complex: from '%' to 'x<20.2f'
for s in ['%', 'd', '.3f', '*^20', 'x<20.2f']:
    t(complex(1234.5, -0.0), s); t(2j, s); t(complex(-0.0, 2), s)
#> '%' ValueError "Unknown format code '%' for object of type 'complex'"
#> '%' ValueError "Unknown format code '%' for object of type 'complex'"
#> '%' ValueError "Unknown format code '%' for object of type 'complex'"
#> 'd' ValueError "Unknown format code 'd' for object of type 'complex'"
#> 'd' ValueError "Unknown format code 'd' for object of type 'complex'"
#> 'd' ValueError "Unknown format code 'd' for object of type 'complex'"
#> '.3f' '1234.500-0.000j'
#> '.3f' '0.000+2.000j'
#> '.3f' '-0.000+2.000j'
#> '*^20' '****(1234.5-0j)*****'
#> '*^20' '*********2j*********'
#> '*^20' '******(-0+2j)*******'
#> 'x<20.2f' '1234.50-0.00jxxxxxxx'
#> 'x<20.2f' '0.00+2.00jxxxxxxxxxx'
#> 'x<20.2f' '-0.00+2.00jxxxxxxxxx'

### format of a complex: from '_' to 'z.0f'
for s in ['_', '_.3f', '.3_f', 'z', 'z.0f']:
    t(complex(1234.5, -0.0), s); t(2j, s); t(complex(-0.0, 2), s)
#> '_' '(1_234.5-0j)'
#> '_' '2j'
#> '_' '(-0+2j)'
#> '_.3f' '1_234.500-0.000j'
#> '_.3f' '0.000+2.000j'
#> '_.3f' '-0.000+2.000j'
#> '.3_f' '1234.500-0.000j'
#> '.3_f' '0.000+2.000j'
#> '.3_f' '-0.000+2.000j'
#> 'z' '(1234.5+0j)'
#> 'z' '2j'
#> 'z' '(0+2j)'
#> 'z.0f' '1234+0j'
#> 'z.0f' '0+2j'
#> 'z.0f' '0+2j'

### format of a complex: '#', '-' and 's'
for s in ['#', '-', 's']:
    t(complex(1234.5, -0.0), s); t(2j, s); t(complex(-0.0, 2), s)
#> '#' '(1234.5-0.j)'
#> '#' '2.j'
#> '#' '(-0.+2.j)'
#> '-' '(1234.5-0j)'
#> '-' '2j'
#> '-' '(-0+2j)'
#> 's' ValueError "Unknown format code 's' for object of type 'complex'"
#> 's' ValueError "Unknown format code 's' for object of type 'complex'"
#> 's' ValueError "Unknown format code 's' for object of type 'complex'"

### format of other things: object
for s in ['', '5']:
    t(None, s); t([], s); t(True, s); t(b'', s); t({}, s); t(object, s)
#> '' 'None'
#> '' '[]'
#> '' 'True'
#> '' "b''"
#> '' '{}'
#> '' "<class 'object'>"
#> '5' TypeError 'unsupported format string passed to NoneType.__format__'
#> '5' TypeError 'unsupported format string passed to list.__format__'
#> '5' '    1'
#> '5' TypeError 'unsupported format string passed to bytes.__format__'
#> '5' TypeError 'unsupported format string passed to dict.__format__'
#> '5' TypeError 'unsupported format string passed to type.__format__'

### format of other things: large ints as floats
for s in ['d', 'q']:
    t(None, s); t([], s); t(True, s); t(b'', s); t({}, s); t(object, s)
t(-1, 'c')
t(0x110000, 'c')
t(10**400, 'f')
t(10**30, ',d')
t(10**30, 'e')
#> 'd' TypeError 'unsupported format string passed to NoneType.__format__'
#> 'd' TypeError 'unsupported format string passed to list.__format__'
#> 'd' '1'
#> 'd' TypeError 'unsupported format string passed to bytes.__format__'
#> 'd' TypeError 'unsupported format string passed to dict.__format__'
#> 'd' TypeError 'unsupported format string passed to type.__format__'
#> 'q' TypeError 'unsupported format string passed to NoneType.__format__'
#> 'q' TypeError 'unsupported format string passed to list.__format__'
#> 'q' ValueError "Unknown format code 'q' for object of type 'bool'"
#> 'q' TypeError 'unsupported format string passed to bytes.__format__'
#> 'q' TypeError 'unsupported format string passed to dict.__format__'
#> 'q' TypeError 'unsupported format string passed to type.__format__'
#> 'c' OverflowError '%c arg not in range(0x110000)'
#> 'c' OverflowError '%c arg not in range(0x110000)'
#> 'f' OverflowError 'int too large to convert to float'
#> ',d' '1,000,000,000,000,000,000,000,000,000,000'
#> 'e' '1.000000e+30'

### format of other things: characters and floats out of range
t(0xd800, 'c')
t(10**400, 'e')
#> 'c' '\ud800'
#> 'e' OverflowError 'int too large to convert to float'

### f-strings
x, y, s, w = 42, 3.14159, 'text', 10
print(f'{x:05d} {x:#x} {x:,} {y:.2f} {y:{w}.3} {s:>{w}} {s!r:^8} {x=} {y = :.1f} {s=!s} {x:{"0"}>{w}}|{{}}')
print(f'{1e20:,.0f} {-5:+d} {True:d} {True} {None} {[1]!s:>5} {1_000_000:_} {0.1 + 0.2:.17g} {1/3:%}')
#> 00042 0x2a 42 3.14       3.14       text  'text'  x=42 y = 3.1 s=text 0000000042|{}
#> 100,000,000,000,000,000,000 -5 1 True None   [1] 1_000_000 0.30000000000000004 33.333333%

### messages of subclasses
class I(int): pass
class F(float): pass
class S(str): pass
class C(complex): pass
class B: pass
for o in (I(65), F(1.5), S('a'), C(1j), 75, 1.5, 'a', 1j, b'a', None, B(), [], S):
    for spec in ('x', 'q', 's', 'd', '=5', '+', '.3x', '#', ',s', 'c', '%', 'z'):
        try: print(format(o, spec), end=' | ')
        except Exception as e: print(type(e).__name__, e, end=' | ')
    try: print(f'{o:{"q"}}', '{:k}'.format(o))
    except Exception as e: print(type(e).__name__, e)
#> 41 | ValueError Unknown format code 'q' for object of type 'I' | ValueError Unknown format code 's' for object of type 'I' | 65 |    65 | +65 | ValueError Precision not allowed in integer format specifier | 65 | ValueError Cannot specify ',' with 's'. | A | 6500.000000% | ValueError Negative zero coercion (z) not allowed in integer format specifier | ValueError Unknown format code 'q' for object of type 'I'
#> ValueError Unknown format code 'x' for object of type 'F' | ValueError Unknown format code 'q' for object of type 'F' | ValueError Unknown format code 's' for object of type 'F' | ValueError Unknown format code 'd' for object of type 'F' |   1.5 | +1.5 | ValueError Unknown format code 'x' for object of type 'F' | 1.5 | ValueError Cannot specify ',' with 's'. | ValueError Unknown format code 'c' for object of type 'F' | 150.000000% | 1.5 | ValueError Unknown format code 'q' for object of type 'F'
#> ValueError Unknown format code 'x' for object of type 'S' | ValueError Unknown format code 'q' for object of type 'S' | a | ValueError Unknown format code 'd' for object of type 'S' | ValueError '=' alignment not allowed in string format specifier | ValueError Sign not allowed in string format specifier | ValueError Unknown format code 'x' for object of type 'S' | ValueError Alternate form (#) not allowed in string format specifier | ValueError Cannot specify ',' with 's'. | ValueError Unknown format code 'c' for object of type 'S' | ValueError Unknown format code '%' for object of type 'S' | ValueError Negative zero coercion (z) not allowed in string format specifier | ValueError Unknown format code 'q' for object of type 'S'
#> ValueError Unknown format code 'x' for object of type 'C' | ValueError Unknown format code 'q' for object of type 'C' | ValueError Unknown format code 's' for object of type 'C' | ValueError Unknown format code 'd' for object of type 'C' | ValueError '=' alignment flag is not allowed in complex format specifier | +1j | ValueError Unknown format code 'x' for object of type 'C' | 1.j | ValueError Cannot specify ',' with 's'. | ValueError Unknown format code 'c' for object of type 'C' | ValueError Unknown format code '%' for object of type 'C' | 1j | ValueError Unknown format code 'q' for object of type 'C'
#> 4b | ValueError Unknown format code 'q' for object of type 'int' | ValueError Unknown format code 's' for object of type 'int' | 75 |    75 | +75 | ValueError Precision not allowed in integer format specifier | 75 | ValueError Cannot specify ',' with 's'. | K | 7500.000000% | ValueError Negative zero coercion (z) not allowed in integer format specifier | ValueError Unknown format code 'q' for object of type 'int'
#> ValueError Unknown format code 'x' for object of type 'float' | ValueError Unknown format code 'q' for object of type 'float' | ValueError Unknown format code 's' for object of type 'float' | ValueError Unknown format code 'd' for object of type 'float' |   1.5 | +1.5 | ValueError Unknown format code 'x' for object of type 'float' | 1.5 | ValueError Cannot specify ',' with 's'. | ValueError Unknown format code 'c' for object of type 'float' | 150.000000% | 1.5 | ValueError Unknown format code 'q' for object of type 'float'
#> ValueError Unknown format code 'x' for object of type 'str' | ValueError Unknown format code 'q' for object of type 'str' | a | ValueError Unknown format code 'd' for object of type 'str' | ValueError '=' alignment not allowed in string format specifier | ValueError Sign not allowed in string format specifier | ValueError Unknown format code 'x' for object of type 'str' | ValueError Alternate form (#) not allowed in string format specifier | ValueError Cannot specify ',' with 's'. | ValueError Unknown format code 'c' for object of type 'str' | ValueError Unknown format code '%' for object of type 'str' | ValueError Negative zero coercion (z) not allowed in string format specifier | ValueError Unknown format code 'q' for object of type 'str'
#> ValueError Unknown format code 'x' for object of type 'complex' | ValueError Unknown format code 'q' for object of type 'complex' | ValueError Unknown format code 's' for object of type 'complex' | ValueError Unknown format code 'd' for object of type 'complex' | ValueError '=' alignment flag is not allowed in complex format specifier | +1j | ValueError Unknown format code 'x' for object of type 'complex' | 1.j | ValueError Cannot specify ',' with 's'. | ValueError Unknown format code 'c' for object of type 'complex' | ValueError Unknown format code '%' for object of type 'complex' | 1j | ValueError Unknown format code 'q' for object of type 'complex'
#> TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__ | TypeError unsupported format string passed to bytes.__format__
#> TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__ | TypeError unsupported format string passed to NoneType.__format__
#> TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__ | TypeError unsupported format string passed to B.__format__
#> TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__ | TypeError unsupported format string passed to list.__format__
#> TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__ | TypeError unsupported format string passed to type.__format__
