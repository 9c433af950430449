# Sorting: with key functions, by tuples, by an attribute-like lookup, reversed,
# already sorted and nearly sorted input; min and max with keys.


def records(count):
    out = []
    seed = 99
    for i in range(count):
        seed = seed * 16807 % 2147483647
        out.append({"id": i, "score": seed % 1000, "name": "n" + str(seed % 5000)})
    return out


def digest(items):
    value = 0
    for item in items:
        value = (value * 31 + item["id"]) % 1000003
    return value


def main():
    rows = records(50000)
    out = []
    out.append(digest(sorted(rows, key=lambda r: r["score"])))
    out.append(digest(sorted(rows, key=lambda r: (r["score"], r["name"]))))
    out.append(digest(sorted(rows, key=lambda r: r["name"], reverse=True)))
    numbers = [r["score"] * 1000 + r["id"] % 1000 for r in rows]
    for _ in range(3):
        numbers = sorted(numbers)
        low = numbers[10]
        numbers[10] = numbers[-10]
        numbers[-10] = low
        numbers.reverse()
        numbers.sort()
    out.append(numbers[12345])
    words = [r["name"] for r in rows]
    words.sort(key=len)
    out.append(words[15000])
    words.sort()
    out.append(words[777])
    out.append(max(rows, key=lambda r: (r["score"], -r["id"]))["id"])
    out.append(min(rows, key=lambda r: r["name"])["id"])
    return out


print(main())
