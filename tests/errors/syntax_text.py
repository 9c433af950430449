def ask(mode, *texts):
    for text in texts:
        try: print('compiled', compile(text, 'f', mode) and None)
        except SyntaxError as e: print(e.msg, e.lineno, e.offset, repr(e.text), e.end_lineno, e.end_offset)
errors = ['1 +', 'a b', 'a b\n', '"abc', '"""abc', '1 2 3', '0x', '0777', '1a', '$', 'x\n  y', ' x', '(1', '(1\n', ')', 'f(', '(]', '\u20ac', '1__0', "'a' 'b", 'x = "a\n', '0o8', 'f"{',
          '# comment\n1 +', 'a\n b\n', '\n\n1 +', 'lambda: (yield', '"\\N{foo}"']
backslashes = ['\\', 'a \\', 'a \\\n', '(\\', '(a \\', '\\\n', '\\x', 'a\\ b', '1 + \\', '\\\n\\']

### the line of an error in a program
ask('exec', *errors)
#> invalid syntax 1 4 '1 +\n' 1 5
#> invalid syntax 1 3 'a b\n' 1 4
#> invalid syntax 1 3 'a b\n' 1 4
#> unterminated string literal (detected at line 1) 1 1 '"abc' 1 1
#> unterminated triple-quoted string literal (detected at line 1) 1 1 '"""abc' 1 1
#> invalid syntax 1 3 '1 2 3\n' 1 4
#> invalid hexadecimal literal 1 2 '0x' 1 2
#> leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers 1 1 '0777' 1 2
#> invalid decimal literal 1 1 '1a' 1 1
#> invalid syntax 1 1 '$\n' 1 2
#> unexpected indent 2 2 '  y\n' 2 -1
#> unexpected indent 1 1 ' x\n' 1 -1
#> '(' was never closed 1 1 '(1\n' 1 0
#> '(' was never closed 1 1 '(1\n' 1 0
#> unmatched ')' 1 1 ')' 1 1
#> '(' was never closed 1 2 'f(\n' 1 0
#> closing parenthesis ']' does not match opening parenthesis '(' 1 2 '(]' 1 2
#> invalid character '€' (U+20AC) 1 1 '€' 1 1
#> invalid decimal literal 1 2 '1__0' 1 2
#> unterminated string literal (detected at line 1) 1 5 "'a' 'b" 1 5
#> unterminated string literal (detected at line 1) 1 5 'x = "a' 1 5
#> invalid digit '8' in octal literal 1 3 '0o8' 1 3
#> '{' was never closed 1 3 'f"{\n' 1 0
#> invalid syntax 2 4 '1 +\n' 2 5
#> unexpected indent 2 1 ' b\n' 2 -1
#> invalid syntax 3 4 '1 +\n' 3 5
#> '(' was never closed 1 9 'lambda: (yield\n' 1 0
#> (unicode error) 'unicodeescape' codec can't decode bytes in position 0-6: unknown Unicode character name 1 1 '"\\N{foo}"\n' 1 10

### the line of an error in an expression
ask('eval', *errors)
#> invalid syntax 1 0 '1 +' 1 0
#> invalid syntax 1 3 'a b' 1 4
#> invalid syntax 1 3 'a b\n' 1 4
#> unterminated string literal (detected at line 1) 1 1 '"abc' 1 1
#> unterminated triple-quoted string literal (detected at line 1) 1 1 '"""abc' 1 1
#> invalid syntax 1 3 '1 2 3' 1 4
#> invalid hexadecimal literal 1 2 '0x' 1 2
#> leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers 1 1 '0777' 1 2
#> invalid decimal literal 1 1 '1a' 1 1
#> invalid syntax 1 1 '$' 1 2
#> unexpected indent 2 2 '  y' 2 -1
#> unexpected indent 1 1 ' x' 1 -1
#> '(' was never closed 1 1 '(1' 1 0
#> '(' was never closed 1 1 '(1\n' 1 0
#> unmatched ')' 1 1 ')' 1 1
#> '(' was never closed 1 2 'f(' 1 0
#> closing parenthesis ']' does not match opening parenthesis '(' 1 2 '(]' 1 2
#> invalid character '€' (U+20AC) 1 1 '€' 1 1
#> invalid decimal literal 1 2 '1__0' 1 2
#> unterminated string literal (detected at line 1) 1 5 "'a' 'b" 1 5
#> unterminated string literal (detected at line 1) 1 5 'x = "a' 1 5
#> invalid digit '8' in octal literal 1 3 '0o8' 1 3
#> '{' was never closed 1 3 'f"{' 1 0
#> invalid syntax 2 0 '1 +' 2 0
#> unexpected indent 2 1 ' b\n' 2 -1
#> invalid syntax 3 0 '1 +' 3 0
#> '(' was never closed 1 9 'lambda: (yield' 1 0
#> (unicode error) 'unicodeescape' codec can't decode bytes in position 0-6: unknown Unicode character name 1 1 '"\\N{foo}"' 1 10

