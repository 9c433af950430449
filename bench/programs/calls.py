# Calls of every shape: defaults, keywords, *args, **kwargs, lambdas, builtins.


def with_defaults(a, b=2, c=3):
    return a + b * c


def keyword_only(a, *, scale=1, shift=0):
    return a * scale + shift


def gather(*args, **kwargs):
    return len(args) + len(kwargs)


def forward(*args, **kwargs):
    return with_defaults(*args, **kwargs)


def main():
    total = 0
    pair = (4,)
    named = {"b": 7}
    square = lambda v: v * v
    for i in range(200000):
        total += with_defaults(i)
        total += with_defaults(i, c=1)
        total += keyword_only(i, scale=2, shift=i)
        total += gather(i, i, key=i)
        total += forward(*pair, **named)
        total -= square(i & 15)
        total += max(i, 100) - min(i, 100) + abs(-i)
        total &= 0xFFFFFFF
    return total


print(main())
