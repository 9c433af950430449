# Sources that are bytes, or that have a byte order mark.
def tell(source, name='made.py', mode='exec'):
    try:
        code = compile(source, name, mode)
        print('compiled', code.co_filename, end=' ')
        space = {}
        exec(code, space)
        print(ascii(space.get('x')))
    except SyntaxError as e:
        print(type(e).__name__, ascii(e.msg), e.filename, e.lineno, e.offset, e.end_lineno, e.end_offset, ascii(e.text))
    except Exception as e:
        print(type(e).__name__, ascii(str(e)))

### errors keep the name, the end and the text
tell(b'x = 1 +')
tell(b'x = (1')
tell(b'a = 1\nx = = 2\n')
tell(bytearray(b'def f(:\n  pass'))
tell(memoryview(b'x = 08'))
tell('x = "é" +'.encode())
tell(b'  x = 1')
tell(b'if 1:\nx = 1')
tell('é = 1\nx = é é'.encode())
tell(b'x = 1 +', mode='eval')
tell(b'f() = 1')
#> SyntaxError 'invalid syntax' made.py 1 8 1 9 'x = 1 +\n'
#> SyntaxError "'(' was never closed" made.py 1 5 1 0 'x = (1\n'
#> SyntaxError 'invalid syntax' made.py 2 5 2 6 'x = = 2\n'
#> SyntaxError 'invalid syntax' made.py 1 7 1 8 'def f(:\n'
#> SyntaxError 'leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers' made.py 1 5 1 6 'x = 08'
#> SyntaxError 'invalid syntax' made.py 1 10 1 11 'x = "\xe9" +\n'
#> IndentationError 'unexpected indent' made.py 1 2 1 -1 '  x = 1\n'
#> IndentationError "expected an indented block after 'if' statement on line 1" made.py 2 1 2 2 'x = 1\n'
#> SyntaxError 'invalid syntax' made.py 2 7 2 8 'x = \xe9 \xe9\n'
#> SyntaxError 'invalid syntax' made.py 1 3 1 4 'x = 1 +'
#> SyntaxError "cannot assign to function call here. Maybe you meant '==' instead of '='?" made.py 1 1 1 4 'f() = 1\n'

### other names
tell(b'x = 1 +', '<string>')
tell(b'x = 1 +', '')
tell(b'x = 1 +', b'bytes.py')
import pathlib
tell(b'x = 1 +', pathlib.PurePosixPath('p/q.py'))
#> SyntaxError 'invalid syntax' <string> 1 8 1 9 'x = 1 +\n'
#> SyntaxError 'invalid syntax'  1 8 1 9 'x = 1 +\n'
#> SyntaxError 'invalid syntax' bytes.py 1 8 1 9 'x = 1 +\n'
#> SyntaxError 'invalid syntax' p/q.py 1 8 1 9 'x = 1 +\n'

### ascii
tell(b'# coding: ascii\nx = "a"')
tell(b'# coding: ascii\nx = "\xc3\xa9"')
tell(b'# -*- coding: us-ascii -*-\nx = 1\ny = "\xff"')
tell('# coding: ascii\nx = "é"')
#> compiled made.py 'a'
#> SyntaxError "'ascii' codec can't decode byte 0xc3 in position 21: ordinal not in range(128)" made.py 0 -1 None None None
#> SyntaxError "'ascii' codec can't decode byte 0xff in position 38: ordinal not in range(128)" made.py 0 -1 None None None
#> compiled made.py '\xe9'

