# statistics.

def E(f, *a, **k):
    try: print(repr(f(*a, **k)), end='; ')
    except Exception as e: print(type(e).__name__, e, end='; ')

### averages
from statistics import *
from fractions import Fraction as F
data = [[1, 2, 3, 4], [1, 2, 3], [1.5, 2.25, 3], [F(1, 3), F(1, 2)], [1, F(1, 2), 0.25], [0.1] * 10, [3], [],
    [1e30, 1, 3, -1e30], [True, False], [2, 2, 7, 7, 1], range(1, 20, 3)]
for f in (mean, fmean, median, median_low, median_high, mode, multimode, geometric_mean, harmonic_mean,
        pvariance, variance, stdev, pstdev, median_grouped, quantiles):
    print(f.__name__, end=': ')
    for d in data: E(f, d)
    print()
E(mean, iter([1, 2]))
E(mean, ['a'])
E(mean, [1, None])
E(mean, [float('inf'), 1])
E(mean, [float('nan'), 1])
E(mode, 'aabbb')
E(multimode, 'aabb')
E(geometric_mean, [54, 24, 36])
E(geometric_mean, [-1])
E(geometric_mean, [0, 1])
E(harmonic_mean, [40, 60])
E(harmonic_mean, [40, 60], weights=[5, 30])
E(harmonic_mean, [0, 1])
E(harmonic_mean, [-1, 2])
E(fmean, [1, 2], [3, 1])
E(fmean, [1], [1, 2])
E(fmean, [1, 2], [0, 0])
E(fmean, iter([1, 2]))
print()
E(variance, [1, 2, 3], 2)
E(pvariance, [1, 2, 3], mu=1)
E(stdev, [1, 2, 3], xbar=2.5)
E(quantiles, [1, 2, 3, 4, 5], n=3)
E(quantiles, range(10), n=5, method='inclusive')
E(quantiles, [1], n=3)
E(quantiles, [1, 2], n=0)
E(quantiles, [1, 2], method='x')
E(median_grouped, [1, 2, 2, 3, 4, 4, 4, 4, 4, 5], interval=2)
E(stdev, [0.001 * i * i for i in range(50)])
E(pstdev, [10 ** 20 + i for i in range(5)])
E(variance, [1e-200, 3e-200])
E(stdev, [1e-170, 3e-170])
E(stdev, [F(1, 7), F(3, 11)])
#> mean: 2.5; 2; 2.25; Fraction(5, 12); 0.5833333333333334; 0.1; 3; StatisticsError mean requires at least one data point; 1.0; 0.5; 3.8; 10; 
#> fmean: 2.5; 2.0; 2.25; 0.41666666666666663; 0.5833333333333334; 0.1; 3.0; StatisticsError fmean requires at least one data point; 1.0; 0.5; 3.8; 10.0; 
#> median: 2.5; 2; 2.25; Fraction(5, 12); Fraction(1, 2); 0.1; 3; StatisticsError no median for empty data; 2.0; 0.5; 2; 10; 
#> median_low: 2; 2; 2.25; Fraction(1, 3); Fraction(1, 2); 0.1; 3; StatisticsError no median for empty data; 1; False; 2; 10; 
#> median_high: 3; 2; 2.25; Fraction(1, 2); Fraction(1, 2); 0.1; 3; StatisticsError no median for empty data; 3; True; 2; 10; 
#> mode: 1; 1; 1.5; Fraction(1, 3); 1; 0.1; 3; StatisticsError no mode for empty data; 1e+30; True; 2; 1; 
#> multimode: [1, 2, 3, 4]; [1, 2, 3]; [1.5, 2.25, 3]; [Fraction(1, 3), Fraction(1, 2)]; [1, Fraction(1, 2), 0.25]; [0.1]; [3]; []; [1e+30, 1, 3, -1e+30]; [True, False]; [2, 7]; [1, 4, 7, 10, 13, 16, 19]; 
#> geometric_mean: 2.2133638394006434; 1.8171205928321397; 2.1633743554611127; 0.408248290463863; 0.5; 0.10000000000000002; 3.0000000000000004; StatisticsError Must have a non-empty dataset; StatisticsError ('No negative inputs allowed', -1e+30); 0.0; 2.873764756028137; 7.3017169793421175; 
#> harmonic_mean: 1.92; 1.6363636363636365; 2.076923076923077; Fraction(2, 5); 0.42857142857142855; 0.1; 3; StatisticsError harmonic_mean requires at least one data point; StatisticsError harmonic mean does not support negative values; 0; 2.1875; 4.1545201388501525; 
#> pvariance: 1.25; 0.6666666666666666; 0.375; Fraction(1, 144); 0.09722222222222222; 0.0; 0; StatisticsError pvariance requires at least one data point; 5.000000000000001e+59; 0.25; 6.96; 36; 
#> variance: 1.6666666666666667; 1; 0.5625; Fraction(1, 72); 0.14583333333333334; 0.0; StatisticsError variance requires at least two data points; StatisticsError variance requires at least two data points; 6.666666666666667e+59; 0.5; 8.7; 42; 
#> stdev: 1.2909944487358056; 1.0; 0.75; 0.11785113019775792; 0.3818813079129867; 0.0; StatisticsError stdev requires at least two data points; StatisticsError stdev requires at least two data points; 8.16496580927726e+29; 0.7071067811865476; 2.9495762407505253; 6.48074069840786; 
#> pstdev: 1.118033988749895; 0.816496580927726; 0.6123724356957945; 0.08333333333333333; 0.31180478223116176; 0.0; 0.0; StatisticsError pstdev requires at least one data point; 7.071067811865475e+29; 0.5; 2.6381811916545836; 6.0; 
#> median_grouped: 2.5; 2.0; 2.25; 0.0; 0.5; 0.09999999999999998; 3.0; StatisticsError no median for empty data; 2.5; 0.5; 2.25; 10.0; 
#> quantiles: [1.25, 2.5, 3.75]; [1.0, 2.0, 3.0]; [1.5, 2.25, 3.0]; [Fraction(7, 24), Fraction(5, 12), Fraction(13, 24)]; [0.25, Fraction(1, 2), Fraction(1, 1)]; [0.1, 0.1, 0.1]; [3, 3, 3]; StatisticsError must have at least one data point; [-7.500000000000001e+29, 2.0, 7.500000000000001e+29]; [-0.25, 0.5, 1.25]; [1.5, 2.0, 7.0]; [4.0, 10.0, 16.0]; 
#> 1.5; TypeError can't convert type 'str' to numerator/denominator; TypeError can't convert type 'NoneType' to numerator/denominator; inf; nan; 'b'; ['a', 'b']; 36.000000000000014; StatisticsError ('No negative inputs allowed', -1); 0.0; 48.0; 56.0; 0; StatisticsError harmonic mean does not support negative values; 1.25; StatisticsError data and weights must be the same length; StatisticsError sum of weights must be non-zero; 1.5; 
#> 1; 1.6666666666666667; 1.1726039399558574; [2.0, 4.0]; [1.8, 3.6, 5.4, 7.2]; [1, 1]; StatisticsError n must be at least 1; ValueError Unknown method: 'x'; 3.4; 0.7386287971640424; 1.4142135623730951; 0.0; 1.4142135623730951e-170; 0.09183204950474644; 

