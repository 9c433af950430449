# random.

import random

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### seeds: abc, bytearray and random
for s in (0, 1, -1, 12345, 2 ** 40, 10 ** 100, True, 'abc', '', b'abc', bytearray(b'x'), 'ü' * 50):
    random.seed(s)
    print(s, random.random(), random.random(), random.getrandbits(10), random.getrandbits(32),
        random.getrandbits(100))
for s in ('abc', b'abc', '', 5):
    random.seed(s, version=1)
    print(random.random())
#> 0 0.8444218515250481 0.7579544029403025 430 173879092 595104494081739791237831482938
#> 1 0.13436424411240122 0.8474337369372327 782 271041745 989990361817605419587374691388
#> -1 0.13436424411240122 0.8474337369372327 782 271041745 989990361817605419587374691388
#> 12345 0.41661987254534116 0.010169169457068361 845 3448207591 1138382856001521497337215822146
#> 1099511627776 0.1036394562812375 0.6705558677439764 436 208659080 683460653347740843355731546853
#> 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000 0.7319141759120473 0.5399330655543156 79 906321569 668941289525780818228962730856
#> True 0.13436424411240122 0.8474337369372327 782 271041745 989990361817605419587374691388
#> abc 0.7720246314157545 0.5581691373899791 726 3939654856 1016304411762165046353639842988
#>  0.9602256525641875 0.595411957851699 397 3712356042 1047462293080989602217338861434
#> b'abc' 0.7720246314157545 0.5581691373899791 726 3939654856 1016304411762165046353639842988
#> bytearray(b'x') 0.6307877176639078 0.5969190493245499 495 280622939 743760887390370052647402087811
#> üüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü 0.23322059162747388 0.001858466363184208 630 815797548 373601148688863306557053278922
#> 0.09639374978773074
#> 0.09639374978773074
#> 0.8444218515250481
#> 0.6229016948897019

### seeds: seed, random and Random
E(random.seed, [1])
E(random.seed, (1,))
E(random.seed, 1j)
E(random.getrandbits, -1)
E(random.getrandbits, 'a')
E(random.getrandbits, 0)
r = random.Random(7)
s = random.Random(7)
print([r.random() == s.random() for _ in range(3)], r.random() == random.Random(8).random())
random.seed(5)
x = [random.random() for _ in range(1000)]
print(sum(x), x[-1])
#> TypeError The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> TypeError The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> TypeError The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> ValueError Cannot convert negative int
#> TypeError 'str' object cannot be interpreted as an integer
#> 0
#> [True, True, True] False
#> 491.0423717392113 0.49437704439476116

### seeds: random and randbytes
random.seed(5)
random.seed(5)
for k in (1, 2, 31, 32, 33, 64, 65, 200):
    print(repr(random.getrandbits(k)))
print(random.randbytes(7), random.randbytes(0))
#> 1
#> 1
#> 1592975436
#> 1539898300
#> 7710297655
#> 15523137368101252074
#> 30474605916943154729
#> 401378955433436075263255442180114194581494310599476120695077
#> b'U2#\xa6AF\r' b''

### ints
random.seed(42)
print([random.randrange(10) for _ in range(20)])
print([random.randint(1, 6) for _ in range(20)])
print([random.randrange(5, 100, 7) for _ in range(10)], [random.randrange(10, 0, -3) for _ in range(8)])
print([random.randrange(2 ** k) for k in (1, 31, 32, 33, 40, 100)])
print([random.randrange(2 ** 32 - 1), random.randrange(2 ** 32), random.randrange(3 ** 50)], random.randint(5, 5))
E(random.randrange, 0)
E(random.randrange, 5, 5)
E(random.randrange, 1, 5, 0)
E(random.randrange, 5, 1, 2)
E(random.randrange, 1.5)
E(random.randrange, 1, None, 2)
E(random.randint, 3, 1)
E(random.randrange, 'a')
E(random.randint, 1.5, 3)
#> [1, 0, 4, 3, 3, 2, 1, 8, 1, 9, 6, 0, 0, 1, 3, 3, 8, 9, 0, 8]
#> [2, 6, 6, 6, 5, 4, 2, 4, 5, 3, 1, 2, 6, 4, 3, 3, 2, 2, 3, 1]
#> [12, 47, 12, 40, 96, 40, 68, 33, 89, 5] [1, 10, 1, 10, 4, 4, 7, 10]
#> [0, 978815630, 3320303242, 4231494220, 514774669862, 663942002709503188830394638258]
#> [1947382419, 1566942273, 253280349719770528230920] 5
#> ValueError empty range for randrange()
#> ValueError empty range in randrange(5, 5)
#> ValueError zero step for randrange()
#> ValueError empty range in randrange(5, 1, 2)
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError Missing a non-None stop argument
#> ValueError empty range in randint(3, 1)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer

