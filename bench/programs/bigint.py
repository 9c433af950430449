# Big ints: factorial, powers, Fibonacci by doubling, division, modular powers
# (a Miller-Rabin test), decimal conversion, shifts and masks.


def factorial(n):
    out = 1
    for i in range(2, n + 1):
        out *= i
    return out


def fibonacci(n):
    a = 0
    b = 1
    for bit in bin(n)[2:]:
        c = a * (2 * b - a)
        d = a * a + b * b
        if bit == "1":
            a, b = d, c + d
        else:
            a, b = c, d
    return a


def probably_prime(n):
    odd = n - 1
    twos = 0
    while odd % 2 == 0:
        odd //= 2
        twos += 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, odd, n)
        if x == 1 or x == n - 1:
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def digits(n):
    total = 0
    while n:
        n, low = divmod(n, 10**18)
        total += low
    return total


def main():
    f = factorial(5500)
    fib = fibonacci(300000)
    powers = 3**40000 // 7**9000 % 10**20
    primes = 0
    start = 2**521 - 301
    for n in range(start, start + 602, 2):
        if probably_prime(n):
            primes += 1
    bits = 0
    value = f
    while value:
        bits += value & 0xFFFFFFFF
        value >>= 64
    text = str(factorial(1500))
    return digits(f), fib % 10**15, powers, primes, bits, len(text), int(text) % 1000003


print(main())