### two inputs
from statistics import *
x, y = [1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 1, 2, 3, 1, 2, 3]
E(covariance, x, y)
E(correlation, x, x)
E(correlation, x, y)
E(correlation, x, [v * v for v in x], method='ranked')
E(correlation, [1, 2, 2, 3], [4, 4, 5, 1], method='ranked')
E(linear_regression, x, y)
E(linear_regression, [1, 2, 3], [2.1, 3.9, 6.2], proportional=True)
E(correlation, [1, 1], [1, 2])
E(covariance, [1], [1])
E(covariance, [1, 2], [1])
E(linear_regression, [1, 1], [1, 2])
E(linear_regression, [1], [1])
E(correlation, x, y, method='z')
s, i = linear_regression(x, y)
print(s, i, linear_regression(x, y).slope)
#> 0.75; 1.0; 0.31622776601683794; 1.0; -0.5; LinearRegression(slope=0.1, intercept=1.5); LinearRegression(slope=2.0357142857142856, intercept=0.0); StatisticsError at least one of the inputs is constant; StatisticsError covariance requires at least two data points; StatisticsError covariance requires that both inputs have same number of data points; StatisticsError x is constant; StatisticsError linear regression requires at least two data points; ValueError Unknown method: 'z'; 0.1 1.5 0.1

