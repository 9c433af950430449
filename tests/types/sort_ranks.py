# Sorting by what a word can hold of each key, and by the rest where that is equal.

### strings with equal beginnings: upwards
words = ["abcdefgh", "abcdefghi", "abcdefg", "", "abcdefgha", "a", "a\0", "a\0\0", "ab", "B", "b", "abcdefgh\0",
    "é", "z", "zz"]
for w in sorted(words):
    print(repr(ascii(w)))
#> "''"
#> "'B'"
#> "'a'"
#> "'a\\x00'"
#> "'a\\x00\\x00'"
#> "'ab'"
#> "'abcdefg'"
#> "'abcdefgh'"
#> "'abcdefgh\\x00'"
#> "'abcdefgha'"
#> "'abcdefghi'"
#> "'b'"
#> "'z'"
#> "'zz'"
#> "'\\xe9'"

### strings with equal beginnings: __getitem__
words = ["abcdefgh", "abcdefghi", "abcdefg", "", "abcdefgha", "a", "a\0", "a\0\0", "ab", "B", "b", "abcdefgh\0",
    "é", "z", "zz"]
for w in sorted(words, reverse=True):
    print(repr(ascii(w)))
print(sorted(words, key=len)[:4], sorted(range(len(words)), key=words.__getitem__))
#> "'\\xe9'"
#> "'zz'"
#> "'z'"
#> "'b'"
#> "'abcdefghi'"
#> "'abcdefgha'"
#> "'abcdefgh\\x00'"
#> "'abcdefgh'"
#> "'abcdefg'"
#> "'ab'"
#> "'a\\x00\\x00'"
#> "'a\\x00'"
#> "'a'"
#> "'B'"
#> "''"
#> ['', 'a', 'B', 'b'] [3, 9, 5, 6, 7, 8, 2, 0, 11, 4, 1, 10, 13, 14, 12]

### strings of several widths: upwards
words = ["€", "é", "a", "😀", "abc€", "abcd", "abc", "ab😀", "", "€uro", "€urø", "😀😀😀a", "😀😀😀", "abc\uffff",
    "abc\U00010000"]
for w in sorted(words):
    print(repr(ascii(w)))
#> "''"
#> "'a'"
#> "'abc'"
#> "'abcd'"
#> "'abc\\u20ac'"
#> "'abc\\uffff'"
#> "'abc\\U00010000'"
#> "'ab\\U0001f600'"
#> "'\\xe9'"
#> "'\\u20ac'"
#> "'\\u20acuro'"
#> "'\\u20acur\\xf8'"
#> "'\\U0001f600'"
#> "'\\U0001f600\\U0001f600\\U0001f600'"
#> "'\\U0001f600\\U0001f600\\U0001f600a'"

### strings of several widths: downwards
words = ["€", "é", "a", "😀", "abc€", "abcd", "abc", "ab😀", "", "€uro", "€urø", "😀😀😀a", "😀😀😀", "abc\uffff",
    "abc\U00010000"]
for w in sorted(words, reverse=True):
    print(repr(ascii(w)))
#> "'\\U0001f600\\U0001f600\\U0001f600a'"
#> "'\\U0001f600\\U0001f600\\U0001f600'"
#> "'\\U0001f600'"
#> "'\\u20acur\\xf8'"
#> "'\\u20acuro'"
#> "'\\u20ac'"
#> "'\\xe9'"
#> "'ab\\U0001f600'"
#> "'abc\\U00010000'"
#> "'abc\\uffff'"
#> "'abc\\u20ac'"
#> "'abcd'"
#> "'abc'"
#> "'a'"
#> "''"

### tuples of ints and strings
rows = [(i * 7919 % 13, "n" + str(i * 31 % 17), i) for i in range(60)]
print(sorted(rows)[:6])
print(sorted(rows, reverse=True)[:3])
print(sorted(rows, key=lambda r: (r[0], r[1]))[:5])
print(sorted(rows, key=lambda r: (r[1], -r[0]), reverse=True)[:5])
print(sorted([(1,), (1, 2), (1, 2, 3), (0, 9), (1, 1)]), sorted([(), (1,), ()]),
    sorted([("b", 1), ("a", 2), ("a", 1), ("", 5)]))
