import io
import token
import tokenize


# The tokens of a text, a line each.
def show(text, line=False):
    try:
        for t in tokenize.generate_tokens(io.StringIO(text, newline='').readline):
            more = ascii(t.line) if line else ''
            print(tokenize.tok_name[t.exact_type], ascii(t.string), t.start, t.end, more)
    except (tokenize.TokenError, SyntaxError) as e:
        print(type(e).__name__, e.args)


def tokens(text):
    return list(tokenize.generate_tokens(io.StringIO(text).readline))


### names and numbers of kinds
print(token.ENDMARKER, token.NAME, token.OP, token.FSTRING_START, token.ENCODING, token.N_TOKENS, token.NT_OFFSET)
print(token.tok_name[7], token.tok_name[256], len(token.tok_name), len(token.__all__))
print(sorted(token.EXACT_TOKEN_TYPES.items())[:5], list(token.EXACT_TOKEN_TYPES) == sorted(token.EXACT_TOKEN_TYPES))
print(token.ISTERMINAL(255), token.ISNONTERMINAL(256), token.ISEOF(0), token.ISEOF(1))
print(set(token.__all__) < set(tokenize.__all__), tokenize.tok_name is token.tok_name)
#> 0 1 55 59 68 69 256
#> LPAR NT_OFFSET 71 76
#> [('!', 54), ('!=', 28), ('%', 24), ('%=', 40), ('&', 19)] True
#> True True True False
#> True True

### tokens have places and lines
show('x = 1 # c\n', True)
show('x = """a\n b""" + (1,\n 2)', True)
#> NAME 'x' (1, 0) (1, 1) 'x = 1 # c\n'
#> EQUAL '=' (1, 2) (1, 3) 'x = 1 # c\n'
#> NUMBER '1' (1, 4) (1, 5) 'x = 1 # c\n'
#> COMMENT '# c' (1, 6) (1, 9) 'x = 1 # c\n'
#> NEWLINE '\n' (1, 9) (1, 10) 'x = 1 # c\n'
#> ENDMARKER '' (2, 0) (2, 0) ''
#> NAME 'x' (1, 0) (1, 1) 'x = """a\n'
#> EQUAL '=' (1, 2) (1, 3) 'x = """a\n'
#> STRING '"""a\n b"""' (1, 4) (2, 5) 'x = """a\n b""" + (1,\n'
#> PLUS '+' (2, 6) (2, 7) ' b""" + (1,\n'
#> LPAR '(' (2, 8) (2, 9) ' b""" + (1,\n'
#> NUMBER '1' (2, 9) (2, 10) ' b""" + (1,\n'
#> COMMA ',' (2, 10) (2, 11) ' b""" + (1,\n'
#> NL '\n' (2, 11) (2, 12) ' b""" + (1,\n'
#> NUMBER '2' (3, 1) (3, 2) ' 2)'
#> RPAR ')' (3, 2) (3, 3) ' 2)'
#> NEWLINE '' (3, 3) (3, 4) ' 2)'
#> ENDMARKER '' (4, 0) (4, 0) ''

### blocks, and comments between them
show('if a:\n  b\n # c\n\n  d\n#e\nf')
#> NAME 'if' (1, 0) (1, 2) 
#> NAME 'a' (1, 3) (1, 4) 
#> COLON ':' (1, 4) (1, 5) 
#> NEWLINE '\n' (1, 5) (1, 6) 
#> INDENT '  ' (2, 0) (2, 2) 
#> NAME 'b' (2, 2) (2, 3) 
#> NEWLINE '\n' (2, 3) (2, 4) 
#> COMMENT '# c' (3, 1) (3, 4) 
#> NL '\n' (3, 4) (3, 5) 
#> NL '\n' (4, 0) (4, 1) 
#> NAME 'd' (5, 2) (5, 3) 
#> NEWLINE '\n' (5, 3) (5, 4) 
#> COMMENT '#e' (6, 0) (6, 2) 
#> NL '\n' (6, 2) (6, 3) 
#> DEDENT '' (7, 0) (7, 0) 
#> NAME 'f' (7, 0) (7, 1) 
#> NEWLINE '' (7, 1) (7, 2) 
#> ENDMARKER '' (8, 0) (8, 0) 