### NormalDist
from statistics import NormalDist as N, StatisticsError
n = N(100, 15)
print(n, n.mean, n.median, n.mode, n.stdev, n.variance, n.pdf(110), n.cdf(85), n.zscore(130), n.quantiles())
print(N() == N(0, 1), hash(n) == hash(N(100, 15)))
print([n.inv_cdf(p) for p in (0.5, 0.3, 0.9, 0.999, 1e-5, 1e-12, 1 - 1e-9, 1e-300)])
print(n + 5, n - 5, n * 2, n / 3, -n, +n, 3 + n, 3 - n, 2 * n, n + N(1, 8), n - N(1, 8))
print(N(2.4, 1.6).overlap(N(3.2, 2.0)), N(0, 1).overlap(N(1, 1)))
print(N.from_samples([1, 2, 4, 8]), N(1, 2).samples(3, seed=5), n == 5)
E(N, 0, -1)
E(n.inv_cdf, 0)
E(n.inv_cdf, 1.5)
E(N(0, 0).cdf, 1)
E(N(0, 0).pdf, 1)
E(n.overlap, 5)
E(N.from_samples, [1])
#> NormalDist(mu=100.0, sigma=15.0) 100.0 100.0 100.0 15.0 225.0 0.02129653370149015 0.15865525393145707 2.0 [89.88265374705878, 100.0, 110.11734625294122]
#> True True
#> [100.0, 92.1339923093794, 119.22327348316901, 146.3534845925172, 36.026638091157615, -5.517257379516977, 189.96710529402458, -455.706444490418]
#> NormalDist(mu=105.0, sigma=15.0) NormalDist(mu=95.0, sigma=15.0) NormalDist(mu=200.0, sigma=30.0) NormalDist(mu=33.333333333333336, sigma=5.0) NormalDist(mu=-100.0, sigma=15.0) NormalDist(mu=100.0, sigma=15.0) NormalDist(mu=103.0, sigma=15.0) NormalDist(mu=-97.0, sigma=15.0) NormalDist(mu=200.0, sigma=30.0) NormalDist(mu=101.0, sigma=17.0) NormalDist(mu=99.0, sigma=17.0)
#> 0.8035050657330205 0.6170750774519739
#> NormalDist(mu=3.75, sigma=3.095695936834452) [1.6262212681164163, 2.2977288172984403, 2.649150178523533] False
#> StatisticsError sigma must be non-negative; StatisticsError p must be in the range 0.0 < p < 1.0; StatisticsError p must be in the range 0.0 < p < 1.0; StatisticsError cdf() not defined when sigma is zero; StatisticsError pdf() not defined when sigma is zero; TypeError Expected another NormalDist instance; StatisticsError stdev requires at least two data points; 