### the line of an error in a statement of a prompt
ask('single', *errors)
#> invalid syntax 1 0 '1 +' 1 0
#> invalid syntax 1 3 'a b' 1 4
#> invalid syntax 1 3 'a b\n' 1 4
#> unterminated string literal (detected at line 1) 1 1 '"abc' 1 1
#> unterminated triple-quoted string literal (detected at line 1) 1 1 '"""abc' 1 1
#> invalid syntax 1 3 '1 2 3' 1 4
#> invalid hexadecimal literal 1 2 '0x' 1 2
#> leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers 1 1 '0777' 1 2
#> invalid decimal literal 1 1 '1a' 1 1
#> invalid syntax 1 1 '$' 1 2
#> multiple statements found while compiling a single statement 1 2 'x\n' 1 3
#> unexpected indent 1 1 ' x' 1 -1
#> '(' was never closed 1 1 '(1' 1 0
#> '(' was never closed 1 1 '(1\n' 1 0
#> unmatched ')' 1 1 ')' 1 1
#> '(' was never closed 1 2 'f(' 1 0
#> closing parenthesis ']' does not match opening parenthesis '(' 1 2 '(]' 1 2
#> invalid character '€' (U+20AC) 1 1 '€' 1 1
#> invalid decimal literal 1 2 '1__0' 1 2
#> unterminated string literal (detected at line 1) 1 5 "'a' 'b" 1 5
#> unterminated string literal (detected at line 1) 1 5 'x = "a' 1 5
#> invalid digit '8' in octal literal 1 3 '0o8' 1 3
#> '{' was never closed 1 3 'f"{' 1 0
#> invalid syntax 2 0 '1 +' 2 0
#> multiple statements found while compiling a single statement 1 2 'a\n' 1 3
#> invalid syntax 3 0 '1 +' 3 0
#> '(' was never closed 1 9 'lambda: (yield' 1 0
#> (unicode error) 'unicodeescape' codec can't decode bytes in position 0-6: unknown Unicode character name 1 1 '"\\N{foo}"' 1 10

### backslashes at the end of the text
for mode in 'exec', 'eval', 'single': ask(mode, *backslashes)
#> unexpected EOF while parsing 1 2 '\\\n' 1 -1
#> unexpected EOF while parsing 1 4 'a \\\n' 1 -1
#> unexpected EOF while parsing 1 4 'a \\\n' 1 -1
#> '(' was never closed 1 1 '(\\\n' 1 0
#> '(' was never closed 1 1 '(a \\\n' 1 0
#> unexpected EOF while parsing 1 2 '\\\n' 1 -1
#> unexpected character after line continuation character 1 2 '\\x\n' 1 0
#> unexpected character after line continuation character 1 3 'a\\ b\n' 1 0
#> unexpected EOF while parsing 1 6 '1 + \\\n' 1 -1
#> unexpected EOF while parsing 2 2 '\\\n' 2 -1
#> unexpected character after line continuation character 1 1 '\\' 1 0
#> unexpected character after line continuation character 1 3 'a \\' 1 0
#> unexpected EOF while parsing 1 4 'a \\\n' 1 -1
#> unexpected character after line continuation character 1 2 '(\\' 1 0
#> unexpected character after line continuation character 1 4 '(a \\' 1 0
#> unexpected EOF while parsing 1 2 '\\\n' 1 -1
#> unexpected character after line continuation character 1 2 '\\x' 1 0
#> unexpected character after line continuation character 1 3 'a\\ b' 1 0
#> unexpected character after line continuation character 1 5 '1 + \\' 1 0
#> unexpected character after line continuation character 2 1 '\\' 2 0
#> unexpected character after line continuation character 1 1 '\\' 1 0
#> unexpected character after line continuation character 1 3 'a \\' 1 0
#> unexpected EOF while parsing 1 4 'a \\\n' 1 -1
#> unexpected character after line continuation character 1 2 '(\\' 1 0
#> unexpected character after line continuation character 1 4 '(a \\' 1 0
#> unexpected EOF while parsing 1 2 '\\\n' 1 -1
#> unexpected character after line continuation character 1 2 '\\x' 1 0
#> unexpected character after line continuation character 1 3 'a\\ b' 1 0
#> unexpected character after line continuation character 1 5 '1 + \\' 1 0
#> unexpected character after line continuation character 2 1 '\\' 2 0

