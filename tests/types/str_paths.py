# Text operations where short and long, narrow and wide texts take different ways.

### fixed decimals round half to even on the exact value
for x in (0.0005, 0.0015, 1.0005, 2.5, 1e15, 123456789.125, -0.0001, 5e-324, 2**52 + 0.5, 0.1):
    print(repr(f"{x:.3f}"))
print([f"{x:.0f}" for x in (0.5, 1.5, 2.5, 3.5, 1e22, 0.4999)], f"{1.5:#.0f}", f"{0.0:.2f}", f"{-0.0:.2f}")
print(f"{1e5:.19f}", f"{0.1:.19f}", f"{0.1:.20f}", f"{1844674407370955161.5:.1f}", f"{18446744073709551.615:.3f}")
print("%.2f %.0f %08.3f %+.1f" % (2.675, 2.5, -1.5, 0.05), f"{0.12345:.2%}", f"{0.5:.0%}")
#> '0.001'
#> '0.002'
#> '1.000'
#> '2.500'
#> '1000000000000000.000'
#> '123456789.125'
#> '-0.000'
#> '0.000'
#> '4503599627370496.000'
#> '0.100'
#> ['0', '2', '2', '4', '10000000000000000000000', '0'] 2. 0.00 -0.00
#> 100000.0000000000000000000 0.1000000000000000056 0.10000000000000000555 1844674407370955264.0 18446744073709552.000
#> 2.67 2 -001.500 +0.1 12.35% 50%

### round to digits
print([round(x, 2) for x in (0.005, 0.015, 1.005, 2.675, -2.675, 1e10, 123456789.125, 5e-324)])
print(round(-0.001, 2), round(2.5, 0), round(1234.5, -2), round(9007199254740993.0, 1), round(0.1 + 0.2, 17),
    round(5e-5, 5))
#> [0.01, 0.01, 1.0, 2.67, -2.67, 10000000000.0, 123456789.12, 0.0]
#> -0.0 2.0 1200.0 9007199254740992.0 0.30000000000000004 5e-05

### digits of ints
print(0, 7, 10, 4294967295, 4294967296, 99999999999, 100000000000000, -140737488355328, 2**64, -(2**63))
print(f"{4294967296:x} {-255:#x} {255:X} {10:b} {8:o} {1234567:,} {12:05d} {-12:05d} {2**70:x}")
print("%d %x %o %X %#x" % (4294967296, 4294967296, 8, 255, 255))
#> 0 7 10 4294967295 4294967296 99999999999 100000000000000 -140737488355328 18446744073709551616 -9223372036854775808
#> 100000000 -0xff FF 1010 10 1,234,567 00012 -0012 400000000000000000
#> 4294967296 100000000 10 FF 0xff

### replace in many places
print(("ab" * 50).replace("a", "xyz") == "xyzb" * 50, ("ab" * 50).replace("b", "") == "a" * 50)
print(("ab" * 50).replace("a", "-", 33) == "-b" * 33 + "ab" * 17,
    ("ab" * 50).replace("a", "-", 32) == "-b" * 32 + "ab" * 18)
print("aXbXc".replace("X", "--"), "abc".replace("z", "y"), "aaa".replace("aa", "b"), "aaa".replace("a", "b", 0))
print("".replace("a", "b"))
s = "abc"
print(s.replace("z", "y") is s, b"aXb".replace(b"X", b""), "aXb".replace("X", "é"), ("ab" * 40).replace("ab", ""))
#> True True
#> True True
#> a--b--c abc ba aaa
#>
#> True b'ab' aéb 

### split, splitlines
print("a,b,,c,".split(","), "".split(","), "abc".split(","), "a,b,c".split(",", 1), ",".split(","),
    "é,è".split(","))