### kde: densities and cumulative distributions
from statistics import *
data = [-2.1, -1.3, -0.4, 1.9, 5.1, 6.2]
for kernel in ('normal', 'gauss', 'logistic', 'sigmoid', 'rectangular', 'uniform', 'triangular', 'parabolic',
               'epanechnikov', 'quartic', 'biweight', 'triweight', 'cosine'):
    for given, h in (data, 1.5), ([3], 2), ([2, 1, 2, 40], 0.25):
        pdf, cdf = kde(given, h, kernel), kde(given, h, kernel, cumulative=True)
        print(kernel, h, *[round(f(x), 12) for f in (pdf, cdf) for x in (-0.7, 1, 2.2, 41)])
#> normal 1.5 0.122938374551 0.085786708128 0.065065207069 0.0 0.323735597666 0.503391305457 0.592713336224 1.0
#> normal 2 0.036032437168 0.12098536226 0.184135070152 0.0 0.032156774796 0.158655253931 0.34457825839 1.0
#> normal 0.25 3.6e-11 0.399209940853 0.579387066822 0.000133830226 1e-12 0.125015835621 0.644072102376 0.99999208219
#> gauss 1.5 0.122938374551 0.085786708128 0.065065207069 0.0 0.323735597666 0.503391305457 0.592713336224 1.0
#> gauss 2 0.036032437168 0.12098536226 0.184135070152 0.0 0.032156774796 0.158655253931 0.34457825839 1.0
#> gauss 0.25 3.6e-11 0.399209940853 0.579387066822 0.000133830226 1e-12 0.125015835621 0.644072102376 0.99999208219
#> logistic 1.5 0.094211836421 0.084865042164 0.075311295028 1.5e-11 0.324536206283 0.478919946956 0.574799618256 0.999999999978
#> logistic 2 0.058705726434 0.098305966621 0.120130372871 2.801e-09 0.135872897009 0.26894142137 0.401312339888 0.999999994397
#> logistic 0.25 0.001152095639 0.285325412427 0.435915336626 0.017662706213 0.000288333552 0.133993104981 0.592946597776 0.995503447509
#> sigmoid 1.5 0.105789025703 0.084110892096 0.072513219502 9e-12 0.325559199466 0.487786882613 0.58163508296 0.999999999986
#> sigmoid 2 0.048842583605 0.103141041045 0.147219508368 1.783e-09 0.09928737026 0.224417014329 0.375941548339 0.999999996433
#> sigmoid 0.25 0.000735023856 0.341622261473 0.481239416619 0.011656187645 0.000183756111 0.13082939714 0.614269311883 0.99708530143
#> rectangular 1.5 0.166666666667 0.111111111111 0.055555555556 0.0 0.344444444444 0.527777777778 0.6 1.0
#> rectangular 2 0.0 0.25 0.25 0.0 0.0 0.0 0.3 1.0
#> rectangular 0.25 0.0 0.5 1.0 0.0 0.0 0.125 0.7 1.0
#> uniform 1.5 0.166666666667 0.111111111111 0.055555555556 0.0 0.344444444444 0.527777777778 0.6 1.0
#> uniform 2 0.0 0.25 0.25 0.0 0.0 0.0 0.3 1.0
#> uniform 0.25 0.0 0.5 1.0 0.0 0.0 0.125 0.7 1.0
#> triangular 1.5 0.162962962963 0.051851851852 0.088888888889 0.0 0.356296296296 0.512962962963 0.613333333333 1.0
#> triangular 2 0.0 0.0 0.3 0.0 0.0 0.0 0.18 1.0
#> triangular 0.25 0.0 1.0 0.4 0.0 0.0 0.125 0.74 1.0
#> parabolic 1.5 0.160740740741 0.064074074074 0.08 0.0 0.355456790123 0.516790123457 0.608 1.0
#> parabolic 2 0.0 0.0 0.315 0.0 0.0 0.0 0.216 1.0
#> parabolic 0.25 0.0 0.75 0.54 0.0 0.0 0.125 0.736 1.0
#> epanechnikov 1.5 0.160740740741 0.064074074074 0.08 0.0 0.355456790123 0.516790123457 0.608 1.0
#> epanechnikov 2 0.0 0.0 0.315 0.0 0.0 0.0 0.216 1.0
#> epanechnikov 0.25 0.0 0.75 0.54 0.0 0.0 0.125 0.736 1.0
#> quartic 1.5 0.171230452675 0.044397119342 0.096 0.0 0.359001316872 0.509594650206 0.61376 1.0
#> quartic 2 0.0 0.0 0.33075 0.0 0.0 0.0 0.16308 1.0
#> quartic 0.25 0.0 0.9375 0.243 0.0 0.0 0.125 0.74572 1.0
#> biweight 1.5 0.171230452675 0.044397119342 0.096 0.0 0.359001316872 0.509594650206 0.61376 1.0
#> biweight 2 0.0 0.0 0.33075 0.0 0.0 0.0 0.16308 1.0
#> biweight 0.25 0.0 0.9375 0.243 0.0 0.0 0.125 0.74572 1.0
#> triweight 1.5 0.17981020881 0.032117986587 0.10752 0.0 0.360619358634 0.505550691968 0.618368 1.0
#> triweight 2 0.0 0.0 0.324135 0.0 0.0 0.0 0.126036 1.0
#> triweight 0.25 0.0 1.09375 0.10206 0.0 0.0 0.125 0.748636 1.0
#> cosine 1.5 0.162717218422 0.060415768966 0.082995337909 0.0 0.356107512774 0.515458741749 0.609084749531 1.0
#> cosine 2 0.0 0.0 0.31770023077 0.0 0.0 0.0 0.206107373854 1.0
#> cosine 0.25 0.0 0.785398163397 0.485402759681 0.0 0.0 0.125 0.737764129074 1.0

