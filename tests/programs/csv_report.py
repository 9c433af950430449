### sales in CSV: a report by region and month, with decimals, statistics and templates
import csv
import io
import itertools
import statistics
import textwrap
from collections import Counter, defaultdict, namedtuple
from datetime import datetime
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation
from operator import attrgetter, itemgetter
from string import Template

RAW = '''order_id,date,region,product,"unit price",quantity,discount
1001,2024-01-15,North,"Widget, large",12.50,10,0
1002,2024-01-17,South,Gadget,99.99,1,0.1
1003,2024-02-02,North,"Gizmo ""Pro""",249.00,2,0.15
1004,2024-02-14,East,Widget,7.25,40,
1005,2024-02-30,East,Widget,7.25,4,0
1006,2024-03-01,South,Gadget,99.99,three,0
1007,2024-03-09,West,Gizmo,199.00,1,0.05
1008,2024-03-21,North,Gadget,99.99,3,0
1009,2024-03-28,South,"Widget
multi-line",5.00,100,0.2
'''
Sale = namedtuple("Sale", "id date region product price quantity discount")


class RowError(ValueError):
    def __init__(self, line, message):
        super().__init__(f"line {line}: {message}")
        self.line = line


def parse(text):
    reader = csv.DictReader(io.StringIO(text, newline=""))
    errors = []
    for row in reader:
        try:
            yield Sale(int(row["order_id"]), datetime.strptime(row["date"], "%Y-%m-%d").date(), row["region"],
                       " ".join(row["product"].split()), Decimal(row["unit price"]), int(row["quantity"]),
                       Decimal(row["discount"] or "0"))
        except (ValueError, InvalidOperation) as e:
            errors.append(RowError(reader.line_num, e))
    if errors:
        raise ExceptionGroup("bad rows", errors)


def total(sale):
    return (sale.price * sale.quantity * (1 - sale.discount)).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)


def collect(rows):
    sales, problems = [], []
    try:
        for sale in rows:
            sales.append(sale)
    except* RowError as group:
        problems.extend(group.exceptions)
    return sales, problems


def money(value):
    return f"{value:>12,.2f}"


sales, problems = collect(parse(RAW))
print(len(sales), "sales,", len(problems), "problems")
for problem in problems:
    print("  ", problem, "|", type(problem.args[0]).__name__, problem.line)

by_region = defaultdict(list)
for sale in sales:
    by_region[sale.region].append(sale)
print(f"{'region':<8}{'orders':>7}{'revenue':>12}{'mean':>12}")
print("-" * 39)
for region, group in sorted(by_region.items(), key=lambda kv: -sum(map(total, kv[1]))):
    totals = [total(s) for s in group]
    print(f"{region:<8}{len(group):>7}{money(sum(totals))}{money(statistics.mean(totals))}")

print("\nby month")
for month, group in itertools.groupby(sorted(sales, key=attrgetter("date")), key=lambda s: s.date.strftime("%b %Y")):
    group = list(group)
    bar = "#" * int(sum(map(total, group)) // 50)
    print(f"{month} {money(sum(map(total, group)))} {bar}")

units = Counter()
for sale in sales:
    units[sale.product] += sale.quantity
print("\ntop products:", units.most_common(3), units.total())
print("median", statistics.median(map(total, sales)), "stdev", round(statistics.stdev(float(total(s)) for s in sales), 4))
quartiles = statistics.quantiles([float(total(s)) for s in sales], n=4)
print("quartiles", [f"{q:.2f}" for q in quartiles])

out = io.StringIO()
writer = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\n")
writer.writerow(["product", "units", "revenue"])
for product, n in sorted(units.items(), key=itemgetter(1), reverse=True):
    writer.writerow([product, n, float(sum(total(s) for s in sales if s.product == product))])
print(out.getvalue())

letter = Template(textwrap.dedent("""\
    Dear ${name},

    your best region was $region with $$${revenue}.
    $missing
    """))
best = max(by_region, key=lambda r: sum(map(total, by_region[r])))
print(letter.safe_substitute(name="Ann", region=best, revenue=sum(map(total, by_region[best]))))
try:
    letter.substitute(name="Ann")
except KeyError as e:
    print("missing:", e)
print(csv.Sniffer().sniff("a;b;c\n1;2;3\n").delimiter, csv.list_dialects())
#> 7 sales, 2 problems
#>    line 6: day 30 must be in range 1..29 for month 2 in year 2024 | str 6
#>    line 7: invalid literal for int() with base 10: 'three' | str 7
#> region   orders     revenue        mean
#> ---------------------------------------
#> North         3      848.27      282.76
#> South         2      489.99      245.00
#> East          1      290.00      290.00
#> West          1      189.05      189.05
#>
#> by month
#> Jan 2024       214.99 ####
#> Feb 2024       713.30 ##############
#> Mar 2024       889.02 #################
#>
#> top products: [('Widget multi-line', 100), ('Widget', 40), ('Widget, large', 10)] 157
#> median 290.00 stdev 129.6956
#> quartiles ['125.00', '290.00', '400.00']
#> "product","units","revenue"
#> "Widget multi-line",100,400.0
#> "Widget",40,290.0
#> "Widget, large",10,125.0
#> "Gadget",4,389.96
#> "Gizmo ""Pro""",2,423.3
#> "Gizmo",1,189.05
#>
#> Dear Ann,
#>
#> your best region was North with $848.27.
#> $missing
#>
#> missing: 'region'
#> ; ['excel', 'excel-tab', 'unix']
