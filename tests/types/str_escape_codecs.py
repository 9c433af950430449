def t(f):
    try: print(ascii(f()))
    except Exception as e: print(type(e).__name__, e)

### unicode-escape
t(lambda: "a\n\t\r\\'\"\x00\x1f\x7f\x80\xff\u0100\uffff\U00010000\U0010ffff".encode("unicode_escape"))
t(lambda: rb"a\n\t\r\\\'\"\a\b\f\v\x41\101\0\777\u0041\U0001F600\q".decode("unicode-escape"))
t(lambda: b"a\\\nb\xe9".decode("unicode_escape"))
for bad in (rb"\x", rb"\x4", rb"\x4g", rb"\u", rb"\u12", rb"\u123g5", rb"\U", rb"\U0010", rb"\U00110000", b"\\", b"ab\\", rb"\N", rb"\Nx", rb"\N{", rb"\N{}"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("unicode_escape", errors))
t(lambda: "\ud800".encode("unicode_escape"))

t(lambda: "caf\\xe9".encode().decode("unicode_escape"))
#> b'a\\n\\t\\r\\\\\'"\\x00\\x1f\\x7f\\x80\\xff\\u0100\\uffff\\U00010000\\U0010ffff'
#> 'a\n\t\r\\\'"\x07\x08\x0c\x0bAA\x00\u01ffA\U0001f600\\q'
#> 'ab\xe9'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-2: truncated \xXX escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-2: truncated \xXX escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x78>'
#> '<\\x5c\\x78'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-3: truncated \xXX escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-3: truncated \xXX escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x78\\x34>'
#> '<\\x5c\\x78\\x34'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-3: truncated \xXX escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-3: truncated \xXX escape
#> '<g>'
#> '<g'
#> '<\ufffdg>'
#> '<\ufffdg'
#> '<\\x5c\\x78\\x34g>'
#> '<\\x5c\\x78\\x34g'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-2: truncated \uXXXX escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-2: truncated \uXXXX escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x75>'
#> '<\\x5c\\x75'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-4: truncated \uXXXX escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-4: truncated \uXXXX escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x75\\x31\\x32>'
#> '<\\x5c\\x75\\x31\\x32'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-5: truncated \uXXXX escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-5: truncated \uXXXX escape
#> '<g5>'
#> '<g5'
#> '<\ufffdg5>'
#> '<\ufffdg5'
#> '<\\x5c\\x75\\x31\\x32\\x33g5>'
#> '<\\x5c\\x75\\x31\\x32\\x33g5'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-2: truncated \UXXXXXXXX escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-2: truncated \UXXXXXXXX escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x55>'
#> '<\\x5c\\x55'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-6: truncated \UXXXXXXXX escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-6: truncated \UXXXXXXXX escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x55\\x30\\x30\\x31\\x30>'
#> '<\\x5c\\x55\\x30\\x30\\x31\\x30'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-10: illegal Unicode character
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-10: illegal Unicode character
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x55\\x30\\x30\\x31\\x31\\x30\\x30\\x30\\x30>'
#> '<\\x5c\\x55\\x30\\x30\\x31\\x31\\x30\\x30\\x30\\x30'
#> '<\\>'
#> UnicodeDecodeError 'unicodeescape' codec can't decode byte 0x5c in position 1: \ at end of string
#> '<\\>'
#> '<'
#> '<\\>'
#> '<\ufffd'
#> '<\\>'
#> '<\\x5c'
#> '<ab\\>'
#> UnicodeDecodeError 'unicodeescape' codec can't decode byte 0x5c in position 3: \ at end of string
#> '<ab\\>'
#> '<ab'
#> '<ab\\>'
#> '<ab\ufffd'
#> '<ab\\>'
#> '<ab\\x5c'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-2: malformed \N character escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-2: malformed \N character escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x4e>'
#> '<\\x5c\\x4e'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-2: malformed \N character escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-2: malformed \N character escape
#> '<x>'
#> '<x'
#> '<\ufffdx>'
#> '<\ufffdx'
#> '<\\x5c\\x4ex>'
#> '<\\x5c\\x4ex'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-4: malformed \N character escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-3: malformed \N character escape
#> '<'
#> '<'
#> '<\ufffd'
#> '<\ufffd'
#> '<\\x5c\\x4e\\x7b\\x3e'
#> '<\\x5c\\x4e\\x7b'
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-3: malformed \N character escape
#> UnicodeDecodeError 'unicodeescape' codec can't decode bytes in position 1-3: malformed \N character escape
#> '<}>'
#> '<}'
#> '<\ufffd}>'
#> '<\ufffd}'
#> '<\\x5c\\x4e\\x7b}>'
#> '<\\x5c\\x4e\\x7b}'
#> b'\\ud800'
#> 'caf\xe9'