### sequences: choice, sample and choices
random.seed(3)
l = list(range(12))
random.shuffle(l)
print(l, random.choice('abcdef'), random.choice([1, 2, 3]), random.choice(range(100)))
print(random.sample(range(100), 10), random.sample('abcdefgh', 3), random.sample(range(10 ** 9), 5))
print(random.sample([1], 1), random.sample([], 0), random.sample(range(1000), 40)[:5])
print(random.sample(['a', 'b'], counts=[3, 2], k=4), random.sample(['x', 'y', 'z'], 5, counts=(10, 0, 1)))
print(random.choices('abc', k=5), random.choices('abc', [1, 0, 5], k=6))
print(random.choices('abc', cum_weights=[1, 3, 4], k=6), random.choices([1, 2]))
print(random.choices('ab', weights=(0.25, 0.75), k=4))
E(random.choice, [])
E(random.sample, {1, 2}, 1)
E(random.sample, [1], 2)
E(random.sample, [1], -1)
E(random.sample, [1, 2], 1, counts=[1])
E(random.sample, [1], 1, counts=[1.5])
E(random.sample, [1], 1, counts=[-2])
E(random.choices, 'ab', 2)
E(random.choices, 'ab', [1], k=1)
E(random.choices, 'ab', [1, 1], cum_weights=[1, 2])
#> [1, 7, 10, 0, 6, 11, 4, 5, 2, 8, 9, 3] d 2 70
#> [29, 24, 91, 60, 69, 70, 50, 81, 19, 66] ['g', 'f', 'a'] [720922582, 834549391, 68753236, 171154377, 814143524]
#> [1] [] [308, 798, 31, 843, 886]
#> ['b', 'a', 'b', 'a'] ['x', 'x', 'x', 'x', 'x']
#> ['a', 'b', 'c', 'c', 'a'] ['c', 'c', 'a', 'c', 'c', 'c']
#> ['b', 'a', 'b', 'b', 'b', 'b'] [1]
#> ['b', 'a', 'b', 'b']
#> IndexError Cannot choose from an empty sequence
#> TypeError Population must be a sequence.  For dicts or sets, use sorted(d).
#> ValueError Sample larger than population or is negative
#> ValueError Sample larger than population or is negative
#> ValueError The number of counts does not match the population
#> TypeError Counts must be integers
#> ValueError Counts must be non-negative
#> TypeError The number of choices must be a keyword argument: k=2
#> ValueError The number of weights does not match the population
#> TypeError Cannot specify both weights and cumulative weights

### sequences: choices, random and shuffle
random.seed(3)
l = list(range(12))
random.shuffle(l)
E(random.choices, 'ab', [0, 0])
E(random.choices, 'ab', [1, float('inf')])
E(random.choice, 5)
E(random.shuffle, 'abc')
E(random.choices, [], k=1)
E(random.choice, {})
#> ValueError Total of weights must be greater than zero
#> ValueError Total of weights must be finite
#> TypeError object of type 'int' has no len()
#> TypeError 'str' object does not support item assignment
#> IndexError list index out of range
#> IndexError Cannot choose from an empty sequence

### distributions: uniform, normal and exponential
random.seed(99)
for f, *args in (('uniform', 1, 5), ('uniform', 5, 1), ('triangular',), ('triangular', 1, 10, 3),
        ('triangular', 2, 2, 2), ('normalvariate', 0, 1), ('normalvariate',), ('gauss', 10, 2), ('gauss',),
        ('gauss', 0, 3), ('lognormvariate', 0, 0.25), ('expovariate', 1.5), ('expovariate',),
        ('vonmisesvariate', 1, 4), ('vonmisesvariate', 0, 1e-7)):
    print(f, args, [getattr(random, f)(*args) for _ in range(4)])
