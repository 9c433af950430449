### integers longer than a part that is worked on at a time: sums, differences, shifts
def check(bits):
    a = int('9c5' * (bits // 12), 16) + (1 << bits)
    b = (1 << bits) - 1
    for x in (a, -a, b, -b):
        for y in (a, -b, b + 1, -1, (1 << bits // 2) - 1):
            assert x + y - y == x and (x - y) + y == x
            assert (x ^ y) ^ y == x and (x & y) + (x | y) == x + y
            assert x - x == 0 and -(x + y) == -x - y and x + ~x == -1
        for k in (1, 32, bits // 2 + 5):
            assert x << k == x * 2 ** k and x >> k == x // 2 ** k and (x << k) >> k == x
        assert x.bit_count() == bin(x).count('1')
        assert hash(x) == hash(abs(x) % (2 ** 61 - 1) * (1 if x > 0 else -1)) or hash(2 ** 40) != 2 ** 40
    assert b + 1 == 1 << bits and (b + 1).bit_length() == bits + 1 and -b - 1 == -1 << bits
    assert (-1 << bits) >> bits == -1 and -b >> bits == -1 and (-1 << bits) >> bits + 1 == -1
for bits in (524287, 524289, 1100000):
    check(bits)
print('same')
#> same

### integers longer than a part: order
a = 1 << 1200000
for b in (a + 1, a + (1 << 600000), a + (1 << 1199999), a << 1):
    print(a < b, b > a, -a > -b, a == b, b == b + 0, a + (b - a) == b, -a < b)
#> True True True False True True True
#> True True True False True True True
#> True True True False True True True
#> True True True False True True True

### integers longer than a part: bytes and digits
for n in ((1 << 800000) - 1, (1 << 800000) + 12345, int('7' * 150000, 8)):
    for sign in (1, -1):
        for order in ('big', 'little'):
            b = (sign * n).to_bytes(150001, order, signed=True)
            assert int.from_bytes(b, order, signed=True) == sign * n
            assert int.from_bytes(b, order) == sign * n % (1 << 8 * 150001)
    assert int(hex(n), 16) == int(bin(n), 2) == int(oct(n), 8) == n
    assert (n * 7 + 3) // 7 == n and (n * 7 + 3) % 7 == 3 and n // 1 == n
for length in (99999, 100000, 100001):
    for n in ((1 << 800000) - 1, 1 << 799999, -1 << 799999, (-1 << 799999) - 1):
        try:
            print(length, len(n.to_bytes(length, signed=True)))
        except OverflowError as e:
            print(length, e)
#> 99999 int too big to convert
#> 99999 int too big to convert
#> 99999 int too big to convert
#> 99999 int too big to convert
#> 100000 int too big to convert
#> 100000 int too big to convert
#> 100000 100000
#> 100000 int too big to convert
#> 100001 100001
#> 100001 100001
#> 100001 100001
#> 100001 100001