### raw-unicode-escape
t(lambda: "a\n\\ \xe9 \u0100 \U00010000 \ud800".encode("raw_unicode_escape"))
t(lambda: br'\u0663\u0661\u0664 '.decode('raw-unicode-escape'))
t(lambda: str(br'\u0663\u0661\u0664 ','raw-unicode-escape'))
t(lambda: br'\n \\u0041 \\\u0041 \\\\u0041 \x41 \U00000041'.decode('raw-unicode-escape'))
for bad in (rb"\u", rb"\u12", rb"\u12g", rb"\U", rb"\U0010", rb"\U00110000", b"\\", b"\\\\", b"\\n"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("raw_unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("raw_unicode_escape", errors))
#> b'a\n\\ \xe9 \\u0100 \\U00010000 \\ud800'
#> '\u0663\u0661\u0664 '
#> '\u0663\u0661\u0664 '
#> '\\n \\\\u0041 \\\\A \\\\\\\\u0041 \\x41 A'
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-2: truncated \uXXXX escape
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-2: truncated \uXXXX escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x75>'
#> '<\\x5c\\x75'
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-4: truncated \uXXXX escape
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-4: truncated \uXXXX escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x75\\x31\\x32>'
#> '<\\x5c\\x75\\x31\\x32'
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-4: truncated \uXXXX escape
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-4: truncated \uXXXX escape
#> '<g>'
#> '<g'
#> '<\ufffdg>'
#> '<\ufffdg'
#> '<\\x5c\\x75\\x31\\x32g>'
#> '<\\x5c\\x75\\x31\\x32g'
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-2: truncated \UXXXXXXXX escape
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-2: truncated \UXXXXXXXX escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x55>'
#> '<\\x5c\\x55'
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-6: truncated \UXXXXXXXX escape
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-6: truncated \UXXXXXXXX escape
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x55\\x30\\x30\\x31\\x30>'
#> '<\\x5c\\x55\\x30\\x30\\x31\\x30'
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-10: \Uxxxxxxxx out of range
#> UnicodeDecodeError 'rawunicodeescape' codec can't decode bytes in position 1-10: \Uxxxxxxxx out of range
#> '<>'
#> '<'
#> '<\ufffd>'
#> '<\ufffd'
#> '<\\x5c\\x55\\x30\\x30\\x31\\x31\\x30\\x30\\x30\\x30>'
#> '<\\x5c\\x55\\x30\\x30\\x31\\x31\\x30\\x30\\x30\\x30'
#> '<\\>'
#> '<\\'
#> '<\\>'
#> '<\\'
#> '<\\>'
#> '<\\'
#> '<\\>'
#> '<\\'
#> '<\\\\>'
#> '<\\\\'
#> '<\\\\>'
#> '<\\\\'
#> '<\\\\>'
#> '<\\\\'
#> '<\\\\>'
#> '<\\\\'
#> '<\\n>'
#> '<\\n'
#> '<\\n>'
#> '<\\n'
#> '<\\n>'
#> '<\\n'
#> '<\\n>'
#> '<\\n'