### text without a last newline
for text in ('', 'x', '# c', '   ', '\n', '(\n)'):
    show(text)
    print()
#> ENDMARKER '' (1, 0) (1, 0) 
#>
#> NAME 'x' (1, 0) (1, 1) 
#> NEWLINE '' (1, 1) (1, 2) 
#> ENDMARKER '' (2, 0) (2, 0) 
#>
#> COMMENT '# c' (1, 0) (1, 3) 
#> NL '' (1, 3) (1, 4) 
#> ENDMARKER '' (2, 0) (2, 0) 
#>
#> NL '' (1, 3) (1, 4) 
#> ENDMARKER '' (2, 0) (2, 0) 
#>
#> NL '\n' (1, 0) (1, 1) 
#> ENDMARKER '' (2, 0) (2, 0) 
#>
#> LPAR '(' (1, 0) (1, 1) 
#> NL '\n' (1, 1) (1, 2) 
#> RPAR ')' (2, 0) (2, 1) 
#> NEWLINE '' (2, 1) (2, 2) 
#> ENDMARKER '' (3, 0) (3, 0) 
#>

### ends of lines
show('x\r\n(\r\n)\r\n# c\r\n\r\n')
show('a\\\r\nb')
#> NAME 'x' (1, 0) (1, 1) 
#> NEWLINE '\r\n' (1, 1) (1, 3) 
#> LPAR '(' (2, 0) (2, 1) 
#> NL '\r\n' (2, 1) (2, 3) 
#> RPAR ')' (3, 0) (3, 1) 
#> NEWLINE '\r\n' (3, 1) (3, 3) 
#> COMMENT '# c' (4, 0) (4, 3) 
#> NL '\r\n' (4, 3) (4, 5) 
#> NL '\r\n' (5, 0) (5, 2) 
#> ENDMARKER '' (6, 0) (6, 0) 
#> NAME 'a' (1, 0) (1, 1) 
#> NAME 'b' (2, 0) (2, 1) 
#> NEWLINE '' (2, 1) (2, 2) 
#> ENDMARKER '' (3, 0) (3, 0) 

### strings with fields
show('f"a{b!r:>{c}}d{{e" t\'{x=}\'')
show("rf'\\{a}' f'\\N{SPACE}b{{'")
#> FSTRING_START 'f"' (1, 0) (1, 2) 
#> FSTRING_MIDDLE 'a' (1, 2) (1, 3) 
#> LBRACE '{' (1, 3) (1, 4) 
#> NAME 'b' (1, 4) (1, 5) 
#> EXCLAMATION '!' (1, 5) (1, 6) 
#> NAME 'r' (1, 6) (1, 7) 
#> COLON ':' (1, 7) (1, 8) 
#> FSTRING_MIDDLE '>' (1, 8) (1, 9) 
#> LBRACE '{' (1, 9) (1, 10) 
#> NAME 'c' (1, 10) (1, 11) 
#> RBRACE '}' (1, 11) (1, 12) 
#> FSTRING_MIDDLE '' (1, 12) (1, 12) 
#> RBRACE '}' (1, 12) (1, 13) 
#> FSTRING_MIDDLE 'd{' (1, 13) (1, 15) 
#> FSTRING_MIDDLE 'e' (1, 16) (1, 17) 
#> FSTRING_END '"' (1, 17) (1, 18) 
#> TSTRING_START "t'" (1, 19) (1, 21) 
#> LBRACE '{' (1, 21) (1, 22) 
#> NAME 'x' (1, 22) (1, 23) 
#> EQUAL '=' (1, 23) (1, 24) 
#> RBRACE '}' (1, 24) (1, 25) 
#> TSTRING_END "'" (1, 25) (1, 26) 
#> NEWLINE '' (1, 26) (1, 27) 
#> ENDMARKER '' (2, 0) (2, 0) 
#> FSTRING_START "rf'" (1, 0) (1, 3) 
#> FSTRING_MIDDLE '\\' (1, 3) (1, 4) 
#> LBRACE '{' (1, 4) (1, 5) 
#> NAME 'a' (1, 5) (1, 6) 
#> RBRACE '}' (1, 6) (1, 7) 
#> FSTRING_END "'" (1, 7) (1, 8) 
#> FSTRING_START "f'" (1, 9) (1, 11) 
#> FSTRING_MIDDLE '\\N{SPACE}' (1, 11) (1, 20) 
#> FSTRING_MIDDLE 'b{' (1, 20) (1, 22) 
#> FSTRING_END "'" (1, 23) (1, 24) 
#> NEWLINE '' (1, 24) (1, 25) 
#> ENDMARKER '' (2, 0) (2, 0) 

