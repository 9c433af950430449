### invoices: decimals, aligned tables, wrapped text
import textwrap, locale, sys
from abc import ABC, abstractmethod
from collections import UserList
from dataclasses import dataclass, field, fields
from datetime import date, timedelta
from decimal import Decimal as D, ROUND_HALF_EVEN, ROUND_HALF_UP, localcontext, InvalidOperation
from enum import StrEnum
from functools import total_ordering, cached_property
from typing import Self, Literal, Final

CENT: Final = D("0.01")

@total_ordering
class Money:
    __slots__ = ("amount", "currency")
    SYMBOLS = {"EUR": "€", "USD": "$", "GBP": "£"}
    def __init__(self, amount, currency="EUR"):
        self.amount, self.currency = D(str(amount)).quantize(CENT, ROUND_HALF_UP), currency
    def _same(self, other):
        if self.currency != other.currency: raise ValueError(f"cannot mix {self.currency} and {other.currency}")
        return other.amount
    def __add__(self, other):
        if other == 0: return self
        if not isinstance(other, Money): return NotImplemented
        return Money(self.amount + self._same(other), self.currency)
    __radd__ = __add__
    def __neg__(self): return Money(-self.amount, self.currency)
    def __sub__(self, other): return self + -other
    def __mul__(self, k): return Money(self.amount * (D(str(k)) if isinstance(k, float) else k), self.currency)
    __rmul__ = __mul__
    def __truediv__(self, other): return self.amount / self._same(other) if isinstance(other, Money) else Money(self.amount / other, self.currency)
    def __eq__(self, other): return isinstance(other, Money) and (self.amount, self.currency) == (other.amount, other.currency)
    def __lt__(self, other): return self.amount < self._same(other)
    def __hash__(self): return hash((self.amount, self.currency))
    def __bool__(self): return bool(self.amount)
    def __repr__(self): return f"Money('{self.amount}', {self.currency!r})"
    def __format__(self, spec):
        if spec.endswith("s"):
            body = f"{abs(self.amount):,.2f}"
            return format(f"({self.SYMBOLS[self.currency]}{body})" if self.amount < 0 else f"{self.SYMBOLS[self.currency]}{body} ", spec)
        return format(self.amount, spec or ".2f")
    def split(self, n):
        base, extra = divmod(int(self.amount * 100), n)
        return [Money(D(base + (i < extra)) / 100, self.currency) for i in range(n)]

class Vat(StrEnum):
    FULL = "20%"
    HALF = "9.5%"
    NONE = "0%"
    @property
    def rate(self): return D(self.rstrip("%")) / 100
    @classmethod
    def _missing_(cls, value):
        return next((m for m in cls if m.name.lower() == str(value).lower()), None)

@dataclass
class Line:
    text: str
    price: Money
    qty: D | int = 1
    vat: Vat = Vat.FULL
    discount: float = field(default=0.0, metadata={"unit": "%"})
    net: Money = field(init=False)
    def __post_init__(self):
        if self.qty <= 0: raise ValueError(f"quantity of {self.text!r} must be positive, not {self.qty}")
        self.net = self.price * self.qty * (1 - self.discount / 100)

class Document(ABC):
    WIDTH = 72
    @abstractmethod
    def body(self): ...
    def __str__(self): return "\n".join(s.rstrip() for s in self.body())

class Invoice(UserList, Document):
    def __init__(self, number, day, to, lines=(), notes=""):
        super().__init__(lines)
        self.number, self.day, self.to, self.notes = number, day, to, notes
    def due(self, days=30):
        d = self.day + timedelta(days)
        while d.weekday() >= 5: d += timedelta(1)
        return d
    def taxes(self):
        out = {}
        for l in self: out[l.vat] = out.get(l.vat, 0) + l.net * l.vat.rate
        return {k: out[k] for k in sorted(out, key=lambda v: v.rate, reverse=True) if out[k]}
    def body(self):
        w = self.WIDTH
        yield "INVOICE".center(w, "=")
        yield f"{'No. %06d' % self.number:<{w // 2}}{self.day:%A, %d %B %Y:>{w - w // 2}}" if False else f"{'No. %06d' % self.number:<{w // 2}}{format(self.day, '%A, %d %B %Y'):>{w - w // 2}}"
        yield from textwrap.wrap(self.to, 30, initial_indent="To: ", subsequent_indent="    ")
        yield "-" * w
        yield f"{'#':>2} {'Item':<28}{'Qty':>7}{'Price':>12}{'VAT':>6}{'Net':>17}"
        for i, l in enumerate(self, 1):
            first, *rest = textwrap.wrap(l.text, 27) or [""]
            yield f"{i:>2} {first:<28}{l.qty!s:>7}{l.price:>12,.2f}{l.vat:>6}{l.net:>17s}"
            for r in rest: yield f"   {r}"
            if l.discount: yield f"     less {l.discount:g}{fields(l)[4].metadata['unit']}"
        yield "-" * w
        net = sum(l.net for l in self)
        for label, amount in [("Net", net), *((f"VAT {k}", v) for k, v in self.taxes().items()), ("TOTAL", total := net + sum(self.taxes().values()))]:
            yield f"{label:.>{w - 17}}{amount:>17s}"
        yield f"Due {self.due():%a %d %b}, or {' + '.join(format(p) for p in total.split(3))}"
        if self.notes: yield textwrap.indent(textwrap.fill(textwrap.dedent(self.notes).strip(), w - 4), "  > ")

