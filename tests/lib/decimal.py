# Module decimal.

from decimal import *

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

D = Decimal
class M(Decimal): pass

### everyday arithmetic
print(Decimal('1.10') + Decimal('2.2'), Decimal(1) / 3, Decimal('1e50') * 7, Decimal(-7) // 2, Decimal(-7) % 2,
    divmod(Decimal(7), -2))
print(repr(Decimal('123.456').quantize(Decimal('0.01'))), round(Decimal('2.675'), 2), round(Decimal('2.5')),
    f"{Decimal('1234567.891'):,.2f}")
print(getcontext())
x = Decimal(1)
x += Decimal(2)
x *= 3
x -= 1
x /= 4
x //= 1
x **= 2
x %= 3
print(x)
print(bool(Decimal(0)), not Decimal(1), -Decimal('1.5'), +Decimal('1.5'), abs(Decimal(-2)), int(Decimal('1.9')),
    float(Decimal('1.1')))
print(sum([Decimal('.1')] * 10), max(Decimal(1), Decimal(3), 2), min([Decimal(5), 2.5]),
    sorted([Decimal(3), 1, Decimal('2.5')]))
with localcontext(prec=50): print(Decimal(1) / 7, Decimal(2).sqrt(), Decimal(2).ln())
print(getcontext().flags)
#> 3.30 0.3333333333333333333333333333 7E+50 -3 -1 (Decimal('-3'), Decimal('1'))
#> Decimal('123.46') 2.68 2 1,234,567.89
#> Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[Inexact, Rounded], traps=[InvalidOperation, DivisionByZero, Overflow])
#> 1
#> False False -1.5 1.5 2 1 1.1
#> 1.0 3 2.5 [1, Decimal('2.5'), Decimal('3')]
#> 0.14285714285714285714285714285714285714285714285714 1.4142135623730950488016887242096980785696718753769 0.69314718055994530941723212145817656807550013436026
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:True, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:False, <class 'decimal.Underflow'>:False, <class 'decimal.Subnormal'>:False, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:False}

### functions: from D(2).sqrt to lambda: D('7.50').normalize()
for f in [D(2).sqrt, D(1).exp, D(10).ln, D(2).log10, lambda: D('1.05') ** 10, lambda: D(2) ** D('0.5'),
        D('1.5').as_tuple, D('1.5').as_integer_ratio, D('123').adjusted, lambda: D(3).fma(2, 3),
        lambda: D('18').remainder_near(D(10)), lambda: D(-3).max_mag(2), lambda: D('7.50').normalize()]:
    E(f)
#> Decimal('1.414213562373095048801688724')
#> Decimal('2.718281828459045235360287471')
#> Decimal('2.302585092994045684017991455')
#> Decimal('0.3010299956639811952137388947')
#> Decimal('1.62889462677744140625')
#> Decimal('1.414213562373095048801688724')
#> DecimalTuple(sign=0, digits=(1, 5), exponent=-1)
#> (3, 2)
#> 2
#> Decimal('9')
#> Decimal('-2')
#> Decimal('-3')
#> Decimal('7.5')

### functions: to_integral_value, logical_xor and next_plus
for f in [lambda: D('7.5').to_integral_value(), lambda: D(101).logical_xor(110), lambda: D(5).next_plus(),
        lambda: D(123).rotate(1), lambda: D(5).scaleb(3), lambda: D(12345).shift(-2), lambda: D(5).compare(3),
        lambda: D('1E3').logb(), lambda: D('-0').number_class(), lambda: pow(D(3), 2, 5),
        lambda: D('1.5').is_nan(), lambda: D('1.50').same_quantum(D('.01'))]:
    E(f)
print([D(s).to_eng_string() for s in ['1E+1', '1E+2', '1E+3', '1.23E+5', '0E+1', '0E+2', '0E-7', '0E-8', '1E-7',
    '12E-8', '0']])
#> Decimal('8')
#> Decimal('11')
#> Decimal('5.000000000000000000000000001')
#> Decimal('1230')
#> Decimal('5E+3')
#> Decimal('123')
#> Decimal('1')
#> Decimal('3')
#> '-Zero'
#> Decimal('4')
#> False
#> True
#> ['10', '100', '1E+3', '123E+3', '0.00E+3', '0.0E+3', '0.0E-6', '0.00E-6', '100E-9', '120E-9', '0']

### other kinds of numbers
import decimal
d={Decimal('1.5'):1, Decimal(2):3}
print(d[1.5], d[2], 2 in d, Decimal('1.50') in d, {1.5, Decimal('1.5')})
print(sorted([Decimal(3),1,Decimal('2.5')]), sum([Decimal('.1')]*10), str(Decimal('1.5')), f'{Decimal("1.5")}',
    f'{Decimal("1.5")!r}', '%s %d %.2f' % (Decimal('1.5'),Decimal('1.5'),Decimal('1.555')))
print(bool(Decimal(0)), not Decimal(1), -Decimal('1.5'), +Decimal('1.5'), abs(Decimal(-2)), int(Decimal('1.9')),
    float(Decimal('1.1')))
import math
print(math.floor(Decimal('1.5')), math.ceil(Decimal('1.5')), math.trunc(Decimal('-1.5')), math.sqrt(Decimal(2)),
    math.fsum([Decimal('1.1'),2]), round(Decimal('1.55'),1), math.isnan(Decimal('nan')))
import copy
x=Decimal('1.5')
y=copy.deepcopy([x])
print(y[0] is x)
try: Decimal(1)+'a'
except TypeError as e: print(e)
try: Decimal(1)<'a'
except TypeError as e: print(e)
print(Decimal(1)=='a', Decimal(1)!='a', Decimal(1)==None, Decimal(1)!=None, 3==Decimal(3), 3<Decimal(4),
    1.5<Decimal(2), Decimal(2)>1.5, 2.5==Decimal('2.5'))
m=M('1.5')
print(type(m+1), m, repr(m), m+m, isinstance(m,Decimal), m==Decimal('1.5'), hash(m)==hash(1.5), m<2)
class N(Decimal):
  def __new__(cls, v, u): self=super().__new__(cls, v); self.u=u; return self
  def __add__(self, o): return N(super().__add__(o), self.u)
n=N('1.5','kg')
print(n+1, (n+1).u)
import statistics
print(statistics.mean([Decimal('1.5'),Decimal(2)]), statistics.stdev([Decimal('1.5'),Decimal(2)]),
    statistics.median([Decimal(1),Decimal(4)]))