### strings with fields, over several lines
show("f'''a\n{b:\n}c'''\n")
show('f"{a:}{b:{c}}"')
#> FSTRING_START "f'''" (1, 0) (1, 4) 
#> FSTRING_MIDDLE 'a\n' (1, 4) (2, 0) 
#> LBRACE '{' (2, 0) (2, 1) 
#> NAME 'b' (2, 1) (2, 2) 
#> COLON ':' (2, 2) (2, 3) 
#> FSTRING_MIDDLE '\n' (2, 3) (3, 0) 
#> RBRACE '}' (3, 0) (3, 1) 
#> FSTRING_MIDDLE 'c' (3, 1) (3, 2) 
#> FSTRING_END "'''" (3, 2) (3, 5) 
#> NEWLINE '\n' (3, 5) (3, 6) 
#> ENDMARKER '' (4, 0) (4, 0) 
#> FSTRING_START 'f"' (1, 0) (1, 2) 
#> LBRACE '{' (1, 2) (1, 3) 
#> NAME 'a' (1, 3) (1, 4) 
#> COLON ':' (1, 4) (1, 5) 
#> FSTRING_MIDDLE '' (1, 5) (1, 5) 
#> RBRACE '}' (1, 5) (1, 6) 
#> LBRACE '{' (1, 6) (1, 7) 
#> NAME 'b' (1, 7) (1, 8) 
#> COLON ':' (1, 8) (1, 9) 
#> LBRACE '{' (1, 9) (1, 10) 
#> NAME 'c' (1, 10) (1, 11) 
#> RBRACE '}' (1, 11) (1, 12) 
#> FSTRING_MIDDLE '' (1, 12) (1, 12) 
#> RBRACE '}' (1, 12) (1, 13) 
#> FSTRING_END '"' (1, 13) (1, 14) 
#> NEWLINE '' (1, 14) (1, 15) 
#> ENDMARKER '' (2, 0) (2, 0) 

### what the parser would refuse
show('a $ b ? ! <> `')
show('0777 1a )')
#> NAME 'a' (1, 0) (1, 1) 
#> OP '$' (1, 2) (1, 3) 
#> NAME 'b' (1, 4) (1, 5) 
#> OP '?' (1, 6) (1, 7) 
#> EXCLAMATION '!' (1, 8) (1, 9) 
#> OP '<>' (1, 10) (1, 12) 
#> OP '`' (1, 13) (1, 14) 
#> NEWLINE '' (1, 14) (1, 15) 
#> ENDMARKER '' (2, 0) (2, 0) 
#> NUMBER '0777' (1, 0) (1, 4) 
#> NUMBER '1' (1, 5) (1, 6) 
#> NAME 'a' (1, 6) (1, 7) 
#> RPAR ')' (1, 8) (1, 9) 
#> NEWLINE '' (1, 9) (1, 10) 
#> ENDMARKER '' (2, 0) (2, 0) 