inv = Invoice(421, date(2024, 2, 29), "The Société Générale of Écoles, 12 Long Boulevard, 75001 Paris", notes="""
    Please pay within thirty days. Goods remain ours until then;
    a well-known-and-over-hyphenated-expression may break at its hyphens.""")
inv.append(Line("Widget", Money("12.345"), 3))
inv += [Line("Hours of consulting on the migration of legacy systems", Money(85), D("7.25"), Vat.NONE, 12.5), Line("Book", Money(19.99), 100, Vat("half")), Line("Refund", Money(-50))]
print(inv)
print(len(inv), inv[1:2].__class__.__name__ if False else inv[0], max(inv, key=lambda l: l.net).text)
for bad in (lambda: Line("x", Money(1), 0), lambda: Money(1) + Money(1, "USD"), lambda: Money(1) + "x", lambda: Money("1,5"), lambda: Vat("7%"), lambda: Document(), lambda: Money(1) < Money(2, "GBP"), lambda: Money(1).x):
    try: print(bad())
    except (ValueError, TypeError, InvalidOperation, AttributeError) as e: print(f"{type(e).__name__}: {e}" if not isinstance(e, InvalidOperation) else type(e).__name__)
print(Money(10).split(3), sum([Money(1), Money(2)]), Money(3) >= Money(2), Money(10) / Money(4), 2 * Money("0.125"), {Money(1): 1}[Money("1.00")], f"{Money(-1234.5):s}|{Money(5)}|{Money(5):+08.1f}")
with localcontext() as ctx:
    ctx.prec = 5
    print(D(1) / D(7), (D("1e3") + D("0.004")), D("2").sqrt())
print(D(1) / D(7), D("-0.00").normalize(), D("1200").normalize(), D("12.50").as_tuple(), f"{D('1234567.891'):,.1f} {D('0.00001'):e} {D('.5'):.0%}", Vat.FULL.upper(), list(Vat), f"{Vat.HALF:>8}|")
#> ================================INVOICE=================================
#> No. 000421                                    Thursday, 29 February 2024
#> To: The Société Générale of
#>     Écoles, 12 Long Boulevard,
#>     75001 Paris
#> ------------------------------------------------------------------------
#>  # Item                            Qty       Price   VAT              Net
#>  1 Widget                            3       12.35   20%          €37.05
#>  2 Hours of consulting on the     7.25       85.00    0%         €539.22
#>    migration of legacy systems
#>      less 12.5%
#>  3 Book                            100       19.99  9.5%       €1,999.00
#>  4 Refund                            1      -50.00   20%         (€50.00)
#> ------------------------------------------------------------------------
#> ....................................................Net       €2,525.27
#> ................................................VAT 20%          (€2.59)
#> ...............................................VAT 9.5%         €189.91
#> ..................................................TOTAL       €2,712.59
#> Due Mon 01 Apr, or 904.20 + 904.20 + 904.19
#>   > Please pay within thirty days. Goods remain ours until then; a well-
#>   > known-and-over-hyphenated-expression may break at its hyphens.
#> 4 Line(text='Widget', price=Money('12.35', 'EUR'), qty=3, vat=<Vat.FULL: '20%'>, discount=0.0, net=Money('37.05', 'EUR')) Book
#> ValueError: quantity of 'x' must be positive, not 0
#> ValueError: cannot mix EUR and USD
#> TypeError: unsupported operand type(s) for +: 'Money' and 'str'
#> InvalidOperation
#> ValueError: '7%' is not a valid Vat
#> TypeError: Can't instantiate abstract class Document without an implementation for abstract method 'body'
#> ValueError: cannot mix EUR and GBP
#> AttributeError: 'Money' object has no attribute 'x'
#> [Money('3.34', 'EUR'), Money('3.33', 'EUR'), Money('3.33', 'EUR')] Money('3.00', 'EUR') True 2.5 Money('0.26', 'EUR') 1 (€1,234.50)|5.00|+00005.0
#> 0.14286 1000.0 1.4142
#> 0.1428571428571428571428571429 -0 1.2E+3 DecimalTuple(sign=0, digits=(1, 2, 5, 0), exponent=-2) 1,234,567.9 1e-5 50% 20% [<Vat.FULL: '20%'>, <Vat.HALF: '9.5%'>, <Vat.NONE: '0%'>]     9.5%|