from fractions import Fraction
print(Fraction(Decimal('1.25')), Fraction.from_decimal(Decimal('0.1')))
import numbers
print(isinstance(m, numbers.Number), isinstance(m, numbers.Real))
import json
try: json.dumps(Decimal(1))
except TypeError as e: print(e)
print(json.loads('[1.10, 2]', parse_float=Decimal))
print(max(Decimal(1), Decimal(3), 2), min([Decimal(5), 2.5]))
print(complex(Decimal('1.5')), Decimal(2).real, pow(Decimal(3),2,5), Decimal('1.5').is_nan(),
    Decimal('NaN').is_nan())
#> 1 3 True True {1.5}
#> [1, Decimal('2.5'), Decimal('3')] 1.0 1.5 1.5 Decimal('1.5') 1.5 1 1.55
#> False False -1.5 1.5 2 1 1.1
#> 1 2 -1 1.4142135623730951 3.1 1.6 True
#> True
#> unsupported operand type(s) for +: 'decimal.Decimal' and 'str'
#> '<' not supported between instances of 'decimal.Decimal' and 'str'
#> False True False True True True True True True
#> <class 'decimal.Decimal'> 1.5 Decimal('1.5') 3.0 True True True True
#> 2.5 kg
#> 1.75 0.3535533905932737622004221811 2.5
#> 5/4 1/10
#> True False
#> Object of type Decimal is not JSON serializable
#> [Decimal('1.10'), 2]
#> 3 2.5
#> (1.5+0j) 2 4 False True

### signals and their texts: a context with all traps
c=Context(traps=list(Context().traps))
print(c)
#> Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal, Underflow])

### signals and their texts: Inexact, Rounded and Clamped
c=Context(traps=list(Context().traps))
for k in (Inexact, Rounded, Clamped):
  c=Context(traps=[k,InvalidOperation]); 
  for f in (lambda: c.divide(1,3), lambda: c.power(10,Decimal(10**7)), lambda: c.power(10,-Decimal(10**7)),
          lambda: c.create_decimal(1.5), lambda: c.create_decimal('1e-1000020'), lambda:c.divide(0,0)):
    try: print(k.__name__, f())
    except Exception as e: print(k.__name__, type(e), e, e.args, type(e.args[0]))
#> Inexact <class 'decimal.Inexact'> [<class 'decimal.Inexact'>] ([<class 'decimal.Inexact'>],) <class 'list'>
#> Inexact <class 'decimal.Inexact'> [<class 'decimal.Inexact'>] ([<class 'decimal.Inexact'>],) <class 'list'>
#> Inexact <class 'decimal.Inexact'> [<class 'decimal.Inexact'>] ([<class 'decimal.Inexact'>],) <class 'list'>
#> Inexact 1.5
#> Inexact 1E-1000020
#> Inexact <class 'decimal.InvalidOperation'> [<class 'decimal.DivisionUndefined'>] ([<class 'decimal.DivisionUndefined'>],) <class 'list'>
#> Rounded <class 'decimal.Rounded'> [<class 'decimal.Rounded'>] ([<class 'decimal.Rounded'>],) <class 'list'>
#> Rounded <class 'decimal.Rounded'> [<class 'decimal.Rounded'>] ([<class 'decimal.Rounded'>],) <class 'list'>
#> Rounded <class 'decimal.Rounded'> [<class 'decimal.Rounded'>] ([<class 'decimal.Rounded'>],) <class 'list'>
#> Rounded 1.5
#> Rounded 1E-1000020
#> Rounded <class 'decimal.InvalidOperation'> [<class 'decimal.DivisionUndefined'>] ([<class 'decimal.DivisionUndefined'>],) <class 'list'>
#> Clamped 0.3333333333333333333333333333
#> Clamped Infinity
#> Clamped <class 'decimal.Clamped'> [<class 'decimal.Clamped'>] ([<class 'decimal.Clamped'>],) <class 'list'>
#> Clamped 1.5
#> Clamped 1E-1000020
#> Clamped <class 'decimal.InvalidOperation'> [<class 'decimal.DivisionUndefined'>] ([<class 'decimal.DivisionUndefined'>],) <class 'list'>

### signals and their texts: Subnormal, Underflow and Overflow
c=Context(traps=list(Context().traps))
for k in (Subnormal, Underflow, Overflow):
  c=Context(traps=[k,InvalidOperation]); 
  for f in (lambda: c.divide(1,3), lambda: c.power(10,Decimal(10**7)), lambda: c.power(10,-Decimal(10**7)),
          lambda: c.create_decimal(1.5), lambda: c.create_decimal('1e-1000020'), lambda:c.divide(0,0)):
    try: print(k.__name__, f())
    except Exception as e: print(k.__name__, type(e), e, e.args, type(e.args[0]))
#> Subnormal 0.3333333333333333333333333333
#> Subnormal Infinity
#> Subnormal <class 'decimal.Subnormal'> [<class 'decimal.Subnormal'>] ([<class 'decimal.Subnormal'>],) <class 'list'>
#> Subnormal 1.5
#> Subnormal <class 'decimal.Subnormal'> [<class 'decimal.Subnormal'>] ([<class 'decimal.Subnormal'>],) <class 'list'>
#> Subnormal <class 'decimal.InvalidOperation'> [<class 'decimal.DivisionUndefined'>] ([<class 'decimal.DivisionUndefined'>],) <class 'list'>
#> Underflow 0.3333333333333333333333333333
#> Underflow Infinity
#> Underflow <class 'decimal.Underflow'> [<class 'decimal.Underflow'>] ([<class 'decimal.Underflow'>],) <class 'list'>
#> Underflow 1.5
#> Underflow 1E-1000020
#> Underflow <class 'decimal.InvalidOperation'> [<class 'decimal.DivisionUndefined'>] ([<class 'decimal.DivisionUndefined'>],) <class 'list'>
#> Overflow 0.3333333333333333333333333333
#> Overflow <class 'decimal.Overflow'> [<class 'decimal.Overflow'>] ([<class 'decimal.Overflow'>],) <class 'list'>
#> Overflow 0E-1000026
#> Overflow 1.5
#> Overflow 1E-1000020
#> Overflow <class 'decimal.InvalidOperation'> [<class 'decimal.DivisionUndefined'>] ([<class 'decimal.DivisionUndefined'>],) <class 'list'>

### signals and their texts: FloatOperation
for k in (FloatOperation,):
  c=Context(traps=[k,InvalidOperation]); 
  for f in (lambda: c.divide(1,3), lambda: c.power(10,Decimal(10**7)), lambda: c.power(10,-Decimal(10**7)),
          lambda: c.create_decimal(1.5), lambda: c.create_decimal('1e-1000020'), lambda:c.divide(0,0)):
    try: print(k.__name__, f())
    except Exception as e: print(k.__name__, type(e), e, e.args, type(e.args[0]))
