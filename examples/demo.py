# A program such as an agent writes: reads orders, looks prices up, converts currencies, and reports.
# `orders` is an input. `price(item)` and `exchange_rate(currency)` are functions of the host.


class Order:
    """A line of the table."""

    def __init__(self, customer, item, count, currency):
        self.customer = customer
        self.item = item
        self.count = int(count)
        self.currency = currency

    def __repr__(self):
        return f"Order({self.customer!r}, {self.item!r}, {self.count})"


class Customer:
    def __init__(self, name):
        self.name = name
        self.total = 0.0
        self.items = []

    def add(self, order, amount):
        self.total += amount
        self.items.append(order.item)


def cells(line):
    """Splits a line of CSV; a quoted cell may have commas, and quotes written twice."""
    cell, quoted, i = "", False, 0
    while i < len(line):
        c = line[i]
        if c == '"' and quoted and line[i + 1 : i + 2] == '"':
            cell += '"'
            i += 1
        elif c == '"':
            quoted = not quoted
        elif c == "," and not quoted:
            yield cell
            cell = ""
        else:
            cell += c
        i += 1
    yield cell


def read(text):
    for number, line in enumerate(text.strip().split("\n")[1:], 2):
        try:
            yield Order(*cells(line))
        except (TypeError, ValueError) as error:
            print(f"line {number} left out: {error}")


rates, customers = {"EUR": 1.0}, {}
for order in read(orders):
    if order.currency not in rates:
        rates[order.currency] = exchange_rate(order.currency)
    amount = order.count * price(order.item) / rates[order.currency]
    customers.setdefault(order.customer, Customer(order.customer)).add(order, amount)

print(f"{'customer':<20}|{'total EUR':>11} | items")
for customer in sorted(customers.values(), key=lambda c: -c.total):
    print(f"{customer.name:<20}|{customer.total:>11,.2f} | {', '.join(customer.items)}")
{c.name: round(c.total, 2) for c in customers.values()}
