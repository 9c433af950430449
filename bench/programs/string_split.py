# Text taken apart: CSV with quotes by hand, split, find, partition, int() and
# float() of fields, a tokenizer and calculator on characters.


def make_csv(rows):
    lines = []
    for i in range(rows):
        lines.append(str(i) + ',"name, no ' + str(i % 37) + '",' + str(i * 1.5) + ",ok")
    return "\n".join(lines)


def parse_line(line):
    fields = []
    field = ""
    quoted = False
    for c in line:
        if c == '"':
            quoted = not quoted
        elif c == "," and not quoted:
            fields.append(field)
            field = ""
        else:
            field += c
    fields.append(field)
    return fields


def parse_csv(text):
    total = 0.0
    names = {}
    for line in text.split("\n"):
        number, name, price, state = parse_line(line)
        if state == "ok":
            total += float(price) + int(number)
        names[name] = names.get(name, 0) + 1
    return total, len(names)


def headers(rounds):
    text = "Host: example.org\nAccept: text/html; q=0.9\nX-Id: 1234\nConnection: close"
    size = 0
    for _ in range(rounds):
        found = {}
        for line in text.splitlines():
            key, _colon, value = line.partition(":")
            found[key.strip().lower()] = value.strip()
        size += int(found["x-id"]) + len(found["host"]) + text.find("close")
    return size


def tokens(text):
    out = []
    at = 0
    while at < len(text):
        c = text[at]
        if c.isdigit():
            end = at
            while end < len(text) and text[end].isdigit():
                end += 1
            out.append(int(text[at:end]))
            at = end
        elif c == " ":
            at += 1
        else:
            out.append(c)
            at += 1
    return out


def evaluate(items):
    values = []
    operators = []
    rank = {"+": 1, "-": 1, "*": 2, "(": 0}

    def reduce_top():
        operator = operators.pop()
        right = values.pop()
        left = values.pop()
        if operator == "+":
            values.append(left + right)
        elif operator == "-":
            values.append(left - right)
        else:
            values.append(left * right % 1000003)

    for item in items:
        if item == "(":
            operators.append(item)
        elif item == ")":
            while operators[-1] != "(":
                reduce_top()
            operators.pop()
        elif item in rank:
            while operators and rank[operators[-1]] >= rank[item]:
                reduce_top()
            operators.append(item)
        else:
            values.append(item)
    while operators:
        reduce_top()
    return values[0]


expression = "(12 + 3) * (47 - 5 * (2 + 6)) + " * 2500 + "1"
result, kinds = parse_csv(make_csv(24000))
print(f"{result:.1f}", kinds, headers(60000), evaluate(tokens(expression)))