#> FloatOperation 0.3333333333333333333333333333
#> FloatOperation Infinity
#> FloatOperation 0E-1000026
#> FloatOperation <class 'decimal.FloatOperation'> [<class 'decimal.FloatOperation'>] ([<class 'decimal.FloatOperation'>],) <class 'list'>
#> FloatOperation 1E-1000020
#> FloatOperation <class 'decimal.InvalidOperation'> [<class 'decimal.DivisionUndefined'>] ([<class 'decimal.DivisionUndefined'>],) <class 'list'>

### signals and their texts: floats
c=Context(traps=[FloatOperation])
setcontext(c)
for f in (lambda: Decimal(1)<1.5, lambda:Decimal(1)==1.5, lambda: Decimal(1.5), lambda: Decimal.from_float(1.5),
        lambda: {Decimal('1.5'):2}[1.5], lambda: Decimal(1).__eq__(2j), lambda: Decimal(1)==1+0j,
        lambda:Decimal(1)<2j):
    try: print(f(), c.flags[FloatOperation])
    except Exception as e: print(type(e), e, c.flags[FloatOperation])
    c.clear_flags()
#> <class 'decimal.FloatOperation'> [<class 'decimal.FloatOperation'>] True
#> False True
#> <class 'decimal.FloatOperation'> [<class 'decimal.FloatOperation'>] True
#> 1.5 False
#> 2 True
#> NotImplemented False
#> True True
#> <class 'TypeError'> '<' not supported between instances of 'decimal.Decimal' and 'complex' False

### signals and their texts: without any trap
setcontext(Context(traps=[]))
from fractions import Fraction
print(Decimal(1)<Fraction(3,2), Decimal('nan')<Fraction(3,2), Decimal('inf')<Fraction(3,2))
print(getcontext())
print(Decimal('1.5')==Fraction(3,2))
print(Decimal(2)==2.0, Decimal('nan')==float('nan'), Decimal('inf')==float('inf'), Decimal('0.1')==0.1,
    Decimal('nan')!=1.5)
print(getcontext())
d=Decimal('1.5')
print(d.__reduce__())
print(getcontext().__reduce__())
print(d.as_tuple(), DecimalTuple(1,2,3)._fields)
print(Decimal('nan12').as_tuple())
print(Decimal('-inf').as_tuple())
print(Decimal('snan').as_tuple())
#> True False False
#> Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[InvalidOperation], traps=[])
#> True
#> True False True False True
#> Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[InvalidOperation, FloatOperation], traps=[])
#> (<class 'decimal.Decimal'>, ('1.5',))
#> (<class 'decimal.Context'>, (28, 'ROUND_HALF_EVEN', -999999, 999999, 1, 0, [<class 'decimal.InvalidOperation'>, <class 'decimal.FloatOperation'>], []))
#> DecimalTuple(sign=0, digits=(1, 5), exponent=-1) ('sign', 'digits', 'exponent')
#> DecimalTuple(sign=0, digits=(1, 2), exponent='n')
#> DecimalTuple(sign=1, digits=(0,), exponent='F')
#> DecimalTuple(sign=0, digits=(), exponent='N')

### objects
d=Decimal('1.5')
print(d.__reduce__())
print(getcontext().__reduce__())
print(d.as_tuple(), DecimalTuple(1,2,3)._fields)
print(Decimal('nan12').as_tuple())
print(Decimal('-inf').as_tuple())
print(Decimal('snan').as_tuple())
print(d.real is d, d.imag, d.conjugate() is d, d.canonical() is d, d.radix(), d.__copy__() is d,
    type(DefaultContext.traps), repr(DecimalTuple), d.adjusted())
m=M('1.5')
print(type(m+1), type(-m), type(M(m)))
print(type(Decimal(m)), type(m.copy_abs()), type(m.__copy__()))
print(repr(m), m.__reduce__(), type(M.from_float(1.5)))
print(type(round(m,1)), type(m.canonical()), type(m.real))
print(type(+m))
try: Decimal.__new__(int)
except TypeError as e: print(e)
try: Decimal.foo=1
except TypeError as e: print(e)
try: Decimal.__add__(1,2)
except TypeError as e: print(e)
print(Decimal.__add__(Decimal(1),'a'), Decimal.from_number(1.5), type(M.from_number(Decimal(1))),
    M.from_number(Decimal(1)) )
#> (<class 'decimal.Decimal'>, ('1.5',))
#> (<class 'decimal.Context'>, (28, 'ROUND_HALF_EVEN', -999999, 999999, 1, 0, [], [<class 'decimal.InvalidOperation'>, <class 'decimal.DivisionByZero'>, <class 'decimal.Overflow'>]))
#> DecimalTuple(sign=0, digits=(1, 5), exponent=-1) ('sign', 'digits', 'exponent')
#> DecimalTuple(sign=0, digits=(1, 2), exponent='n')
#> DecimalTuple(sign=1, digits=(0,), exponent='F')
#> DecimalTuple(sign=0, digits=(), exponent='N')
#> True 0 True True 10 True <class 'abc.SignalDict'> <class 'decimal.DecimalTuple'> 0
#> <class 'decimal.Decimal'> <class 'decimal.Decimal'> <class '__main__.M'>
#> <class 'decimal.Decimal'> <class 'decimal.Decimal'> <class '__main__.M'>
#> Decimal('1.5') (<class '__main__.M'>, ('1.5',)) <class '__main__.M'>
#> <class 'decimal.Decimal'> <class '__main__.M'> <class '__main__.M'>
#> <class 'decimal.Decimal'>
#> decimal.Decimal.__new__(int): int is not a subtype of decimal.Decimal
#> cannot set 'foo' attribute of immutable type 'decimal.Decimal'
#> descriptor '__add__' requires a 'decimal.Decimal' object but received a 'int'
#> NotImplemented 1.5 <class '__main__.M'> 1

