### sales records: CSV in, group-by, join, pivot, JSON out
from __future__ import annotations
import csv, io, json, statistics
from collections import defaultdict, OrderedDict
from dataclasses import dataclass, field, asdict, replace
from datetime import date, timedelta
from decimal import Decimal, ROUND_HALF_UP
from itertools import groupby, accumulate
from operator import attrgetter, itemgetter
from typing import Iterable, Callable, Any

ORDERS = """\
id,date,customer,product,qty,price
1,2024-01-05,C1,Widget,10,2.50
2,2024-01-17,C2,"Gadget, large",3,19.99
3,2024-02-02,C1,Gizmo,1,105.00
4,2024-02-11,C3,Widget,25,2.45
5,2024-02-28,C4,"The ""Best"" Gizmo",2,110.10
6,2024-03-01,C2,Widget,bad,2.50
7,2024-03-09,C3,"Gadget, large",7,18.75
8,2024-13-01,C1,Widget,1,2.50
9,2024-03-31,C2,Gizmo,4,99.95
"""
CUSTOMERS = json.loads("""[{"id": "C1", "name": "Ada", "region": "north"}, {"id": "C2", "name": "Béla", "region": "south"},
  {"id": "C3", "name": "Chloë", "region": "north", "vip": true}, {"id": "C5", "name": "Edsger", "region": null}]""")

@dataclass(frozen=True, slots=True, order=True)
class Order:
    day: date
    id: int
    customer: str = field(compare=False)
    product: str = field(compare=False)
    qty: int = field(compare=False)
    price: Decimal = field(compare=False, repr=False)

    @property
    def total(self) -> Decimal:
        return (self.qty * self.price).quantize(Decimal("0.01"), ROUND_HALF_UP)

    @classmethod
    def from_row(cls, row: dict[str, str]) -> Order:
        return cls(date.fromisoformat(row["date"]), int(row["id"]), row["customer"], row["product"], int(row["qty"]), Decimal(row["price"]))

def load(text: str) -> tuple[list[Order], list[tuple[int, str]]]:
    good, bad = [], []
    for number, row in enumerate(csv.DictReader(io.StringIO(text)), start=2):
        try:
            good.append(Order.from_row(row))
        except ValueError as e:
            bad.append((number, f"{type(e).__name__}: {e}"))
    return good, bad

def group_by(rows: Iterable, key: Callable[[Any], Any]) -> dict:
    out = defaultdict(list)
    for r in rows:
        out[key(r)].append(r)
    return dict(sorted(out.items()))

orders, errors = load(ORDERS)
for line, message in errors:
    print(f"line {line}: {message}")
for o in sorted(orders, reverse=True)[:3]:
    print(o, o.total)
print("-- by product")
for product, rows in group_by(orders, attrgetter("product")).items():
    qs = [r.qty for r in rows]
    print(f"{product:<20}{len(rows):>3}{sum(qs):>6}{statistics.fmean(qs):>8.2f}{statistics.median(qs):>6}{sum(r.total for r in rows):>12,}")
print("-- join")
names = {c["id"]: c for c in CUSTOMERS}
joined = [{**asdict(o), "total": o.total, "name": names.get(o.customer, {}).get("name", "?"), "region": (names.get(o.customer) or {}).get("region") or "n/a"} for o in orders]
for row in joined:
    print("{id:>2} {day:%d %b %y} {name:6} {region:^7} {total:>9}".format(**row))
print("without orders:", sorted(names.keys() - {o.customer for o in orders}))
print("-- pivot")
months = sorted({f"{o.day:%Y-%m}" for o in orders})
table: dict[str, dict[str, Decimal]] = defaultdict(lambda: dict.fromkeys(months, Decimal(0)))
for row in joined:
    table[row["region"]][format(row["day"], "%Y-%m")] += row["total"]
