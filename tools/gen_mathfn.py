#!/usr/bin/env python3
"""Writes core/base/mathfn_tables.h: constants of core/base/mathfn*.c as pairs of doubles.

Everything is computed in integer fixed point with 1400 bits from textbook series, then split into doubles.
usage: gen_mathfn.py OUT
"""
import sys
from fractions import Fraction
from math import isqrt

BITS = 1400
ONE = 1 << BITS


def atan_inv(n):
    """atan(1/n) by its Taylor series."""
    total, term, k = 0, ONE // n, 0
    while term:
        total += (term // (2 * k + 1)) * (-1) ** k
        term //= n * n
        k += 1
    return total


PI = 4 * (4 * atan_inv(5) - atan_inv(239))  # Machin


def exp(x):
    """exp of a fixed-point x."""
    total, term, k = 0, ONE, 0
    while term:
        total += term
        k += 1
        term = (term * x >> BITS) // k
    return total


def log1p_small(num, den):
    """log((1 + z) / (1 - z)) / 2 = atanh(z) for z = num / den."""
    z = ONE * num // den
    z2, total, term, k = z * z >> BITS, 0, z, 1
    while term not in (0, -1):
        total += term // k
        term = term * z2 >> BITS
        k += 2
    return total


LN2 = 2 * log1p_small(1, 3)


def log(fr):
    """log of a positive fraction near 1."""
    return 2 * log1p_small((fr - 1).numerator * (fr + 1).denominator, (fr - 1).denominator * (fr + 1).numerator)


def sincos(fr):
    x = ONE * fr.numerator // fr.denominator
    sin = cos = 0
    term, k = ONE, 0
    while term:
        if k % 2:
            sin += term * (-1) ** (k // 2)
        else:
            cos += term * (-1) ** (k // 2)
        k += 1
        term = (term * x >> BITS) // k
    return sin, cos


def atan(fr):
    """Halves the angle four times with exact square roots, then the series."""
    x = ONE * fr.numerator // fr.denominator
    for _ in range(4):
        root = isqrt((ONE * ONE) + x * x)
        x = x * ONE // (ONE + root)
    x2, total, term, k = x * x >> BITS, 0, x, 0
    while term:
        total += (term // (2 * k + 1)) * (-1) ** k
        term = term * x2 >> BITS
        k += 1
    return total * 16


def fr(x):
    return Fraction(x, ONE)


def pair(x):
    f = x if isinstance(x, Fraction) else fr(x)
    hi = float(f)
    return "{%s, %s}" % (hi.hex(), float(f - Fraction(hi)).hex())


def chopped(f, bits, count):
    """f as `count` doubles of `bits` bits each and a rest."""
    parts = []
    for _ in range(count):
        e = f.numerator.bit_length() - f.denominator.bit_length()
        q = Fraction(2) ** (e - bits)
        part = Fraction(int(f / q)) * q
        parts.append(part)
        f -= part
    parts.append(f)
    return parts


def table(out, name, values):
    out.append("static const dd %s[] = {" % name)
    out += ["    %s," % pair(v) for v in values]
    out += ["};", ""]


def main(path):
    out = ["/* Made by tools/gen_mathfn.py. Pairs of doubles: value = hi + lo. */",
           "#ifndef HN_BASE_MATHFN_TABLES_H", "#define HN_BASE_MATHFN_TABLES_H", "",
           '#include "base/mathfn_dd.h"', ""]
    ln2 = chopped(fr(LN2), 38, 1)
    out.append("static const double ln2_top = %s; /* 38 bits */" % float(ln2[0]).hex())
    step = chopped(fr(LN2) / 128, 33, 2)
    pio2 = chopped(fr(PI) / 2, 30, 3)
    singles = [("ln2_rest", ln2[1]), ("inv_ln2", 1 / fr(LN2)), ("inv_ln10", 1 / fr(4 * LN2 + log(Fraction(10, 16)))),
               ("ln2_dd", fr(LN2)), ("pi_dd", fr(PI)), ("half_pi", fr(PI) / 2), ("pio2_rest", pio2[3]),
               ("two_over_sqrt_pi", 2 / fr(isqrt(PI * ONE))),
               ("step_rest", step[2])]
    for name, value in singles:
        out.append("static const dd %s = %s;" % (name, pair(value)))
    out.append("static const double step_part[] = {%s}; /* ln2 / 128, 33 bits each */"
               % ", ".join(float(v).hex() for v in step[:2]))
    out.append("static const double pio2_part[] = {%s}; /* 30 bits each */"
               % ", ".join(float(v).hex() for v in pio2[:3]))
    out.append("")
    out.append("/* 2 ** (i / 128) */")
    table(out, "exp_table", [exp(LN2 * i // 128) for i in range(128)])
    out.append("/* c near 1 / m for m in [1/sqrt(2), sqrt(2)) by steps of 1/128, and -log(c) */")
    cs = []
    for j in range(90, 183):
        c = Fraction(1) if 126 <= j <= 129 else Fraction(round(Fraction(512) / (Fraction(2 * j + 1, 256))), 512)
        cs.append(c)
    out.append("static const double log_inverse[] = {%s};" % ", ".join(float(c).hex() for c in cs))
    table(out, "log_table", [0 if c == 1 else -log(c) for c in cs])
    out.append("/* sin, cos of i / 64; atan of i / 64 */")
    sc = [sincos(Fraction(i, 64)) for i in range(52)]
    table(out, "sin_table", [s for s, _ in sc])
    table(out, "cos_table", [c for _, c in sc])
    table(out, "atan_table", [atan(Fraction(i, 64)) for i in range(65)])
    two_over_pi = 2 * ONE * ONE // PI >> (BITS - 1248)
    limbs = [(two_over_pi >> (1248 - 32 * (i + 1))) & 0xFFFFFFFF for i in range(39)]
    out.append("/* 2 / pi, 32 bits each, from the binary point */")
    out.append("static const uint32_t two_over_pi[] = {%s};" % ", ".join("0x%08xu" % v for v in limbs))
    out.append("")
    out += ["#endif", ""]
    open(path, "w").write("\n".join(out))


main(sys.argv[1])