### contexts: getcontext, copy and flags
with localcontext(prec=5, rounding=ROUND_DOWN) as c: print(c, c is getcontext())
f=getcontext().flags
print(len(f))
print(list(f))
print(f[Inexact], Inexact in f, f==getcontext().traps)
print(f.copy())
print(type(f.copy()))
f[Inexact]=True
f[Rounded]='x'
print(getcontext().flags)
try: del f[Inexact]
except Exception as e: print(type(e), e)
try: f[3]=1
except Exception as e: print(type(e), e)
try: hash(f)
except Exception as e: print(type(e), e)
c=getcontext()
print(c==c.copy(), hash(c) is not None, c.Etiny(), c.Etop(), c.radix())
print(c.copy().flags)
c.traps={k:True for k in f}
print(c)
try: c.flags={}
except Exception as e: print(type(e), e)
try: c.flags={3:4,**{k:True for k in list(f)[1:]}}
except Exception as e: print(type(e), e)
print(Context(flags=[Inexact]))
print(Context(None,None,None,None))
#> Context(prec=5, rounding=ROUND_DOWN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[InvalidOperation, DivisionByZero, Overflow]) True
#> 9
#> [<class 'decimal.InvalidOperation'>, <class 'decimal.FloatOperation'>, <class 'decimal.DivisionByZero'>, <class 'decimal.Overflow'>, <class 'decimal.Underflow'>, <class 'decimal.Subnormal'>, <class 'decimal.Inexact'>, <class 'decimal.Rounded'>, <class 'decimal.Clamped'>]
#> False True False
#> {<class 'decimal.InvalidOperation'>: False, <class 'decimal.FloatOperation'>: False, <class 'decimal.DivisionByZero'>: False, <class 'decimal.Overflow'>: False, <class 'decimal.Underflow'>: False, <class 'decimal.Subnormal'>: False, <class 'decimal.Inexact'>: False, <class 'decimal.Rounded'>: False, <class 'decimal.Clamped'>: False}
#> <class 'dict'>
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:False, <class 'decimal.Underflow'>:False, <class 'decimal.Subnormal'>:False, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:False}
#> <class 'ValueError'> signal keys cannot be deleted
#> <class 'KeyError'> 'valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]'
#> <class 'TypeError'> unhashable type: 'SignalDict'
#> False True -1000026 999972 10
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:False, <class 'decimal.Underflow'>:False, <class 'decimal.Subnormal'>:False, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:False}
#> Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[Inexact, Rounded], traps=[Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal, Underflow])
#> <class 'KeyError'> 'invalid signal dict'
#> <class 'KeyError'> 'invalid signal dict'
#> Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[Inexact], traps=[InvalidOperation, DivisionByZero, Overflow])
#> Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[InvalidOperation, DivisionByZero, Overflow])

### contexts: ROUND_UP, Inexact and Rounded
f=getcontext().flags
f[Inexact]=True
f[Rounded]='x'
c=getcontext()
c.traps={k:True for k in f}
print(Context(5,ROUND_UP,-5,5,0,1,[Inexact],[Rounded]))
for k in ('prec',):
  for v in (None, 'a', -10**30, 10**30, 1.5):
    try: setattr(c,k,v); print(k,v)
    except Exception as e: print(k,v,type(e), e)
    try: Context(**{k:v}); print(k,v)
    except Exception as e: print(k,v,type(e), e)
#> Context(prec=5, rounding=ROUND_UP, Emin=-5, Emax=5, capitals=0, clamp=1, flags=[Inexact], traps=[Rounded])
#> prec None <class 'TypeError'> an integer is required
#> prec None
#> prec a <class 'TypeError'> an integer is required
#> prec a <class 'TypeError'> an integer is required
#> prec -1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> prec -1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> prec 1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> prec 1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> prec 1.5 <class 'TypeError'> an integer is required
#> prec 1.5 <class 'TypeError'> an integer is required

### contexts: 'Emin'
f=getcontext().flags
f[Inexact]=True
f[Rounded]='x'
c=getcontext()
c.traps={k:True for k in f}
for k in ('Emin',):
  for v in (None, 'a', -10**30, 10**30, 1.5):
    try: setattr(c,k,v); print(k,v)
    except Exception as e: print(k,v,type(e), e)
    try: Context(**{k:v}); print(k,v)
    except Exception as e: print(k,v,type(e), e)
#> Emin None <class 'TypeError'> an integer is required
#> Emin None
#> Emin a <class 'TypeError'> an integer is required
#> Emin a <class 'TypeError'> an integer is required
#> Emin -1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> Emin -1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> Emin 1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> Emin 1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> Emin 1.5 <class 'TypeError'> an integer is required
#> Emin 1.5 <class 'TypeError'> an integer is required

### contexts: 'Emax'
f=getcontext().flags
f[Inexact]=True
f[Rounded]='x'
c=getcontext()
c.traps={k:True for k in f}
for k in ('Emax',):
  for v in (None, 'a', -10**30, 10**30, 1.5):
    try: setattr(c,k,v); print(k,v)
    except Exception as e: print(k,v,type(e), e)
    try: Context(**{k:v}); print(k,v)
    except Exception as e: print(k,v,type(e), e)
#> Emax None <class 'TypeError'> an integer is required
#> Emax None
#> Emax a <class 'TypeError'> an integer is required
#> Emax a <class 'TypeError'> an integer is required
#> Emax -1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> Emax -1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> Emax 1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> Emax 1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> Emax 1.5 <class 'TypeError'> an integer is required
#> Emax 1.5 <class 'TypeError'> an integer is required

### contexts: 'rounding'
f=getcontext().flags
f[Inexact]=True
f[Rounded]='x'
c=getcontext()
c.traps={k:True for k in f}
for k in ('rounding',):
  for v in (None, 'a', -10**30, 10**30, 1.5):
    try: setattr(c,k,v); print(k,v)
    except Exception as e: print(k,v,type(e), e)
    try: Context(**{k:v}); print(k,v)
    except Exception as e: print(k,v,type(e), e)
#> rounding None <class 'TypeError'> valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> rounding None
#> rounding a <class 'TypeError'> valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> rounding a <class 'TypeError'> valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> rounding -1000000000000000000000000000000 <class 'TypeError'> valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> rounding -1000000000000000000000000000000 <class 'TypeError'> valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> rounding 1000000000000000000000000000000 <class 'TypeError'> valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> rounding 1000000000000000000000000000000 <class 'TypeError'> valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> rounding 1.5 <class 'TypeError'> valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> rounding 1.5 <class 'TypeError'> valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]

### contexts: capitals
f=getcontext().flags
f[Inexact]=True
f[Rounded]='x'
c=getcontext()
c.traps={k:True for k in f}
for k in ('capitals',):
  for v in (None, 'a', -10**30, 10**30, 1.5):
    try: setattr(c,k,v); print(k,v)
    except Exception as e: print(k,v,type(e), e)
    try: Context(**{k:v}); print(k,v)
    except Exception as e: print(k,v,type(e), e)
#> capitals None <class 'TypeError'> an integer is required
#> capitals None
#> capitals a <class 'TypeError'> an integer is required
#> capitals a <class 'TypeError'> an integer is required
#> capitals -1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> capitals -1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> capitals 1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> capitals 1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> capitals 1.5 <class 'TypeError'> an integer is required
#> capitals 1.5 <class 'TypeError'> an integer is required

### contexts: clamp
f=getcontext().flags
f[Inexact]=True
f[Rounded]='x'
c=getcontext()
c.traps={k:True for k in f}
for k in ('clamp',):
  for v in (None, 'a', -10**30, 10**30, 1.5):
    try: setattr(c,k,v); print(k,v)
    except Exception as e: print(k,v,type(e), e)
    try: Context(**{k:v}); print(k,v)
    except Exception as e: print(k,v,type(e), e)