#> uniform [1, 5] [2.6159122997746653, 1.8003017782997817, 1.715209282346449, 1.9937252740038751]
#> uniform [5, 1] [1.9604902539676883, 3.9953959664991197, 3.467729671871287, 2.2627654462907256]
#> triangular [] [0.5197027640087504, 0.8244677465940162, 0.4946084096394373, 0.45915100531451264]
#> triangular [1, 10, 3] [5.0636665320945315, 2.974958636559667, 7.51523781390296, 3.7199304417183185]
#> triangular [2, 2, 2] [2, 2, 2, 2]
#> normalvariate [0, 1] [0.9080226156791087, 1.6266187909020349, 0.886820430348655, -0.22865211003155791]
#> normalvariate [] [-0.6519930471506075, -0.31168989087755317, 1.2374685656150477, 0.2855828244937612]
#> gauss [10, 2] [12.24191037418668, 10.3306320971265, 10.348815755727875, 9.254698002770809]
#> gauss [] [-0.37841441571327933, 0.19155490830903749, -0.03912968117167849, 0.09918165544336985]
#> gauss [0, 3] [-1.753438320084237, 3.2038931916923064, 1.6058383247491008, 5.027511388052914]
#> lognormvariate [0, 0.25] [0.7852072519208717, 0.8399038617025562, 1.1913446135135053, 1.1842429704898028]
#> expovariate [1.5] [0.6243877470987572, 0.3498364132955622, 0.06764041739752659, 0.10339373331990907]
#> expovariate [] [0.1913240466217634, 0.19558372084199757, 0.15725217361170987, 0.23266286816865017]
#> vonmisesvariate [1, 4] [1.5875802950270508, 2.582850829817395, 0.8502256766276886, 0.3666893206849724]
#> vonmisesvariate [0, 1e-07] [2.5076245034984446, 5.167084976657763, 2.509567822770817, 2.601648447601969]

### distributions: gamma, beta, Pareto, Weibull and binomial
random.seed(99)
for f, *args in (('gammavariate', 0.5, 2), ('gammavariate', 1.0, 2), ('gammavariate', 9, 0.5),
        ('betavariate', 2, 3), ('betavariate', 0.5, 0.5), ('paretovariate', 3), ('weibullvariate', 1, 1.5),
        ('binomialvariate',), ('binomialvariate', 10, 0.3), ('binomialvariate', 10, 0.8),
        ('binomialvariate', 1000, 0.4), ('binomialvariate', 100, 0.6), ('binomialvariate', 5, 0),
        ('binomialvariate', 5, 1)):
    print(f, args, [getattr(random, f)(*args) for _ in range(4)])
E(random.gammavariate, 0, 1)
E(random.binomialvariate, -1, 0.5)
E(random.binomialvariate, 1, 2)
#> gammavariate [0.5, 2] [0.45751440093263174, 0.0896263024677185, 1.6187369337814552, 0.4113769735038689]
#> gammavariate [1.0, 2] [1.5471061392111438, 5.573435530362643, 1.3438478228523425, 1.0951150831398562]
#> gammavariate [9, 0.5] [5.0321644861633565, 4.029577837835783, 2.9673775380728165, 6.85321268501848]
#> betavariate [2, 3] [0.6185235583717953, 0.3351886536513933, 0.20728621597058955, 0.08107909484726655]
#> betavariate [0.5, 0.5] [0.46892667411050054, 0.9292619662877502, 0.10211296424398769, 0.044311638660347354]
#> paretovariate [3] [1.034398614135861, 1.0530564775985785, 1.065852216235068, 1.0673666855743178]
#> weibullvariate [1, 1.5] [0.29133842727223747, 0.37828406887933413, 0.8783395489882588, 1.2940976199388103]
#> binomialvariate [] [0, 0, 1, 0]
#> binomialvariate [10, 0.3] [1, 2, 3, 2]
#> binomialvariate [10, 0.8] [6, 7, 7, 8]
#> binomialvariate [1000, 0.4] [412, 397, 388, 424]
#> binomialvariate [100, 0.6] [55, 51, 53, 58]
#> binomialvariate [5, 0] [0, 0, 0, 0]
#> binomialvariate [5, 1] [5, 5, 5, 5]
#> ValueError gammavariate: alpha and beta must be > 0.0
#> ValueError n must be non-negative
#> ValueError p must be in the range 0.0 <= p <= 1.0

