from sympy import (Eq, Function, I, Integral, Matrix, Poly, Rational, S, apart, cos, diff, dsolve, expand, exp, factor, factorint, gcd, groebner, integrate, isprime, latex, limit, log, nsolve, oo, pi, pretty,
                   roots, series, simplify, sin, solve, sqrt, symbols, sympify, together, trigsimp, binomial, summation)

x, y, n = symbols('x y n')
print(expand((x + y) ** 3), factor(x ** 4 - 1), simplify(sin(x) ** 2 + cos(x) ** 2), diff(exp(x) * sin(x), x), integrate(x * exp(x), x), integrate(exp(-x ** 2), (x, -oo, oo)), sep='\n')
print(limit(sin(x) / x, x, 0), series(cos(x), x, 0, 6), solve(x ** 2 - 2, x), solve([x + y - 3, x - y - 1], [x, y]), solve(x ** 3 + x + 1, x)[0], roots(x ** 3 - 6 * x ** 2 + 11 * x - 6), sep='\n')
print(apart(1 / (x ** 2 - 1)), together(1 / x + 1 / y), gcd(x ** 2 - 1, x - 1), Poly(x ** 2 + 2 * x + 1, x).factor_list(), groebner([x * y - 1, x ** 2 + y], x, y).exprs, factorint(2 ** 40 - 1), isprime(10 ** 9 + 7), sep='\n')
m = Matrix([[1, 2], [3, 4]])
print(m.inv(), m.det(), m.eigenvals(), m ** 3, m.charpoly(x).as_expr(), sqrt(8), Rational(3, 4) + S(1) / 3, pi.evalf(30), sympify('2*x + sin(y)') if False else I ** 2, sep='\n')
print(latex(Integral(sqrt(x) / y, x)), pretty(x ** 2 / (y + 1), use_unicode=True), nsolve(cos(x) - x, 1), summation(1 / n ** 2, (n, 1, oo)), trigsimp(sin(2 * x) / sin(x)), log(x).subs(x, 2).n(), binomial(n, 2).expand(func=True), sep='\n')
f = Function('f')
print(dsolve(Eq(f(x).diff(x, 2) + f(x), 0), f(x)), Eq(x, y), x < y, (x + 1).is_polynomial(), hash(x + y) == hash(y + x))