#> clamp None <class 'TypeError'> an integer is required
#> clamp None
#> clamp a <class 'TypeError'> an integer is required
#> clamp a <class 'TypeError'> an integer is required
#> clamp -1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> clamp -1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> clamp 1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> clamp 1000000000000000000000000000000 <class 'OverflowError'> Python int too large to convert to C ssize_t
#> clamp 1.5 <class 'TypeError'> an integer is required
#> clamp 1.5 <class 'TypeError'> an integer is required

### errors: divmod and Decimal
for f in [lambda: Decimal(1)/0, lambda: Decimal(0)/0, lambda: Decimal(0)//0, lambda: Decimal(1)//0,
        lambda: Decimal(1)%0,lambda:divmod(Decimal(1),0),lambda:divmod(Decimal(0),0),
        lambda: Decimal('1e50')//1,lambda: Decimal('1e50')%1, lambda: Decimal('inf')-Decimal('inf'),
        lambda: Decimal(1)+1.5, lambda: 1.5+Decimal(1), lambda: Decimal(1)<'a']:
  E(f)
#> DivisionByZero [<class 'decimal.DivisionByZero'>]
#> InvalidOperation [<class 'decimal.DivisionUndefined'>]
#> InvalidOperation [<class 'decimal.DivisionUndefined'>]
#> DivisionByZero [<class 'decimal.DivisionByZero'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>, <class 'decimal.DivisionByZero'>]
#> InvalidOperation [<class 'decimal.DivisionUndefined'>]
#> InvalidOperation [<class 'decimal.DivisionImpossible'>]
#> InvalidOperation [<class 'decimal.DivisionImpossible'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> TypeError unsupported operand type(s) for +: 'decimal.Decimal' and 'float'
#> TypeError unsupported operand type(s) for +: 'float' and 'decimal.Decimal'
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'

### errors: sqrt and Decimal
for f in [lambda: Decimal('nan')<1, lambda: Decimal('snan')==1, lambda: Decimal('nan')==1,
        lambda:Decimal(-1).sqrt(), lambda: Decimal([1]), lambda: Decimal(None), lambda: Decimal(1,2),
        lambda: Decimal(1,2,3), lambda: Decimal(x=1), lambda: Decimal((0,(1,2),3)),
        lambda: Decimal((0,(1,2),'F')),lambda: Decimal((2,(1,2),3)), lambda: Decimal((0,(1,12),3))]:
  E(f)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> False
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> ValueError argument must be a sequence of length 3
#> TypeError conversion from NoneType to Decimal is not supported
#> TypeError optional argument must be a context
#> TypeError function takes at most 2 arguments (3 given)
#> TypeError this function got an unexpected keyword argument 'x'
#> Decimal('1.2E+4')
#> Decimal('Infinity')
#> ValueError sign must be an integer with the value 0 or 1
#> ValueError coefficient must be a tuple of digits

### errors: from lambda: Decimal((1,2)) to lambda: round(Decimal('inf'))
for f in [lambda: Decimal((1,2)), lambda: Decimal((0,(),'n')), lambda: Decimal((0,(1,),'x')),
        lambda: Decimal((0,(1,),1.5)),lambda: Decimal((0,1,1)), lambda: Decimal(1).quantize(1.5),
        lambda: Decimal(1).quantize(Decimal('1e-50')), lambda: Decimal(1).quantize(Decimal(1),'x'),
        lambda: Decimal(1).quantize(Decimal(1),rounding=5), lambda: Decimal(1).quantize(Decimal(1), context=3),
        lambda: Decimal('inf').__int__(), lambda: int(Decimal('nan')), lambda: round(Decimal('inf'))]:
  E(f)
#> ValueError argument must be a sequence of length 3
#> Decimal('NaN')
#> ValueError string argument in the third position must be 'F', 'n' or 'N'
#> ValueError exponent must be an integer
#> ValueError coefficient must be a tuple of digits
#> TypeError conversion from float to Decimal is not supported
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> TypeError valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> TypeError valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> TypeError optional argument must be a context
#> OverflowError cannot convert Infinity to integer
#> ValueError cannot convert NaN to integer
#> OverflowError cannot convert Infinity to integer

### errors: as_integer_ratio, hash and add
for f in [lambda: round(Decimal('nan'),1), lambda:round(Decimal('1.5'),'a'),
        lambda: Decimal('nan').as_integer_ratio(), lambda: Decimal('inf').as_integer_ratio(),
        lambda: hash(Decimal('snan')), lambda: hash(Decimal('nan'))!=0, lambda: hash(Decimal('inf')),
        lambda: Decimal(2)**Decimal('-1e400'), lambda: Decimal(1).foo, lambda: pow(Decimal(2),3,5),
        lambda: getcontext().add(1.5,1), lambda: getcontext().add('1',1), lambda:Decimal(1).compare('1')]:
  E(f)
#> Decimal('NaN')
#> TypeError optional arg must be an integer
#> ValueError cannot convert NaN to integer ratio
#> OverflowError cannot convert Infinity to integer ratio
#> TypeError Cannot hash a signaling NaN value
#> True
#> 314159
#> Decimal('0E-1000026')
#> AttributeError 'decimal.Decimal' object has no attribute 'foo'
#> Decimal('3')
#> TypeError conversion from float to Decimal is not supported
#> TypeError conversion from str to Decimal is not supported
#> TypeError conversion from str to Decimal is not supported

### errors: Context, setattr and getcontext
for f in [lambda:Decimal(1).compare(1.5), lambda: getcontext().foo, lambda: Context(prec=0),
        lambda: Context(rounding='x'), lambda: Context(traps=[1]), lambda: Context(foo=1),
        lambda: setattr(getcontext(),'prec',-1), lambda: setattr(getcontext(),'prec','a'),
        lambda: setattr(getcontext(),'rounding',5), lambda: setattr(getcontext(),'Emin',1),
        lambda: setattr(getcontext(),'Emax',-1), lambda: setattr(getcontext(),'clamp',2),
        lambda: setattr(getcontext(),'capitals',2)]:
  E(f)
#> TypeError conversion from float to Decimal is not supported
#> AttributeError 'decimal.Context' object has no attribute 'foo'
#> ValueError valid range for prec is [1, MAX_PREC]
#> TypeError valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> KeyError 'valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]'
#> TypeError this function got an unexpected keyword argument 'foo'
#> ValueError valid range for prec is [1, MAX_PREC]
#> TypeError an integer is required
#> TypeError valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> ValueError valid range for Emin is [MIN_EMIN, 0]
#> ValueError valid range for Emax is [0, MAX_EMAX]
#> ValueError valid values for clamp are 0 or 1
#> ValueError valid values for capitals are 0 or 1

