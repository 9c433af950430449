# What string.Formatter reads format strings with.

import _string
def t(f, x):
    try: 
        r = f(x)
        return [*r] if f is _string.formatter_parser else (r[0], [*r[1]])
    except Exception as e: return type(e).__name__, str(e)

### names of fields: formatter_field_name_split and _string
for x in ['', 'a', '0', '0.x', 'a[b].c', 'a.b.c', 'a[', 'a[0]x', 'a[]', 'a.', '.a']:
    print(repr(x), t(_string.formatter_field_name_split, x))
#> '' ('', [])
#> 'a' ('a', [])
#> '0' (0, [])
#> '0.x' (0, [(True, 'x')])
#> 'a[b].c' ('a', [(False, 'b'), (True, 'c')])
#> 'a.b.c' ('a', [(True, 'b'), (True, 'c')])
#> 'a[' ('ValueError', "Missing ']' in format string")
#> 'a[0]x' ('ValueError', "Only '.' or '[' may follow ']' in format field specifier")
#> 'a[]' ('ValueError', 'Empty attribute in format string')
#> 'a.' ('ValueError', 'Empty attribute in format string')
#> '.a' ('', [(True, 'a')])

### names of fields: from '[1]' to 5
for x in ['[1]', 'a[0][-1].z', '00', '1_0', 'a]b', '٣', '99999999999999999999', 'a[9223372036854775808]',
        'a[b.c]', 5]:
    print(repr(x), t(_string.formatter_field_name_split, x))
#> '[1]' ('', [(False, 1)])
#> 'a[0][-1].z' ('a', [(False, 0), (False, '-1'), (True, 'z')])
#> '00' (0, [])
#> '1_0' ('1_0', [])
#> 'a]b' ('a]b', [])
#> '٣' (3, [])
#> '99999999999999999999' ('ValueError', 'Too many decimal digits in format string')
#> 'a[9223372036854775808]' ('ValueError', 'Too many decimal digits in format string')
#> 'a[b.c]' ('a', [(False, 'b.c')])
#> 5 ('TypeError', 'expected str, got int')

### parts of format strings: formatter_parser and _string
for x in ['', 'a', '{', '}', '{{', '}}', 'a{{b}}c', '{}', 'x{a!r:>{w}}y', '{a!}', '{a!r', '{a!rx}', '{a[}]}',
        '{a[:]:x}']:
    print(repr(x), t(_string.formatter_parser, x))
#> '' []
#> 'a' [('a', None, None, None)]
#> '{' ('ValueError', "Single '{' encountered in format string")
#> '}' ('ValueError', "Single '}' encountered in format string")
#> '{{' [('{', None, None, None)]
#> '}}' [('}', None, None, None)]
#> 'a{{b}}c' [('a{', None, None, None), ('b}', None, None, None), ('c', None, None, None)]
#> '{}' [('', '', '', None)]
#> 'x{a!r:>{w}}y' [('x', 'a', '>{w}', 'r'), ('y', None, None, None)]
#> '{a!}' ('ValueError', "unmatched '{' in format spec")
#> '{a!r' ('ValueError', "unmatched '{' in format spec")
#> '{a!rx}' ('ValueError', "expected ':' after conversion specifier")
#> '{a[}]}' [('', 'a[}]', '', None)]
#> '{a[:]:x}' [('', 'a[:]', 'x', None)]

### parts of format strings: from '{:{}{}}' to '{a!r}}'
for x in ['{:{}{}}', '{a{b}}', '{!s}', '{a:', 'a}', '{a!r:}', '{a!:x}', '{a:{b}', '{a[b!r]!r}','{a', 'x{{', 5,
        '{a:}}', '{a!r}}']:
    print(repr(x), t(_string.formatter_parser, x))
#> '{:{}{}}' [('', '', '{}{}', None)]
#> '{a{b}}' ('ValueError', "unexpected '{' in field name")
#> '{!s}' [('', '', '', 's')]
#> '{a:' ('ValueError', "unmatched '{' in format spec")
#> 'a}' ('ValueError', "Single '}' encountered in format string")
#> '{a!r:}' [('', 'a', '', 'r')]
#> '{a!:x}' ('ValueError', "expected ':' after conversion specifier")
#> '{a:{b}' ('ValueError', "unmatched '{' in format spec")
#> '{a[b!r]!r}' [('', 'a[b!r]', '', 'r')]
#> '{a' ('ValueError', "expected '}' before end of string")
#> 'x{{' [('x{', None, None, None)]
#> 5 ('TypeError', 'expected str, got int')
#> '{a:}}' ('ValueError', "Single '}' encountered in format string")
#> '{a!r}}' ('ValueError', "Single '}' encountered in format string")
