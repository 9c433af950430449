# json.dumps and json.loads of nested data, and of text with escapes.
import json


def document(count):
    rows = []
    for i in range(count):
        rows.append(
            {
                "id": i,
                "name": "user " + str(i),
                "tags": ["a", "b\n", 'quo"te', "tab\t"],
                "score": i * 0.25,
                "active": i % 2 == 0,
                "parent": None,
                "where": {"x": i, "y": [-i, i * i]},
            }
        )
    return {"rows": rows, "count": count}


def main():
    total = 0
    data = document(800)
    for i in range(38):
        text = json.dumps(data)
        total += len(text)
        data = json.loads(text)
        data["count"] += 1
    compact = json.dumps(data["rows"][:200], separators=(",", ":"))
    total += len(compact)
    for i in range(22000):
        small = json.loads('{"tool": "search", "args": {"q": "snake", "n": ' + str(i) + "}}")
        total += small["args"]["n"] + len(json.dumps(small["args"]))
    return data["count"], total, data["rows"][-1]["where"]["y"], data["rows"][0]["tags"][3] == "tab\t"


print(main())
