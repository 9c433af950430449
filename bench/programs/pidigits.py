# Digits of pi one after the other: Gibbons' unbounded spigot (American
# Mathematical Monthly 113, 2006), with plain ints.


def digits(count):
    out = []
    q = 1
    r = 0
    t = 1
    k = 1
    while len(out) < count:
        k2 = 2 * k + 1
        r = (2 * q + r) * k2
        t = t * k2
        q = q * k
        k += 1
        if q > r:
            continue
        digit = (3 * q + r) // t
        if digit == (4 * q + r) // t:
            out.append(digit)
            q *= 10
            r = (r - digit * t) * 10
    return out


found = digits(2800)
print("".join([str(d) for d in found[:20]]), sum(found), found[-10:])