### errors: localcontext, flags and create_decimal
for f in [lambda: delattr(getcontext(),'prec'), lambda: setattr(getcontext(),'traps',2), lambda: setcontext(3),
        lambda: localcontext(3), lambda: localcontext(foo=3), lambda: localcontext(prec='a'),
        lambda: getcontext().flags[3], lambda: getcontext().create_decimal(1.5),
        lambda: getcontext().create_decimal('x'), lambda: Decimal.from_float('x'),
        lambda: Decimal.from_number('1'), lambda: Decimal(True), lambda: Decimal('1').__round__(None)]:
  E(f)
#> AttributeError context attributes cannot be deleted
#> TypeError argument must be a signal dict
#> TypeError argument must be a context
#> TypeError optional argument must be a context
#> TypeError this function got an unexpected keyword argument 'foo'
#> TypeError an integer is required
#> KeyError 'valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]'
#> Decimal('1.5')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> TypeError argument must be int or float
#> TypeError conversion from str to Decimal is not supported
#> Decimal('1')
#> TypeError optional arg must be an integer

### errors: max, __pow__ and float
for f in [lambda: Context(traps={}), lambda: Context(prec=1e3), lambda: Decimal(1.1), lambda: Decimal(-0.0),
        lambda: Decimal(float('nan')), lambda: complex(Decimal(1)), lambda: Decimal('1').max(2.5),
        lambda: Decimal(3).__pow__(2,None), lambda: float(Decimal('snan'))]:
  E(f)
#> KeyError 'invalid signal dict'
#> TypeError an integer is required
#> Decimal('1.100000000000000088817841970012523233890533447265625')
#> Decimal('-0')
#> Decimal('NaN')
#> (1+0j)
#> TypeError conversion from float to Decimal is not supported
#> Decimal('9')
#> ValueError cannot convert signaling NaN to float

### texts that are read: abc, infinity and infinit
for x in ['abc', '1__2', '_1', '', ' 1 ', '1 2', 'NaN123', 'sNaN', '-inf', 'infinity', 'infinit']:
    E(Decimal, x)
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('12')
#> Decimal('1')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('1')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('NaN123')
#> Decimal('sNaN')
#> Decimal('-Infinity')
#> Decimal('Infinity')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]

### texts that are read: from '1e+5_0' to 'nan-1'
for x in ['1e+5_0', '.5', '5.', '.', '1e', '\u0663', '1E5', '+1', '--1', '1e5.', 'nan-1']:
    E(Decimal, x)
#> Decimal('1E+50')
#> Decimal('0.5')
#> Decimal('5')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('3')
#> Decimal('1E+5')
#> Decimal('1')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]

### texts that are read: from '1\n' to 'x' * 100
for x in ['1\n', '\xa01', '1e+', '0e5', '-0.00', '00012', '1' * 50, '0.' + '0' * 40 + '1', 'x' * 100]:
    E(Decimal, x)
#> Decimal('1')
#> Decimal('1')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('0E+5')
#> Decimal('-0.00')
#> Decimal('12')
#> Decimal('11111111111111111111111111111111111111111111111111')
#> Decimal('1E-41')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]

### format: format and Decimal
for s in ['0','1','1.5','-1.25','1E+3','1E-10','0E-3','123456.789','-0']:
  print(s, [format(Decimal(s), f) for f in ['','f','.2f',',.2f','.3e','e','g','.3g','%','.1%','n','+','010',
      '010.2f','<10','^12.1f','*>12','=+10','.0f',' ','E','G','.2','020,.1f','.1F',',','08','0<9','010,']])
for s in ['NaN','sNaN12','-Infinity','1234567', '0.00001234','9.995','1E+30','1.500']:
  print(s, [format(Decimal(s), f) for f in ['','f','.2f',',.2f','.3e','e','g','.3g','%','.1%','n','+','010',
      '010.2f','<10','^12.1f','*>12','=+10','.0f',' ','E','G','.2','020,.1f','.1F',',','08','0<9','010,']])