### kde: what it makes, and changes of the data
from statistics import *
import inspect
for made in kde([1, 2.0], 1.5), kde((1, 2), 2, 'cosine', cumulative=True), kde_random([1], 0.5, 'uniform', seed='s'):
    print(made.__name__, made.__qualname__, inspect.signature(made), '|', made.__doc__)
for kernel in 'normal', 'uniform':
    for cumulative in False, True:
        data = [1.0, 2.0, 3.0]
        f = kde(data, 1, kernel, cumulative=cumulative)
        told = [f(1.5)]
        data.append(1.5)
        told.append(f(1.5))
        data[0] = 8.0
        told.append(f(1.5))
        data.pop()
        told.append(f(1.5))
        data.clear()
        try: f(1.5)
        except ZeroDivisionError as e: print(kernel, [round(x, 12) for x in told], e)
#> pdf kde.<locals>.pdf (x) | PDF estimate with h=1.5 and kernel='normal'
#> cdf kde.<locals>.cdf (x) | CDF estimate with h=2 and kernel='cosine'
#> rand kde_random.<locals>.rand () | Random KDE selection with h=0.5 and kernel='uniform'
#> normal [0.277882749731, 0.308147632399, 0.220131300775, 0.160527640899] division by zero
#> normal [0.355602400423, 0.391701800317, 0.218836185009, 0.125114913345] division by zero
#> uniform [0.333333333333, 0.375, 0.375, 0.166666666667] division by zero
#> uniform [0.333333333333, 0.375, 0.375, 0.083333333333] division by zero

### kde and kde_random: what they refuse
from decimal import Decimal
from fractions import Fraction
from statistics import *
for data, h, kernel in (([], 0, ''), (['a'], 0, ''), ([None, 1], 1, ''), ([1], 0, ''), ([1], -2.5, ''),
                        ([1], Fraction(-1, 2), ''), ([1], 'x', ''), ([1], None, ''), ([1], 1, 'foo'), ([1], 1, None),
                        ([1], 1, []), ({1, 2}, 1, 'gauss'), ({1: 2}, 1, 'gauss'), ([Fraction(1, 2)], 1, 'gauss'),
                        ([1j], 1, 'gauss'), (5, 1, 'gauss')):
    E(kde, data, h, kernel)
    E(kde_random, data, h, kernel)
    print()