print(("x" * 30 + ",") * 2)
print((("x" * 30 + ",") * 2).split(","))
print("a--b--c".split("--"), " a  b ".split(), "€,é".split(","))
print("a\nb\r\nc\x0bd\x85e\u2028f\x1cg\n".splitlines(), b"a\nb\rc\x0b".splitlines(), "é\nü".splitlines(True))
#> ['a', 'b', '', 'c', ''] [''] ['abc'] ['a', 'b,c'] ['', ''] ['é', 'è']
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx,xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx,
#> ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', '']
#> ['a', 'b', 'c'] ['a', 'b'] ['€', 'é']
#> ['a', 'b', 'c', 'd', 'e', 'f', 'g'] [b'a', b'b', b'c\x0b'] ['é\n', 'ü']

### case of long texts
print("abcABC<>&".upper(), "HELLO wOrLd_Z@[`{az".lower(), "xYz".swapcase(), "aaaaaaaaaaaaaaaaz{`@[AZ".upper())
print("".join(map(chr, range(32, 127))).upper())
print("".join(map(chr, range(32, 127))).lower())
print("éÉß".upper())
#> ABCABC<>& hello world_z@[`{az XyZ AAAAAAAAAAAAAAAAZ{`@[AZ
#>  !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`ABCDEFGHIJKLMNOPQRSTUVWXYZ{|}~
#>  !"#$%&'()*+,-./0123456789:;<=>?@abcdefghijklmnopqrstuvwxyz[\]^_`abcdefghijklmnopqrstuvwxyz{|}~
#> ÉÉSS

### repr of strings with runs
print(repr("hello\n'wor\"ld\\ \x7f\xe9 € 😀 \x00"), repr("it's"), repr('"'), repr(""), repr("plain text that is long"))
#> 'hello\n\'wor"ld\\ \x7fé € 😀 \x00' "it's" '"' '' 'plain text that is long'

### join of several widths
print("-".join(["a"]), "".join(["ab", "é", "€", "😀"]), ", ".join(["abc", "defghijklmnop", "q" * 70]), "é".join("abc"))
print(max("-".join(["x" * n for n in range(70)]).split("-"), key=len) == "x" * 69)
#> a abé€😀 abc, defghijklmnop, qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq aébéc
#> True

### hashes of texts of every short length differ
print(len({hash("x" * n) for n in range(40)}), len({hash("0123456789abcdefghij"[:n]) for n in range(20)}))
print(hash("abc") == hash("".join(["a", "bc"])), hash(b"abcdefgh"[1:]) == hash(b"bcdefgh"))
#> 40 20
#> True True

### str() by position and by name
print(str(5), str(1.5), str(), str(object=7), str(b"ab", "ascii"))
print(str(b"\xff", errors="replace", encoding="utf-8") == "\ufffd", str(None))
for args, names in (((1, 2, 3, 4), {}), ((), {"text": 1}), ((1,), {"object": 2}), ((1, "ascii"), {})):
    try:
        print(str(*args, **names))
    except TypeError as e:
        print(e)
#> 5 1.5  7 ab
#> True None
#> str expected at most 3 arguments, got 4
#> str() got an unexpected keyword argument 'text'
#> argument for str() given by name ('object') and position (1)
#> decoding to str: need a bytes-like object, int found

### int() of digits and of what looks like them
print(int("0"), int("-0"), int("12345678901234"), int("-99999999999999"), int("123456789012345"), int(" 7 "))
print(int("+5"), int("1_0"), int("٣"))
for text in ("", "-", "--1", "1-", "1a", "- 1", "_1"):
    try:
        print(int(text))
    except ValueError as e:
        print(e)
#> 0 0 12345678901234 -99999999999999 123456789012345 7
#> 5 10 3
#> invalid literal for int() with base 10: ''
#> invalid literal for int() with base 10: '-'
#> invalid literal for int() with base 10: '--1'
#> invalid literal for int() with base 10: '1-'
#> invalid literal for int() with base 10: '1a'
#> invalid literal for int() with base 10: '- 1'
#> invalid literal for int() with base 10: '_1'

### percent with widths and literals of several kinds
print("%5s|%-5s|%.2s|%s|%r" % ("ab", "ab", "abc", "é", "é"), "é%sé" % "a", "€%d" % 5, "%%%s%%" % 1,
    "%s" % ("x" * 70) == "x" * 70)
#>    ab|ab   |ab|é|'é' éaé €5 %1% True
