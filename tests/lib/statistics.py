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
