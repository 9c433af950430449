# What was found by comparing with CPython on random texts: a number stands for all results.

### matching blocks, groups of changes and close matches
import difflib, hashlib, random
r = random.Random(5)
found = hashlib.md5()
for n in range(120):
    a, b = [''.join(r.choice('abc ') for _ in range(r.randrange(25))) for _ in range(2)]
    if n % 3 == 0: b = a[:5] + b[:4] + a[7:]
    m = difflib.SequenceMatcher(None, a, b)
    found.update(repr((m.get_matching_blocks(), m.get_opcodes(), m.ratio())).encode())
    for k in range(4):
        groups = list(difflib.SequenceMatcher(None, a, b).get_grouped_opcodes(k))
        found.update(repr(groups).encode())
print(found.hexdigest())
words = [''.join(r.choice('abcde') for _ in range(r.randrange(1, 8))) for _ in range(60)]
for word in words[:5]:
    print(word, difflib.get_close_matches(word, words), difflib.get_close_matches(word, words, 1, .3))
for a, b in ('', ''), ('', 'a'), ('a', ''), ('ab', 'ab'):
    print(list(difflib.SequenceMatcher(None, a, b).get_grouped_opcodes()))
#> 392073b92f18fd8df879443c37b2a811
#> dcbca ['dcbca', 'dabcca', 'abca'] ['dcbca']
#> ccebdc ['ccebdc', 'ebdc', 'cebbc'] ['ccebdc']
#> e ['e', 'e', 'e'] ['e']
#> bbea ['bbea', 'be', 'ba'] ['bbea']
#> ebdcde ['ebdcde', 'ebdc', 'ebcaee'] ['ebdcde']
#> []
#> [[('insert', 0, 0, 0, 1)]]
#> [[('delete', 0, 1, 0, 0)]]
#> []

### pages of pairs of texts
import difflib, hashlib, random
r = random.Random(7)
words = ['one', 'two <b>', '\tthree', 'fo  ur', '', 'a & b', 'ünï', 'x\ty', 'some more words ']
def edited(line):
    for _ in range(r.randrange(1, 4)):
        at = r.randrange(len(line) + 1)
        line = line[:at] + r.choice(['', 'X', 'yz', '\t', ' ', '<']) + line[at + r.randrange(3):]
    return line
for pages in range(8):
    found = hashlib.md5()
    for n in range(25):
        few = [' '.join(r.choices(words, k=r.randrange(1, 6))) for _ in range(r.randrange(1, 9))]
        a = [r.choice(few) + '\n' for _ in range(r.randrange(20))]
        b, odds = [], r.choice([.1, .3, .6])
        for line in a:
            b += [line] if r.random() > odds else r.choice([[], [edited(line)], [edited(line)], [r.choice(few), line]])
        difflib.HtmlDiff._default_prefix = n
        maker = difflib.HtmlDiff(r.choice([2, 8]), r.choice([None, None, 1, 3, 5, 12]))
        options = {'context': n % 2, 'numlines': r.choice([0, 1, 2, 5]), 'charset': r.choice(['utf-8', 'ascii'])}
        found.update(maker.make_file(*r.choice([(a, b), (b, a)]), **options).encode())
    print(found.hexdigest())
#> b43f903057943ab0cbe0100598545c33
#> 2eccb0674a5bb0d8019936d5469fee9a
#> 1417178c70434457925b5d767f9094e8
#> 8433f32bd398ee5a5fa256888e854230
#> 6606b8e99e75b4de4c5fa0a503355d13
#> cd8d94cad4cfc271dc3905d2884a1187
#> a082454521b0cb6599deb37f8ff07885
#> 15cea1412c4be0e79bb9efc64398fd77

### what a heap asks while it is put in order and emptied
import heapq, random
r = random.Random(6)
asked = 0
class Key:
    def __init__(self, n): self.n = n
    def __lt__(self, other):
        global asked
        asked = (asked * 31 + self.n * 7 + other.n) % 1000003
        return self.n < other.n
for n in range(40):
    heap = [Key(r.randrange(20)) for _ in range(r.randrange(1, 30))]
    order = [heapq.heapify, heapq.heapify_max][n % 2]
    take = [heapq.heappop, heapq.heappop_max][n % 2]
    order(heap)
    given = [take(heap).n for _ in range(len(heap))]
    assert given == sorted(given, reverse=n % 2)
    print(asked, end=' ' if n % 10 < 9 else '\n')
#> 137186 92129 64258 249630 88935 874378 821878 613324 529136 101616
#> 748332 748332 714588 590123 366897 605731 950656 432517 88862 88862
#> 561937 203541 33490 733850 977657 69446 864714 74248 66059 618752
#> 873177 238415 752646 745982 832996 60649 942676 738475 398227 960447