### eval() takes spaces in front, compile() does not
print(eval(' \t1'))
ask('eval', ' 1', '\t1')
#> 1
#> unexpected indent 1 1 ' 1' 1 -1
#> unexpected indent 1 1 '\t1' 1 -1

### a line inside brackets that goes on behind the end, and an error in front of it
for text in ('x =assert (1 \\\n', 'x =assert (1 \\', 'x = assert [(1 \\\n', 'a b\n(1 \\\n', 'def f(: \\\n', 'x = (1 \\\n', 'for (x \\\n'):
    for mode in ('exec', 'eval', 'single'):
        try: compile(text, 'text', mode)
        except SyntaxError as e: print(mode, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
#> exec invalid syntax 1 4 1 10
#> eval invalid syntax 1 3 1 4
#> single invalid syntax 1 4 1 10
#> exec invalid syntax 1 4 1 10
#> eval invalid syntax 1 3 1 4
#> single invalid syntax 1 4 1 10
#> exec invalid syntax 1 5 1 11
#> eval invalid syntax 1 3 1 4
#> single invalid syntax 1 5 1 11
#> exec invalid syntax 1 3 1 4
#> eval invalid syntax 1 3 1 4
#> single invalid syntax 1 3 1 4
#> exec invalid syntax 1 7 1 8
#> eval invalid syntax 1 1 1 4
#> single invalid syntax 1 7 1 8
#> exec '(' was never closed 1 5 1 0
#> eval invalid syntax 1 3 1 4
#> single '(' was never closed 1 5 1 0
#> exec '(' was never closed 1 5 1 0
#> eval invalid syntax 1 1 1 4
#> single '(' was never closed 1 5 1 0

### a bracket that stays open loses where the text of an expression ends without a newline
for text in ('((1.5, 1\n0)', '((1 \n0)', '((1.5,\n 1 0)', '[(1.5, 1\n0)', '{(1.5, 1\n0)', '{(): {1 : 2, {()\n: [3]}}',
             'f((1,\n2 3)', "((1\n,2 'a')"):
    for mode in 'eval', 'exec', 'single':
        try: compile(text, '', mode)
        except SyntaxError as e: print(ascii(text), mode, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
#> '((1.5, 1\n0)' eval invalid syntax. Perhaps you forgot a comma? 1 8 2 2
#> '((1.5, 1\n0)' exec '(' was never closed 1 1 1 0
#> '((1.5, 1\n0)' single invalid syntax. Perhaps you forgot a comma? 1 8 2 2
#> '((1 \n0)' eval invalid syntax. Perhaps you forgot a comma? 1 3 2 2
#> '((1 \n0)' exec '(' was never closed 1 1 1 0
#> '((1 \n0)' single invalid syntax. Perhaps you forgot a comma? 1 3 2 2
#> '((1.5,\n 1 0)' eval invalid syntax. Perhaps you forgot a comma? 2 2 2 5
#> '((1.5,\n 1 0)' exec '(' was never closed 1 1 1 0
#> '((1.5,\n 1 0)' single invalid syntax. Perhaps you forgot a comma? 2 2 2 5
#> '[(1.5, 1\n0)' eval invalid syntax. Perhaps you forgot a comma? 1 8 2 2
#> '[(1.5, 1\n0)' exec '[' was never closed 1 1 1 0
#> '[(1.5, 1\n0)' single invalid syntax. Perhaps you forgot a comma? 1 8 2 2
#> '{(1.5, 1\n0)' eval invalid syntax. Perhaps you forgot a comma? 1 8 2 2
#> '{(1.5, 1\n0)' exec '{' was never closed 1 1 1 0
#> '{(1.5, 1\n0)' single invalid syntax. Perhaps you forgot a comma? 1 8 2 2
#> '{(): {1 : 2, {()\n: [3]}}' eval ':' expected after dictionary key 1 6 2 0
#> '{(): {1 : 2, {()\n: [3]}}' exec '{' was never closed 1 1 1 0
#> '{(): {1 : 2, {()\n: [3]}}' single ':' expected after dictionary key 1 6 2 0
#> 'f((1,\n2 3)' eval invalid syntax. Perhaps you forgot a comma? 2 1 2 4
#> 'f((1,\n2 3)' exec '(' was never closed 1 2 1 0
#> 'f((1,\n2 3)' single invalid syntax. Perhaps you forgot a comma? 2 1 2 4
#> "((1\n,2 'a')" eval invalid syntax. Perhaps you forgot a comma? 2 2 2 7
#> "((1\n,2 'a')" exec '(' was never closed 1 1 1 0
#> "((1\n,2 'a')" single invalid syntax. Perhaps you forgot a comma? 2 2 2 7

### a bracket that stays open wins where more stands behind the last token, or it is text
for text in ('((1.5, 1\n0)\n', '((1.5, 1\n0) ', '((1.5, 1\n0)#', '((1.5, 1\n"x"', '((1,\n2 3) #', "((1,\n2 f'a'", "(1,\n'a' b",
             '(\n(a b)', '[\n,', '(\n+'):
    for mode in 'eval', 'exec', 'single':
        try: compile(text, '', mode)
        except SyntaxError as e: print(ascii(text), mode, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
#> '((1.5, 1\n0)\n' eval '(' was never closed 1 1 1 0
#> '((1.5, 1\n0)\n' exec '(' was never closed 1 1 1 0
#> '((1.5, 1\n0)\n' single '(' was never closed 1 1 1 0
#> '((1.5, 1\n0) ' eval '(' was never closed 1 1 1 0
#> '((1.5, 1\n0) ' exec '(' was never closed 1 1 1 0
#> '((1.5, 1\n0) ' single '(' was never closed 1 1 1 0
#> '((1.5, 1\n0)#' eval '(' was never closed 1 1 1 0
#> '((1.5, 1\n0)#' exec '(' was never closed 1 1 1 0
#> '((1.5, 1\n0)#' single '(' was never closed 1 1 1 0
#> '((1.5, 1\n"x"' eval '(' was never closed 1 2 1 0
#> '((1.5, 1\n"x"' exec '(' was never closed 1 2 1 0
#> '((1.5, 1\n"x"' single '(' was never closed 1 2 1 0
#> '((1,\n2 3) #' eval '(' was never closed 1 1 1 0
#> '((1,\n2 3) #' exec '(' was never closed 1 1 1 0
#> '((1,\n2 3) #' single '(' was never closed 1 1 1 0
#> "((1,\n2 f'a'" eval '(' was never closed 1 2 1 0
#> "((1,\n2 f'a'" exec '(' was never closed 1 2 1 0
#> "((1,\n2 f'a'" single '(' was never closed 1 2 1 0
#> "(1,\n'a' b" eval '(' was never closed 1 1 1 0
#> "(1,\n'a' b" exec '(' was never closed 1 1 1 0
#> "(1,\n'a' b" single '(' was never closed 1 1 1 0
#> '(\n(a b)' eval invalid syntax. Perhaps you forgot a comma? 2 2 2 5
#> '(\n(a b)' exec '(' was never closed 1 1 1 0
#> '(\n(a b)' single invalid syntax. Perhaps you forgot a comma? 2 2 2 5
#> '[\n,' eval '[' was never closed 1 1 1 0
#> '[\n,' exec '[' was never closed 1 1 1 0
#> '[\n,' single '[' was never closed 1 1 1 0
#> '(\n+' eval '(' was never closed 1 1 1 0
#> '(\n+' exec '(' was never closed 1 1 1 0
#> '(\n+' single '(' was never closed 1 1 1 0