### what is no token
for text in ('(1', '"""a', "'a", 'x \\', '1_', '0b2', 'ub"x"', '\x01', 'x\0y', 'a\\b', '[{'):
    show(text)
#> LPAR '(' (1, 0) (1, 1) 
#> NUMBER '1' (1, 1) (1, 2) 
#> NL '' (1, 2) (1, 3) 
#> TokenError ('unexpected EOF in multi-line statement', (1, 0))
#> TokenError ('EOF in multi-line string', (1, 1))
#> TokenError ('unterminated string literal (detected at line 1)', (1, 1))
#> NAME 'x' (1, 0) (1, 1) 
#> TokenError ('unexpected EOF in multi-line statement', (1, 4))
#> TokenError ('invalid decimal literal', (1, 2))
#> TokenError ("invalid digit '2' in binary literal", (1, 3))
#> TokenError ("'u' and 'b' prefixes are incompatible", (1, 1))
#> TokenError ('invalid non-printable character U+0001', (1, 1))
#> TokenError ('source code cannot contain null bytes', (1, 0))
#> NAME 'a' (1, 0) (1, 1) 
#> TokenError ('unexpected character after line continuation character', (1, 4))
#> LSQB '[' (1, 0) (1, 1) 
#> LBRACE '{' (1, 1) (1, 2) 
#> NL '' (1, 2) (1, 3) 
#> TokenError ('unexpected EOF in multi-line statement', (1, 0))

### errors within strings with fields
for text in ('f"{a', 'f"a', 'f"}"', "f'''a\n"):
    show(text)
#> FSTRING_START 'f"' (1, 0) (1, 2) 
#> LBRACE '{' (1, 2) (1, 3) 
#> NAME 'a' (1, 3) (1, 4) 
#> NL '' (1, 4) (1, 5) 
#> TokenError ('unexpected EOF in multi-line statement', (1, 5))
#> FSTRING_START 'f"' (1, 0) (1, 2) 
#> TokenError ('unterminated f-string literal (detected at line 1)', (1, 1))
#> FSTRING_START 'f"' (1, 0) (1, 2) 
#> FSTRING_MIDDLE '' (1, 2) (1, 2) 
#> TokenError ("f-string: single '}' is not allowed", (1, 3))
#> FSTRING_START "f'''" (1, 0) (1, 4) 
#> TokenError ('unterminated triple-quoted f-string literal (detected at line 1)', (1, 1))

### errors of indentation
show('if a:\n    b\n  c\n')
show('if a:\n\tb\n        c\n')
#> NAME 'if' (1, 0) (1, 2) 
#> NAME 'a' (1, 3) (1, 4) 
#> COLON ':' (1, 4) (1, 5) 
#> NEWLINE '\n' (1, 5) (1, 6) 
#> INDENT '    ' (2, 0) (2, 4) 
#> NAME 'b' (2, 4) (2, 5) 
#> NEWLINE '\n' (2, 5) (2, 6) 
#> IndentationError ('unindent does not match any outer indentation level', ('<string>', 3, 4, '  c', None, None))
#> NAME 'if' (1, 0) (1, 2) 
#> NAME 'a' (1, 3) (1, 4) 
#> COLON ':' (1, 4) (1, 5) 
#> NEWLINE '\n' (1, 5) (1, 6) 
#> INDENT '\t' (2, 0) (2, 1) 
#> NAME 'b' (2, 1) (2, 2) 
#> NEWLINE '\n' (2, 2) (2, 3) 
#> TabError ('inconsistent use of tabs and spaces in indentation', ('<string>', 3, 10, '        c', None, None))