### distributions: expovariate, random and paretovariate
random.seed(99)
E(random.expovariate, 0)
E(random.paretovariate, 0)
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero

### state and subclasses
import random, copy
r = random.Random(1)
r.gauss()
s = r.getstate()
print(s[0], len(s[1]), s[1][:3], s[1][-1], s[2])
a = [r.random(), r.gauss(), r.randrange(99)]
r.setstate(s)
print(a == [r.random(), r.gauss(), r.randrange(99)])
q = random.Random()
q.setstate(s)
t = copy.copy(q)
print(q.random() == t.random())
E(r.setstate, (3, (1, 2), None))
E(r.setstate, (9, (), None))
E(r.setstate, (3, [1], None))
E(r.setstate, (3, s[1][:-1] + (700,), None))
class R(random.Random):
    def random(self): return 0.25
x = R()
print(x.randrange(100), x.choice('abcd'), x.uniform(0, 8), x.sample(range(50), 1))
class B(random.Random):
    def getrandbits(self, k): return (1 << k) - 1 >> 1
print(B().randrange(100), B(3).random())
class I(random.Random):
    def __init__(self, a): super().__init__(a); self.a = a
print(I(5).a, I(5).random() == random.Random(5).random())
print(sorted(random.__all__))
print(random.Random.VERSION, random.BPF, random.TWOPI, random.NV_MAGICCONST, random.LOG4)
print(random.SG_MAGICCONST, random.RECIP_BPF)
#> 3 625 (2145931878, 2812664348, 2124062512) 4 1.449445608699771
#> True
#> True
#> ValueError state vector is the wrong size
#> ValueError state with version 9 passed to Random.setstate() of version 3
#> TypeError state vector must be a tuple
#> ValueError invalid state
#> 48 a 2.0 [48]
#> 63 0.23796462709189137
#> 5 True
#> ['Random', 'SystemRandom', 'betavariate', 'binomialvariate', 'choice', 'choices', 'expovariate', 'gammavariate', 'gauss', 'getrandbits', 'getstate', 'lognormvariate', 'normalvariate', 'paretovariate', 'randbytes', 'randint', 'random', 'randrange', 'sample', 'seed', 'setstate', 'shuffle', 'triangular', 'uniform', 'vonmisesvariate', 'weibullvariate']
#> 3 53 6.283185307179586 1.7155277699214135 1.3862943611198906
#> 2.504077396776274 1.1102230246251565e-16

### the system's randomness
import random
r = random.SystemRandom()
print(0 <= r.random() < 1, 0 <= r.getrandbits(4) < 16, r.getrandbits(0), len(r.randbytes(5)))
print(r.getrandbits(100) < 1 << 100, r.seed(3))
for f in (r.getstate, lambda: r.setstate(1)):
    try: f()
    except NotImplementedError as e: print(e)
print(random.random() != random.random(), random.Random().random() != random.Random().random())
#> True True 0 5
#> True None
#> System entropy source does not have state.
#> System entropy source does not have state.
#> True True

### states that are refused
import random
ones = (1,) * 624
for version, words in ((3, (-1,) + ones), (3, ('a',) + ones), (3, (1.5,) + ones), (3, (2 ** 70,) + ones),
                       (3, ones + ('x',)), (3, ones + (-1,)), (3, ones + (2 ** 70,)), (2, ('a',) + ones),
                       (2, (1.5,) + ones), (2, (None,) + ones)):
    try:
        print(random.setstate((version, words, None)))
    except (TypeError, ValueError, OverflowError) as e:
        print(type(e).__name__, e)
for n in (1, 2, 2000):
    try:
        print(random.binomialvariate(n, float('nan')))
    except AssertionError as e:
        print('refused', e)
#> OverflowError can't convert negative value to unsigned int
#> TypeError an integer is required
#> TypeError an integer is required
#> OverflowError Python int too large to convert to C unsigned long
#> TypeError 'str' object cannot be interpreted as an integer
#> ValueError invalid state
#> OverflowError Python int too large to convert to C long
#> TypeError not all arguments converted during string formatting
#> TypeError an integer is required
#> TypeError unsupported operand type(s) for %: 'NoneType' and 'int'
#> 0
#> refused 
#> refused 
