# Operations on random ints of all sizes around the limits of the methods, with runs of zeros and ones.
# What they give is mixed into one number, which CPython has to agree with.

def random():
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return state >> 33

### arithmetic, shifts and bits
state = 1
def big(limbs):
    kind, n = random() % 5, 0
    for _ in range(limbs):
        k = random() % 8
        edge = (0, 1, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0xFFFFFFFE, k, random())
        n = n << 32 | (0xFFFFFFFF, 0, 0xFFFFFFFF if k < 4 else 0, edge[k], random() << 1 | k & 1)[kind]
    return n | 1 << (32 * limbs - 1 - random() % 32) if limbs else 0
mixed = 0
def mix(*values):
    global mixed
    for v in values: mixed = (mixed * 1000003 + v + v.bit_length()) % (2**61 - 1)
sizes = (0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 33, 39, 40, 41, 63, 64, 65, 66, 80, 129, 140)
for step in range(150):
    a, b = big(sizes[random() % len(sizes)]), big(sizes[random() % len(sizes)])
    if step % 3 == 0: a = -a
    if step % 5 == 0: b = -b
    n, s = random() % 2**31 + 1, random() % 200
    mix(a + b, a - b, b - a, a * b, a * a, -a, ~a, a & b, a | b, a ^ b, a << s, a >> s, a << 32, a >> 64)
    mix(a * n, a + n, n - a, a // n, a % n, a // -n, a % -n, a // (n << 17), a % (n << 30 | 5), a // 10, a % 10)
    mix(int(a < b), int(a == b), int(a >= b))
print(mixed)  #> 489432642782167949

### ints of up to 128 bits
state = 3
def random():
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) & 2**64 - 1
    return state >> 33
mixed = 0
edges = [0, 1, 2**31, 2**32 - 1, 2**47 - 1, 2**47, 2**63, 2**64 - 1, 2**64, 2**65, 2**96, 2**127, 2**128 - 1, 2**128, 5]
edges += [random() << random() % 64 | random() for _ in range(10)] + [random() << 97, (random() << 64) + 3]
edges += [-e for e in edges if e]
for a in edges:
    for b in edges:
        values = [a + b, a - b, a * b, a & b, a | b, a ^ b]
        if b: values += [a // b, a % b]
        if 0 <= b < 200: values += [a << b, a >> b]
        for k in (1, 16, 31, 32, 33, 63, 64, 65, 96, 127, 128): values += [a >> k, a << k, a % (1 << k), a // (1 << k)]
        for v in values: mixed = (mixed * 1000003 + v + v.bit_length()) % (2**61 - 1)
print(mixed)  #> 968628797090156857

### division, also next to exact multiples
state = 1
def big(limbs):
    kind, n = random() % 3, 0
    for _ in range(limbs):
        n = n << 32 | (0xFFFFFFFF, 0xFFFFFFFF if random() % 2 else 0, random() << 1 | random() & 1)[kind]
    return n | 1 << (32 * limbs - 1 - random() % 32)
mixed = 0
sizes = (1, 2, 3, 4, 5, 8, 17, 40, 63, 64, 65, 66, 94, 95, 130, 200)
for step in range(150):
    a, b, q = big(sizes[random() % 16]), big(sizes[random() % 16]), big(sizes[random() % 9])
    if step % 3 == 0: b = -b
    for value in (a, -a, b * q, b * q - 1, b * q + 1, b * (q + 1) - 1, (b << 32) - 1, (b << 32) + 1, b * q - b + 1):
        quotient, rest = divmod(value, b)
        if quotient != value // b or rest != value % b or quotient * b + rest != value: print("wrong", value, b)
        mixed = (mixed * 1000003 + quotient + rest) % (2**61 - 1)
print(mixed)  #> 686901546281765656

### powers modulo
state = 7
def big(bits):
    n, ones = 0, random() % 4 == 0
    for _ in range(bits // 31 + 1): n = n << 31 | (2**31 - 1 if ones else random())
    return n >> n.bit_length() - bits if n.bit_length() > bits else n | 1 << bits - 1
mixed = 0
for bits in (2, 3, 5, 16, 30, 31, 32, 33, 34, 62, 63, 64, 65, 66, 80, 81, 82, 83, 94, 95, 96, 97, 110, 111, 112,
        113, 114, 138, 139, 140, 141, 222, 223, 224, 225, 512, 521, 530, 531):
    for m in (big(bits) | 1, big(bits) & -2, 2**bits - 1):
        for a in (0, 2, 65535, 65536, m - 1, big(bits), -big(bits)):
            for e in (0, 1, 5, big(9), big(23), big(45), big(90), big(260 if bits < 150 else 12)):
                mixed = (mixed * 31 + pow(a, e, m) + pow(a, e, -m)) % (2**127 - 1)
print(mixed)  #> 81681555057092654454941531688229405671

### powers modulo, long
state = 7
def big(bits):
    n, ones = 0, random() % 4 == 0
    for _ in range(bits // 31 + 1): n = n << 31 | (2**31 - 1 if ones else random())
    return n >> n.bit_length() - bits if n.bit_length() > bits else n | 1 << bits - 1
mixed = 0
for bits in (3342, 3343, 3344, 3360, 3361):
    for m in (big(bits) | 1, 2**bits - 1):
        for a in (0, 2, 65535, 65536, m - 1, big(bits)):
            for e in (0, 1, 5, big(9), big(10), big(12)):
                if e > 600: continue
                mixed = (mixed * 31 + pow(a, e, m) + pow(a, e, -m)) % (2**127 - 1)
print(mixed)  #> 151040061704778539036542987342239569729

### powers modulo, longer
state = 7
def big(bits):
    n, ones = 0, random() % 4 == 0
    for _ in range(bits // 31 + 1): n = n << 31 | (2**31 - 1 if ones else random())
    return n >> n.bit_length() - bits if n.bit_length() > bits else n | 1 << bits - 1
mixed = 0
for bits in (6700, 6702, 6703, 6721):
    for m in (big(bits) | 1, 2**bits - 1):
        for a in (0, 2, 65535, 65536, m - 1, big(bits)):
            for e in (0, 1, 5, big(9), big(10), big(12)):
                if e > 600: continue
                mixed = (mixed * 31 + pow(a, e, m) + pow(a, e, -m)) % (2**127 - 1)
print(mixed)  #> 65514992086030596674114170157789867959