### other encodings
tell(b'# coding: latin-1\nx = "\xe9"')
tell(b'# coding: latin-1\nx = "\xe9" +')
tell(b'# coding: cp1252\nx = "\x80"')
tell(b'#!/usr/bin/python\n# vim: set fileencoding=iso-8859-15 :\nx = "\xa4"')
tell(b'\n# coding: latin-1\nx = "\xe9"')
tell(b'x = 1\n# coding: latin-1\ny = "\xe9"')
tell(b'\n\n# coding: latin-1\nx = "\xe9"')
tell(b'"" # coding: latin-1\nx = "\xe9"')
tell(b'# coding: utf-8\nx = "\xc3\xa9"')
tell(b'# coding: utf8\nx = "\xc3\xa9" "')
tell(b'# coding: UTF_8-unix\nx = "\xc3\xa9"')
tell(b'# coding=koi8-r\nx = "\xc1"')
#> compiled made.py '\xe9'
#> SyntaxError 'invalid syntax' made.py 2 10 2 11 'x = "\xe9" +\n'
#> compiled made.py '\u20ac'
#> compiled made.py '\u20ac'
#> compiled made.py '\xe9'
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 3, but no encoding declared; see https://peps.python.org/pep-0263/ for details" made.py 3 6 3 6 'y = "\ufffd"'
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 4, but no encoding declared; see https://peps.python.org/pep-0263/ for details" made.py 4 6 4 6 'x = "\ufffd"'
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details" made.py 2 6 2 6 'x = "\ufffd"'
#> compiled made.py '\xe9'
#> SyntaxError 'unterminated string literal (detected at line 2)' made.py 2 9 2 9 'x = "\xe9" "'
#> compiled made.py '\xe9'
#> compiled made.py '\u0430'

### encodings that cannot be
tell(b'# coding: utf-16\nx = 1')
tell('# coding: utf-16\nx = 1'.encode('utf-16'))
tell(b'# coding: utf-16-le\nx = 1')
tell(b'# coding: utf-32\nx = 1')
tell(b'# coding: rot13\nk = 1')
tell(b'# coding: hex\nx = 1')
tell(b'# coding: base64\nx = 1')
tell(b'# coding: nowhere\nx = 1')
tell(b'# coding: nowhere\nx = ')
tell('# coding: nowhere\nx = 1')
tell('# coding: rot13\nx = 1')
tell(b'# coding: idna\nx = 1')
tell(b'# coding: unicode_escape\nx = "\\u20ac"')
#> SyntaxError "'utf-16-le' codec can't decode byte 0x0a in position 22: truncated data" made.py 0 -1 None None None
#> SyntaxError 'source code string cannot contain null bytes' None None None None None None
#> SyntaxError "invalid character '\u2023' (U+2023)" made.py 1 1 1 1 '\u2023\u6f63\u6964\u676e\u203a\u7475\u2d66\u3631\u6c2d\u0a65\u2078\u203d\u0a31'
#> SyntaxError "'utf-32-le' codec can't decode bytes in position 0-3: code point not in range(0x110000)" made.py 0 -1 None None None
#> SyntaxError "'rot13' is not a text encoding; use codecs.decode() to handle arbitrary codecs" made.py 0 -1 None None None
#> SyntaxError "'hex' is not a text encoding; use codecs.decode() to handle arbitrary codecs" made.py 0 -1 None None None
#> SyntaxError "'base64' is not a text encoding; use codecs.decode() to handle arbitrary codecs" made.py 0 -1 None None None
#> SyntaxError 'unknown encoding: nowhere' made.py 0 -1 None None None
#> SyntaxError 'unknown encoding: nowhere' made.py 0 -1 None None None
#> compiled made.py 1
#> compiled made.py 1
#> compiled made.py 1
#> compiled made.py '\u20ac'

### marks
tell(b'\xef\xbb\xbfx = 1')
tell(b'\xef\xbb\xbfx = = 1')
tell(b'\xef\xbb\xbf# coding: utf-8\nx = 1')
tell(b'\xef\xbb\xbf# coding: latin-1\nx = 1')
tell(b'\xef\xbb\xbf# coding: ascii\nx = 1')
tell('\ufeffx = 1')
tell('\ufeff')
tell('x = 1\ufeff')
tell('x = "\ufeff"')
tell('\ufeff# comment\nx = 1')
tell(b'\xff\xfex\x00')
tell('x = 1\n\ufeffy = 2')
#> compiled made.py 1
#> SyntaxError 'invalid syntax' made.py 1 5 1 6 'x = = 1\n'
#> compiled made.py 1
#> SyntaxError 'encoding problem: iso-8859-1 with BOM' made.py 1 0 1 17 '# coding: latin-1'
#> SyntaxError 'encoding problem: ascii with BOM' made.py 1 0 1 15 '# coding: ascii'
#> SyntaxError 'invalid non-printable character U+FEFF' made.py 1 1 1 1 '\ufeffx = 1'
#> SyntaxError 'invalid non-printable character U+FEFF' made.py 1 1 1 1 '\ufeff'
#> SyntaxError 'invalid non-printable character U+FEFF' made.py 1 6 1 6 'x = 1\ufeff'
#> compiled made.py '\ufeff'
#> SyntaxError 'invalid non-printable character U+FEFF' made.py 1 1 1 1 '\ufeff# comment'
#> SyntaxError 'source code string cannot contain null bytes' None None None None None None
#> SyntaxError 'invalid non-printable character U+FEFF' made.py 2 1 2 1 '\ufeffy = 2'

