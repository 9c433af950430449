# int and bool, big ints included.

### floor division and modulo round to minus infinity
print(7 // 2, -7 // 2, 7 // -2, -7 // -2, 7 % 3, -7 % 3, 7 % -3, -7 % -3)  #> 3 -4 -4 3 1 2 -2 -1

### divmod
print(divmod(7, 2), divmod(-7, 2), divmod(7, -2), divmod(0, 5))  #> (3, 1) (-4, 1) (-4, -1) (0, 0)

### true division
print(7 / 2, 6 / 3, -1 / 3, 10**20 / 10**18)  #> 3.5 2.0 -0.3333333333333333 100.0

### power
print(2**10, (-2)**3, 2**-2, 0**0, 7**77 % 10**9)  #> 1024 -8 0.25 1 287039207

### pow with modulus
print(pow(3, 100, 7), pow(2, -1, 7), pow(-2, 3, 5), pow(5, 0, 1), pow(2, 1000, 10**9 + 7), pow(3, 5, -7))
#> 4 4 2 0 688423210 -2

### the border of 48 bits
for n in (2**47 - 1, 2**47, -2**47, -2**47 - 1, 2**48, 2**46):
    print(n, n + 1, n - 1, -n, n * 2, n // 2)
#> 140737488355327 140737488355328 140737488355326 -140737488355327 281474976710654 70368744177663
#> 140737488355328 140737488355329 140737488355327 -140737488355328 281474976710656 70368744177664
#> -140737488355328 -140737488355327 -140737488355329 140737488355328 -281474976710656 -70368744177664
#> -140737488355329 -140737488355328 -140737488355330 140737488355329 -281474976710658 -70368744177665
#> 281474976710656 281474976710657 281474976710655 -281474976710656 562949953421312 140737488355328
#> 70368744177664 70368744177665 70368744177663 -70368744177664 140737488355328 35184372088832

### the border of 63 and 64 bits
print(2**62 + 2**62, 2**63 - 1, 2**63 * 2, -2**63 - 1)
print((2**64 - 1) * (2**64 - 1))
#> 9223372036854775808 9223372036854775807 18446744073709551616 -9223372036854775809
#> 340282366920938463426481119284349108225

### multiplication that overflows small ints
a = 123456789
print(a * a, a * a * a, -a * a, 99999999 * 99999999)
#> 15241578750190521 1881676371789154860897069 -15241578750190521 9999999800000001

### results come back to small ints
x = 2**100
print(x >> 98, x // 2**99, x - x + 5, x % 7, (x + 1) & 3)  #> 4 2 5 2 1

### big addition and subtraction
a, b = 10**30, 10**29 + 7
print(a + b, a - b)  #> 1100000000000000000000000000007 899999999999999999999999999993
print(b - a, -a - b)  #> -899999999999999999999999999993 -1100000000000000000000000000007

### big multiplication
print(12345678901234567890 * 98765432109876543210)
print((10**40 + 1) * (10**40 - 1))
#> 1219326311370217952237463801111263526900
#> 99999999999999999999999999999999999999999999999999999999999999999999999999999999

### karatsuba-sized multiplication
a, b = 3**500, 7**400
print((a * b) % (10**18 + 9), a * b == b * a, (a + b) * (a - b) == a * a - b * b)
#> 299548274665119774 True True

### big division
a = 10**50 + 12345
print(a // 10**20, a % 10**20, -a // 10**20)
print(-a % 10**20, divmod(a, -10**25))
#> 1000000000000000000000000000000 12345 -1000000000000000000000000000001
#> 99999999999999987655 (-10000000000000000000000001, -9999999999999999999987655)

### division identity for many signs
for a in (10**30 + 7, -10**30 - 7):
    for b in (10**11 + 3, -10**11 - 3):
        q, r = divmod(a, b)
        print(q, r, q * b + r == a)
#> 9999999999700000000 900000007 True
#> -9999999999700000001 -99099999996 True
#> -9999999999700000001 99099999996 True
#> 9999999999700000000 -900000007 True

### shifts
print(1 << 100, (1 << 100) >> 90, -1 >> 5, -5 >> 1, -(1 << 70) >> 3, 5 << 0, 0 << 1000, 1 >> 10**6)
#> 1267650600228229401496703205376 1024 -1 -3 -147573952589676412928 5 0 0

### bit operations with negatives
print(-1 & 0xFF, -256 | 1, -1 ^ 5, ~7, -8 & -12, 5 & -2, -(2**70) & (2**71 - 1), -(2**70) | 1, ~(2**70))
#> 255 -255 -6 -8 -16 4 1180591620717411303424 -1180591620717411303423 -1180591620717411303425

### bit_length and bit_count
print([n.bit_length() for n in (0, 1, -1, 255, 256, -256, 2**100)], [n.bit_count() for n in (0, 7, -7, 2**100 - 1)])
#> [0, 1, 1, 8, 9, 9, 101] [0, 3, 3, 100]

### comparison of big and small
print(2**70 > 5, -2**70 < 5, 2**70 == 2**70, 2**70 != 2**70 + 1, 2**70 > 1e10, 2**53 + 1 == float(2**53))
#> True True True True True False

### int and float compare exactly
print(2**53 + 1 > 2.0**53, 10**400 > 1e308, 10**400 < float("inf"), 1 == 1.0, 3 > 2.5, -(10**400) < -1e308)
#> True True True True True True

### conversion from strings
print(int("42"), int("-42"), int("+7"), int("  12  "), int("1_000"), int("0"), int("-0"), int("٣"))
#> 42 -42 7 12 1000 0 0 3

### conversion with a base
print(int("ff", 16), int("0xFF", 16), int("0b101", 0), int("0o17", 0), int("z", 36), int("-101", 2), int("12", 0))
#> 255 255 5 15 35 -5 12

### conversion from floats truncates
print(int(2.9), int(-2.9), int(1e20), int(-0.5), int(2.0**80))
#> 2 -2 100000000000000000000 0 1208925819614629174706176

### big decimal conversion both ways
s = "1234567890" * 30
print(int(s) == sum(int(c) * 10**(len(s) - 1 - i) for i, c in enumerate(s)), str(int(s)) == s, len(str(10**299)))
#> True True 300

### bin, oct, hex
print(bin(10), oct(64), hex(255), bin(-5), hex(-255), hex(2**70), bin(0))
#> 0b1010 0o100 0xff -0b101 -0xff 0x400000000000000000 0b0

### format specs
print(f"{42:5}|{42:<5}|{42:^5}|{42:05}|{42:+}|{42: }|{-42:=6}|{42:b}|{42:#o}|{42:X}|{42:#x}|{42:c}")
#>    42|42   | 42  |00042|+42| 42|-   42|101010|0o52|2A|0x2a|*

### grouping
print(f"{1234567:,} {1234567:_} {0xABCDEF12:_x} {12345:010,} {-1234:,}")
#> 1,234,567 1_234_567 abcd_ef12 00,012,345 -1,234

### float formats of ints
print(f"{3:.2f} {1234:e} {5:g} {1:%} {10**20:.3e}")  #> 3.00 1.234000e+03 5 100.000000% 1.000e+20

### big ints in format
print(f"{2**100:,}", f"{2**100:x}", f"{-2**100:#b}"[:6], f"{10**30:>35}")
#> 1,267,650,600,228,229,401,496,703,205,376 10000000000000000000000000 -0b100     1000000000000000000000000000000

### str and repr
print(str(-0), repr(10**25), str(True))  #> 0 10000000000000000000000000 True

### the limit of digits
str(10**5000)
#! ValueError: Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit

### the limit of digits for parsing
int("1" * 5000)
#! ValueError: Exceeds the limit (4300 digits) for integer string conversion: value has 5000 digits; use sys.set_int_max_str_digits() to increase the limit

### hex has no limit
print(len(hex(10**5000)))  #> 4155

### to_bytes and from_bytes
print((1000).to_bytes(2, "big"), (1000).to_bytes(4, "little"), (-1).to_bytes(2, "big", signed=True), (5).to_bytes())
print(int.from_bytes(b"\x03\xe8", "big"), int.from_bytes(b"\xff\xff", signed=True), int.from_bytes([1, 0], "little"))
#> b'\x03\xe8' b'\xe8\x03\x00\x00' b'\xff\xff' b'\x05'
#> 1000 -1 1

### to_bytes too small
(256).to_bytes(1, "big")
#! OverflowError: int too big to convert

### to_bytes of a negative
(-1).to_bytes(2, "big")
#! OverflowError: can't convert negative int to unsigned

### attributes
n = 5
print(n.real, n.imag, n.numerator, n.denominator, n.conjugate(), n.is_integer(), n.as_integer_ratio())
#> 5 0 5 1 5 True (5, 1)

### methods on literals
print((5).bit_length(), 5 .real, 5..is_integer())  #> 3 5 True

### round
print(round(15, -1), round(25, -1), round(35, -1), round(-15, -1), round(1234, -2), round(5), round(5, 2),
    round(10**20 + 5, -1))
#> 20 20 40 -20 1200 5 5 100000000000000000000

### bool is an int
print(True + 1, True == 1, isinstance(True, int), True * "ab", [10, 20][True], sum([True, True]), repr(True),
    str(False))
#> 2 True True ab 20 2 True False

### bool operators stay bool
print(True & True, True | False, True ^ True, type(True & 1), ~True == -2)
#> True True False <class 'int'> True

### bool of values
print(bool(0), bool(-1), bool(2**100), bool())  #> False True True False

### int()
print(int(), int(True), int("0x10", 16))  #> 0 1 16

### a subclass of int in arithmetic
class N(int):
    def __add__(self, o): return "added"
print(N(1) + 1, 1 + N(1), N(2) * 3, -N(4), N(5) == 5)  #> added 2 6 -4 True

### hash of big ints
print(hash(5), hash(-1), hash(True))  #> 5 -2 1

### ints as keys
d = {2**70: "big", 1: "one"}
print(d[2**70], d[True], 2**70 in d)  #> big one True

### fibonacci of 300
a, b = 0, 1
for _ in range(300): a, b = b, a + b
print(a)  #> 222232244629420445529739893461909967206666939096499764990979600

### factorial of 60
n = 1
for i in range(1, 61): n *= i
print(n)  #> 8320987112741390144276341183223364380754172606361245952449277696409600000000000000

### digits of e
n, d = 10**60, 0
term, k = n, 1
while term: d += term; term //= k; k += 1
print(str(d)[:55])  #> 2718281828459045235360287471352662497757247093699959574

### greatest common divisor by hand
def gcd(a, b):
    while b: a, b = b, a % b
    return a
print(gcd(2**100 * 3**20, 2**90 * 5**10) == 2**90, gcd(48, 36))  #> True 12

### integer square root by Newton
def isqrt(n):
    x = 1 << (n.bit_length() + 1) // 2
    while (y := (x + n // x) // 2) < x: x = y
    return x
print(isqrt(10**60), isqrt(2 * 10**40))  #> 1000000000000000000000000000000 141421356237309504880

### collatz
n, steps = 27, 0
while n != 1: n, steps = (n // 2, steps + 1) if n % 2 == 0 else (3 * n + 1, steps + 1)
print(steps)  #> 111

### loops across the small int border
x = 2**47 - 3
for i in range(6): x += 1
print(x)  #> 140737488355331

### negative zero does not exist
print(-0, 0 * -1, -(0))  #> 0 0 0

### unary on big
x = 2**80
print(-x, +x, abs(-x), -(-x) == x)
#> -1208925819614629174706176 1208925819614629174706176 1208925819614629174706176 True

### division of huge ints gives a float or fails
print(10**400 / 10**399)  #> 10.0
10**400 / 1
#! OverflowError: integer division result too large for a float

### int too large for float
float(10**400)
#! OverflowError: int too large to convert to float

### shift count too large
1 << 10**20
#! OverflowError: too many digits in integer

### negative shift
1 >> -1
#! ValueError: negative shift count

### exponent of a big negative base
print((-3)**41, (-10)**20, (-1)**(10**9))  #> -36472996377170786403 100000000000000000000 1

### chained arithmetic
print(1 + 2 - 3 * 4 // 5 % 6 ** 2, ((1 << 5) - 1) ^ 0b10101)  #> 1 10

### range arithmetic
print(sum(range(10**6)), sum(x * x for x in range(1000)))  #> 499999500000 332833500

### max and min of mixed numbers
print(max(1, 2.5, True), min(3, 2**70, -1.5), max([1, 1.0]), max(1.0, 1))  #> 2.5 -1.5 1 1.0

### int string with underscores is strict
int("1__0")
#! ValueError: invalid literal for int() with base 10: '1__0'

### int of bytes
print(int(b"42"), int(bytearray(b"-7")))  #> 42 -7

### leading zeros
print(int("007"), eval("0_0"))  #> 7 0

### leading zeros are a syntax error
#: ends=early
007
#! SyntaxError: leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers

### a literal followed by a name
print(1if 1 else 2)  #> 1

### is small int identity
a = 5
b = 5
print(a is b)  #> True

### literals have as many digits as sys.set_int_max_str_digits allows
import ast, sys
def ask(f):
    try: f(); print('ok')
    except SyntaxError as e: print(e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset, len(e.text or ''))
    except ValueError as e: print(type(e).__name__, e)
sys.set_int_max_str_digits(1000)
long = '1' * 1001
for text in (long, '(1,\n  ' + long + ')', 'f"{' + long + '}"', 'match x:\n  case ' + long + ': pass', '1' * 1000,
             '0x' + 'f' * 2000, '1_' * 500 + '1', '1_' * 1000 + '1', long + 'j', long + '.0', 'z z\n' + long):
    ask(lambda: compile(text, 'f', 'exec'))
ask(lambda: eval(long))
ask(lambda: exec(long))
ask(lambda: ast.parse(long))
ask(lambda: ast.literal_eval(long))
ask(lambda: compile(ast.Expression(ast.Constant(10 ** 2000, lineno=1, col_offset=0)), 'f', 'eval'))
sys.set_int_max_str_digits(6000)
made = compile('n = ' + '7' * 5000, 'f', 'exec')
ask(lambda: eval('1' * 6001))
sys.set_int_max_str_digits(0)
exec(made)
print(len(str(n)), eval('1' * 7000) % 1000, len(str(ast.literal_eval('1' * 7000))))
exec(made.replace(co_name='other'))
print(n % 1000)
sys.set_int_max_str_digits(4300)
ask(lambda: eval('1' * 4301))
#> Exceeds the limit (1000 digits) for integer string conversion: value has 1001 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 1 0 1 0 1002
#> Exceeds the limit (1000 digits) for integer string conversion: value has 1001 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 2 0 2 0 1005
#> Exceeds the limit (1000 digits) for integer string conversion: value has 1001 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 1 0 1 0 1007
#> Exceeds the limit (1000 digits) for integer string conversion: value has 1001 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 2 0 2 0 1015
#> ok
#> ok
#> ok
#> Exceeds the limit (1000 digits) for integer string conversion: value has 1001 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 1 0 1 0 2002
#> ok
#> ok
#> invalid syntax 1 3 1 4 4
#> Exceeds the limit (1000 digits) for integer string conversion: value has 1001 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 1 0 1 0 1001
#> Exceeds the limit (1000 digits) for integer string conversion: value has 1001 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 1 0 1 0 1002
#> Exceeds the limit (1000 digits) for integer string conversion: value has 1001 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 1 0 1 0 1002
#> Exceeds the limit (1000 digits) for integer string conversion: value has 1001 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 1 0 1 0 1001
#> ok
#> Exceeds the limit (6000 digits) for integer string conversion: value has 6001 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 1 0 1 0 6001
#> 5000 111 7000
#> 777
#> Exceeds the limit (4300 digits) for integer string conversion: value has 4301 digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits. 1 0 1 0 4301
