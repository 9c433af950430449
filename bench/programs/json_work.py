# json.dumps and json.loads of nested data, and of text with escapes.
import json


def document(count):
    rows = []
    for i in range(count):
        rows.append(
            {
                "id": i,
                "name": "user " + str(i),
                "tags": ["a", "b\n", 'quo"te', "\u00e9t\u00e9"],
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
    pretty = json.dumps(data["rows"][:200], indent=2)
    total += len(pretty)
    for i in range(22000):
        small = json.loads('{"tool": "search", "args": {"q": "snake", "n": ' + str(i) + "}}")
        total += small["args"]["n"] + len(json.dumps(small["args"]))
    return data["count"], total, data["rows"][-1]["where"]["y"], data["rows"][0]["tags"][3] == "\u00e9t\u00e9"


print(main())