### bytes that are not UTF-8
tell(b'x = "\xff"')
tell(b'x = 1\ny = "\xc3"')
tell(b'# \xe9\nx = 1')
tell(b'x = 1\n# \xe9')
tell(b'x = "\xed\xa0\x80"')
tell(b'\x80')
#> SyntaxError "Non-UTF-8 code starting with '\\xff' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details" made.py 1 6 1 6 'x = "\ufffd"'
#> SyntaxError "Non-UTF-8 code starting with '\\xc3' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details" made.py 2 6 2 6 'y = "\ufffd"'
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details" made.py 1 3 1 3 '# \ufffd'
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details" made.py 2 3 2 3 '# \ufffd'
#> SyntaxError "Non-UTF-8 code starting with '\\xed' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details" made.py 1 6 1 6 'x = "\ufffd\ufffd\ufffd"'
#> SyntaxError "Non-UTF-8 code starting with '\\x80' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details" made.py 1 1 1 1 '\ufffd'

### null bytes
tell(b'x = 1\x00')
tell('x = 1\x00')
tell(b'# coding: latin-1\nx = 1\x00')
#> SyntaxError 'source code string cannot contain null bytes' None None None None None None
#> SyntaxError 'source code string cannot contain null bytes' None None None None None None
#> SyntaxError 'source code string cannot contain null bytes' None None None None None None

### eval and exec
def run(act):
    try:
        print(ascii(act()))
    except SyntaxError as e:
        print(type(e).__name__, ascii(e.msg), e.filename, e.lineno, e.offset, e.end_lineno, e.end_offset, ascii(e.text))
    except Exception as e:
        print(type(e).__name__, e)
run(lambda: eval(b'1 +'))
run(lambda: eval(b' 1 + 1'))
run(lambda: eval('\ufeff1'))
run(lambda: eval(b'\xef\xbb\xbf1'))
run(lambda: exec(b'x = = 1'))
run(lambda: eval(b'# coding: latin-1\n"\xe9"'))
run(lambda: eval(b'"\xff"'))
import ast
run(lambda: ast.dump(ast.parse(b'# coding: latin-1\nx = "\xe9"')))
run(lambda: ast.parse(b'x = = 1', 'made.py'))
run(lambda: ast.parse('\ufeffx'))
run(lambda: ast.literal_eval('\ufeff1'))
#> SyntaxError 'invalid syntax' <string> 1 0 1 0 '1 +'
#> 2
#> SyntaxError 'invalid non-printable character U+FEFF' <string> 1 1 1 1 '\ufeff1'
#> 1
#> SyntaxError 'invalid syntax' <string> 1 5 1 6 'x = = 1\n'
#> '\xe9'
#> SyntaxError "Non-UTF-8 code starting with '\\xff' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details" <string> 1 2 1 2 '"\ufffd"'
#> "Module(body=[Assign(targets=[Name(id='x', ctx=Store())], value=Constant(value='\xe9'))])"
#> SyntaxError 'invalid syntax' made.py 1 5 1 6 'x = = 1\n'
#> SyntaxError 'invalid non-printable character U+FEFF' <unknown> 1 1 1 1 '\ufeffx'
#> SyntaxError 'invalid non-printable character U+FEFF' <unknown> 1 1 1 1 '\ufeff1'
