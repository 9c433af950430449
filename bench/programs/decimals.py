# Money in Decimals: invoices rounded to cents, compound interest, and a series to fifty digits.
from decimal import Decimal, ROUND_HALF_UP, localcontext

CENT = Decimal("0.01")


def invoices(count):
    total = Decimal(0)
    taxes = {"food": Decimal("0.07"), "books": Decimal("0.05"), "other": Decimal("0.19")}
    kinds = list(taxes)
    lines = 0
    for i in range(count):
        net = Decimal(0)
        tax = Decimal(0)
        for k in range(5):
            price = Decimal(f"{(i * 37 + k * 101) % 9000}.{(i * k) % 100:02d}")
            line = (price * (k + 1)).quantize(CENT, ROUND_HALF_UP)
            net += line
            tax += (line * taxes[kinds[(i + k) % 3]]).quantize(CENT, rounding=ROUND_HALF_UP)
            lines += len(f"{line:>12,.2f}")
        if net > 20000:
            net -= (net * Decimal("0.03")).quantize(CENT)
        total += net + tax
    return total, lines


def interest(count):
    balance = Decimal("1000.00")
    rate = Decimal("0.0425")
    for i in range(count):
        balance += balance * rate / 12
        if balance > 5000:
            balance /= 5
    return balance.quantize(CENT), Decimal("1.0035") ** 240


def machin(digits):
    def arctan(n):
        term = total = Decimal(1) / n
        square, k, sign = n * n, 1, -1
        while term > limit:
            term /= square
            k += 2
            total += sign * term / k
            sign = -sign
        return total

    with localcontext() as ctx:
        ctx.prec = digits + 5
        limit = Decimal(10) ** -(digits + 4)
        pi = 16 * arctan(5) - 4 * arctan(239)
        ctx.prec = digits
        return +pi


print(*invoices(12000), *interest(60000))
for digits in range(40, 60):
    pi = machin(digits)
print(pi)
