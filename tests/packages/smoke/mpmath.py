from mpmath import (binomial, chop, cos, diff, e, erf, eye, factorial, findroot, fp, gamma, hyp2f1, identify, inf, iv, limit, lu_solve, matrix, mp, mpc, mpf, nsum, nstr, pi,
                    polyroots, quad, sin, sqrt, taylor, workdps, zeta, besselj, lambertw, eig, det, odefun, euler, exp, log, pslq, primepi)

mp.dps = 50
print(pi, e, sqrt(2), mpf('0.1') + mpf('0.2'), repr(mpf(1) / 3), sep='\n')
print(sin(1), cos(mpc(1, 2)), gamma(0.5), zeta(3), erf(0.5), besselj(0, 1), lambertw(1), hyp2f1(1, 2, 3, 0.5), sep='\n')
mp.dps = 20
print(quad(lambda x: exp(-x ** 2), [-inf, inf]) ** 2, diff(sin, 0), limit(lambda n: (1 + 1 / n) ** n, inf), nsum(lambda n: 1 / n ** 2, [1, inf]), sep='\n')
print(findroot(lambda x: x ** 3 - 2, 1), polyroots([1, 0, -2]), taylor(sin, 0, 5), identify(0.5 + sqrt(5) / 2), binomial(10, 3), factorial(30), sep='\n')
a = matrix([[1, 2], [3, 4]])
print(a, a ** -1, det(a), lu_solve(a, matrix([1, 2])), chop(eig(a)[0][0]), a.T * eye(2), sep='\n')
print(iv.mpf([1, 2]) * iv.mpf([3, 4]), fp.sqrt(2), nstr(pi, 5), pslq([pi, 4 * pi], maxcoeff=10), euler, log(10), primepi(100))
with workdps(5):
    print(pi / 3)
f = odefun(lambda x, y: y, 0, 1)
print(f(1), mpf('inf'), mpf('nan'), -mpf(0), mpf(2) ** 1000, mpf('1e-30'), int(mpf('12345.9')), mpc('1+2j') * 2, mpf(5).man_exp)
try:
    findroot(lambda x: x ** 2 + 1, 1)
except ValueError as err:
    print(str(err)[:50])