### bytes say how they are encoded
found = list(tokenize.tokenize(io.BytesIO('# coding: latin-1\nx = "\xe9"\n'.encode('latin-1')).readline))
print(found[0], found[1], ascii(found[5].string))
print(tokenize.untokenize(found))
print(next(tokenize.tokenize(io.BytesIO(b'\xef\xbb\xbfx').readline)).string)
#> TokenInfo(type=68 (ENCODING), string='iso-8859-1', start=(0, 0), end=(0, 0), line='') TokenInfo(type=65 (COMMENT), string='# coding: latin-1', start=(1, 0), end=(1, 17), line='# coding: latin-1\n') '"\xe9"'
#> b'# coding: latin-1\nx = "\xe9"\n'
#> utf-8

### detect_encoding()
for data in (b'', b'x', b'\xef\xbb\xbfx', b'# coding: latin-1\n', b'\n# vim: set fileencoding=utf-8 :\n',
             b'# coding: nope\n', b'\xef\xbb\xbf# coding: latin-1\n', b'\xe9', b'x\n# coding: ascii\n',
             b'#!/x\n#coding=UTF_8\n',
             b'# coding: iso-8859-1-unix\n', b'#\n\xff', b'# coding: utf-8\n\xff\n'):
    try:
        print(tokenize.detect_encoding(io.BytesIO(data).readline))
    except SyntaxError as e:
        print(type(e).__name__, e)
#> ('utf-8', [])
#> ('utf-8', [b'x'])
#> ('utf-8-sig', [b'x'])
#> ('iso-8859-1', [b'# coding: latin-1\n'])
#> ('utf-8', [b'\n', b'# vim: set fileencoding=utf-8 :\n'])
#> SyntaxError unknown encoding: nope
#> SyntaxError encoding problem: utf-8
#> SyntaxError invalid or missing encoding declaration
#> ('utf-8', [b'x\n'])
#> ('utf-8', [b'#!/x\n', b'#coding=UTF_8\n'])
#> ('iso-8859-1', [b'# coding: iso-8859-1-unix\n'])
#> SyntaxError invalid or missing encoding declaration
#> ('utf-8', [b'# coding: utf-8\n'])

### open()
with open('/tmp/coded.py', 'wb') as file:
    file.write('# coding: latin-1\nx = "é"\n'.encode('latin-1'))
with tokenize.open('/tmp/coded.py') as file:
    print(file.encoding, file.mode, file.read())
#> iso-8859-1 r # coding: latin-1
#> x = "é"
#>

### tokens back to text
for text in ('x  =  1 # c\nif a:\n  y = f"a{b!r:>{c}}d{{" \'q\' \\\n   + 2\n  # d\n\nz',
             'def f(a):\n    """d\n    """\n', 'x;y'):
    print(tokenize.untokenize(tokens(text)) == text)
#> True
#> True
#> True

### kinds and strings alone
for text in ('x = 1 # c\nif a:\n  y = f"a{b!r:>{c}}d{{" \'q\' + 2',
             '"a" "b"\nf"{ {1: {2}} }"', 'if 1:\n  if 2:\n    x\n  y\nz'):
    print(tokenize.untokenize([t[:2] for t in tokens(text)]))
print(repr(tokenize.untokenize([(1, 'a'), (2, '1'), (3, '"x"'), (3, '"y"'), (4, '\n'), (5, '  '), (1, 'b')])))
#> x =1 # c
#> if a :
#>   y =f"a{b !r :>{c }}d{{" 'q'+2 
#> "a"  "b"
#> f"{ {1 :{2 } }}"
#> if 1 :
#>   if 2 :
#>     x 
#>   y 
#> z 
#> 'a 1 "x"  "y"\n  b '

### tokens at places of their own
info = tokenize.TokenInfo
print(repr(tokenize.untokenize([info(1, 'a', (2, 3), (2, 4), ''), info(1, 'b', (4, 2), (4, 3), '')])))
try:
    tokenize.untokenize([info(1, 'a', (1, 0), (1, 1), ''), info(1, 'b', (1, 0), (1, 1), '')])