#> [(0, 'n0', 0), (0, 'n12', 13), (0, 'n14', 52), (0, 'n2', 39), (0, 'n7', 26), (1, 'n10', 59)]
#> [(12, 'n6', 32), (12, 'n16', 6), (12, 'n13', 58)]
#> [(0, 'n0', 0), (0, 'n12', 13), (0, 'n14', 52), (0, 'n2', 39), (0, 'n7', 26)]
#> [(2, 'n9', 14), (5, 'n9', 48), (10, 'n9', 31), (1, 'n8', 20), (4, 'n8', 54)]
#> [(0, 9), (1,), (1, 1), (1, 2), (1, 2, 3)] [(), (), (1,)] [('', 5), ('a', 1), ('a', 2), ('b', 1)]

### tuples with floats, mixed numbers, equal zeros
print(sorted([(0.0, 2), (-0.0, 1), (0.0, 0), (-1.5, 3), (float("-inf"), 1), (float("inf"), 0), (1e-300, 4)]))
print(sorted([(1, "b"), (1.0, "a"), (True, "c"), (0, "z")]))
print(sorted([(2**70, 1), (2**70, 0), (-(2**70), 5), (3, 3)]))
print(sorted([(1, 2.5), (1, 2), (1, 2.25), (1, True)]), sorted([(1, None, 2), (0, None, 1)]))
#> [(-inf, 1), (-1.5, 3), (0.0, 0), (-0.0, 1), (0.0, 2), (1e-300, 4), (inf, 0)]
#> [(0, 'z'), (1.0, 'a'), (1, 'b'), (True, 'c')]
#> [(-1180591620717411303424, 5), (3, 3), (1180591620717411303424, 0), (1180591620717411303424, 1)]
#> [(1, True), (1, 2), (1, 2.25), (1, 2.5)] [(0, None, 1), (1, None, 2)]

### stable among equal keys
rows = [(i % 3, i) for i in range(40)]
print([r[1] for r in sorted(rows, key=lambda r: r[0])] == [i for k in range(3) for i in range(40) if i % 3 == k])
print([r[1] for r in sorted(rows, key=lambda r: r[0], reverse=True)]
    == [i for k in (2, 1, 0) for i in range(40) if i % 3 == k])
print([r[1] for r in sorted(rows, key=lambda r: str(r[0]))]
    == [i for k in range(3) for i in range(40) if i % 3 == k])
print([r[1] for r in sorted(rows, key=lambda r: (r[0] / 2,))]
    == [i for k in range(3) for i in range(40) if i % 3 == k])
#> True
#> True
#> True
#> True

### extreme ints and zeros keep their values
print(sorted([2**47 - 1, -(2**47), 0, -1, 1, 5, -5]), sorted([0.0, -0.0, 1.0, -1.0]), sorted([-0.0, 0.0]))
print(sorted([2**47, -(2**47) - 1, 3, 2**47 - 1]), sorted([True, False, 2, 0]), sorted([3, 1.5, True]))
#> [-140737488355328, -5, -1, 0, 1, 5, 140737488355327] [-1.0, 0.0, -0.0, 1.0] [-0.0, 0.0]
#> [-140737488355329, 3, 140737488355327, 140737488355328] [False, 0, True, 2] [True, 1.5, 3]

### errors
for bad in ([(1, "a"), (1, 2)], [("a", 1), ("a", None)], ["a", 1], [(1, 2), 3], [(1j,), (2j,)]):
    try:
        print(sorted(bad))
    except TypeError as e:
        print(e)
#> '<' not supported between instances of 'int' and 'str'
#> '<' not supported between instances of 'NoneType' and 'int'
#> '<' not supported between instances of 'int' and 'str'
#> '<' not supported between instances of 'int' and 'tuple'
#> '<' not supported between instances of 'complex' and 'complex'

### objects behind equal first items
class P:
    def __init__(self, n):
        self.n = n
    def __lt__(self, other):
        return self.n < other.n
    def __repr__(self):
        return f"P{self.n}"
print(sorted([(1, P(3)), (0, P(9)), (1, P(1)), (1, P(2))]), sorted([P(2), P(1)]))
#> [(0, P9), (1, P1), (1, P2), (1, P3)] [P1, P2]

### not a number stays where comparisons leave it
nan = float("nan")
print(sorted([3.0, nan, 1.0, 2.0]), sorted([(3.0,), (nan,), (1.0,), (2.0,)]))
#> [3.0, nan, 1.0, 2.0] [(3.0,), (nan,), (1.0,), (2.0,)]