print(f"{'region':<8}" + "".join(f"{m:>10}" for m in months) + f"{'total':>10}")
for region, cells in sorted(table.items()):
    print(f"{region:<8}" + "".join(f"{v:>10.2f}" for v in cells.values()) + f"{sum(cells.values()):>10.2f}")
print("-- running")
for (k, g), run in zip([(k, sum(o.total for o in g)) for k, g in groupby(sorted(orders), key=lambda o: o.day.month)],
                       accumulate(sum(o.total for o in g) for _, g in groupby(sorted(orders), key=lambda o: o.day.month))):
    print(k, g, run)
print(json.dumps(joined[:2], default=str, indent=2, sort_keys=True, ensure_ascii=False))
out = io.StringIO(newline="")
w = csv.DictWriter(out, ["id", "product", "total"], extrasaction="ignore", quoting=csv.QUOTE_NONNUMERIC, lineterminator="\n")
w.writeheader()
w.writerows(joined)
print(out.getvalue(), end="")
try:
    orders[0].qty = 5
except Exception as e:
    print(type(e).__name__, e)
print(replace(orders[0], qty=11, day=orders[0].day + timedelta(weeks=4)))
try:
    json.dumps(joined[0])
except TypeError as e:
    print(e, getattr(e, "__notes__", None))
#> line 7: ValueError: invalid literal for int() with base 10: 'bad'
#> line 9: ValueError: month must be in 1..12, not 13
#> Order(day=datetime.date(2024, 3, 31), id=9, customer='C2', product='Gizmo', qty=4) 399.80
#> Order(day=datetime.date(2024, 3, 9), id=7, customer='C3', product='Gadget, large', qty=7) 131.25
#> Order(day=datetime.date(2024, 2, 28), id=5, customer='C4', product='The "Best" Gizmo', qty=2) 220.20
#> -- by product
#> Gadget, large         2    10    5.00   5.0      191.22
#> Gizmo                 2     5    2.50   2.5      504.80
#> The "Best" Gizmo      1     2    2.00     2      220.20
#> Widget                2    35   17.50  17.5       86.25
#> -- join
#>  1 05 Jan 24 Ada     north      25.00
#>  2 17 Jan 24 Béla    south      59.97
#>  3 02 Feb 24 Ada     north     105.00
#>  4 11 Feb 24 Chloë   north      61.25
#>  5 28 Feb 24 ?        n/a      220.20
#>  7 09 Mar 24 Chloë   north     131.25
#>  9 31 Mar 24 Béla    south     399.80
#> without orders: ['C5']
#> -- pivot
#> region     2024-01   2024-02   2024-03     total
#> n/a           0.00    220.20      0.00    220.20
#> north        25.00    166.25    131.25    322.50
#> south        59.97      0.00    399.80    459.77
#> -- running
#> 1 84.97 84.97
#> 2 386.45 471.42
#> 3 531.05 1002.47
#> [
#>   {
#>     "customer": "C1",
#>     "day": "2024-01-05",
#>     "id": 1,
#>     "name": "Ada",
#>     "price": "2.50",
#>     "product": "Widget",
#>     "qty": 10,
#>     "region": "north",
#>     "total": "25.00"
#>   },
#>   {
#>     "customer": "C2",
#>     "day": "2024-01-17",
#>     "id": 2,
#>     "name": "Béla",
#>     "price": "19.99",
#>     "product": "Gadget, large",
#>     "qty": 3,
#>     "region": "south",
#>     "total": "59.97"
#>   }
#> ]
#> "id","product","total"
#> 1,"Widget",25.00
#> 2,"Gadget, large",59.97
#> 3,"Gizmo",105.00
#> 4,"Widget",61.25
#> 5,"The ""Best"" Gizmo",220.20
#> 7,"Gadget, large",131.25
#> 9,"Gizmo",399.80
#> FrozenInstanceError cannot assign to field 'qty'
#> Order(day=datetime.date(2024, 2, 2), id=1, customer='C1', product='Widget', qty=11)
#> Object of type date is not JSON serializable ["when serializing dict item 'day'"]