E(kde, [1], Decimal(1), 'cosine')
E(kde_random, [1], 1, seed=())
print()
E(kde([1, 'a'], 1), 2)
E(kde([1], 1, 'uniform'), 'x')
print()
print(kde([True], Fraction(1, 2))(1), kde(range(3), float('nan'))(1), kde({0: 2}, 1, 'uniform')(0))
#> StatisticsError Empty data sequence; StatisticsError Empty data sequence; 
#> TypeError Data sequence must contain ints or floats; TypeError Data sequence must contain ints or floats; 
#> TypeError Data sequence must contain ints or floats; TypeError Data sequence must contain ints or floats; 
#> StatisticsError Bandwidth h must be positive, not h=0; StatisticsError Bandwidth h must be positive, not h=0; 
#> StatisticsError Bandwidth h must be positive, not h=-2.5; StatisticsError Bandwidth h must be positive, not h=-2.5; 
#> StatisticsError Bandwidth h must be positive, not h=Fraction(-1, 2); StatisticsError Bandwidth h must be positive, not h=Fraction(-1, 2); 
#> TypeError '<=' not supported between instances of 'str' and 'float'; TypeError '<=' not supported between instances of 'str' and 'float'; 
#> TypeError '<=' not supported between instances of 'NoneType' and 'float'; TypeError '<=' not supported between instances of 'NoneType' and 'float'; 
#> StatisticsError Unknown kernel name: 'foo'; StatisticsError Unknown kernel name: 'foo'; 
#> StatisticsError Unknown kernel name: None; StatisticsError Unknown kernel name: None; 
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list'); TypeError cannot use 'list' as a dict key (unhashable type: 'list'); 
#> TypeError 'set' object is not subscriptable; TypeError 'set' object is not subscriptable; 
#> KeyError 0; KeyError 0; 
#> TypeError Data sequence must contain ints or floats; TypeError Data sequence must contain ints or floats; 
#> TypeError Data sequence must contain ints or floats; TypeError Data sequence must contain ints or floats; 
#> TypeError object of type 'int' has no len(); TypeError object of type 'int' has no len(); 
#> TypeError unsupported operand type(s) for *: 'decimal.Decimal' and 'float'; TypeError The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.; 
#> TypeError unsupported operand type(s) for -: 'int' and 'str'; TypeError unsupported operand type(s) for -: 'str' and 'float'; 
#> 0.7978845608028654 nan 0.5

### kde_random: what seeds give
from statistics import *
data = [-2.1, -1.3, -0.4, 1.9, 5.1, 6.2]
for kernel in ('normal', 'gauss', 'logistic', 'sigmoid', 'rectangular', 'uniform', 'triangular', 'parabolic',
               'epanechnikov', 'quartic', 'biweight', 'triweight', 'cosine'):
    for seed in 8675309, 'text', b'bytes':
        rand = kde_random(data, 1.5, kernel, seed=seed)
        print(kernel, seed, *[round(rand(), 9) for _ in range(6)])