#> 0 ['0', '0', '0.00', '0.00', '0.000e+3', '0e+0', '0', '0', '0%', '0.0%', '0', '+0', '0000000000', '0000000.00', '0         ', '    0.0     ', '***********0', '+        0', '0', ' 0', '0E+0', '0', '0', '00,000,000,000,000.0', '0.0', '0', '00000000', '000000000', '00,000,000']
#> 1 ['1', '1', '1.00', '1.00', '1.000e+0', '1e+0', '1', '1', '100%', '100.0%', '1', '+1', '0000000001', '0000001.00', '1         ', '    1.0     ', '***********1', '+        1', '1', ' 1', '1E+0', '1', '1', '00,000,000,000,001.0', '1.0', '1', '00000001', '100000000', '00,000,001']
#> 1.5 ['1.5', '1.5', '1.50', '1.50', '1.500e+0', '1.5e+0', '1.5', '1.5', '150%', '150.0%', '1.5', '+1.5', '00000001.5', '0000001.50', '1.5       ', '    1.5     ', '*********1.5', '+      1.5', '2', ' 1.5', '1.5E+0', '1.5', '1.5', '00,000,000,000,001.5', '1.5', '1.5', '000001.5', '1.5000000', '0,000,001.5']
#> -1.25 ['-1.25', '-1.25', '-1.25', '-1.25', '-1.250e+0', '-1.25e+0', '-1.25', '-1.25', '-125%', '-125.0%', '-1.25', '-1.25', '-000001.25', '-000001.25', '-1.25     ', '    -1.2    ', '*******-1.25', '-     1.25', '-1', '-1.25', '-1.25E+0', '-1.25', '-1.2', '-0,000,000,000,001.2', '-1.2', '-1.25', '-0001.25', '-1.250000', '-00,001.25']
#> 1E+3 ['1E+3', '1000', '1000.00', '1,000.00', '1.000e+3', '1e+3', '1e+3', '1e+3', '100000%', '100000.0%', '1e+3', '+1E+3', '0000001E+3', '0001000.00', '1E+3      ', '   1000.0   ', '********1E+3', '+     1E+3', '1000', ' 1E+3', '1E+3', '1E+3', '1E+3', '00,000,000,001,000.0', '1000.0', '1E+3', '00001E+3', '1E+300000', '000,001E+3']
#> 1E-10 ['1E-10', '0.0000000001', '0.00', '0.00', '1.000e-10', '1e-10', '1e-10', '1e-10', '0.00000001%', '0.0%', '1e-10', '+1E-10', '000001E-10', '0000000.00', '1E-10     ', '    0.0     ', '*******1E-10', '+    1E-10', '0', ' 1E-10', '1E-10', '1E-10', '1E-10', '00,000,000,000,000.0', '0.0', '1E-10', '0001E-10', '1E-100000', '00,001E-10']
#> 0E-3 ['0.000', '0.000', '0.00', '0.00', '0.000e+0', '0e-3', '0.000', '0.000', '0.0%', '0.0%', '0.000', '+0.000', '000000.000', '0000000.00', '0.000     ', '    0.0     ', '*******0.000', '+    0.000', '0', ' 0.000', '0E-3', '0.000', '0.000', '00,000,000,000,000.0', '0.0', '0.000', '0000.000', '0.0000000', '00,000.000']
#> 123456.789 ['123456.789', '123456.789', '123456.79', '123,456.79', '1.235e+5', '1.23456789e+5', '123456.789', '1.23e+5', '12345678.9%', '12345678.9%', '123456.789', '+123456.789', '123456.789', '0123456.79', '123456.789', '  123456.8  ', '**123456.789', '+123456.789', '123457', ' 123456.789', '1.23456789E+5', '123456.789', '1.2E+5', '00,000,000,123,456.8', '123456.8', '123,456.789', '123456.789', '123456.789', '123,456.789']
#> -0 ['-0', '-0', '-0.00', '-0.00', '-0.000e+3', '-0e+0', '-0', '-0', '-0%', '-0.0%', '-0', '-0', '-000000000', '-000000.00', '-0        ', '    -0.0    ', '**********-0', '-        0', '-0', '-0', '-0E+0', '-0', '-0', '-0,000,000,000,000.0', '-0.0', '-0', '-0000000', '-00000000', '-0,000,000']
#> NaN ['NaN', 'NaN', 'NaN', 'NaN', 'NaN', 'NaN', 'NaN', 'NaN', 'NaN%', 'NaN%', 'NaN', '+NaN', '       NaN', '       NaN', 'NaN       ', '    NaN     ', '*********NaN', '+      NaN', 'NaN', ' NaN', 'NaN', 'NaN', 'NaN', '                 NaN', 'NaN', 'NaN', '     NaN', 'NaN000000', '       NaN']
#> sNaN12 ['sNaN12', 'sNaN12', 'sNaN12', 'sNaN12', 'sNaN12', 'sNaN12', 'sNaN12', 'sNaN12', 'sNaN12%', 'sNaN12%', 'sNaN12', '+sNaN12', '    sNaN12', '    sNaN12', 'sNaN12    ', '   sNaN12   ', '******sNaN12', '+   sNaN12', 'sNaN12', ' sNaN12', 'sNaN12', 'sNaN12', 'sNaN12', '              sNaN12', 'sNaN12', 'sNaN12', '  sNaN12', 'sNaN12000', '    sNaN12']
#> -Infinity ['-Infinity', '-Infinity', '-Infinity', '-Infinity', '-Infinity', '-Infinity', '-Infinity', '-Infinity', '-Infinity%', '-Infinity%', '-Infinity', '-Infinity', ' -Infinity', ' -Infinity', '-Infinity ', ' -Infinity  ', '***-Infinity', '- Infinity', '-Infinity', '-Infinity', '-Infinity', '-Infinity', '-Infinity', '           -Infinity', '-Infinity', '-Infinity', '-Infinity', '-Infinity', ' -Infinity']
#> 1234567 ['1234567', '1234567', '1234567.00', '1,234,567.00', '1.235e+6', '1.234567e+6', '1234567', '1.23e+6', '123456700%', '123456700.0%', '1234567', '+1234567', '0001234567', '1234567.00', '1234567   ', ' 1234567.0  ', '*****1234567', '+  1234567', '1234567', ' 1234567', '1.234567E+6', '1234567', '1.2E+6', '00,000,001,234,567.0', '1234567.0', '1,234,567', '01234567', '123456700', '01,234,567']
#> 0.00001234 ['0.00001234', '0.00001234', '0.00', '0.00', '1.234e-5', '1.234e-5', '0.00001234', '0.0000123', '0.001234%', '0.0%', '0.00001234', '+0.00001234', '0.00001234', '0000000.00', '0.00001234', '    0.0     ', '**0.00001234', '+0.00001234', '0', ' 0.00001234', '1.234E-5', '0.00001234', '0.000012', '00,000,000,000,000.0', '0.0', '0.00001234', '0.00001234', '0.00001234', '0.00001234']
#> 9.995 ['9.995', '9.995', '10.00', '10.00', '9.995e+0', '9.995e+0', '9.995', '10.0', '999.5%', '999.5%', '9.995', '+9.995', '000009.995', '0000010.00', '9.995     ', '    10.0    ', '*******9.995', '+    9.995', '10', ' 9.995', '9.995E+0', '9.995', '10', '00,000,000,000,010.0', '10.0', '9.995', '0009.995', '9.9950000', '00,009.995']
#> 1E+30 ['1E+30', '1000000000000000000000000000000', '1000000000000000000000000000000.00', '1,000,000,000,000,000,000,000,000,000,000.00', '1.000e+30', '1e+30', '1e+30', '1e+30', '100000000000000000000000000000000%', '100000000000000000000000000000000.0%', '1e+30', '+1E+30', '000001E+30', '1000000000000000000000000000000.00', '1E+30     ', '1000000000000000000000000000000.0', '*******1E+30', '+    1E+30', '1000000000000000000000000000000', ' 1E+30', '1E+30', '1E+30', '1E+30', '1,000,000,000,000,000,000,000,000,000,000.0', '1000000000000000000000000000000.0', '1E+30', '0001E+30', '1E+300000', '00,001E+30']
#> 1.500 ['1.500', '1.500', '1.50', '1.50', '1.500e+0', '1.500e+0', '1.500', '1.50', '150.0%', '150.0%', '1.500', '+1.500', '000001.500', '0000001.50', '1.500     ', '    1.5     ', '*******1.500', '+    1.500', '2', ' 1.500', '1.500E+0', '1.500', '1.5', '00,000,000,000,001.5', '1.5', '1.500', '0001.500', '1.5000000', '00,001.500']

### format: localcontext, ROUND_UP and Decimal
with localcontext(rounding=ROUND_UP): print(f'{Decimal("1.01"):.1f}')
with localcontext(capitals=0): print(Decimal('1E9'), f'{Decimal("1E9")}', f'{Decimal("1E9"):5}')
E(format, Decimal(1), 5)
#> 1.1
#> 1e+9 1e+9  1e+9
#> TypeError format() argument 2 must be str, not int

### a context, a number and a with statement in the middle of things
# oracle and builds alike; snapshots are taken by the walk test
from decimal import *
def steps():
    with localcontext(prec=4) as ctx:
        total = Decimal(0)
        for i in range(1, 4):
            total += Decimal(1) / i
            yield total
        yield ctx.flags[Inexact]
print(list(steps()), getcontext().prec)  #> [Decimal('1'), Decimal('1.5'), Decimal('1.833'), True] 28

