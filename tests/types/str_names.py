# \N{NAME} and the error handler namereplace

### characters by name
print("\N{BULLET}", "a\N{LATIN SMALL LETTER E WITH ACUTE}b", "\N{GRINNING FACE}",
    "\N{bullet}\N{Greek Small Letter Alpha}")
print("\N{HANGUL SYLLABLE GANJ}\N{CJK UNIFIED IDEOGRAPH-4E00}\N{CJK UNIFIED IDEOGRAPH-20000}")
print("\N{MATHEMATICAL BOLD CAPITAL A}", "\N{EURO SIGN}" "\N{EM DASH}", len("\N{ZERO WIDTH JOINER}"))
#> • aéb 😀 •α
#> 갅一𠀀
#> 𝐀 €— 1

### aliases
print(ascii("\N{LF}\N{NULL}\N{ALERT}\N{NBSP}\N{ZWJ}\N{NEXT LINE}\N{BOM}\N{TAB}"), ascii("\N{BELL}"))
print("\N{LATIN CAPITAL LETTER GHA}" == "\N{LATIN CAPITAL LETTER OI}")
#> '\n\x00\x07\xa0\u200d\x85\ufeff\t' '\U0001f514'
#> True

### in f-strings and t-strings
x = 3
print(f"{x}\N{BULLET}{x}", f"\N{BULLET}{{}}", f"{x:\N{BULLET}>4}", rf"\N{x}", t"\N{BULLET}{x}".strings)
#> 3•3 •{} •••3 \N3 ('•', '')

### raw and bytes literals keep them
print(r"\N{BULLET}", b"\\N{BULLET}")  #> \N{BULLET} b'\\N{BULLET}'

### every place where one may be wrong: msg, offset and end_offset
for s in [r'"\N{foo}"', r'"\N{foo"', r'"\N"', r'"\Nx"', r'"\N{}"', r'"a\N{KEYCAP NUMBER SIGN}"',
        r'"\N{ BULLET}"', r'"é\N{x}"', r'"\N{é}"', r'"\N{HANGUL SYLLABLE GAX}"', r'"\N{hangul syllable ga}"']:
    try: print(eval(s))
    except SyntaxError as e: print(s[:30], e.msg, e.offset, e.end_offset)
#> "\N{foo}" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-6: unknown Unicode character name 1 10
#> "\N{foo" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-5: malformed \N character escape 1 9
#> "\N" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-1: malformed \N character escape 1 5
#> "\Nx" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-1: malformed \N character escape 1 6
#> "\N{}" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-2: malformed \N character escape 1 7
#> "a\N{KEYCAP NUMBER SIGN}" (unicode error) 'unicodeescape' codec can't decode bytes in position 1-22: unknown Unicode character name 1 26
#> "\N{ BULLET}" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-10: unknown Unicode character name 1 14
#> "é\N{x}" (unicode error) 'unicodeescape' codec can't decode bytes in position 10-14: unknown Unicode character name 1 9
#> "\N{é}" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-13: unknown Unicode character name 1 8
#> "\N{HANGUL SYLLABLE GAX}" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-22: unknown Unicode character name 1 26
#> "\N{hangul syllable ga}" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-21: unknown Unicode character name 1 25

### every place where one may be wrong: from r'"\N{CJK UNIFIED IDEOGRAPH-F900}… to r'"\N{' + 'x' * 300 + '}"'
for s in [r'"\N{CJK UNIFIED IDEOGRAPH-F900}"', r'"\N{BULLET}\N{y}"', r'f"\N{foo}"', r'f"\N"', r'f"\N{"',
        r'f"\N{x{1}"', r'f"\N{}"', r'f"{1}\N{1"', '"""\\N{BUL\nLET}"""', r'"\N{' + 'x' * 300 + '}"']:
    try: print(eval(s))
    except SyntaxError as e: print(s[:30], e.msg, e.offset, e.end_offset)
#> "\N{CJK UNIFIED IDEOGRAPH-F900 (unicode error) 'unicodeescape' codec can't decode bytes in position 0-29: unknown Unicode character name 1 33
#> "\N{BULLET}\N{y}" (unicode error) 'unicodeescape' codec can't decode bytes in position 10-14: unknown Unicode character name 1 18
#> f"\N{foo}" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-6: unknown Unicode character name 10 11
#> f"\N" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-1: malformed \N character escape 5 6
#> f"\N{" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-2: malformed \N character escape 6 7
#> f"\N{x{1}" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-3: malformed \N character escape 10 11
#> f"\N{}" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-2: malformed \N character escape 7 8
#> f"{1}\N{1" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-3: malformed \N character escape 10 11
#> """\N{BUL
#> LET}""" (unicode error) 'unicodeescape' codec can't decode bytes in position 0-10: unknown Unicode character name 1 8
#> "\N{xxxxxxxxxxxxxxxxxxxxxxxxxx (unicode error) 'unicodeescape' codec can't decode bytes in position 0-303: unknown Unicode character name 1 307

### a literal with an unknown name
#: ends=early
print("\N{NO SUCH THING}")
#! SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-16: unknown Unicode character name

### namereplace
print("•é\ud800\U0001f600\x80가\ue000\n".encode("ascii", "namereplace"))
print("日本•é".encode("latin-1", "namereplace"), "a•".encode("cp1252", "namereplace"),
    "∀".encode("cp1252", "namereplace"))
#> b'\\N{BULLET}\\N{LATIN SMALL LETTER E WITH ACUTE}\\ud800\\N{GRINNING FACE}\\x80\\N{HANGUL SYLLABLE GA}\\ue000\n'
#> b'\\N{CJK UNIFIED IDEOGRAPH-65E5}\\N{CJK UNIFIED IDEOGRAPH-672C}\\N{BULLET}\xe9' b'a\x95' b'\\N{FOR ALL}'