data[:] = [100]
print(round(rand(), 9), round(kde_random([5], 1e-9)(), 3))
#> normal 8675309 0.711695497 6.215287058 1.230527829 6.888268557 7.0375237 1.779672828
#> normal text 5.366479795 2.152951283 3.875021725 -1.894709969 0.757164625 6.332196097
#> normal b'bytes' 0.034260679 -1.235497757 0.861646488 -1.310592704 -3.129480286 1.531838206
#> gauss 8675309 0.711695497 6.215287058 1.230527829 6.888268557 7.0375237 1.779672828
#> gauss text 5.366479795 2.152951283 3.875021725 -1.894709969 0.757164625 6.332196097
#> gauss b'bytes' 0.034260679 -1.235497757 0.861646488 -1.310592704 -3.129480286 1.531838206
#> logistic 8675309 -0.050390922 6.224394731 2.341527264 7.308845404 7.555460372 5.886328375
#> logistic text 8.730796014 2.304174577 3.085924575 -2.892816386 0.028140342 6.411029066
#> logistic b'bytes' 0.295624565 -1.197060644 0.206897839 -1.316903549 -4.416324151 1.31088714
#> sigmoid 8675309 0.323658933 6.219159675 1.863863416 7.079773877 7.280488198 5.216215802
#> sigmoid text 8.06899523 2.21788429 3.469521387 -2.444240149 0.39012764 6.365805629
#> sigmoid b'bytes' 0.148592831 -1.219144206 0.54024908 -1.313276049 -3.900548145 1.435938445
#> rectangular 8675309 1.042363478 6.212197097 0.684457084 6.730482543 6.835091 -0.614545597
#> rectangular text 3.368749602 2.10087342 4.221190837 -1.421469659 1.069188264 6.305340843
#> rectangular b'bytes' -0.058289999 -1.248550513 1.133184008 -1.308451685 -2.466105629 1.609172251
#> uniform 8675309 1.042363478 6.212197097 0.684457084 6.730482543 6.835091 -0.614545597
#> uniform text 3.368749602 2.10087342 4.221190837 -1.421469659 1.069188264 6.305340843
#> uniform b'bytes' -0.058289999 -1.248550513 1.133184008 -1.308451685 -2.466105629 1.609172251
#> triangular 8675309 1.381603391 6.206110996 0.310497388 6.49406626 6.560981343 -0.747710512
#> triangular text 3.183492269 2.004045176 4.565290762 -1.052771866 1.401889413 6.253629116
#> triangular b'bytes' -0.218117976 -1.274050803 1.448702061 -1.304231812 -2.092298399 1.74675847
#> parabolic 8675309 1.295520183 6.208131477 0.398356802 6.560601747 6.635642624 -0.72227789
#> parabolic text 3.219567866 2.034274266 4.478575434 -1.14133957 1.316728074 6.270278653
#> parabolic b'bytes' -0.170400207 -1.26569436 1.36626374 -1.305634483 -2.177506941 1.705016615
#> epanechnikov 8675309 1.295520183 6.208131477 0.398356802 6.560601747 6.635642624 -0.72227789
#> epanechnikov text 3.219567866 2.034274266 4.478575434 -1.14133957 1.316728074 6.270278653
#> epanechnikov b'bytes' -0.170400207 -1.26569436 1.36626374 -1.305634483 -2.177506941 1.705016615
#> quartic 8675309 1.408558878 6.2065052 0.257871331 6.490074854 6.551355536 -0.845837377
#> quartic text 3.078470534 2.007500011 4.594287452 -1.008137137 1.42635931 6.256234451
#> quartic b'bytes' -0.215914669 -1.272554148 1.467688429 -1.304507593 -2.02828101 1.743765603
#> biweight 8675309 1.408558878 6.2065052 0.257871331 6.490074854 6.551355536 -0.845837377
#> biweight text 3.078470534 2.007500011 4.594287452 -1.008137137 1.42635931 6.256234451
#> biweight b'bytes' -0.215914669 -1.272554148 1.467688429 -1.304507593 -2.02828101 1.743765603
#> triweight 8675309 1.47555442 6.205575893 0.171877217 6.449277378 6.502310326 -0.950181783
#> triweight text 2.968343013 1.992175125 4.66302467 -0.927492763 1.491157357 6.248205569
#> triweight b'bytes' -0.24204997 -1.276474448 1.527283548 -1.303863653 -1.935292336 1.76598556
#> cosine 8675309 1.318785243 6.207764998 0.371672532 6.545183945 6.617484185 -0.733093884
#> cosine text 3.204734544 2.028265329 4.502255474 -1.115337557 1.33944621 6.26711731
#> cosine b'bytes' -0.180533743 -1.267239813 1.387591584 -1.305380538 -2.150391271 1.713673243
#> 99.984079214 5.0
