def t(f):
    try: print(ascii(f()))
    except Exception as e: print(type(e).__name__, e)

### unicode-escape: encode
t(lambda: "a\n\t\r\\'\"\x00\x1f\x7f\x80\xff\u0100\uffff\U00010000\U0010ffff".encode("unicode_escape"))
t(lambda: rb"a\n\t\r\\\'\"\a\b\f\v\x41\101\0\777\u0041\U0001F600\q".decode("unicode-escape"))
t(lambda: b"a\\\nb\xe9".decode("unicode_escape"))
#> b'a\\n\\t\\r\\\\\'"\\x00\\x1f\\x7f\\x80\\xff\\u0100\\uffff\\U00010000\\U0010ffff'
#> 'a\n\t\r\\\'"\x07\x08\x0c\x0bAA\x00\u01ffA\U0001f600\\q'
#> 'ab\xe9'

### unicode-escape: rb"\x" and rb"\x4"
for bad in (rb"\x", rb"\x4"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("unicode_escape", errors))
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

### unicode-escape: rb"\x4g" and rb"\u"
for bad in (rb"\x4g", rb"\u"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("unicode_escape", errors))
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

### unicode-escape: rb"\u12" and rb"\u123g5"
for bad in (rb"\u12", rb"\u123g5"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("unicode_escape", errors))
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

### unicode-escape: rb"\U" and rb"\U0010"
for bad in (rb"\U", rb"\U0010"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("unicode_escape", errors))
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

### unicode-escape: rb"\U00110000" and b"\\"
for bad in (rb"\U00110000", b"\\"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("unicode_escape", errors))
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

### unicode-escape: b"ab\\" and rb"\N"
for bad in (b"ab\\", rb"\N"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("unicode_escape", errors))
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

### unicode-escape: rb"\Nx" and rb"\N{"
for bad in (rb"\Nx", rb"\N{"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("unicode_escape", errors))
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

### unicode-escape: empty names, and what encode writes
for bad in (rb"\N{}",):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("unicode_escape", errors))
t(lambda: "\ud800".encode("unicode_escape"))

t(lambda: "caf\\xe9".encode().decode("unicode_escape"))
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

### raw-unicode-escape: encode
t(lambda: "a\n\\ \xe9 \u0100 \U00010000 \ud800".encode("raw_unicode_escape"))
t(lambda: br'\u0663\u0661\u0664 '.decode('raw-unicode-escape'))
t(lambda: str(br'\u0663\u0661\u0664 ','raw-unicode-escape'))
t(lambda: br'\n \\u0041 \\\u0041 \\\\u0041 \x41 \U00000041'.decode('raw-unicode-escape'))
#> b'a\n\\ \xe9 \\u0100 \\U00010000 \\ud800'
#> '\u0663\u0661\u0664 '
#> '\u0663\u0661\u0664 '
#> '\\n \\\\u0041 \\\\A \\\\\\\\u0041 \\x41 A'

### raw-unicode-escape: rb"\u" and rb"\u12"
for bad in (rb"\u", rb"\u12"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("raw_unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("raw_unicode_escape", errors))
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

### raw-unicode-escape: rb"\u12g" and rb"\U"
for bad in (rb"\u12g", rb"\U"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("raw_unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("raw_unicode_escape", errors))
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

### raw-unicode-escape: rb"\U0010" and rb"\U00110000"
for bad in (rb"\U0010", rb"\U00110000"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("raw_unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("raw_unicode_escape", errors))
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

### raw-unicode-escape: b"\\" and b"\\\\"
for bad in (b"\\", b"\\\\"):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("raw_unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("raw_unicode_escape", errors))
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

### raw-unicode-escape: b"\\n"
for bad in (b"\\n",):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        t(lambda: (b"<" + bad + b">").decode("raw_unicode_escape", errors))
        t(lambda: (b"<" + bad).decode("raw_unicode_escape", errors))
#> '<\\n>'
#> '<\\n'
#> '<\\n>'
#> '<\\n'
#> '<\\n>'
#> '<\\n'
#> '<\\n>'
#> '<\\n'
