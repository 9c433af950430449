"""Makes core/base/dtoa_table.c: the 128 leading bits of the powers of ten (facts; Eisel-Lemire and Schubfach)."""

LOW, HIGH = -342, 324


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


def main():
    print('/* Made by tools/gen_pow10.py. Do not edit. */')
    print('#include "base/dtoa_table.h"\n')
    print(f'const uint64_t hndtoa_pow10[{HIGH - LOW + 1}][2] = {{')
    for k in range(LOW, HIGH + 1):
        v = leading_bits(k)
        print(f'    {{0x{v >> 64:016x}, 0x{v & (1 << 64) - 1:016x}}},')
    print('};')


main()
