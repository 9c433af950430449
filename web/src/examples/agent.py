# An agent writes such code: it reads a table, looks something up, and
# asks a person before it spends anything. Waiting may take days.

rates = http_get("https://example.org/rates")
orders = read_table("orders")

by_customer = {}
for order in orders:
    by_customer.setdefault(order["customer"], []).append(order)

refunds = []
for customer, lines in by_customer.items():
    total = sum(line["price"] for line in lines)
    in_dollars = round(total * rates["USD"], 2)
    if total < 100:
        print(f"{customer}: {total} EUR, nothing to do")
        continue
    verdict = ask(f"Refund 10 % of {in_dollars} USD to {customer}?",
                  ["approve", "refuse"])
    if verdict == "approve":
        refund = round(in_dollars / 10, 2)
        refunds.append({"customer": customer, "refund": refund})

draw_chart({r["customer"]: r["refund"] for r in refunds},
           title="Refunds in USD")
refunds
