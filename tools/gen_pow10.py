"""Makes core/base/dtoa_table.c: what hndtoa_pow10 makes the 128 leading bits of any power of ten from (facts; Eisel-Lemire and
Schubfach)."""

LOW, HIGH, STEP = -342, 324, 27
FIRST = LOW // STEP


def leading_bits(k):
    """The 128 leading bits of 10**k, rounded down."""
    if k >= 0:
        n = 10**k
        shift = n.bit_length() - 128
        return n >> shift if shift >= 0 else n << -shift
    d = 10**-k
    shift = 127 + d.bit_length()
    q = (1 << shift) // d
    return q >> (q.bit_length() - 128)


def missing(k):
    """What the leading bits of the product of the two entries are short of those of 10**k."""
    product = leading_bits(k // STEP * STEP) * (5 ** (k % STEP) << 64 - (5 ** (k % STEP)).bit_length())
    short = leading_bits(k) - (product >> product.bit_length() - 128)
    assert 0 <= short < 4
    return short


def rows(values, form, per_row):
    for i in range(0, len(values), per_row):
        print('    ' + ', '.join(form % v for v in values[i : i + per_row]) + ',')
    print('};')


def main():
    print('/* Made by tools/gen_pow10.py. Do not edit. */')
    print('#include "base/dtoa_table.h"\n')
    print('/* clang-format off */')
    large = [leading_bits(STEP * i) for i in range(FIRST, HIGH // STEP + 1)]
    print(f'const uint64_t hndtoa_pow10_large[{len(large)}][2] = {{')
    rows([(v >> 64, v & (1 << 64) - 1) for v in large], '{0x%016x, 0x%016x}', 2)
    print(f'const uint64_t hndtoa_pow10_small[{STEP}] = {{')
    rows([5**r << 64 - (5**r).bit_length() for r in range(STEP)], '0x%016x', 5)
    short = [missing(k) for k in range(LOW, HIGH + 1)]
    short += [0] * (-len(short) % 4)
    packed = [sum(short[i + j] << 2 * j for j in range(4)) for i in range(0, len(short), 4)]
    print(f'const uint8_t hndtoa_pow10_short[{len(packed)}] = {{')
    rows(packed, '%d', 24)


main()