### formats that make no sense: CPython in Pyodide has no module for them
#: oracle=no
from decimal import Decimal
for spec in ('.f', 'x', 'd', 's', ',_', ',n', 'ff', '.5.5', '<020', ' =+08.3f', '9' * 20, '.' + '9' * 20 + 'f'):
    try:
        print(spec, format(Decimal(1), spec))
    except (ValueError, OverflowError) as e:
        print(spec, type(e).__name__, e)
print(format(Decimal(1), '001'), format(Decimal(1), '0<5'), format(Decimal(1), '<5'), format(Decimal(1), '+05'))
#> .f ValueError invalid format string
#> x ValueError invalid format string
#> d ValueError invalid format string
#> s ValueError invalid format string
#> ,_ ValueError invalid format string
#> ,n ValueError invalid format string
#> ff ValueError invalid format string
#> .5.5 ValueError invalid format string
#> <020 ValueError invalid format string
#>  =+08.3f ValueError invalid format string
#> 99999999999999999999 OverflowError cannot fit 'int' into an index-sized integer
#> .99999999999999999999f OverflowError cannot fit 'int' into an index-sized integer
#> 1 10000 1     +0001

### signals compared with dicts
from decimal import Context, Inexact, Rounded
c, d = Context(), Context()
f = c.flags
odd = {i: False for i in range(9)}
print(f == d.flags, f == c.traps, f == dict(f), f != dict(f), dict(f) == f)
print(f == {Rounded: False}, f != {Rounded: False}, f == {1: 2}, f == odd, f != odd, f == 5)
f[Rounded] = 1
print(f == d.flags, f == dict(f), f == {**d.flags, Rounded: True}, f == {k: 'x' for k in f})
for other in {}, f:
    try:
        print(f == other)
    except ValueError as e:
        print(e)
#> True False True False True
#> False True False False True False
#> False True True False
#> invalid signal dict
#> True

### a context's attributes cannot be deleted
from decimal import Context
class Mine(Context): pass
for c in Context(), Mine():
    for f in (lambda: setattr(c, 'foo', 1), lambda: delattr(c, 'foo'), lambda: delattr(c, 'prec'), lambda: c.foo,
              lambda: setattr(c, 'prec', 12)):
        try:
            print(f(), end=' ')
        except AttributeError as e:
            print(e)
    print(c.prec)
try:
    Context(1, bogus=3, prec=2)
except TypeError as e:
    print(e)
#> 'decimal.Context' object has no attribute 'foo'
#> context attributes cannot be deleted
#> context attributes cannot be deleted
#> 'decimal.Context' object has no attribute 'foo'
#> None 12
#> None context attributes cannot be deleted
#> context attributes cannot be deleted
#> 1 None 12
#> argument for function given by name ('prec') and position (1)

### texts that a context takes for no number
from decimal import *
quiet = Context(prec=3, traps=[])
for text in ('  3.14  ', '3_3.3_3', 'a_b', '', '3.14159'):
    print(repr(quiet.create_decimal(text)), Decimal(text) if text[-1:] in (' ', '3') else None)
    try: print(Context(prec=3).create_decimal(text))
    except InvalidOperation as e: print(e)
#> Decimal('NaN') 3.14
#> [<class 'decimal.ConversionSyntax'>]
#> Decimal('NaN') 33.33
#> [<class 'decimal.ConversionSyntax'>]
#> Decimal('NaN') None
#> [<class 'decimal.ConversionSyntax'>]
#> Decimal('NaN') None
#> [<class 'decimal.ConversionSyntax'>]
#> Decimal('3.14') None
#> 3.14

### exponents far out of range
for text in ('1e9223372036854775799', '1e9223372036854775807', '1e9223372036854775808', '1e-9223372036854775808',
             '1e99999999999999999999999',
             '0e99999999999999999999', '-0e-99999999999999999999', '0e1000000000000000000000',
             '123e1000000000000000000000',
             '1e-1000000000000000000000', '0.' + '0' * 50 + '1e100000000000000000000',
             '1e0000000000000000000000000000001'):
    told = []
    for make in (Decimal, Context().create_decimal, Context(traps=[]).create_decimal):
        try: told.append(str(make(text)))
        except ArithmeticError as e: told.append(type(e).__name__)
    print(text[-26:], *told)
#> 1e9223372036854775799 InvalidOperation Overflow Infinity
#> 1e9223372036854775807 InvalidOperation Overflow Infinity
#> 1e9223372036854775808 InvalidOperation Overflow Infinity
#> 1e-9223372036854775808 InvalidOperation 0E-1000026 0E-1000026
#> 1e99999999999999999999999 InvalidOperation Overflow Infinity
#> 0e99999999999999999999 InvalidOperation 0E+999999 0E+999999
#> -0e-99999999999999999999 InvalidOperation -0E-1000026 -0E-1000026
#> 0e1000000000000000000000 InvalidOperation 0E+999999 0E+999999
#> 123e1000000000000000000000 InvalidOperation Overflow Infinity
#> 1e-1000000000000000000000 InvalidOperation 0E-1000026 0E-1000026
#> 0001e100000000000000000000 InvalidOperation Overflow Infinity
#> 00000000000000000000000001 1E+1 1E+1 1E+1

### texts with a long exponent that are not numbers
for text in ('1e99999999999999999 ', 'infe99999999999999999', 'e99999999999999999999', '1e+-9999999999999999999',
             '1e5e99999999999999999',
             'xe99999999999999999', '1e' + '9' * 5000, '1e9999999999999999²9'):
    try: print(Context().create_decimal(text))
    except ArithmeticError as e: print(type(e).__name__, ascii(text[:22]))
#> InvalidOperation '1e99999999999999999 '
#> InvalidOperation 'infe99999999999999999'
#> InvalidOperation 'e99999999999999999999'
#> InvalidOperation '1e+-999999999999999999'
#> InvalidOperation '1e5e99999999999999999'
#> InvalidOperation 'xe99999999999999999'
#> Overflow '1e99999999999999999999'
#> InvalidOperation '1e9999999999999999\xb29'

### exponents of tuples far out of range
for exp in 1 << 100, -1 << 100:
    for make in Decimal, Context().create_decimal:
        try: print(make((0, (1,), exp)))
        except OverflowError as e: print(e)
print(Context().create_decimal((0, (1,), -10 ** 9)), Context(traps=[]).create_decimal((1, (1, 2), 10 ** 9)))
#> Python int too large to convert to C ssize_t
#> Python int too large to convert to C ssize_t
#> Python int too large to convert to C ssize_t
#> Python int too large to convert to C ssize_t
#> 0E-1000026 -Infinity

### a context has no _clamp
print(hasattr(Context(), '_clamp'), Context(clamp=1).clamp)  #> False 1
