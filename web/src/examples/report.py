import csv, io
from collections import defaultdict

data = """customer,item,count,price
Ann,lamp,2,48.00
Bo,desk,1,390.00
Ann,chair,4,120.00
Cleo,"shelf, oak",1,75.50
"""

totals = defaultdict(float)
for row in csv.DictReader(io.StringIO(data)):
    totals[row["customer"]] += int(row["count"]) * float(row["price"])

for name, total in sorted(totals.items(), key=lambda pair: -pair[1]):
    print(f"{name:<8}{total:>10,.2f}")

[{"customer": name, "total": total} for name, total in totals.items()]