except ValueError as e:
    print(e)
print(info(55, '+', (1, 0), (1, 1), '+').exact_type, info(55, '$', (1, 0), (1, 1), '$').exact_type)
print(info(1, 'x', (1, 0), (1, 1), 'x'))
#> '\\\n   a\\\n\\\n  b'
#> start (1,0) precedes previous end (1,1)
#> 14 55
#> TokenInfo(type=1 (NAME), string='x', start=(1, 0), end=(1, 1), line='x')

### whatever gives lines
print([t.string for t in tokenize.generate_tokens(iter(['a\n', 'b']).__next__)])
for work, given in ((tokenize.generate_tokens, io.BytesIO(b'x')), (tokenize.generate_tokens, io.StringIO('é'))):
    try:
        print([t.string for t in work(given.readline)])
    except TypeError as e:
        print(e)
#> ['a', '\n', 'b', '', '']
#> readline() returned a non-string object
#> ['é', '', '']

### a byte order mark is a letter where text is read
import io, tokenize
for text in ('\ufeffx = 1\n', '\ufeff\ufeffx', '\ufeff', '\ufeff# a\n', '\ufeff 1\n', 'y\n\ufeffx\n'):
    print([(token.string, token.start, token.end) for token in tokenize.generate_tokens(io.StringIO(text).readline)])
    data = io.BytesIO(text.encode()).readline
    print([(token.string, token.start, token.line) for token in tokenize.tokenize(data)])
#> [('\ufeffx', (1, 0), (1, 2)), ('=', (1, 3), (1, 4)), ('1', (1, 5), (1, 6)), ('\n', (1, 6), (1, 7)), ('', (2, 0), (2, 0))]
#> [('utf-8', (0, 0), ''), ('x', (1, 0), 'x = 1\n'), ('=', (1, 2), 'x = 1\n'), ('1', (1, 4), 'x = 1\n'), ('\n', (1, 5), 'x = 1\n'), ('', (2, 0), '')]
#> [('\ufeff\ufeffx', (1, 0), (1, 3)), ('', (1, 3), (1, 4)), ('', (2, 0), (2, 0))]
#> [('utf-8', (0, 0), ''), ('\ufeffx', (1, 0), '\ufeffx'), ('', (1, 2), '\ufeffx'), ('', (2, 0), '')]
#> [('\ufeff', (1, 0), (1, 1)), ('', (1, 1), (1, 2)), ('', (2, 0), (2, 0))]
#> [('utf-8', (0, 0), ''), ('', (1, 0), '')]
#> [('\ufeff', (1, 0), (1, 1)), ('# a', (1, 1), (1, 4)), ('\n', (1, 4), (1, 5)), ('', (2, 0), (2, 0))]
#> [('utf-8', (0, 0), ''), ('# a', (1, 0), '# a\n'), ('\n', (1, 3), '# a\n'), ('', (2, 0), '')]
#> [('\ufeff', (1, 0), (1, 1)), ('1', (1, 2), (1, 3)), ('\n', (1, 3), (1, 4)), ('', (2, 0), (2, 0))]
#> [('utf-8', (0, 0), ''), (' ', (1, 0), ' 1\n'), ('1', (1, 1), ' 1\n'), ('\n', (1, 2), ' 1\n'), ('', (2, 0), ''), ('', (2, 0), '')]
#> [('y', (1, 0), (1, 1)), ('\n', (1, 1), (1, 2)), ('\ufeffx', (2, 0), (2, 2)), ('\n', (2, 2), (2, 3)), ('', (3, 0), (3, 0))]
#> [('utf-8', (0, 0), ''), ('y', (1, 0), 'y\n'), ('\n', (1, 1), 'y\n'), ('\ufeffx', (2, 0), '\ufeffx\n'), ('\n', (2, 2), '\ufeffx\n'), ('', (3, 0), '')]
